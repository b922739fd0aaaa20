import type { Plot } from './plot.ts'

/** Schools, lessons and care for children, chosen by parents. */
export const pupils: Plot = {
  before: [
    [
      'ASKS: [When I ask my child about the day, I get one word|Each day I ask “how was it?”, and each day the answer is “fine”|My child comes home and says “fine”, and that is the whole report]. [My {who} says that I worry too much|My {other} says: children are like that|My {who} says: you were the same].',
      'TELLS: [“Fine” is a locked door|Every parent knows that “fine”|There is a lot behind that word], [and you are right to knock|so ask me what you would like to ask the child|so let us look behind it].',
    ],
    [
      'ASKS: [At home we learn until both of us cry|I tried to teach at home, on {day}, at the dining table|I sat down with the books and said “it is easy”], [and after ten minutes I was the one who shouted|and my child asked me who invented homework|and then I did not understand it myself].',
      'TELLS: [That table has seen many tears|With your own child it is always harder|Patience is a thing one lends to other people’s children], [so do not be ashamed|so sit down, and no one cries here|so tell me where it stops going well].',
    ],
    [
      'ASKS: [Everybody advises me|My {who} wants one thing and my {other} another|I have heard six opinions on it, and only one was about the child]. [By {day} we want to decide|On {day} we must say yes or no|I cannot move it further than {day}].',
      'TELLS: [Everybody went to school, so everybody knows|Advice grows where there are children|Six opinions, and one small person in the middle]. [How is the child?|Tell me about the child first.|So who is it about?]',
      'ASKS: [Quick with the feet, slow in the morning|A talker, but only at home|Quiet, and with eyes everywhere].',
    ],
  ],
  among: [
    [
      'ASKS: [And if there are tears at the gate?|I am afraid of the first morning.|What if my child holds my leg and does not let go?]',
      'TELLS: [Then make the goodbye short|One kiss, one sentence, and go|Say when you come back, and go without looking round]. [The tears are often shorter than the way to your car|The longer you stand, the harder it is for both|Mostly it is the parents who cry longer].',
    ],
    [
      'ASKS: [I do not understand the new way they calculate|In our time we learned it differently|What they learn today, I never learned].',
      'TELLS: [You need not be the teacher|Then be the audience|Let the child explain it to you]. [Who explains, learns twice|A child who teaches a parent grows ten centimetres|Ask “show me”, not “why is this wrong”].',
    ],
    [
      'ASKS: [How do I see that it helps|How will I notice a change|And what should I look for in the first weeks]?',
      'TELLS: [Not at the marks first|Look at the mornings|Listen to what is told without a question]. [Does the bag get packed, does the child talk?|See if the “fine” gets longer.|A child who sings on the way has told you something.]',
    ],
    [
      'ASKS: [My {other} says: buy a phone game, it teaches too|My {other} thinks a video can do it|“There are videos for that,” says my {other}].',
      'TELLS: [And who sees that a child is lost|A video does not see when a child stops listening|And whom does the child ask, the phone]?',
      'ASKS: [That is what I told him|I will say it to him in those words|He will need a moment for that].',
    ],
    [
      'ASKS: [My child will ask me one thing in the car|The child sits there and listens to us|I know what the little one wants to know]: [“Do I have to?”|“Are they nice?”|“Can I bring my ball?”].',
      'TELLS: [Answer truly, children hear it|Take the question seriously|That is the most important question of today]. [Say “we go and look, together”|Let the child ask it here|Say what you know, and what you do not know yet].',
    ],
    [
      'ASKS: [And what is my part in it|What do I do, apart from paying|You do yours, what is mine]?',
      'TELLS: [Ten minutes in the evening, without a phone|A quiet corner for ten minutes, and no phone in it|One small talk each evening, and the phone stays out].',
      'ASKS: [Without the phone, I hear you|And the phone stays away, I understand|The phone will be the hard part].',
      'TELLS: [For both of you|For the parents it is always the hard part|Put it under the same cloth as the homework].',
    ],
  ],
  after: [
    [
      'ASKS: [Today I will ask in another way|This evening I will not ask “how was it”|So at home I start with something else].',
      'TELLS: [Ask who made somebody laugh|Ask what was hard, and wait|Ask for one thing that nobody else knows].',
    ],
    [
      'ASKS: [Then the dining table is a table again|I go back to being a parent, not a teacher|At home we can eat at that table again].',
      'TELLS: [And you may still listen|Tables are for rice|You can keep the red pen, for the shopping list].',
    ],
    [
      'ASKS: [I will tell the six what we decided|When the six call, I know what to say|My {who} will ask on {day}, and I am ready].',
      'TELLS: [Let the child tell them|Ask the small person in the middle first|Put the child on the phone, that ends every discussion].',
    ],
  ],
}
