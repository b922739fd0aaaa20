import type { Rule } from '../../../words/grammar.ts'
import type { Kind } from '../../plain/clauses.ts'

/** What a customer says, or for one voice is told of the customer, before a fact of a kind. A rule for each script. */
type Leads = Readonly<Partial<Record<Kind, readonly [Rule, Rule, Rule]>>>

export const LEADS: Readonly<Record<'two' | 'one', Leads>> = {
  two: {
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
  },
  one: {
    price: [
      '[{name} has one figure in {her} head, and {her} {other} has another|{name} and {her} {other} have made a bet about the figure|{her} {other} has already guessed a figure].',
      '[Now comes the question that everybody asks with a soft voice|Here {name} sits down, because now it is about money|Now {name} takes a breath and asks for the figure].',
      '[{name}’s hand is already on the purse|The purse wants to hear something too|And {name} wants to hear a number, not a song].',
    ],
    pay: [
      '[Money comes to {name} in pieces, not in one piece|The month is long, {name} knows it well|For {name}, a salary comes when it comes].',
      '[{her} {other} is strict on this point|This is what the {other} will ask first|The {other} wants to hear this before everything].',
      '[{name} likes to know it before, not after|No surprise at the end, says {name}|This part is said aloud too].',
    ],
    reach: [
      '[{name}’s street, when it rains, is a river|{name} lives where even the map gets tired|From {name}’s side of town, the road is long].',
      '[{name} has no car, and the {other} is always “on the way”|The {other} has the car, so {name} takes the bus|{name} comes by bus, with two bags already].',
      '[{name} cannot leave {her} place all week|Between work and home, {name} has no hour left|On weekdays {name} belongs to {her} boss].',
    ],
    trust: [
      '[{name} has paid for this lesson before|Once bitten, {name} asks twice|{name} has cried over such a thing once].',
      '[{her} {who} believes nothing that is not said twice|On this point the {who} is hard|This is what the {who} will ask].',
      '[{name} wants to sleep well afterwards|And {name}’s head must be quiet|{name} hates to worry afterwards].',
    ],
    when: [
      '[{name}’s week is a bus with no empty seat|{name} has two free hours in a week|The days of {name} are not {her} own].',
      '[The {other} always asks this too late|{name} takes out the calendar of the house|Now the {other} looks at the clock].',
      '[{name} opens {her} calendar|First {name} looks into {her} calendar|{name}’s boss counts minutes].',
    ],
    place: [
      '[For {name}, who gets lost at home|Now the road, as for a keke driver|{name}’s driver knows only landmarks].',
      '[The {other} drives, and he asks nobody for the way|{her} {other} never asks for directions|If they get lost again, {name} will hear of it].',
      '[{name} draws the road with a finger|{name} wants to see the road in {her} head|The feet of {name} want to know too].',
    ],
    offer: [
      '[Here {name} moves closer|{name} has a weakness, and this is it|Now the ears of {name} are wide open].',
      '[The {who} asks one question in every shop|{name} promised {her} {who} to ask this|You know what the {who} asks everywhere].',
      '[{name} was brought up to ask|Who asks loses nothing, so {name} asks|{name} asks what everybody thinks].',
    ],
    must: [
      '[{name} wants to hear the hard part too|Now the small print, aloud|I do not hide this from {name}].',
      '[The {other} always hears this part too late|Most people ask about this only at the gate|This is what nobody told the {other} in time].',
      '[{name} likes to come prepared|{name} does not want to come twice|So that {name} does not go back home for a paper].',
    ],
  },
}
