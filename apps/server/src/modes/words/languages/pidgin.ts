import type { Grammar } from '../grammar.ts'

export const pidgin: Grammar = {
  and: ' and ',
  from: 'from {price}',
  things: {
    food: 'correct food',
    fashion: 'fine cloth',
    beauty: 'body wey dey shine',
    learning: 'better thing to learn',
    events: 'correct jollification',
    service: 'work wey clean',
    goods: 'correct thing',
  },
  titles: {
    'Persuasive & Direct': [
      '[Na straight talk|Na di correct one|Na im] be dis',
      '[No dulling|No long story|No be cho cho cho], [just do am|see am here|na correct thing]',
      '[Wetin you want|Wetin you dey find] [don land|dey here]',
    ],
    'Friendly & Casual': [
      '[My person|My guy|Family], [how far|come see|shift closer]?',
      '[We carry|We bring] [something|better thing] [come|for you]',
      '[Come make we gist|Na you we dey find|Small enjoyment dey]',
    ],
    'Humorous & Witty': [
      '[E go sweet you|Your mouth go open|You go dance] [no be small|reach house|tire]',
      '[Your wallet|Your neighbour|Village people] [dey shake|don hear|no go like dis one]',
      '[Who dey breathe|No wahala|Enjoyment galore]',
    ],
    'Urgent & Scarcity-driven': [
      '[No wait|No sleep|No dull] o',
      '[Na today|Na now|Na dis week] [be di time|e dey happen]',
      '[Before dem carry am|Before you forget|Sharp sharp], [move|run am|press phone]',
    ],
    'Inspirational & Aspirational': [
      '[Your time|Your level|Your season] don [reach|change]',
      '[Dream am|Believe am], [do am|start am]',
      '[Small small|Step by step|One day at a time], you go [make am|reach there]',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'If [na|you dey find|you dey look for|you need] {product} [you want|wey no get story|wey you fit trust|wey go worth your money], [search don end|you don reach|na here e dey|talk to us].',
      '{product} [no be|no suppose be] [guess work|try your luck|I think say]: [carry|choose|pick|go for] [correct one|di one wey dey do im work|wetin you fit check|people wey dey answer].',
      '{product}, [no story|no excuse|no wahala|no go and come]: you [look|ask|check], you [decide|order|choose], [e don be your own|we do di rest|you don settle].',
      '[Plenty dey market|Choice full ground|Everybody dey talk] when you want {product}, so [follow|choose|carry] [who dey keep word|who dey answer phone|di one wey you fit see with your eye].',
    ],
    'Friendly & Casual': [
      '[My person|How far|How body|My guy], [we get|we don bring|see|na we carry] {product} [for you|wey carry your name|wey dey wait you|wey go sweet your belle].',
      '[Guess wetin|Small gist|Quick one|You know say]: [na we dey do|we bring you|you fit get|we sabi] {product} [di way you like am|with love|with clean mind|and e no dey boring], so [come see|branch|come greet us|shift closer].',
      'If you [like|don dey think of|don dey ask of|dey enjoy] {product}, [shift closer|wait small|na you dis one concern|make we yarn]: [we get you|you dey among your people|you go like am|e don set for you].',
    ],
    'Humorous & Witty': [
      '[Warning|Public notice|Breaking news|Doctor talk say]: {product} [fit cause|fit bring|fit end for] [smile|dance|shakara|big mouth] [for public|inside house|before 12 o’clock|for no reason].',
      'We [try|wan try|promise] to [keep quiet|form humble|calm down|whisper] about {product}, [but our mouth no gree|but e no work|see us now|we no reach two minutes].',
      'Your [neighbour|auntie|group chat|ex] [go ask|go wan know|dey come ask] where you see {product}, so [practise your smile|prepare your answer|form surprise|look innocent].',
    ],
    'Urgent & Scarcity-driven': [
      '[Na today|Na now|Na dis moment|Na sharp sharp] you suppose [get|order|book|carry] {product}, [no be next week|no be “later”|as e still dey your mind|before e comot for your head].',
      '[No|Abeg no|Make you no] [wait tomorrow|sleep on top am|drag am|talk “later”]: {product} fit be your own [today|before evening|now now|with one message].',
      '[You don want|You don dey ask of|Your eye don dey] {product} [since|tey tey], so [do fast|move today|press phone|no dull]: [who late go tell story|better thing no dey wait|tomorrow get im own|who come first dey choose].',
    ],
    'Inspirational & Aspirational': [
      '[Every big thing|Every better story|Every dream|Every new level] dey start with [one small step|one correct choice|one yes|one decision], and {product} fit be [dat step|di start|part of am|your own].',
      'You don [waka far|hustle well|suffer small|build plenty], so make {product} [follow you go|dey inside wetin dey come|mark di day|remind you] [from today|every time|as you dey rise].',
      '[Choose|Pick|Carry] {product} for [di person wey you dey become|di life wey you dey build|di days wey dey come|people wey you love], one [step|day|choice|smile] at a time.',
    ],
  },
  products: [
    '[We carry|You fit get|We get|Come carry|Order] {product}{price}{place}[, no long talk|, any time||, sharp sharp].',
    '{product}{price}{place}[: na wetin we dey do|: na di whole gist be dat|, and you dey welcome|: na your own once you ask|, for you and your people].',
    '[Ask us for|Yarn us about|Think us for|Make am] {product}{price}{place}[ and see|, any day|, leave di rest give us|].',
  ],
  clauses: {
    price: [' for {price}', ' at {price}', ', {price},'],
    place: [' for {place}', ' here for {place}', ', inside {place}'],
  },
  sayings: [
    '[One thing|Something] [wey you suppose know|wey dey sweet us|wey people dey ask|wey dey important]: {it}',
    '[Another thing|Again|Plus], [make we clear am|no be lie|as e be|for record]: {it}',
    '[Di koko be dis|Di sweet part|Wetin we mean|Di main gist]: {it}',
    '[See|Hear|Note] [how e be|di matter|dis one|di true talk]: {it}',
  ],
  prices: [
    '[You go pay|Na|E be|Price na] {price}[, nothing hide|, clear clear|, no story|, plan yourself].',
    '{price} [go do am|na im be di price|and e don be your own|na wetin you go pay][, no surprise|, from start reach end|, finish|].',
    '[Everything|All of dis one|Di whole thing] for {price}[: calculate am|, we talk am upfront|, no be magic|].',
    '[Bring|Carry|Keep] {price} [and you don settle|make we do di rest|and smile|and matter end].',
  ],
  places: [
    '[You go see us|We dey|Find us|Come meet us|Look for us] for {place}[, so branch|, you dey welcome any time|, e no far|].',
    '[If you dey|Any time you dey|Next time you reach] {place}, [branch|we dey near|come greet us|look for us|make we be your first stop].',
    '{place} [people|family], [na una own be dis|we dey here|una don lucky|na we be una neighbour][, oya come|, come see am|].',
  ],
  deals: [
    '[E never finish|Right now|See jara|E sweet pass before|Carry dis one join]: {deal}[, because na you|, just for you|, no tricks|].',
    '[No miss|Ask about|Remember|Use] [di offer|dis offer|di offer wey dey ground]: {deal}.',
    '{deal}: [dat one na from us|na di offer be dat|na for you we do am|take am as thank you][, with joy|, with smile|].',
  ],
  qualities: [
    '[Think|Expect|Picture|Ask for] {words} {product}[: na di idea be dat|, as e suppose be|, just as you like am|, any time|].',
    '[We dey keep am|We go keep am|Na our work to keep am|Trust us to keep am] {words}[, and e dey show|, no be cho cho cho|, every time|, true true].',
    '{words} na [how we dey do am|di standard for here|wetin you go get|wetin we dey aim for][, every time|, no excuse|, always|].',
  ],
  keywords: [
    'When [you think of|people dey talk about|you need|person call] {words}, [think of us|you sabi who you go call|remember dis post|our name suppose dey there].',
    '[You talk|You say|Dem say|Person talk] {words}, [we don hear|na we be dat|we dey for you|we don smile]: [oya come|no waka again|no talk pass so|we don ready].',
    'From {words} reach [di last detail|di final touch|di smallest thing], [we don think am|e dey covered|you dey safe hand|nothing comot].',
    'For {words}, [start here|you don reach|na we be your people|look our side][, no stress|, any day|].',
  ],
  audiences: {
    'Gen Z': [
      '[No cap|No stress|No long talk|Zero drama]: [e follow your vibe|e dey fine for camera|e dey do wetin e talk|e pass check], and [your feed go know|you go know|na di point be dat|your guys go ask].',
      'Una sabi [fake|packaging|wetin no real] [one time|from far|for one second], so [we no come with lie|we come correct|we keep am simple|look am well].',
    ],
    Millennials: [
      'Between [work|traffic|hustle] and [family|rent|all di wahala], [you deserve|e good make you get|you don earn] something wey [easy|just dey work|no dey give headache|go make your day light].',
      'You [don carry|dey carry|don see] enough [already|dis week|as e be], so [make dis one easy|leave dis one give us|make dis one be enjoyment|let something simple].',
    ],
    Professionals: [
      'Your [day|calendar|work] [don full|already plenty], so [make dis part easy|we go quick|leave dis one give us|decide for one minute] [and move|and go back to work|with clear mind].',
      '[Colleague|Client|People] dey notice [better choice|small details|quality], and [dis one go talk well for you|you go look prepared|you fit dey sure of dis one|e go show for work].',
    ],
    Families: [
      '[From small pikin reach mama|Big or small|Young and old], [everybody for house|di whole house|all your people] [go gain|go happy|go get reason smile|go ask for more].',
      '[For house|Where pikin plenty|For busy house], [everything must useful|simple better pass|peace no get price], and [dis one dey help|we understand am|you fit rely on us|dis one dey useful].',
    ],
    'Luxury Consumers': [
      'You no need [plenty things|noise|another one of many]; na [di correct one|wetin dem do with care|di one wey go last] you need, [and you go know am as you see am|choose am well|quiet quiet|nothing less].',
      '[Quality|Correct luxury|Better taste] [no dey shout|dey take im time|dey inside small details], and [you go feel am|you go notice am one time|na there we dey start|na you sabi pass].',
    ],
  },
  trades: {
    food: [
      '[Come with hunger|Bring your appetite|Call your guys|Leave pot for house], [go with full belle|di plate go talk di rest|we go take am from there|your belle go thank you][, simple|, trust us|].',
      'Your [lunch|weekend|party|dinner|longer throat] [don settle|don get answer|fit rest|don better], and [nobody go cook|your kitchen dey on leave|everybody go chop|leftover fit no dey].',
    ],
    fashion: [
      '[Wear am|Step out with am|Baff up] [go work|on Sunday|go owambe|any day] and [make dem look|own di place|collect compliments|waka like boss].',
      '[Your wardrobe|Your weekend look|Your Sunday best|Your next outing] [don dey wait|go thank you|deserve am], so [come try am|pick your colour|choose your size|find your fit].',
    ],
    beauty: [
      '[Your mirror|Your selfie|Your skin and your mood|Your next picture] [go notice|go thank you|don dey wait], [so take your time|so pamper yourself|even your guys go talk|no filter].',
      '[To fine|To fresh|To shine small|To take care of yourself] [no be sin|na part of di day|dey sweet for body], so [sit down well|book your time|make space for am|start today].',
    ],
    learning: [
      '[Bring|Come with] your [questions|notebook|open mind], [go house with|carry] [skill|answer|something wey you fit use] [dat same week|for real life|go front].',
      '[Start from where you dey|You no need know everything|No question small|Beginner sef fit come]: [we dey go step by step|na by doing we dey learn|you go see your progress|one lesson dey open di next].',
    ],
    events: [
      '[Your visitors|Di whole hall|Your people|Everybody wey come] go [talk about am|remember di day|dance|ask who do am], [and you sef go enjoy|as you dey snap picture|and you fit relax].',
      '[Pick di date|Save di date|Tell us di day], [we bring di rest|leave stress give us|start to plan your cloth|then enjoy di countdown][, promise|, e easy|].',
    ],
    service: [
      '[Tell us|Show us|Send us] [wetin you need|where e dey pain|di problem], [we go take am from there|we go give you straight answer|we go start work|and you go know how e go be].',
      '[You rest|You face your work|Hold your day], [we go handle am|we go do di work|we go sort am], [and you go see result|and you go dey informed|na di deal be dat].',
    ],
    goods: [
      '[See am|Hold am|Try am|Check am] [by yourself|with your own eye|before you decide], and [you go know|di rest easy|make up your mind|ask us anything].',
      '[For you|For house|As gift|For person wey you love], [e be better choice|e make sense|dem go use am|e go talk correct thing][ any day|, clear clear|].',
    ],
  },
  closes: {
    'Persuasive & Direct': [
      '[Order|Carry your own|Place your order|Make am your own] [today|now|dis week] and [see am with your eye|judge by yourself|settle di matter|stop to dey find].',
      '[Send us|Drop|Type] [message|one message|your order] [now|today|sharp sharp], [we go take am from there|and e don settle|we dey answer|na all be dat].',
    ],
    'Friendly & Casual': [
      '[Send us message|Say hi|Drop message|Write us], [we like gist|we dey answer|we dey here for you|we go happy hear from you][, any time|, true true|].',
      '[Branch|Pass here|Waka come|Come look], [carry your guy follow body|bring your people|come greet us|tell dem say na we send you], [and sit down small|and see am|and enjoy].',
    ],
    'Humorous & Witty': [
      '[Order now|Message us|Carry your own|Do quick], [before your neighbour|before your auntie tell di whole street|as your wallet still dey happy|your finger don already gree][, we no dey joke|, na talk we dey talk|].',
      '[Tap|Type|Whisper if you like], [order|send|press], [smile|dance small|form normal]: [e easy like dat|we no see anything|no need grammar].',
    ],
    'Urgent & Scarcity-driven': [
      '[Order|Reply|Message us|Book] [now now|today|before you drop phone], [as e still dey your mind|no be later|make e don do|and be first].',
      '[One message|Two minutes|One call] [don do|na all e need|and e be your own], so [do am now|move today|no drag am|make today be di day].',
    ],
    'Inspirational & Aspirational': [
      '[Take|Make] di [first step|next step|correct choice] [today|now|dis week], [we dey your back|you go happy|and dey go front|we go waka with you].',
      '[Start|Begin] [now|today|from where you dey], [and see how e go far|tomorrow you go thank yourself|small dey okay|grow from there].',
    ],
  },
  contacts: [
    '[Call|Reach|Message|Find] us [for|here for]: {contact}.',
    '[To order|To book|For your own|Any question]: {contact}[, we dey answer|, any day|].',
    '{contact}: [na there we dey|na so you go reach us|save am now|write us there].',
  ],
}
