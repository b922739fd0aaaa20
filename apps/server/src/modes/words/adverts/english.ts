import type { Advert } from '../advert.ts'

const MESSAGE = '[Message us|Send us a message|Write to us|Send a message|Contact us|Reach out]'

export const english: Advert = {
  offers: {
    order: [
      'we have {product}',
      'you can get {product} from us',
      'you can order {product} from us',
      'we sell {product}',
    ],
    book: [
      'we do {product}',
      'you can book {product} with us',
      'we are taking bookings for {product}',
      'come to us for {product}',
    ],
    join: [
      'registration is open for our {product}',
      'you can join our {product}',
      'you can register for our {product}',
      'there is a seat for you in our {product}',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      '[Looking for|Still looking for|Searching for|In need of|Asking around for|Do you want] {product}? [You are in the right place|You have found us|Talk to us|Start here|Look no further|Search no more].',
      '[Straight to the point|No long talk|In one sentence|Here is the offer|The short version|Plain and simple]: {offer}.',
      '[When|If|Any time] you [need|want|are looking for|are ready for|are planning for] {product}, [talk to us|come to us|think of us|message us|start with us|we are here].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day][ everyone| friends| neighbours| my people|, good people|]! [If you have been looking for|If you have been asking for|If you have been thinking of] {product}, [this is for you|this one is for you|we have you|come to us|we are here].',
      '[A quick one|A small reminder|Just to let you know|In case you missed it|Good news|A word from us|A little announcement|Please note][|, friends|, everybody|, my people]: {offer}.',
    ],
    'Humorous & Witty': [
      'We [wanted|planned|tried|promised] to [keep quiet|act normal|play it cool|say nothing] about {product}, but [here we are|it lasted four minutes|we failed|we could not|our mouth is too sharp].',
      '[Public notice|Breaking news|Attention, please|Gist alert|Announcement]: {offer}. [“I did not know” is no longer an excuse|Pretend you did not see this|You did not hear it from us|Act surprised when you tell your neighbour|Your group chat must not hear it last|Please clap].',
    ],
    'Urgent & Scarcity-driven': [
      '[Still thinking about|Still thinking of|Still planning for|Still waiting for] {product}? [Today is a good day|Now is the time|Stop postponing|This is your sign|Do it today|Do not wait for tomorrow].',
      '[Do not wait|Do not sleep on this|Do not leave it till later|Move fast|Do not scroll past|Be quick][|, please|, my people|, my friend]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[You do not have to wait for the perfect day|Good things start with one decision|Make this the week you do it|One good step is enough for today|Do something good for yourself|Choose well for the people you love]: {offer}.',
      '[If|When] you [have had|keep|have been keeping] {product} [in mind|on your mind|in your plans|on your list], [take the step|make it real|start|let us do it together|make the move] [now|today|this time].',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Please read this|Take one minute for this|Read this to the end|Let us go straight to the point|Here is what you should know|Here are the facts][|, please|, it is short|, then decide|, no long talk].',
      '[You asked|People keep asking|Many of you asked|You wanted to know], [so here it is|and here is the answer|so here are the details|here is everything].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day|Greetings][ everyone| friends| family| neighbours|, good people], [we have something for you|a quick word from us|this one is for you|please stay a minute|we have news].',
      '[A quick one|A small announcement|A little news|A short word] [from us|for you|from our side to yours|for our people].',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Attention, please|Announcement|Gist alert]: [you cannot say nobody told you|your excuses end here|read this before your neighbour does|keep calm and read on|please sit down for this one].',
      '[Stop scrolling|Put down the remote|Drop that biscuit|Leave that other chat], [this one is for you|we have something better|it will only take a minute|you can continue after].',
    ],
    'Urgent & Scarcity-driven': [
      '[Do not scroll past|Stop here for a moment|Do not leave this till later|Read this now|Please do not wait][|, please|, my people|: this is for you|: read it to the end].',
      '[Now|Today|This week] is the time to [read this|act|decide|move], [not later|not next month|my people|please].',
    ],
    'Inspirational & Aspirational': [
      '[Good things start small|Every step counts|It starts with one decision|Big dreams begin somewhere|You do not have to wait for the perfect day][: start here|: read on|, and this may be yours|, so take a look].',
      '[Someday|One day|“Later”] can be [today|this week|now|sooner than you think], [read on|here is how|and we mean it].',
    ],
  },
  invites: [
    '[You are invited|You are warmly invited|This is your invitation|Save the date|Mark your calendar|A special invitation][|, please| for you and your people]: {product}.',
    '[Join us for|Come for|Be part of|Do not miss|Make time for|We would love to see you at] our {product}[|, and come with a friend|, and bring your people|, you are welcome].',
  ],
  calls: [
    '[You are invited|You are warmly invited|You are specially invited|We are inviting you][|, together with your family|, together with your friends|, please read on|, with all our hearts].',
    '[Save the date|Mark your calendar|Tell everybody|Spread the word|Make time for this][|, please|, my people|: you are welcome|: we want to see you there].',
  ],
  appeals: [
    '[You can help|Your support counts|A little goes a long way|Together we can do this|One gift can change a story][|, and it is simple|, wherever you are|: here is how|: please read on].',
    '[Be|Become] [the reason somebody smiles|part of this|a helping hand|somebody’s answered prayer] [today|now|with us|together with us].',
  ],
  products: {
    order: [
      '[Order|Get|Buy|Ask for|Reserve|Get yourself|We have|You can now get|Now available:|Ready for you:] {product}{price}{place}.',
      '{product}{price}{place}[: order yours|: get yours|: ask for yours|: it can be yours|, whenever you are ready].',
    ],
    book: [
      '[Book|Contact us for|Come to us for|Get|Talk to us about|Now booking:|We do|Ask us for] {product}{price}{place}[|, any time you need it].',
      '{product}{price}{place}[: book yours|: fix a time with us|: talk to us|, whenever you need it].',
    ],
    join: [
      '[Register for|Sign up for|Join|Enrol for|Save your place in|Take your seat in|Registration is open for|Be part of] our {product}{price}{place}[|, you are welcome].',
      '{product}{price}{place}[: register with us|: save your place|: sign up|: there is a seat for you|, and you can join].',
    ],
    come: [
      '[You are invited to|Join us for|Come for|Be part of|Make time for|Do not miss|Save the date for|We are expecting you at] our {product}{price}{place}[|, and bring a friend|, you are welcome|, everybody].',
      '{product}{price}{place}[: you are invited|: see you there|: come with your people|: save the date|: be there].',
    ],
    give: [
      '[Support|Stand with|Be part of|Give to] {product}{price}{place}[|, any way you can|, with us].',
      '{product}{price}{place}[: you can help|: every gift counts|: be part of it|: we need you].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [to order|to place your order|for yours|to get yours|to reserve yours] {when}{contact}.`,
      '[Order|Place your order|Get yours|Make it yours|Reserve yours|Ask for yours] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [to book|to fix a time|to get started|to book your slot|to tell us what you need] {when}{contact}.`,
      '[Book with us|Book your slot|Fix a time|Talk to us|Get in touch|Tell us what you need] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [to register|to sign up|to save your place|to enrol|for your seat] {when}{contact}.`,
      '[Register|Sign up|Enrol|Save your place|Take your seat|Join us] {when}{contact}.',
    ],
    come: [
      '[We look forward to seeing you|See you there|We are expecting you|Do come|Be there|Save the date][|, and bring somebody along|, and come with your people|, and tell a friend|, and come early|, you are welcome]{contact}.',
      '[Tell a friend|Tell your neighbour|Bring somebody along|Come with your people|Pass the message on][| and join us|, we look forward to it|, all are welcome|, see you there]{contact}.',
    ],
    give: [
      '[Donate|Give|Send your support|Partner with us|Stand with us] [today|this week|this month|now|when you can][|, every gift counts|, and tell a friend|, and share this|, and thank you]{contact}.',
      '[To donate|To give|To support us|To help|To partner with us], [send us a message|write to us|message us|reach out|contact us] [today|now|this week|any time]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'this week', 'right away'],
    'Friendly & Casual': ['today', 'any time', 'whenever you are ready', 'this week', 'when it suits you'],
    'Humorous & Witty': [
      'before your neighbour does',
      'before your auntie hears of it',
      'before you change your mind',
      'while your wallet is in a good mood',
      'before your ex does',
    ],
    'Urgent & Scarcity-driven': [
      'right now',
      'today, not tomorrow',
      'before the day ends',
      'now, not later',
      'before you scroll on',
    ],
    'Inspirational & Aspirational': ['today', 'now', 'and begin today', 'and take the first step', 'this week'],
  },
  shares: {
    'Gen Z': [
      '[Tag|Send this to|Show this to|Forward this to] [your bestie|your guys|your squad|that one friend|your course mates|your roommate][| now|, you know who|, no dulling|, they need to see it].',
      '[Drop this in|Post this in|Share this in] [the group chat|your class group|your squad’s chat|the hostel group][| now|, no dulling|, let them see it].',
    ],
    Millennials: [
      '[Save|Bookmark|Keep|Screenshot|Pin] this [for payday|for the weekend|for later|for when you need it|before you forget][|, future you will be glad|, and share it with a friend|, it takes one second].',
      'If you know [a friend|a colleague|a sister|a neighbour|a classmate] who [needs this|has been asking|would want to know|keeps asking], [share it|send it to them|tag them|pass it on].',
    ],
    Professionals: [
      '[Share this with|Forward this to|Send this to|Show this to|Pass this on to] [a colleague|your team|your work group|somebody at work|your office group][| today|, it may help|, they may need it|, please].',
      'If [your day is full|your calendar is full|you are short on time|you are at work now], [send one line and we take it from there|one message is enough|message us between meetings|save this for your break|keep this for closing time].',
    ],
    Families: [
      '[Share this with|Forward this to|Send this to|Show this to] [the family group|everybody at home|your sister|the aunties and uncles|your people at home|your cousins][| today|, they will want to know|, please|, and decide together].',
      '[Tell|Remind] [your family|everybody at home|your sister|mummy and daddy|your people|your spouse] about this[| today|, and let us know|, then message us|, please|, and decide together].',
    ],
    'Luxury Consumers': [
      'If you [have a special wish|want it your own way|have something specific in mind|prefer to talk in private|need something particular], [tell us|send us a private message|we are listening|let us know|write to us directly].',
      '[For private enquiries|For special wishes|For anything particular|For a private conversation], [write to us|send us a message|message us directly|we are at your service].',
    ],
  },
}
