interface Png {
  width: number
  height: number
  data: Uint8Array[]
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const POINTS_AN_INCH = 72

/** @throws Error unless the bytes are a non-interlaced PNG of 8-bit RGB */
function readPng(bytes: Uint8Array): Png {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPng = bytes.length > 33 && SIGNATURE.every((byte, at) => bytes[at] === byte)
  const [depth, color, , , interlace] = bytes.subarray(24, 29)
  if (!isPng || depth !== 8 || color !== 2 || interlace !== 0) throw new Error('Only opaque PNGs become pages')
  const data: Uint8Array[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return { width: view.getUint32(16), height: view.getUint32(20), data }
}

/** Hexadecimal UTF-16 supports any script and needs no escaping. */
const textOf = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()].map((at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`

const size = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)
const points = (pixels: number, density: number) => Number(((pixels * POINTS_AN_INCH) / density).toFixed(2))

/**
 * PDF accepts PNG's compressed pixels unchanged (ISO 32000-1, 7.4.4.4 and 8.9.5).
 * @param png 8-bit RGB without transparency
 * @param density pixels per inch, which determine the page size
 * @throws Error for any other picture
 */
export function pdfOfPng(
  png: Uint8Array,
  { density, title }: { density: number; title: string },
): Uint8Array<ArrayBuffer> {
  const { width, height, data } = readPng(png)
  const [across, down] = [points(width, density), points(height, density)]
  const paint = `q ${across} 0 0 ${down} 0 0 cm /Picture Do Q`
  const writer = createWriter()
  writer.object('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>')
  writer.object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  writer.object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
  )
  writer.object(`<< /Length ${paint.length} >>`, [new TextEncoder().encode(paint)])
  writer.object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns ${width} >> /Length ${size(data)} >>`,
    data,
  )
  writer.object(`<< /Title ${textOf(title)} /Producer (Ufaro) >>`)
  return writer.finish('/Root 1 0 R /Info 6 0 R')
}

function createWriter() {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let length = 0
  const push = (...added: Uint8Array[]) => {
    parts.push(...added)
    length += size(added)
  }
  const write = (text: string) => push(new TextEncoder().encode(text))
  write('%PDF-1.7\n')
  // A comment with bytes above 127 marks the file as binary (ISO 32000-1, 7.5.2).
  push(Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a))

  return {
    object(dictionary: string, stream?: Uint8Array[]) {
      offsets.push(length)
      write(`${offsets.length} 0 obj\n${dictionary}\n`)
      if (stream) {
        write('stream\n')
        push(...stream)
        write('\nendstream\n')
      }
      write('endobj\n')
    },

    finish(trailer: string): Uint8Array<ArrayBuffer> {
      const start = length
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      const count = offsets.length + 1
      write(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`)
      write(`trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`)
      const file = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        file.set(part, at)
        at += part.length
      }
      return file
    },
  }
}
