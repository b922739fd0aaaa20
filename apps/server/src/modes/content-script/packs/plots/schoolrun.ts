import type { Plot } from './plot.ts'

/** A bus that brings children to school and home. */
export const schoolrun: Plot = {
  before: [
    [
      'ASKS: [Each morning I drive one way, and my work is the other way|By eight I have done one day’s work already|In the morning I look for one shoe and the car key], [and I shout, and then I am sorry|and my boss looks at the clock|and the gate of the school closes].',
      'TELLS: [I have seen that face at many gates|You are in two places, nobody can do that|I have done that run too], [so let somebody else hold that wheel|so let us take that part of your morning|so tell me where you live and when school begins].',
    ],
    [
      'ASKS: [On {day} nobody picked my child up|I thought that my {other} would go, and he thought that I would|My {other} promised to be at the gate], [and my child sat on the bench, the last one|and the teacher called me in a meeting|and I drove like a mad person].',
      'TELLS: [No parent forgets that day|It happens in good families|Sorry, I know that bench]. [Let it be somebody’s work, not a favour|Now make one plan that is the same every day|So ask me how pick-up goes here].',
    ],
    [
      'ASKS: [I have never given my child to a driver|My {who} says that one does not give a child to strangers|I would like to sit in that bus myself], [and my heart walks along|and I think of each bend on that road|so I have questions].',
      'TELLS: [A parent who asks is a good parent|That is as it should be|Please ask, all of it]. [Ask about the driver, the belt and the door|Come and sit in it|Tell me what you fear most].',
    ],
  ],
  among: [
    [
      'ASKS: [My child does not know my number.|What if my child gets lost?|What must be in the bag?]',
      'TELLS: [Write one card: your name, your number, one more person|One card in the bag, one in the pocket|Write it clearly, and cover it with tape]. [It takes five minutes|Then anybody can call you|Then I sleep better too].',
    ],
    [
      'ASKS: [On {day} my {other} may be at home, or my {who}.|I am not always at home in the afternoon.|Who opens when I am late?]',
      'TELLS: [Give us two names that we can call|Tell us who may receive your child, and nobody else|Send us a picture of whoever may receive your child]. [A child is not a parcel|At that gate, one call too many is fine|Better strict than sorry].',
    ],
    [
      'ASKS: [My child eats slowly, can breakfast go with the bus?|Breakfast takes for ever in our house.|My child takes bread into every car.]',
      'TELLS: [Breakfast in a bus ends on the uniform|Before the bus, please|Ten minutes earlier is enough]. [A child who has eaten is a quiet passenger|And water in a bottle that closes|The seats will thank you].',
    ],
    [
      'ASKS: [How do other families get out of the house in time|What is the secret of those who are never late|Why is the other shoe always missing]?',
      'TELLS: [Their morning begins in the evening|The bag stands at the door at night|Clothes on the chair, shoes beside the bag]. [Nobody finds a sock in a hurry|Then it is only a kiss and a wave|Let your child do it with you].',
    ],
    [
      'ASKS: [And when my child is ill?|Some mornings my child does not go.|What if we oversleep?]',
      'TELLS: [Send one message before we start|Tell us the evening before, if you know|Call as soon as you see it]. [Then nobody waits at your gate|The other children thank you|That is all that we need].',
    ],
    [
      'ASKS: [My child will cry on the first day.|My child is afraid of new things.|What if my child does not want to go in?]',
      'TELLS: [Show the bus the day before|Let your child sit beside a child from your street|Put a small toy into the pocket]. [Wave, smile, and do not run after us|By the second week they ask when it comes|Tell us the name that you use at home].',
    ],
    [
      'ASKS: [How do I know what happens on the road?|My child tells me nothing about the ride.|What do I ask my child in the evening?]',
      'TELLS: [Who sat beside you?|What did you see from the window?|Was everybody in the belt?]',
      'ASKS: [That is better than “how was your day”|Then I get more than “fine”|I will ask that tonight].',
      'TELLS: [Children tell the truth about a ride|And if something is not right, tell us the same day|Listen to the end before you talk].',
    ],
    [
      'ASKS: [What about the rain?|On our road there is always a hold-up.|When it rains, nothing moves.]',
      'TELLS: [Keep a raincoat in the bag|Be at the gate some minutes earlier|Have our number where everybody can see it]. [Better late and dry|We do not fly over water|No clock is worth a fast bend].',
    ],
    [
      'ASKS: [My {other} says: drive your child yourself.|“It is on the way,” says my {other}, and it is not.|Can I not do it myself?]',
      'TELLS: [Count the fuel and your own hour|Count the mornings on which you come late|Ask him which days he takes]. [Then compare, with paper and pen|He will remember a meeting|I do not have to add anything].',
    ],
  ],
  after: [
    [
      'ASKS: [So the bag stands at the door tonight|Tonight I look for the sock, not in the morning|This evening we write the card].',
      'TELLS: [Good, the morning begins in the evening|Let your child help you|And put the card into the pocket].',
    ],
    [
      'ASKS: [Then nobody sits on that bench any more|My {other} can stop promising now|So it is a plan, and not a favour].',
      'TELLS: [Good, the same plan every day|Your {other} can do the weekends|And the teacher can go home in time].',
    ],
    [
      'ASKS: [My heart will still walk along|I will stand at the gate and wave|My {who} will ask you herself].',
      'TELLS: [Let her come and ask|Wave, we wave back|That is what hearts are for].',
    ],
  ],
  alone: [
    '[It is early, you look for one shoe, and the gate of the school closes soon|You know that morning: the child is in the car, and the key is not|Each morning you drive one way, and your work is the other way]. [And your boss looks at the clock|By eight you have already done one day’s work|And you shout, and then you are sorry]. [I have seen that face at many gates|You are not a bad parent, you are in two places|I know, I have done that run too]. [So let us take that part of your morning|Let somebody else hold that wheel|Leave the road to us, and keep the kiss at the gate].',
    '[Somebody like your {other} says: I will pick the child|Your {other} promises to be at the school gate|One day nobody comes, because each thought that the other one would]. [And your child is the last one on the bench|And the teacher calls you while you are in a meeting|And you drive like a mad person]. [No parent forgets that day|It happens in good families|I understand why you do not want it again]. [So make one plan that is the same every day|So let it be somebody’s work, not a favour|Let us talk about how pick-up goes here].',
    '[You give your child to somebody else, and your heart walks along|The first time, you will stand at the gate and wave for long|You want to know who drives your child]. [You would like to sit in the bus yourself|You look at your phone every five minutes|You think of each bend on that road]. [I want you to ask|A parent who asks is a good parent|That is as it should be]. [Ask about the driver, the belt and the door|Come and look at the bus, and sit in it|So tell me what you fear most].',
    '[Put a number in each bag|Before the first day, write one card|Your child may not know your number by heart]. [Your name, your number, and one more person|One card in the bag and one in the pocket|Write it clearly, and cover it with tape]. [It takes five minutes|If something changes, anybody can call you|Then I sleep better too].',
    '[Who may receive your child at the gate?|I always ask who opens the door in the afternoon.|On some days you are not at home, I know.] [Tell us the names, and only those|Give us two names that we can call|Send us a picture of whoever may receive your child]. [At that gate, one call too many is fine|It is better to be strict than sorry|A child is not a parcel].',
    '[Breakfast in the bus ends on the uniform|Children eat slowly when the horn sounds|Let your child eat before the bus comes]. [Ten minutes earlier is enough|A banana in the hand is better than nothing|Pack water in a bottle that closes]. [A child who has eaten is a quiet passenger|Then the teacher is happy too|The seats will thank you].',
    '[Pack the bag at night|The morning begins in the evening|I will tell you the secret of families who are never late]. [Bag at the door, shoes beside it, clothes on the chair|Look at the timetable before bedtime|Let your child put the bag at the door]. [Nobody finds a sock in a hurry|Then the morning is only a kiss and a wave|One evening habit, and there is peace].',
    '[When your child is not going, tell us early|If the forehead is hot in the morning, send one message|Some mornings your child stays at home, that happens]. [Then nobody waits at your gate|The other children must not be late|A short message before we start is enough]. [Write it the evening before, if you know|I thank you in their name|That is all that we need].',
    '[Some children fear the first ride|On the first day your child may cry at the step|A new bus is a big thing for a small person]. [Show the bus the day before|Let your child sit beside a child from your street|Give a small toy for the pocket]. [By the second week they ask when the bus comes|Wave, smile, and do not run after us|Tell us the name that you call your child at home].',
    '[Ask your child about the road, not only about the school|In the evening, ask one small question about the ride|Children tell you the truth about a ride, if you ask well]. [Who sat beside you, and what was funny|Did everybody wear the belt|What did you see from the window]? [If something is not right, tell us the same day|Listen to the end before you talk|I want to hear it too].',
    '[Rain makes each road longer|In rainy season we all need some more minutes|When there is a hold-up, the phone is your friend]. [Keep a raincoat in the bag|Be at the gate a little earlier|Have our number where everybody at home can see it]. [We do not fly over water|Better late and dry|And no clock is worth a fast bend].',
    '[Count what the run costs you now|You may think that you can do it yourself|Somebody like your {other} will say: just drive the child yourself]. [Count the fuel, the tyres, and your own hour|Count the mornings on which you come late|Think of what you do with one free hour each day]. [Then compare, with paper and pen|I do not have to add anything|Write it down, and talk about it at home].',
  ],
}
