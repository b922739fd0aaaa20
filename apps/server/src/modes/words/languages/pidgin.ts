import type { Grammar } from '../grammar.ts'

export const pidgin: Grammar = {
  and: ' and ',
  predicates: ['E ', ', e ', ' and e '],
  from: 'from {price}',
  ours: 'our work',
  there: 'di place',
  products: [
    '[See am again|No forget am|Make you remember am|Once again|Hear am again]: {product}{price}{place}[|, no long talk|, any time].',
    '{product}{price}{place}[: call us|: message us|: ask us|: talk to us|: we dey here].',
  ],
  clauses: {
    price: [', {price}', ', for {price}'],
    place: [', for {place}', ', for {place}'],
  },
  prices: [
    '[Price|Di price|Our price|Di money|Wetin you go pay|How much e be|Di amount]: {price}[|, no long story|, clear clear|, my people].',
    '[Di price na|You go pay|E be|Di money na|Our price na] {price}[|, no long story|, clear clear|, my people].',
  ],
  places: [
    '[Where e dey|Di place|Location|Di side|Where you go see am]: {place}[|, you dey welcome|, no miss road|, my people|, come see am].',
    '[E dey for|You go see am for|Di place na] {place}[|, you dey welcome|, no miss road|, my people|, come see am].',
  ],
  deals: [
    '[Plus|Jara|Better news|Sweet one|On top of dat|One more thing|E never finish|No miss dis one]: {deal}[|, no be lie|, no forget|, my people|, true true].',
    '[We add dis one|You go still get dis|Dis one follow|Hear dis one|Ask for am]: {deal}[|, no be lie|, no forget|, my people|, true true].',
  ],
  qualities: [
    '[E|True true, e|You go see say e|Make you know say e|No be lie, e|Na true, e|Trust us, e] {words}[|, my people|, you go see am|, true true|, no be lie].',
    'E {words}[: na so e suppose be|: no be lie|: you go see am|, no be lie|, true true].',
  ],
  people: [
    '[Dis one na for|Na for|Special for] {words}[|, true true|, my people|, abeg|, no be lie].',
    '[Better news for|Something dey for|Small word for|Message for] {words}: [dis one na for una|we dey think una|una dey welcome|we remember una].',
  ],
  occasions: [
    '[E good|E dey okay|E correct|E go fit|E set] for {words}[| too|, my people|, no be lie|, true true|, well well].',
    'For {words}, [talk to us|call us|message us|tell us|write us|no look far][|, abeg|, any time].',
  ],
  topics: [
    '[Make you note am|Note am|Make you know|One more thing|No forget dis one|Still hear dis][|, abeg|, my people]: {words}.',
    '[Dis one dey too|Another thing|See dis one too|Hear dis one too|Mark am][|, abeg|, my people]: {words}.',
  ],
  expects: [
    '[Wetin dey inside|E still dey inside|Part of am|For di programme|Hear wetin dey]: {words}[|, for everybody| and more].',
    '[For dat day|You go also see|Come for dis one too]: {words}[| and more|, for everybody].',
  ],
  causes: [
    '[Dis one na for|Na because of|E be for|Everything na for] {words}[|, abeg|, together].',
    '[Who we dey do am for|Di main thing|Di reason|Wetin matter pass]: {words}[|, together].',
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
}
