import type { Plot } from './plot.ts'

/** For services and products that care for the body: hair, skin, health, teeth, eyes, training. */
export const care: Plot = {
  before: [
    [
      'ASKS: [All week I take care of everybody else|From Monday to Friday my time belongs to other people|At home I look after everything, even the generator], [and for myself I do nothing|and I am the last name on my own list|and nobody asks how I am].',
      'TELLS: [Now it is your turn|You have tried for everybody, now try for yourself|Let us leave the others for a minute], [so tell me what you need|so we talk only about you|so say what you would like for yourself].',
    ],
    [
      'ASKS: [I will be honest: I am a little afraid|Do not laugh, but I am nervous|Let me confess something: I am scared]. [The last time, with somebody else, nobody asked me anything|The last person did not listen to me|The last time I was too shy to ask, and I regretted it].',
      'TELLS: [Thank you for telling me|It is good that you say so at the start|Many people are afraid and keep quiet]. [Ask all your questions, even the small ones|Tell me what you did not like the last time|Say what worries you most, and I will listen].',
    ],
    [
      'ASKS: [Since January I have planned to do something for myself|Every Monday I say: this week I will take care of myself|For months I have promised to take better care of myself], [and each time something else comes first|and then work swallows the whole week|and my {other} has started to laugh at me].',
      'TELLS: [There is always something urgent|Work will never tell you to rest|Nobody wakes up with a free week], [so write your own name on your to-do list|so choose a day and write it down|so stop waiting for the perfect time].',
    ],
  ],
  among: [
    [
      'ASKS: [My {other} says that taking care of oneself is a waste of time|My {other} laughs when I spend time on myself|“Must you?” asks my {other}, each time I do something for myself].',
      'TELLS: [And how many hours does he spend on his car|And his car, how long does he wash it|And how long does he polish his car]?',
      'ASKS: [Two hours, every Sunday|Two hours, and he sings for it|The whole Sunday morning, with two towels].',
      'TELLS: [Then he knows what care is|Tell him that you are more than a car|Then he should understand you very well].',
    ],
    [
      'ASKS: [Online, everybody advises something different|I have watched ten videos, and no two of them agree|My friends all tell me to do what they do].',
      'TELLS: [What works for them may not work for you|They talk about themselves, not about you|Good advice for one person can be wrong for another]. [Tell us about yourself first|Ask about your own case, not theirs|Say what you need, and start there].',
    ],
    [
      'ASKS: [I never know how to explain what I want|When somebody asks what I want, my English finishes|I always say “as you like”, and then I regret it].',
      'TELLS: [Start with what you do not want|Say what you did not like before|Use your own words, nobody needs big grammar]. [From there we can talk|A clear “no” helps too|The rest is easier to say after that].',
    ],
    [
      'ASKS: [Where do I find time for myself|How do busy people manage to take care of themselves|With work and traffic, when should I think of myself]?',
      'TELLS: [Start with a little time that you can keep|Take the hour when nobody needs you|Write yourself down, the way you write down a meeting]. [If you wait for free time, you will wait long|Tell your people at home, so that nobody disturbs you|Even a busy week has a small gap].',
    ],
    [
      'ASKS: [Be honest, have I waited too long|Am I the only one who waits so long|Do other people also postpone everything like me]?',
      'TELLS: [Many people do the same|You are in good company|Nobody should laugh at you for waiting]. [Forget the blame and take the next step|Do not add another month|What you do now matters more].',
    ],
    [
      'ASKS: [How do I keep a good habit?|I start every good habit well, and after one week I stop.|Why do my good plans never last?]',
      'TELLS: [Begin small|A little every day is better than everything on {day}|Take one habit, not five]. [Choose the habit that you can really keep|Tie your habit to something you do anyway|Put a note beside your toothbrush].',
    ],
    [
      'ASKS: [What should I tell you about myself|What do you need to know about me|Is there something I should say before we start]?',
      'TELLS: [Tell me what you have tried before|Say what gave you trouble the last time|Start with what worries you most], [even if you think it is small|and take your time|and do not be ashamed].',
    ],
    [
      'ASKS: [What if people talk when I spend money on myself?|People will say that I have too much money.|My neighbours talk about what I spend on myself.]',
      'TELLS: [Tell them that you worked for your money|Smile and greet them|Say that you also deserve some care]. [By next week they will talk about somebody else|People talk anyway|Their talk will not take care of you].',
    ],
    [
      'ASKS: [My {who} has a home remedy for everything|For every trouble my {who} brings the same old bottle|My {who} says that pepper soup cures everything].',
      'TELLS: [Greet her for me|Every family has such a doctor|I respect her confidence]. [But tell me what you have already tried|Just do not hide what you have used|Still, also ask people who do this work].',
    ],
  ],
  after: [
    [
      'ASKS: [And on Monday everybody needs me again|Tomorrow everybody will call my name again|When I get home, they will all ask for me again].',
      'TELLS: [They can wait a little|Help them, but keep some time for yourself|Let them call twice]. [You cannot help anybody when you are tired|Even a phone must be charged|You are also one of the people you look after].',
    ],
    [
      'ASKS: [I was afraid at the start, and now I am calmer|I feel lighter now that I have asked|And out of fear I almost kept quiet].',
      'TELLS: [I am glad that you asked|Talking about a fear is the brave part|You have done well]. [If another fear comes, ask again|Write down your next question too|No question is too small].',
    ],
    [
      'ASKS: [So no more “next Monday”|This time I will not wait for Monday|I have postponed myself long enough].',
      'TELLS: [Well said|I like that decision|Monday will be surprised]. [Write down a date before something else comes|Tell somebody at home, so that you are reminded|Move other things this time, not yourself].',
    ],
  ],
  alone: [
    '[All week you take care of everybody else|From Monday to Friday your time belongs to other people|At home you look after everything, even the generator], [and your own name is the last one on the list|and nobody asks how you are|and for yourself you do nothing]. [I see it on your face when you come in|I know many people like that|You are not alone with that]. [Now it is your turn|For once, let us talk only about you|So leave the others for a while, and come].',
    '[Some people tell me at the start that they are afraid|You may be a little nervous, and that is normal|Many people are scared and say nothing]. [The last time, with somebody else, nobody asked them anything|Somewhere, somebody did not listen to them|They were too shy to ask, and they regretted it]. [Please say it to me|With me you can talk first|Tell me what you did not like the last time], [I listen before I start|and then we begin slowly|and ask even the small questions].',
    '[Each Monday you say: this week I will do something for myself|Since January it has been on your list|You keep promising yourself, and each time something else comes first], [and work swallows the whole week|and then the month is over|and your {other} has started to laugh at you]. [Work will never tell you to rest|There is always something urgent|Nobody wakes up with a free week]. [So choose a day and write your own name on it|So take your phone and put it in the calendar|Stop waiting for the perfect time].',
    '[If your {other} says that it is a waste of time, look at his car.|Your {other} laughs when you spend an hour on yourself.|Somebody like your {other} will ask: must you?] [How long does he wash that car on a Sunday?|Ask him how many hours he polishes it.|Two hours, with two towels, and he sings for it, not so?] [Then he knows what care is|Tell him that you are more than a car|So he should understand you very well].',
    '[Online, everybody advises you something else|Your friends all tell you to do what they do|Ten videos, and no two of them agree]. [They talk about themselves, not about you|What works for them may not work for you|Good advice for one person can be wrong for another]. [So tell me about yourself first|So we begin with you, not with a video|Say what you need, and we start there].',
    '[You do not need big words to tell me what you want|Many people say “as you like” and regret it afterwards|When I ask what you want, your English may finish]. [Start with what you do not want|Tell me what you did not like before|A clear “no” helps me too]. [The rest is easy after that|From there we talk|Then I know where to begin].',
    '[People ask me where to find the time.|With work and traffic, when should you think of yourself?|I know, your day is full.] [Take the hour in which nobody needs you|Begin with a little time that you can keep|Write yourself down like a meeting]. [If you wait for free time, you will wait long|Even a busy week has a small gap|And tell them at home, so that nobody disturbs you].',
    '[You think that you have waited too long|Some people come and say sorry, because they waited so long|Everybody postpones it, I see it every week]. [You are in good company|I do not blame anybody|Nobody here will laugh at you]. [Only do not add another month|What you do now matters more|Forget the blame, and take the next step].',
    '[A good habit is easy to start and hard to keep|For one week you do everything well, and then it stops|People ask me how to keep it up at home]. [Take one habit, not five|Begin small|A little every day beats everything on {day}]. [Tie it to something that you do anyway|Put a note beside your toothbrush|Choose the one that you can really keep].',
    '[Before we start, I will ask you something|There are things that I like to know first|Do not hide anything because you think it is small]. [Tell me what you have tried before|Say what gave you trouble the last time|Start with what worries you most]. [Take your time|You do not have to be ashamed|I have heard everything before].',
    '[People will talk when you spend money on yourself|Your neighbours may talk about what you spend on yourself|Somebody will say that you have too much money]. [Smile and greet them|You worked for it|By next week they will talk about somebody else]. [Their talk does not take care of you|You also deserve some care|People talk anyway, so look good while they talk].',
    '[Your {who} has a home remedy for everything|Your {who} is the doctor of the house, without a certificate|For every trouble somebody like your {who} brings the same old bottle]. [I respect her confidence|Greet her for me|Listen to her, she means it well]. [But tell me what you have used|Just do not hide it from me when you come|And still, ask people who do this work].',
  ],
}
