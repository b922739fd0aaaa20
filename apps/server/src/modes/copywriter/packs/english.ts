import type { CopyPack } from '../copy-pack.ts'

export const english: CopyPack = {
  and: ' and ',
  quotes: false,
  frames: ['Here it is: {it}.', 'In plain words: {it}.', 'This is what it is about: {it}.', 'Meet the one: {it}.'],
  details: ['One more thing worth knowing: {it}', 'And there is more: {it}'],
  keys: ['What stands out: {keys}.', 'What you get: {keys}.', 'Good to know: {keys}.'],
  styles: {
    'Persuasive & Direct': {
      titles: ['Straight to the point', 'The clear choice', 'Made to deliver', 'No second guessing'],
      hooks: [
        'You know what you want. Now you know where to get it.',
        'Stop settling for "almost right".',
        'If it has to work, start with something made to work.',
        'There are many options. This is the one that does the job.',
      ],
      closes: [
        'Order yours today and see the difference for yourself.',
        'Send us a message now and make it yours.',
        'Ready? Place your order today.',
      ],
      audiences: {
        'Gen Z': 'You can spot the fake from a mile away, so we kept this one honest: it does what it says.',
        Millennials: 'Your money works hard for you. Put it into something that works just as hard.',
        Professionals: 'You are judged by the choices you make. This one speaks well of you.',
        Families: 'At home everything has to earn its place. This earns it from the first day.',
        'Luxury Consumers': 'You do not need more things. You need the right one, and it is here.',
      },
    },
    'Friendly & Casual': {
      titles: ['Just between us', 'Hello from us', 'Come and see', 'A little something for you'],
      hooks: [
        'Hey there! We have something we think you will like.',
        'Guess what? We have been dying to show you this.',
        'Come closer, this one is for you.',
        'Good things are better when they are shared, so here goes.',
      ],
      closes: [
        'Send us a message, we are always happy to chat.',
        'Come and have a look, and bring a friend along.',
        'Questions? Just ask. We would love to hear from you.',
      ],
      audiences: {
        'Gen Z': 'No stress, no long talk: just something good that fits the way you live.',
        Millennials: 'Between work, friends and everything else, you deserve something that is simply easy.',
        Professionals: 'After a long day of meetings, something this uncomplicated feels like a gift.',
        Families: 'There is something in it for everybody at home, from the little ones to grandma.',
        'Luxury Consumers': 'Treat yourself a little. Nobody knows better than you what you have earned.',
      },
    },
    'Humorous & Witty': {
      titles: [
        'Warning: may cause smiles',
        'Not to be left alone with your wallet',
        'You laugh, you order',
        'Seriously good',
      ],
      hooks: [
        'Our lawyer asked us not to say that this is love at first sight. So we will not say it.',
        'We tried to keep calm about this one. It did not work.',
        'Some people need a sign. Hello, this is the sign.',
        'Your last excuse has just packed its bags and left.',
      ],
      closes: [
        'Order now, before your neighbour finds out and tells everybody it was their idea.',
        'Tap, type, order. Even your thumb agrees.',
        'Message us. We answer faster than your group chat.',
      ],
      audiences: {
        'Gen Z': 'It will not do your laundry or answer your mum’s calls, but it does pass the vibe check.',
        Millennials: 'It goes well with coffee, good music and the feeling of having your life together.',
        Professionals: 'Finally something that could not have been an email.',
        Families: 'Even the person who never likes anything at home has gone suspiciously quiet.',
        'Luxury Consumers': 'It does not shout. It clears its throat, and the whole room turns around.',
      },
    },
    'Urgent & Scarcity-driven': {
      titles: ['Do not wait', 'Today is the day', 'Before somebody else does', 'Act now'],
      hooks: [
        'Tomorrow you may be reading this again and wishing you had said yes today.',
        'Good things do not wait around. Neither should you.',
        'Now is the moment. Later is how people miss out.',
        'Before you have read to the end, it could be yours.',
      ],
      closes: [
        'Do not put it off: order now.',
        'Send your order today, while it is on your mind.',
        'Reply now and secure yours.',
      ],
      audiences: {
        'Gen Z': 'You know how it goes: first it is yours to discover, then everybody has it.',
        Millennials: 'You have left enough things in the cart. Let this one reach your door.',
        Professionals: 'Your calendar is full, so decide in a minute and have it off your list.',
        Families: 'The days at home fly past. Let everybody enjoy it now, not some day.',
        'Luxury Consumers': 'The finest pieces go quietly, to those who decide without delay.',
      },
    },
    'Inspirational & Aspirational': {
      titles: ['For the road ahead', 'Your next chapter', 'Dream, then do', 'Made for more'],
      hooks: [
        'Every big story starts with one small decision.',
        'You have come this far. Look how much further you can go.',
        'The life you imagine is built from the choices of today.',
        'Believe in it first. The rest follows, step by step.',
      ],
      closes: [
        'Take the first step today. We will be right beside you.',
        'Choose it for the person you are becoming.',
        'Begin now. Your future self will thank you.',
      ],
      audiences: {
        'Gen Z': 'You are not waiting for the future. You are making it, and this belongs in it.',
        Millennials: 'You have built so much from so little. Let what surrounds you show it.',
        Professionals: 'Ambition deserves tools that can keep up with it.',
        Families: 'What you give your family today becomes what they remember tomorrow.',
        'Luxury Consumers': 'Excellence is not a price. It is a way of living, and you know it by touch.',
      },
    },
  },
}
