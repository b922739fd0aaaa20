import type { Advert } from '../advert.ts'

const MESSAGE = '[Message us|Send us message|Write us|Drop message|Reach us|Holla at us]'

export const pidgin: Advert = {
  openings: {
    'Persuasive & Direct': [
      '[Straight to di point|No long talk|Clear clear|Di main gist|See am here|Make we talk true|Di short version|Read dis one well|Look am well][|, my people|, abeg]: {product}.',
      'If na dis one you [dey find|don dey find|need|want|dey ask for], [talk to us|no go far again|we dey here|start from here|you don reach][|, my people|, abeg]: {product}.',
    ],
    'Friendly & Casual': [
      '[How far|How una dey|Hello|Good day|Una well done][| my people| my friends|, fine people|, neighbours]! [See wetin we get for you|Small gist for you|Dis one na for you|Abeg check dis one|Word from us]: {product}.',
      '[Quick one|Small reminder|Just to let you know|In case you no see am|Better news|Small announcement|Abeg note am][|, my friends|, everybody|, my people]: {product}.',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Attention|Hot gist|Announcement][|, my people|, everybody]: {product}. [“I no know” no be excuse again|Form like say you no see am|No be our mouth you hear am o|Your group chat no suppose hear am last|Abeg clap for us|When you tell your neighbour, act surprised].',
      '[We try to keep quiet|We plan to form normal|We wan hold our mouth], but [see us here|e last four minutes|we no fit|our mouth too sharp|e no possible]: {product}.',
    ],
    'Urgent & Scarcity-driven': [
      '[No wait|No sleep on top dis one|No leave am till later|Move fast|No scroll pass|Sharp sharp|No dulling][|, abeg|, my people|, my friend]: {product}.',
      '{product}: [today good for am|now na di time|stop to dey postpone|na your sign be dis|call us today|no wait till tomorrow][|, abeg|, my people].',
    ],
    'Inspirational & Aspirational': [
      '[You no need wait for di perfect day|Better thing dey start with one decision|Make dis week be di week|Do something good for yourself|One better step don do for today|Better thing dey start small][|, my people|, my friend]: {product}.',
      'If e don [dey your mind|dey your plan|tay wey you dey think am], [take di step|start am|no wait again|make we do am together|talk to us] [now|today|dis time]: {product}.',
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
    '{product}: [no miss am|make time for am|come join us|we go happy see you][|, come with your friend|, carry your people come|, you dey welcome].',
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
      '[See am|Fresh gist|E don land|E dey ready|Dis one na for you|We get am|No miss am|Look am well][|, abeg|, my people]: {product}{price}{place}.',
      '{product}{price}{place}[: ask us|: talk to us|: no miss am|: message us|: we dey here for you any time|: ask us anything wey you want know][|, abeg|, my people].',
    ],
    book: [
      '[We dey for you|See am|Talk to us|No go far again|Dis one na for you|We dey here|Look am well][|, abeg|, my people]: {product}{price}{place}.',
      '{product}{price}{place}[: call us|: talk to us|: message us|: we dey here for you any time|: ask us anything wey you want know][|, abeg|, my people].',
    ],
    join: [
      '[Registration don open|Space dey|Come join us|See am|Start now|Dis one na for you][|, abeg|, my people]: {product}{price}{place}.',
      '{product}{price}{place}[: register with us|: keep your space|: join us|: space dey for you|: you fit join][|, abeg|, my people].',
    ],
    come: [
      '[You dey invited|We dey call you|Come join us|Make time for am|No miss am|Save di date|We dey expect you][|, abeg|, my people]: {product}{price}{place}.',
      '{product}{price}{place}[: we dey invite you|: come with your people|: save di date|: no miss am|: you dey welcome][|, abeg|, my people].',
    ],
    give: [
      '[You fit help|Join hand with us|Abeg support us|Every gift dey count|Make we do am together][|, abeg|, my people]: {product}{price}{place}.',
      '{product}{price}{place}[: you fit help|: every gift dey count|: join hand|: we need you][|, abeg|, my people].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [to ask anything|for full gist|to hear more|make e no miss you] {when}[|, abeg|, my people]{contact}.`,
      '[Talk to us|Ask us|Call us|Write us|Holla at us|Reach us] {when}[|, abeg|, my people]{contact}.',
    ],
    book: [
      `${MESSAGE} [to ask anything|for full gist|make we talk|to hear more] {when}[|, abeg|, my people]{contact}.`,
      '[Talk to us|Reach us|Ask us|Call us|Holla at us] {when}[|, abeg|, my people]{contact}.',
    ],
    join: [
      `${MESSAGE} [to register|to sign up|to keep your space|to join|to ask anything] {when}[|, abeg|, my people]{contact}.`,
      '[Register|Sign up|Keep your space|Take your space|Join us] {when}[|, abeg|, my people]{contact}.',
    ],
    come: [
      '[We dey expect you|We go see there|Abeg come|No miss am|Save di date|We go happy see you][|, carry somebody come|, come with your people|, tell your friend|, come early|, you dey welcome]{contact}.',
      '[Tell your friend|Tell your neighbour|Carry somebody come|Gather your people|Pass di message][|, abeg| make una join us| and come early| and no miss am]{contact}.',
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
      'If you [get special wish|get something for mind|get question|need something particular], [tell us|send us private message|we dey listen|let us know|write us direct].',
      '[For special wish|For anything particular|For any question|For full gist], [write us|send us message|message us direct|we dey for you].',
    ],
  },
}
