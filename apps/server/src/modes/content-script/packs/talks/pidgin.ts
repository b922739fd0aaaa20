import type { Talk } from './talk.ts'

export const pidgin: Talk = {
  what: [
    '[Abeg, |So, |Tell us: |Oya, |My friend, |First question: ][wetin {brand} get for us|wetin {brand} dey do|who be {brand}|wetin person go see for {brand}]?',
    '[I hear|People dey call|I see|Everybody dey call] di name {brand}: [wetin dem dey do|who dem be|wetin dey there][|, abeg|, exactly]?',
  ],
  news: [
    '[So|Abeg|Oya|My people|Tell us], [wetin be di news|wetin dey happen|wetin be di gist|which gist be dat][|, exactly|, small small]?',
    '[I hear|I see|Dem tell me] say [something dey|gist dey|news dey]: [wetin be di matter|wetin be di gist|talk am]?',
  ],
  told: {
    price: [
      '[||So, |Now, |Oya, |Okay, ][how much e be|how much be dat|wetin be di price|money matter nko|how much|di price nko][|, abeg|, my people|, exactly|, my friend]?',
      '[Money matter|Price|Pocket matter|Di main question]: [how much e be|how much|wetin person go pay][|, abeg|, exactly|, my friend]?',
    ],
    place: [
      '[||So, |Now, |Okay, ][where una dey|which side una dey|where e dey|where person go find am|location nko][|, abeg|, exactly|, my friend]?',
      '[Location|Di road|Map]: [where e dey|which side|where person go face][|, abeg|, exactly|, my friend]?',
    ],
    time: [
      '[||So, |Now, |Okay, ][time nko|how e be for time|time matter nko|wetin be di time][|, abeg|, exactly|, my friend]?',
      '[Time matter|Clock|Calendar]: [how e be|wetin person go know|talk am well][|, abeg|, exactly|, my friend]?',
    ],
    reach: [
      '[||So, |Now, |Okay, ][if I no fit come nko|if person no fit waka come nko|if my side far nko|na only there e dey][|, abeg|, exactly|, my friend]?',
      '[Distance|Road far|Go-slow dey]: [how we go do am|wetin go happen|una fit help][|, abeg|, my friend]?',
    ],
    warranty: [
      '[||So, |Now, |Okay, ][warranty nko|if e spoil nko|guarantee dey][|, abeg|, exactly|, my friend]?',
      '[Warranty|Peace of mind|After I pay]: [how e be|wetin dey|talk am][|, abeg|, exactly|, my friend]?',
    ],
    more: [
      '[||And |So, |Okay, ][wetin again|wetin else|wetin join|another thing nko|wetin remain][|, abeg|, my friend|, my people]?',
      '[I hear you|Correct|Na so|I don hear]: [wetin again|wetin else|e remain wetin][|, abeg|, my friend]?',
    ],
  },
  how: [
    '[So|Okay|Oya|Correct|Now], [how I go reach una|wetin I go do now|where I go start|how person go take reach una|wetin be di next step][|, abeg|, exactly]?',
    '[I don hear am|E don clear|I like am|Okay now]: [how I go start|where I go message|wetin be di next thing|who I go talk to][|, abeg|, sharp sharp]?',
  ],
  replies: [
    '[Okay|Correct|I hear you|Ehen|Na true|No wahala|Nice one][|, my friend|, true true], [continue|talk on|I dey listen|I dey write am down|go on|I dey here].',
    '[Make I note am|I dey note am|E don enter my head|I no go forget am][|, my friend|, true true|, thank you|, continue].',
    '[Dat one|Dis one|Di thing|Wetin you talk] [make sense|clear well|don enter my ear|good to know|dey useful][|, my friend|, continue|, go on].',
  ],
  recall: [
    '[For short|One more time|Before you go|Carry dis one go|No forget|Make we talk am again][|, my people|, abeg|, clear clear|, my friends]: {it}.',
    '[If you forget everything, hold dis one|Dis na wetin you go remember|Write dis one down|Di whole gist be dis][|, my people|, abeg]: {it}.',
  ],
  asks: {
    order: [
      '[When you dey order|As you dey order|For your order], [tell us wetin you want and how many|tell us your area and how many you want|write your name, your area and wetin you want], [so nothing go miss|make everything dey clear|make we no ask two times].',
      'You fit order for [your house|your office|your people|somebody else]: [just tell us|put am for di message|say am as you dey order].',
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
