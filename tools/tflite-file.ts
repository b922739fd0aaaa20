import { Builder, type Offset } from 'flatbuffers'

/** `code` of each operator, and `options`, the type of its option table, in TensorFlow Lite's schema, version 3. */
const OPERATORS = {
  add: { code: 0, options: 11 },
  concat: { code: 2, options: 10 },
  conv: { code: 3, options: 1 },
  sigmoid: { code: 14, options: 0 },
  maxPool: { code: 17, options: 5 },
  resize: { code: 23, options: 15 },
} as const
const SCHEMA = 3
const FLOAT32 = 0
const INT32 = 2
/** The runtime reads weights from the file without copying them, so they start at multiples of this many bytes. */
const ALIGNED = 16
const PADDING = { same: 0, valid: 1 }
const CHANNELS = 3

export interface TfliteTensor {
  shape: number[]
  data?: Float32Array
  integers?: number[]
}

export type TfliteOp = { inputs: number[]; output: number } & (
  | { kind: 'conv'; relu: boolean; dilation: number }
  | { kind: 'maxPool'; side: number }
  | { kind: 'concat' | 'add' | 'resize' | 'sigmoid' }
)

interface TfliteGraph {
  tensors: TfliteTensor[]
  ops: TfliteOp[]
  input: number
  output: number
}

export function writeTflite({ tensors, ops, input, output }: TfliteGraph): Uint8Array {
  const b = new Builder(1 << 20)
  const vector = (offsets: Offset[]) => {
    b.startVector(4, offsets.length, 4)
    for (const offset of offsets.toReversed()) b.addOffset(offset)
    return b.endVector()
  }
  const integers = (values: number[]) => {
    b.startVector(4, values.length, 4)
    for (const value of values.toReversed()) b.addInt32(value)
    return b.endVector()
  }
  const object = (fields: number, fill: () => void) => {
    b.startObject(fields)
    fill()
    return b.endObject()
  }

  const kinds = [...new Set(ops.map(({ kind }) => kind))]
  const codes = kinds.map((kind) => {
    const { code } = OPERATORS[kind]
    return object(4, () => {
      b.addFieldInt8(0, code, 0)
      b.addFieldInt32(2, kind === 'conv' || kind === 'resize' ? 3 : 1, 1)
      b.addFieldInt32(3, code, 0)
    })
  })

  // By convention, buffer 0 is empty and belongs to tensors without data.
  const buffers = [object(1, () => {})]
  const bufferOf = ({ data, integers }: TfliteTensor): number => {
    if (!data && !integers) return 0
    const { buffer, byteOffset, byteLength } = data ?? Int32Array.from(integers!)
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    b.startVector(1, bytes.length, ALIGNED)
    for (let at = bytes.length - 1; at >= 0; at--) b.addInt8(bytes[at]!)
    const content = b.endVector()
    return buffers.push(object(1, () => b.addFieldOffset(0, content, 0))) - 1
  }
  const written = tensors.map((tensor) => {
    const [sides, buffer] = [integers(tensor.shape), bufferOf(tensor)]
    return object(8, () => {
      b.addFieldOffset(0, sides, 0)
      b.addFieldInt8(1, tensor.integers ? INT32 : FLOAT32, 0)
      b.addFieldInt32(2, buffer, 0)
    })
  })

  const operators = ops.map((op) => {
    const [inputs, outputs] = [integers(op.inputs), integers([op.output])]
    const options = OPERATORS[op.kind].options ? object(6, () => addOptions(b, op)) : 0
    return object(9, () => {
      b.addFieldInt32(0, kinds.indexOf(op.kind), 0)
      b.addFieldOffset(1, inputs, 0)
      b.addFieldOffset(2, outputs, 0)
      b.addFieldInt8(3, OPERATORS[op.kind].options, 0)
      b.addFieldOffset(4, options, 0)
    })
  })
  const parts = [vector(written), integers([input]), integers([output]), vector(operators)]
  const subgraph = object(5, () => {
    for (const [slot, part] of parts.entries()) b.addFieldOffset(slot, part, 0)
  })
  const [codeList, graphs, bufferList] = [vector(codes), vector([subgraph]), vector(buffers)]
  const model = object(8, () => {
    b.addFieldInt32(0, SCHEMA, 0)
    b.addFieldOffset(1, codeList, 0)
    b.addFieldOffset(2, graphs, 0)
    b.addFieldOffset(4, bufferList, 0)
  })
  b.finish(model, 'TFL3')
  return b.asUint8Array()
}

function addOptions(b: Builder, op: TfliteOp): void {
  if (op.kind === 'conv') {
    b.addFieldInt8(0, PADDING.same, 0)
    b.addFieldInt32(1, 1, 0)
    b.addFieldInt32(2, 1, 0)
    b.addFieldInt8(3, op.relu ? 1 : 0, 0)
    b.addFieldInt32(4, op.dilation, 1)
    b.addFieldInt32(5, op.dilation, 1)
  } else if (op.kind === 'maxPool') {
    b.addFieldInt8(0, PADDING.valid, 0)
    for (const slot of [1, 2, 3, 4]) b.addFieldInt32(slot, op.side, 0)
  } else if (op.kind === 'concat') {
    b.addFieldInt32(0, CHANNELS, 0)
  } else if (op.kind === 'resize') {
    // `half_pixel_centers`: resizing samples at the centres of pixels, as in the ONNX file.
    b.addFieldInt8(3, 1, 0)
  }
}
