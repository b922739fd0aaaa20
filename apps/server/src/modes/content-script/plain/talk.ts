import type { ContentScriptRequest } from '@ufaro/contract/tools/content-script.ts'
import type { Rule } from '../../words/grammar.ts'
import { without } from './fitting.ts'
import { STYLES } from './styles.ts'

/** What a listener repeats of a fact, and the speaker’s answer. */
export const ECHOED: Rule =
  '[Wait, {it}|Sorry, {it}|Did you say {it}|You said {it}|{it}, did I hear well|Say that again: {it}|Is it {it}|So, {it}|{it}, sure]?'
export const CONFIRMED: readonly Rule[] = [
  '[Yes|Correct|Exactly|That is it|You heard well|I said it and I mean it], {it}.',
  '{it}, [yes|as I said|that is correct|no mistake|you heard well|write it down].',
]

/** A listener’s remark and the reply, or for one speaker both in one. True of whatever is offered. */
interface Exchange {
  heard: Rule
  replied: Rule
  alone: Rule
}

/** How an order goes, for texts that name a way to order. */
const ORDERED: Exchange = {
  heard:
    '[How does it go, from the first message to the end?|Walk me through it, step by step.|Take me by the hand: what comes first?|Tell me how it goes, from the beginning.]',
  replied:
    '[One message begins it|You write or you call]. [You say what you need|We hear what you need], [the day and the details are agreed|we agree on the day and the details], and [nothing starts before you say yes|then you say yes or no].',
  alone:
    '[This is how it goes|Step by step, this is it]: [one message begins it|you write or you call], [the day and the details are agreed|we agree on the day and the details], and [nothing starts before you say yes|then you say yes or no].',
}

const EXCHANGES: readonly Exchange[] = [
  {
    heard:
      '[Say it in one sentence|Explain it to my mother|Say it as you would to a child], [so that I can repeat it|because I must repeat it].',
    replied: '[In one sentence|For your mother|As simple as that]: {head}.',
    alone: '[If you remember only one sentence|For your people at home, in one sentence]: {head}.',
  },
  {
    heard:
      '[You talk well|Your mouth is sweet|I hear you], but [everybody talks well on video|I have heard sweet mouth before|a video can say anything].',
    replied:
      '[Then do not take my word|So do not believe my mouth|That is fair]: [ask me the hardest question you have|say what worries you most], [here|now], [with everybody watching|in front of the camera].',
    alone:
      '[I know what you are thinking|I can hear you from here]: [everybody talks well on video|another sweet mouth]. [So do not take my word|Then test me]: [write your hardest question below|say what worries you most], [where everybody can see the answer|and read what comes back].',
  },
  {
    heard:
      '[Where is the catch|What are you not telling me|What have you left out]? [There is always something|I have been here before].',
    replied:
      '[I told you what I know|You have heard it all|I hid nothing]. [What you still miss, ask|If something is missing, say it], [I am not going anywhere|I am still here|and I answer it now].',
    alone:
      '[You are looking for the catch|You think there must be a catch]. [Good, look well|I would look too]. [What you still miss, ask|If something is missing, write it below], [and it will be said|and let it be answered in public].',
  },
  {
    heard:
      '[Let me think about it|I want to sleep over it|I will think about it first]. [I do not like to be rushed|There is no hurry, abi|I always do].',
    replied:
      '[Think about it|Sleep well over it], [nobody is chasing you|there is no shouting here]. Just [save this|keep the name], [so that you do not search for it later|because the feed moves on].',
    alone:
      '[Not today|You want to think about it]? [No problem|Take your time]. [Save this|Keep the name], [so that you do not search for it later|because the feed moves on].',
  },
  {
    heard:
      '[When I get home|If I tell them at home], [they will ask me ten questions|my people will cross-examine me|somebody will find what I forgot].',
    replied:
      '[Then let them watch this with you|Show them this one, from the beginning], [and stop where they have a question|and let it answer for you].',
    alone:
      '[At home they will ask you ten questions|Your people will want to know more]. [Let them watch this with you|Show them this one from the beginning], [and stop where somebody has a question|and let it answer for you].',
  },
  {
    heard: '[Somebody just came to my mind|I know who needs this|There is one person who must hear this].',
    replied:
      '[Do not keep it to yourself|Send it while you remember]. [One line above it is enough|Add two words of your own], [so that the person opens it|and the person will open it].',
    alone:
      '[Somebody just came to your mind|You know one person who needs this]. [Do not keep it to yourself|Send it while you remember], [with two words of your own|and say why you thought of them].',
  },
]

/** A listener’s request to say the facts once more, and the words before them. */
export const RECAP_ASKED: readonly Rule[] = [
  '[Say it all once more|Take me through it again|Once more, please], [I am writing it down|I want to get it right|my pen is ready|slowly, for my notes].',
  '[Wait, my phone is on speaker|Somebody at home is on the line|Hold on, I am recording a voice note]. [Say it again for them|Tell them what you told me|Say it once more, please].',
]
export const RECAP: readonly Rule[] = [
  '[In short|All of it in one breath|Here it is again|Everything in one line|To put it together|Once more]: {it}.',
  '[If you are writing it down|For your notes|For those with a pen|If you came in late|Screenshot this]: {it}.',
]

// Words that suit only styles in which people talk as friends.
const AMONG_FRIENDS = ['mouth', 'abi', 'cross-examine', 'shouting']

export function exchangesOf(style: ContentScriptRequest['contentStyle'], isOrdered: boolean): readonly Exchange[] {
  const all = isOrdered ? [ORDERED, ...EXCHANGES] : EXCHANGES
  if (STYLES[style].isFamiliar) return all
  const kept = (rule: Rule): Rule | undefined => without(rule, AMONG_FRIENDS)
  return all.flatMap((exchange) => {
    const [heard, replied, alone] = [exchange.heard, exchange.replied, exchange.alone].map(kept)
    return heard && replied && alone ? [{ heard, replied, alone }] : []
  })
}
