import type { TradePack } from './trade-pack.ts'

export const books: TradePack = {
  film: 'the pages',
  cases: [
    '[resumption is on Monday|school opens in four days], {I} [have the list in {my} hand|walk from shop to shop], and [half of it is “finished”|one shop has maths, another has English|nobody has the right edition]',
    'the child [has a tablet|has watched everything], [it is a rainy evening|it is holiday], and [“I am bored” is the only sentence|the fight over the remote begins|nobody in the house is reading]',
    '{I} [buy books with good intention|promise to read this year], and [the books stand like furniture|{I} know page three by heart|the bookmark has not moved since March]',
  ],
  tips: [
    [
      'how do I buy from a school list',
      'Take a picture of the list, and check [edition and author|the edition], [not only the title|because one title has many editions]. [Last year’s edition may have other pages|One digit on the cover matters].',
    ],
    [
      'how do I choose for a child',
      'Let the child [read one page aloud|open it in the middle]: [five hard words mean it is too early|if the face lights up, take it]. [The age on the cover is only a guess|The cover does not know your child].',
    ],
    [
      'how do we read at home',
      'Read ten minutes [before bed|after food], [you one page and the child one|everybody with their own book], with [the phones in another room|the TV off]. [Children copy what they see|Children do what we do].',
    ],
    [
      'what about used ones',
      'With a used book, [look for missing pages|open it at the back], and check [if the exercises are filled|the edition]. [The words are the same as in a new one|Knowledge does not expire].',
    ],
    [
      'how do I make them last',
      'Cover the books [on the first day|before the first class], and write the name [inside, not only outside|inside, with a phone number]. [A covered book can serve another child|Next year a smaller child may need it].',
    ],
    [
      'how do I read more',
      'Carry [one thin book|one book] [in the bag|where the phone usually is], and read [five pages in every queue|while you wait]. [Traffic alone can give you an hour|Waiting time is a library].',
    ],
    [
      'when should I buy for school',
      'Buy [two weeks before resumption|before the last weekend of the holiday]. [The last Saturday is always full|In the last week some titles are finished].',
    ],
    [
      'what makes a good gift',
      'A book with [a line in front|a date and your name inside] [is never thrown away|becomes a memory]. Find out what the person loves, [and stay near that|and choose from there].',
    ],
    [
      'how do I start a small shelf',
      'Start a shelf with [ten books|one board on the wall], [at the height of the child|where small hands reach]. [What children see, they take|A locked book is not read].',
    ],
    [
      'what of toys that teach',
      'Choose toys that [can be used in three ways|let the child do the work], such as [blocks, puzzles or clay|puzzles and blocks]. [They last longer than batteries|You will hear silence in the house].',
    ],
  ],
  fits: {
    'how do I buy from a school list': /school|text ?book|exercise|stationery|pupil|resum/iu,
    'when should I buy for school': /school|text ?book|exercise|stationery|pupil|resum/iu,
    'what about used ones': /used|second.?hand|fairly/iu,
    'what of toys that teach': /toy|puzzle|game/iu,
    'how do I make them last': /school|text ?book|exercise/iu,
    'how do I read more': /novel|book ?shop|books(?! for children)|literature/iu,
    'how do I choose for a child': /child|kid|toy|story|pupil|school/iu,
    'how do I start a small shelf': /child|kid|story|pupil/iu,
    '|resumption': /school|text ?book|exercise|stationery/iu,
    '|school opens': /school|text ?book|exercise|stationery/iu,
    '|the child [': /child|kid|toy|story|pupil/iu,
    '|good intention': /novel|book ?shop|business book|motivational|christian|literature/iu,
    '|promise to read': /novel|book|christian|literature/iu,
    '|who reads aloud': /child|kid|story|pupil|school/iu,
  },
  jokes: [
    '[My bookmark|The book under my pillow|Page three] [heard this|woke up] and [asked if I am serious this time|stretched itself|said: welcome back].',
    '[If your child says “one more page”|When the house goes quiet|If nobody asks for the remote], [check the temperature|do not talk|take a picture]: [it is real|it must be the book].',
  ],
  shots: [
    'Film {film} [turning|being opened|with a finger on the line], [from above|from near], [in daylight|with the sound on].',
    'Film [a child who reads aloud|two heads over one page|a hand that takes one from the shelf], [over the shoulder|from the side], [with permission|in one take].',
    'Film [the stack in order|a cover from near|a list being ticked], [from above|slowly], [ten seconds|in daylight].',
    'Take [one picture of the shelf|one picture of five covers|one picture of the counter], [for the cover|in daylight|straight lines].',
  ],
}
