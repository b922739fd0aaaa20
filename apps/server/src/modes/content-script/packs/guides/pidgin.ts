import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Abeg, |My people, |True talk: ][if you no sure|if anything no clear|if you get doubt], [ask us before you decide|ask us again|send us one line], [question no cost money|we go explain am].',
  '[|||||Abeg, |My people, |True talk: ]write everything inside one message: [wetin you want, where and when|your name, your area and di day], so [we no go ask two times|you go get full answer].',
  '[|||Abeg, |My people, ]if you no know di name of wetin you want, [send us picture of am|describe am for voice note], [picture dey explain pass mouth|we go understand].',
  '[|||Abeg, |My people, ]tell us [how much you wan spend|your budget] [from di start|for your first message], [so we no go waste your time|we go show you wetin fit am].',
  '[|||Abeg, |My people, ]number your questions [one, two, three|one by one], [so we go answer everything|so none go miss].',
  '[|||Abeg, |My people, ]if you dey come by yourself, [send message before you comot|call before you enter road], [so you no go come for nothing|so we go dey ready].',
  '[|||Abeg, |My people, ]if two people go decide, [watch dis video together|sit down together], and [send us di questions one time|talk with one mouth].',
  '[|||Abeg, |My people, ]tell us when you need am: [today, dis week or later|now or later], [so we go know wetin to do first|so we go plan well].',
  '[|||Abeg, |My people, ]tell us say [you see dis video|na dis video bring you], [so we go know wetin you mean|so we go start from there].',
  '[|||||Abeg, |My people, |True talk: ]if you [no fit call|dey where noise dey], [DM us|send us voice note], [we go see am|we go answer when you free].',
  '[|||||Abeg, |My people, |True talk: ][if you dey hurry|if time no dey], [tell us for di first line|tell us one time], [and we go tell you di truth|so we go know wetin fit happen].',
  '[|||||Abeg, |My people, |True talk: ]if you like am, tell [one friend|your neighbour|your people], [na so good name dey spread|e dey help us well well].',
  '[|||||Abeg, |My people, |True talk: ]show dis one to [who dey find am|who e concern|your group], [good word suppose travel|you fit help somebody today].',
  '[|||||Abeg, |My people, |True talk: ][after everything|when everything don finish], tell us [wetin good and wetin no good|how e be], [na so we dey better|we go read am].',
  '[|||||Abeg, |My people, |True talk: ]talk to [person wey don try am|person wey you trust|your people for house] [too|first], [two heads better pass one|advice no be bad thing].',
  '[|||||Abeg, |My people, |True talk: ][greet us|talk to us] [for any language wey easy for you|as you dey talk for house]: [we go hear you|big grammar no dey].',
  '[|||||Abeg, |My people, |True talk: ]if your plan change, [tell us early|send us one line], [e dey happen|we go understand|so nobody go wait].',
  '[|||||Abeg, |My people, |True talk: ]if you don ask us before, [remind us|tell us your name], [so we no go start from beginning|we go continue from there].',
  '[|||Abeg, |My people, ]if you wan see am before you come, [ask us for picture|tell us make we send picture], [make your eye clear|so you go sure].',
]
