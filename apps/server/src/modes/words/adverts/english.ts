import type { Advert } from '../advert.ts'

const MESSAGE = '[Message us|Send us a message|Write to us|Send a message|Contact us|Reach out]'

export const english: Advert = {
  offers: {
    order: [
      '{product}, available now',
      '{product}, now available',
      '{product}, ready for you',
      '{product}, open for orders',
    ],
    book: [
      '{product}, now booking',
      '{product}, open for bookings',
      '{product}, at your service',
      '{product}, ready when you are',
    ],
    join: [
      '{product}, registration is open',
      '{product}, now registering',
      '{product}, places are open',
      '{product}, you can join now',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      '[Looking for|Still looking for|Searching for|Still searching for|In need of|Asking around for|Asking for|Want|Tired of searching for] {product}? [You are in the right place|You have found us|Talk to us|Start here|Look no further|Search no more][|, my friend|, dear customer|, any day].',
      '[Straight to the point|No long talk|Here is the offer|Plain and simple|In one line]: {offer}.',
      'For {product}, [talk to us|come to us|message us|start with us|we are here|you know whom to call][|, any day|, any time].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day][ everyone| friends| neighbours| my people|, good people|]! [Looking for|Searching for|Asking for|Need|Want] {product}? [We have you|Come to us|We are here|Talk to us|Ask us][|, any day|, always|, my friend].',
      '[A quick one|A small reminder|Just to let you know|In case you missed it|Good news|A word from us|Please note][|, friends|, everybody|, my people]: {offer}.',
    ],
    'Humorous & Witty': [
      'We [wanted|planned|tried|promised] to [keep quiet|act normal|play it cool|say nothing] about {product}, but [here we are|we failed|we could not|it did not last|our mouth is too sharp].',
      '[Public notice|Breaking news|Attention, please|Gist alert|Announcement]: {offer}. [“I did not know” is no longer an excuse|Pretend you did not see this|You did not hear it from us|Act surprised when you tell your neighbour|Your group chat must not hear it last|Please clap].',
    ],
    'Urgent & Scarcity-driven': [
      '[Still thinking about|Still thinking of|Still waiting for|Still looking for|Still asking for|Still planning on] {product}? [Today is a good day|Now is the time|Stop postponing|This is your sign|Do it today|Do not wait for tomorrow][|, my friend|, my people].',
      '[Do not wait|Do not sleep on this|Do not leave it till later|Move fast|Do not scroll past|Be quick][|, please|, my people|, my friend]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[Good things start with one step|Let this be the week|It starts with one step|Every good thing starts somewhere|You have waited long enough|Good things are closer than you think][|, my friend|, my people|, friends]: {offer}.',
      '{product}? [You have waited long enough|Let this be the week|Start today|Make it happen this week|Now is a good time|Today is the day][|, my friend|, my people|, friends].',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Here is the offer|Here are the details|Here is what we do][|, plain and simple|, in a few words|, for everybody who asked].',
      '[Straight to the point|No long talk][: here it is|: here are the details|: this is what we do].',
      '[You asked|People keep asking|Many of you asked|You wanted to know], [so here it is|and here is the answer|so here are the details|here is everything].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day|Greetings][ everyone| friends| family| neighbours|, good people], [we have something for you|a quick word from us|this one is for you|good news for you].',
      '[A quick one|A small announcement|A little news|A short word] [from us|for you|from our side|for our people].',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Attention, please|Announcement|Gist alert]: [you cannot say nobody told you|your excuses end here|read this before your neighbour does|please sit down for this one].',
      '[Stop scrolling|Put down the remote|Drop that biscuit|Leave that other chat], [this one is for you|we have something better|it will only take a minute|you can continue after].',
    ],
    'Urgent & Scarcity-driven': [
      '[Do not scroll past|Stop here for a moment|Do not leave this till later|Read this now|Do not wait][|, please|, my people|: this is for you].',
      '[Today|This week|Now] is the time to [act|decide|move], [not later|not next month|my people|please].',
    ],
    'Inspirational & Aspirational': [
      '[Good things start small|Every step counts|It starts with one decision|Big dreams begin somewhere|You do not have to wait for the perfect day][: start here|: start today|, so start with us].',
      '[Someday|One day|“Later”] can be [today|this week|now|sooner than you think].',
    ],
  },
  invites: [
    '[You are invited|You are warmly invited|This is your invitation|Save the date|Mark your calendar|A special invitation][|, please|, with your people]: {product}.',
    '[Join us for|Come for|Be part of|Do not miss|Make time for|We would love to see you at] {product}[|, and come with a friend|, and bring your people|, you are welcome].',
  ],
  calls: [
    '[You are invited|You are warmly invited|You are specially invited|We are inviting you][|, together with your family|, together with your friends|, with all our hearts].',
    '[Save the date|Mark your calendar|Tell everybody|Spread the word|Make time for this][|, please|, my people|: you are welcome|: we want to see you there].',
  ],
  appeals: [
    '[You can help|Your support counts|A little goes a long way|Together we can do this|One gift can change a story][|, and it is simple|, wherever you are|: here is how].',
    '[Be|Become] [the reason somebody smiles|part of this|a helping hand|somebody’s answered prayer] [today|now|with us|together with us].',
  ],
  products: {
    order: [
      '[Available now|Now available|Now selling|Ready to order|Open for orders|Ready for you|Get it here|Order here|Take a look|Here it is|This is for you|Good news]: {product}{price}{place}.',
      '{product}{price}{place}[: order yours|: get yours|: ask for yours|: reserve yours|: message us for yours|: talk to us|: just ask|, one message away|, open for orders|, available now|, now available|, ready when you are|, yours to order].',
    ],
    book: [
      '[Now booking|Open for bookings|At your service|Book with us|Call us for this|We are here for you|Ready when you are]: {product}{price}{place}.',
      '{product}{price}{place}[: book yours|: fix a time with us|, whenever you need it|, at your service|, now booking|, ready when you are].',
    ],
    join: [
      '[Registration is open|Now registering|Places are open|You can join|Register now|Sign up with us]: {product}{price}{place}[|, and you are welcome].',
      '{product}{price}{place}[: register with us|: save your place|: sign up|, and you can join|, registration is open|: now registering].',
    ],
    come: [
      '[You are invited|Join us|Come along|Save the date|Be there|Everybody is welcome|We are expecting you|Mark your calendar]: {product}{price}{place}.',
      '{product}{price}{place}[: you are invited|: see you there|: come with your people|: save the date|: be there|: all are welcome].',
    ],
    give: [
      '[You can help|Lend a hand|Stand with us|Be part of it|Join hands with us|Every gift counts]: {product}{price}{place}.',
      '{product}{price}{place}[: you can help|: every gift counts|: be part of it|: stand with us].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [to order|to place your order|for yours|to get yours|to reserve yours] {when}{contact}.`,
      '[Order|Place your order|Get yours|Make it yours|Reserve yours|Ask for yours|Order yours|Talk to us for yours] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [to book|to fix a time|to get started|to tell us what you need] {when}{contact}.`,
      '[Book with us|Fix a time|Talk to us|Get in touch|Tell us what you need] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [to register|to sign up|to save your place|to enrol] {when}{contact}.`,
      '[Register|Sign up|Enrol|Save your place|Join us] {when}{contact}.',
    ],
    come: [
      '[We look forward to seeing you|See you there|We are expecting you|Do come|Be there|Make it a date][|, and bring somebody along|, and come with your people|, and tell a friend|, and come early|, you are welcome]{contact}.',
      '[Tell a friend|Tell your neighbour|Bring somebody along|Come with your people|Pass the message on][| and join us|, all are welcome|, see you there]{contact}.',
    ],
    give: [
      '[Donate|Give|Send your support|Partner with us|Stand with us] [today|this week|this month|now|when you can][|, every gift counts|, and tell a friend|, and share this|, and thank you]{contact}.',
      '[To donate|To give|To support us|To help|To partner with us], [send us a message|write to us|message us|reach out|contact us] [today|now|this week|any time]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'this week', 'right away', 'straight away', 'while you are here'],
    'Friendly & Casual': [
      'today',
      'when you can',
      'whenever you are ready',
      'this week',
      'when it suits you',
      'any time',
    ],
    'Humorous & Witty': [
      'before your neighbour does',
      'before your auntie hears of it',
      'before you change your mind',
      'before somebody tells your village people',
      'while your wallet is in a good mood',
    ],
    'Urgent & Scarcity-driven': [
      'right now',
      'today, not tomorrow',
      'before the day ends',
      'now, not later',
      'before you scroll on',
    ],
    'Inspirational & Aspirational': [
      'today',
      'now',
      'this week',
      'whenever you are ready',
      'this month',
      'this weekend',
    ],
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
      '[Share this with|Forward this to|Send this to|Show this to] [the family group|everybody at home|your sister|your aunties and uncles|your people at home|your cousins][| today|, they will want to know|, please|, and decide together].',
      '[Tell|Talk to] [your family|everybody at home|your sister|your brother|your people|your spouse] about this[| today|, and let us know|, then message us|, please|, and decide together].',
    ],
    'Luxury Consumers': [
      'If you [have a special wish|want it your own way|have something specific in mind|need something particular|have a question], [tell us|send us a private message|we are listening|let us know|write to us directly].',
      '[For private enquiries|For special wishes|For anything particular|For a question of your own], [write to us|send us a message|message us directly|we are at your service].',
    ],
  },
}
