import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'

const AT: Readonly<Record<ContentScriptRequest['contentLocation'], string>> = {
  indoor: '[beside the window|in the middle of the room|before a plain wall]',
  office: '[at the desk|between two desks|beside the office window]',
  outdoor: '[in the shade|in the open|in daylight]',
  home: '[on the sofa|at the dining table|in the parlour]',
  studio: '[before the backdrop|under the studio light|on a stool]',
  retail: '[between the shelves|at the counter|before the goods]',
  restaurant: '[at the table|beside the kitchen|with plates behind]',
  event: '[with the guests behind|beside the stage|at the edge of the crowd]',
  nature: '[under the trees|under the open sky|on the path]',
  urban: '[at the roadside|with the traffic behind|on the pavement]',
}

const SEEN: Rule =
  '[Cut to|Show|Close on] {film}, [in daylight|from the side|from above|for three seconds|from near|with the sound of the place].'
const TALKING = '[while talking|without hurry|as if telling a friend|with a small smile|and waits a moment]'

export const actsOf = (
  location: ContentScriptRequest['contentLocation'],
): Readonly<Record<'story' | 'answers' | 'quick', readonly Rule[]>> => ({
  story: [
    `The speaker [looks straight into the phone|puts the phone down and looks up|sits down|leans forward] ${AT[location]}, ${TALKING}.`,
    SEEN,
    `[Same place, one step closer|Same place, from the other side|The speaker walks slowly, the phone goes along|From behind the speaker, then the face], ${AT[location]}[||, in one take|, two seconds longer than usual].`,
  ],
  answers: [
    `[Phone on a stand|Phone leaned on a cup|Phone on a stack of books] at eye level, ${AT[location]}[||, light from the front|, a plain background|, the whole face in the picture].`,
    SEEN,
    `The one who answers [counts on the fingers|nods|opens both hands|holds one thing up] ${AT[location]}, ${TALKING}.`,
  ],
  quick: [
    `[Three|Four|Five] quick cuts [on the beat|with a clap|in two seconds]: [face|hand|street], {film}, [smile|name on screen|thumbs up].`,
    `[Jump cut|Hard cut|Snap]: [same spot|same person|same move], ${AT[location]}, [closer|from above|from the other side].`,
    `The speaker [holds up one finger more|steps into the picture|claps once|turns round], ${AT[location]}, [and goes on|then cut|in one second].`,
    SEEN,
  ],
})

export const PICTURES: readonly Rule[] = [
  '[Picture|Photo|Picture idea|Photo idea]: {film}, [from the front|from above|from near|from the side|in a hand], [in daylight|on a plain ground|large|with space for the text].',
  '[Picture|Photo|Picture idea|Photo idea]: {place}, [wide|quiet|in the morning|with people in it], [text on the left|text below|much free space|as a background].',
  '[Picture|Photo|Picture idea|Photo idea]: [a face that looks at|hands beside|somebody with] {film}, [close|half length|from the side], [in daylight|soft light|with a smile].',
]
