import type { Plot } from './plot.ts'

/** Work on something that is broken, dirty or waiting, at the customer’s or in a workshop. */
export const repair: Plot = {
  before: [
    [
      'ASKS: [I have managed it for three weeks|I told myself it would go away|For two weeks I have looked the other way]. [Then my {who} visited|On Sunday my {who} came to visit|My {who} came and saw it], and [she only asked: “Still?”|she said nothing, she only looked there|she pointed with her chin].',
      'TELLS: [That look costs more than the work|Visitors have good eyes|There is always somebody who points]. [Then let us stop managing|So today it has an end|Then tell me about it].',
    ],
    [
      'ASKS: [My {other} has already tried|My {other} said that he could do it|First my {other} came with his own tools]. [Now there are two problems|Since then it is worse|He left with two screws in his pocket].',
      'TELLS: [He meant well|I know your {other}|Every family has that engineer]. [Tell me what it was before he came.|What was it like before him?|Begin with how it was at first.]',
    ],
    [
      'ASKS: [It never happens on a free day|It chose this week, of all weeks|Of course it had to be this week]. [{day} people are coming|On {day} there are visitors|By {day} everything must be right].',
      'TELLS: [These things know the calendar|It always waits for a full week|They choose the week with care]. [Sit down first|Breathe first|One thing after the other], [and tell it from the beginning|then tell me how it began|and say when you first noticed it].',
    ],
  ],
  among: [
    [
      'ASKS: [You will laugh when you see it|I am a little ashamed of it|Please do not laugh when you see it].',
      'TELLS: [Whoever works with this does not laugh|I do not laugh about work|Laughing is not on my list]. [If everything was in order, nobody would need me|Without such things I would have no work|For exactly that, people like me exist].',
    ],
    [
      'ASKS: [I have something like a video of it|I made a small video|Let me show you on my phone].',
      'TELLS: [Good, play it|Show me|Very good]. [And once more, please|Now again, with the sound|Stop there, go back a little]. [I see more when you do not explain|The sound tells a lot|A minute of video saves a long talk].',
    ],
    [
      'ASKS: [My {other} says: leave it, it still works|My {other} says I should wait until month end|At home they say: manage it].',
      'TELLS: [And who lives with it every day|Does he have to use it|Who meets it every morning]?',
      'ASKS: [I do|Me, from Monday to Sunday|Me, every single day].',
      'TELLS: [Then you have the vote|Then it is your decision|So ask the one who lives with it].',
    ],
    [
      'ASKS: [How do I know that you know it?|You speak as if you had seen it before.|And you understand such things?]',
      'TELLS: [Stand beside me and watch|Look over my shoulder|Ask while I work]. [I explain with my hands|What you see, I need not promise|You may ask what this is and why I do it].',
    ],
    [
      'ASKS: [I covered it with a cloth|I put a flower in front of it|I have closed that door for a week], [so that nobody sees it|and hoped|and prayed a little].',
      'TELLS: [Hiding it has never repaired anything|It is still there when you look away|Everybody has done that, and it has never helped], [so now it needs a hand|so uncover it and show me|so let me see it all the same].',
    ],
    [
      'ASKS: [I am no expert, I only live there|I do not know what the thing is called|I have no word for that part].',
      'TELLS: [Show it with the finger|Point at it|Then call it “that thing”]. [Say what it does and what it no longer does|Tell me what you see, not what it is called|The name is my job, the story is yours].',
    ],
    [
      'ASKS: [How did it come to this, I ask myself|I keep asking myself what I did wrong|My {who} asks what I did to it].',
      'TELLS: [Mostly nobody did anything|Things get tired, like people|Time did it, time and dust]. [Do not look for the guilty one, look for the place|Guilt repairs nothing|Tell me when it began, that helps more].',
    ],
    [
      'ASKS: [I have a spare part somewhere|There is a box of screws in my house|My {other} kept something from the last time], [nobody knows from what|he says it fits everything|in a tin that used to hold biscuits].',
      'TELLS: [Every house has that tin|I love that tin|Bring the tin too]. [In there lies the history of the family|Sometimes it helps, mostly it rattles|We look into it at the end, as a treat].',
    ],
    [
      'ASKS: [When you do it, do I have to be there|Should I stand beside it|Do I help or do I stay out of the way]?',
      'TELLS: [Show me the place, and then do your own things|Be near enough to answer a question|Say what you know, then let the hands work]. [A chair and some light are enough|Questions come in the middle, not at the start|And keep your {other} in the parlour].',
    ],
  ],
  after: [
    [
      'ASKS: [So I stop managing|Enough of managing|I have managed long enough]. [What do I tell my {who}|And my {who}, what does she get to see|When my {who} comes again, what do I say]?',
      'TELLS: [Nothing, let her look for it|Let her search with her chin|Offer her a seat, and say nothing].',
    ],
    [
      'ASKS: [I will hide the screwdriver from my {other}|First I take the tools away from my {other}|I will tell my {other} to rest].',
      'TELLS: [Leave him the torch|Let him hold the lamp|He may hold the torch]. [Everybody needs a task|Somebody has to hold it|That is also work].',
    ],
    [
      'ASKS: [I should have called on the first day|I could have said it on the first day|One sentence on the first day, that was all], [instead of looking at it for three weeks|and I looked at it and waited|but I hoped that it would go away].',
      'TELLS: [Nobody calls on the first day|Everybody waits a little|You are not the first who waited]. [Now you have said it|The first step is done: it is said|It is said, and that was the hard part].',
    ],
  ],
}
