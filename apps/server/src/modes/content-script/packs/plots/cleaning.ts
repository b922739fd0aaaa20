import type { Plot } from './plot.ts'

/** What is cleaned, washed or freed of insects. */
export const cleaning: Plot = {
  before: [
    [
      'ASKS: [My {who} came on {day}|On {day} my {who} was here|My {who} visited without a warning], [and she drew a line with her finger, on the shelf|and she looked at the corner behind the door|and she asked if we had moved in yesterday].',
      'TELLS: [That finger is known in the whole country|Every family has such a finger|Mothers see round corners], [so show me where it went|so tell me what it found|so let us look where she looked].',
    ],
    [
      'ASKS: [My {other} said: leave it to me|It was the turn of my {other}|I gave my {other} a bucket and one hour]. [Now it is wet, and it is still there|He moved it from here to there|He opened the window and called it done].',
      'TELLS: [He meant well|A bucket alone has never finished anything|Water is not yet work], [so tell me what it was before him|so tell me how it looks now|so let us begin after the bucket].',
    ],
    [
      'ASKS: [I work until evening, and then I see it|When I come home, I put down my bag and close my eyes|All week I say: on {day} I do it], [and on {day} I sleep|and it is only me and the broom|and then somebody comes to visit].',
      'TELLS: [A week has no eighth day|You cannot be at work and behind the sofa|Nobody dreams of a broom], [so begin with the part that you hate most|so say what you would give away first|so tell me which corner calls your name].',
    ],
  ],
  among: [
    [
      'ASKS: [I must clean before you come|First I tidy up, then you may look|I am ashamed to show it like this].',
      'TELLS: [Then what would I do there?|Nobody washes a plate before the washing.|Leave it as it is, I want to meet it.] [I look at it as a doctor looks at a cough|It only tells me where to begin|I have seen my own place on a {day}].',
    ],
    [
      'ASKS: [My {other} does not see it|For my {other} it is clean if it is dark|“Where?” asks my {other}, when I show it to him].',
      'TELLS: [Open the curtain at noon|Let him look for his keys under the bed|Take the sun, the sun tells everything]. [After that he sees it too|Light has never been a liar|He will be quiet for a while].',
    ],
    [
      'ASKS: [I fear for the fine things|There is one thing that must not get wet|My {who} gave us something that nobody may touch].',
      'TELLS: [Put it on the table before we begin|Show it first, and say its name|Carry it yourself, then you can breathe]. [What is pointed at is safe|Say it in front of everybody|A rule that is spoken is kept].',
    ],
    [
      'ASKS: [What is under there, I have not seen since the wedding|Behind that, nobody has been for years|I do not want to know what lives under there].',
      'TELLS: [We will find the remote|People find earrings, and old letters|There lie the missing socks of the family].',
      'ASKS: [And the ring of my {who}?|Then I want to be there.|My {other} has looked for his remote since January.]',
      'TELLS: [Bring a box for the treasures|Whoever finds it may keep the dust|We put all of it on the table].',
    ],
    [
      'ASKS: [After two days it looks as before.|In my house it lasts until {day}.|How do I keep it like that?]',
      'TELLS: [A little each evening, before the phone|One corner a day, not seven on one day|Shoes at the door, that is half of it]. [Choose the one rule that all of you can keep|What is done daily needs five minutes|Let the one who asks for food wipe the table].',
    ],
    [
      'ASKS: [I love the smell afterwards|For me it is the smell|The first minute afterwards is the best].',
      'TELLS: [I know people who only sit there and breathe|Close your eyes when you come in|That minute is the reason for all this]. [Send the family out and keep it for yourself|Let nobody cook in that minute|Do not put your bag on the floor yet].',
    ],
  ],
  after: [
    [
      'ASKS: [Now my {who} may bring her finger|Let my {who} come without a warning|Then I invite my {who} myself].',
      'TELLS: [Give her a white cloth|Let her go first through the door|Stand there and look at your nails].',
    ],
    [
      'ASKS: [My {other} wants to know what he can do|My {other} asks what is left for him|I will give the bucket back to my {other}].',
      'TELLS: [He may take off his shoes|He may look at it, and not touch it|Let him carry it outside, with honour].',
    ],
    [
      'ASKS: [So on {day} I can sleep|Then {day} belongs to me|On {day} I will sit on that sofa].',
      'TELLS: [And the broom sleeps too|With both feet up, please|That is what a sofa is for].',
    ],
  ],
}
