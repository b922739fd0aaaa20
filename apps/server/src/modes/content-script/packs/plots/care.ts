import type { Plot } from './plot.ts'

/** Care for the body: hair, skin, health, teeth, eyes, training. */
export const care: Plot = {
  before: [
    [
      'ASKS: [All week I look after everybody|I take care of my {who}, of my {other}, of the whole house|From Monday to Friday I belong to other people], [and on {day} I saw myself in a shop window|and then my {who} asked: “And you?”|and this morning the mirror asked me something].',
      'TELLS: [It was time|That is a sign|I am glad that you came], [so sit down, this hour is yours|so now it is your turn|so for once we talk about you].',
    ],
    [
      'ASKS: [I will be honest: I am a little afraid|I nearly turned round at the gate|I walked past your place twice before I came]. [Somebody once did it to me in a hurry|The last time nobody asked me anything|The last person said “trust me” and did what he wanted].',
      'TELLS: [Thank you for saying it|It is good that you say it at the start|Few people say it], [so I ask before I touch anything|so you lead and I follow|so say stop whenever you want].',
    ],
    [
      'ASKS: [I have wanted to come since the new year|Each Monday I say: this week|For months it stands on my list, between fuel and soap], [and each week something is more important|and on Friday it moves to the next Monday|and my {other} has started to laugh].',
      'TELLS: [Mondays are full of good plans|That list knows you well by now|There is always something, and it is always urgent], [but you are here|and yet here you are|and today you crossed it off].',
    ],
  ],
  among: [
    [
      'ASKS: [My {other} says it is a waste of time|My {other} asks what I need it for|“For what?” asks my {other}].',
      'TELLS: [And how does he wash his car|And his car, when does he wash it|How long does he wash his car]?',
      'ASKS: [Every Sunday, for two hours, with a song|Two hours each Sunday, with two towels|Sundays, two hours, and nobody may talk to him].',
      'TELLS: [Then he knows what care is|So he understands it very well|Tell him that you are more than a car].',
    ],
    [
      'ASKS: [I saw it on my phone and I want it the same|I have a picture of somebody, make me like that|In the video it took thirty seconds].',
      'TELLS: [That person is not you, and that is good news|In a video everything takes thirty seconds|A screen has a filter, you have a face]. [Let us look at you first|First we look at what you have|Show me what you like in it, not all of it].',
    ],
    [
      'ASKS: [I never know what to say when I am asked.|What do I say when somebody asks “how do you want it”?|I always say “as you like”, and then I suffer.]',
      'TELLS: [Say what must not happen|Begin with what you do not want|Tell me what you did not like the last time]. [The rest is easier then|After that we have half of it|A clear no helps more than a soft yes].',
    ],
    [
      'ASKS: [Can I keep my phone in my hand?|My {other} will call ten times.|If my phone rings, I must take it.]',
      'TELLS: [The world will turn without you for a while|Put it face down and count how often you miss it|Let it ring, it knows how to wait].',
      'ASKS: [And if he burns the rice?|He will burn the rice.|The rice is on the fire, and he is alone with it.]',
      'TELLS: [Then tonight you eat bread, in peace|Rice has been burnt before|Then he learns something, and you rest].',
    ],
    [
      'ASKS: [Be honest, have you seen worse than me|Am I the worst you have seen this week|Tell me the truth, is it bad]?',
      'TELLS: [You are a person who has been busy|I see somebody who has waited a little|I see no worse and no better, I see you]. [That can be said in one sentence: begin now|It is not about bad, it is about the next step|From here we go forward].',
    ],
    [
      'ASKS: [How do I stay like this afterwards?|And at home, when nobody helps me?|It never lasts with me.]',
      'TELLS: [Small things, done often|A little every day is more than a lot at once|Do one thing each evening, not ten on {day}]. [Tie it to something you do anyway|Put it beside your toothbrush|Choose the one that you will really do].',
    ],
    [
      'ASKS: [And if I fall asleep?|I could fall asleep in this chair.|Nobody has told me to sit for a whole week.]',
      'TELLS: [It happens|Sleep, I do not tell your {who}|Some people only come for that]. [Breathe out first, the shoulders are the last to know|Put your feet flat, and count to ten|Let the head be heavy, that is allowed].',
    ],
    [
      'ASKS: [Everybody sees it at once, or nobody sees it|My {other} never notices anything|If nobody notices it, my {other} will laugh].',
      'TELLS: [You notice it each time you pass a mirror|Walk past a window on the way home|Look at how you hold your head afterwards]. [The first one to see it should be you|He notices when the food is late, be patient|Others see that you smile, not why].',
    ],
    [
      'ASKS: [My {who} did it with what she had in the kitchen|In my {who}’s time there was one comb for all|My {who} laughs at all this].',
      'TELLS: [She was right about many things|Ask her how she did it, and write it down|Bring her along, I learn from such women]. [But she also sat down for it|She had patience, that is the best product|And see how she sits when it is her turn].',
    ],
  ],
  after: [
    [
      'ASKS: [And on Monday I belong to everybody again|Tomorrow they all need me again|Then I go back, and they are all waiting].',
      'TELLS: [They can wait one hour in a month|Put your next hour into the calendar before they do|Go, but keep the hour].',
    ],
    [
      'ASKS: [I said it, and nothing bad happened|It was easier than walking past|And I nearly turned round at the gate].',
      'TELLS: [Saying it is the hard part|The gate is the hardest step|Next time you walk past only once].',
    ],
    [
      'ASKS: [What will my {other} laugh at now?|I will show my {other} the list.|So I can cross it off.]',
      'TELLS: [Let him read it, from top to bottom|Take a thick pen for it|There is still the soap].',
    ],
  ],
}
