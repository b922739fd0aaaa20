import type { Grammar } from '../grammar.ts'

export const english: Grammar = {
  and: ' and ',
  from: 'from {price}',
  things: {
    food: 'good food',
    fashion: 'something good to wear',
    beauty: 'a little care for yourself',
    learning: 'something worth learning',
    events: 'a day people will remember',
    service: 'work done properly',
    goods: 'something good',
  },
  titles: {
    'Persuasive & Direct': [
      '[The clear|The simple|A smart|Your next] [choice|answer|move|pick]',
      '[Straight|Right] to the [point|good part|heart of it]',
      '[Made|Chosen|Ready] to [deliver|work|last]',
    ],
    'Friendly & Casual': [
      '[A little something|Good news|A treat|Something nice] [for you|from us to you|for your day]',
      '[Come and see|Just between us|Hello from us|Have a look]',
      '[You will like|We saved you] [this one|this|something]',
    ],
    'Humorous & Witty': [
      '[Warning|Careful|Notice]: may cause [smiles|jealous neighbours|happy dancing|bragging]',
      '[Your wallet|Your auntie|Your group chat] [will understand|has been informed|says yes]',
      '[Seriously|Dangerously|Shamelessly] [good|tempting]',
    ],
    'Urgent & Scarcity-driven': [
      '[Today|Now|This week] [is the day|is the time|beats later]',
      '[Do not|Never] [sleep on this|wait for later|let this pass]',
      'Before [you forget|the day ends|somebody else does|it slips away]',
    ],
    'Inspirational & Aspirational': [
      '[Your next|A new|Your own] [chapter|step|beginning|level]',
      '[Made|Meant|Ready] for [more|the road ahead|what you are building]',
      '[Dream it|Choose it|Begin it], then [do it|live it|grow it]',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'If [you want|you need|you are after|you are looking for] {product} [you can trust|worth the money|done properly|without stories], [you are in the right place|your search ends here|talk to us|start here].',
      'With {product}, [you should never have to settle|guessing is expensive|close enough is not enough|the details matter]: [choose|pick|go for] [what works|quality you can check|what keeps its word|the real thing].',
      '{product}, [no stories|no excuses|no guesswork|no runaround]: you [look|ask|check], you [decide|order|choose], and [it is yours|you are sorted|we get to work|the rest is on us].',
      '[There are many options|You have plenty to choose from|The market is full] when you want {product}, so [take|choose|go with] [the one that keeps its word|people who answer|the one you can check yourself].',
    ],
    'Friendly & Casual': [
      '[Hi|Hey|Hello|Good people], [we have|there is|we brought|this is your reminder about] {product}, [just for you|with your name on it|waiting for you|and you will want to see this].',
      '[Guess what|Small gist|Quick one|Just so you know]: [we do|we bring you|you can get|we are all about] {product}, [the way you like it|with a smile|with love|and never boring], so [come and see|stop by|say hello|stay a minute].',
      'If you [love|have been thinking about|have been asking for|enjoy] {product}, [come closer|stay a minute|this is for you|we should talk]: [we have you covered|you are among friends|you will like this|it is ready for you].',
    ],
    'Humorous & Witty': [
      '[Warning|Public notice|Breaking news|A word of caution]: {product} [may cause|can lead to|might result in] [smiling|happy dancing|bragging|sudden generosity] [in public|at home|before noon|for no other reason].',
      'We [tried to|wanted to|promised to] [keep calm|stay humble|whisper|say nothing] about {product}, [but here we are|and failed|but look at us now|and lasted four minutes].',
      'Your [neighbour|favourite auntie|group chat|ex] [will ask|will want to know|is about to ask] where you found {product}, so [practise your smile|prepare your answer|act surprised|look innocent].',
    ],
    'Urgent & Scarcity-driven': [
      '[Today|Right now|This very day|This moment] is the [time|moment] to [get|grab|order|secure] {product}, [not next week|not “some day”|while you are thinking of it|before it slips your mind].',
      '[Do not|Please do not|Try not to] [wait for tomorrow|sleep on this|postpone it|say “later”]: {product} can be yours [today|before evening|right now|with one message].',
      '[You wanted|You asked for|You have been eyeing] {product}, so [why wait|act today|make the move|be quick]: [later is how people miss out|good things do not stand in line|tomorrow has its own plans|early people choose first].',
    ],
    'Inspirational & Aspirational': [
      '[Every big change|Every good story|Every dream|Every new chapter] [starts|begins] with [one small step|one good choice|one brave yes|one decision], and {product} can be [that step|the start|part of it|yours].',
      'You have [come far|worked hard|earned your place|built so much], so let {product} [go with you|be part of what comes next|mark the moment|remind you of it] [today|from here on|every time].',
      '[Choose|Pick|Get] {product} for [the person you are becoming|the life you are building|the days ahead|the ones you love], one [step|day|choice|smile] at a time.',
    ],
  },
  products: [
    '[We bring you|You can get|We have|Come and get|Order] {product}{price}{place}[, simple as that|, ready when you are||, no long talk].',
    '{product}{price}{place}[: that is what we do|: that is the whole offer|, and you are welcome|: yours when you ask|, for you and yours].',
    '[Ask us for|Talk to us about|Think of us for|Make it] {product}{price}{place}[ and see|, any day|, and leave the rest to us|].',
  ],
  clauses: {
    price: [' for {price}', ' at {price}', ', {price},'],
    place: [' in {place}', ' here in {place}', ', right in {place}'],
  },
  sayings: [
    '[One thing|Something] [worth knowing|you should know|we are proud of|people ask about]: {it}',
    '[And|Also|Plus], [just so you know|to be clear|in plain words|for the record]: {it}',
    '[The good part|What we mean|The detail that counts|The short version|What matters here]: {it}',
    '[Here is|This is] [the part we like|what it comes down to|how it is|what people should know|what makes it ours]: {it}',
  ],
  prices: [
    '[You pay|It costs|The price is|It goes for] {price}[, nothing hidden|, plain and simple|, so you can plan|, and that is that|].',
    '{price} [is all it takes|is the price|gets it done|and it is yours|is what you pay][, no surprises|, from start to finish|, full stop|].',
    '[All this|The whole thing|Everything here] for {price}[: do the maths|, and you know what you get|, said upfront|].',
    '[Set aside|Bring|Keep] {price} [and you are sorted|and we do the rest|and smile|and it is settled].',
  ],
  places: [
    '[You will find us|We are|Find us|Come and see us|Look for us] in {place}[, so come around|, and you are welcome any time|, closer than you think|].',
    '[If you are|Whenever you are|Next time you are] in {place}, [stop by|we are close|say hello|look for us|make us your first stop].',
    '{place} [people|family], [this one is for you|we are right here|you are in luck|we are your neighbours][, so come through|, come and see|].',
  ],
  deals: [
    '[And there is more|Right now|Here is a bonus|It gets better|Take this along]: {deal}[, because you asked|, just for you|, no tricks|].',
    '[Do not miss|Ask about|Remember|Make use of] [the offer|this offer|today’s offer]: {deal}.',
    '{deal}: [that is on us|that is our offer|that one is for you|consider it a thank you][, with pleasure|, with a smile|].',
  ],
  qualities: [
    '[Think|Expect|Picture|Ask for] {words} {product}[: that is the idea|, the way it should be|, just as you like it|, every time|].',
    '[We keep it|We promise to keep it|It is our job to keep it|Trust us to keep it] {words}[, and it shows|, no compromise|, always|, every single time|].',
    '{words} is [how we do it|the standard here|what you get|what we aim for|the least you should expect][, every time|, no excuses|, always|].',
  ],
  keywords: [
    'When [you think of|people talk about|you need|somebody mentions] {words}, [think of us|you know whom to call|remember this post|our name belongs there].',
    '[You said|Somebody said|Say|Ask for] {words}, [and we hear you|and that is exactly us|and we have you|and we listen]: [come through|look no further|say no more|we are ready].',
    'From {words} to [the last detail|the final touch|the smallest thing], [we have thought of it|it is covered|you are in good hands|nothing is left out].',
    'For {words}, [start here|you are in the right place|we are your people|look our way][, no stress|, any day|].',
  ],
  audiences: {
    'Gen Z': [
      '[No cap|No stress|No long talk|Zero drama]: [it fits your vibe|it looks good on camera|it does what it says|it passes the check], and [your feed will know|you will know|that is the point|your people will ask].',
      'You [spot fakes|scroll past nonsense|know what is real] [in a second|from far], so [we keep it honest|we came correct|we kept it simple|look closely].',
    ],
    Millennials: [
      'Between [work|traffic|deadlines] and [family|rent|everything else], [you deserve|it helps to have|you have earned] something that [is simply easy|just works|gives you no wahala|makes the day lighter].',
      'You [have|carry|juggle] enough [already|this week|as it is], so [let this be the easy part|leave this one to us|make this the treat|let something be simple].',
    ],
    Professionals: [
      'Your [day|calendar|inbox] is [full|busy enough], so [this part should be easy|we keep this quick|let us handle this one|decide in a minute] [and move on|and get back to it|with confidence].',
      '[Colleagues|Clients|People] notice [good choices|the details|quality], and [this one speaks well of you|you will look prepared|you can be sure of this one|it shows at work].',
    ],
    Families: [
      '[From the little ones to grandma|Big or small|Young and old], [everybody at home|the whole house|each of your people] [gets something out of it|will be happy|has a reason to smile|will ask for more].',
      '[At home|With children in the house|In a busy house], [everything has to earn its place|simple is best|peace is priceless], and [this helps|we understand that|you can count on this|this earns it].',
    ],
    'Luxury Consumers': [
      'You do not need [more things|more noise|another one of many]; you need [the right one|what is made with care|the one that lasts], [and you know it when you see it|chosen well|quietly done|nothing less].',
      '[Quality|True luxury|Good taste] [does not shout|takes its time|is in the details], and [you will feel it|you notice it at once|that is where we begin|you of all people can tell].',
    ],
  },
  trades: {
    food: [
      '[Come hungry|Bring your appetite|Skip breakfast if you must|Call your friends], [leave happy|the plate will do the talking|we will take it from there|your stomach will thank you][, simple|, trust us|].',
      'Your [lunch|weekend|next party|dinner|craving] [is sorted|has an answer|can relax|just got better], and [nobody has to cook|your kitchen gets a day off|everybody eats|there may be no leftovers].',
    ],
    fashion: [
      '[Wear it|Step out in it|Dress it up] [to work|on Sunday|to the next owambe|any day you like] and [let them look|own the room|enjoy the compliments|walk like you mean it].',
      '[Your wardrobe|Your weekend look|Your Sunday best|Your next outing] [has been waiting|will thank you|deserves this], so [come and try|pick your colour|choose your size|find your fit].',
    ],
    beauty: [
      '[Your mirror|Your selfie|Your skin and your mood|Your next photo] [will notice|will say thank you|has been waiting], [so take your time|so treat yourself|and so will your friends|no filter needed].',
      '[Looking good|Feeling fresh|Self-care|A little shine] is [not a luxury|part of the day|a good mood you can see], so [sit back|book your moment|make room for it|start today].',
    ],
    learning: [
      '[Bring|Come with] your [questions|notebook|curiosity], [leave with|go home with] [a skill|answers|something you can use] [the same week|for real life|and keep it for life].',
      '[Start where you are|You do not need to know everything|No question is too small|Beginners are welcome]: [we take it step by step|we learn by doing|you will see your progress|one lesson leads to the next].',
    ],
    events: [
      '[Your guests|The whole hall|Your people|Everybody there] will [talk about it|remember the day|dance|ask who did it], [and you get to enjoy it too|while you take the pictures|and you can relax].',
      '[Pick the date|Save the date|Tell us the day], [we bring the rest|leave the stress to us|and start planning your outfit|then enjoy the countdown][, promise|, easy|].',
    ],
    service: [
      '[Tell us|Show us|Send us] [what you need|the problem|what it is about], [we take it from there|we give you a straight answer|we get to work|and you will hear what to expect].',
      '[You rest|You do your thing|You keep your day], [we handle it|we do the work|we sort it out], [and you see the result|and you stay informed|and that is the deal].',
    ],
    goods: [
      '[See it|Hold it|Try it|Check it] [for yourself|with your own eyes|before you decide], and [you will know|the rest is easy|make up your own mind|ask us anything].',
      '[For you|For your home|As a gift|For somebody you love], [it is a good choice|it makes sense|it will be used|it says the right thing][ any day|, plain and simple|].',
    ],
  },
  closes: {
    'Persuasive & Direct': [
      '[Order|Get yours|Place your order|Make it yours] [today|now|this week] and [see for yourself|judge for yourself|have it sorted|be done with searching].',
      '[Send us|Drop us|Type] [a message|one message|your order] [now|today|right away], [and we take it from there|and it is settled|and we answer|that is all it takes].',
    ],
    'Friendly & Casual': [
      '[Send us a message|Say hi|Drop a message|Write to us], [we love to chat|we answer|we are here for you|we would love to hear from you][, any time|, really|].',
      '[Come around|Pass by|Stop by|Come and look], [bring a friend|bring your people|say hello|tell them we sent you], [and stay a while|and see for yourself|and enjoy].',
    ],
    'Humorous & Witty': [
      '[Order now|Message us|Get yours|Be quick], [before your neighbour does|before your auntie tells the whole street|while your wallet is in a good mood|your thumb already agrees][, we are not joking|, just saying|].',
      '[Tap|Type|Whisper if you like], [order|send|press], [smile|dance a little|act normal]: [it is that easy|we saw nothing|no speech needed].',
    ],
    'Urgent & Scarcity-driven': [
      '[Order|Reply|Message us|Book] [now|today|before you put the phone down], [while it is on your mind|not later|so it is done|and be first].',
      '[One message|Two minutes|One call] [is enough|is all it takes|and it is yours], so [do it now|act today|do not put it off|let today be the day].',
    ],
    'Inspirational & Aspirational': [
      '[Take|Make] the [first step|next step|good choice] [today|now|this week], [we are beside you|you will be glad|and keep going|we walk with you].',
      '[Start|Begin] [now|today|where you are], [and see how far it goes|your future self says thank you|small is fine|and grow from there].',
    ],
  },
  contacts: [
    '[Call|Reach|Message|Find] us [on|here on]: {contact}.',
    '[To order|To book|For yours|Any question]: {contact}[, we answer|, any day|].',
    '{contact}: [that is where we are|that is how you reach us|save it now|write to us there].',
  ],
}
