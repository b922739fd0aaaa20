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
  '[Close on|Cut to|Slow move towards|Show] {film}, [in good light|from the side|from above|for three seconds|with the sound of the place|from near].'
const HOW = '[and waits a moment|hands moving|as if telling a friend|with a small smile|without hurry]'

export const actsOf = (
  location: ContentScriptRequest['contentLocation'],
): Readonly<Record<'story' | 'answers' | 'quick', readonly Rule[]>> => ({
  story: [
    `The speaker [looks into the phone|stops and thinks|turns to the phone|shakes the head] ${AT[location]}, ${HOW}.`,
    SEEN,
    `The camera [follows|stays with|moves slowly around] the speaker ${AT[location]}[||, two seconds longer than usual|, from a few steps away].`,
  ],
  answers: [
    `[Steady|Calm|Clean|Quiet] [shot|picture] at eye level, ${AT[location]}[||, light from the front|, phone on a stand|, nothing behind that distracts].`,
    SEEN,
    `The one who answers [counts on the fingers|nods|points at the text|opens both hands] ${AT[location]}, ${HOW}.`,
    '[Text beside the speaker|Text at the lower edge|Text on the left]: the [question|key word], [large|in two colours|as it is asked|for three seconds].',
  ],
  quick: [
    `[Three|Four|Five] quick cuts [on the beat|with a clap|in two seconds]: [face|hand|street], {film}, [smile|name on screen|thumbs up].`,
    `The phone [races forward|swings round|drops low] ${AT[location]}, [stops|tilts|comes close], and the picture is full of {film}.`,
    `[Jump cut|Hard cut|Snap]: [same spot|same person|same move], ${AT[location]}, [closer|from above|from the other side].`,
    SEEN,
  ],
})

export const PICTURES: readonly Rule[] = [
  '[Picture|Photo|Picture idea|Photo idea]: {film}, [from the front|from above|from near|from the side|in a hand], [in daylight|on a plain ground|large|with space for the text].',
  '[Picture|Photo|Picture idea|Photo idea]: {place}, [wide|quiet|in the morning|with people in it], [text on the left|text below|much free space|as a background].',
  '[Picture|Photo|Picture idea|Photo idea]: [a face that looks at|hands beside|somebody with] {film}, [close|half length|from the side], [in daylight|soft light|with a smile].',
]
