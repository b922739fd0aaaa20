import type { Plot } from './plot.ts'

/** For skills that adults learn. */
export const skills: Plot = {
  before: [
    [
      'ASKS: [For years I have said “one day I will learn”|Every January I write “start lessons” in my diary|Since last year I have promised myself to start], [and every time something else is more important|and somehow the year is always too short|and on {day} I told myself: enough].',
      'TELLS: [“One day” is not a day of the week|A plan without a date waits for ever|Many people have that plan, and no date], [so let us talk about a real first lesson|so choose a first day|so tell me why you want to learn].',
    ],
    [
      'ASKS: [I have watched all the free videos|For months I have watched free lessons on my phone|I know the free videos by heart], [and when I try alone, something goes wrong|and nobody can tell me what I do wrong|and then my data finishes before the important part].',
      'TELLS: [A free video does not answer questions|In a video everything works the first time|Free videos come in pieces, and in no order], [so it is good that you ask people|so write down where you got stuck|so bring your questions along].',
    ],
    [
      'ASKS: [I am not the quickest person|I have not learned anything new for a long time|I like the idea, but I am nervous], [and I fear that everybody will know more than me|and I do not want to be the slow one|and I ask myself if this is still for me].',
      'TELLS: [If you wait one more year, what will be different|What changes if you wait until next year|And if you do not start, what is different next year]?',
      'ASKS: [Nothing|Nothing, I will only be one year older|Haba, nothing at all].',
      'TELLS: [Then waiting does not help you|So a slow start is better than no start|You have answered yourself].',
    ],
  ],
  among: [
    [
      'ASKS: [What if I am the worst of all?|I am afraid that people will laugh at me.|What if I make a mistake in front of others?]',
      'TELLS: [Nobody’s first try is beautiful|Other people are busy with their own mistakes|Every teacher also had a bad first day]. [A lesson is the right place for a mistake|Make your mistakes in the lesson, there somebody corrects them|Laugh first, then they laugh with you].',
    ],
    [
      'ASKS: [When do I find time to practise?|My day is full, where do I put practice?|Between this and that, when should I practise?]',
      'TELLS: [Take fifteen minutes, at the same hour every day|Go over the lesson while the rice is on the fire|Use the first ten minutes of the day, before WhatsApp]. [Small and often beats one long {day}|Ten quiet minutes also count|Choose a time that you can keep, not the perfect time].',
    ],
    [
      'ASKS: [My {other} laughed when I told him about the lessons|“You? Lessons?” said my {other}|My {other} says that lessons are not for me].',
      'TELLS: [And what did you answer|What did you say to him|And what did you tell him]?',
      'ASKS: [I said: ask me again at Christmas|Nothing yet, I am saving my answer|I said: save my number].',
      'TELLS: [Keep that answer for a hard day|I like that, no quarrel, just learn|Good, let him see it with his own eyes].',
    ],
    [
      'ASKS: [How do I prepare for the first lesson|What should I know before the first lesson|Is there anything I should do before the first lesson]?',
      'TELLS: [Sleep well and come with your questions|Write your questions down before the day|Come with an open head and some patience]. [Begin with the question that makes you shy|Tell your teacher what you know already|And leave your fear at home, nobody invited it].',
    ],
    [
      'ASKS: [What if I get tired after two weeks?|I start many things, and then I stop.|My {who} keeps a list of what I have started.]',
      'TELLS: [The third week is hard for everybody, so expect it|Tell one friend that you have started, so that he asks you|Write your lesson days where you see them every morning]. [If you miss one day, come for the next|It is easier to continue than to start again|Do not wait for the mood, just go].',
    ],
    [
      'ASKS: [I ask many questions, and people get tired of me|At school they told me not to ask so much|I must see a thing three times before I understand].',
      'TELLS: [Ask again, a lesson is for that|A question is cheaper than a mistake|A teacher prefers your question to your silence]. [Say back what you understood, that helps most|The quiet ones have the same question|Those who keep quiet will thank you outside].',
    ],
    [
      'ASKS: [I have started before and did not finish|I began some lessons once and stopped|I have bought the books before, they are under my bed].',
      'TELLS: [What stopped you the last time|And why did it end|What came in the way]?',
      'ASKS: [Work, then visitors, then rain|I missed two lessons and was ashamed to come back|I wanted to learn everything in one week].',
      'TELLS: [Then tell your teacher about it at the start|So you know what to watch this time|So plan for that, and come back even when you are ashamed].',
    ],
    [
      'ASKS: [My friend learned everything in one week|Others are far ahead of me already|I see people of my age who can do it with closed eyes].',
      'TELLS: [People tell the short version|You only see their good days|They also had a first lesson]. [Look at your own last try, not at their best one|Go at your own speed|Ask them what was hard for them, and listen].',
    ],
    [
      'ASKS: [When somebody watches me, I forget everything|My hands shake when a person looks at me|With a teacher beside me, I get nervous].',
      'TELLS: [Say that you are nervous, that helps|Breathe out and begin with the part that you know|Tell your teacher, and start slowly]. [After some tries you forget who is looking|A good teacher has seen many shaking hands|Nervous people are often careful people].',
    ],
  ],
  after: [
    [
      'ASKS: [So I stop saying “one day”|No more “one day” from me|This time I will not wait for January].',
      'TELLS: [Good, write the first day on the wall|Tell one person, so that you cannot run|Start before your courage gets cold].',
    ],
    [
      'ASKS: [Then my phone can rest from free videos|No more free videos at midnight for me|I have watched enough, now I want to try].',
      'TELLS: [Good, watching was the easy part|Now it is your turn to do it|Your first try will not look like the video, and that is normal].',
    ],
    [
      'ASKS: [The year will pass anyway, I have understood|I may be slow, but I am coming|Let me be the one who asks three times].',
      'TELLS: [That is the spirit, come with your questions|Ask four times if you need to|Slow is fine, only standing still is a problem].',
    ],
  ],
  alone: [
    '[For years you have said: one day I will learn it|Each January you write it into your diary|Since last year you have promised yourself to start], [and every time something else is more important|and somehow the year is too short|and then you say: next year]. [“One day” is not a day of the week|A plan without a date waits for ever|I hear it often, a good plan and no date]. [So let us choose a first day|Take your phone and pick a day|So tell me why you want it, and when you can come].',
    '[You have watched all the free videos|You know the free lessons on your phone by heart|For months you watch others do it], [and when you try alone, something goes wrong|and nobody tells you what you do wrong|and your data finishes before the important part]. [In a video everything works the first time|A video does not answer questions|Free videos come in pieces, in no order]. [So bring your questions to a person|So come and let somebody watch your hands|Write down where you got stuck, and come].',
    '[You like the idea, but you are nervous|It is long since you learned something new|You fear that everybody will know more than you], [and you do not want to be the slow one|and you ask yourself if it is still for you|and so you close the page]. [If you wait one more year, what will be different|What changes if you wait|And next year, what will be better]? [You will only be one year older|Nothing, I have tried waiting too|So a slow start is better than no start].',
    '[Some people are afraid that others will laugh|You may think that you will be the worst of all|Everybody who comes the first time looks at the floor]. [Nobody’s first try is beautiful|The others are busy with their own mistakes|Every teacher had a bad first day]. [A lesson is the right place for a mistake|Make the mistake there, where somebody corrects it|Laugh first, and they laugh with you].',
    '[Where do you put practice in a full day?|You will ask me when to practise.|Practice is where most people stop.] [Fifteen minutes, at the same hour every day|While the rice is on the fire, go over the lesson|The first ten minutes of the day, before WhatsApp]. [Small and often beats one long {day}|Choose a time that you can keep, not the perfect time|Ten quiet minutes also count].',
    '[When you tell them at home, somebody will laugh|“You? Lessons?” your {other} will say|Somebody like your {other} will say that it is not for you]. [Do not quarrel|Say: ask me again at Christmas|Save your answer]. [Let him see it with his own eyes|Just learn, and let your hands answer|Keep that laugh for a hard day, it will push you].',
    '[Before the first lesson, do not read ten books|People ask me how to prepare for the first day|You need very little for the first lesson]. [Sleep well, and come with your questions|Write down the question that makes you shy|Bring an open head and some patience]. [Leave your fear at home, nobody invited it|Say at once what you know already|Begin with the question you like least].',
    '[The third week is hard for everybody|Many people start well and stop after two weeks|I have seen people stop just before it gets easy]. [Tell one friend, so that he asks you|Write your lesson days where you see them each morning|If you miss one day, come for the next]. [It is easier to continue than to start again|Do not wait for the mood, just go|Expect it, and it will not surprise you].',
    '[At school they told you not to ask so much|If you must see a thing three times, you are normal|You may ask me the same thing four times]. [A question is cheaper than a mistake|A teacher prefers your question to your silence|The quiet ones have the same question]. [Say back what you understood, that helps most|They will thank you outside|That is what a lesson is for].',
    '[You have started before, and the books are under your bed|Some people come the second time and are ashamed|You began once, and you stopped]. [What came in the way|Was it work, visitors, rain|Did you miss two lessons and then stay away]? [Then you know what to watch this time|Tell your teacher about it at the start|Come back even when you are ashamed].',
    '[Others are far ahead of you, you think|You see people of your age who do it with closed eyes|Somebody will tell you that he learned it in one week]. [People tell the short version|They also had a first lesson|You only see their good days]. [Look at your own last try, not at their best one|Go at your own speed|Ask them what was hard for them, and listen].',
    '[When somebody watches you, your hands shake|With a teacher beside you, you may forget everything|I see many shaking hands]. [Say it, that helps|Breathe out, and begin with the part that you know|Start slowly, nobody is counting]. [After some tries you forget who is looking|Nervous people are often careful people|It passes, I promise you that it passes].',
  ],
}
