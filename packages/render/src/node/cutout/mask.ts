export interface Mask {
  width: number
  height: number
  data: Uint8Array
}

/** Labels the 4-connected areas of pixels with `value`, starting at 1. All other pixels have the label 0. */
export function labelAreas({ width, height, data }: Mask, value: number) {
  const label = new Int32Array(data.length)
  const sizes = [0]
  const stack = new Int32Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (data[start] !== value || label[start]) continue
    const id = sizes.length
    let size = 0
    let top = 0
    stack[top++] = start
    label[start] = id
    while (top > 0) {
      const i = stack[--top]!
      size++
      const x = i % width
      const visit = (j: number) => {
        if (data[j] !== value || label[j]) return
        label[j] = id
        stack[top++] = j
      }
      if (x > 0) visit(i - 1)
      if (x + 1 < width) visit(i + 1)
      if (i >= width) visit(i - width)
      if (i + width < width * height) visit(i + width)
    }
    sizes.push(size)
  }
  return { label, sizes }
}
