import type { Plots } from './plot.ts'

/** A gathering to which people are invited. */
export const invited: Plots = {
  two: {
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
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [{name} always hears of it when it is over|Each time, {name} sees the pictures on {day}|{name}’s {other} tells it the day after], [and everybody was there except {name}|and the {who} sits in the first row|and {name} laughs at home, alone, at the videos].',
      ],
      [
        '[Imagine {name}|Think of {name}|Perhaps there is a {name} beside you]. [If {name} goes out, the {who} has ten questions|“And what is that?” asks {name}’s {who}|At home {name} needs an explanation], [and the first three are where, when and with whom|and she wants the answers before the soup is cold|so let us collect the answers here].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [After the week {name} only wants the bed|By {day} {name} has no more words|{name} likes to stay at home], [and the {other} says: come out|and the sofa knows it|and a bed has never told anybody a story].',
      ],
    ],
    among: [
      [
        '[And in the first five minutes, {name}?|“I know nobody there,” says {name}.|What does {name} do in the first minutes?] [Ask somebody where one sits, {name}|Hold a chair for somebody, {name}|Greet the oldest person in the room, {name}], [and it is already a conversation|that is how all of us began|and the rest comes by itself].',
      ],
      [
        '[“We will see,” says {name}’s {other}|{name}’s {other} answers “maybe”|{name} asks the {other}, and he looks at the television]. [Tell him the hour, {name}, not the day|Stand at his door with your shoes on, {name}|Say that others are asking for him, {name}], [and he looks for his own shoes|because “we will see” means the sofa|and hold the key in your hand].',
      ],
      [
        '[“And who watches the pot?” asks {name}.|{name}’s house has never been alone.|Who stays with {name}’s house?] [Cook the day before, {name}|The house can keep quiet for once, {name}|Put out the fire and lock the door, {name}], [and bring the house with you|it will still be there|and take the neighbour along].',
      ],
    ],
    after: [
      [
        '[This time {name} is in the pictures|Now {name} sends pictures to others|And {name} stands in the middle]. [There is room for one more in the picture|I hope to see your face in it too|You could stand beside {name}], [so come before it is told to you|so come and smile|so put it in the calendar].',
      ],
      [
        '[And now let {name}’s {who} ask|So {name} has the answers|{name} hands the {who} her bag]. [She asks what one wears|She only asks who drives|The eleventh question is if there is a seat for her], [and yours will ask the same|and you have the answers too|so bring yours along].',
      ],
      [
        '[{name} puts the shoes at the door|The bed of {name} can wait|{name} leaves a note on the pillow]. [That is half of the way|It will be warmer for that|Afterwards one sleeps better], [so put yours there too|so tell your sofa|so look for your own shoes].',
      ],
    ],
  },
}
