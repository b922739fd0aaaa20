import type { Rule } from '../grammar.ts'
import type { Frame } from './frame.ts'

const PASS_IT_ON: Rule =
  '[Share dis with|Send dis to|Forward dis to|Show dis to] [your friend|your neighbour|somebody wey you sabi|your people|your contacts][| today| now|, abeg|, e go help|, thank you].'

const KNOW: Rule =
  'If you sabi [one friend|one colleague|one sister|one neighbour|somebody] wey [suppose see dis one|go like hear dis one|go want know], [share am|send am give dem|tag dem|pass am on].'

const THANKS: Rule =
  '[Thank you|We thank you|Thank you well well] [say you read am|for your time|say you read reach end][|, greet your people|, my people|, my friends].'

export const pidgin: Frame = {
  labels: { place: 'Location', phone: 'Phone' },
  alone: [
    [/(?<!\p{L})us(?!\p{L})/gu, 'me'],
    [/(?<!\p{L})our(?!\p{L})/gu, 'my'],
    [/(?<!\p{L})Our(?!\p{L})/gu, 'My'],
    [/(?<!\p{L})[Ww]e(?!\p{L})/gu, 'I'],
  ],
  hooks: {
    'Persuasive & Direct': [
      '[See di details|Na di details be dis|See wetin you suppose know|See wetin we want make you know|See di full gist][|, for short|, clear clear|, no long talk|, abeg read am|, my people].',
      '[No long talk|Straight to di point|For short|Make we no waste time|Clear clear]: [see di details|read dis one|dis one na for una|see wetin you suppose know|see am here].',
      '[Take one minute|Wait small|Read dis one reach end|Read dis one|Hear dis one][|, abeg|, my people|, my friends]: [dis one na for una|see di details|see wetin you suppose know|see am here].',
    ],
    'Friendly & Casual': [
      '[How far|How una dey|Hello|Good day|Una well done][, my people|, my friends|, family|, neighbours|, fine people]: [we get something to tell you|small word from us|dis one na for una|gist dey|abeg read dis one|see our message].',
      '[Quick one|Small announcement|Small news|Short word] [from us|for una|from our side|for our people][|, abeg read am|, my people|, my friends].',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Announcement|Hot gist][|, my people|, my friends]: [no talk say nobody tell you|read am before your neighbour read am|calm down and read|sit down for dis one|drop di remote and read].',
      '[No waka pass|Drop dat remote|Drop dat biscuit|Leave dat other chat][|, abeg|, my friends]: [dis one na for una|e go take only one minute|you go continue after|see our message|read dis one first].',
    ],
    'Urgent & Scarcity-driven': [
      '[No scroll pass|Stop here small|No leave dis one till tomorrow|Read dis one now|No wait][|, abeg|, my friends|, my people]: [dis one na for una|see di details|read am reach end|see am here|e go take only one minute].',
      '[Read am sharp sharp|No forget to read dis one|Read dis one today][|, abeg|, my friends|, my people]: [dis one na for una|see di details|see am here].',
    ],
    'Inspirational & Aspirational': [
      '[Better thing dey start small|Every step dey count|Na one step dey start am|Today na better day|Small small, person dey reach]: [start here|start today|read dis one|dis one na for una|see our message][|, my people|, my friends|, abeg].',
      '[My people|My friend|Family], [today na better day|every step dey count|better thing dey start small]: [see our message|dis one na for una|read dis one].',
    ],
  },
  towns: [
    '[{towns} people|My people for {towns}|If you dey {towns}|Everybody for {towns}], [dis one na for una|una own don come|see dis one|make una hear dis one].',
    '[Message|Small message|Announcement|Word] for [everybody|people|una] wey dey {towns}[, abeg read am|: see am here|: make una hear am|: una own don come].',
  ],
  calls: {
    come: [
      '[We dey invite you|You dey invited|We dey invite you well well|Na your invitation be dis][|, you and your family|, you and your friends|, you and your people|, you and your neighbours]: [you dey welcome|come join us|save di date|we dey expect you|no miss am].',
      '[Save di date|Tell everybody|Spread di word|Make time for am][|, abeg|, my people]: [you dey invited|you dey welcome|we dey expect you|we want see you].',
    ],
    give: [
      '[You fit help|Your support dey count|Together we fit do am|We need your help|We dey beg for your support][|, abeg|, my people|, my friends]: [read dis one|see di details|see our message|see how you fit help].',
      '[Help us|Support us|Stand with us][|, abeg|, my people|, my friends]: [every gift dey count|small one sef dey count|see di details|see our message].',
    ],
    apply: [
      '[Work dey|Job dey|We dey find worker|Vacancy dey][|, my people|, abeg|, my friends]: [see di details|read dis one reach end|see wetin we need|dis one fit be for you].',
      '[You dey find work|You want work|Somebody wey you sabi dey find work]? [See di details|Read dis one reach end|Dis one fit be for you|See wetin we need][|, abeg|, my people].',
    ],
  },
  passes: {
    come: [PASS_IT_ON, KNOW, THANKS],
    give: [PASS_IT_ON, KNOW, THANKS],
    apply: [
      'If you sabi [somebody|one friend|one neighbour|anybody] wey dey find work, [send am dis one|share am give dem|tag dem|tell dem][| today| now|, abeg].',
      'Abeg [share|forward|send] dis one [give your people|for your groups|give somebody wey dey find work|give your contacts][|, e fit help person|, thank you].',
    ],
  },
  shares: {
    'Gen Z': [
      '[Tag|Send dis to|Show dis to|Forward dis to] [your bestie|your guys|your squad|dat one friend|your course mates|your roommate][| now|, you know who|, no dulling|, make dem see am].',
      '[Drop dis for|Post dis for|Share dis for] [di group chat|your class group|your squad chat|di hostel group][| now|, no dulling|, make dem see am].',
    ],
    Millennials: [
      '[Save|Bookmark|Keep|Screenshot|Pin] dis one [for weekend|for later|for when you go need am|before you forget][|, and share am with your friend|, e no dey take time|, abeg].',
      KNOW,
    ],
    Professionals: [
      '[Share dis with|Forward dis to|Send dis to|Show dis to|Pass dis to] [one colleague|your team|your work group|somebody for work|your office group][| today|, e fit help|, dem fit need am|, abeg].',
      'If [your day full|time no dey|you dey work now], [save dis one for break|keep am for closing time|read am again for break time].',
    ],
    Families: [
      '[Share dis with|Forward dis to|Send dis to|Show dis to] [di family group|everybody for house|your sister|aunties and uncles|your people for house|your cousins][| today|, dem go want know|, abeg].',
      'Tell [your family|everybody for house|your sister|mummy and daddy|your people] about dis one[| today|, then message us|, abeg].',
    ],
    'Luxury Consumers': [THANKS, KNOW],
  },
  closes: {
    write: [
      '{Reach} {when}.',
      '{Reach} [for more details|for details|to know more] {when}.',
      '[For more details|For any question|To know more|If you get question], {reach} {when}.',
    ],
    book: [
      '{Reach} [to book|for booking] {when}.',
      '[To book|For booking], {reach} {when}.',
      'Book [|with us ]{when}.',
    ],
    order: [
      '{Reach} [to order|to place your order] {when}.',
      '[To order|To place your order], {reach} {when}.',
      '[Order|Place your order|Send your order] {when}.',
    ],
    join: [
      '{Reach} [to register|for registration] {when}.',
      '[To register|For registration], {reach} {when}.',
      '[Register|Come register] {when}.',
    ],
    come: [
      '[We dey expect you|We go see there|Abeg come|No miss am|We go happy to see you|You dey welcome][|, carry your friend come|, come with your people|, tell your friend|, come early|, my people].',
      '[Tell your friend|Tell your neighbour|Carry your friend come|Come with your family|Gather your people][|, we dey expect you|, you dey welcome|, we want see you|, abeg].',
    ],
    give: [
      '[Donate|Help us|Send your support|Support us|Stand with us] [today|dis week|dis month|now|any time you fit][|, every gift dey count|, and tell your friend|, thank you].',
      '[To donate|To give|To support us|To help], {reach} [today|now|dis week|any time].',
    ],
    apply: [
      '{Reach} [to apply|if you want di work|if di work fit you] {when}.',
      '[To apply|If you want di work|If di work fit you], {reach} {when}.',
    ],
  },
  visits: [
    '[Come|Oya come|Abeg come|Waka come] [today|now|see us today|see us|see am for yourself][|, we dey expect you|, we dey wait for you|, you dey welcome].',
    '[We dey expect you|We dey wait for you|We go happy to see you][| today| dis week][|, just come|, come see us|, my people|, you dey welcome].',
  ],
  reaches: {
    message: 'message us|send us message|DM us|chat us|reach us|holla us',
    phone: 'call us|call or message us',
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'dis week', 'before day end'],
    'Friendly & Casual': ['today', 'any time', 'dis week', 'when you ready'],
    'Humorous & Witty': [
      'before you forget',
      'before NEPA take light',
      'before your battery die',
      'before your neighbour hear am',
      'before your oga call you',
    ],
    'Urgent & Scarcity-driven': [
      'now now',
      'today, no be tomorrow',
      'before day end',
      'sharp sharp',
      'before you forget',
    ],
    'Inspirational & Aspirational': ['today', 'now', 'dis week', 'when you ready'],
  },
  before: 'before|till(?= \\d)',
  soon: ['today', 'now', 'sharp sharp'],
}
