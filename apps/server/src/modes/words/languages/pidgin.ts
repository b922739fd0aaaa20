import type { Grammar } from '../grammar.ts'

export const pidgin: Grammar = {
  and: ' and ',
  there: 'di place',
  seen: { food: 'di food', fashion: 'di cloth', goods: 'di goods' },
  people: [
    '[Dis one na for|Na for|Special for] {words}[|, true true|, my people|, abeg|, no be lie].',
    '[Better news for|Something dey for|Small word for|Message for] {words}: [dis one na for una|we dey think una|una dey welcome|we remember una].',
  ],
  occasions: [
    '[E good|E dey okay|E correct|E go fit|E set] for {words}[| too|, my people|, no be lie|, true true|, well well].',
    'For {words}, [talk to us|call us|message us|tell us|DM us|no look far][|, abeg|, any time].',
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
