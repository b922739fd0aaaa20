import type { Plot } from './plot.ts'

/** For a vacancy. */
export const job: Plot = {
  before: [
    [
      'ASKS: [Each {day} my {who} asks for news about work|Every evening my {other} asks if I have found work|In my house everybody asks about my job search], [and I always say “soon”|and I change the topic|and I go out to buy bread].',
      'TELLS: [That question can tire anybody|Looking for work is hard work too|I know that question, it comes with the food], [so listen well to this vacancy|so take a pen for this one|so here is a vacancy that you can talk about].',
    ],
    [
      'ASKS: [I have sent my CV everywhere|I have applied for so many jobs|My CV has visited more offices than me], [and nobody wrote back|and my phone is quiet|and I no longer remember what I wrote].',
      'TELLS: [Do not lose heart|That silence hurts, I know|Many applicants tell me the same], [but this time write for one job only|but hear what is asked before you write again|but now read slowly and answer what is asked].',
    ],
    [
      'ASKS: [I do not know if I am the right person|I read vacancies and think: that is for other people|I never feel ready for a job], [so I do not even write|so I close the page|and then the date has passed].',
      'TELLS: [Do not reject yourself before anybody has read your name|Hear what is needed before you say no|First listen, then judge yourself], [and tick what you can do|and count on your fingers what you have|and be fair to yourself].',
    ],
  ],
  among: [
    [
      'ASKS: [What do I say when they ask about my weak point?|What if they ask me what I cannot do?|I fear that question about my weakness.]',
      'TELLS: [Name one true thing, and what you do about it|Give one honest sentence, then stop|Say what you are still learning]. [Everybody has a weak point, also the person who asks|Nobody believes a person without a fault|A short answer is better than a long excuse].',
    ],
    [
      'ASKS: [My {other} wants to come with me to the interview.|My {other} says that he will speak for me.|Can my {other} call the employer for me?]',
      'TELLS: [Let him help you practise at home|He can iron your shirt|He can pray for you at home]. [The talking is your part|The employer wants to hear you|But speak for yourself, even if your voice shakes].',
    ],
    [
      'ASKS: [How do I practise for an interview?|I practise in front of the mirror.|At night I explain myself to my wardrobe.]',
      'TELLS: [Practise with a friend, a mirror asks no questions|Record yourself on your phone|Say your name, what you can do and what you did last]. [Three sentences are enough|By the third time you sound like yourself|Keep every answer short].',
    ],
    [
      'ASKS: [I stayed at home for a long time, what do I say about that|What do I write about the months without work|There is a gap in my CV, should I hide it]?',
      'TELLS: [Do not hide that time, one sentence is enough|Tell the truth and keep it short|Say what you did in that time, small jobs too]. [Helping in a shop also counts|Then talk about what you can do today|Many people had such a time].',
    ],
    [
      'ASKS: [I know nobody at the top|I have no connection, and others have an uncle in every office|They say that nothing works without a connection].',
      'TELLS: [Many people found their work without knowing anybody|Then let your application speak for you|Apply first, complain later]. [Whoever does not apply has lost already|A clear application is also an introduction|You know your own work, begin with that].',
    ],
    [
      'ASKS: [I do not like to praise myself|When I talk about myself, I sound like a politician|I never know how to speak well of myself].',
      'TELLS: [Do not praise, just tell what you did|Leave out “very” and tell one true story|Say what people have thanked you for]. [Facts are not boasting|A true story needs no big words|Let the listener do the praising].',
    ],
    [
      'ASKS: [So many people want the same job|Hundreds of people will apply|All my friends are applying for jobs like this].',
      'TELLS: [Do not count the others|Many people write, few people read the vacancy well|The others are not your business]. [Just answer exactly what is asked|A careful application stands out|Do your own part properly].',
    ],
    [
      'ASKS: [The last answer that I got was no, and I still feel it|After the last no, I did not want to try again|This year I have heard no three times].',
      'TELLS: [I am sorry, that hurts|A no is about one job, not about you|Everybody who works has heard a no before]. [The next employer knows nothing about the last one|Rest for one evening, then write again|Do not carry that no into the next application].',
    ],
    [
      'ASKS: [How do I know that a vacancy is not a scam?|People have paid for jobs that did not exist.|My friend fell for a fake vacancy.]',
      'TELLS: [Check the name and the contact before you send anything|Ask your questions, an honest employer can answer|If somebody rushes you, slow down]. [Give nobody your PIN|Tell somebody at home where you are going|It is right to be careful].',
    ],
    [
      'ASKS: [I forget my own name when I am nervous|My heart beats when somebody interviews me|I sweat when three people look at me].',
      'TELLS: [Breathe out, then answer|Ask to hear the question again, that is allowed|Say “let me think” and take your time]. [The person who asks was also nervous once|A slow answer sounds wise|Nobody minds a nervous person].',
    ],
    [
      'ASKS: [I have no laptop, only a phone|I must write everything on my phone|My laptop has died, only the phone is left].',
      'TELLS: [A phone is enough to write well|Many people apply from a phone|No problem, just write slowly]. [But read every name twice, phones like to correct names|Let a friend look at the text before it goes|Write in the morning, not with sleepy eyes].',
    ],
    [
      'ASKS: [I still have work, may I look for another job|Is it wrong to apply while I still work somewhere|Must my boss know that I am looking for another job]?',
      'TELLS: [Many people look while they work|You may look, quietly|Keep that to yourself until you have an answer]. [Only do not put it on your WhatsApp status|Do your present work well to the last day|And leave nobody with a quarrel].',
    ],
  ],
  after: [
    [
      'ASKS: [So today I do not say “soon”|When my people ask about work, I will not change the topic|Tonight I have something to tell my people].',
      'TELLS: [Say “I have applied”, but only after you have sent it|Apply first, then tell them|First the application, then the story].',
    ],
    [
      'ASKS: [One application, but a good one|I will write this application properly|This time I will not copy my old letter].',
      'TELLS: [And read it aloud before it goes out|Let an honest person read it first|Take your time with every line].',
    ],
    [
      'ASKS: [I counted, and I can do more than I thought|Maybe this job is not only for other people|Let me try, the worst answer is no].',
      'TELLS: [Exactly, and the best one is yes|Good, now write down what you can do|You see, be as fair to yourself as to a friend].',
    ],
  ],
  alone: [
    '[Each {day} somebody asks you for news about work|At home everybody asks if you have found work|Your {who} asks, and you say “soon”], [and you change the topic|and you go out to buy bread|and the food loses its taste]. [Looking for work is hard work too|That question can tire anybody|I know it, I was asked too]. [So listen well to this one|Take a pen|Here is one that you can talk about].',
    '[You have sent your CV everywhere|Your CV has visited more offices than you|You have applied for so many jobs], [and nobody wrote back|and your phone is quiet|and you no longer remember what you wrote]. [That silence hurts, I know|Do not lose heart|Many people tell me the same]. [This time write for one job only|Hear what is asked before you write again|So read slowly, and answer what is asked].',
    '[You read a vacancy and think: that is for other people|You never feel ready, so you do not write|You wonder if you are the right person], [and you close the page|and the date passes|and somebody else gets the call]. [Do not reject yourself before anybody has read your name|First listen, then judge yourself|Be fair to yourself]. [Tick what you can do|Count on your fingers what you have|So hear what is needed before you say no].',
    '[They may ask you about your weak point.|Everybody fears one question: what can you not do?|There is one question that makes people sweat.] [Name one true thing, and what you do about it|Give one honest sentence, then stop|Say what you are still learning]. [Nobody believes a person without a fault|A short answer is better than a long excuse|The person who asks has one too].',
    '[Let your {other} help you practise, but speak for yourself|Your {other} may want to come with you|Somebody at home will offer to call for you]. [He can iron your shirt|He can pray for you at home|Let him ask you questions the evening before]. [The talking is your part|An employer wants to hear you, even if your voice shakes|You know your own work best].',
    '[A mirror asks no questions|At night you explain yourself to your wardrobe|Before an interview, people practise in front of a mirror]. [Practise with a friend|Record yourself on your phone|Say your name, what you can do and what you did last]. [Three sentences are enough|By the third time you sound like yourself|Keep every answer short].',
    '[If you were at home for a long time, do not hide it|A gap in a CV is no shame|Some of you have months without work]. [One true sentence is enough|Say what you did in that time, small jobs too|Helping in a shop also counts]. [Then talk about what you can do today|Many people had such a time|The truth is easy to remember].',
    '[You know nobody at the top|They say that nothing works without a connection|Others have an uncle in every office]. [Let your application speak for you|Apply first, complain later|Whoever does not apply has lost already]. [A clear application is also an introduction|You know your own work, begin with that|Write it so that a stranger understands you].',
    '[Some people do not like to praise themselves.|When you talk about yourself, you may sound like a politician.|How do you speak well of yourself?] [Do not praise, tell what you did|Leave out “very” and tell one true story|Say what people have thanked you for]. [Facts are not boasting|A true story needs no big words|Let the listener do the praising].',
    '[Do not count the others who apply|So many people want the same job, you say|All your friends are applying, I know]. [Many people write, few people read well|Just answer exactly what is asked|The others are not your business]. [A careful application stands out.|Do your own part properly?|Read it twice before it goes.]',
    '[The last answer was no, and you still feel it|After a no, many people stop|This year you may have heard no three times]. [A no is about one job, not about you|Everybody who works has heard a no before|The next person knows nothing about the last one]. [Rest for one evening, then write again|Do not carry it into the next application|So try again, with a fresh head].',
    '[If you only have a phone, write on the phone|No laptop, that is no excuse|Many people apply from a phone]. [Read every name twice, phones like to correct names|Write in the morning, not with sleepy eyes|Let a friend look at it before it goes]. [Slow and clean is better than fast|Nobody sees which machine you used|Save it, so that you can use it again].',
  ],
}
