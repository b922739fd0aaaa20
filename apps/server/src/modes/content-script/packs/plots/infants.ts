import type { Plot } from './plot.ts'

/** For places that look after small children while the parents work. */
export const infants: Plot = {
  before: [
    [
      'ASKS: [On {day} I go back to work|My leave ends on {day}|From {day} my boss wants to see me again], [and I have cried twice already|and I look at my baby and count the hours|and I do not know how I will leave my baby].',
      'TELLS: [That week is hard for every parent|Many parents cry before that day|It is a big day for you too], [so ask me everything, twice if you like|so tell me what you fear most|so let us talk about what worries you].',
    ],
    [
      'ASKS: [I left the baby with my {other} for one hour|My {other} watched the baby for one hour|On {day} my {other} said “go, I can watch the baby”]. [When I came back, both were crying|I found both of them asleep on the floor|He asked me where to switch off the baby].',
      'TELLS: [He has tried|One hour with a baby is long|A baby is full-time work, now he knows], [so let us talk about a whole day|so ask how a day with babies goes|so ask me about people who do that work every day].',
    ],
    [
      'ASKS: [Everybody tells me something different about my baby|One person says “too early to leave a baby”, the next one says “do not wait”|I have read so much about babies that I no longer sleep], [and by {day} I must decide|and nobody asks what my baby likes|and I am more confused than before].',
      'TELLS: [What calms your baby|What does your baby like|What makes your baby smile]?',
      'ASKS: [One old cloth, always the same|A song that my {who} sings|A walk to the window].',
      'TELLS: [You see, you know your baby better than any book|Good, tell that to the person who will carry your baby|Then look at your baby first, and listen to people later].',
    ],
  ],
  among: [
    [
      'ASKS: [What if I am the one who cries at the door?|My baby will be fine, but I will cry at the door.|I do not know how I will walk away from my baby.]',
      'TELLS: [Parents are also allowed to cry|Bring a handkerchief, other parents do|Cry if you must, then wash your face]. [Only keep one smile for your baby|Call a friend on your way to work|Think of the evening, and of two small arms].',
    ],
    [
      'ASKS: [Which corners should I look at when I visit|What should I check when I look round|What do other parents forget to check]?',
      'TELLS: [Bend down and look from a baby’s height|Look at the floor, babies live there|Listen to how people talk to the babies]. [See what a small hand can reach|Take your time at every corner|Ask about everything that you do not understand].',
    ],
    [
      'ASKS: [What if I am stuck in traffic at closing time|Traffic has no respect for closing time, what do I do|What do I do when my boss keeps me too long]?',
      'TELLS: [Call as soon as you know that you will be late|Call before your battery dies|Call first, and hurry after the call]. [Keep one trusted person as a second plan|Do not drive like a mad person|A short call is better than a long apology].',
    ],
    [
      'ASKS: [Will my baby forget me during the day|What if my baby loves the aunty more than me|What if my baby does not want to go home with me]?',
      'TELLS: [Nobody can replace you|A baby knows the voice of a parent|Your voice is home for your baby]. [Be happy if your baby also likes somebody here|Give your evenings to your baby|One more person to love is no bad thing].',
    ],
    [
      'ASKS: [My baby sleeps only with one song, is that a problem|My baby has funny habits, must I tell you|My baby eats only from one spoon, what do I do]?',
      'TELLS: [Tell us, every baby has something like that|Write the habit down for us|Do not be ashamed, tell us everything]. [A small habit can calm a big cry|Say also what you do not want|Babies change fast, so tell us again after some weeks].',
    ],
    [
      'ASKS: [What if my baby has a cough in the morning|And on a day with a hot forehead, what then|What do I do when my baby is not well]?',
      'TELLS: [Call before you leave the house|Tell us early, even if the trouble is small|First ask a doctor, not the group chat]. [Think now of somebody who could stay at home then|The other babies must stay well too|Write down who can help you on such a day].',
    ],
    [
      'ASKS: [Am I a bad parent if I go back to work?|People say that I leave my baby with strangers.|My {who} says that a baby belongs at home.]',
      'TELLS: [You work for your baby too|You can love your baby and also love your work|No parent can be everywhere]. [Get to know the people who will carry your baby|People who talk do not pay your bills|Ask your questions, then let your heart decide].',
    ],
    [
      'ASKS: [Must I write the name on everything|All small socks look the same, what do I do|How do I keep bottles from getting mixed up]?',
      'TELLS: [Put the name on the bag, the bottle and the clothes|Take a good pen, and start with the bottle|Sew or write the name into each thing]. [Small socks disappear even at home|A name ends every argument|Do not forget the lids].',
    ],
    [
      'ASKS: [What should I ask when I pick up my baby|How do I know what my baby did all day|What do I ask you in the evening]?',
      'TELLS: [Ask how your baby ate and slept|Ask what made your baby laugh|Ask what was new that day]. [Do not rush out before the answer|At home, put the phone away and play a little|In the morning, tell us about the night].',
    ],
  ],
  after: [
    [
      'ASKS: [On {day} I will look at the clock all day|At work I will only think of my baby|By noon I will want to call you].',
      'TELLS: [The first week is longer for parents than for babies|Put a picture of your baby on your desk|Eat your lunch, you need the strength]. [Give yourself some days|Other parents are the same|Nobody should laugh at you].',
    ],
    [
      'ASKS: [My {other} wants to know what he can still do|My {other} still wants to help|I must find some other work for my {other}].',
      'TELLS: [He can carry the bag|He can wash the bottles|Let him sing for the baby in the evening], [and please praise him|that is work enough|and he will feel useful].',
    ],
    [
      'ASKS: [Now I am less confused|Now I know what to ask|So I start with my baby, not with other people’s advice].',
      'TELLS: [I am happy to hear that|That is a good start|Then you can sleep a little]. [Trust your own eyes|Ask again when you are in doubt|Nobody knows your baby better than you].',
    ],
  ],
  alone: [
    '[On {day} you go back to work, and you have cried twice already|Your leave ends, and your boss wants to see you again|The week in which you go back to work is hard for every parent]. [You look at your baby and count the hours|You do not know how you will leave that small face|You are happy to work, and your heart is heavy]. [I have seen many parents like that at the door|It is a big day for you too|Nobody laughs at you for that]. [So ask me everything, twice if you like|Tell me what you fear most|Let us talk about it before the day comes].',
    '[Somebody like your {other} says: go, I can watch the baby|You leave the baby with your {other} for one hour|One hour with a baby is long, ask your {other}]. [You come back, and both of them are crying|You find both of them asleep on the floor|He asks where you switch the baby off]. [He has tried|Now he knows that a baby is full-time work|I like him, he is honest]. [So think of a whole day, every day of the week|That is the work that we do from morning on|So let us talk about how a day with babies goes].',
    '[Everybody tells you something different about your baby|One person says “too early”, the next one says “do not wait”|You read so much about babies that you no longer sleep]. [And nobody asks what your baby likes|And nobody has looked at your baby|And you are more confused than before]. [What calms your baby|What makes your baby smile|Is it a song, a cloth, a walk to the window]? [You know it better than any book|Begin with that, and tell it to us|That is the first thing I would like to know].',
    '[Maybe you are the one who will cry at the door|Your baby will be fine, and you will stand there with wet eyes|Parents are also allowed to cry]. [Keep one smile for your baby|Bring a handkerchief, other parents do|Cry if you must, then wash your face]. [Then think of the evening, and of two small arms|Call a friend on your way to work|And go, because a long goodbye is harder for both].',
    '[When you come to look, bend down|Look at the place from a baby’s height|Before you choose any place, look at the floor]. [See what a small hand can reach|Listen to how people talk to the babies|Babies live down there]. [Take your time at every corner|Ask about everything that you do not understand|Do not be ashamed to open a door].',
    '[Traffic has no respect for closing time|One day your boss will keep you too long|One evening you will be stuck on the road]. [Call as soon as you know it|Call before your battery dies|Call first, and hurry after]. [And keep one person you trust as a second plan|A short call is better than a long apology|Do not drive like a mad person].',
    '[Some parents fear that the baby will forget them.|You may ask if your baby will love somebody else more.|What if your baby does not want to go home with you?] [A baby knows the voice of a parent|Nobody can replace you|Your voice is home]. [One more person to love is no bad thing|Give your baby your evenings|Be happy when your baby also likes somebody here].',
    '[Every baby has a funny habit|Tell us about the one spoon, the one song, the one cloth|If your baby sleeps only with one song, tell us]. [A small habit can calm a big cry|Write it down for us|Nobody will laugh]. [And tell us again after some weeks, babies change fast|Say also what you do not want|You know it, and we must learn it].',
    '[When the forehead is hot in the morning, call before you leave|On a day on which your baby is not well, do not guess|A cough in the morning needs one call]. [First ask a doctor, not the group chat|The other babies must stay well too|Tell us early, even if it is small]. [And think now of who could stay at home then|Write down who can help you on such a day|With a plan, such a day is easier].',
    '[They will tell you that you leave your baby with strangers|Somebody like your {who} will say that a baby belongs at home|People talk when a parent works]. [You work for your baby too|People who talk do not pay your bills|You can love your baby and also love your work]. [Get to know the people who will carry your baby|Ask your questions, and let your heart decide|No parent can be everywhere].',
    '[Put the name on everything, I beg you|Small socks disappear, even at home|All small socks look the same]. [The bag, the bottle, the clothes, and do not forget the lids|Take a good pen and begin with the bottle|Write it or sew it into each thing]. [A name ends every argument|Then each thing comes home with you|It takes one evening].',
    '[In the evening, do not rush out with the baby|When you pick up your baby, ask two things|Ask us what your baby did all day]. [How did my baby eat, and how did my baby sleep|What was new today, and what was funny|What made my baby laugh]? [Then at home, put the phone away and play a little|In the morning, tell us about the night|So you miss nothing].',
  ],
}
