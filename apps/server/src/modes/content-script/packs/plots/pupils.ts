import type { Plot } from './plot.ts'

/** For schools, lessons, sports and school buses, which parents choose for their children. */
export const pupils: Plot = {
  before: [
    [
      'ASKS: [When I ask my child about the day, I get one word: “fine”|Every evening I ask “how was your day?”, and the answer is “fine”|My child comes home, says “fine”, and runs to the television]. [My {who} says that I worry too much|I would like to hear a whole sentence|I never know what really happened].',
      'TELLS: [Every parent knows that “fine”|A whole day can hide behind that word|My own people at home also say “fine”], [so ask me your questions instead|so tell me what you really want to know|so let us talk about what you want for your child].',
    ],
    [
      'ASKS: [I wanted to do everything for my child myself|I said “it is easy, I can manage my child alone”|I told everybody that I need no help with my child], [and after ten minutes I was the one who shouted|and by {day} I had no strength left|and now my own work is suffering].',
      'TELLS: [You are a good parent, and you are tired|Even the best parent needs a helping hand|It is never as easy as we say], [so do not be ashamed to ask|so tell me where you need help|so say which part takes your strength].',
    ],
    [
      'ASKS: [Everybody advises me about my child|I have heard six opinions, and only one was about my child|At home each person wants something different for my child]. [By {day} we want to decide|On {day} I must say yes or no|My head is full].',
      'TELLS: [They all mean well.|Everybody was a child once, so everybody advises.|So many voices would confuse anybody.] [How is your child?|Tell me about your child first.|What is your child like?]',
      'ASKS: [Quick with the feet, slow in the morning|A talker, but only at home|Quiet, with eyes everywhere].',
      'TELLS: [Then choose for that child, not for the advisers|Keep that child in mind when you decide|Good, now we are talking about the right person].',
    ],
  ],
  among: [
    [
      'ASKS: [I fear the first day more than my child does.|What if I am the one who cannot let go?|I know myself, I will worry the whole first day.]',
      'TELLS: [Smile, even if your heart is crying|Plan something for yourself that day|Many parents feel the same]. [If you look calm, you help your child|Eat well, worry is hungry work|Talk to another parent, that helps too].',
    ],
    [
      'ASKS: [What if something is wrong and my child says nothing|How do I get a quiet child to talk|What do I do when my child hides a problem]?',
      'TELLS: [Ask about one small thing, not about everything|Ask while you walk or eat together|Listen to the end before you advise]. [Then tell us what you heard|If you shout, your child will say nothing|If you still worry, talk to us].',
    ],
    [
      'ASKS: [How do I know that my child is doing well|What should I look at in the first weeks|How will I notice that my child is happy]?',
      'TELLS: [Look at the mornings at home|Do not look for big things first|Listen to what your child tells you without a question]. [Does the bag get packed, does the child talk?|Does your child sing on the way?|See if one word becomes a whole sentence.]',
    ],
    [
      'ASKS: [My {other} says that nobody did so much for him as a child|“In our time we managed alone,” says my {other}|My {other} says that I do too much for my child].',
      'TELLS: [Those were other times|He may be right about his own time|People forget the hard parts]. [Children today live differently|Ask him what he would have liked as a child|Give him your child for one week].',
    ],
    [
      'ASKS: [My child will ask me one thing|I know what my child wants to know|Each time something is new, my child asks]: [“Do I have to?”|“Are they nice?”|“Will I have friends there?”]',
      'TELLS: [Answer truly, children can hear a lie|Take the question seriously|Please do not laugh at the question]. [Say what you know, and what you do not know yet|Say: “We will find out together”|Ask what your child is hoping for].',
    ],
    [
      'ASKS: [What is my part, apart from paying|What can I do at home for my child|How do I support my child every day]?',
      'TELLS: [A few minutes every evening, without a phone|One small talk in the evening, and the phone stays away|Sit with your child for a little, without your phone].',
      'ASKS: [Without my phone? That will be hard|The phone will be the hard part|My child will be happy, my phone will not].',
      'TELLS: [For parents the phone is always the hardest part|Start with one evening|Hide the phone under the cushion].',
    ],
    [
      'ASKS: [Leaving the house in time is a fight, what do others do|How do other families leave the house in time|Why is one shoe always missing when we must go]?',
      'TELLS: [Pack the bag early, not at the last minute|Keep both shoes beside the door|Lay out the clothes before bedtime]. [Nobody finds a sock in a hurry|Then there is one fight less|Let your child help you].',
    ],
    [
      'ASKS: [My child is shy, is that a problem|What if my child finds no friend|How does a shy child begin]?',
      'TELLS: [Let your child learn one name first|Do not push, and do not answer for your child|Tell us, so that we know]. [One friend is enough to start|Many children watch before they join|Being quiet is not a fault].',
    ],
    [
      'ASKS: [I have so many questions, where do I start|Which question do parents forget to ask|What would you ask if it was your child]?',
      'TELLS: [Ask who is with the children|Ask what happens when a child is not well|Ask whom to call when you worry]. [Do not be shy, it is your child|Small questions are welcome too|Write the answers down].',
    ],
  ],
  after: [
    [
      'ASKS: [Then I stop asking “how was your day?” every evening|So today I will ask my child in another way|Tonight I will start with a different question].',
      'TELLS: [Ask who made somebody laugh|Ask what was hard today|Ask for one thing that nobody else knows], [and then wait|and do not interrupt|and tell something about your own day too].',
    ],
    [
      'ASKS: [So I do not have to do everything for my child alone|Then I will have some strength left in the evening|I can stop shouting now].',
      'TELLS: [I am glad for both of you|You have carried a lot|You have done your best]. [Now sit down and drink some water|Keep some strength to play|Keep some time to listen to your child].',
    ],
    [
      'ASKS: [I will tell the family what we decided|When the advisers call, I know what to say|Now I can answer everybody who advised me].',
      'TELLS: [Tell your child first|Let your child tell them|Thank them for the advice], [and do not argue|and smile|and keep your answer short].',
    ],
  ],
  alone: [
    '[You ask your child about the day, and you hear one word: “fine”|Each evening it is the same: “How was your day?”, “Fine”|Your child comes home, says “fine”, and runs to the television]. [A whole day can hide behind that word|You would like to hear one full sentence|You never know what really happened]. [I know that “fine”, I hear it at home too|Every parent knows it|I smile, because my own people do that]. [So let us talk about what you really want to know|Ask me what your child does not tell you|Let me tell you what happens here].',
    '[You want to do everything for your child yourself|At first you say: it is easy, I can manage|You sit down with your child after a long day], [and after ten minutes you are the one who shouts|and by {day} you have no strength left|and both of you are near to tears]. [You are a good parent, and you are tired|Even the best parent needs a helping hand|It is never as easy as we say]. [So say where you need help|Do not be ashamed to ask|Tell me which part takes your strength].',
    '[Everybody advises you about your child|You have heard six opinions, and only one was about your child|At home each person wants something else for your child]. [They all mean well|Everybody was a child once, so everybody knows|By {day} your head is full]. [But how is your child|Tell me about your child first|What is your child like]: [quick with the feet, slow in the morning|a talker, but only at home|quiet, with eyes everywhere]? [Choose for that child, not for the advisers|Keep that child in mind when you decide|Then we talk about the right person].',
    '[The first day is harder for you than for your child|On the first day I look at the parents, they are the nervous ones|Some parents cannot let go of the small hand]. [Smile, even if your heart is crying|If you look calm, you help your child|Plan something for yourself that day]. [And eat well, worry is hungry work|Talk to another parent, that helps too|By the second week you will laugh about it].',
    '[What if something is wrong and your child says nothing?|A quiet child needs another kind of question.|Some children hide a problem behind a smile.] [Ask about one small thing, not about everything|Ask while you walk or eat together|Listen to the end before you advise]. [Then tell us what you heard|If you shout, the door closes|If you still worry, talk to us].',
    '[How do you know that your child is doing well?|In the first weeks, do not look for big things.|I will tell you what I would look at.] [Look at the mornings at home|Listen to what your child tells you without a question|See if the bag gets packed without a fight]. [One word becomes a sentence, and then a story|A child who sings on the way is telling you something|Those small signs tell you plenty].',
    '[“In our time we managed alone,” your {other} will say|Somebody like your {other} will tell you that you do too much|There is always one person for whom nobody did so much]. [Those were other times|He may be right about his own time|People forget the hard parts]. [Ask him what he would have liked as a child|Give him your child for one week|Children today live differently, so listen and smile].',
    '[When something is new, your child will ask you one thing|I know what your child will ask at night|Before anything new, children ask the same]: [“Do I have to?”|“Are they nice?”|“Will I have friends there?”] [Please do not laugh|Take it seriously|Children can hear a lie]. [Say what you know, and what you do not know yet|Say: we will find out together|Ask what your child is hoping for].',
    '[Parents ask me what their own part is|Your part is smaller than you think|After paying, there is one thing left for you]. [A few minutes every evening, without a phone|Sit with your child for a little, and the phone stays away|One small talk before bed, no screen]. [For parents the phone is the hardest part|Start with one evening|Hide the phone under the cushion].',
    '[Leaving the house in time is a fight in many homes.|One shoe is always missing when you must go.|Every morning the same: where is the other sock?] [Lay everything out before bedtime|Pack the bag in the evening|Put both shoes beside the door]. [Nobody finds a sock in a hurry|Let your child help you|Then there is one fight less].',
    '[If your child is shy, do not push|A shy child is not a problem|Some parents answer for their child, because the child is shy]. [Let your child learn one name first|Many children watch before they join|One friend is enough for a start]. [Tell us, so that we know|Being quiet is not a fault|Give it some days].',
    '[You have so many questions that you do not know where to start|Some parents are shy to ask me|If it was my own child, I would ask three things]. [Who is with the children, and who is called when something happens|What happens on a day when a child is not well|Whom do I call when I worry]? [Write the answers down|It is your child, so ask|Small questions are welcome too].',
  ],
}
