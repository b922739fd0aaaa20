import type { Plot } from './plot.ts'

/** For repairs, installations and similar work, at the customer’s place or in a workshop. */
export const repair: Plot = {
  before: [
    [
      'ASKS: [Since last month I have been managing this problem|For weeks I have been managing this problem|Every day I tell myself to manage this problem]. [Now I am tired|This morning I said: enough|But a person can manage only so much].',
      'TELLS: [Managing costs you strength every day|All of us manage until we are tired|Managing is also work, and nobody pays you for it]. [So tell me the problem from the beginning|Now tell me what is disturbing you|So let us talk about the problem itself].',
    ],
    [
      'ASKS: [My {other} said that he could do this job himself|First I gave this job to my {other}|My {other} said: do not pay anybody, leave the job to me]. [He watched one video and started|He came with plenty of confidence and one tool|He started well, and then his face changed].',
      'TELLS: [He has a good heart|Let us thank him for trying|Every family has one engineer like that]. [Now tell me everything that he did, also the small things|Just say honestly what he touched|Tell me what he did, so that nobody has to guess].',
    ],
    [
      'ASKS: [This is my busiest week|I have a big {day} ahead of me|My plans for {day} are ready], [and this problem did not ask for permission|and then this problem enters|and this problem did not look at my calendar].',
      'TELLS: [Problems never choose a free week|Trouble likes a busy person|No problem asks before it comes]. [Tell me the problem first, then your plans|First the problem, then the plan|Start with the problem, one thing after the other].',
    ],
  ],
  among: [
    [
      'ASKS: [Please do not laugh when you see what I have been managing|I am a little ashamed to show you the problem|You will laugh when you see how I have been managing].',
      'TELLS: [I never laugh at a problem|You are not the first who says so|Everybody manages at some time, there is no shame]. [If all was well, you would not need anybody|Just show me everything|Without such problems I would be idle].',
    ],
    [
      'ASKS: [I made a video of the problem|I filmed the problem for you|There is a video of the problem], but [I am shouting in the background|my hand was shaking|my neighbour is talking all through].',
      'TELLS: [No wahala|Still good|I have seen worse videos]. [The problem is the star of the film, not you|One small video saves plenty of grammar|Any video is better than a long story].',
    ],
    [
      'ASKS: [My {other} says: manage, do not spend|My {other} says I should leave the problem for now|“Wait until month end,” says my {other}].',
      'TELLS: [And who lives with the problem|Who faces the problem every morning|And who is doing the managing]?',
      'ASKS: [Me, every single day|Me, from Monday to Sunday|Only me, he is not even there].',
      'TELLS: [Then your vote is bigger than his|So you are the one to decide|Then let him manage for one week and see].',
    ],
    [
      'ASKS: [How do I know that somebody really understands this work?|Everybody says “I am an expert”, so how do I know?|How do I see that a person knows the job?]',
      'TELLS: [Ask the person to explain the job in plain words|Ask what will be done first, and why|Ask two questions and listen well to the answers]. [Whoever knows the work can say it simply|Big grammar is not knowledge|If you understand the answer, that is a good sign].',
    ],
    [
      'ASKS: [I have been pretending that I do not see the problem|I hoped that the problem would go home on its own|Me, I just looked away and prayed].',
      'TELLS: [All of us have tried that|I understand, hoping is cheap|Many people begin like that]. [But the problem has more patience than you|But now the problem needs hands|But looking away has never repaired anything].',
    ],
    [
      'ASKS: [I do not know the right name for what I need|I have no English for this problem|I am not a technical person].',
      'TELLS: [Say “that thing”, I will understand|Explain the problem as you would to a neighbour|Use any word you like]. [The right name is my job|Just say what disturbs you every day|What you see and hear is enough for a start].',
    ],
    [
      'ASKS: [Should I buy the materials before the work starts|My neighbour says I should buy the parts myself, is that wise|Do I need to buy anything first]?',
      'TELLS: [Ask first, buy after|Wait until you know what the job needs|Do not buy anything before the job has been looked at]. [A thing that does not fit is only decoration|Plenty of good money has gone into the wrong size|Many people have a bag of wrong things at home].',
    ],
    [
      'ASKS: [What if you start and find another problem?|My fear is that one problem will become four.|And if you start with one fault and see three?]',
      'TELLS: [That can happen, so make one rule before the work starts|A fair fear, and one rule helps|Then one rule is good for both of us]: [first you hear about it, then you decide|no extra work without your yes|ask first, then continue].',
    ],
    [
      'ASKS: [On my street, everybody knows “somebody who can do it”|I have five advisers, and all of them are experts|My neighbours have ten opinions about this job].',
      'TELLS: [Listen to all of them, with a smile|Greet them all from me|Advice is free, that is why there is so much]. [Then ask which of them has done this work before|Then ask who stays until the job is finished|But the problem is yours, so you decide].',
    ],
    [
      'ASKS: [My {who} will ask me what exactly was done|I have to explain this job to my {who}|My {who} will want to hear the full story of this work].',
      'TELLS: [Tell her two things|Keep it short for her|Two things are enough]: [what the problem was, and what was done|first the problem, then the work|what was done, and what to take care of from now on].',
    ],
  ],
  after: [
    [
      'ASKS: [So I stop managing|No more managing for me|I have managed enough]. [What will I complain about now|My neighbours will need a new topic, not so|So what will I talk about at home]?',
      'TELLS: [There is still traffic|Do not worry, there is always traffic|You can always talk about fuel]. [This problem has had enough of your time|Let this matter rest|You have talked enough about this problem].',
    ],
    [
      'ASKS: [So what do I tell my {other}|My {other} will want to continue, what do I say|How do I take this job away from my {other}]?',
      'TELLS: [Tell him that he is now the supervisor|Let him hold the torch|Thank him and give him something cold to drink]. [He will feel important|Everybody needs a task|Family peace is also important].',
    ],
    [
      'ASKS: [I should have asked about this work long ago|I do not know why I waited so long with this problem|I have wasted weeks looking at this problem].',
      'TELLS: [Nobody calls on the first day|You are not the only one who waited|Waiting is our national sport]. [Now you have asked, and that was the hard part|You are talking about it now, that is what counts|Leave the past, you have made the first step].',
    ],
  ],
  alone: [
    '[You have been managing it since last month|Every day you tell yourself: I will manage|First you complain, then you get used to it, then you call it normal], [until one morning you say: enough|and by {day} you are tired of it|but a person can manage only so much]. [Managing is also work, and nobody pays you for it|It costs you strength each day|I know, all of us manage until we are tired]. [So tell me from the beginning what is wrong|So let us talk about it now, before it grows|Tell me what disturbs you, and we start there].',
    '[In every family there is one engineer who says: do not pay anybody, leave it to me|Your {other} watches one video and says that he can do it|First the job goes to somebody like your {other}]. [He comes with one tool and plenty of confidence|He starts well, and then his face changes|After one hour there are three screws left over]. [Thank him for trying, he has a good heart|I never laugh at him, he tried|Give him something cold to drink]. [Then tell me honestly what he touched, also the small things|And then call me and say what was done|After that, let me see it before anybody touches it again].',
    '[It always happens in your busiest week|Trouble likes a busy person|You have plans for {day}, and then this enters], [and it did not look at your calendar|and nobody asked you for permission|and everything else must wait]. [Do not shout at it, I have tried that|No problem asks before it comes|I know that kind of day]. [Take a breath and tell me what happened, step by step|First the problem, then your plans|Call, say what you see, and we take it from there].',
    '[Some people are ashamed to show me what they have been managing|People say to me: please do not laugh|Before they open the door, people begin to explain]. [I never laugh at it|If all was well, I would have no work|You are not the first who says so]. [So show me everything, also the part with the tape|Just show me the worst of it|Open it, and let us look at it together].',
    '[Send me a short video, even a bad one|If you can film it, film it|One small video saves plenty of grammar]. [Your hand may shake|Your neighbour may talk in the background|I have seen worse films]. [I only want to see and hear what it does|Let me see it from near, and hear the sound|The problem is the star, not you].',
    '[Somebody like your {other} will say: wait until month end|“Manage, do not spend,” somebody like your {other} will tell you|At home one person will say that it can wait]. [And who faces it each morning?|Ask him who does the managing.|And who lives with it, he or you?] [Then your vote is bigger than his|So you are the one to decide|Let him manage for one week, and ask him again].',
    '[How do you know that a person understands this work?|Everybody says “I am an expert”, so how do you know?|Let me tell you how I would choose, if I did not know this work myself.] [Ask what will be done first, and why|Ask for it in plain words|Ask two questions and listen well]. [Whoever knows the work can say it simply|Big grammar is not knowledge|If you understand the answer, that is a good sign].',
    '[Some people look away and pray that it repairs itself|You hope that it will go home on its own|We all pretend for some days that we have seen nothing]. [I have done it too|Hoping is cheap, I understand|Many people begin like that]. [But it has more patience than you|But looking away has never repaired anything|Only, each week it gets a little bigger].',
    '[You do not need the right name for it|When you call me, forget the English|People say to me: I am not a technical person]. [Say “that thing”, I will understand|Tell me as you would tell a neighbour|What you see and what you hear is enough]. [The right name is my job|Just say what disturbs you every day|And say since when, that helps me most].',
    '[Please do not buy any part before somebody has looked at it|I have seen bags of new parts that fit nothing|Your neighbour will tell you to buy the parts yourself]. [A part that does not fit is only decoration|Plenty of good money has gone into the wrong size|At home many people keep a bag of wrong things]. [Ask first, buy after|First we look, then you buy|Wait until you know what the job needs].',
    '[Some people fear that one fault will become four.|What if I start and find another problem?|You may fear that I open it and find three more.] [Then I use one rule|One rule helps both of us|So we agree on one thing before I start]: [first you hear about it, then you decide|I do nothing extra without your yes|I call you, I show you, and you say yes or no].',
    '[On your street everybody knows “somebody who can do it”|You have five advisers, and all of them are experts|Your neighbours have ten opinions about it]. [Advice is free, that is why there is so much|Listen to them with a smile|Greet them all from me]. [Then ask which of them has done such work before|Then ask who stays until it is finished|But you live with it, so you decide].',
  ],
}
