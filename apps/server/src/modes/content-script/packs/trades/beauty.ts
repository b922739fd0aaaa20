import type { TradePack } from './trade-pack.ts'

export const beauty: TradePack = {
  film: 'the finished look',
  films: [
    [
      /^(?!.*(?:make-?up|gele|hair|wig|braid|lash|nail|facial|salon))[\s\S]*(?:soap|cream|butter|scrub|lotion|oil|skin)/iu,
      'the jar and the texture',
    ],
  ],
  cases: [
    '[the event is on Saturday|the wedding is next week|the photographer is booked], {my} [dress is ready|shoes are ready], and [{my} face has other plans|the hair is another story|nobody is free that morning]',
    '{I} [sit before the mirror|look at the mirror] on [Sunday evening|a Monday morning], and [the hair does not listen|the skin is tired|nothing works the way the video showed it]',
    '[harmattan comes|the dry season comes], {my} [legs look ashy|elbows have another colour], and [three creams later the skin is still thirsty|{I} hide {my} hands in the picture|what works for {my} friend does not work for {me}]',
    '{I} [buy a cream because of one video|follow one video online|copy a friend’s routine], and [after two days {my} skin complains|nothing changes|the money is gone for nothing]',
  ],
  tips: [
    [
      'what should I do before the appointment',
      '[Come|Arrive] with [a clean face|washed hair|no oil on your face], and [bring a picture of what you want|bring one picture you like|say what you do not like], so that [work starts at once|no time is lost].',
    ],
    [
      'should I do a trial',
      'For [a big day|a wedding|pictures], do a trial, [see it in daylight|take a photo with flash], and [say what to change|change it before the day, not on it].',
    ],
    [
      'how early should I book',
      '[Fridays and Saturdays|Weekends|December days] [fill up first|are the busiest], so [book your hour early|fix your time early], and [come on time|be there ten minutes before].',
    ],
    [
      'what if my skin is sensitive',
      '[If your skin is sensitive|If you react to things|If you have had a reaction before], say so [first|before anything touches your skin], and test a little on your arm [and wait a day|the day before].',
    ],
    [
      'how do I test a new product',
      'Test anything new [on your inner arm|behind the ear|on a small spot], [wait one day|give it a day], and [only then use more|then decide], [whoever sells it|even when your friend swears by it].',
    ],
    [
      'how do I keep my style longer',
      'At night, [tie your hair with satin|use a satin scarf|sleep on satin], because [cotton drinks the moisture|cotton pulls and dries the hair|satin rubs less].',
    ],
    [
      'how do I choose the length',
      'Choose [length and colour|the length] [for your daily life|for how you live], not [only for one picture|for one night], because [you will wear it to work too|it must also survive a busy week].',
    ],
    [
      'how do I care for a wig',
      '[Comb it from the tips|Start combing at the ends], [wash it with cool water|use little product], and [dry it on a stand|let the air dry it], because [heat is what spoils it first|hair does not like hurry].',
    ],
    [
      'what about sun and skin',
      'The sun here [is strong|does not joke], so wear sunscreen [in the morning|on cloudy days too], [on dark skin as well|whatever your shade], because [it helps any routine|it protects what you spend money on].',
    ],
    [
      'how do I read a label',
      '[Read the ingredients|Look at the directions|Check the date and the seal] before you [use anything|put it on your skin], and [ask about any word you do not know|test a little first].',
    ],
    [
      'what if I run late',
      '[If traffic holds you|If you will be late], [send a message at once|call as soon as you know], because [somebody comes after you|one late hour pushes the whole day|the next person also has plans].',
    ],
    [
      'what should I plan for the day',
      'On the day, [eat first|drink water first], [wear a shirt with buttons|wear something you can open in front], and [leave time for pictures|plan one hour more than you think].',
    ],
    [
      'how do I find my shade',
      '[Test your shade|Check your shade] on the jaw, not on the hand, and [look at it in daylight|hold the mirror near a window], because [the face and the hand differ|bulbs lie].',
    ],
    [
      'how do I prepare the gele',
      'Before a gele is tied, [hold the cloth against the dress in daylight|iron the cloth flat, on low heat], bring [four pins and a mirror|pins and the earrings], and [sit with a straight back|say how high you want it].',
    ],
    [
      'how do I keep a gele for the next day',
      'To wear a gele again, [lift it off like a cap|take it off without opening the folds], [keep it on a bowl|set it on an upturned bowl], and [cover it with a light cloth|leave the pins where they are].',
    ],
    [
      'how do I sit with a gele',
      'In a gele, [bend low before you enter the car|take the front seat], [turn with the shoulders|mind the low doorways], and [dance from the waist|put one pin in your purse].',
    ],
  ],
  fits: {
    '|copy a friend': /skin|cream|soap|lotion|serum|hair|wig/iu,
    '|follow one video': /skin|cream|soap|lotion|serum|hair|wig|make-?up/iu,
    'how do I prepare the gele': /gele/iu,
    'how do I keep a gele for the next day': /gele/iu,
    'how do I sit with a gele': /gele/iu,
    'what should I do before the appointment':
      /make-?up|gele|hair ?(?:do|dress|styl|salon)|braid|lash|nail|facial|\bspa\b|salon|stylist|book|appointment|massage|home service/iu,
    'should I do a trial': /make-?up|gele|bridal|bride|wedding/iu,
    'how early should I book':
      /make-?up|gele|hair ?(?:do|dress|styl|salon)|braid|lash|nail|facial|\bspa\b|salon|stylist|book|appointment|massage/iu,
    'what if my skin is sensitive': /skin|cream|soap|make-?up|facial|lotion|oil|scrub|lash/iu,
    'how do I test a new product': /skin|cream|soap|lotion|oil|scrub|butter|perfume/iu,
    'how do I keep my style longer': /hair|wig|braid|locs/iu,
    'how do I choose the length': /hair|wig|braid|nail|lash|inch/iu,
    'how do I care for a wig': /wig|frontal|bone straight|weave|human hair|hair (?:vendor|extension)/iu,
    'what about sun and skin': /skin|cream|soap|facial|lotion/iu,
    'how do I read a label': /skin|cream|soap|lotion|oil|scrub|butter|perfume|product/iu,
    'what if I run late': /make-?up|gele|braid|lash|nail|facial|\bspa\b|salon|stylist|book|appointment|massage/iu,
    'what should I plan for the day': /make-?up|gele|bridal|bride|wedding/iu,
    'how do I find my shade': /make-?up|foundation|powder|lip/iu,
    '|cream': /skin|cream|soap|lotion|oil|scrub|butter/iu,
    '|the wedding is next week': /make-?up|gele|hair|wig|braid|lash|nail|salon|bridal|stylist/iu,
    '|the photographer is booked': /make-?up|gele|hair|wig|braid|lash|nail|salon|bridal|stylist/iu,
    '|clean face': /make-?up|gele|lash|facial/iu,
    '|washed hair': /hair|braid|wig|locs/iu,
    '|oil on your face': /make-?up|gele|lash|facial/iu,
    '|face has other plans': /make-?up|facial|bridal|salon/iu,
    '|hair is another story': /hair|wig|braid|gele|salon|bridal/iu,
    '|hair does not listen': /hair|wig|braid|salon/iu,
    '|skin is tired': /skin|cream|soap|facial|make-?up|scrub/iu,
    '|skin complains': /skin|cream|soap|lotion|serum|facial/iu,
    '|one video': /skin|cream|soap|hair|wig|braid|make-?up|facial/iu,
    '|elbows': /skin|cream|soap|lotion|oil|scrub|butter/iu,
    '|harmattan': /skin|cream|soap|lotion|oil|scrub|butter/iu,
    '|ashy': /skin|cream|soap|lotion|oil|scrub|butter/iu,
    '|the finished look': /make-?up|gele|hair|wig|braid|lash|nail|facial|salon|bridal|stylist/iu,
    '|before and after': /make-?up|gele|hair|wig|braid|lash|nail|facial|salon|bridal|stylist/iu,
    '|the chair and the mirror': /make-?up|gele|hair|braid|lash|nail|facial|salon|bridal|stylist/iu,
    '|the brush at work': /make-?up|gele|lash|nail|facial|bridal/iu,
    '|the event is on': /make-?up|gele|hair|wig|braid|lash|nail|salon|bridal|stylist/iu,
    '|sit before the mirror': /hair|wig|braid|make-?up|skin|cream|soap|facial|salon/iu,
  },
  jokes: [
    '[My mirror|My selfie camera] has [started to prepare|promised to behave|cleaned itself twice], because [it knows I am about to shine|it has seen me suffer].',
    '[If your phone does not recognise you|When your neighbour greets you like a visitor|Once the gateman asks for your name] after this, [smile|stay calm|show your ID]: it is still you.',
  ],
  shots: [
    'Film [before and after|the first and the last look|how it was and how it is], [same spot, same light|side by side|from the same height][|, in daylight|, two shots].',
    'Film [the hands at work|the brush at work|the mirror] [from near|over the shoulder|from the side], [in soft light|slowly|in one take].',
    'Film {film} [in soft light|from three sides|from near], [by a window|in daylight], [with no filter|slowly|five seconds].',
    'Take [one picture of the tools laid out|one picture of the products in a row|one picture of the chair and the mirror], [from above|in daylight|for the cover].',
  ],
}
