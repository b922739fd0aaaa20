import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[||Abeg, |My people, |My friends, |Oya, ][if you no sure|if anything no clear|if you get question], [ask us|send us message], [question no cost money|we go explain am].',
  '[||Abeg, |My people, |My friends, |Oya, ]if you no fit call, [send us message|send us voice note], we go [hear you|answer you].',
  '[||Abeg, |My people, |My friends, |Oya, ]if you sabi [somebody|person] wey [dey find am|go need am], [send am dis video|tag am|show am dis video].',
  '[||Abeg, |My people, |My friends, |Oya, ]save [our name|dis video], [make you find us quick|so you go see us] when you need am.',
  '[||Abeg, |My people, |My friends, |Oya, ][drop your question for comment|write your question for comment], make other people [learn join|see di answer too].',
  '[||Abeg, |My people, |My friends, |Oya, ]follow our page, make you [see when new thing land|no miss di next video].',
  '[||Abeg, |My people, |My friends, |Oya, ]put dis video for your status, [somebody go see am|e fit help somebody], [you no know who dey find am|person dey find am as we dey talk].',
  '[||Abeg, |My people, |My friends, |Oya, ]if na your first time, [tell us|talk am], make we explain everything from start.',
  '[||Abeg, |My people, |My friends, |Oya, ]write everything inside one message: [wetin you want, where and when|your name, your area and wetin you want], [make we no ask two times|make we answer you well].',
  '[||Abeg, |My people, |My friends, |Oya, ]tell us when you need am: [today, dis week or later|now or later], [make we know wetin to do first|make we plan am well].',
  '[||Abeg, |My people, |My friends, |Oya, ]if you dey hurry, [tell us from start|talk am for di first line], make we tell you wetin fit happen.',
]
