import type { Plain } from './plain.ts'

export const english: Plain = {
  hooks: {
    'Persuasive & Direct': [
      '[Straight to the point|No long story|No long talk|In plain words|Here is the offer|Here are the details]:',
      '[Compare|Ask around|Look around|Check anywhere you like], then come back to [this|this one].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day,] [everyone|everybody|friends|family|good people|neighbours|lovely people|our people|my people]!',
      '[Hello|Hi|Hey|Good day,] [everyone|everybody|friends|family|good people|neighbours|lovely people|our people|my people], [hope your week is going well|hope you are having a good day|hope you are well|hope today is kind to you].',
    ],
    'Humorous & Witty': [
      '[Breaking news|Public notice|Hot gist|Gist alert|Special announcement|Latest news]: [no politics, only this|no rumours, only facts|this one will not waste your data].',
      '[Slow down your thumb|Hold that thumb|Wait first|Stop there|Easy with that thumb], [this is not another motivational quote|you nearly missed it|you almost passed it|the good part is here|this is not another dance video|we saw you scrolling].',
    ],
    'Urgent & Scarcity-driven': [
      'Do not [sleep on this|dull yourself|leave it till later|wait till tomorrow|miss this|say nobody told you|let this pass you|wait for another day][|, friends|, my people|, please].',
      '[Move fast|Act fast|Hurry|Move now][|, friends|, my people]!',
    ],
    'Inspirational & Aspirational': [
      '[One good choice|One good decision|One good step|A small good choice|The right choice] can change [a day|a week|a month|a whole year|the way things go].',
      '[Big things [begin|start] with [one good choice|one small step|a good decision|one good day]|Make [today|this week|this month|this season] [count|worth remembering|a little better|one to smile about]].',
    ],
  },
  audiences: {
    'Gen Z': [
      '[No long talk|Zero drama|Quick gist|No cap|Quick one], [this one is for you|look at this|check this out]:',
      '[If you know, you know|You saw it here first|Tell your group chat|Tag your people]:',
    ],
    Millennials: [
      '[Hello|Hi|Hey] [friends|good people|you|my people], [take a look|this one is for you|check this]:',
      '[Quick one|Before you scroll on|One minute], [take a look|this one is for you|check this]:',
    ],
    Professionals: [
      '[Good day|Hello|Greetings][|, everyone|, all|, friends|, colleagues|, neighbours].',
      'For [busy people|a busy week|everybody with a full calendar], [only the details|straight to the point|short and clear]:',
    ],
    Families: [
      '[For you and|One for you and|Something for you and] [your people|your family|your household|your loved ones|everybody at home][| today| this week]:',
      '[Good day|Hello|Greetings] to [you and yours|you and your family|the whole family|everybody at home]!',
    ],
    'Luxury Consumers': [
      'For [those who|people who|the few who|all who] [choose with care|like things done well|appreciate good things|have an eye for good things|enjoy the finer things]:',
      'For [all|everybody|anybody|the few] with [good taste|an eye for detail|a love of good things]:',
    ],
  },
  calls: {
    come: [
      'You are [|warmly |specially |cordially |heartily ]invited[!|.]',
      '[Save the date|Mark your calendar|Keep the day free|Set a reminder|Make time for this][|, please|, dear friends]: [you are invited|we want to see you there|we are expecting you].',
    ],
    give: [
      '[You can help|Your support counts|A little goes a long way|Together we can do this|We need your help|Lend a hand][|: here is how|: please read|, dear friends|, my people].',
      '[Be|Become] [part of this|a helping hand|a friend of this work|one of our helpers|a partner in this][ today|, friends|, please|, wherever you are|].',
      '[Please read|Give us one minute|Stop here for a minute|Take a minute with us]: [you can help|your gift counts|this matters|your help is needed|your support counts].',
    ],
    apply: [
      'If you [are looking for work|know somebody who is looking for work|need a job|know somebody who needs a job], [please read this|please read on|read to the end|this may be it|here is one].',
      '[Job notice|Job alert|Vacancy notice|Job opening|A job for you|Work with us][|: please read|: please share|: here are the details|: read the details|, please share|, and please pass it on|: please read to the end].',
    ],
  },
  passes: {
    come: [
      '[Share this with|Send this to|Forward this to|Pass this on to] [a friend|a neighbour|somebody you know|your people|your contacts|your family group][| today| now|, please].',
      'If you know [somebody|a friend|a neighbour|a family] who [would love this|should be there|may want to come|would want to know], [send them this|share this with them|let them know|tell them today].',
    ],
    give: [
      '[Share this with|Send this to|Forward this to|Pass this on to] [a friend|a neighbour|somebody you know|your people|your contacts|your family group][| today| now|, please|, it helps|, and thank you].',
      'If you know [a friend|somebody|a group] who [may help|would help], [send them this|share this with them|let them know][| today|, please].',
    ],
    apply: [
      'If you know [a friend|somebody|anybody|a neighbour|a relative] who [needs a job|is looking for work|needs work], [share this with them|send them this|tag them|let them know|pass this on][| today|, please].',
      'Please [share|forward|send] this to [somebody who needs a job|anybody who is looking for work|your groups|your contacts|somebody who needs work][|, it may help them|, and thank you].',
    ],
  },
}
