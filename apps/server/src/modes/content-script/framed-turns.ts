import type { Spoken } from './stage.ts'

export interface Turn {
  asked: string
  told: string[]
}

const ANSWERS = 1
const ASK = [0, 2, 3] as const

// Assigns lines to speakers. Of several speakers, the second one answers and the others take turns to ask. Lines
// without a question join the answer before them.
export function spoken(turns: readonly Turn[], speakers: number): Spoken[] {
  const all = turns.map(({ asked, told }) => ({ asked, told: told.filter(Boolean) }))
  if (speakers === 1)
    return all.flatMap(({ asked, told }) => [
      ...said(0, asked),
      ...told.map((text, at) => ({ by: 0, text, follows: at === 0 && asked !== '' })),
    ])
  const joined: Turn[] = []
  for (const { asked, told } of all) {
    const before = joined.at(-1)
    if (!before || (asked && before.told.length > 0)) joined.push({ asked, told })
    else {
      before.asked = [before.asked, asked].filter(Boolean).join(' ')
      before.told.push(...told)
    }
  }
  return joined.flatMap(({ asked, told }, at) => [
    ...said(ASK[at % (speakers - 1)]!, asked),
    ...said(ANSWERS, told.join(' ')).map((line) => ({ ...line, follows: asked !== '' })),
  ])
}

const said = (by: number, text: string): Spoken[] => (text ? [{ by, text }] : [])
