import type { ScriptPack } from '../script-pack.ts'

export const pidgin: ScriptPack = {
  and: ' and ',
  quotes: true,
  cast: ['Blessing', 'Efe', 'Osas', 'Ebiere'],
  places: {
    indoor: 'inside one room wey bright',
    office: 'for office, people dey work',
    outdoor: 'for outside, day don break',
    home: 'for parlour, inside house',
    studio: 'for studio, di back plain',
    retail: 'inside shop, goods full ground',
    restaurant: 'for restaurant, food dey table',
    event: 'for party, visitors full back',
    nature: 'for bush side, under open sky',
    urban: 'for street, town dey busy',
  },
  parts: {
    video_script: ['How e start', 'Di middle', 'How e end'],
    social_media: ['Slide 1', 'Slide 2', 'Slide 3'],
    blog_post: ['How e start', 'Di main gist', 'How e end'],
    ad_copy: ['Di headline', 'Di gist', 'Wetin you go do'],
  },
  openings: {
    video_script: {
      dramatic: 'E get some day wey go come, and everything go change. Na today be dat day.',
      funny: 'Dem say make I squeeze face for dis video. See as I dey try.',
      professional: 'Give us small time, make we show you wetin we dey do and why e concern you.',
      inspirational: 'Dat plan wey you don keep since, today fit be di day to bring am out.',
      casual: 'My person, wait small. I wan show you something wey I like well well.',
    },
    social_media: {
      dramatic: 'Stop dis scrolling. Wetin dey come fit change your day.',
      funny: 'If your finger don tire to scroll, make e sit down rest for here.',
      professional: 'Na wetin you suppose know be dis, for only three slides.',
      inspirational: 'Save dis one for di day wey your body go weak.',
      casual: 'Na quick one I bring today. You go see why.',
    },
    blog_post: {
      dramatic: 'For every story, time dey reach wey person go talk say "e don do". Na there our own start.',
      funny: 'Before you find di other leg of your socks, you don finish to read dis one.',
      professional: 'Correct decision dey start with correct information. Make we show you wetin we get.',
      inspirational: 'Di thing wey you dey work for pass ordinary wish. E need first step.',
      casual: 'Make we sit down small, gist about something wey go make life easy.',
    },
    ad_copy: {
      dramatic: 'One choice. New story.',
      funny: 'Warning: Monday fit begin sweet you.',
      professional: 'E dey work from day one.',
      inspirational: 'Your next level start from here.',
      casual: 'Correct thing, no wahala.',
    },
  },
  turns: {
    dramatic: [
      'Remember di day wey you wan give up. See wetin you for miss.',
      'When person wan decide, na dat quiet dey loud pass.',
      'Nobody dey remember who stand dey look.',
    ],
    funny: [
      'My neighbour ask me for di secret. I say "which secret?" come hide am for back.',
      'E no come with agbada. You go find your own take shine.',
      'Even my auntie no see wetin she go complain, and she prepare come.',
    ],
    professional: [
      'We dey listen first, before we deliver wetin we agree.',
      'You go always know wetin you go get, and who you go ask.',
      'Na for di small small details people dey see who get sense.',
    ],
    inspirational: [
      'Small step every day dey reach pass big talk.',
      'You no need ready finish. Just start.',
      'Wetin you build today, somebody go look am tomorrow take get mind.',
    ],
    casual: [
      'I no go lie you, I no know say I go like am reach like dis.',
      'Na dat kind thing wey you go try once, you no go fit leave am.',
      'E no need grammar, you go understand am one time.',
    ],
  },
  closes: {
    dramatic: ['Di ball dey your hand. Play am now.', 'Decide today wetin your story go talk tomorrow.'],
    funny: [
      'Write us. We go answer you without laugh, we promise.',
      'Carry your own before my auntie tell di whole street.',
    ],
    professional: ['Contact us today, we go handle di rest.', 'Call us: we dey ready to advise you.'],
    inspirational: ['Start today. We go waka di road with you.', 'Take di first step now, no look back.'],
    casual: ['Send us message, we go arrange di rest.', 'Branch come look am, come greet us.'],
  },
  brands: [
    'Na {brand} be dis: {it}.',
    'Our name na {brand}, and na wetin we dey do be dis: {it}.',
    '{brand} for one line: {it}.',
  ],
  audiences: ['Na for who we do am: {audience}.', 'Na una dey our mind when we do am: {audience}.'],
  details: ['Another thing dey: {it}.', 'Make you know dis one too: {it}.'],
  brandTypes: {
    small: 'We no too plenty, but every order dey pass for hand of person wey care.',
    medium: 'We big reach to deliver, we small reach to know your name.',
    large: 'Plenty hands dey work behind dis name, but na one standard we get.',
    multi_enterprise: 'Plenty companies join hand for dis promise, and dem dey keep am together.',
  },
  replies: [
    'Wait, talk am again?',
    'Oya tell me more.',
    'Na exactly wetin I dey find be dis.',
    'So wetin I go do now?',
  ],
  creative: {
    starts: [
      'Camera near two hands wey dey open something wey we never see.',
      'Di picture start upside down, before e turn stand well.',
    ],
    moves: ['One shadow pass, light come change.', 'Camera follow one small thing wey nobody notice.'],
  },
  professional: {
    starts: ['Camera stand one place, face to face.', 'Di brand name show, e clear for eye.'],
    moves: ['Show di product well, from front.', 'Main words show for side of di person wey dey talk.'],
  },
  dynamic: {
    starts: ['Three sharp cuts, dey follow di music.', 'Camera run enter, stop, everybody look up.'],
    moves: ['Sharp cut.', 'Zoom enter as music knack.'],
  },
  notes: { length: 'How e go long: {it}', musts: 'E must dey inside: {it}', guidance: 'No forget dis one: {it}' },
}
