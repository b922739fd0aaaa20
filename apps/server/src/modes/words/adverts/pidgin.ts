import type { Advert } from '../advert.ts'

const MESSAGE = '[Message us|Send us message|Write us|Drop message|Reach us|Holla at us]'

export const pidgin: Advert = {
  offers: {
    order: [
      'we get {product}',
      'you fit get {product} from us',
      'you fit order {product} from us',
      'we dey sell {product}',
    ],
    book: [
      'we dey do {product}',
      'you fit book {product} with us',
      'we don open booking for {product}',
      'come meet us for {product}',
    ],
    join: [
      'registration don open for our {product}',
      'you fit join our {product}',
      'you fit register for our {product}',
      'seat dey for you inside our {product}',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'If na {product} you [dey find|want|need|dey ask of], [you don reach|talk to us|no go far again|na we be dat|we dey here for you|start from here].',
      '[Straight to di point|No long talk|For one sentence|See di offer|Di short version|Clear clear]: {offer}.',
      'Any time you [need|want|dey find|ready for] {product}, [talk to us|come meet us|think of us|message us|start with us|we dey here].',
    ],
    'Friendly & Casual': [
      '[How far|How una dey|Hello|Good day|Una well done][| my people| my friends|, fine people|, neighbours]! If you [dey find|dey ask of|don dey find] {product}, [dis one na for you|we dey for you|come meet us|we dey here|na your own be dis].',
      '[Quick one|Small reminder|Just to let you know|In case you no see am|Better news|Word from us|Small announcement|Abeg note am][|, my friends|, everybody|, my people]: {offer}.',
    ],
    'Humorous & Witty': [
      'We [wan|plan to|try to|promise to] [keep quiet|form normal|act like nothing dey happen|hold our mouth] about {product}, but [see us here|e last four minutes|we no fit|our mouth too sharp|e no possible].',
      '[Public notice|Breaking news|Attention|Hot gist|Announcement]: {offer}. [“I no know” no be excuse again|Form like say you no see am|No be our mouth you hear am o|Your group chat no suppose hear am last|Abeg clap for us|When you tell your neighbour, act surprised].',
    ],
    'Urgent & Scarcity-driven': [
      'You [still dey think about|still dey find|still dey ask of|never get] {product}? [Today good for am|Na now be di time|Stop to dey postpone|Na your sign be dis|Do am today|No wait tomorrow].',
      '[No wait|No sleep on top dis one|No leave am till later|Move fast|No scroll pass|Sharp sharp][|, abeg|, my people|, my friend]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[You no need wait for di perfect day|Better thing dey start with one decision|Make dis week be di week|One better step don do for today|Do something good for yourself|Choose well for di people wey you love]: {offer}.',
      'If {product} [don dey your mind|dey your list|dey inside your plan|na wetin you dey hope for], [take di step|start am|no wait again|make we do am together|talk to us] [now|today|dis time].',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Abeg read dis one|Take one minute for dis|Read dis reach end|Make we go straight to di point|See wetin you suppose know|See di facts][|, abeg|, e short|, then decide|, no long talk].',
      '[You ask|People dey ask|Many of una ask|You want know], [so see am here|and see di answer|so see di full gist|everything dey here].',
    ],
    'Friendly & Casual': [
      '[How far|How una dey|Hello|Good day|Una well done][ my people| my friends| family| neighbours|, fine people], [we get something for you|small word from us|dis one na for you|abeg wait small|gist dey].',
      '[Quick one|Small announcement|Small news|Short word] [from us|for you|from our side|for our people].',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Attention|Announcement|Hot gist]: [you no fit say nobody tell you|excuse don finish|read am before your neighbour|calm down and read|sit down for dis one].',
      '[Stop to scroll|Drop dat remote|Drop dat biscuit|Leave dat other chat], [dis one na for you|we get better thing|e go take only one minute|you go continue after].',
    ],
    'Urgent & Scarcity-driven': [
      '[No scroll pass|Stop here small|No leave dis one till later|Read dis now|Abeg no wait][|, my friend|, my people|: na for you|: read am reach end].',
      '[Now|Today|Dis week] na di time to [read dis|act|decide|move], [no be later|no be next month|my people|abeg].',
    ],
    'Inspirational & Aspirational': [
      '[Better thing dey start small|Every step dey count|E dey start with one decision|Big dream dey start somewhere|You no need wait for di perfect day][: start here|: read on|, and dis one fit be your own|, so look am].',
      '[Someday|One day|“Later”] fit be [today|dis week|now|sooner pass as you think], [read on|see how|and we mean am].',
    ],
  },
  invites: [
    '[We dey invite you|You dey invited well well|Na your invitation be dis|Save di date|Mark your calendar|Special invitation][|, and your people too|, carry somebody come|, abeg]: {product}.',
    '[Join us for|Come|Be part of|No miss|Make time for|We go happy see you for] our {product}[|, come with your friend|, carry your people come|, you dey welcome].',
  ],
  calls: [
    '[We dey invite you|You dey invited well well|Na your invitation be dis|Special invitation][| from all of us|, and your family too|, and your friends too|, abeg read on].',
    '[Save di date|Mark your calendar|Tell everybody|Spread di word|Make time for dis one][|, abeg|, my people|: you dey welcome|: we want see you there].',
  ],
  appeals: [
    '[You fit help|Your support dey count|Small thing dey go far|Together we fit do am|One gift fit change story][|, and e no hard|, anywhere you dey|: see how|: abeg read on].',
    'Be [di reason wey somebody go smile|part of dis one|helping hand|somebody answered prayer] [today|now|with us|together with us].',
  ],
  products: {
    order: [
      '[Order|Get|Buy|Ask for|Reserve|Carry|We get|You fit get|E don land:|E dey ready for you:] {product}{price}{place}.',
      '{product}{price}{place}[: order your own|: get your own|: ask for your own|: e fit be your own|, any time you ready].',
    ],
    book: [
      '[Book|Reach us for|Come meet us for|Get|Talk to us about|Booking don open:|We dey do|Ask us for] {product}{price}{place}[|, any time you need am].',
      '{product}{price}{place}[: book your own|: make we fix time|: talk to us|, any time you need am].',
    ],
    join: [
      '[Register for|Join|Sign up for|Take your seat for|Registration don open for|Be part of] our {product}{price}{place}[|, you dey welcome].',
      '{product}{price}{place}[: register with us|: keep your seat|: join us|: seat dey for you|, you fit join].',
    ],
    come: [
      '[We dey invite you to|Join us for|Come|Be part of|Make time for|No miss|Save di date for|We dey expect you for] our {product}{price}{place}[|, come with your friend|, you dey welcome|, everybody].',
      '{product}{price}{place}[: we dey invite you|: we go see there|: come with your people|: save di date|: no miss am].',
    ],
    give: [
      '[Support|Stand with|Be part of|Give to] {product}{price}{place}[|, any way you fit|, with us].',
      '{product}{price}{place}[: you fit help|: every gift dey count|: join hand|: we need you].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [to order|to place your order|for your own|to get your own|make we keep your own] {when}{contact}.`,
      '[Order|Place your order|Get your own|Carry your own|Reserve your own|Ask for your own] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [to book|make we fix time|make we start|to book your slot|make you tell us wetin you need] {when}{contact}.`,
      '[Book with us|Book your slot|Make we fix time|Talk to us|Reach us|Tell us wetin you need] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [to register|to sign up|to keep your seat|to join|for your seat] {when}{contact}.`,
      '[Register|Sign up|Keep your seat|Take your seat|Join us] {when}{contact}.',
    ],
    come: [
      '[We dey expect you|We go see there|Abeg come|No miss am|Save di date|We go happy see you][|, carry somebody come|, come with your people|, tell your friend|, come early|, you dey welcome]{contact}.',
      '[Tell your friend|Tell your neighbour|Carry somebody come|Gather your people|Pass di message][| make una come| make una join us| and we go see there| and come early]{contact}.',
    ],
    give: [
      '[Donate|Give|Send your support|Partner with us|Stand with us] [today|dis week|dis month|now|any time you fit][|, every gift dey count|, and tell your friend|, and share dis one|, and thank you]{contact}.',
      '[To donate|To give|To support us|To help|To partner with us], [send us message|write us|message us|reach us|holla at us] [today|now|dis week|any time]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'dis week', 'now now'],
    'Friendly & Casual': ['today', 'any time', 'any time you ready', 'dis week', 'when e easy for you'],
    'Humorous & Witty': [
      'before your neighbour do am',
      'before your auntie hear am',
      'before your mind change',
      'as your wallet still dey happy',
      'before your ex do am',
    ],
    'Urgent & Scarcity-driven': [
      'now now',
      'today, no be tomorrow',
      'before day end',
      'now, no be later',
      'before you scroll pass',
    ],
    'Inspirational & Aspirational': ['today', 'now', 'now now', 'sharp sharp', 'dis week'],
  },
  shares: {
    'Gen Z': [
      '[Tag|Send dis to|Show dis to|Forward dis to] [your bestie|your guys|your squad|dat one friend|your course mates|your roommate][| now|, you know who|, no dulling|, make dem see am].',
      '[Drop dis for|Post dis for|Share dis for] [di group chat|your class group|your squad chat|di hostel group][| now|, no dulling|, make dem see am].',
    ],
    Millennials: [
      '[Save|Bookmark|Keep|Screenshot|Pin] dis one [for payday|for weekend|for later|for when you go need am|before you forget][|, you go thank yourself|, and share am with your friend|, e no dey take time].',
      'If you know [one friend|one colleague|one sister|one neighbour|one classmate] wey [need dis|dey ask of am|go want know], [share am|send am give dem|tag dem|pass am on].',
    ],
    Professionals: [
      '[Share dis with|Forward dis to|Send dis to|Show dis to|Pass dis to] [one colleague|your team|your work group|somebody for work|your office group][| today|, e fit help|, dem fit need am|, abeg].',
      'If [your day full|your calendar full|time no dey|you dey work now], [send one line, we go do di rest|one message don do|message us for break time|save dis one for break|keep am for closing time].',
    ],
    Families: [
      '[Share dis with|Forward dis to|Send dis to|Show dis to] [di family group|everybody for house|your sister|aunties and uncles|your people for house|your cousins][| today|, dem go want know|, abeg|, make una decide together].',
      '[Tell|Remind] [your family|everybody for house|your sister|mummy and daddy|your people|your oga for house] about dis one[| today|, then tell us|, then message us|, abeg|, make una decide together].',
    ],
    'Luxury Consumers': [
      'If you [get special wish|want am your own way|get something for mind|want make we talk private|need something particular], [tell us|send us private message|we dey listen|let us know|write us direct].',
      '[For private matter|For special wish|For anything particular|For private talk], [write us|send us message|message us direct|we dey for you].',
    ],
  },
}
