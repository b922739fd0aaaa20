import type { Plot } from './plot.ts'

/** For services that no other plot covers, such as paperwork, finance, websites and advice. */
export const service: Plot = {
  before: [
    [
      'ASKS: [There is one task on my list that I keep moving|One task has been on my list since January|Every week I copy the same task to a new page], [and every week I say: next week|and my pen is tired of that task|and on {day} I looked at it and closed the book].',
      'TELLS: [All of us have such a task|I know that kind of task, it never does itself|That task will not get shorter by waiting], [so tell me what the task is|so let us talk about it today|so today it gets its turn].',
    ],
    [
      'ASKS: [I gave this job to my {other}|My {other} said: leave this job to me|First my {other} wanted to do this job for me]. [Since then he is “almost done”|That was in the dry season|Now he does not pick my calls].',
      'TELLS: [It is hard to hurry a favour|You cannot shout at family, that is the trouble|He means well, but he has his own work]. [Now talk to somebody who does this work for a living|So tell me how far the job has gone|Let us start from where the job stands today].',
    ],
    [
      'ASKS: [I do everything myself|In my place I am the boss, the cleaner and the messenger|From morning till night, everything is on my head]. [By evening I have no strength left|And the list gets longer, not shorter|And the part that I do not know well always waits].',
      'TELLS: [Nobody has ten hands|You are one person, not ten|Even a strong person must sleep]. [Which part takes most of your strength|Which part would you give away first|What do you want to stop worrying about]?',
    ],
  ],
  among: [
    [
      'ASKS: [Explain the job to me without big grammar|Please use small words, I did not study this|When people use big words, I nod and understand nothing].',
      'TELLS: [Then you start: what do you want in the end?|Forget the big words and tell me what you want.|Leave the grammar and say what you need in the end.]',
      'ASKS: [One worry less|I want to sleep at night|I want somebody to handle this matter well].',
      'TELLS: [See, you said it without grammar|That is clear enough to begin|Good, now we both understand the job].',
    ],
    [
      'ASKS: [I am ashamed, I have not prepared anything|My notes are scattered, let me arrange them first|Everything is only in my head].',
      'TELLS: [Do not wait until everything is neat|Come as you are|That is normal, really]. [A rough start is better than a perfect plan that never comes|People who wait for order never begin|We can arrange things while we talk].',
    ],
    [
      'ASKS: [I have a question, but it may sound foolish|I want to ask something, but I fear that you will laugh|There is a thing that I never dare to ask].',
      'TELLS: [Ask, foolish questions save the most money|Everybody has the same questions, believe me|The question that you are ashamed of is the first one to ask].',
      'ASKS: [What is the very first step|Where does a person even start|How does one begin with such a job]?',
      'TELLS: [With what you have just done: asking|You have begun already, you asked|You say what you need and I listen, that is the first step].',
    ],
    [
      'ASKS: [Could I not manage alone?|Can I not do everything myself, with my phone?|People say that one can do everything alone.]',
      'TELLS: [You can try|Of course|Many people do]. [But what would you rather do with your evenings|But if you had that time free, what would you do|But tell me, what would you do with a free evening]?',
      'ASKS: [Sleep, honestly|I would sit with my family|I would finally rest].',
    ],
    [
      'ASKS: [What do you need from me to start|What is my own part in the job|What should I have ready for the first talk]?',
      'TELLS: [Start with what you already have|Only the facts, no big preparation|A clear story, that is the main thing]. [Say what you want, for whom and by when|Write three lines about what you want|What is missing, we will notice when we talk].',
    ],
    [
      'ASKS: [I am a person who calls every day to ask “how far”|I hate it when people go silent on me|When I hear nothing for three days, I cannot sleep].',
      'TELLS: [Then say so at the start|You are right, silence makes everybody nervous|Good that you say it now]. [One fixed day for news is better than ten calls|Let us agree on a day for news, then nobody has to guess|A short message on an agreed day helps both of us].',
    ],
    [
      'ASKS: [Somebody told me that such jobs take for ever|I have heard long stories about this kind of work|People say that this kind of job never ends].',
      'TELLS: [People only tell the stories that went badly|Nobody tells the story of a normal job|Bad stories travel fast]. [Ask which step comes first and which comes after|Cut the job into steps, and ask about each one|Ask for the steps, then you can follow].',
    ],
    [
      'ASKS: [Which mistake do most people make?|What do people get wrong with this kind of job?|Tell me the mistake before I make it.]',
      'TELLS: [They wait too long|They ask ten people and write nothing down|They say “urgent” and forget to say what they want]. [So write down what you want, today|So do not wait, start with one clear sentence|So decide what you want, and say it early].',
      'ASKS: [That is me|You have been in my house|You are describing me].',
    ],
    [
      'ASKS: [I have to explain this job to my {who} tonight|My {who} will ask why I need somebody for this job|I need one sentence about this job for my {who}].',
      'TELLS: [Tell her what you need and why now|Say what changes for you|Begin with the reason, not with the details], [and let her ask the rest|and keep the details for later|and then talk about food].',
    ],
    [
      'ASKS: [What if I see something that I do not like|What if I am not happy with how the job is going|And if something does not suit me]?',
      'TELLS: [Speak early, not at the end|Say it the moment you notice it|Do not smile and keep quiet, tell me]. [A small correction early saves a big quarrel later|It is easier to change a thing in the middle than at the end|I cannot hear what you only think].',
    ],
    [
      'ASKS: [My friend has different advice every day|I have asked five people and got six answers|Everybody tells me something else about this matter].',
      'TELLS: [They are talking about their own case|Advice is cheap when it is not your matter|Every case is a little different]. [Tell me your own case, from the beginning|Write all the advice down, and ask me about it|Put your own facts on one page, then ask again].',
    ],
    [
      'ASKS: [How do I know that I am in good hands?|How do I choose the right person for such a job?|So many people do this work, how do I choose?]',
      'TELLS: [Ask how the work is done, step by step|Tell your case and see who really listens|Ask one hard question]. [The answer tells you plenty|A good answer has simple words|If the answer is clear to you, that is a good start].',
    ],
  ],
  after: [
    [
      'ASKS: [Tonight I write “started” beside that task|At last I can put a tick on my list|So that task moves from “later” to “started”].',
      'TELLS: [Use a thick pen, you have waited long for this|Do it slowly and enjoy the moment|Good, starting is the part that people postpone].',
    ],
    [
      'ASKS: [And what do I tell my {other}|My {other} will say that he was almost done, what do I answer|When my {other} finally calls, what do I say]?',
      'TELLS: [Thank him, he tried|Tell him that he can rest now|Say thank you, and talk about football].',
    ],
    [
      'ASKS: [Then there is one load less on my head|So I can face the work that I am good at|Then I can give one job away and breathe].',
      'TELLS: [That is the idea, nobody must do everything alone|Good, keep your strength for what only you can do|And keep one evening for yourself, you need it].',
    ],
  ],
  alone: [
    '[There is one task on your list that you keep moving|Since January one task has been on your list|Each week you copy the same task to a new page], [and each week you say: next week|and your pen is tired of it|and on {day} you look at it and close the book]. [I know that kind of task, it never does itself|All of us have one|That task does not get shorter by waiting]. [So let it have its turn today|Tell me what it is, and we start|Give it to somebody who does it all day].',
    '[Somebody in the family says: leave it to me|First the job goes to your {other}|Your {other} promises to do it for you], [and since then he is “almost done”|and that was in the dry season|and now he does not pick your calls]. [You cannot shout at family, that is the trouble|It is hard to hurry a favour|He means well, and he has his own work]. [So talk to somebody who does this work for a living|Tell me how far it has gone, and we go on from there|Thank him, and bring me what there is].',
    '[At your place you are the boss, the cleaner and the messenger|You do everything yourself, from morning till night|Everything in your day is on one head], [and by evening there is no strength left|and the list gets longer, not shorter|and the part that you do not know well always waits]. [Even a strong person must sleep|Nobody has ten hands|You are one person]. [Which part would you give away first|What would you like to stop worrying about|Which part takes most of your strength]? [Begin with that one|That is the part for us|Tell me that, and we talk].',
    '[Nobody here will confuse you with big grammar|If you did not study this, you are welcome|When people use big words, most of us nod and understand nothing]. [I ask you one thing: what do you want in the end?|Just say what you want in the end.|Forget the words and tell me what you need.] [Maybe you want one worry less|Maybe you only want to sleep at night|That is clear enough to begin].',
    '[Some people are ashamed because they have not prepared anything|You do not have to arrange everything before you call|People say: let me first put my papers in order]. [Come as you are|Do not wait until everything is neat|People who wait for order never begin]. [We can arrange things while we talk|A rough start is better than a perfect plan that never comes|Even if it is only in your head, bring your head].',
    '[There is a question that you do not dare to ask|Some people whisper, because they think that the question is foolish|Before you ask, you say: do not laugh]. [I do not laugh|The question that you are ashamed of is the first one to ask|Foolish questions save the most money]. [Everybody has the same ones, believe me|So ask it, loud and clear|Ask, and you have already begun].',
    '[Can you do it alone, with your phone?|You may ask: can I not do it myself?|People say that one can do all of it alone.] [You can try, many people do|Of course you can try|Yes, with time and patience]. [But what would you rather do with your evenings?|But think of what you would do with that evening.|But if you had that time free, what would you do?] [Sleep, sit with your family, rest|I know what I would choose|Think about it].',
    '[People ask what they should bring to the first talk|Before we start, I need only a little from you|To begin, you need no big preparation]. [Three lines: what you want, for whom and by when|Only the facts, and a clear story|Start with what you already have]. [What is missing, we notice when we talk|The rest comes step by step|You need no file with a ribbon].',
    '[I hate it when people go silent on me, so I understand you|If you call every day to ask “how far”, I know why|Three days without news, and nobody sleeps]. [So we agree on one day for news|One fixed day for news is better than ten calls|A short message on a fixed day helps both of us]. [Tell me at the start which day suits you|Then nobody has to guess|Then you can think of other things].',
    '[You have heard long stories about this kind of work|People will tell you that it takes for ever|Somebody will tell you about a job that never ended]. [People only tell the stories that went badly|Nobody tells the story of a normal job|Bad stories travel fast]. [Cut the job into steps, and ask about each one|Ask which step comes first and which comes after|Know the steps, and you can follow].',
    '[Do you want to know the mistake that most people make?|There is one mistake that I see all the time.|Let me tell you the mistake before you make it.] [They wait too long|They say “urgent” and do not say what they want|They ask ten people and write nothing down]. [So take a paper today and write one clear sentence|So decide what you want, and say it early|Do not wait, start with one sentence].',
    '[How do you choose the right person for such a job?|So many people do this work, so be careful whom you choose.|You do not have to believe me.] [Tell your case, and see who really listens|Ask how it is done, step by step|Ask one hard question]. [A good answer has simple words|If the answer is clear to you, that is a good start|The answer tells you plenty].',
  ],
}
