import type { Talk } from './talk.ts'

export const pidgin: Talk = {
  what: [
    '[Abeg, |So, |Tell us: |Oya, |My friend, |First question: ][wetin {brand} get for us|wetin {brand} dey do|wetin person go see for {brand}|who be {brand}]?',
    '[I hear|People dey call|I see|Everybody dey call] di name {brand}: [wetin dem dey do|who dem be|wetin dey there][|, abeg|, exactly]?',
  ],
  named: [
    '[So, |Oya, |Okay, |Abeg, |Tell us: ][wetin una dey do|wetin una get for us|wetin person go see for una side|wetin una dey offer][|, exactly|, my friend]?',
    '[I don hear di name|Name clear|Okay, I dey hear]: [wetin una dey do|wetin una get|wetin dey there for us][|, exactly|, abeg]?',
  ],
  news: [
    '[So|Abeg|Oya|My people|Tell us], [wetin be di news|wetin dey happen|wetin be di gist|which gist be dat][|, exactly|, small small]?',
    '[I hear|I see|Dem tell me] say [something dey|gist dey|news dey]: [wetin be di matter|wetin be di gist]?',
  ],
  told: {
    price: [
      '[||So, |Now, |Oya, |Okay, ][how much e be|how much be dat|wetin be di price|money matter nko|how much|di price nko][|, abeg|, my people|, exactly|, my friend]?',
      '[Money matter|Price|Pocket matter|Di main question]: [how much e be|how much|wetin person go pay][|, abeg|, exactly|, my friend]?',
    ],
    place: [
      '[||So, |Now, |Okay, ][where una dey|which side una dey|where e dey|where person go find una|location nko][|, abeg|, exactly|, my friend]?',
      '[Location|Make I know di road|If person wan come]: [where una dey|which side|where person go face][|, abeg|, exactly|, my friend]?',
    ],
    time: [
      '[||So, |Now, |Okay, |Oya, ][which time|when|wetin be di time|time nko|when exactly][|, abeg|, my friend|, my people]?',
      '[Make I write am down|Before I forget|About time]: [which time|when|wetin be di time][|, abeg|, exactly|, my friend]?',
    ],
    wait: [
      '[||So, |Now, |Okay, |Oya, ][how long e go take|when e go ready|how long person go wait|e go tey][|, abeg|, my friend|, my people]?',
      '[I dey hurry small|Time no dey my hand|Make I plan]: [how long e go take|when e go ready|e go tey][|, abeg|, my friend]?',
    ],
    reach: [
      '[||So, |Now, |Okay, ][if I no fit come nko|if person no fit waka come nko|if my side far nko|una dey reach person side][|, abeg|, my friend]?',
      '[My side far|Go-slow too much|Time no dey to waka]: [how we go do am|una fit reach me|una fit help][|, abeg|, my friend]?',
    ],
    warranty: [
      '[||So, |Now, |Okay, ][warranty nko|if e spoil nko|guarantee dey][|, abeg|, my friend]?',
      '[I wan dey sure|After I pay|Make my mind rest]: [warranty dey|if e spoil nko|guarantee nko][|, abeg|, my friend]?',
    ],
    more: [
      '[||And |So, |Okay, ][wetin again|wetin else|wetin join|another thing nko|wetin remain][|, abeg|, my friend|, my people]?',
      '[I hear you|Correct|Na so|I don hear]: [wetin again|wetin else|e remain wetin][|, abeg|, my friend]?',
    ],
  },
  self: {
    price: [
      '[||So, |Now, |Oya, |And ][how much e be|wetin be di price|di price nko|money matter nko|how much]?',
      '[Di main question|Money matter|You wan know di price|You dey ask di price]: [how much e be|how much|wetin you go pay]?',
    ],
    place: [
      '[||So, |Now, |Oya, |And ][where you go find us|where we dey|which side we dey|location nko]?',
      '[You wan come|You dey ask di road|Location]: [where we dey|which side|where you go face]?',
    ],
    time: [
      '[||So, |Now, |Oya, |And ][which time|when|wetin be di time|time nko]?',
      '[About time|Put am for mind|Calendar ready]: [which time|when|wetin be di time]?',
    ],
    wait: [
      '[||So, |Now, |Oya, |And ][how long e go take|when e go ready|you go wait tey|e go tey]?',
      '[You dey hurry|You wan plan|You get date]: [how long e go take|when e go ready|e go tey]?',
    ],
    reach: [
      '[||So, |Now, |And ][if you no fit come nko|if your side far nko|if time no dey to come nko]?',
      '[Your side far|Go-slow too much|You no get time to waka]: [how we go do am|wetin we go do]?',
    ],
    warranty: [
      '[||So, |Now, |And ][warranty nko|if e spoil nko|guarantee nko]?',
      '[You wan dey sure|After you pay|Make your mind rest]: [warranty nko|if e spoil nko]?',
    ],
  },
  how: [
    '[So|Okay|Oya|Correct|Now], [how I go reach una|wetin I go do next|where I go start|how person go take reach una|wetin be di next step][|, abeg|, exactly]?',
    '[I don hear am|E don clear|I like am|Okay now]: [how I go start|where I go message|wetin be di next thing|who I go talk to][|, abeg|, sharp sharp]?',
  ],
  coming: [
    '[I don hear am|E clear|Okay now|Correct][|, my people|, true true]: [I dey come|I go come|I go dey there|una go see me][| with my people| with my friend].',
    '[No need to tell me two times|I don write di date|I don mark di day]: [I dey come|I go dey there|una go see me][|, true true|, my people].',
  ],
  replies: [
    '[Okay|Correct|I hear you|Ehen|No wahala|Nice one][|, my friend|, true true]: [any advice|any advice for us|wetin person suppose know|wetin I suppose note|wetin I no go forget|which advice you get][|, abeg|, my people]?',
    '[Before I start|Before I go|For person wey dey listen|For who never try am|For somebody like me], [any advice|wetin you go tell am|wetin e good make person know|which advice you get][|, abeg|, my friend]?',
    '[If na you|If na your sister|If na your own brother|If na your friend], [wetin you go talk|which advice you go give|wetin you go tell am first][|, abeg|, true true]?',
  ],
  recall: [
    '[For short|One more time|Before you go|Carry dis one go|No forget|Make we talk am again][|, my people|, abeg|, clear clear|, my friends]',
    '[If you forget everything, hold dis one|Dis na wetin you go remember|Write dis one down|Di main gist be dis][|, my people|, abeg]',
  ],
  asks: {
    order: [
      '[When you dey order|As you dey order|For your order], [tell us wetin you want and how many|tell us your area and how many you want|write your name, your area and wetin you want], [so nothing go miss|make everything dey clear|make we no ask two times].',
      'If na for one special day, [tell us di day early|order am early|no wait till dat week], [rush no good|make plan complete].',
    ],
    book: [
      '[When you message us|For your message|When you call], [tell us wetin you need and which day|talk di day and di time wey good for you|tell us your area and wetin you want], [so di day go dey set|make everything dey clear].',
      'Check your [week|days] well, [pick one day|pick di day wey free|then tell us], [before other things take am|make you no forget].',
    ],
    join: [
      'You fit ask us [about di fees|wetin you go carry come|which class fit you|when e dey start] [before you register|so you go plan well|as you dey register].',
      'If [one parent|your neighbour|your friend] dey find place too, [tell am|send am dis one|make una come together].',
    ],
    apply: [
      'When you apply, [write your name, your number and wetin you sabi do|tell us where you dey and di work wey you don do before], [make am short|no need for big grammar].',
      '[Read am again|Check am well] before you apply: [if e fit you, no wait|if you fit do am, apply].',
    ],
  },
}
