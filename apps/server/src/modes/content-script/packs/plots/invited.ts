import type { Plot } from './plot.ts'

/** A gathering to which people are invited. */
export const invited: Plot = {
  before: [
    [
      'ASKS: [I always hear of it when it is over|The last time I saw the pictures on {day}|My {other} always tells me the day after], [and everybody was there except me|and my {who} was in the first row, without me|and I laughed at home, alone, at the videos].',
      'TELLS: [So this time you hear it first|Today you hear it before the pictures|That will not happen now, because you are hearing it], [and from a mouth, not from a status|and you may write it on your hand|so listen with both ears].',
    ],
    [
      'ASKS: [My {who} will ask what it is|If I say that I am going, my {who} has ten questions|At home I need an explanation for my {who}].',
      'TELLS: [Bring her the date, that answers the first three|Then collect the answers here|Mothers want to know where, when and with whom], [and bring her along, that answers the rest|and the rest she sees herself|and one chair more is not the problem].',
    ],
    [
      'ASKS: [After the week I only want my bed|By {day} I have no more words|On days like that I like to stay at home].',
      'TELLS: [The bed is there afterwards too|A bed has never told anybody a story|Everybody says that, and then they stay the longest].',
      'ASKS: [My {other} says the same|My {other} wants to pull me out of the house|That is what my {other} tells me].',
    ],
  ],
  among: [
    [
      'ASKS: [And whom do I talk to?|I come in and I know nobody.|What do I do in the first five minutes?]',
      'TELLS: [Ask somebody where one sits|Hold a chair for somebody|Greet the oldest person in the room]. [That is how all of us began|After five minutes it is a conversation|The rest comes by itself].',
    ],
    [
      'ASKS: [My {other} says “we will see”|My {other} answers everything with “we will see”|When I ask my {other}, he says “maybe”].',
      'TELLS: [“We will see” means that he stays on the sofa|Tell him the hour, not the day|Stand at his door with your shoes on].',
      'ASKS: [With the car key in my hand|With food he comes anywhere|I will say that others are asking for him].',
    ],
    [
      'ASKS: [Who stays with the house?|And who watches the pot while I am away?|My house has never been alone.]',
      'TELLS: [The house can keep quiet for once|Put out the fire and lock the door|Cook the day before, and bring the house with you].',
    ],
  ],
  after: [
    [
      'ASKS: [This time I am in the pictures|I will be the one who sends pictures|Then others see me in their status].',
      'TELLS: [Stand in the middle|Smile before they count to three|And look at the people, not only at the camera].',
    ],
    [
      'ASKS: [I have the answers for my {who}|So I can stand before my {who}|Now let my {who} ask].',
      'TELLS: [She will ask what you wear|And keep a seat for her|Answer slowly, and hand her her bag].',
    ],
    [
      'ASKS: [The bed can wait|I put my shoes at the door already|Tell my bed that I come later].',
      'TELLS: [It will be warmer for that|That is half of the way|Leave a note on the pillow].',
    ],
  ],
}
