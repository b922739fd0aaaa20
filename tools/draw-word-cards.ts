/** Run this again after changing the texts, and commit the files. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeScripts } from '../apps/server/src/modes/content-script/script-writer.ts'
import { writeCopies } from '../apps/server/src/modes/copywriter/copy-writer.ts'
import { ContentScriptRequest } from '../packages/contract/src/tools/content-script.ts'
import { CopyRequest } from '../packages/contract/src/tools/copywriter.ts'
import { readScript } from '../packages/contract/src/tools/script-lines.ts'
import { wrapText } from '../packages/render/src/draw/text.ts'
import { createContext, encode } from '../packages/render/src/node/canvas.ts'
import { registerFonts } from '../packages/render/src/node/fonts.ts'
import { sharp } from '../packages/render/src/node/sharp.ts'
import { GREEN } from './sample-logo.ts'

const FOLDER = path.join(import.meta.dirname, '../apps/web/src/studio/samples/made')
const SIDE = 640
const SHOWN = 320
const CARD = { left: 36, gap: 22, inset: 28, radius: 24, head: 48, foot: 14, line: 34 }
const SEED = 32
const SCRIPT_SEED = 33
const description = 'Fresh coffee and cakes at 12 Bode Thomas, Surulere. Two cups for the price of one, all weekend.'

interface Card {
  title: string
  text: string
}

registerFonts()
const copies = writeCopies(
  CopyRequest.parse({
    // Ask for the text of a flyer, because it has no emoji, which the font of the card lacks.
    ...{ productDescription: description, brandName: 'Ìlú Coffee', keywords: 'flyer' },
    ...{ style: 'Friendly & Casual', audience: 'Gen Z' },
  }),
  SEED,
)
const [script] = writeScripts(
  ContentScriptRequest.parse({
    ...{ brandName: 'Ìlú Coffee', brandDescription: description, targetAudience: 'students' },
    ...{ duration: '30 seconds', contentStyle: 'casual', contentLocation: 'restaurant', keyRequirements: 'Humor' },
  }),
  SCRIPT_SEED,
)

const cards: Record<string, Card[]> = {
  words: copies.slice(1).map(({ title, content }) => ({ title: title.split(':')[0] ?? '', text: content })),
  script: scenesOf(script?.content ?? ''),
}
for (const [name, texts] of Object.entries(cards)) {
  const webp = await sharp(await draw(texts))
    .resize(SHOWN, SHOWN)
    .webp({ quality: 78, effort: 6 })
    .toBuffer()
  await writeFile(path.join(FOLDER, `${name}.webp`), webp)
  console.log(`${name}: ${Math.round(webp.length / 1000)} kB`)
}

function scenesOf(content: string): Card[] {
  const scenes: Card[] = []
  for (const { kind, text } of readScript(content)) {
    if (kind === 'scene') scenes.push({ title: text, text: '' })
    else if (scenes.at(-1)) scenes[scenes.length - 1]!.text += `${scenes.at(-1)!.text && '\n'}${text}`
  }
  return scenes
}

async function draw(texts: readonly Card[]): Promise<Buffer> {
  const ctx = createContext(SIDE, SIDE)
  ctx.fillStyle = '#fbf4e6'
  ctx.fillRect(0, 0, SIDE, SIDE)
  let y = CARD.left
  for (const { title, text } of texts) {
    ctx.font = '400 25px Inter'
    const across = SIDE - 2 * (CARD.left + CARD.inset)
    const lines = text.split('\n').flatMap((line) => (line ? wrapText(ctx, line, across) : []))
    const height = CARD.head + lines.length * CARD.line + CARD.foot
    if (y + height > SIDE - CARD.left / 2) break
    ctx.fillStyle = '#ffffff'
    ctx.beginPath()
    ctx.roundRect(CARD.left, y, SIDE - 2 * CARD.left, height, CARD.radius)
    ctx.fill()
    ctx.fillStyle = GREEN
    ctx.font = '700 22px Inter'
    ctx.fillText(title, CARD.left + CARD.inset, y + 38)
    ctx.fillStyle = '#1f2937'
    ctx.font = '400 25px Inter'
    for (const [row, line] of lines.entries())
      ctx.fillText(line, CARD.left + CARD.inset, y + CARD.head + 26 + row * CARD.line)
    y += height + CARD.gap
  }
  return (await encode(ctx, 'png')).bytes
}
