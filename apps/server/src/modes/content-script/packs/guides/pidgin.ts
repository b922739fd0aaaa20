import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  'Think about [wetin you really need|who e be for|how you go use am] first, [e go make am easy to choose|then di choice go easy].',
  '[If you no sure|If anything no clear|If you get doubt], [ask us before you pay|ask us again|send us one line], [question no cost money|we go explain am].',
  'Write everything inside one message: [wetin you want, where and when|your name, your area and di day], so [we no go ask two times|you go get full answer].',
  'If you get [picture of wetin you want|example], [send am|show us], [make we dey talk about di same thing|picture dey talk pass plenty message].',
  '[If you dey hurry|If time no dey], [tell us for di first line|tell us one time], [and we go tell you di truth|so we go know wetin fit happen].',
  'Ask for [di full price|everything wey you go pay] [before we start|first], so that [nothing go surprise you|you fit plan your money].',
  'Keep [di message|di chat|your receipt], [wetin dem write down no dey lost|so everybody go remember wetin we agree].',
  '[Nobody dey rush you|No need to decide now now]: [ask first|ask everything], [then decide when you ready|then choose wetin good for you].',
  '[After everything|When everything don finish], tell us [wetin good and wetin no good|how e be], [na so we dey better|we go read am].',
  'If you like am, tell [one friend|your neighbour|your people], [na so good name dey spread|e dey help us well well].',
  'If na for [somebody else|your friend|your parents], [tell us who e be for|tell us small about dem], [we go help you choose|we go advise you].',
]
