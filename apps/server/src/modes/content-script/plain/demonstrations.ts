import type { Rule } from '../../words/grammar.ts'
import type { ArcName } from './arcs.ts'
import { isSettled } from './subjects.ts'
import { isCalled, type Telling } from './telling.ts'

interface Shown {
  seen: Rule
  say: Rule
}

/** What the speaker does with goods before the camera, and says meanwhile. Each script has its own. */
const GOODS: Readonly<Record<ArcName, readonly Shown[]>> = {
  story: [
    {
      seen: '[Hands turn|The speaker turns] {film} slowly: [front, side, back|every side, then still], [on a plain ground|in daylight|before the camera].',
      say: '[First the front|Here is the front|This is the front]. [Now I turn it round|Now the side, and now the back|And now the other side], [because a picture shows only one side|so that you see all of it|look as long as you like].',
    },
    {
      seen: '[A phone lies beside|A hand lies beside|A bottle of water stands beside] {film}, [from above|at eye level|from the front].',
      say: '[I put this beside it|Here is something you know, beside it|Look at the two together] so that you can judge the size[|, with your own eyes|, and not by guess].',
    },
    {
      seen: '[Both hands lift|The speaker lifts] {film} [out of the pack|off the table|towards the camera], [in one take|with the sound on|without a cut].',
      say: '[Listen while I open it|I open it in front of you|I bring it out with you watching]: [this is how it comes|what is inside is what you see now], [and nothing was arranged before|and the camera does not stop].',
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
    {
      seen: 'The speaker [holds|keeps] {film} still, [counts three fingers|touches three places], [close up|from above].',
      say: 'Three things I [look at|would look at] first: [how it is finished|how it feels], [the edges|the corners], and [the side nobody photographs|the part that is used most][|, and you can look with me].',
    },
  ],
  quick: [
    {
      seen: '[Far, near, nearest|Three sizes, three cuts]: {film}, [with a clap between|one second each|then stop].',
      say: '[One look from far|From far]. [One from near|From near]. [Now you have seen both|Look at it as long as you like|Now say what you see].',
    },
    {
      seen: 'A hand [brings {film} into the picture|puts {film} down before the camera|passes {film} to another hand], [in one take|without music|from the side].',
      say: '[Watch the hand, not me|Keep your eye on the hand|Look at the hand now]: [this is how it looks without a filter|nothing is added to this picture|what you see is what is here].',
    },
    {
      seen: '[The picture stands still|Freeze frame] on {film}, [a circle round one detail|three arrows|a question mark], [two seconds|with a beat].',
      say: '[Pause here|Stop the video here|Screenshot this one]: [zoom in with two fingers|look at the corner|look at it as long as you want], [then come back|and then go on].',
    },
  ],
}

export const shownIn = (name: ArcName, { ask, isShown, own, request }: Telling): readonly Shown[] =>
  isCalled(ask) || !isShown || request.contentType !== 'video_script'
    ? []
    : GOODS[name].filter(({ say }) => !isSettled(say, own.sentences.join(' ')))
