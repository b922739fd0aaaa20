import type { Plot } from './plot.ts'

/** For an invitation to a gathering. */
export const invited: Plot = {
  before: [
    [
      'ASKS: [I always hear of such a day when it is over|Every time I only see the pictures afterwards|My {other} always tells me one day too late], [and everybody has been there except me|and then I am angry with my phone|and then I sit at home and watch the videos].',
      'TELLS: [This time you hear about it before the day|This time nobody forgot you|Now you cannot say that nobody told you], [so write the date down|so put the date in your phone|so listen well].',
    ],
    [
      'ASKS: [If I say that I am going out, my {who} has ten questions|At home they ask me everything before I go out|I cannot leave the house without explaining], [and I never have the answers|and they begin with the time|and “I will see” is not an answer for them].',
      'TELLS: [Then take the answers home from here|Then listen well, so that you can explain|Good, let us collect the answers], [and write everything down|and tell them at home before they ask|and begin with day and time].',
    ],
    [
      'ASKS: [After a long week I only want my bed|By {day} I am always tired|When I am free, I like to stay at home], [and my slippers agree with me|and I need a good reason to get up|and I do not answer messages].',
      'TELLS: [I understand you, rest is sweet|Many people say so before they come|Your bed will still be there afterwards], [but first hear what is planned|so decide when you have heard everything|but do not say no before you have heard the rest].',
    ],
  ],
  among: [
    [
      'ASKS: [My {other} answers every invitation with “we will see”.|My {other} never decides before the day.|How do I get my {other} off his sofa?]',
      'TELLS: [Tell him the exact time, nothing else|Ask him for a yes or a no|Say that you are going, with him or without him]. [A clear question gets a clear answer|And do not ask him a second time|It is easier to say yes to a person than to a message].',
    ],
    [
      'ASKS: [Somebody always needs me at work on such a day.|My boss finds something for me on every free day.|My work does not like it when I go out.]',
      'TELLS: [Say early that you are busy on that day|Write the date where your colleagues can see it|Tell your boss before somebody else does], [and finish what is urgent before|and do not whisper|because people respect a date that they have heard].',
    ],
    [
      'ASKS: [I have been invited to something else on the same day.|There is always a wedding on the same day.|Two invitations on one day, that is my life.]',
      'TELLS: [Compare the hours first|Look at both times before you cancel anything|Write both times on one paper]. [Sometimes there is room for both|Then choose the day that you would tell your friends about|Whatever you choose, tell the other side early].',
    ],
    [
      'ASKS: [I will see on the day how I feel.|I never decide before the same morning.|Ask me in the morning, I do not plan.]',
      'TELLS: [On the day, the sofa always wins|In the morning, there is always a reason to stay|I know such mornings]. [Decide now, while you are awake|So tell one friend today that you are going|So choose today, and do not ask your pillow].',
    ],
    [
      'ASKS: [I am afraid of long speeches.|I fall asleep when people talk for too long.|What if I get bored?]',
      'TELLS: [Hear first what is planned|Ask what comes when|Sleep well the night before]. [And bring a friend who laughs easily|A talk is shorter when you know what comes next|And drink something cold before the first speech].',
    ],
    [
      'ASKS: [Maybe such a day is not for people like me.|Am I not too old for such a gathering?|Will I fit in with the people there?]',
      'TELLS: [Hear first who is invited|Do not send yourself home before you have asked|Ask openly, nobody bites]. [Many people think so about themselves|You are surely not the only one who wonders|A short question costs nothing].',
    ],
    [
      'ASKS: [I have so much to do at home.|My washing will not wash itself.|When I go out, my kitchen stays as it is.]',
      'TELLS: [Do one thing less at home on that day|Share the work at home the evening before|Leave one pot for the next day]. [The house will manage without you for once|The plates will wait for you, they always do|Housework does not run away].',
    ],
    [
      'ASKS: [I always say “next time”.|Last year I also said “next time”.|“Next time” is my answer to everything.]',
      'TELLS: [And what did you do when next time came|How many times have you said so|And then you complain that you miss everything, not so]? [Say “this time” for once|So let us try a different answer|Write the date down while you still remember].',
    ],
    [
      'ASKS: [I do not go where I do not know what will happen.|I like to know what I am coming to.|Before I say yes, I want to understand the day.]',
      'TELLS: [Then ask me, one thing after the other|That is fair, nobody likes to guess|Good, do not say yes before you understand]. [That is why I tell you the details|You can ask until everything is clear|Small questions are welcome too].',
    ],
    [
      'ASKS: [My {other} will only ask if there is rice.|The first question at home is always about food.|My people do not ask for the time, they ask for the food.]',
      'TELLS: [Tell them only what you heard here|Promise nothing that nobody promised you|Say that you are not the cook]. [They will ask you again on the way|And give them something to eat before you go|People are happier after they have eaten at home].',
    ],
    [
      'ASKS: [When I go out, somebody always asks when I will marry.|When people meet me, they ask about my salary.|Somebody will tell me that I have added weight.]',
      'TELLS: [Smile and ask about their children|Laugh, and ask them the same|Say “I thank God” and change the topic]. [Most people only want to start talking|One question back, and you are free|People forget such questions faster than you do].',
    ],
    [
      'ASKS: [My friends cancel on the same morning.|My friends say yes, and then nobody is ready.|I always wait for friends who do not come.]',
      'TELLS: [Tell them that you are going anyway|Give them one time, and go|Do not wait for the last one]. [The serious ones will hurry|You can still send them a picture|Friends who miss something once learn to be ready].',
    ],
  ],
  after: [
    [
      'ASKS: [This time I will be in the pictures.|This time I am the one who sends the pictures.|So this time I do not watch the videos at home.]',
      'TELLS: [Then charge your phone well|Good, and take a friend into the picture|Then iron something that looks good in pictures].',
    ],
    [
      'ASKS: [Now I can say at home where I am going.|Let them ask me at home, I am ready.|I have the answers for home.]',
      'TELLS: [Begin with the date|Say it before they see you dressed|And say when you expect to be back].',
    ],
    [
      'ASKS: [All right, my bed can wait.|I will get up from the sofa for that day.|You have convinced my tired legs.]',
      'TELLS: [Your bed will understand|Put your shoes at the door already|Good, and sleep well the night before].',
    ],
  ],
  alone: [
    '[You always hear of such a day when it is over|Each time you only see the pictures afterwards|Your {other} tells you one day too late], [and everybody has been there except you|and you are angry with your phone|and you sit at home and watch the videos]. [This time you hear about it before the day|This time nobody forgot you|Now you cannot say that nobody told you]. [So take your phone and write it down|So listen well|Put it in your calendar while I talk].',
    '[Before you go out, they ask you ten questions at home|Your {who} will want to know everything before you leave|You cannot leave the house without explaining], [and you never have the answers|and they begin with the time|and “I will see” is not an answer]. [So take the answers home from here|Good, let us collect the answers|So I give you all of it]. [Tell them before they ask|Begin with the day and the time|Send them this video].',
    '[After a long week you only want your bed|By {day} you are tired, I know|When you are free, you like to stay at home], [and your slippers agree with you|and you need a good reason to get up|and you do not answer messages]. [Rest is sweet, I understand you|Your bed will still be there afterwards|Many people say so before they come]. [But hear first what is planned|Do not say no before you have heard the rest|Let me give you a reason].',
    '[If your {other} answers every invitation with “we will see”|If somebody at home never decides before the day|If you want to get your {other} off his sofa], [ask him for a yes or a no|tell him that you are going, with him or without him|tell him the exact time, nothing else]. [A clear question gets a clear answer|Do not ask him a second time|It is easier to say yes to a person than to a message].',
    '[At work they always need you on such a day|Your boss finds something on every free day|Work does not like it when you go out]. [So say early that you are busy|Write the date where your colleagues can see it|Finish what is urgent before]. [People respect a date that they have heard|Tell your boss before somebody else does|And do not whisper when you say it].',
    '[Maybe you have been invited to something else on the same day|There is always a wedding on the same day|Two invitations on one day, that is life here]. [Compare the hours before you cancel anything|Write both times on one paper|Sometimes there is room for both]. [Whatever you choose, tell the other side early|Choose the one that you would tell your friends about|And if you come late, come].',
    '[Do not wait for the morning to decide|In the morning there is always a reason to stay|On the day itself the sofa always wins]. [Decide now, while you are awake|So tell one friend today that you are going|Choose today, and do not ask your pillow]. [I know such mornings|A promise to a friend gets you up|Then it is done].',
    '[Some of you are afraid of long speeches.|What if you get bored?|You fall asleep when people talk for long, I have seen you.] [Bring a friend who laughs easily|Sleep well the night before|Hear first what comes when]. [A talk is shorter when you know what comes next|Drink something cold before the first speech|Sit in front, there nobody sleeps].',
    '[You may think that it is not for people like you.|Are you too old, too young, too shy?|Somebody sits at home and thinks: I will not fit in.] [Many people think so about themselves|Do not send yourself home before you have asked|You are not the only one who wonders]. [A short question costs nothing|Ask openly, nobody bites|Come, and see who sits beside you].',
    '[You have so much to do at home|Your washing will not wash itself, I know|When you go out, the kitchen stays as it is]. [Do one thing less on that day|Share the work at home the evening before|Leave one pot for the next day]. [The house will manage without you for once|The plates will wait, they always do|Housework does not run away].',
    '[How many times have you said “next time”?|“Next time” is a sweet answer.|The last time you also said “next time”.] [And what did you do when it came?|And then you complain that you miss everything.|Next time has come, and it is now.] [Say “this time” for once|Let us try a different answer|So write it down while you still remember].',
    '[Your friends say yes, and on the day nobody is ready|You wait for friends who do not come|Friends cancel on the same morning, you know them]. [Give them one time, and go|Tell them that you are going anyway|Do not wait for the last one]. [The serious ones will hurry|You can still send them a picture|Friends who miss it once learn to be ready].',
  ],
}
