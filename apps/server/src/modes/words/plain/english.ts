import type { Rule } from '../grammar.ts'
import type { Plain } from './plain.ts'

const PASS_IT_ON: Rule =
  '[Share this with|Send this to|Forward this to|Pass this on to|Show this to] [a friend|a neighbour|somebody you know|one person you know|your people|your contacts|a relative][| today| now|, please|, it helps|, and thank you|, it takes one second].'

const KNOW: Rule =
  'If you know [a friend|a colleague|a sister|a neighbour|a classmate|somebody|one person] who [needs this|should see this|would want to know|would like this|should hear this], [share it|send it to them|tag them|pass it on|tell them|let them know].'

const THANKS: Rule =
  '[Thank you for|Thanks for] [reading|your time|reading to the end|stopping by|your attention|being here][|, and greetings to your people|, and do share it|, and stay well|, we appreciate you|, and God bless].'

export const english: Plain = {
  hooks: {
    'Persuasive & Direct': [
      '[Here are the details|Here is what you should know|Here is all you need to know|Here are the facts|This is what you should know|This is what we want you to know][|, plain and simple|, in a few words|, in plain words|, straight to the point|, without long talk].',
      '[No long talk|Straight to the point|Plain and simple|In plain words|In short|Short and clear|We will be brief|To the point]: [here it is|here are the details|read this|this is for you|here is what matters|this is what you should know|these are the facts].',
      '[Take a minute|Give us one minute|Stop here for a minute|One minute, please|Spare us a minute|Just a minute]: [this one is for you|it will not take long|this is for you and your people|here are the details|here is what matters|here it is].',
      '[Read this to the end|Read this carefully|Please read|Read on|Please take note|Please note]: [this one is for you|this is for you and your people|here are the details|here is what matters|here it is].',
      '[A short message|A clear message|A short word|A short note|A clear word] [from us|from our side|from us to you|for you][|: please read|: here it is|, no long talk].',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day|Greetings][ everyone| friends| family| neighbours|, good people| dear friends| everybody]: [a quick word from us|here is something for you|this one is for you|we have news for you|a short message from us|we have something to tell you|please read this|here is our news].',
      '[A quick one|A small announcement|A short message|A quick word|A friendly note|A little news|A small reminder|A friendly word] [from us|for you|from our side|for our people|from us to you|for you and your people|for friends and family][|, please read|, with a smile].',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Attention, please|Announcement|Gist alert|Special announcement|Hot gist|Latest news]: [you cannot say nobody told you|your excuses end here|read this before your neighbour does|please sit down for this one|put down the remote and read|this is not a drill|we could not keep quiet any longer|hold your tea and read].',
      '[Stop scrolling|Put down the remote|Leave that other chat|Pause that video|Drop that biscuit|Hold that call|Leave the pot for a moment|Put down that spoon]: [this one is for you|it will only take a minute|you can continue after|we will be quick|the real gist is here|read this first|this comes first|the gist is below].',
      'We [tried|planned|promised] to [keep quiet|act normal|play it cool|say nothing|keep it to ourselves], but [here we are|we failed|it did not last|our mouth is too sharp|news like this cannot hide|it was impossible].',
    ],
    'Urgent & Scarcity-driven': [
      '[Do not scroll past|Do not leave this for later|Stop here for a moment|Read this now|Wait a minute|Pause here|Do not miss this|Do not sleep on this][, please|, my people|, my friend|]: [this is for you|it only takes a minute|this one is important|here is what matters|read to the end|here are the details].',
      '[Today is the day|The time is right|This is the week|This is your reminder|Today is a good day|This is the moment]: [do not postpone it|do not wait|please read|read this to the end|this is for you].',
    ],
    'Inspirational & Aspirational': [
      '[Good things start small|Every step counts|It starts with one step|Every good thing starts somewhere|One good decision can change a week|Small steps go far|A good day starts with one good choice]: [start here|start today|start now|take yours today|let this be yours|make this one yours].',
      '[Dear friend|My people|Friends|Good people|My friend|Dear all], [good things are closer than you think|let this week be a good one|take one good step today|make room for something good|let today count|make this week count|here is something for you|here is good news].',
      '[Someday|One day|“Later”|“Some other time”|“When I have time”] can be [today|this week|now|sooner than you think|closer than you think].',
      '[Good news|A good word|Something good|A bright word|A word of encouragement|A good message] [for you|for you and yours|for your week|for your day|for this week|for today|for you and your people][|: read on|, from us to you|, with all our heart|, from our side].',
    ],
  },
  calls: [
    '[You are invited|You are warmly invited|You are specially invited|We are inviting you|We invite you|This is your invitation|You are cordially invited][|, together with your people|, together with your friends|, with all our hearts|, and so are your people|, you and yours|, and everybody you know].',
    '[Save the date|Mark your calendar|Tell everybody|Spread the word|Make time for this|Keep the day free|Set a reminder][, please|, my people|: you are invited|: you are welcome|: we want to see you there|: everybody is welcome|: this one is for you].',
    '[Come with|Bring] [your friends|a friend|your neighbours|your people|somebody you know|one person more]: [you are all welcome|we are expecting you|we want to see you there|this invitation is for all of you|we look forward to it].',
  ],
  appeals: [
    '[You can help|Your support counts|A little goes a long way|Together we can do this|One gift can change a story|We need you][|, and it is simple|, wherever you are|: here is how|: please read|, my people|, dear friend].',
    '[Be|Become] [the reason somebody smiles|part of this|a helping hand|somebody’s answered prayer|one of those who help|a friend of this work] [today|now|with us|together with us|this week|this month].',
    '[Please read|Give us one minute|Stop here for a minute|Take a minute|A word from the heart|A message from the heart]: [you can help|somebody needs you|your gift counts|this matters|this is about people|it is not too late to help].',
  ],
  notes: [
    '{Reach} and we will [answer your questions|answer you|tell you more|tell you all you want to know|give you the details|explain everything|answer every question].',
    '[If you have a question|If you want to know more|If something is not clear|If you need more details|If you are not sure about anything|If you want to ask something], [ask us|just ask|message us|send us a message|talk to us|we are here to answer|we will be glad to answer].',
    '[Ask us|You can ask us|Feel free to ask us|You are free to ask us] [anything you want to know|your questions|all your questions|any question|whatever is on your mind][| first| before you decide|, any day|, at any time|, a message is enough].',
    '[Save|Keep|Screenshot|Bookmark] [this post|this message|this] [for later|for when you need it|before you forget|so you find us again|for somebody who will ask you|for the right day].',
    PASS_IT_ON,
    KNOW,
    '[A message|One message|One line|A short message] is enough, and [we will answer you|you will hear from us|we will tell you more|we take it from there|we will get back to you].',
    '[We are here|Our line is open|Our inbox is open|You can reach us] [for questions|for your questions|if you have a question|if you want to know more|when you need us|whenever you want to ask].',
    THANKS,
  ],
  callNotes: [PASS_IT_ON, KNOW, THANKS],
  shares: {
    'Gen Z': [
      '[Tag|Send this to|Show this to|Forward this to] [your bestie|your guys|your squad|that one friend|your course mates|your roommate][| now|, you know who|, no dulling|, they need to see it].',
      '[Drop this in|Post this in|Share this in] [the group chat|your class group|your squad’s chat|the hostel group][| now|, no dulling|, let them see it].',
    ],
    Millennials: [
      '[Save|Bookmark|Keep|Screenshot|Pin] this [for the weekend|for later|for when you need it|before you forget|for your next break][|, future you will be glad|, and share it with a friend|, it takes one second].',
      'If you know [a friend|a colleague|a sister|a neighbour|a classmate] who [needs this|would want to know|should see this], [share it|send it to them|tag them|pass it on].',
    ],
    Professionals: [
      '[Share this with|Forward this to|Send this to|Show this to|Pass this on to] [a colleague|your team|your work group|somebody at work|your office group][| today|, it may help|, they may need it|, please].',
      'If [your day is full|your calendar is full|you are short on time|you are at work now], [one message is enough|message us between meetings|save this for your break|keep this for closing time|send one line and we will answer].',
    ],
    Families: [
      '[Share this with|Forward this to|Send this to|Show this to] [the family group|everybody at home|your sister|your aunties and uncles|your people at home|your cousins][| today|, they will want to know|, please|, and talk about it].',
      '[Tell|Talk to] [your family|everybody at home|your sister|your brother|your people|your spouse] about this[| today|, and let us know|, then message us|, please].',
    ],
    'Luxury Consumers': [
      'If you [have a special wish|have something specific in mind|have a question|would like to know more|prefer to talk in person], [tell us|send us a private message|let us know|write to us directly|we are at your service].',
      '[For private enquiries|For a personal answer|For anything particular|For a question of your own], [write to us|send us a message|message us directly|we are at your service].',
    ],
  },
  closes: {
    write: [
      '{Reach} {when}{contact}.',
      '{Reach} [for more details|for details|to know more|to ask your questions|to hear more|for more information|to learn more] {when}{contact}.',
      'For [questions|more details|any question|further details|enquiries|more information|anything you want to know], {reach} {when}{contact}.',
      '[Talk to us|Ask us|Let us hear from you|Let us talk|Send us your questions|Ask your questions|Send one message] {when}{contact}.',
    ],
    order: [
      '{Reach} [to order|to place your order|for your order] {when}{contact}.',
      '[Order|Place your order|Send us your order|Send in your order|Order yours] {when}{contact}.',
      'To [order|place an order|place your order], {reach} {when}{contact}.',
    ],
    book: [
      '{Reach} [to book|to make a booking|for bookings] {when}{contact}.',
      '[Book|Make your booking|Book with us|Send us a message and book|Pick a day and book] {when}{contact}.',
      '[To book|For bookings|To make a booking], {reach} {when}{contact}.',
    ],
    join: [
      '{Reach} [to register|to sign up|for registration] {when}{contact}.',
      '[Register|Sign up|Register with us|Send us a message and register|Decide and register] {when}{contact}.',
      '[To register|To sign up|For registration], {reach} {when}{contact}.',
    ],
    come: [
      '[We look forward to seeing you|See you there|We are expecting you|Do come|Be our guest|Make it a date|We cannot wait to see you][|, and bring somebody along|, and come with your people|, and tell a friend|, and come early]{contact}.',
      '[Tell a friend|Tell your neighbour|Bring somebody along|Come with your people|Pass the message on|Tell your family|Invite a friend][| and join us|, all are welcome|, see you there|, we are expecting you| and come early]{contact}.',
    ],
    give: [
      '[Donate|Give|Send your support|Support us|Stand with us|Send your gift] [today|this week|this month|now|when you can][|, every gift counts|, and tell a friend|, and share this|, and thank you]{contact}.',
      '[To donate|To give|To support us|To help|To send a gift], {reach} [today|now|this week|any time]{contact}.',
    ],
  },
  reaches: {
    message:
      'message us|send us a message|write to us|send a message|contact us|reach out to us|get in touch|chat with us|talk to us|drop us a message|drop a message',
    phone: 'call us|call or message us|call or text us|call or WhatsApp us',
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'this week', 'any time', 'any day', 'when you are ready'],
    'Friendly & Casual': [
      'today',
      'when you can',
      'whenever you are ready',
      'this week',
      'when it suits you',
      'any time',
    ],
    'Humorous & Witty': [
      'before you forget',
      'before NEPA takes the light',
      'before your battery dies',
      'before the group chat distracts you',
      'before you start another video',
      'before your neighbour does',
    ],
    'Urgent & Scarcity-driven': [
      'right now',
      'today, not tomorrow',
      'before the day ends',
      'now, not later',
      'before you scroll on',
      'while you remember',
    ],
    'Inspirational & Aspirational': ['today', 'now', 'this week', 'whenever you are ready', 'this month', 'any day'],
  },
}
