import type { TradePack } from './trade-pack.ts'

export const photos: TradePack = {
  film: 'the camera and the light',
  cases: [
    'the day [was beautiful|passed like wind], {I} [open the pictures|look for one to frame], and [everybody’s eyes are closed|the best one is blurred|there is a thumb in the family photo]',
    '{my} [birthday comes|big day is near], {I} [stand before a wall|ask {my} cousin to “snap {me}”], and [two hundred pictures, not one to post|the ceiling fan is in all of them|{I} end up with a filter]',
    '{I} [pay somebody with a camera|meet one at the venue], and [three months later the pictures are “still editing”|half of the guests are missing|the phone is switched off]',
  ],
  tips: [
    [
      'what do I wear',
      'Wear [one plain colour near the face|what you can sit and breathe in], [nothing tight for the first time that day|iron it on the morning]. [Small patterns dance on camera|Busy cloth eats the face], [bring a second top|let the eyes speak].',
    ],
    [
      'how do I stand',
      'Put your weight on [the back foot|one leg], [turn the body a little|one shoulder to the camera], and [bring the chin forward, then down|let the hands hold something]. [Straight like a soldier is for passports|A small turn takes years off].',
    ],
    [
      'how do I smile well',
      'Do not say cheese. Think of [the person who makes you laugh|that one joke], [breathe out|look away and come back]. [The eyes smile first|A smile by order looks like tax], [then the mouth follows].',
    ],
    [
      'which pictures must I have',
      'Write down [ten pictures you must have|the faces that cannot miss]: [grandma alone, parents together, friends|who with whom]. Give it to [one cousin with a loud voice|the photographer], [before the day|and let them call people].',
    ],
    [
      'when is good light',
      'Outside, take [the hour after sunrise or before sunset|the soft hours], not noon. [Noon puts shade under the eyes|The high sun makes everybody frown], [plan the family picture with that|the sun is free].',
    ],
    [
      'what should the paper say',
      'Agree [how many edited pictures you get and by when|the number of pictures, the date and how they are sent], [and whether prints are included|and what an extra hour costs]. [“Soon” is not a date|Write it in the chat], [then everybody can dance].',
    ],
    [
      'how do I keep the pictures',
      'When they come, save them [in two places|twice], [the cloud and a drive|one of them not your phone]. [Phones swim, links expire|A link dies quietly], and [print five|put one on the wall].',
    ],
    [
      'what about children in pictures',
      'With children, come [after sleep and food|in their best hour], bring [one toy|a snack without colour], and [let them run first|no shouting of “look here”]. [Ten good minutes are enough|You cannot beg a tired child].',
    ],
    [
      'how early do I come',
      'Come [ten minutes early|before your hour], [already dressed|hair and face done]. [The first quarter of an hour is for getting calm|Your hour runs while you look for parking], [water first|then music].',
    ],
    [
      'how do I choose which to post',
      'Choose [three, not thirty|the one where you like your eyes], [the next morning|not the same night]. Your mother likes them all, [then post|and rest].',
    ],
    [
      'should I bring props',
      'Bring one thing that is [yours|about you]: [a book, a ball, your tools|the first shoe, the ring, the apron]. [A rented balloon says nothing|Everybody has golden balloons], [that one tells your story].',
    ],
  ],
  fits: {
    'what about children in pictures': /child|kid|baby|famil|birthday|naming/iu,
    'which pictures must I have': /wedding|famil|part(?:y|ies)|event|naming|burial/iu,
  },
  jokes: [
    '[My good side|My left cheek|My double chin] [heard “camera”|saw the light] and [went on leave|called a meeting|asked for its own contract], [we found it again|pray for us].',
    '[The uncle who stands before the photographer|Aunty with the tablet|The one who says “let me just snap with my phone”] [is in every wedding|has been given a chair|will be edited out], [with love|we try].',
  ],
  shots: [
    'Film {film} [from behind|before people come|with the room], [slowly|wide], [ten seconds|in one take].',
    'Film [a pose being corrected|a laugh between two shots|a dress being arranged], [over the shoulder|from the side], [with permission|with the sound on].',
    'Film [the picture on the small screen|the same face before and after the light|a print being lifted], [from near|side by side], [and wait for the reaction|five seconds].',
    'Take [one picture of the set|one picture of the bag, open|one picture of five prints], [for the cover|from above|in daylight].',
  ],
}
