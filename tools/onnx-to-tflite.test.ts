import { expect, test } from 'vitest'
import { compileTflite } from '../packages/render/src/node/vision/litert.ts'
import { tfliteOf } from './onnx-to-tflite.ts'

type Value = number | string | Uint8Array

function message(...fields: [number, Value][]): Uint8Array {
  const bytes: number[] = []
  const varint = (value: number) => {
    for (let left = value; ; left >>>= 7) {
      bytes.push((left & 127) | (left > 127 ? 128 : 0))
      if (left < 128) return
    }
  }
  for (const [number, value] of fields) {
    varint((number << 3) | (typeof value === 'number' ? 0 : 2))
    if (typeof value === 'number') varint(value)
    else {
      const content = typeof value === 'string' ? new TextEncoder().encode(value) : value
      varint(content.length)
      bytes.push(...content)
    }
  }
  return Uint8Array.from(bytes)
}

const each = (field: number, values: readonly Value[]) => values.map((value): [number, Value] => [field, value])

function node(op: string, inputs: string[], output: string, attributes: Record<string, number[] | string> = {}) {
  const written = Object.entries(attributes).map(([name, value]) =>
    typeof value === 'string' ? message([1, name], [4, value]) : message([1, name], ...each(8, value)),
  )
  return message(...each(1, inputs), [2, output], [4, op], ...each(5, written))
}

const weight = (name: string, shape: number[], values: number[]) =>
  message(...each(1, shape), [2, 1], [8, name], [9, new Uint8Array(Float32Array.from(values).buffer)])

function value(name: string, shape: number[]) {
  const sides = message(
    ...each(
      1,
      shape.map((side) => message([1, side])),
    ),
  )
  return message([1, name], [2, message([1, message([1, 1], [2, sides])])])
}

const model = (nodes: Uint8Array[], weights: Uint8Array[], output: string) =>
  message([
    7,
    message(
      ...each(1, nodes),
      ...each(5, weights),
      [11, value('picture', [1, 1, 4, 4])],
      [12, value(output, [1, 1, 4, 4])],
    ),
  ])

const conv = (dilation: number) => ({
  dilations: [dilation, dilation],
  group: [1],
  kernel_shape: [3, 3],
  pads: [dilation, dilation, dilation, dilation],
  strides: [1, 1],
})

test('the error names an operator that has no counterpart or is used in another way', () => {
  const softmax = model([node('Softmax', ['picture'], 'out')], [], 'out')
  expect(() => tfliteOf(softmax)).toThrow('Softmax has no counterpart')
  const weights = [weight('k', [1, 1, 3, 3], Array(9).fill(1)), weight('b', [1], [0])]
  const striding = model([node('Conv', ['picture', 'k', 'b'], 'out', { ...conv(1), strides: [2, 2] })], weights, 'out')
  expect(() => tfliteOf(striding)).toThrow('Conv with strides 2,2')
})

test('the converted model computes what the ONNX file describes', async () => {
  // The second filter copies the pixel one row above and subtracts 4, by its bias.
  const kernel = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
  const nodes = [
    node('Conv', ['picture', 'k', 'b'], 'two', conv(1)),
    node('Relu', ['two'], 'positive'),
    node('MaxPool', ['positive'], 'half', { kernel_shape: [2, 2], pads: [0, 0, 0, 0], strides: [2, 2] }),
    node('Shape', ['positive'], 'sizes'),
    node('Resize', ['half', '', '', 'sizes'], 'whole', {
      mode: 'linear',
      coordinate_transformation_mode: 'pytorch_half_pixel',
    }),
    node('Concat', ['positive', 'whole'], 'all', { axis: [1] }),
  ]
  const weights = [weight('k', [2, 1, 3, 3], kernel), weight('b', [2], [0, -4])]
  const { shape, run } = await compileTflite(tfliteOf(model(nodes, weights, 'all')))
  expect(shape).toEqual([1, 4, 4, 1])
  const [all] = await run(Float32Array.from({ length: 16 }, (_, i) => i))
  expect(all!.shape).toEqual([1, 4, 4, 4])
  const channel = (c: number) => Array.from({ length: 16 }, (_, i) => all!.data[i * 4 + c])
  expect(channel(0)).toEqual(Array.from({ length: 16 }, (_, i) => i))
  expect(channel(1)).toEqual(Array.from({ length: 16 }, (_, i) => Math.max(0, (i < 4 ? 0 : i - 4) - 4)))
  // MaxPool gives 5, 7, 13 and 15, which Resize interpolates to 4 × 4 pixels with half-pixel centres.
  expect(channel(2)).toEqual([5, 5.5, 6.5, 7, 7, 7.5, 8.5, 9, 11, 11.5, 12.5, 13, 13, 13.5, 14.5, 15])
})
