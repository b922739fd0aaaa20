import type { ScriptPack } from '../script-pack.ts'

export const english: ScriptPack = {
  and: ' and ',
  quotes: false,
  cast: ['Amaka', 'Tunde', 'Zainab', 'Dayo'],
  places: {
    indoor: 'a bright room indoors',
    office: 'an office with people at work',
    outdoor: 'outdoors, in daylight',
    home: 'a living room at home',
    studio: 'a studio with a plain backdrop',
    retail: 'a shop, between the shelves',
    restaurant: 'a restaurant, at a set table',
    event: 'an event, with guests in the background',
    nature: 'nature, under open sky',
    urban: 'a busy street in the city',
  },
  parts: {
    video_script: ['Opening', 'Middle', 'Ending'],
    social_media: ['Slide 1', 'Slide 2', 'Slide 3'],
    blog_post: ['Introduction', 'Main part', 'Conclusion'],
    ad_copy: ['Headline', 'Body', 'Call to action'],
  },
  openings: {
    video_script: {
      dramatic: 'There are moments after which nothing is the same. This is one of them.',
      funny: 'I was told to look serious in this video. As you can see, it is going very well.',
      professional: 'In the next few moments we will show you what we do, and why it matters to you.',
      inspirational: 'Somewhere in you there is a plan you have been saving for the right day. Today looks right.',
      casual: 'Hey, stay a moment. I want to show you something I really like.',
    },
    social_media: {
      dramatic: 'Stop scrolling. What comes next could change your day.',
      funny: 'If your thumb is tired of scrolling, this post is its day off.',
      professional: 'Here is what you should know, in three short slides.',
      inspirational: 'Save this for the day you need a push.',
      casual: 'Quick one for you today. You will see why.',
    },
    blog_post: {
      dramatic: 'Every story has a moment when somebody decides that enough is enough. Ours begins right there.',
      funny: 'You can read this post in the time it takes to look for the other sock. It is more useful, too.',
      professional: 'Good decisions begin with clear information. This is a short overview of what we offer.',
      inspirational: 'What you are working for deserves more than a good wish. It deserves a first step.',
      casual: 'Let us sit down for a minute and talk about something that makes life a little easier.',
    },
    ad_copy: {
      dramatic: 'One choice. A whole new story.',
      funny: 'Warning: you may start to like Mondays.',
      professional: 'Reliable from the first day.',
      inspirational: 'Your next step starts here.',
      casual: 'Good things, no stress.',
    },
  },
  turns: {
    dramatic: [
      'Think of the day you nearly gave up. Now think of what you would have missed.',
      'The silence before a decision is the loudest sound there is.',
      'Nobody remembers the ones who waited.',
    ],
    funny: [
      'My neighbour asked for the secret. I said: "What secret?" and hid the bag behind my back.',
      'It does not come with a cape. You will have to look heroic by yourself.',
      'Even my auntie had nothing to complain about, and she came prepared.',
    ],
    professional: [
      'We listen first, then we deliver what was agreed.',
      'You always know what you get, and whom to ask.',
      'Care in the details is what people notice in the end.',
    ],
    inspirational: [
      'Small steps, taken every day, go further than big words.',
      'You do not have to be ready. You only have to begin.',
      'What you build today, somebody will look up to tomorrow.',
    ],
    casual: [
      'Honestly, I did not expect to like it this much.',
      'It is one of those things you try once and then keep around.',
      'No long explanations needed, you will get it right away.',
    ],
  },
  closes: {
    dramatic: ['The next move is yours. Make it now.', 'Decide today what your story will say tomorrow.'],
    funny: [
      'Write to us. We promise to answer with a straight face.',
      'Get yours, before my auntie tells the whole street.',
    ],
    professional: ['Contact us today, and we will take it from there.', 'Get in touch: we are glad to advise you.'],
    inspirational: ['Begin today. We will walk the way with you.', 'Take the first step now, and do not look back.'],
    casual: ['Send us a message, and we sort out the rest.', 'Come by, have a look, say hello.'],
  },
  brands: [
    'This is {brand}: {it}.',
    'The name is {brand}, and this is what we do: {it}.',
    '{brand} in one line: {it}.',
  ],
  audiences: ['Who it is for: {audience}.', 'We made it with you in mind: {audience}.'],
  details: ['And another thing: {it}', 'You should know this too: {it}'],
  brandTypes: {
    small: 'We are a small team, and every order is seen by somebody who cares about it.',
    medium: 'We are big enough to deliver and small enough to know you.',
    large: 'Many hands work behind this name, with one standard for all.',
    multi_enterprise: 'Several companies stand behind this promise, and they keep it together.',
  },
  replies: [
    'Wait, say that again?',
    'Now I want to know more.',
    'That is exactly what I was looking for.',
    'So what do I have to do?',
  ],
  creative: {
    starts: [
      'Close-up of a pair of hands that open something we cannot see yet.',
      'The picture begins upside down and slowly turns the right way up.',
    ],
    moves: ['A shadow passes, and the light changes.', 'The camera follows a small detail nobody else has noticed.'],
  },
  professional: {
    starts: ['A calm, steady shot at eye level.', 'The name of the brand appears, clear and readable.'],
    moves: ['Cut to the product, well lit, from the front.', 'Key words appear beside the speaker.'],
  },
  dynamic: {
    starts: ['Three quick cuts to the beat of the music.', 'The camera runs in, stops, and everybody looks up.'],
    moves: ['Quick cut.', 'Zoom in on the beat.'],
  },
  notes: { length: 'Length: {it}', musts: 'Must be in it: {it}', guidance: 'Keep in mind: {it}' },
}
