export interface OnnxGraph {
  nodes: OnnxNode[]
  weights: Map<string, Weight>
  input: { name: string; shape: number[] }
  outputs: string[]
}

export interface OnnxNode {
  op: string
  inputs: string[]
  outputs: string[]
  ints: Record<string, number[]>
  strings: Record<string, string>
}

export interface Weight {
  shape: number[]
  data: Float32Array
}

const FLOAT = 1

/** The numbers in the calls are the field numbers of onnx.proto. */
export function readOnnx(file: Uint8Array): OnnxGraph {
  const graph = only(fieldsOf(file), 7)
  const fields = fieldsOf(graph)
  const nodes = all(fields, 1).map(readNode)
  const weights = new Map(all(fields, 5).flatMap(readWeight))
  const input = all(fields, 11)
    .map(readValue)
    .find(({ name }) => !weights.has(name))
  if (!input) throw new Error('the model has no input')
  return { nodes, weights, input, outputs: all(fields, 12).map((value) => readValue(value).name) }
}

function readNode(bytes: Uint8Array): OnnxNode {
  const fields = fieldsOf(bytes)
  const node: OnnxNode = {
    op: textOf(only(fields, 4)),
    inputs: all(fields, 1).map(textOf),
    outputs: all(fields, 2).map(textOf),
    ints: {},
    strings: {},
  }
  for (const attribute of all(fields, 5)) {
    const parts = fieldsOf(attribute)
    const name = textOf(only(parts, 1))
    const [text] = all(parts, 4)
    if (text) node.strings[name] = textOf(text)
    else node.ints[name] = [...numbers(parts, 3), ...numbers(parts, 8)]
  }
  return node
}

/** Returns the weight and its name. Returns an empty list if its values are not floats. */
function readWeight(bytes: Uint8Array): [string, Weight][] {
  const fields = fieldsOf(bytes)
  if (numbers(fields, 2)[0] !== FLOAT) return []
  const raw = only(fields, 9)
  const data = new Float32Array(new Uint8Array(raw).buffer)
  return [[textOf(only(fields, 8)), { shape: numbers(fields, 1), data }]]
}

function readValue(bytes: Uint8Array): { name: string; shape: number[] } {
  const fields = fieldsOf(bytes)
  const tensor = fieldsOf(only(fieldsOf(only(fields, 2)), 1))
  const shape = all(fieldsOf(only(tensor, 2)), 1).map((side) => numbers(fieldsOf(side), 1)[0] ?? 0)
  return { name: textOf(only(fields, 1)), shape }
}

interface Field {
  number: number
  value: number | Uint8Array
}

/** Splits a message in the binary format of protocol buffers. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let place = 1; ; place *= 128) {
      const byte = bytes[at++]!
      value += (byte & 127) * place
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = varint()
    const [number, wire] = [key >>> 3, key & 7]
    if (wire === 0) fields.push({ number, value: varint() })
    else {
      const length = wire === 2 ? varint() : wire === 1 ? 8 : 4
      fields.push({ number, value: bytes.subarray(at, at + length) })
      at += length
    }
  }
  return fields
}

const all = (fields: Field[], number: number): Uint8Array[] =>
  fields.flatMap((field) => (field.number === number && field.value instanceof Uint8Array ? [field.value] : []))

function only(fields: Field[], number: number): Uint8Array {
  const [value] = all(fields, number)
  if (!value) throw new Error(`field ${number} is missing`)
  return value
}

/** Returns all values of a field, which the file stores one by one or packed. */
function numbers(fields: Field[], number: number): number[] {
  const unpack = (packed: Uint8Array) => {
    const values: number[] = []
    let place = 1
    let value = 0
    for (const byte of packed) {
      value += (byte & 127) * place
      place *= 128
      if (byte >= 128) continue
      values.push(value)
      ;[place, value] = [1, 0]
    }
    return values
  }
  return fields
    .filter((field) => field.number === number)
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : unpack(value)))
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
