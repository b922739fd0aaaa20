import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'

const AT: Readonly<Record<ContentScriptRequest['contentLocation'], string>> = {
  indoor: '[beside the window|in the middle of the room|before a plain wall|beside a chair]',
  office: '[at the desk|between two desks|beside the office window|at the door]',
  outdoor: '[in the shade|in the open|under a tree|beside a wall]',
  home: '[beside the sofa|at the dining table|in the parlour|at the front door]',
  studio: '[before the backdrop|under the studio light|beside a stool|beside the lamp]',
  retail: '[between the shelves|at the counter|before the goods|at the entrance]',
  restaurant: '[at the table|beside the kitchen|at the counter|at the entrance]',
  event: '[beside the stage|at the edge of the crowd|at the entrance|among the guests]',
  nature: '[under the trees|under the open sky|on the path|on the grass]',
  urban: '[at the roadside|at the bus stop|on the pavement|before a shop]',
}

const SEEN: Rule =
  '[Show|Close up of|The whole picture shows|Pan slowly over] {film}[| from above| from the side| while the voice goes on].'

export const actsOf = (
  location: ContentScriptRequest['contentLocation'],
): Readonly<Record<'story' | 'answers' | 'quick', readonly Rule[]>> => ({
  story: [
    `The speaker [walks in and stops|sits down|stands still|turns to the camera|puts the phone away] ${AT[location]}.`,
    `[Half of the body in the picture|Only the face in the picture|The camera comes closer], ${AT[location]}.`,
    SEEN,
  ],
  answers: [
    `[Phone on a tripod|Phone on a stand|Phone on a stack of books|Phone leaned on a cup], at eye level, ${AT[location]}.`,
    `The speaker [stands|sits|leans|waits] ${AT[location]}, [hands open|hands still|facing the light].`,
    SEEN,
  ],
  quick: [
    `[Cut to the speaker|Cut: a new picture|Jump closer to the speaker|Whip the camera round to the speaker] ${AT[location]}.`,
    `[Three|Four] [short shots|quick cuts]: [face|hand|street], {film}, [smile|name on screen|thumbs up].`,
    SEEN,
  ],
})

export const PICTURES: readonly Rule[] = [
  '[Picture|Photo]: {film}, [from the front|from above|from near|from the side|in a hand], [in daylight|on a plain ground|with space for the text].',
  '[Picture|Photo]: {place}, [wide|quiet|in the morning|with people in it], [text on the left|text below|space for the text].',
  '[Picture|Photo]: [a face that looks at|hands beside|somebody with] {film}, [close|half length|from the side], [in daylight|with a smile].',
]
