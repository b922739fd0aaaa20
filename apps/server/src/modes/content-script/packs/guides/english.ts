import type { Guide } from '../../script-pack.ts'

export const guide: Guide = {
  tones: {
    'Urgent & Scarcity-driven': [
      '[Stop|Wait|Stay|Hold on][| here| right there| where you are][|, just for a moment|, for one minute|, please]: [listen|this matters|look at this|hear this|listen to this].',
      '[One moment|One minute|One breath|One look][|, please|, my people|, everybody]: [this is about you|this matters|hear what we have to say|something should be said|listen first].',
    ],
    'Humorous & Witty': [
      '[Before you scroll away|Before you run away|Before you finish that biscuit|Before your battery dies|Before NEPA takes the light], [give us one minute|listen to this|hear us out|we have gist for you|hear this one].',
      'We [promised|planned|tried|wanted] to be [serious|very serious|quiet|very formal] today, but [we are not good at it|it did not last|the gist is too sweet|you know us|look at us].',
    ],
    'Persuasive & Direct': [
      '[Good day|Hello|Greetings|Welcome][|, everybody|, and thank you for your time|, good people|, ladies and gentlemen]: [here are the plain facts|the facts first|we come straight to the point|we keep it short|a clear word from us].',
      '[In plain words|Short and clear|Point by point|Without long talk|In good order]: [what you should know|what matters|this is what we have to say|the facts, one by one|here is our message].',
    ],
    'Inspirational & Aspirational': [
      '[Every good thing|Every good day|Every journey|Every change|Everything that lasts] [starts|begins] [small|with one step|with one choice|somewhere|with one good decision].',
      '[Take a breath|Breathe in|Sit back|Rest for a moment][|, my friend|, dear friend|, dear friends]: [this one is for you|let us share something good|we have something good to share|listen with us|here is something good].',
    ],
    'Friendly & Casual': [
      '[Hi|Hey|Hello][| everybody| my people| friends| good people|, it is us again]: [a quick one|a quick one for you|we have news|we will be quick|come and hear this|we have something to tell you].',
      '[Good to see you|Nice to see you|Welcome back|There you are][|, my people|, friends|, everybody|, my dear]: [we have news|sit down for a minute|come closer|let us gist small|a quick word].',
    ],
  },
  moods: {
    'Urgent & Scarcity-driven': [
      '[Slow push towards the face|Start close, on the eyes|One long look into the camera|Still picture, nobody moves], [two seconds before the first word|and one breath first|no other sound|then the first word].',
    ],
    'Humorous & Witty': [
      '[A very serious face|A raised eyebrow|A big smile|A face that tries not to laugh], [a short pause after each joke|close up|looking straight into the camera|then a quick cut].',
    ],
    'Persuasive & Direct': [
      '[Clean picture|Plain background|Steady picture|Phone on a stand], [the speaker in the middle|at eye level|looking straight into the camera|light from the front].',
    ],
    'Inspirational & Aspirational': [
      '[Warm, soft light|Soft light from one side|A calm face|A quiet moment first], [slow and steady movement|a smile before the first word|one calm breath first|nobody hurries].',
    ],
    'Friendly & Casual': [
      '[Phone in hand|As in a video call|Close and friendly|Relaxed, as among friends], [natural light|with a smile|no reading from paper|the way you talk every day].',
    ],
  },
  leads: [
    '[From|A word from|A message from|Straight from|Directly from] {brand}[|, in short|, in plain words|, to you|, for you|, for everybody]: {it}.',
    '[What you should know|What we want you to know|The main point|What we want to tell you|What we do not want you to miss][|, in short|, first of all|, in plain words|, my people|, everybody]: {it}.',
    '[Take note|Listen|Hear this|Here it is|Here is the news|Please note][|, my people|, everybody|, good people|, dear friends]: {it}.',
  ],
  names: [
    '[This is|Meet|Welcome to|You are with|Here is|Say hello to] {brand}[|, my people|, good people|, everybody|, dear friends]: {it}.',
    '[We are|You know us as|Our name is|The name is|Remember the name] {brand}[|, my people|, good people|, everybody|, dear friends]: {it}.',
  ],
  words: [
    '[In short|In a few words|In brief|In plain words|Briefly][|, for you|, my people|, once more]: {it}.',
    '[Words to remember|Keep these words in mind|Words to keep|Also to note][|, please|, my people]: {it}.',
  ],
  talk: {
    starts: [
      '[Tell us|Tell me|Please tell us|Please tell me|Help me understand|I want to know]: [what is {brand}|what is {brand} about|what does {brand} stand for|what should we know about {brand}][|, in short|, in plain words]?',
      '[I keep hearing|Everybody mentions|People mention|I saw] the name {brand}[|, so I came to ask|, and I want to know more|, so tell me]: [what is it about|what should I know|what is behind it]?',
    ],
    answers: [
      '[Simple|Gladly|Good question|With pleasure|Let me tell you|In short|In one line|I am glad you ask][|, my friend|, my dear|, listen]: {it}.',
    ],
    more: [
      '[And what else|What else|And then|Anything else|What more][| should people know| should we know| is there]?',
      '[Go on|Tell me more|I am listening|Please continue|Okay, go on|Good, go on][|, please|, my friend|, I am noting it].',
      '[Okay|Alright|I see|Good|Nice|Interesting][|, my friend|, my dear], [go on|and then|what else|I am listening|tell me more].',
    ],
    prices: [
      '[And|So|Now|Okay,|Alright,] [what does it cost|what is the price|how much is it|let us talk money|what about money][|, please|, my friend|, exactly]?',
    ],
    again: [
      '[Sorry|Wait|Please|Hold on], [say that again|once more|repeat that|one more time, please|I want to write it down], [slowly|for those at the back|so nobody forgets|so I can note it].',
    ],
    reach: [
      '[So|Okay|Alright|Good|Now|And], [how do we reach you|how do people reach you|what do I do next|what is the next step|where do people start|how do I start][|, please|, my friend]?',
    ],
    thanks: [
      '[Thank you|Thanks|Noted|Good to know|Now I know|That is clear|Very clear], [I will tell my people|I will share this|I have written it down|my friends will hear this|I will pass it on|I will not forget it][|, for sure| today| right away].',
    ],
  },
  recall: [
    '[Did you get it all|Did you catch everything|Too fast|Shall we say it again|Was that too quick]? [Here it is|Hear it|We say it|Listen to it][| all] once more[|, slowly|, for everybody|, so that it stays|, please take note].',
    '[Before we go|Before you go|To close|At the end|For those who came late|For your notes][|, my people|, everybody|, dear friends]: [the main points|what to remember|what matters most|the most important things|the facts][| again| once more].',
  ],
  recaps: {
    price: [
      '[The figures again|The figures once more|Figures to note|For your planning|For your budget|To plan with|Note the figures][|, my people|, everybody|, friends|, please]: {it}.',
    ],
    time: [
      '[For your calendar|Note the time|Put this in your phone|The time once more|The time again|When, once more][|, my people|, everybody|, friends|, please]: {it}.',
    ],
    other: [
      '[Once more|Again|To repeat|Worth repeating|Keep in mind|Remember|As we said|Note again][|, my people|, everybody|, friends|, please|, dear friends]: {it}.',
    ],
  },
  screens: [
    '[On the screen|Text on the screen|At the lower edge|In big letters|In clear letters|Written large|Beside the speaker][|, for three seconds|, for four seconds|, word by word|, long enough to read|, to read along]: “{it}”.',
  ],
  neutral: [
    '[What|Which part] would you [like to know more about|ask about first|want to hear more about]? [Write it in one line|Tell us in a message|Send us your question|Put it in a message].',
    '[Who comes to your mind|Who did you think of|Who should hear this too]? [Send it to them|Share it with them|Let them know|Tell them about it][| today| now|, please|, it takes one minute].',
    'If this is not for you [today|yourself], [you may know somebody|a friend may want it|somebody at home may want it|think of your neighbours]: [send it to them|pass it on|tell them|let them know].',
    '[Keep|Save] {brand} in your [phone|contacts] [now|today], so that [you find us again|you have it when you need it|you can pass it on].',
    '[Write it all|Put it all] in one message: [your name, your area and your question|your name and what you want to know], so that [nobody has to ask twice|you get a full answer].',
    '[No question is too small|Every question is welcome|A short question is fine]: [just ask|send it to us|ask us], [and we will answer|and you will know more|because asking is free].',
    'If [something is not clear|one point is not clear|you missed a point], ask us [again|directly]: [it is better to ask than to guess|we would rather explain it twice|that is why we are here].',
    '[Write down|Note] [your questions|what you want to know] [before you contact us|first], so that [nothing is forgotten|one message is enough|you get all the answers].',
    'If you [ask for somebody else|ask for a friend|ask for somebody at home], tell us [who it is for|a little about them], and [we answer with them in mind|the answer will fit them].',
    '[Go over|Listen to|Look at] [this|the details] once more [with somebody at home|with a friend|tonight], and [write down your questions|note what you want to ask].',
    '[You do not need|No need for] [big grammar|long words|a long message|fine words]: [write the way you talk|write as you would say it|one line is enough].',
    '[Some think their question is too small|Some people are shy to ask|Many do not like to ask], but [here you can|we are glad you ask|nobody laughs at a question].',
    'If you are [in a hurry|short of time], [say so in the first line|tell us at once], and we will [keep it short|come straight to the point].',
    '[Set a reminder|Make a note|Put a note in your phone] [now|today], [before the day takes over|before you forget|because the week is short].',
    'If you know us already, [welcome back|good to have you here again]; if you are new, [feel at home|you are welcome too|good that you found us].',
    '[Do not guess|Do not rely on hearsay|Do not listen to rumours]: [ask {brand} directly|ask us directly|come to the source], and [you hear it first hand|you get the facts].',
    '[Tell|Inform] [one friend|your neighbours|your group chat|the people at home] about {brand}: [a word from you helps|somebody may be waiting to hear this|they may thank you for it].',
    '[One name|A good name|The name] is [easy to remember|easy to pass on|soon forgotten, so write it down]: {brand}[|, that is us|, plain and simple].',
    'If you [heard about us from a friend|were sent by somebody], [tell us the name|say so]: [we like to say thank you|we want to greet them].',
    '[Thank you|Thanks] for [listening to the end|your time|staying with us|your attention], [we do not take it for granted|and greetings to your people|it means a lot to us].',
    'Keep [the message|the chat|what we wrote], because [what is written is remembered|then both sides know what was said].',
    'If you [have a picture|have an example] that shows what you mean, [send it|show us]: [a picture says more than ten messages|then we talk about the same thing].',
    '[Our inbox is open|Our ears are open|We are open] to [ideas|a kind word|your opinion] [too|as well]: [even a short greeting is welcome|we like to hear from you].',
    '[Nobody has to|You do not have to|No need to] decide [at once|on the spot|right now]: [ask first|hear it again|ask whatever you like], and [decide when you know enough|sleep over it].',
    '[Some people say|You may think|Many tell themselves] [it can wait|next month is better|there is still time], but [asking today costs you nothing|a question today saves a rush later].',
    '[A person|Somebody|A human being] from {brand} [reads your message|answers you|reads what you write], so write [the way you talk|in your own words|as you would say it].',
    '[Put this on your status|Post this in your group|Send this to your contacts] [today|this evening], because [somebody there may need it|your people may thank you].',
    '[We are glad about|We enjoy|We like] [your questions|questions]: [they tell us what matters to you|they help us explain better|they show that you care].',
    '[Tell us|Let us know] how you [found us|heard of {brand}]: [it helps us|we like to know|we want to thank whoever told you].',
    'A [greeting|simple hello|good morning] is enough to start: [the rest comes by itself|then say what you want to know|then ask your question].',
    '[Remember|Keep in mind]: [the first step is only a message|one message commits you to nothing|asking is free], so [there is nothing to lose|do not be shy].',
    '[The best time to ask|A good time to ask|The moment to ask] is [before you need the answer|while you think of it|now, while you remember].',
  ],
  asks: {
    order: [
      'Say [what you want and how many|which one you want and how many], [and the day you need it|and where you are], [all in one message|in the first message], so that [we can answer at once|nobody has to ask twice].',
      'Ask for the total [before you agree|at the beginning], [with everything in it|extras included], so that [no surprise comes later|you can plan your money].',
      'Tell us the [day|date] you need it [early|at once], because [good planning starts with a date|then we can say what is possible].',
    ],
    book: [
      'Tell us [what you need|what you have in mind], [the day and the place|where and when], [all in one message|in the first message], so that [we can answer at once|nobody has to ask twice].',
      '[Book early|Do not wait until the last day], because [early is calmer|there is more choice of days].',
      'If you need another day, tell us [early|as soon as you know]: [plans change, and that is fine|then we find another one].',
    ],
    join: [
      'Ask [for the timetable|about the times], and see [if it fits your week|how it fits with everything else] before you register.',
      'What is learned [stays|cannot be taken away], [whatever happens|wherever you go], and [that is worth the effort|it is used for years].',
      'If you [have a question about it|are not sure about it], [ask before you register|send us a message first|talk to us first]: [that is what we are here for|we will tell you all we know].',
    ],
    come: [
      'Put the date in your phone [now|before you forget] and [set a reminder|set an alarm], [because the week is short|so that nothing else takes it].',
      'Bring [a friend|your family|a neighbour|somebody who has not been out for long]: [it is better together|nobody should come alone].',
      'You do not need to know anybody [to come|to feel at home]: [somebody will greet you|you are our guest].',
      'Come [a little early|before it starts], [find a good seat|greet people], and [switch your phone to silent|take a deep breath].',
      'If you are not sure of the way, [ask us|send us a message] [before the day|early], and [we will describe it|we will direct you].',
      'Some will say they are [too busy|too tired], but [come anyway|come as you are]: [a good day gives strength back|you will be glad you did].',
      'If you come with [children|elders|a group], [tell us before|let us know], [so that we can think of them|so that we can prepare].',
      'Plan how you [get home|go back] [before you come|too], [share a ride|go together], [so you can stay till the end|and nobody has to leave early].',
      'Share this [on your status|in your group] [today|this evening], because [somebody is waiting for an invitation|people come when they are asked].',
    ],
    give: [
      'You can help [with money|with a gift], [with time|with your hands], or [by telling others|by sharing this]: [all of it counts|none of it is too small].',
      'Small gifts [add up|become big] when [many give|we give together], so [do not wait until you have much|give what you can].',
      'Ask us [what a gift is used for|where it goes]: [that is your right|we are glad to answer], and [a clear answer builds trust|you should know].',
      'Give with your [family|friends|office]: [collect for one week|put a box on the table], and [bring it together|send it as one].',
      'If you cannot give now, [share this|send it to one person who can]: [that is help too|that may do more than you think].',
      'Somebody once helped [you|each of us], [a teacher|a neighbour|a stranger]: [pass it on|now it is our turn].',
      'A gift [each month|now and then] [helps us plan|goes further than you think], [even when it is small|however small].',
      'Send a kind word [with it|too]: [it travels with the gift|people feel it].',
    ],
    apply: [
      'If this is not for you, [send it to somebody who is looking for work|tell somebody who needs a job|share it where people look for work]: [it may be for them|that may help them more than you think|they will thank you].',
      'Read the details [once more|to the end|carefully] before you apply, and [check that they fit you|be sure that you can meet them|ask if something is not clear].',
      'Say in [a few lines|your own words] [who you are, where you live and what you have done|what you can do and where you live], so that [we know you before we meet|nobody has to ask twice].',
      '[Apply early|Do not wait for the last day], because [early is calmer|the last day is always too short].',
    ],
  },
}
