import type { Rule, Rules } from '../words/grammar.ts'
import { spin } from '../words/spin.ts'
import type { Writer } from '../words/writer.ts'
import type { FramedTask } from './framed-task.ts'
import type { Turn } from './framed-turns.ts'
import type { Beat } from './packs/stories/story.ts'
import type { ScriptPack } from './script-pack.ts'

const SCRIPTS = 3

/**
 * Returns the beats that a script may play. Each of the three scripts begins and ends with beats of its own and prefers
 * its own beats between. `spare` holds beats that suit any trade. What is not sold is explained before it is doubted.
 */
export function beatsOf(concept: ScriptPack['story'], { pack, stories, story, turn, isSold, random }: FramedTask) {
  if (!story) return { before: [], among: [], spare: [], after: [] }
  const at = [pack.story, pack.answers, pack.quick].indexOf(concept) + turn
  const own = (beats: readonly Beat[]) => beats.filter((_, index) => index % SCRIPTS === at % SCRIPTS)
  const ownFirst = (beats: readonly Beat[]) => [...new Set([...random.shuffle(own(beats)), ...random.shuffle(beats)])]
  const among = ownFirst(story.among)
  return {
    before: isSold ? own(story.before) : [],
    among: isSold ? among : [...own(story.before), ...among],
    spare: !isSold || story === stories.any ? [] : ownFirst(stories.any.among),
    after: own(story.after),
  }
}

/** Lets two voices say a beat, or one voice quote the customer. Undefined if a sentence would be repeated. */
export function toldBeat(beat: Beat, task: FramedTask, say: Writer['say']): Turn | undefined {
  const { stories, speakers, values, random } = task
  const [asks, tells] = beat
  const voiced = (rules: readonly Rule[]) => say(rules.map(task.voice), values)
  const isQuoted = speakers === 1
  const asked = voiced(isQuoted ? quotedIn(ASKED.test(asks) ? stories.asked : stories.said, asks) : [asks])
  const told = asked && voiced(isQuoted ? quotedIn(stories.answered, tells) : [tells])
  if (!told) return undefined
  if (isQuoted) return { asked: '', told: [`${asked} ${told}`] }
  const lead = stories.next && stories.any.among.includes(beat) ? spin(stories.next, random) : ''
  return { asked: lead ? `${lead} ${inner(asked)}` : asked, told: [told] }
}

/** Lowers the first letter of a sentence, but not the word `I`. */
const inner = (text: string) => text.replace(/^(?!I )\p{P}?\p{Lu}/u, (start) => start.toLowerCase())
const ASKED = /\?\]?$/u

const quotedIn = (leads: Rules, rule: Rule): Rule[] =>
  leads.map((lead) => lead.replace('{it}', /“/u.test(lead) ? rule.replaceAll('“', '‘').replaceAll('”', '’') : rule))

/** Puts beats between groups of turns, and those that are left behind the last group. */
export function spread(groups: readonly (readonly Turn[])[], beats: readonly Turn[]): Turn[] {
  const most = Math.ceil(beats.length / Math.max(1, groups.length))
  return [
    ...groups.flatMap((group, at) => [...group, ...beats.slice(at * most, (at + 1) * most)]),
    ...beats.slice(groups.length * most),
  ]
}
