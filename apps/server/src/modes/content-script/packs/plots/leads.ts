import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'

/** What a customer says before a fact of a kind. A rule for each script. */
type Leads = Readonly<Partial<Record<Kind, readonly [Rule, Rule, Rule]>>>

export const LEADS: Leads = {
  price: [
    '[I have one figure in my head, and my {other} has another|My {other} and I made a bet about the figure|My {other} has already guessed a figure].',
    '[Now the part for which I sit down|Wait, let me sit down for this one|Now hold my bag, I want to hear the money].',
    '[Before my heart runs ahead, my purse has a question|My purse wants to join the talk|My hand is already on my purse, so talk to it].',
  ],
  pay: [
    '[My salary comes when it comes|The month is long, and you know it|Money comes to me in pieces, not in one piece].',
    '[My {other} asks about this first, always|This is what my {other} will ask first|On this point my {other} is strict].',
    '[I like to know it before, not after|No surprises at the end, please|Let us say this part aloud too].',
  ],
  reach: [
    '[You have not seen my street when it rains|I live where even the map gets tired|From my side to yours, the sun goes down].',
    '[I have no car, and my {other} is always “on the way”|My {other} has the car, so he has the power|I come by bus, with two bags already].',
    '[My {day} is full from morning to night|I cannot leave my place all week|Between work and home I have no hour left].',
  ],
  trust: [
    '[Once bitten, you know|I have cried over such a thing before|I have paid school fees for this lesson before].',
    '[My {who} will ask this, and she will look at me|My {who} believes nothing that is not said twice|That is the point on which my {who} is hard].',
    '[I want to sleep well|I hate to worry afterwards|My head must be quiet afterwards].',
  ],
  when: [
    '[My week is a bus with no empty seat|I have two free hours in a week|My days are not my own].',
    '[My {other} always asks this when it is too late|My {other} looks at the clock already|My {other} wants to hear times, only times].',
    '[I am a slow person with a fast week|My boss counts minutes|Let me open my calendar first].',
  ],
  place: [
    '[Say it as you would say it to a keke driver|My driver knows only landmarks|Tell it to somebody who gets lost at home].',
    '[My {other} will bring me, and he asks nobody for the way|My {other} never asks for directions|If I get lost again, my {other} will tell everybody].',
    '[I want to see the road in my head|Let me draw the road with my finger|My feet want to know too].',
  ],
  offer: [
    '[I have a weakness, and I admit it|My ears are wide open for this part|Now my {other} would move closer].',
    '[You know what my {who} asks everywhere|My {who} asks one question in every shop|I promised my {who} to ask this].',
    '[I was brought up to ask|A person who asks loses nothing|Let me ask what everybody thinks].',
  ],
  must: [
    '[Say the hard part too|Now the small print, aloud|Do not spare me].',
    '[My {other} would ask about this only at the gate|I always hear this part too late|This is what nobody tells my {other} in time].',
    '[I like to come prepared|I do not want to go back home for a paper|Tell me now, so that I do not come twice].',
  ],
}
