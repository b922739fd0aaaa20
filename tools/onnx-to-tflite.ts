import { type OnnxGraph, type OnnxNode, readOnnx } from './onnx-graph.ts'
import { type TfliteOp, type TfliteTensor, writeTflite } from './tflite-file.ts'

/**
 * Converts an ONNX model with its weights to TensorFlow Lite, but only its first output. The result has channels last:
 * its input is 1 x rows x columns x channels.
 * @throws Error that names an operator or attribute that cannot be converted
 */
export function tfliteOf(onnx: Uint8Array): Uint8Array {
  const graph = readOnnx(onnx)
  const [result] = graph.outputs
  const makers = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node])))
  const tensors: TfliteTensor[] = []
  const ops: TfliteOp[] = []
  const places = new Map<string, number>()
  const place = (tensor: TfliteTensor, name?: string): number => {
    const index = tensors.push(tensor) - 1
    if (name) places.set(name, index)
    return index
  }
  const placeOf = (name: string): number => {
    const index = places.get(name)
    if (index === undefined) throw new Error(`${name} is used before it is made`)
    return index
  }
  const sidesOf = (name: string): [number, number] => [
    tensors[placeOf(name)]!.shape[1]!,
    tensors[placeOf(name)]!.shape[2]!,
  ]

  const convert = (node: OnnxNode): void => {
    const [output] = node.outputs
    const [source] = node.inputs
    if (!output || !source) throw new Error(`${node.op} has no input or output`)
    const inputs = node.op === 'Concat' || node.op === 'Add' ? node.inputs.map(placeOf) : [placeOf(source)]
    const shapes = inputs.map((index) => tensors[index]!.shape)
    const [rows, columns] = sidesOf(source)
    const channels = shapes[0]!.at(-1)!
    const make = (shape: number[], op: DistributiveOmit<TfliteOp, 'inputs' | 'output'>, more: number[] = []) =>
      void ops.push({ ...op, inputs: [...inputs, ...more], output: place({ shape }, output) })
    switch (node.op) {
      case 'Conv': {
        const { kernel, bias, filters, dilation } = weightsOf(node, graph)
        const relu = consumersOf(output, graph).every(({ op }) => op === 'Relu')
        make([1, rows, columns, filters], { kind: 'conv', relu, dilation }, [place(kernel), place(bias)])
        return
      }
      case 'Relu': {
        // Write no operator, because in TensorFlow Lite Relu is an option of the convolution before it.
        if (makers.get(source)?.op !== 'Conv') throw new Error('only a convolution may be followed by Relu')
        places.set(output, inputs[0]!)
        return
      }
      case 'MaxPool': {
        const side = node.ints.kernel_shape?.[0] ?? 1
        requireInts(node, { kernel_shape: [side, side], strides: [side, side], pads: [0, 0, 0, 0] })
        if (rows % side || columns % side) throw new Error(`MaxPool of ${rows} x ${columns}`)
        make([1, rows / side, columns / side, channels], { kind: 'maxPool', side })
        return
      }
      case 'Concat': {
        const depth = shapes.reduce((sum, shape) => sum + shape.at(-1)!, 0)
        make([1, rows, columns, depth], { kind: 'concat' })
        return
      }
      case 'Add':
        make(shapes[0]!, { kind: 'add' })
        return
      case 'Sigmoid':
        make(shapes[0]!, { kind: 'sigmoid' })
        return
      case 'Resize': {
        const { mode, coordinate_transformation_mode: centres } = node.strings
        if (mode !== 'linear' || centres !== 'pytorch_half_pixel') throw new Error(`Resize ${mode} ${centres}`)
        const [height, width] = sidesOf(sizeSource(node, makers))
        const sizes = place({ shape: [2], integers: [height, width] })
        make([1, height, width, channels], { kind: 'resize' }, [sizes])
        return
      }
      default:
        throw new Error(`${node.op} has no counterpart`)
    }
  }

  const [, depth, rows, columns] = graph.input.shape
  const input = place({ shape: [1, rows!, columns!, depth!] }, graph.input.name)
  const needed = neededFor(result!, makers)
  for (const node of graph.nodes) if (needed.has(node)) convert(node)
  return writeTflite({ tensors, ops, input, output: placeOf(result!) })
}

type DistributiveOmit<Union, Keys extends PropertyKey> = Union extends unknown ? Omit<Union, Keys> : never

/**
 * Finds the nodes that compute the tensor `name`. Leaves out those that compute the size of a Resize, because
 * `sizeSource` finds that size.
 */
function neededFor(name: string, makers: Map<string, OnnxNode>, found = new Set<OnnxNode>()): Set<OnnxNode> {
  const maker = makers.get(name)
  if (!maker || found.has(maker)) return found
  found.add(maker)
  const inputs = maker.op === 'Resize' ? maker.inputs.slice(0, 1) : maker.inputs
  for (const input of inputs) neededFor(input, makers, found)
  return found
}

const consumersOf = (name: string, { nodes }: OnnxGraph): OnnxNode[] =>
  nodes.filter(({ op, inputs }) => inputs.includes(name) && op !== 'Shape')

/** Returns the tensor whose Shape gives the sizes of a Resize. */
function sizeSource({ inputs }: OnnxNode, makers: Map<string, OnnxNode>): string {
  const sources = new Set<string>()
  const look = (name: string): void => {
    const maker = makers.get(name)
    if (maker?.op === 'Shape') sources.add(maker.inputs[0]!)
    else for (const input of maker?.inputs ?? []) look(input)
  }
  look(inputs[3]!)
  sources.delete(inputs[0]!)
  const [source, ...others] = sources
  if (!source || others.length > 0) throw new Error(`the size of a Resize comes from ${sources.size} tensors`)
  return source
}

function weightsOf(node: OnnxNode, { weights }: OnnxGraph) {
  const [kernel, bias] = node.inputs.slice(1).map((name) => weights.get(name))
  if (!kernel || !bias) throw new Error('a convolution without bias')
  const [filters, depth, rows, columns] = kernel.shape as [number, number, number, number]
  const dilation = node.ints.dilations?.[0] ?? 1
  const pad = (dilation * (rows - 1)) / 2
  requireInts(node, { group: [1], strides: [1, 1], dilations: [dilation, dilation], pads: [pad, pad, pad, pad] })
  const data = new Float32Array(kernel.data.length)
  let to = 0
  for (let filter = 0; filter < filters; filter++) {
    for (let cell = 0; cell < rows * columns; cell++) {
      for (let c = 0; c < depth; c++) data[to++] = kernel.data[(filter * depth + c) * rows * columns + cell]!
    }
  }
  return { kernel: { shape: [filters, rows, columns, depth], data }, bias, filters, dilation }
}

function requireInts({ op, ints }: OnnxNode, wanted: Record<string, number[]>): void {
  for (const [name, values] of Object.entries(wanted)) {
    if (String(ints[name]) !== String(values)) throw new Error(`${op} with ${name} ${ints[name]}`)
  }
}
