import type { Grammar } from '../grammar.ts'

export const pidgin: Grammar = {
  and: ' and ',
  predicates: ['E ', ', e ', ' and e '],
  from: 'from {price}',
  ours: 'our work',
  there: 'di place',
  products: [
    '[We carry|You fit get|We get|Come carry|Order] {product}{price}{place}[, no long talk|, any time||, sharp sharp].',
    '{product}{price}{place}[: na wetin we dey do|: call us|: message us|: na your own once you ask|, for you and your people].',
    '[Ask us for|Yarn with us about|Remember us for] {product}{price}{place}[ and see|, any day|, leave di rest give us|].',
  ],
  clauses: {
    price: [' for {price}', ' at {price}', ', {price}'],
    place: [' for {place}', ', inside {place}'],
  },
  prices: [
    '[Price|Di price|Our price|Di money|Wetin you go pay|How much e be]: {price}[|, my people|, no long story].',
    '[Di price na|You go pay|E be] {price}[|, my people|, no long story].',
  ],
  places: [
    '[You go see us|Find us|We dey|Meet us|Look for us|Come meet us|Branch come|See us] for {place}[|, oya come|, you dey welcome|, come see am].',
    '[Di place|Location|Where we dey|Our side]: {place}[|, you dey welcome|, oya come].',
  ],
  deals: [
    '[Plus|Jara|Bonus|Better news|Sweet one|On top of dat|One more thing|Special offer|E never finish|No miss dis one]: {deal}[|, just for you|, from us to you|, no be lie|, my people|, no forget].',
    '[We add dis one|You go still get dis|Dis one follow|Carry dis one join|Ask for am]: {deal}[|, just for you|, from us to you|, no be lie|, my people].',
  ],
  qualities: [
    '[E|True true, e|You go see say e|Make you know say e|No be lie, e|Check am well, e|Na true, e|As you go see am, e] {words}[|, my people|, just as you like am|, you go like am|, try am see|, you sef look am].',
    'E {words}[: na so we dey do am|: na wetin you go get be dat|: na so e suppose be|, just as you want am|: na wetin you dey find be dat|, you no go regret|, come see am with your eye|: na dat one we sabi].',
  ],
  people: [
    '[E good for|E set for|Na better choice for|E go help|E fit|Na correct thing for|Dis one na for] {words}[| too|, well well].',
    '[Better news for|Something dey for|Small word for|Message for] {words}: [dis one na for una|na una own be dis|we dey think una|una dey welcome|we remember una].',
  ],
  occasions: [
    '[E good|E set|E sweet|E fit|E correct|E dey okay] for {words}[| too|, my people|, try am see|, come check am].',
    'If na for {words} you want am, [talk to us|we fit help|call us|message us|tell us|leave am give us|come meet us|write us|no look far][|, abeg|, any time].',
  ],
  topics: [
    '[Ask us|Message us|Talk to us|Yarn with us] about {words}[| too|, any time|, we go tell you more|, we go answer].',
    'For {words}[| too], [talk to us|ask us|message us|write us|we dey here|just ask][|, any time].',
  ],
  expects: [
    '[Expect|Come for|Get ready for] {words}[| and more| too|, come early|, carry somebody come].',
    '[On dat day|E still dey inside|Part of am|For di programme]: {words}[| and more|, for everybody|, and you].',
  ],
  causes: [
    '[Dis one na|Na|E be|Everything na] about {words}[|, and you dey inside|, together|, simple].',
    '[E start with|Di main thing|Di reason|Wetin matter pass]: {words}[|, together].',
  ],
  audiences: {
    'Gen Z': [
      '[No cap|No stress|No long talk|Zero drama]: [e follow your vibe|e dey fine for camera|e go sweet you|e pass check], and [your feed go know|you go know|na di point be dat|your guys go ask].',
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
      '[Come with hunger|Bring your appetite|Call your guys|Leave pot for house], [go with full belle|e go sweet your mouth|we go take am from there|your belle go thank you][, simple|, trust us|].',
      'Your [lunch|weekend|party|dinner|longer throat] [don set|don settle|no be problem again], and [nobody go cook|your kitchen dey on leave|everybody go chop|leftover fit no dey].',
    ],
    fashion: [
      '[Wear am|Step out with am|Baff up] [go work|on Sunday|go owambe|any day] and [make dem look|own di place|collect compliments|waka like boss].',
      '[Your owambe look|Your weekend look|Your Sunday best|Your next outing] [go burst brain|go correct well well|go choke], so [come try am|pick your colour|choose your size|find your fit].',
    ],
    beauty: [
      '[Your face|Your body|Your look|Your next picture] [go shine|go fine well well|go fresh], [so take your time|so pamper yourself|even your guys go talk|no filter].',
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
}
