import type { Plot } from './plot.ts'

/** A vacancy. */
export const job: Plot = {
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
}
