/** Coordinates in points from the upper left corner of the page. */
export interface PdfLine {
  text: string
  x: number
  y: number
  size: number
  width: number
}

export interface PdfPage {
  jpeg: Uint8Array<ArrayBuffer>
  pixels: { width: number; height: number }
  lines: readonly PdfLine[]
}

export const PAGE = { width: 595, height: 842 } as const
const MOST_LETTERS = 255
/** Width of every invisible glyph, in thousandths of the font size. */
const ADVANCE = 500

/**
 * The browser shapes the text in the page pictures. An invisible text layer makes it searchable and readable by screen
 * readers. The layer's Type 3 font has no outlines, so that no font is embedded.
 */
export function writePdf(title: string, pages: readonly PdfPage[]): Blob {
  const codes = codesOf(pages)
  const file = createFile()
  const [catalog, tree, font, toUnicode, info] = [
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
  ]
  const kids = pages.map((page) => {
    const { width, height } = page.pixels
    const image = file.add(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${page.jpeg.length} >>`,
      page.jpeg,
    )
    const content = encode(contentOf(page, codes))
    const stream = file.add(`<< /Length ${content.length} >>`, content)
    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${stream} 0 R /Resources << /XObject << /P ${image} 0 R >> /Font << /F ${font} 0 R >> >> >>`,
    )
  })
  const map = encode(toUnicodeOf(codes))
  file.put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`)
  file.put(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`)
  file.put(font, fontOf(codes.size, toUnicode, file.add('<< /Length 8 >>', encode(`${ADVANCE} 0 d0`))))
  file.put(toUnicode, `<< /Length ${map.length} >>`, map)
  file.put(info, `<< /Title <FEFF${utf16(title)}> >>`)
  return file.close(catalog, info)
}

function codesOf(pages: readonly PdfPage[]): Map<string, number> {
  const letters = new Set(pages.flatMap(({ lines }) => lines.flatMap(({ text }) => [...text])))
  return new Map([...letters].slice(0, MOST_LETTERS).map((letter, at) => [letter, at + 1]))
}

function contentOf({ lines }: PdfPage, codes: Map<string, number>): string {
  const words = lines.map(({ text, x, y, size, width }) => {
    const known = [...text].flatMap((letter) => codes.get(letter) ?? [])
    const scale = (width / ((known.length * ADVANCE * size) / 1000)) * 100
    const hex = known.map((code) => code.toString(16).padStart(2, '0')).join('')
    return `/F ${size} Tf ${scale.toFixed(2)} Tz 1 0 0 1 ${x.toFixed(2)} ${(PAGE.height - y).toFixed(2)} Tm <${hex}> Tj`
  })
  return `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /P Do Q\nBT 3 Tr\n${words.join('\n')}\nET`
}

function fontOf(letters: number, toUnicode: number, glyph: number): string {
  const names = Array.from({ length: letters }, () => '/g').join(' ')
  const widths = Array.from({ length: letters }, () => ADVANCE).join(' ')
  return `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 ${ADVANCE} 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 1 /LastChar ${letters} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [1 ${names}] >> /CharProcs << /g ${glyph} 0 R >> /Resources << >> /ToUnicode ${toUnicode} 0 R >>`
}

function toUnicodeOf(codes: Map<string, number>): string {
  const entries = [...codes].map(([letter, code]) => `<${code.toString(16).padStart(2, '0')}> <${utf16(letter)}>`)
  const blocks: string[] = []
  // A character map in PDF allows at most a hundred entries per block.
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0').toUpperCase()).join(
    '',
  )

function createFile() {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const offsets: number[] = []
  let length = 0
  const write = (bytes: Uint8Array<ArrayBuffer>) => {
    parts.push(bytes)
    length += bytes.length
  }
  const reserve = () => offsets.push(0)
  const put = (id: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets[id - 1] = length
    write(encode(`${id} 0 obj\n${dictionary}\n`))
    if (stream) for (const bytes of [encode('stream\n'), stream, encode('\nendstream\n')]) write(bytes)
    write(encode('endobj\n'))
  }
  write(encode('%PDF-1.7\n'))
  // These bytes above 127 mark the file as binary.
  write(new Uint8Array([0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]))

  return {
    reserve,
    put,
    add(dictionary: string, stream?: Uint8Array<ArrayBuffer>): number {
      const id = reserve()
      put(id, dictionary, stream)
      return id
    },
    close(root: number, info: number): Blob {
      const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
      const head = `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`
      const tail = `trailer\n<< /Size ${offsets.length + 1} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`
      return new Blob([...parts, encode(head + tail)], { type: 'application/pdf' })
    },
  }
}
