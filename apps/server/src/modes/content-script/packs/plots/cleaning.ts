import type { Plots } from './plot.ts'

/** What is cleaned, washed or freed of insects. */
export const cleaning: Plots = {
  two: {
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
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [On {day} the {who} comes to see {name}|{name}’s {who} visits without a warning|The {who} stands in {name}’s door on {day}], [and draws a line with her finger, on the shelf|and looks at the corner behind the door|and asks if they moved in yesterday].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} in every street]. [{name} gives the {other} a bucket and one hour|“Leave it to me,” says {name}’s {other}|In {name}’s house it is the turn of the {other}]. [Now it is wet, and it is still there|He moves it from here to there|He opens the window and calls it done].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [{name} comes home in the evening and sees it|All week {name} says: on {day} I do it|{name} puts down the bag and closes both eyes], [and on {day} there is only sleep|and there is only {name} and the broom|and then somebody comes to visit].',
      ],
    ],
    among: [
      [
        '[“I must clean before you come,” says {name}|{name} is ashamed to show it like this|{name} wants to tidy up first]. [Then what would I do there, {name}?|Leave it, {name}, I want to meet it as it is.|Nobody washes a plate before the washing, {name}.] [It only tells me where to begin|A doctor does not ask for a healthy cough|I know my own place on a {day}].',
      ],
      [
        '[“Where?” asks {name}’s {other}|{name}’s {other} does not see it|For {name}’s {other} it is clean if it is dark]. [Open the curtain at noon, {name}|Let him look for his keys under the bed, {name}|Take the sun, {name}, the sun tells everything], [and he will be quiet for a while|and light has never been a liar|and after that he sees it too].',
      ],
      [
        '[{name} fears for the fine things|“One thing must not get wet,” says {name}|{name} has something from the {who} that nobody may touch]. [Put it on the table first, {name}|Show it, {name}, and say its name|Carry it yourself, {name}, then you can breathe], because [what is pointed at is safe|a rule that is spoken is kept|then everybody knows it].',
      ],
      [
        '[{name} has not looked under there since the wedding|Behind that, says {name}, nobody has been for years|{name} does not want to know what lives under there]. [There lie the missing socks of the family|We will find the remote|People find earrings there, and old letters], [so bring a box, {name}|and {name} wants to be there|and it all comes on the table].',
      ],
      [
        '[“In two days it looks as before,” says {name}|At {name}’s it lasts until {day}|{name} asks how to keep it like that]. [One corner a day, {name}, not seven on one day|Shoes at the door, {name}, that is half of it|A little each evening, {name}, before the phone], [and what is done daily needs five minutes|and the one who asks for food wipes the table|and choose the rule that all of you can keep].',
      ],
      [
        '[For {name} it is the smell afterwards|The first minute afterwards is the best, says {name}|{name} closes {her} eyes and breathes in]. [That minute is the reason for all this|Send the family out, {name}, and keep it for yourself|Let nobody cook in that minute, {name}].',
      ],
    ],
    after: [
      [
        '[Now the {who} may come again, with her finger|And {name} invites the {who}|Then the {who} stands in the door]. [{name} gives her a white cloth|{name} lets her go first|{name} looks at {her} nails], [and says nothing|and waits|and hums a song].',
      ],
      [
        '[And the {other}, what does {name} tell him?|What does the {other} do now, {name}?|“Can I help?” asks {name}’s {other}.] [He may take off his shoes|He may look at it, and not touch it|He carries the bucket out, with honour], [and that is a big help|and everybody has a task|and that is work too].',
      ],
      [
        '[So {day} belongs to {name}|On {day} {name} sits on that sofa|{name} can sleep on {day}]. [The broom sleeps too|Both feet are up|That is what a sofa is for]. [Yours could be free as well|Think of your own {day}|Keep yours for something better].',
      ],
    ],
  },
}
