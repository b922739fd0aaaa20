import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Abeg, |My people, |True talk: ][if you no sure|if anything no clear|if you get doubt], [ask us before you decide|ask us again|send us one line], [question no cost money|we go explain am].',
  '[|||||Abeg, |My people, |True talk: ]write everything inside one message: [wetin you want, where and when|your name, your area and di day], so [we no go ask two times|you go get full answer].',
  '[|||||Abeg, |My people, |True talk: ]if na for [somebody else|your friend|your parents], [tell us who e be for|tell us small about dem], [we go advise you|we go explain am well].',
  '[|||||Abeg, |My people, |True talk: ]if you [no fit call|dey where noise dey], [DM us|send us voice note], [we go see am|we go answer when you free].',
  '[|||||Abeg, |My people, |True talk: ][if you dey hurry|if time no dey], [tell us for di first line|tell us one time], [and we go tell you di truth|so we go know wetin fit happen].',
  '[|||||Abeg, |My people, |True talk: ]keep [di message|di chat|our number], [wetin dem write down no dey lost|so everybody go remember wetin we agree].',
  '[|||||Abeg, |My people, |True talk: ][check am|confirm am] well say [na {brand} you dey talk to|di name na {brand}], [sense dey save trouble|na so e suppose be everywhere].',
  '[|||||Abeg, |My people, |True talk: ]no shame to ask [small question|di same thing two times], [na so person dey learn|we dey here for dat].',
  '[|||||Abeg, |My people, |True talk: ]think about [wetin you really need|who e be for|wetin matter to you] first, [e go make am easy to choose|then di choice go easy].',
  '[|||||Abeg, |My people, |True talk: ]ask [everything wey you want know|all your questions] [before we start|first], so that [nothing go surprise you|everything go dey clear].',
  '[|||||Abeg, |My people, |True talk: ]if you like am, tell [one friend|your neighbour|your people], [na so good name dey spread|e dey help us well well].',
  '[|||||Abeg, |My people, |True talk: ]show dis one to [who dey find am|who e concern|your group], [good word suppose travel|you fit help somebody today].',
  '[|||||Abeg, |My people, |True talk: ][after everything|when everything don finish], tell us [wetin good and wetin no good|how e be], [na so we dey better|we go read am].',
  '[|||||Abeg, |My people, |True talk: ]talk to [person wey don try am|person wey you trust|your people for house] [too|first], [two heads better pass one|advice no be bad thing].',
  '[|||||Abeg, |My people, |True talk: ][greet us|talk to us] [for any language wey easy for you|as you dey talk for house]: [we go hear you|big grammar no dey].',
  '[|||||Abeg, |My people, |True talk: ]if your plan change, [tell us early|send us one line], [e dey happen|we go understand|so nobody go wait].',
  '[|||||Abeg, |My people, |True talk: ]write [di day|di date|our name] for [paper|your phone], [head fit forget|so e no go miss you].',
  '[|||||Abeg, |My people, |True talk: ]if you don ask us before, [remind us|tell us your name], [so we no go start from beginning|we go continue from there].',
  '[|||||Abeg, |My people, |True talk: ][come early|ask early|write early] if [di matter important to you|di day dey near], [early person dey get space|rush no good].',
  '[|||||Abeg, |My people, |True talk: ]if [you forget our name|network no gree], no worry: [you save dis video already|try again small time].',
]
