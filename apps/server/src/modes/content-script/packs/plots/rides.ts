import type { Plots } from './plot.ts'

/** Journeys with a driver: buses, airport cars, hired cars, trips. */
export const rides: Plots = {
  two: {
    before: [
      [
        'ASKS: [My {other} promised to drive me on {day}|“I will drive you,” said my {other}|On {day} my {other} wanted to bring me], [and he is still looking for his key|and his car has other plans|and since then he does not pick up].',
        'TELLS: [The car of a relative is a story without an end|That key is never where the car is|I know such cars, they fear the morning], [so tell me when, and from where|so first the hour, then the rest|so let us do it without the key].',
      ],
      [
        'ASKS: [Last time I stood there with two bags and no car|The last time I argued with four drivers|The last time, I came when everything was over], [in my good shoes, in the rain|and each of them named another figure|and my {who} had kept a plate for me].',
        'TELLS: [Everybody has had such a day|That makes a road longer than it is|The road had a bad day, and you too], [so now everything before you leave the house|so ask while you still sit comfortably|so say it once, before the bags are packed].',
      ],
      [
        'ASKS: [I do not like the road|I am a bad passenger|When I travel, I hold on to everything], [I brake with my right foot, all the way|my {who} says that I should look out of the window|and I know each pothole by name].',
        'TELLS: [Every car has such a foot in it|Many hold on, few admit it|You are not the only one], [so say at the start how you like it|so tell me what makes you calm|so ask the things that let you sleep].',
      ],
    ],
    among: [
      [
        'ASKS: [How much luggage is normal?|My {who} travels with yam.|I have two bags, and one that is not a bag.]',
        'TELLS: [Say it before, the yam too|Count the pieces, and name the heaviest|Tell it as it is, a boot does not stretch]. [What you need on the way stays on your knees|Papers and water in the small one|A name on each piece].',
      ],
      [
        'ASKS: [When do I leave, so that I am in time?|My {other} says one hour is enough.|I always leave too early or too late.]',
        'TELLS: [Count from the end: when must you be there|Begin with the hour at which you must stand there|Think of the same road on the same weekday], [then the road, then rain, then a handshake|and put half an hour of pepper on it|and sit there with tea if you are early].',
      ],
      [
        'ASKS: [My {who} must know where I am|At home they follow me on the map|If I do not write, my {who} calls the driver].',
        'TELLS: [Send one line when you start, and one when you are there|Share your way before you get in|Give her the number plate, then she sleeps]. [Two messages save twenty calls|Mothers like plates and names|In between look out of the window].',
      ],
    ],
    after: [
      [
        'ASKS: [My {other} may find his key now|When he finds the key, I am there already|I will send my {other} a picture from there].',
        'TELLS: [Let him dust the car|He can fetch you from the gate, on foot|Write under it: no key needed].',
      ],
      [
        'ASKS: [So my {who} need not keep a plate|This time I come before the food|Then I can wear the good shoes].',
        'TELLS: [Come hungry|Tell her to lay the table|And take an umbrella for the memory].',
      ],
      [
        'ASKS: [So my right foot can rest|I will try the window|I hold on to my tea instead].',
        'TELLS: [The foot needs some time|On the left there is more to see|Tea listens better than a door handle].',
      ],
    ],
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [“I will drive you,” says the {other}|On {day} the {other} wants to drive {name}|{name}’s {other} has promised to drive on {day}], [and he is still looking for his key|and his car has other plans|and since then he does not pick up].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} at every roadside]. [The last time {name} stood there with two bags and no car|Last year {name} argued with four drivers|The last time, {name} came when everything was over], [and the {who} had kept a plate|in good shoes, in the rain|and each of them named another figure].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [{name} does not like the road|{name} is a bad passenger|When {name} travels, both hands hold on], [and the right foot brakes, all the way|and the {who} says: look out of the window|and each pothole has a name].',
      ],
    ],
    among: [
      [
        '[{name} has two bags, and one that is not a bag|The {who} of {name} travels with yam|How much luggage is normal, {name} asks]. [Say it before, {name}, the yam too|Count the pieces, {name}, and name the heaviest|Tell it as it is, {name}, a boot does not stretch], [and papers and water stay on your knees|and put a name on each piece|and what you need on the way goes into the small one].',
      ],
      [
        '[“One hour is enough,” says {name}’s {other}.|{name} always leaves too early or too late.|When should {name} leave?] [Count from the end, {name}: when must you be there|Begin with the hour at which you must stand there, {name}|Think of the same road on the same weekday, {name}], [then the road, then rain, then a handshake|and put half an hour of pepper on it|and if you are early, there is tea].',
      ],
      [
        '[At home they follow {name} on the map|“My {who} must know where I am,” says {name}|If {name} does not write, the {who} calls the driver]. [One line at the start, {name}, and one at the end|Give her the number plate, {name}, then she sleeps|Share your way before you get in, {name}], [and two messages save twenty calls|and in between look out of the window|because mothers like plates and names].',
      ],
    ],
    after: [
      [
        '[Now {name}’s {other} finds his key|And the {other} with his key, {name}|{name} sends the {other} a picture from there]. [Let him dust the car|He comes to the gate, on foot|Under it stands: no key needed], [and he laughs|and the key laughs too|and the car sleeps on].',
      ],
      [
        '[So the {who} of {name} keeps no plate|This time {name} comes before the food|{name} puts on the good shoes]. [The table is laid|The umbrella comes along, for the memory|One comes hungry to such a table]. [You have a table somewhere too|Somebody keeps a plate for you too|Come before the food as well].',
      ],
      [
        '[{name}’s right foot rests|{name} tries the window|{name} holds on to the tea]. [On the left there is more to see|A foot needs some time|Tea listens better than a door handle]. [Look out of yours too|Say at the start how you like it|Your foot may rest as well].',
      ],
    ],
  },
}
