import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'

/** How the style of a script sounds. */
interface Style {
  /** First line of a script of the arc `quick`. */
  starts: Rule
  /** First question of a listener. */
  asks: Rule
  /** Words before the problem of a customer: told to the viewer, or told by the customer, who then asks. */
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
      '[Stop|Wait|Hold it|Silence], [phones down|not one word|lights down|sound off], [look here|now listen|eyes on me].',
    asks: '[Before I give anybody one naira|Before I say yes to anything|Look me in the eye and tell me|Before you say another word]: [who is {brand}|what is {brand}|what does {brand} do]?',
    told: '[Picture it|Close your eyes|See it before you|It begins like this]:',
    mine: '[Picture it|Look at me|It begins like this|Every time the same]:',
    next: '[What now|Tell me: what now|Who helps me then]?',
    pause:
      '[Silence|No sound|Nobody speaks], [two seconds|one long breath], [only the face|the hand flat on the table|the light drops|eyes to the camera].',
    call: '[Not tomorrow|This time, move first|You decide, now|No second thought]:',
    isFamiliar: false,
  },
  funny: {
    starts:
      '[Wait|Stop|Hold on], [your soup will not burn in one minute|the group chat will survive without you|your battery is low anyway|the scroll will still be there], [listen|hear this|stay here].',
    asks: '[Wait|Hold on|Okay|Please], [is {brand} a person, a place or a prayer point|who is {brand}, and must my wallet leave the room|what is {brand}, and should I sit down first|what is {brand}, and why did nobody tell me]?',
    told: '[Do not laugh, but imagine|Be honest, you know it:|Nobody is looking, so admit it:|Act surprised:]',
    mine: '[Do not laugh, but|Promise not to laugh:|Let me embarrass myself small:|It is funny now, but not then:]',
    next: '[What now, apart from crying|Who do I call, apart from my mother|What now, genius]?',
    pause:
      'Freeze frame on [the face|the raised eyebrow|the open mouth|the side eye], [record scratch|one cricket|no music], [then go on|two seconds].',
    call: '[Before your data finishes|Before your cousin hears it|While your thumb is still warm|Before NEPA remembers you]:',
    isFamiliar: true,
  },
  professional: {
    starts:
      '[Good day|Welcome|A short briefing|One minute, please][, point by point|, facts only|, in order|, for your notes].',
    asks: '[Good day|Welcome|Thank you for your time|To begin], [what does {brand} offer|who is {brand}|how would you describe {brand}]?',
    told: '[A common case|Take this case|A case you may know|Consider this case]:',
    mine: '[My case|A case of mine|Here is my case|Consider my case]:',
    next: '[What do you advise|How would you go about it|What is the next step]?',
    pause:
      '[The point appears beside the speaker|One line of text at the bottom|A title on a plain ground], [three seconds|then out|without sound].',
    call: '[The next step|To proceed|From here|To begin]:',
    isFamiliar: false,
  },
  inspirational: {
    starts:
      '[Breathe in|Look up|Give yourself one minute], [this one is for you|one thing for your day|here is a step you can take][, today|, now|].',
    asks: '[I am ready to begin|I want to start well|I have waited long enough|This is my year]: [who is {brand}|what is {brand}|what can {brand} do for me]?',
    told: '[Maybe you know this day|You may know it|One ordinary day|It can be a day like this]:',
    mine: '[Hear my day|I tell you my day|One ordinary day|My day goes like this]:',
    next: '[Where do I begin|Which step is mine|How do I start again]?',
    pause:
      '[The music rises a little|Soft music|A smile, no hurry], [the camera comes closer|light on the hands|two seconds of quiet|the face turns to the light].',
    call: '[Take the first step today|Begin today|One message is the first step|Start with one small step]:',
    isFamiliar: false,
  },
  casual: {
    starts: '[Hey|Hi|Okay|Guys], [small gist|quick one|one minute of gist], [sit down|lean in|stay with me].',
    asks: '[Okay|So|Wait|Hey], [what is this {brand}|who is {brand}|what is {brand}][| that I keep reading| on your phone| in your story]?',
    told: '[You know that day|Tell me if you know this|It is always like this|Small gist]:',
    mine: '[Okay, so|Gist|You will not believe it|See my life]:',
    next: '[What do I do|So what now|Help me here, what now]?',
    pause:
      '[The phone turns to the speaker’s hand|Selfie view|A wave at the camera], [small laugh|no cut|street sound].',
    call: '[Easy|No stress|Whenever you are free|When you have a minute]:',
    isFamiliar: true,
  },
}

const ADDRESS = /\|, (?:my people|friends|my friends?|my dear|everybody|listen)(?=[|\]])/gu

/** Removes words to viewers, such as `my people`, from the choices of a rule. */
export const unaddressed = (rule: Rule): Rule => rule.replace(ADDRESS, '')
