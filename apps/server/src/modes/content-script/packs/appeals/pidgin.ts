import type { Call } from '../../script-pack.ts'

const acts = [
  'One hand [dey give something|dey hold another hand|dey write message], [from near|for good light].',
  'Face wey [dey smile|dey look front], [from side|slowly].',
  'Di speaker [look camera|touch chest|nod], [and wait small|no hurry].',
] as const

export const give: Call = {
  details: [
    '[Make you know|One more thing|Hear dis one too|No forget dis one]: {it}.',
    '[Dis one dey too|Another thing|Mark am]: {it}[|, true true|, no be lie].',
  ],
  brands: [
    '{brand} dey ask for [your help|your support][|, abeg|, my people|, my friend].',
    'Na message from {brand} be dis[|, my people|, my friend].',
  ],
  story: {
    starts: [
      '[Last week|Yesterday|Some days ago], [one friend|my neighbour|my cousin] ask me: [“Wetin I fit do to help somebody?”|“Who need help pass?”] I call one name: {brand}.',
      '[Hear dis small story|Make I tell you something]: [somebody help me one day|one small help change my day], and I never forget. Na why I dey talk about {brand}.',
    ],
    middles: [
      '[E ask me|E ask again]: [“Small money fit help?”|“My own go reach?”] I talk say: [small thing dey join become big|every hand dey count].',
      '[E bring wetin e get|E give di small wey e get], e [no wait for plenty|no make noise].',
      '[E tell im people too|E call im friend], and [dem join hand|dem add dia own].',
      'Na so [small help dey grow|one hand dey become many][|, true true].',
    ],
    ends: [
      '[Na di story be dat|So na di story be dat]: [now na your turn|you fit write di next one].',
      'If you [fit help|want join], [no wait|one message don do].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[People dey ask us|You ask, we dey answer]: wetin {brand} need?',
      'For [one minute|few words], [wetin we dey do|why we dey here].',
    ],
    middles: [
      '[First|To start], [you fit give money|you fit give time|you fit tell somebody]: [everything dey count|nothing small].',
      '[Ask us|You fit ask] [where di help dey go|wetin remain], [we go tell you|na your right be dat].',
      '[Common question|Plenty people ask]: [“Small one fit help?”|“I fit come by myself?”] [Our answer|Di answer simple]: [yes|true true], [ask us|talk to us].',
    ],
    ends: [
      '[For short|Once again]: {brand} need [your hand|your support][|, abeg].',
      'Now you don hear am, [every gift dey count|we dey thank you].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Wait|No scroll pass|Hear dis][|, abeg|, my people]: {brand} need you.',
      '[One question|Think am]: who you fit help today?',
    ],
    middles: [
      '[One gift|One share|One prayer], [one smile|one better day][|, simple].',
      'Tell [one friend|your sister|your group] about dis one[|, now|, dem fit help too].',
      '[No money now?|Pocket dry?] [Share am|Tell somebody]: [dat one na help too|e fit reach who get].',
    ],
    ends: [
      '[Before you go|One more time]: {brand}, [we need you|every gift dey count].',
      '[Now na your turn|E remain you]: [share dis one|send your support].',
    ],
    acts,
  },
  advice: [
    'You fit help [with money|with wetin you get for house], [with time|with your hand], or [by telling others|by sharing dis one]: [everything dey count|none small].',
    'Small gifts [dey join|dey become big] when [plenty people give|we give together], so [no wait till you get plenty|give wetin you fit].',
    'Somebody help [you|all of us] before, [one teacher|one neighbour|one stranger]: [now na our turn|pass am on].',
    'Ask us [wetin di help go do|where e dey go]: [na your right|we go happy to answer], and [clear answer dey build trust|you suppose know].',
    'Give with your [family|friends|office people]: [gather am for one week|put one box for table], and [bring am together|send am as one].',
    'Tell [your pikin dem|small ones] why you dey give: [kindness dey start from house|dem go remember am].',
    'If you no get now, [share dis one|send am give person wey get]: [dat one na help too|e fit do pass money].',
    'Pick one day: [salary day|Sunday|your birthday], and [make am your day of giving|give something every time].',
    'Send one kind word [join|too]: [e dey travel with di gift|people dey feel am].',
    'If you want come see am by yourself, [tell us|DM us first], [we go show you|our door open].',
    'Keep [our name|our number], [help no get time|so you fit join again].',
    'Thank you for [your time|your heart], [even before you give|true true]: [God go bless you|we no go forget].',
  ],
}
