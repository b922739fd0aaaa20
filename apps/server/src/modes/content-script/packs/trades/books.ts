import type { TradePack } from './trade-pack.ts'

export const books: TradePack = {
  film: 'the pages',
  cases: [
    '[resumption is on Monday|school opens in four days], {I} [have the list in {my} hand|walk from shop to shop], and [half of it is “finished”|one shop has maths, another has English|the price changed while {I} was in traffic]',
    'the child [has a tablet|has watched everything], [it is a rainy evening|it is holiday], and [“I am bored” is the only sentence|the fight over the remote begins|nobody in the house is reading]',
    '{I} [buy books with good intention|promise to read this year], and [they stand like furniture|{I} know page three by heart|the bookmark has not moved since March]',
  ],
  tips: [
    [
      'how do I buy from a school list',
      'Take a picture of the list, and [check edition and author|look at the edition], [not only the title|title is not enough]. [Last year’s edition may have other pages|One digit on the cover matters], so look twice.',
    ],
    [
      'how do I choose for a child',
      'Let the child [read one page aloud|open it in the middle]: [five hard words, too early|if the face lights up, take it]. [Age on the cover is only a guess|The cover does not know your child], [the child knows|try it].',
    ],
    [
      'how do we read at home',
      'Ten minutes [before bed|after food], [you read one page, they read one|everybody with their own book], [phones in another room|TV off]. [They copy what they see|Children do what we do], [not what we say|always].',
    ],
    [
      'what about used ones',
      'With a used book, [count the pages|look for missing pages], [smell it|open the back], and [check if the exercises are filled|rub out the pencil together]. [The words are the same|Knowledge does not expire], [the price is not|and the change is yours].',
    ],
    [
      'how do I make them last',
      'Cover them [on the first day|before the first class], [name inside, not only outside|with the phone number inside]. [A covered book is sold again|Next year a smaller one will need it], [do the sum|so it pays].',
    ],
    [
      'how do I read more',
      'Carry [one thin book|one book] [in the bag|where the phone usually is], and read [five pages in every queue|while you wait]. [Lagos alone gives you an hour|Waiting is a library], [if you use it|think of it].',
    ],
    [
      'when should I buy for school',
      'Buy [two weeks before resumption|before the last weekend]. [The last Saturday is war|In the last week titles finish], [you have seen it|and prices know it].',
    ],
    [
      'what makes a good gift',
      'A book with [a line in front|a date and your name inside] [is never thrown away|becomes a memory]. Find out what they love, [and stay near that|then surprise them].',
    ],
    [
      'how do I start a small shelf',
      'A shelf starts with [ten books|one board on the wall], [at the height of the child|where small hands reach]. [What they see, they take|Locked books are not read], [simple as that].',
    ],
    [
      'what of toys that teach',
      'Choose toys that [can be used in three ways|do nothing by themselves]. [Blocks, puzzles, clay|Puzzles and blocks] [make the child work|last longer than batteries], [and you will hear silence|you will see].',
    ],
  ],
  fits: {
    'how do I buy from a school list': /school|text ?book|exercise|stationery|pupil|resum/iu,
    'when should I buy for school': /school|text ?book|exercise|stationery|pupil|resum/iu,
    'what about used ones': /used|second.?hand|fairly/iu,
    'what of toys that teach': /toy|puzzle|game/iu,
    'how do I make them last': /school|text ?book|exercise/iu,
    'how do I read more': /novel|book ?shop|books(?! for children)|literature/iu,
    '|resumption': /school|text ?book|exercise|stationery/iu,
    '|school opens': /school|text ?book|exercise|stationery/iu,
    '|the child [': /child|kid|toy|story|pupil/iu,
    '|good intention': /novel|book ?shop|business book|motivational|christian|literature/iu,
  },
  jokes: [
    '[My bookmark|The book under my pillow|Page three] [heard this|woke up] and [asked if we are serious|stretched|said: welcome back], [we are serious|since January].',
    '[If your child says “one more page”|When the house goes quiet|If nobody asks for the remote], [check the temperature|do not talk|take a picture], [then thank God|it is real].',
  ],
  shots: [
    'Film {film} [turning|being opened|with a finger on the line], [from above|from near], [in daylight|with the sound on].',
    'Film [a child who reads aloud|two heads over one page|a hand that takes one from the shelf], [over the shoulder|from the side], [with permission|in one take].',
    'Film [the stack in order|a cover from near|a list being ticked], [from above|slowly], [ten seconds|in daylight].',
    'Take [one picture of the shelf|one picture of five covers|one picture of the counter], [for the cover|in daylight|straight lines].',
  ],
}
