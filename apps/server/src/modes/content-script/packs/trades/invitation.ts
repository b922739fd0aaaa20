import type { TradePack } from './trade-pack.ts'

const GATHERING =
  /church|fellowship|worship|praise|prayer|pray|crusade|reunion|concert|part(?:y|ies)|show|festival|hangout|picnic|night|vigil|conference|seminar|celebrat|dinner|carnival|convention|meet/iu
const ON_SITE = /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream))/iu
const FOR_ALL = /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream|reunion|alumni|dues|members))/iu

export const invitation: TradePack = {
  film: 'the place and the people',
  cases: [
    'the week has been [long|heavy], {I} [have greeted many people|have answered a hundred messages], and [{I} have not really sat with anybody|nobody has asked how {I} really {am}|the heart needs something else]',
    'the day comes, {I} [stay at home|forget it|stay on the sofa], and [in the evening {I} hear how good it was|the pictures show everybody but {me}|{I} only say “next time”]',
    'somebody [sends an invitation|forwards a flyer], {I} [mean to go|put it aside for later], and [the date passes while {I} look for it|{I} remember it a day late|other things eat the day]',
  ],
  tips: [
    [
      'who can I bring',
      '[Bring|Take along] [a friend|your family|a neighbour|somebody who has been indoors too long], because [it is better together|the road is shorter for two].',
    ],
    [
      'what if I know nobody',
      'If you [know nobody there|come alone], come all the same, and [greet the person beside you|sit near the front|ask somebody their name], because [everybody was new once|strangers do not stay strangers for long].',
    ],
    [
      'how do I remember the date',
      'Put the date in your phone [now|before you read the next message], with [an alarm the day before|two alarms], because [something always wants that day|a busy head forgets dates].',
    ],
    [
      'how do I get there',
      '[Look at the road the day before|Plan the road before the day], [share a ride|go with two or three], and leave half an hour earlier, because [parking and traffic take their time|the road has its own plans].',
    ],
    [
      'what do I wear',
      'Wear [what you feel well in|something light and decent], with shoes you can [stand|walk] in, because [you are invited, not your clothes|people come to see you, not your clothes].',
    ],
    [
      'what about children',
      '[If children come along|With children], [bring water and a small snack|choose seats near the aisle], and [write your number on a paper in their pocket|agree on a meeting point], so that everybody can relax.',
    ],
    [
      'what should I bring',
      'Bring [a pen|a bottle of water|a light jacket] and [a charged phone|an open ear], and leave [your worries|your hurry] at home.',
    ],
    [
      'can I come late',
      '[If you come early|When you come before the start], you [find a seat easily|can greet people first]; but if work holds you, come all the same, because late is better than not at all.',
    ],
    [
      'how do I go home',
      'Plan [how you get home|the way back] before you come, and [go in a group|share a ride], so that [you can stay till the end|nobody has to leave in the middle].',
    ],
    [
      'whom should I tell',
      'Tell [one person about it today|somebody who may not have heard of it|an old friend who likes to come along], because [people come when they are asked|an invitation by mouth goes deeper].',
    ],
    [
      'what about older people',
      '[Fetch mama or papa|Pick up an older person|Offer an elder a seat in your car], and [take a cushion along|choose a seat where they hear well], because [the road is long for old legs|older people love to be asked].',
    ],
    [
      'how do I share it',
      '[Put the invitation on your status|Post the invitation in your group|Forward the invitation] [today|this evening], [with a line of your own|and say that you are going], because your name convinces more than a poster.',
    ],
    [
      'what if I cannot come',
      'If you [cannot come|are away that day], [tell somebody who lives near|pass the invitation on|share it with one friend], because [your place can be somebody else’s|an invitation that is passed on is not lost].',
    ],
    [
      'what of the phone',
      '[Put the phone on silent|Give the phone a rest] and take one picture [at the start|before it begins], because [you came to be there|eyes see more than screens].',
    ],
    [
      'can I help',
      'If you [like to help|have free hands], [offer it before the day|come an hour earlier and say so], because every gathering needs [hands for chairs and water|people who carry and guide|somebody who welcomes at the door].',
    ],
    [
      'how do I prepare',
      '[Rest a little the day before|Finish your errands the day before|Cook the day before], so that your head is free, and come with [one question|an open heart].',
    ],
  ],
  fits: {
    '|the week has been': GATHERING,
    'what if I know nobody': GATHERING,
    'what of the phone': GATHERING,
    'can I help': GATHERING,
    'how do I prepare': GATHERING,
    'how do I go home': /night|vigil|concert|part(?:y|ies)|show|evening|dinner|crusade|reunion|festival|carnival/iu,
    'who can I bring': FOR_ALL,
    'what about older people':
      /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream|reunion|alumni|dues|members|youths?|teen|students|singles|graduates))/iu,
    'how do I get there': ON_SITE,
    'what about children': ON_SITE,
    'what do I wear':
      /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream|dress|wear|attire|colou?r|aso ?ebi))/iu,
    'what should I bring': /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream|bring|come with))/iu,
    'can I come late': /^(?![\s\S]*(?:online|zoom|webinar|google meet|live ?stream|first \d|sharp|prompt))/iu,
    '|hall filling': GATHERING,
    '|chairs being set': ON_SITE,
    '|hands that clap': GATHERING,
    '|voices being tested': /church|worship|praise|choir|concert|show|crusade/iu,
  },
  jokes: [
    '[To the friend who says “I am on my way” from the bed|To the one who comes when the chairs are being packed|To the cousin who is always “five minutes away”]: [for you it starts one hour earlier|please begin to dress now|please leave the house yesterday], [with love|no vex].',
    '[Your bed|Your remote|Your pot of beans] [will still be there|can wait|will forgive you], [so come|we have already asked it|so come and join us].',
  ],
  shots: [
    'Film [people arriving|greetings at the door|chairs being set|the hall filling up], [wide|from a corner|from the entrance], [ten seconds|with the sound on].',
    'Film [the date on a card|the programme in a hand|the road to the place|the sign], [from near|from a few steps away], [five seconds|in daylight].',
    'Film [faces that laugh|hands that clap|a child that looks around|voices being tested], [from near|from the side], [with permission|in one take].',
    'Take [one picture of the place|one picture of the people who prepare|one picture of the poster], [in daylight|from the front|for the cover].',
  ],
}
