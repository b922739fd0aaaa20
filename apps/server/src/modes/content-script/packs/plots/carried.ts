import type { Plot } from './plot.ts'

/** People, parcels or whole houses that are taken from one place to another. */
export const carried: Plot = {
  before: [
    [
      'ASKS: [By {day} it must be there|On {day} it has to be done|{day} is the day, and nobody can move it], [and my {other} “knows a man with a car”|and my {other} says that we can do it ourselves|and my {other} wants to do it in three trips].',
      'TELLS: [A man with a car is not yet a plan|I have met that man, and that car|Three trips become five], [so tell me from where to where|so first the two places, then the hour|so say what goes, and how much of it].',
    ],
    [
      'ASKS: [The last time I stood at the roadside with everything|Last year I waited from eight until the sun went down|The last time, my phone had more battery than my patience], [and my {who} still asks about her flask|and each time they said “five minutes”|and what arrived was not what had left].',
      'TELLS: [“Five minutes” is a long time on our roads|Waiting is the heaviest thing one can carry|Everybody has one such day], [so let us say the times aloud|so ask me all that you did not ask then|so this time you know it before].',
    ],
    [
      'ASKS: [I cannot be in two places|They need me here, and it needs to be there|My work does not let me go], [and traffic has eaten half of my year|and my {who} says: why do you run like this|and on {day} I sat in the bus and counted bridges].',
      'TELLS: [Nobody can split in two|The road takes the hours and gives no receipt|One of you is enough, if somebody else drives]. [What would you do with that half day|Say where you would rather be|What is waiting for you here]?',
    ],
  ],
  among: [
    [
      'ASKS: [I fear for the one thing that breaks|There is one thing in it that I love|If that one thing breaks, my {who} will not forgive me].',
      'TELLS: [Then show that one first|Say it, and put your hand on it|Name it before anything moves]. [What has been named is carried differently|Wrap it in what you do not love|Put it where the eyes are].',
    ],
    [
      'ASKS: [My {other} gives directions by stories.|How do I explain my place?|My street has no name, it has a smell.]',
      'TELLS: [Stand outside and send where you are|Give the last thing that everybody knows|Count from the big road: which turn, which side]. [And a number that is picked up|And the colour of the gate|The stories afterwards, with tea].',
    ],
    [
      'ASKS: [What do I do until it is there?|I will call every ten minutes, I know myself.|I am bad at waiting.]',
      'TELLS: [Agree on two moments: when it leaves and when it is there|Say now at which point you want a word|Do something with your hands]. [In between the road is working|No news on a road is mostly traffic|Cook, then you will not hear the clock].',
    ],
    [
      'ASKS: [How do I know what it all is, at the end|I lose the overview in such things|At the end nobody knows where the kettle is].',
      'TELLS: [Number it, and write the number down|One list, and a picture of all of it together|Write on it what is inside, and not “things”]. [Count at the start and at the end, aloud|“Things” is written on half of all boxes|The kettle travels last and is unpacked first].',
    ],
    [
      'ASKS: [And if it rains?|My {other} says that it will rain.|And on a day with rain, what then?]',
      'TELLS: [Then it rains on us too|Nylon is cheaper than regret|Ask that on a dry day, you are right]. [Paper goes into nylon, whatever the sky says|What must stay dry goes in the middle|Look at the gutter before the gate].',
    ],
    [
      'ASKS: [I do not know if I must be there.|Do I travel along?|Who signs, if I am at work?]',
      'TELLS: [Somebody with a name must be at each end|One at the start, one at the end, that is all|Choose one who looks before signing]. [Give them each other’s numbers|And tell them what they wait for|A neighbour with patience is worth gold].',
    ],
  ],
  after: [
    [
      'ASKS: [And the man with the car?|What do I tell my {other}?|My {other} has already called that man.]',
      'TELLS: [Tell him to keep his petrol|He may wave|Greet him, and let him sleep].',
    ],
    [
      'ASKS: [So this time I need no chair at the roadside|Then I ask nobody how far|This time I know the hour].',
      'TELLS: [And buy your {who} a new flask|Keep the patience for something else|Write the hour on your hand].',
    ],
    [
      'ASKS: [Half a day, for me|So I stay where they need me|I could sit down for once].',
      'TELLS: [The bridges count themselves|Sit, the road knows the way|And switch off the traffic report].',
    ],
  ],
}
