import type { TradePack } from './trade-pack.ts'

export const invitation: TradePack = {
  film: 'the place and the people',
  cases: [
    'the week [has been long|was heavy], {I} [have greeted many people|have answered a hundred messages], and [{I} have not really sat with anybody|nobody has asked how {I} really {am}|the heart needs something else]',
    '[Saturday comes|the day comes], {I} [stay at home|scroll the whole day], and [in the evening {I} hear how good it was|all the pictures are of other people|{I} say: next time]',
  ],
  tips: [
    [
      'who can I bring',
      '[Bring|Take along] [a friend|your family|a neighbour|somebody who has been indoors too long]: [it is better together|two walk easier than one|nobody should come alone].',
    ],
    [
      'what if I know nobody',
      'If you [know nobody|come alone], [come all the same|do not worry], [greet the person beside you|sit near the front], and [by the end you know three names|strangers do not stay strangers].',
    ],
    [
      'how do I remember the date',
      'Put the date in your phone [now|before the next message], [with an alarm the day before|with two alarms], because [the week is short|something always wants that day].',
    ],
    [
      'how do I get there',
      '[Look at the road the day before|Plan the road early], [share a ride|go with two or three], and [leave half an hour earlier|know where to come down], because [parking and traffic take their time].',
    ],
    [
      'what do I wear',
      '[Wear what you feel well in|Come as you are|Wear something light and decent], [with shoes you can stand in|it may be warm], because [you are the guest|you are invited, not your clothes].',
    ],
    [
      'what about children',
      '[If children come along|With children], [bring water and a small snack|sit near the aisle], and [write your number on a paper in their pocket|agree on a meeting point], [then everybody can relax].',
    ],
    [
      'what should I bring',
      '[Bring a pen|Bring water|Bring a light jacket|Bring a small torch], [a full phone battery|your good ear], and [leave the worries at home|keep the hands free], [that is enough].',
    ],
    [
      'can I come late',
      '[Come early|Try to be there from the start], because [the beginning sets the tone|seats go first|the best greeting is before it starts]; but [late is better than not at all|if work holds you, still come].',
    ],
    [
      'how do I go home',
      'Plan [how you get home|the way back] [before you come|too], [go in a group|share a ride], so [you can stay till the end|nobody has to leave in the middle].',
    ],
    [
      'whom should I tell',
      'Tell [one person today|somebody who moved here newly|an old classmate|the neighbour you only greet], because [people come when they are asked|an invitation by mouth goes deeper].',
    ],
    [
      'what about older people',
      '[Fetch mama or papa|Pick up an older person|Offer an elder a seat in your car], [they love to be there|a road is long for old legs], and [sit where they hear well|take a cushion].',
    ],
    [
      'how do I share it',
      '[Put it on your status|Post it in your group|Forward it] [today|this evening], [with a line of your own|say that you are going], because [your name convinces more than a poster].',
    ],
    [
      'what if I cannot come',
      'If you [cannot come|are away], [send somebody in your place|ask for the pictures|tell the ones who live near], and [say a word of thanks|greet from afar], [it still counts].',
    ],
    [
      'what of the phone',
      '[Put the phone on silent|Give the phone a rest], [take one picture at the start|one picture, then enjoy it], because [you came to be there|eyes see more than screens].',
    ],
    [
      'can I help',
      '[If you like to help|If you have free hands], [offer it before the day|come an hour earlier], [chairs, water, welcome|carry, greet, guide], because [every gathering needs hands|it makes you part of it].',
    ],
    [
      'how do I prepare',
      '[Rest a little before|Finish errands the day before|Cook before], so that [your head is free|you do not count the minutes], and [come with one question|come with an open heart].',
    ],
  ],
  jokes: [
    '[That friend who says “I am on my way”|The one who comes when we pack chairs|Your cousin with two phones], [tell them one hour earlier|fetch them yourself|send them this first], [we know them|we love them].',
    '[Your bed|Your remote|Your pot of beans] [will still be there|can wait|will forgive you], [go out and greet people|we asked it|come and sit with us].',
  ],
  shots: [
    'Film [people arriving|greetings at the door|chairs being set|the hall filling up], [wide|from a corner|from the entrance], [ten seconds|with the sound on].',
    'Film [the date on a card|the programme in a hand|the road to the place|the sign], [from near|from a few steps away], [five seconds|in daylight].',
    'Film [faces that laugh|hands that clap|a child that looks around|voices being tested], [from near|from the side], [with permission|in one take].',
    'Take [one picture of the place|one picture of the people who prepare|one picture of the poster], [in daylight|from the front|for the cover].',
  ],
}
