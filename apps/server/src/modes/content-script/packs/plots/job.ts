import type { Plots } from './plot.ts'

/** A vacancy. */
export const job: Plots = {
  two: {
    before: [
      [
        'ASKS: [Each {day} my {who} asks: “Any news?”|My {other} asks me every evening if there is news|When my phone rings, the whole house looks at me], [and it is only the network|and I say “soon”|and I go to buy bread].',
        'TELLS: [“Soon” is a tired word|I know that look from the whole house|Everybody has had such months], [so here is some news for once|so listen to this one properly|so take a pen, this one is real work].',
      ],
      [
        'ASKS: [I have sent so many papers|I have sent my papers everywhere|My papers know more offices than I do], [and nobody wrote back|and my {other} says I write too much|and I no longer know what I wrote].',
        'TELLS: [Then write one, and write it well|Ten quick ones are not worth one good one|Send fewer, and read each one aloud first], [and begin with what is asked here|so first hear what is needed|and let us see if it fits you].',
      ],
      [
        'ASKS: [I do not know if I am the person for it|I read such things and think: that is for others|My {who} says that I am too modest].',
        'TELLS: [Let the others decide that|Listen first, then judge|Who never asks has already said no], [so hear what is needed|so count on your fingers what you have of it|so we go through it, one after another].',
      ],
    ],
    among: [
      [
        'ASKS: [What if they ask me what I cannot do?|And my weak point, what do I say?|I am afraid of that one question.]',
        'TELLS: [Say one thing, and what you do about it|A true answer in one sentence|Say what you are learning at the moment]. [Everybody has one, also the one who asks|Nobody believes people without one|Then be quiet, and smile].',
      ],
      [
        'ASKS: [My {other} wants to go with me.|My {other} will speak for me, he says.|Can my {other} call them for me?]',
        'TELLS: [He can iron your shirt|He may wait outside, with water|Let him ask you questions at home]. [They want to hear your voice|Speak yourself, also if it shakes|A shaking voice is a voice].',
      ],
      [
        'ASKS: [I practise before the mirror.|How do I practise?|At night I talk to my wardrobe.]',
        'TELLS: [Say your name, and what you did last|Say it aloud, and time it|Take your {who} instead, a mirror asks nothing]. [Three sentences, no more|The third time it is already yours|She will ask harder things than they do].',
      ],
    ],
    after: [
      [
        'ASKS: [So today I do not say “soon”|When they look at me today, I have something to tell|Tonight I have news].',
        'TELLS: [Say: “I have written”|Tell them when it is sent, not before|And then eat, and sleep].',
      ],
      [
        'ASKS: [One, and properly|I go home and write one|This one I read aloud].',
        'TELLS: [And let somebody check the number|Read it to somebody who is honest|Read it tomorrow once more, with fresh eyes].',
      ],
      [
        'ASKS: [I counted, and it is more than I thought|So it is perhaps not only for others|Then let them say no, if they want].',
        'TELLS: [Or yes|You see|And now write down what you counted].',
      ],
    ],
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [Each {day} the {who} asks: “Any news?”|When the phone of {name} rings, the whole house looks up|The {other} asks {name} every evening], [and it is only the network|and {name} says “soon”|and {name} goes to buy bread].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} in every street]. [{name} has sent papers everywhere|{name}’s papers know more offices than {name}|So many letters has {name} sent], [and nobody writes back|and they all began with the same sentence|and the {other} says: send more]. [One good one is worth ten quick ones|Send fewer, and read each one aloud|First read what is asked, then write].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [“That is for others,” thinks {name}|{name} reads such things and scrolls on|The {who} says that {name} is too modest]. [Who never asks has already said no|Let others decide that, {name}|Count on your fingers what you have of it, {name}].',
      ],
    ],
    among: [
      [
        '[{name} is afraid of one question: the weak point.|“What if they ask what I cannot do?” asks {name}.|And {name}’s weak point?] [One true sentence, {name}, and what you do about it|Say what you are learning at the moment, {name}|Say it, {name}, be quiet, and smile], [because nobody believes people without one|and the one who asks has one too|and then the question is over].',
      ],
      [
        '[{name}’s {other} wants to go along|“I will speak for you,” says {name}’s {other}|The {other} wants to call them for {name}]. [He can iron the shirt, {name}|He may wait outside, {name}, with water|Let him ask you questions at home, {name}], [because they want to hear your voice|and a voice that shakes is a voice|and in the room you speak].',
      ],
      [
        '[At night {name} talks to the wardrobe.|{name} practises before the mirror.|How does {name} practise?] [Take the {who} instead, {name}, a mirror asks nothing|Your name, {name}, and what you did last|Aloud, {name}, and three sentences], [and the third time it is already yours|and with a clock beside it|and she asks harder things than they do].',
      ],
    ],
    after: [
      [
        '[Tonight {name} does not say “soon”|Today {name} has something to tell|And when they look at {name} this evening]: [“I have written.”|“It is sent.”|“I did it today.”] [You can say that tonight as well|And then one eats, and sleeps|It is the best sentence of the week].',
      ],
      [
        '[{name} goes home and writes one|One, and properly, says {name}|This one {name} reads aloud]. [Somebody checks the number once more|An honest friend hears it first|And once again in the morning, with fresh eyes]. [You can do it the same way|You have an evening too|It takes one evening].',
      ],
      [
        '[{name} counts, and it is more than expected|Four fingers are up, and {name} looks at them|“It is perhaps not only for others,” says {name}]. [And on your hand?|How many fingers do you have up?|Count yours.] [Then let them say no, or yes|And write down what you counted|That is your letter, almost].',
      ],
    ],
  },
}
