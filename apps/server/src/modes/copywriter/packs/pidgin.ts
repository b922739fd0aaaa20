import type { CopyPack } from '../copy-pack.ts'

export const pidgin: CopyPack = {
  and: ' and ',
  quotes: true,
  frames: [
    'See am here: {it}.',
    'Na wetin we carry come be dis: {it}.',
    'Make we talk am straight: {it}.',
    'Na dis one be di koko: {it}.',
  ],
  details: ['Another thing wey you suppose know: {it}.', 'E never finish: {it}.'],
  keys: ['Wetin make am different: {keys}.', 'Wetin you go get: {keys}.', 'Make you sabi dis one too: {keys}.'],
  styles: {
    'Persuasive & Direct': {
      titles: ['Na straight talk be dis', 'Di correct one', 'No dulling', 'Na im be dis'],
      hooks: [
        'You don find am tire? Oya, search don end.',
        'No manage wetin no good. You deserve correct thing.',
        'Plenty dey market, but na dis one dey do di work.',
        'We no go talk too much: dis one dey deliver.',
      ],
      closes: [
        'Order your own today, make your eye see am.',
        'Send us message now now, make e be your own.',
        'You don ready? Place your order today.',
      ],
      audiences: {
        'Gen Z': 'Una sabi fake from far, so we no come with fake. Wetin you see na wetin you go get.',
        Millennials: 'Your money no dey fall from sky. Put am for wetin go last.',
        Professionals: 'For office people dey look wetin you carry. Dis one go talk well for you.',
        Families: 'For house, anything wey no useful na load. Dis one go useful from day one.',
        'Luxury Consumers': 'You no need plenty things. Na di correct one you need, and e don land.',
      },
    },
    'Friendly & Casual': {
      titles: ['My person, how far?', 'Come make we gist', 'We carry something come', 'Na you we dey find'],
      hooks: [
        'My person, how you dey? We get something wey go sweet you.',
        'Abeg shift closer, dis gist na for you.',
        'You know say we no fit see better thing make we no tell you.',
        'How body? Make we show you something.',
      ],
      closes: [
        'Send us message, we go dey happy to answer you.',
        'Come look am, and carry your friend follow body.',
        'You get question? Ask us, no fear.',
      ],
      audiences: {
        'Gen Z': 'No stress, no long story. Na just correct thing wey follow your vibe.',
        Millennials: 'Work dey, hustle dey, family dey. At least make dis one easy for you.',
        Professionals: 'After all di meeting wey you don do today, you suppose get something wey no dey give wahala.',
        Families: 'Everybody for house go find wetin dem like, from small pikin reach mama.',
        'Luxury Consumers': 'Pamper yourself small. Na you sabi how you take work for am.',
      },
    },
    'Humorous & Witty': {
      titles: ['E go sweet you laugh', 'Your wallet dey shake', 'No wahala, na only enjoyment', 'Who dey breathe?'],
      hooks: [
        'We try keep quiet about dis one, but our mouth no gree.',
        'If you dey wait for sign, oga, na di sign be dis.',
        'Even NEPA no fit take di light wey dis one carry come.',
        'Your excuse don pack load comot for house.',
      ],
      closes: [
        'Order am now, before your neighbour talk say na im first see am.',
        'Press am, type am, order am. Even your finger don gree.',
        'Message us. We dey answer pass your family group chat.',
      ],
      audiences: {
        'Gen Z': 'E no go wash your cloth, e no go pick your mama call, but e get vibe well well.',
        Millennials: 'E go follow your coffee, your playlist and your "I don hammer" face.',
        Professionals: 'At last, something wey dem no fit turn to meeting.',
        Families: 'Even di person wey no dey like anything for house don keep quiet.',
        'Luxury Consumers': 'E no dey shout. E just clear throat, and everybody turn look.',
      },
    },
    'Urgent & Scarcity-driven': {
      titles: ['No wait o', 'Na today today', 'Before dem carry am', 'Sharp sharp'],
      hooks: [
        'No let tomorrow meet you for "had I known".',
        'Correct thing no dey wait for anybody.',
        'Na now be di time. Who dull go tell story.',
        'Before you read finish, e for don be your own.',
      ],
      closes: [
        'No drag am: order sharp sharp.',
        'Send your order today, before you forget.',
        'Reply now now, make your own dey sure.',
      ],
      audiences: {
        'Gen Z': 'You know how e dey be: today na you discover am, tomorrow everybody don get am.',
        Millennials: 'You don leave things for cart tire. Make dis one reach your house.',
        Professionals: 'Your time no dey. Decide for one minute, comot am for your list.',
        Families: 'Pikin dey grow fast. Make everybody for house enjoy am now now.',
        'Luxury Consumers': 'Fine things dey go quietly, na who decide quick dey get am.',
      },
    },
    'Inspirational & Aspirational': {
      titles: ['You go make am', 'Your time don reach', 'Dream am, do am', 'Level don change'],
      hooks: [
        'Every big story dey start from one small step.',
        'See where you don reach. See where you still dey go.',
        'Di life wey you dey dream, na today you dey build am.',
        'Believe am first. Everything else go follow.',
      ],
      closes: [
        'Take di first step today, we dey your back.',
        'Choose am for di person wey you dey become.',
        'Start now. Tomorrow you go thank yourself.',
      ],
      audiences: {
        'Gen Z': 'Una no dey wait for future. Na una dey build am, and dis one suppose dey inside.',
        Millennials: 'From small thing you don build plenty. Make wetin dey around you show am.',
        Professionals: 'Person wey get big dream need something wey fit follow am run.',
        Families: 'Wetin you give your family today, na im dem go remember tomorrow.',
        'Luxury Consumers': 'Excellence no be price. Na how you dey live, and your hand sabi am.',
      },
    },
  },
}
