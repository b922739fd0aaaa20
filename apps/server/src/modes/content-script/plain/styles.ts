import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'

/** The lines of a script that differ by its style. */
interface Style {
  /** First line of a script of the arc `quick`, to the audience. */
  starts: Rule
  /** First question of a listener. */
  asks: Rule
  /** Words before a customer’s problem: `told` if the seller tells it, `mine` if the customer tells it. */
  told: Rule
  mine: Rule
  next: Rule
  /** Stage direction of a pause. */
  pause: Rule
  /** Words before the call to action. */
  call: Rule
  /** Whether speakers address viewers as `friends` or `my people`. */
  isFamiliar: boolean
}

export const STYLES: Readonly<Record<ContentScriptRequest['contentStyle'], Style>> = {
  dramatic: {
    starts:
      '{audience}, [stop|wait|hold on]. [Look at me|Listen to this|Put everything down] [for one minute|for a moment].',
    asks: '[Before I give anybody one naira|Before I say yes to anything|Look me in the eye], [tell me|answer me]: [who is {brand}|what is {brand}|what does {brand} do]?',
    told: '[Picture it|Close your eyes|See it before you|You know this moment]:',
    mine: '[Picture it|Look at me|You see my trouble|Every time the same]:',
    next: '[What now|Tell me: what now|Who helps me then]?',
    pause:
      '[Silence|No sound|Nobody speaks], [two seconds|one long breath], [only the face|the hand flat on the table|the light drops|eyes to the camera].',
    call: '[Do not leave it for tomorrow|Do not wait for that day|This time, move first|You have heard it, now move]:',
    isFamiliar: false,
  },
  funny: {
    starts:
      '{audience}, [your soup will not burn in one minute|the group chat will survive without you|the scroll will still be there], [listen|hear this|stay here].',
    asks: '[Wait|Hold on|Okay|Please], [is {brand} a person, a place or a prayer point|who is {brand}, and must my wallet leave the room|what is {brand}, and should I sit down first|what is {brand}, and why did nobody tell me]?',
    told: '[Do not laugh, but imagine|Be honest, you know it:|Nobody is looking, so admit it:|Act surprised:]',
    mine: '[Do not laugh, but|Promise not to laugh:|Let me embarrass myself small:|It is funny now, but not then:]',
    next: '[What now, apart from crying|Who do I call, apart from my mother|What now, genius]?',
    pause:
      '[Freeze frame on|Cut to|Hold on] [the raised eyebrow|the open mouth|the side eye|a very straight face], [with a record scratch|with one cricket|without a sound].',
    call: '[Before your data finishes|Before your cousin hears it|While your thumb is still warm|Before you scroll and forget],',
    isFamiliar: true,
  },
  professional: {
    starts:
      '[Good day|Welcome|Hello], {audience}. [This takes one minute|Give me one minute|I will be short|I will keep it short].',
    asks: '[Good day|Good morning|Welcome|Thank you for coming]. [What does {brand} do|Tell us, what is {brand}|What can people get from {brand}]?',
    told: '[You may know this|It happens to many people|Maybe it happened to you|Think of a day like this]:',
    mine: '[Let me tell you my problem|This is my problem|I have a problem|This is how it is with me]:',
    next: '[What do you advise|What should I do|What can I do]?',
    pause:
      '[The next point appears|One line of text appears|The name of the brand appears] [beside the speaker|at the bottom of the picture|under the speaker].',
    call: '[When you are ready|If you are ready|When you have decided|Whenever it suits you],',
    isFamiliar: false,
  },
  inspirational: {
    starts:
      '{audience}, [take a breath|look up|give yourself one minute]. [This may be the step you wait for|What you wait for can begin] [today|now|here].',
    asks: '[I am ready|I want to start well|I have waited long enough|This is my year]. [Can you tell me about {brand}|What is {brand}|What can {brand} do for me]?',
    told: '[Maybe you know this day|You may know this|Maybe this is you|It can be a day like this]:',
    mine: '[Let me tell you about my day|You know how it is|My day goes like this|This is me]:',
    next: '[Where do I begin|What is my first step|How do I start]?',
    pause:
      '[The music rises a little|Soft music|A smile, no hurry], [the camera comes closer|light on the hands|two seconds of quiet|the face turns to the light].',
    call: '[Take the first step today|Begin today|Your first step is small|Start with one small step]:',
    isFamiliar: false,
  },
  casual: {
    starts: '[Hey|Hi|Okay], {audience}, [small gist|quick one|one minute]: [sit down|come closer|listen].',
    asks: '[Okay|So|Wait|Hey], [what is this {brand}[| that everybody mentions| that I keep seeing]|who is {brand}|what is {brand}]?',
    told: '[You know that day|Tell me if you know this|It is always like this|You know how it goes]:',
    mine: '[Okay, see my life|You will not believe it|See my life|Let me gist you]:',
    next: '[What do I do|So what now|Help me here, what now]?',
    pause:
      '[The phone turns to the speaker’s hand|Selfie view|A wave at the camera], [small laugh|no cut|street sound].',
    call: '[Easy now|No stress|Whenever you are free|When you have a minute],',
    isFamiliar: true,
  },
}

const ADDRESS = /\|, (?:my people|friends|my friends?|my dear|everybody|listen)(?=[|\]])/gu

/** Removes words to viewers, such as `my people`, from the choices of a rule. */
export const unaddressed = (rule: Rule): Rule => rule.replace(ADDRESS, '')
