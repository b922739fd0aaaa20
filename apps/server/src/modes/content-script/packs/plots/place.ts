import type { Plot } from './plot.ts'

/** Places that people visit, look at or stay in: restaurants, rooms, houses, showrooms, shops. */
export const place: Plot = {
  before: [
    [
      'ASKS: [We are five people and five opinions|In my family we discuss for an hour where to go|Every {day} the same discussion in the car]: [my {who} wants quiet, my {other} wants to see people|my {who} asks about the chairs, my {other} about the parking|my {other} says “anywhere”, and then he hates it].',
      'TELLS: [Five people are a small parliament|Families like that are my favourite|There is one in every car], [so ask me for all five of them|so let us go through them one after another|so begin with the one who complains most].',
    ],
    [
      'ASKS: [The last place I found in a picture|I once trusted a picture and drove for an hour|Last year we followed a fine picture], [and in the picture there was no generator|and the picture had been taken by somebody with a good heart|and it was smaller than the picture by half].',
      'TELLS: [Pictures are taken on the best day|A picture shows the corner that was cleaned|No picture has ears], [so look round with your own eyes|so walk through it with me|so today we go slowly, with the camera on].',
    ],
    [
      'ASKS: [I have passed here so many times|I pass your place each week|My bus stops near here every day], [and always I say: one day|and I never came in|and I only looked from outside].',
      'TELLS: [And today|So what was it today|And what made you stop today]?',
      'ASKS: [My {who} asked me what is in there|The bus did not come|My {other} said “you will never go in”], [and I had no answer|and my feet decided|so here I am].',
    ],
  ],
  among: [
    [
      'ASKS: [First I sit and look|Let me stand here for a moment|Say nothing, I am looking].',
      'TELLS: [Take your time|Please|I am quiet]. [Listen too, a place has a sound|Look up as well, people forget to look up|Go to the corner that nobody shows].',
    ],
    [
      'ASKS: [My {other} will ask where he can put the car|My {other} will ask one thing only|I know what my {other} asks first, before he says good day].',
      'TELLS: [Men and their cars|He may ask, it is a fair thing to ask|Everybody has that one thing]. [And what do you ask first|And you, what is your one thing|And what do you look at, when he looks at that]?',
      'ASKS: [The light, I always look at the light|If people are smiling|Where I can sit with my back to the wall].',
    ],
    [
      'ASKS: [I want to bring my {who}|My {who} does not go out easily|If my {who} comes along, it must be easy for her].',
      'TELLS: [Then walk it once as she walks|So look at it with her knees|Walk slowly from the gate to the chair]. [Count the steps, and tell me what you see|You will notice things you did not see before|Then you know it, and nobody has to promise].',
    ],
    [
      'ASKS: [Are you always this full of talk?|You talk as if it was your own parlour.|You speak of it as people speak of their house.]',
      'TELLS: [I am here more than at home|I know each corner by its name|Ask my {who}, she sees me only on Sundays], [so yes|so it is a little true|so be careful what you ask].',
    ],
    [
      'ASKS: [If I come with people, who speaks first?|I never know how to behave when I come in.|When we come in, what do we say?]',
      'TELLS: [You say good day, and you say your name|Come in, look round, and say what you are looking for|You say how many you are and what you would like].',
      'ASKS: [So simple|That I can do|Even my {other} can do that].',
    ],
    [
      'ASKS: [Tonight they ask me how it was|My {who} will want to hear everything|I must describe it at home].',
      'TELLS: [Take three pictures, and one of them of the ugly corner|Film it once, from the door to the end|Show them the sound too, not only the pictures]. [Then they believe the rest|Then the family can argue at home|Nobody can say that you hid something].',
    ],
  ],
  after: [
    [
      'ASKS: [So five answers for five people|I think I have an answer for each of them|Now I can stop the discussion in the car].',
      'TELLS: [And for yourself, do you have one|And you, are you one of the five|What does the fifth one say, that is you]?',
      'ASKS: [Me? I drive|I am the one who counts them|I want a chair and my shoes off].',
    ],
    [
      'ASKS: [It is not like the picture|So this is what it looks like with people in it|In a picture I would not have heard anything].',
      'TELLS: [Is that good or bad|And is that a complaint|How do you mean that]?',
      'ASKS: [It is real|I can believe it, that is what I mean|A picture cannot be asked, you can].',
    ],
    [
      'ASKS: [And so many times I passed|I should have asked long ago what is in here|Now I can tell my {who} what is in here].',
      'TELLS: [The door was always the same|Next time you need no bus for it|Tell her, and let her see for herself].',
    ],
  ],
}
