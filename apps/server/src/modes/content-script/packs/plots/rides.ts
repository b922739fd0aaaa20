import type { Plot } from './plot.ts'

/** Journeys with a driver: buses, airport cars, hired cars, trips. */
export const rides: Plot = {
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
}
