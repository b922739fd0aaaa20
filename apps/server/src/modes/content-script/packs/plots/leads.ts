import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'

/** What a customer says before a fact, by the kind of the fact: one rule for each of the three scripts of a run. */
type Leads = Readonly<Partial<Record<Kind, readonly [Rule, Rule, Rule]>>>

export const LEADS: Leads = {
  price: [
    '[Let us talk about money|Now to the money|I would like to plan my money|I have to look at my money too].',
    '[I like to hear the figures early|Before I decide, I need the figures|I prefer to hear the amount now, not later|Without a figure I cannot plan].',
    '[At home the first question is always money|My {other} will ask me about the money first|People at home will ask me for the amount|I do not want to guess the amount].',
  ],
  pay: [
    '[Let us be clear about payment|Payment is the next thing on my list|I would like to understand the payment|I have not heard about payment yet].',
    '[With payment I like clear rules|Payment should be clear from the start|I ask about payment before I decide|I do not want any confusion about payment].',
    '[At home they will ask me about payment|I want no surprises with payment|My {other} always asks about payment|For payment I like to be prepared].',
  ],
  reach: [
    '[I am thinking about the distance|I do not live round the corner|The distance worries me a little|We are not exactly neighbours].',
    '[I cannot run around much|I cannot always leave my place|My week leaves little time for the road|I would rather not lose a day on the road].',
    '[I have no car of my own|I mostly go by bus|Getting around is not easy for me|I try to stay out of traffic].',
  ],
  trust: [
    '[I am a careful person|I like to be sure before I decide|I was disappointed once, so I am careful|I have learned to ask more questions].',
    '[At home they will ask if I am sure|My {who} always says: be sure before you agree|People will ask me why I chose you|I need a good reason to say yes].',
    '[I want to sleep well after I decide|I do not want to worry afterwards|I would like to be calm about my decision|A calm mind is important to me].',
  ],
  when: [
    '[My days are not my own|My week is quite full|My days fill up quickly|I have to plan my days].',
    '[I like to plan my time early|Time is important to me|Let us talk about time|I also need to think about time].',
    '[I once came on the wrong day|I easily mix up days and times|I do not like to choose the wrong time|I like to write dates and times down].',
  ],
  place: [
    '[Let me write down the place|I would like to picture the place|I want to be sure that I find the place|I do not know every corner of the town].',
    '[I get lost easily|In new areas I lose my way|I am slow with addresses|I once walked up and down a street for an hour].',
    '[I will have to explain the way to a driver|The driver will ask me for the place|My {other} will drive me, and he never asks for the way|Whoever drives me will need an address].',
  ],
  offer: [
    '[Good news is always welcome|I like to hear good news|I would like to hear one more good thing|A nice surprise is also welcome].',
    '[I like to know everything that I get|My {who} always wants to know what we get|I want to hear about all that I get|I do not want to miss anything good].',
    '[I always ask for something extra|I was brought up to ask for a little more|Asking for a little extra has never hurt anybody|My people like something extra].',
  ],
  must: [
    '[Tell me the rules too|I also want to know the conditions|I prefer to hear the conditions early|Please tell me all that I must know].',
    '[I always hear the important part too late|I do not like to hear a rule at the door|Nobody likes surprises afterwards|A rule is easy when I know it early].',
    '[I like to come prepared|I do not want to do things twice|I want to do everything right the first time|I prefer to know everything before].',
  ],
}
