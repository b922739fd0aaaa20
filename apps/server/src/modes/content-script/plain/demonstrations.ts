import type { Rule } from '../../words/grammar.ts'
import type { ArcName } from './arcs.ts'

interface Shown {
  seen: Rule
  say: Rule
}

/** What the speaker does with goods before the camera, and says meanwhile. Each script has its own. */
export const SHOWN: Readonly<Record<ArcName, readonly Shown[]>> = {
  story: [
    {
      seen: '[Hands turn|The speaker turns] {film} slowly: [front, side, back|every side, then still], [on a plain ground|in daylight|before the camera].',
      say: '[First the front|Here is the front|This is the front]. [Now I turn it round|Now the side, and now the back|And now the other side], [because a picture shows only one side|so that you see all of it|look as long as you like].',
    },
    {
      seen: '[A phone lies beside|A hand lies beside|A bottle of water stands beside] {film}, [from above|at eye level|from the front].',
      say: '[I put this beside it|Look what lies beside it|This beside it is here] so that you can judge the size[|, with your own eyes|, and not by guess].',
    },
  ],
  answers: [
    {
      seen: 'Close up of {film}, [the finger points at one detail|the camera moves from left to right|hands hold still], [five seconds|in window light].',
      say: '[Come nearer|Come close with me|Look from here]: [this detail is what I would check first|this is the part to look at before you choose|here you see it as it is].',
    },
    {
      seen: '[At the window|At the door, in daylight]: {film} [in both hands|on the table|on a white cloth], [no filter|no lamp].',
      say: '[I came to the window for this|Now by daylight|I do this in daylight], [so that you see the real colour|because a bulb changes every colour|and you see it without a lamp].',
    },
  ],
  quick: [
    {
      seen: '[Far, near, nearest|Three sizes, three cuts]: {film}, [with a clap between|one second each|then stop].',
      say: '[One look from far|From far]. [One from near|From near]. [Which look did you need|Which of the two tells you more|Now say what you see]?',
    },
    {
      seen: 'A hand [brings {film} into the picture|puts {film} down before the camera|passes {film} to another hand], [in one take|without music|from the side].',
      say: '[Watch the hand, not me|Keep your eye on the hand|Look at the hand now]: [this is how it looks without a filter|nothing is added to this picture|what you see is what is here].',
    },
  ],
}
