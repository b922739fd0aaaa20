import type { Plain } from './plain.ts'

export const english: Plain = {
  hooks: {
    'Persuasive & Direct': [
      '[Here are|These are|Below are|Please see|Please read] the [details|facts|main facts|main details][|, in short|, in plain words|, plain and simple|, at a glance|, all in one place].',
      '[One minute|Half a minute|A minute|A moment] of your time[|, please]: [here are the details|these are the facts|this is what you should know|please read to the end|here is what matters].',
      '[What you should know|What matters|The main facts|The details|All the details|The facts][|, in short|, in plain words|, plain and simple|, at a glance|, in one place|, without long talk]:',
    ],
    'Friendly & Casual': [
      '[Hello|Hi|Hey|Good day|Greetings] [everyone|everybody|friends|good people|dear friends|family], [a quick word|a short message|a little news|some news|a quick update|a small announcement] [from us|for you|from our side|for our people].',
      '[Hello|Hi|Hey|Good day|Greetings] [everyone|everybody|friends|good people|dear friends|family], [hope you are well|hope your week is going well|hope your day is going well|hope you are having a good week|good to see you here|it is us again]!',
    ],
    'Humorous & Witty': [
      '[Public notice|Breaking news|Gist alert|Special announcement|Latest news|Hot gist]: [you cannot say nobody told you|read this before your neighbour does|this is not a drill|please sit down for this one|we could not keep quiet any longer|hold your tea and read].',
      '[Stop scrolling|Put down the remote|Pause that video|Leave that other chat|Drop that biscuit] [for a moment|for one minute|for half a minute]: [this one is for you|the real gist is here|you can continue after|we will be quick|this comes first].',
      'We [tried|planned|promised] to [keep quiet|act normal|play it cool|say nothing], but [here we are|we failed|it did not last|our mouth is too sharp|news like this cannot hide].',
    ],
    'Urgent & Scarcity-driven': [
      '[Do not scroll past this|Do not skip this|Do not leave this for later|Stop here first|Pause here|Do not miss this|Read this now][|, please|, my people|, friends|, everybody]: [it only takes a minute|here are the details|please read to the end|this may be for you|this is for today].',
      '[Today|Now] is a good time to [read this|look at this|decide|ask|act], [not next month|not later|not when it is late|my people|friends].',
    ],
    'Inspirational & Aspirational': [
      '[It starts with one step|Every journey starts with one step|One small step is enough to begin|Small steps go far|Every step counts|Good things start small][|, my friend|, dear friends|: take yours today|: let this be yours|, and today is a good day].',
      '[Make this week count|Let this be a good week|Make room for something good|Make today count|Let today be a good day|Start something good this week][|, my friend|, friends|, dear friends|, my people|, good people].',
      '[Good news|A good word|Something good] for [you|your day|your week|you and yours|today|this week][|: read on|, from us to you|, with all our heart|, from our side].',
    ],
  },
  calls: {
    come: [
      '[You are invited|You are warmly invited|You are specially invited|You are cordially invited|We are inviting you|This is your invitation][|, together with your people|, together with your friends|, with all our hearts|, and so are your friends|, you and yours|, and so is everybody you know].',
      '[Save the date|Mark your calendar|Keep the day free|Set a reminder|Make time for this][|, please|, my people|, dear friends]: [you are invited|you are welcome|we want to see you there|everybody is welcome|we are expecting you].',
    ],
    give: [
      '[You can help|Your support counts|A little goes a long way|Together we can do this|We need your help|Lend a hand][|, and it is simple|, wherever you are|: here is how|: please read|, dear friends|, my people].',
      '[Be|Become] [part of this|a helping hand|a friend of this work|one of our helpers] [today|now|with us|this week|this month].',
      '[Please read|Give us one minute|Stop here for a minute|Take a minute|A word from the heart|A message from the heart]: [you can help|your gift counts|this matters|this is about people|your help is needed].',
    ],
    apply: [
      'If you [are looking for work|know somebody who is looking for work|need a job|know somebody who needs a job], [please read this|please read on|read to the end|this may be it|here is one].',
      '[Job notice|Job alert|Vacancy notice|Job opening|A job for you|Work with us][|: please read|: please share|: here are the details|: read the details|, please share|, and please pass it on|: please read to the end].',
    ],
  },
  shares: {
    'Gen Z': [
      '[Tag|Send this to|Show this to|Share this with] [your bestie|your guys|your squad|that one friend|your course mates|your roommate][| now| today|, please|, no dulling].',
      '[Drop this in|Post this in|Share this in] [the group chat|your class group|your squad’s chat|your WhatsApp group][| now| today|, please|, no dulling].',
    ],
    Millennials: [
      '[Save|Bookmark|Keep] this [post|message] [for later|before you forget|for the weekend|for when you need it][|, and share it with a friend|, it takes one second].',
      'If you know [a friend|a colleague|a neighbour|a classmate|somebody] who [needs this|should see this|would want to know], [share it with them|send it to them|tag them|let them know].',
    ],
    Professionals: [
      '[Share this with|Forward this to|Send this to|Pass this on to] [a colleague|your team|somebody at work|your office group|a friend at work][| today|, please|, it may help them|, they may need it].',
      '[Save|Bookmark|Keep] this [post|message] [for your break|for closing time|for later|for when you need it][|, and share it with a colleague].',
    ],
    Families: [
      '[Share this with|Forward this to|Send this to] [the family group|everybody at home|your people at home|your cousins|your aunties and uncles|your sister|your brother][| today|, please|, they will want to know].',
      '[Tell|Let] [your people at home|your family|your neighbours|your friends] [know about this|know][| today|, please].',
    ],
    'Luxury Consumers': [
      '[Share this with|Send this to|Pass this on to|Forward this to] [somebody with good taste|a friend with good taste|somebody whose taste you trust|a friend who loves fine things][| today|, please].',
      '[Keep|Save] this [post|message] [for later|for the right moment|for when you need it][|, and share it with a friend].',
    ],
  },
  passes: {
    come: [
      '[Share this with|Send this to|Forward this to|Pass this on to] [a friend|a neighbour|somebody you know|your people|your contacts|your family group][| today| now|, please|, and come together].',
      '[Invite|Bring] [a friend|a neighbour|somebody you know|your people|your family][| too|, please|, and come together].',
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
  closes: {
    write: [
      '{Reach} {when}{contact}.',
      '{Reach} [for more details|for details|to know more|to hear more|for more information|with your questions] {when}{contact}.',
      'For [questions|more details|further details|enquiries|more information], {reach} {when}{contact}.',
    ],
    order: [
      '{Reach} [to order|to place your order|for your order] {when}{contact}.',
      '[Order|Place your order|Send us your order|Send in your order] {when}{contact}.',
      'To [order|place an order|place your order], {reach} {when}{contact}.',
    ],
    book: [
      '{Reach} [to book|to make a booking|for bookings] {when}{contact}.',
      '[Make your booking|Book with us|Send us a message to book] {when}{contact}.',
      '[To book|For bookings|To make a booking], {reach} {when}{contact}.',
    ],
    join: [
      '{Reach} [to register|to sign up|for registration|to save your place] {when}{contact}.',
      '[Register|Sign up|Register with us|Send us a message to register] {when}{contact}.',
      '[To register|To sign up|For registration], {reach} {when}{contact}.',
    ],
    come: [
      '[We look forward to seeing you|See you there|We are expecting you|Do come|Be our guest|We cannot wait to see you][|, and bring somebody along|, and come with your people|, and tell a friend]{contact}.',
      '[Tell a friend|Tell your neighbour|Bring somebody along|Come with your people|Tell your family|Invite a friend][| and join us|, all are welcome|, see you there|, we are expecting you]{contact}.',
    ],
    give: [
      '[Donate|Give|Send your support|Support us|Stand with us|Send your gift] [today|this week|this month|now][|, every gift counts|, and tell a friend|, and share this|, and thank you]{contact}.',
      '[To donate|To give|To support us|To help|To send a gift], {reach} [today|now|this week]{contact}.',
    ],
    apply: [
      '[Apply|Send in your application|Send us your application|Make your application] {when}{contact}.',
      '[To apply|If you are interested|If this is for you|If this job is for you], {reach} {when}{contact}.',
      '{Reach} [to apply|if you are interested|if this is for you] {when}{contact}.',
    ],
  },
  reaches: {
    message: 'message us|send us a message|write to us|send a message|contact us|reach out to us|get in touch with us',
    phone: 'call us|call or message us|call or text us|give us a call',
  },
  whens: {
    'Persuasive & Direct': ['today', 'now', 'this week', 'right away'],
    'Friendly & Casual': ['today', 'when you can', 'this week', 'when you are ready', 'soon'],
    'Humorous & Witty': [
      'before you forget',
      'before NEPA takes the light',
      'before your battery dies',
      'before the group chat distracts you',
      'before you start another video',
      'before your neighbour does',
    ],
    'Urgent & Scarcity-driven': ['right now', 'today, not tomorrow', 'now, not later', 'while you remember'],
    'Inspirational & Aspirational': ['today', 'now', 'this week', 'when you are ready'],
  },
  soon: ['today', 'now', 'this week', 'as soon as you can', 'without delay'],
}
