import type { CopyStyle, Language } from '@ufaro/contract/tools/copywriter.ts'
import { folded } from '../words/frames/sure-ask.ts'
import { FRAMES, GRAMMARS } from '../words/languages.ts'
import { sayAudience, sayThing } from '../words/lexicon.ts'
import { softened } from '../words/softened.ts'
import type { Drafter } from './drafter.ts'
import { filmedIn } from './filmed-in.ts'
import { framedDraft, framedTask } from './framed-draft.ts'
import type { Task } from './framed-task.ts'
import { hausa } from './packs/hausa.ts'
import { igbo } from './packs/igbo.ts'
import { pidgin } from './packs/pidgin.ts'
import { yoruba } from './packs/yoruba.ts'
import type { Request } from './plain/telling.ts'
import type { ScriptPack } from './script-pack.ts'
import type { Wishes } from './wishes.ts'

type Framed = Exclude<Language, 'English'>

const PACKS: Record<Framed, ScriptPack> = { 'Nigerian Pidgin': pidgin, Yoruba: yoruba, Hausa: hausa, Igbo: igbo }

export function framedDrafter(asked: Request, language: Framed, description: string): Drafter {
  const { request, random, speakers } = asked
  const [pack, grammar, frame] = [PACKS[language], GRAMMARS[language], FRAMES[language]]
  const wishes = wishesFor(language, asked.wishes)
  const named = folded(request.brandName).toLowerCase()
  const cast = random
    .shuffle(pack.cast.filter((name) => !named.includes(folded(name).toLowerCase())))
    .slice(0, speakers)
  const values = {
    product: request.brandName,
    brand: request.brandName,
    audience: sayAudience(language, softened(request.targetAudience.replace(/\s+/gu, ' '))),
  }
  const task: Task = {
    ...asked,
    ...{ pack, grammar, wishes, isCall: false, values },
    openings: (style: CopyStyle) => frame.hooks[style],
    closes: frame.closes.write,
  }
  const framed = framedTask(task, language, frame, description)
  const filmed = framed.trade?.film ?? filmedIn(description, grammar)
  return {
    lines: (arc, writer) => framedDraft(framed.pack[arc], writer, framed),
    staging: (arc) => ({
      ...{ pack, wishes, cast },
      ...{ acts: framed.pack[arc].acts, shots: random.shuffle(pack.films), opening: [], hasPlace: true },
      values: { ...values, product: filmed, film: filmed },
    }),
  }
}

function wishesFor(language: Language, wishes: Wishes): Wishes {
  const isSaid = (thing: string) => sayThing(language, thing).toLowerCase() !== thing.replace(ARTICLE, '').toLowerCase()
  const shown = (things: readonly string[]) => things.filter(isSaid).map((thing) => sayThing(language, thing))
  const typed = (verb: string, things: readonly string[]) =>
    things.filter((thing) => !isSaid(thing)).map((thing) => `${verb} ${thing}`)
  return {
    ...wishes,
    show: shown(wishes.show),
    avoid: shown(wishes.avoid),
    starts: [
      ...wishes.starts,
      ...typed('Show', wishes.show),
      ...typed('Leave out', wishes.avoid),
      ...wishes.slots.map((slot) => slot.typed),
    ],
    slots: [],
  }
}

const ARTICLE = /^(?:the|our|your|an?)\s/iu
