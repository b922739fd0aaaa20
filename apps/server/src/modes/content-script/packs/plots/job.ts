import type { Plot } from './plot.ts'

/** A vacancy. */
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
      'TELLS: [Do not hide it, one sentence is enough|Tell the truth and keep it short|Say what you did in that time, small jobs too]. [Helping in a shop also counts|Then talk about what you can do today|Many people had such a time].',
    ],
    [
      'ASKS: [I have little experience, how do I show what I can do|What if the others have done more than me|Where do I get experience if nobody takes me]?',
      'TELLS: [Say what you have really done, paid or unpaid|Tell of one real day on which you did such work|Look for the nearest thing that you have done]. [Work in church, in a shop or at home is also work|Do not add what you cannot show|One good example is better than ten big words].',
    ],
    [
      'ASKS: [What do I write in the first message|How do I begin my message|How do I write without sounding desperate]?',
      'TELLS: [Greet, name the job and say what you can do|Your name, the job, and why you fit, in that order|Write as you would speak to a person you respect]. [Five lines are enough|Read the message aloud once before you send it|And check your own phone number twice].',
    ],
    [
      'ASKS: [What do I wear to an interview|I have only one good shirt, is that enough|Must I wear a suit to an interview]?',
      'TELLS: [Clean and ironed is enough|Wear what fits the work, clean and simple|One good shirt is enough]. [Iron in the evening, before the light goes|Put everything ready the night before|In comfortable clothes you can think].',
    ],
    [
      'ASKS: [What if traffic holds me on the day of the interview|I am always afraid of coming late, what do I do|And if the road is bad on that morning]?',
      'TELLS: [Leave one hour earlier than you need|Try the road one day before|If you are held up, call before the time, not after]. [Better to wait outside than to run|Early people can breathe first|And carry some water].',
    ],
    [
      'ASKS: [How do I know that a vacancy is not a scam?|People have paid for jobs that did not exist.|My friend fell for a fake vacancy.]',
      'TELLS: [Check the name and the contact before you send anything|Ask your questions, an honest employer can answer|If somebody rushes you, slow down]. [Give nobody your PIN|Tell somebody at home where you are going|It is right to be careful].',
    ],
    [
      'ASKS: [I forget my own name when I am nervous|My heart beats when somebody interviews me|I sweat when three people look at me].',
      'TELLS: [Breathe out, then answer|Ask to hear the question again, that is allowed|Say “let me think” and take your time]. [The person who asks was also nervous once|A slow answer sounds wise|Nobody minds a shaking voice].',
    ],
    [
      'ASKS: [What do I do after I have applied|How should I wait for an answer|What do I do while I wait]?',
      'TELLS: [Write down where you applied and when|Keep your phone on and charged|Go on with your life, and look at your messages every day]. [One polite question is fine, ten are too many|And answer strange numbers kindly|Do not sit beside the phone all day].',
    ],
    [
      'ASKS: [Am I allowed to ask questions too|What can I ask an employer|In an interview, do I only answer]?',
      'TELLS: [Ask what a normal day looks like|Ask whom you will work with|Ask what you should learn before you start]. [A question shows that you are awake|Two good questions are enough|Write your questions down, nerves eat memory].',
    ],
  ],
  after: [
    [
      'ASKS: [So today I do not say “soon”|When they ask about work, I will not change the topic|When they ask me tonight, I have something to say].',
      'TELLS: [Say “I have applied”, but only after you have sent it|Apply first, then tell them|First the application, then the story].',
    ],
    [
      'ASKS: [One application, but a good one|I will write this application properly|This time I will not copy my old letter].',
      'TELLS: [And read it aloud before it goes out|Let an honest person read it first|Take your time, and check your number].',
    ],
    [
      'ASKS: [I counted, and I can do more than I thought|Maybe this job is not only for other people|Let me try, the worst answer is no].',
      'TELLS: [Exactly, and the best one is yes|Good, now write down what you can do|You see, be as fair to yourself as to a friend].',
    ],
  ],
}
