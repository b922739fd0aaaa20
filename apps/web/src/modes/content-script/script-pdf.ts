import type { WordOption } from '@ufaro/contract/output.ts'
import { readScript, type ScriptLine } from '@ufaro/contract/tools/script-lines.ts'
import { type Block, drawPages } from '#web/studio/words/draw-pages.ts'
import { writePdf } from '#web/studio/words/write-pdf.ts'

const SIZE = 11

function blocksOf(line: ScriptLine): Block[] {
  switch (line.kind) {
    case 'scene':
      return [{ text: line.text, size: SIZE + 1, bold: true, above: 14 }]
    case 'action':
      return [{ text: `(${line.text})`, size: SIZE, colour: '#555555', indent: 18, above: 4 }]
    case 'speaker':
      return [
        { text: line.speaker, size: SIZE - 1, bold: true, indent: 36, above: 8 },
        { text: line.text, size: SIZE, indent: 36 },
      ]
    case 'line':
      return [{ text: line.text, size: SIZE, above: 6 }]
  }
}

export async function scriptPdf(heading: string, { title, content }: WordOption): Promise<Blob> {
  const blocks: Block[] = [
    { text: heading, size: 20, bold: true },
    { text: title, size: 12, colour: '#555555' },
    ...readScript(content.normalize('NFC')).flatMap(blocksOf),
  ]
  return writePdf(`${heading}: ${title}`, await drawPages(blocks))
}
