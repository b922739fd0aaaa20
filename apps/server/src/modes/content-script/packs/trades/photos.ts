import type { TradePack } from './trade-pack.ts'

const OF_PEOPLE =
  /^(?![\s\S]*\b(?:products?|real estate|drones?|passport)\b)|wedding|birthday|portrait|famil|couple|graduat|naming/iu

export const photos: TradePack = {
  film: 'the camera and the light',
  cases: [
    'the day [was beautiful|has passed like the wind], {I} [open the pictures|look for one to frame], and [everybody’s eyes are closed|the best one is blurred|there is a thumb in the family photo]',
    '{my} [birthday comes|big day is near], {I} [stand before a wall|ask {my} cousin to “snap {me}”], and [there are two hundred pictures, but not one to post|the ceiling fan is in every picture|every picture needs a filter]',
    '{I} [give the work to a cousin with a camera|let a friend take the pictures with a phone], and [three months later the pictures have still not come|half of the family is missing|every second picture is dark]',
  ],
  tips: [
    [
      'what do I wear',
      'Wear [one plain colour near the face|clothes you can sit and breathe in], [nothing that is tight on you|nothing with large writing on it], and bring [a second top|one change of clothes]. [Small patterns dance on camera|Busy cloth takes the eye away from the face].',
    ],
    [
      'how do I stand',
      'Put your weight on [the back foot|one leg], turn [the body a little to the side|one shoulder to the camera], and [bring the chin a little forward and down|let the hands hold something].',
    ],
    [
      'how do I smile well',
      'Do not say cheese: think of [the person who makes you laugh|that one joke], then [breathe out|look away and come back]. [A real smile begins in the eyes|A smile by order looks like tax].',
    ],
    [
      'which pictures must I have',
      'Write down [the ten pictures you must have|the pictures that you would miss], [such as grandma alone or your parents together|with who stands beside whom], and give the list to [the photographer|one cousin with a loud voice] before the day.',
    ],
    [
      'when is good light',
      'For outdoor pictures, [take the hour after sunrise or before sunset|come early in the morning or late in the afternoon], not at noon. [Noon puts shade under the eyes|The high sun makes everybody frown].',
    ],
    [
      'what should we agree before',
      'Agree in writing on [how many edited pictures you get and by when|the number of pictures, the date and how you receive them], and on [whether prints are included|what an extra hour costs]. [A message in the chat is enough|Then nobody has to remember it].',
    ],
    [
      'how do I keep the pictures',
      'When your pictures come, save them [in two places, such as the cloud and a drive|twice, and not only on your phone], and [print five for the wall|print the ones you love]. [Phones fall into water|Links expire].',
    ],
    [
      'what about children in pictures',
      'With children, come [after sleep and food|at the hour when they are happiest], bring [a toy they like|a snack that does not stain], and [let them play first|give them some minutes to look around].',
    ],
    [
      'how early do I come',
      'Come [ten minutes early|a little before your hour], [already dressed|with hair and face done], and [drink some water first|sit down for a moment], because [calm shows in the face|your hour should go into pictures, not into parking].',
    ],
    [
      'how do I choose which to post',
      'Choose [three pictures, not thirty|the picture in which you like your eyes], and do it [the next morning, not the same night|after a night of sleep]. Your mother likes all of them anyway.',
    ],
    [
      'should I bring props',
      'Bring one thing that [is really yours|tells something about you]: [a book, a ball or your tools|the first shoe, the ring or the apron]. [It tells your story better than a balloon|Everybody has golden balloons, but that one is yours].',
    ],
  ],
  fits: {
    'what do I wear': OF_PEOPLE,
    'how do I stand': OF_PEOPLE,
    'how do I smile well': OF_PEOPLE,
    'how early do I come': OF_PEOPLE,
    'how do I choose which to post': OF_PEOPLE,
    'should I bring props': OF_PEOPLE,
    'when is good light': OF_PEOPLE,
    'what about children in pictures': /child|kid|baby|famil|birthday|naming/iu,
    'which pictures must I have': /wedding|famil|part(?:y|ies)|event|naming|burial/iu,
    '|big day': OF_PEOPLE,
    '|birthday comes': OF_PEOPLE,
    '|family photo': OF_PEOPLE,
    '|half of the family': OF_PEOPLE,
    '|grandma': /wedding|famil|birthday|naming|burial/iu,
    '|dress': OF_PEOPLE,
  },
  jokes: [
    '[My good side|My left cheek|My double chin] [heard the word “camera”|saw the camera] and [went on leave|called a meeting|asked for its own contract].',
    '[The uncle who stands before the photographer|The aunty with the tablet|The one who says “let me just snap it with my phone”] [is at every event|deserves a chair|should be in a picture too], [with love|we have all met that person].',
  ],
  shots: [
    'Film {film} [from behind|before people come|with the whole room], [slowly|wide], [for ten seconds|in one take].',
    'Film [a pose being corrected|a laugh between two shots|a dress being arranged], [over the shoulder|from the side], [with permission|with the sound on].',
    'Film [a picture on the small screen|the same face before and after the light|a print being lifted], [from near|from above], [in one take|for five seconds].',
    'Take [one picture of the set|one picture of the open camera bag|one picture of five prints], [for the cover|from above|in daylight].',
  ],
}
