import type { Call } from '../../script-pack.ts'

const acts = [
  'People [dey greet for door|dey waka come|dey arrange chair], [from small distance|with di sound on].',
  'One [phone|paper] wey carry di date, [from near|three seconds].',
  'We see di place [from front|from entrance], [for good light|slowly].',
] as const

export const come: Call = {
  details: [
    '[For dat day|Inside di programme|You go also see]: {it}[|, for everybody|, my people].',
    '[Another thing|One more thing] for dat day: {it}[|, no miss am|, carry your people come].',
  ],
  brands: [
    '{brand} dey invite you[|, you and your people|, you and your family|, abeg come].',
    'Na invitation from {brand} be dis[|, my people|, my friend].',
  ],
  story: {
    starts: [
      '[Yesterday|Last week|Dis morning], [my neighbour|one friend|my cousin] see me dey iron cloth, e ask me [where I dey go|wetin dey happen]. I tell am: {brand} don invite [me|us].',
      '[My neighbour|One friend|My cousin] [call me yesterday|stop me for road], e say [e don tire for house|e never comot since last month]. I tell am: {brand} dey call people, [come make we go together|no sit down for house].',
    ],
    middles: [
      '[E ask me|E come ask]: [“I fit come too?”|“Visitor fit come?”] I say: [everybody dey welcome|just come|na you dem dey call].',
      'E say [e no like to go alone|na transport dey worry am], so we agree: [we go waka together|we go meet for road|we go share one motor].',
      'E don [tell im people|call im sister|write di date down][| already| sharp sharp], [now im whole house dey choose cloth|now na six of us dey go].',
      'Na so one invitation dey gather [people|friends|neighbours].',
    ],
    ends: [
      '[Who you go carry come|Who you go invite]? [Tell dem today|Call dem now].',
      'Na my own plan be dat, [now na your turn|make your own].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[See wetin you suppose know|Hear wetin dey happen|Di gist be dis][|, for short].',
      '[People dey ask us|Una dey ask us], [see di answer|hear am].',
    ],
    middles: [
      '[You no need know anybody|You fit come alone]: [somebody go greet you|you be our visitor].',
      'If you no sabi [di road|di place], [call us|ask us] [before di day|early], [we go describe am|we go direct you].',
      'Put di date for your phone [now|today], [before you forget|so nothing go take di day].',
    ],
    ends: [
      '[For short|Remember]: {brand} dey invite you[|, you and your people].',
      'Now you don hear am, [na only you remain|we dey expect you].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Wait|No scroll pass|Hear dis][|, you dey invited|, na you we dey call].',
      'Who you go carry come? [Call dem|Tell dem|Send dem dis one].',
    ],
    middles: [
      'Tell [your sister|one friend|your neighbour] about dat day[|, now|, make dem no miss am].',
      '[Save di date|Write di date down][|, abeg]: [no let anything take am|na our day be dat].',
      '[Choose your cloth|Gather your people] [before dat day|from now], [make morning no rush you|we dey wait for you].',
    ],
    ends: [
      '[One more time|Before you go]: {brand} dey call you, [no miss am|abeg come|we dey expect you].',
      '[Now na your turn|E remain you]: [share dis one|tell your people].',
    ],
    acts,
  },
  advice: [
    'Come [small early|before time], [find better seat|greet people], and [put your phone for silent|relax your mind].',
    'If you dey come with [pikin dem|old people|plenty people], [tell us before|let us know], [so we go prepare for dem|make dem get seat].',
    'Bring [one friend|your family|your neighbour]: [e sweet pass when we plenty|nobody suppose sit down alone].',
    'Somebody go say [body dey pain am|e busy], but [come like dat|come as you be]: [you go happy say you come|good company dey give strength].',
    'Plan how you go [take come|take go house], [share transport|waka together], [so nobody go rush|make everybody reach well].',
    'If you want help, [ask wetin remain to do|tell us wetin you fit do], [every hand dey useful|plenty hand dey make work light].',
    'Tell us [if you dey come|how many una be], [so we fit prepare|make seat reach everybody].',
    'Share dis one [for your status|for your group] [today|now], [somebody dey wait for invitation|people dey come when dem call dem].',
    'Ask us anything wey you want know [before di day|today], [we dey here|nobody go laugh you], [so dat day go sweet|so your mind go rest].',
    'Tell your [oga for work|people for house] [early|from now], [so dat day go free for you|so nobody go call you back].',
    'Charge your phone [before you comot|for night], [so you fit snap picture|so your people fit reach you].',
    'If rain [wan fall|dey ground], carry umbrella [small|join]: [we still dey wait for you|rain no fit stop good company].',
    'If you come late, [no fear|enter gently]: [seat still dey|better late pass never].',
    'Learn di name of [one new person|person wey sit near you], [na so friendship dey start|you no know who e be].',
    'When you reach house, [tell us how e be|send us message], [so di next one go better|we go happy to hear am].',
    'Old people and people wey no fit waka well [dey welcome too|suppose come], [somebody go help dem|we get eye for dem].',
  ],
}
