import type { Plot } from './plot.ts'

/** Food and drinks for every day. */
export const food: Plot = {
  before: [
    [
      'ASKS: [Every day at four my {other} sends the same message|My {other} calls me each afternoon with one question|At home one question hangs on the wall]: [“What is there today?”|“And today, what is it?”|“What do we have?”]. [I have started to switch off my phone|Yesterday I answered with a prayer|I no longer pick up].',
      'TELLS: [That question has broken strong people|It is the hardest question of the day|I know that question, it comes here every day], [so come, let us answer it|so today he gets an answer|so send him a picture and put the phone away].',
    ],
    [
      'ASKS: [My {who} is coming on {day}|On {day} my {who} is at the door|My {who} has announced herself for {day}], [and she eats with her eyes first|and she tastes everything like a judge|and she asks who made it before she swallows].',
      'TELLS: [A judge in the family, I respect that|I like people who taste properly|Let her come, such people know food], [so talk to me as she would talk|and ask me what she would ask|so let us go through it as she would].',
    ],
    [
      'ASKS: [I only came because of the smell|I was on my way home, then I smelled something|My nose brought me here, I did not plan it]. [I have rice at home|I ate an hour ago|I promised my {other} to save money].',
      'TELLS: [The nose is an honest friend|Nobody can argue with a nose|Home will still be there]. [Stand here, breathe and ask|Ask first, then decide|Stay, smelling is for everybody].',
    ],
  ],
  among: [
    [
      'ASKS: [I will take a little and hide it from my {other}.|My {other} must not see it before me.|Where do I hide it from my {other}?]',
      'TELLS: [Behind the vegetables, nobody looks there|Put it in the pot with the ugly lid|In the bag of the iron, he never opens that].',
      'ASKS: [He found the last one|He has a nose like a dog|He hears a lid from the street].',
      'TELLS: [Then take two: one to hide and one to be found|Then leave one where he can find it|Let him find a small one].',
    ],
    [
      'ASKS: [Now I eat with my eyes|Wait, let me look first|Let me look at it for a moment].',
      'TELLS: [Look, the first bite is with the eyes|That is how one begins|Eyes first, that is correct]. [Then the nose, and then nobody talks|Come nearer, the nose wants some too|And now close them and use the nose].',
    ],
    [
      'ASKS: [How do you people stay slim with this|How can you stand beside this all day|And you stand here the whole day without eating]?',
      'TELLS: [Who says so?|I was slim once.|You see me only from the front.]',
    ],
    [
      'ASKS: [My {who} says that nothing is like the old days|My {who} believes that food was better in her time|“In our time it had taste,” says my {who}].',
      'TELLS: [She is right about many things|I do not argue with mothers|Ask her to tell you how they did it]. [Then give her a spoon and keep quiet|Then put it before her and look at her eyebrows|Watch her eyebrows, they cannot lie].',
    ],
    [
      'ASKS: [For how many does one think|I never know how much to take|I always take too little or too much].',
      'TELLS: [Count the people, then count those who come when they smell it|First the house, then the neighbour who “only wants to greet”|Think of who really eats, not who sits there].',
      'ASKS: [Then we are more|So one more, my {other} never announces himself|Then add one for my {other}].',
    ],
    [
      'ASKS: [I say I will share it|I promise that I will share it|At home I will say: come, let us share].',
      'TELLS: [That is what people say with a full bag|We all say that at this table|The road home is long and the bag is warm].',
      'ASKS: [I said that I will share, not how much|I share the last spoon|Sharing begins at the door, not in the bus].',
    ],
    [
      'ASKS: [I was brought up not to talk while eating|My {who} says: do not talk with a full mouth|At home nobody talks when it is good].',
      'TELLS: [A wise house|That is the best compliment a table can pay|Then I wait with my questions]. [Nod if you want more|Show me with your eyebrows|One finger for good, two for more].',
    ],
    [
      'ASKS: [What goes with it|And what do I put beside it|If I take this, what do I drink with it]?',
      'TELLS: [Something quiet beside something loud|People beside it|Less than you think], [and cold water|because it wants to speak alone|and a chair that does not shake]. [The company matters more than the glass|Ask your {who}, she knows combinations|And no phone on the table].',
    ],
    [
      'ASKS: [My {other} eats standing, in the kitchen|In my house everybody eats at another hour|We used to eat together, now we eat past each other].',
      'TELLS: [Then put it on the table before you call them|Choose one evening, {day} for example|Call once and begin without them], [the smell does the rest|and watch how quickly people appear|and switch off the television by accident].',
    ],
  ],
  after: [
    [
      'ASKS: [When he asks today, he gets a picture|Today I answer with a picture|At four o’clock I send a picture], [and no words|and I keep my phone on|and he may come home].',
      'TELLS: [Send it before you eat, or nothing is left to show|Write under it: come quickly|Quick, before it is only a memory].',
    ],
    [
      'ASKS: [What do I say if my {who} asks who made it|When my {who} asks for the recipe, what then|And if my {who} looks at me with that look]?',
      'TELLS: [Tell her the name, and let her be angry that it was not her|Say the truth, mothers know it anyway|Tell her where you got it and fill her plate].',
    ],
    [
      'ASKS: [I was only following my nose|And I only wanted to pass by|I came for the smell, that was all].',
      'TELLS: [Everybody who stands here says that|That is how all of us came|The nose has never lied yet].',
    ],
  ],
}
