import type { Talk } from './talk.ts'

export const pidgin: Talk = {
  who: [
    '[People dey ask|I wan ask|Question of di day]: who be {brand}?',
    '[Abeg, |Tell me: |My people, ]who be {brand}?',
  ],
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
    deal: [
      '[||So, |Oya, |Okay, ][any discount|anything for us|wetin una fit remove for us|which better thing join][|, abeg|, my friend|, exactly]?',
      '[Before I count money|Na money I dey count|As I be your person]: [any discount dey|wetin una fit do for us|anything go come down][|, abeg|, my friend]?',
    ],
    pay: [
      '[||So, |Oya, |Okay, ][how person go pay|I must pay everything one time|how di payment be][|, abeg|, my friend|, exactly]?',
      '[About di payment|If money no complete now|Before I bring money]: [how e go be|wetin I go pay first|how una dey do am][|, abeg|, my friend]?',
    ],
    ahead: [
      '[||So, |Oya, |Okay, ][when I suppose tell una|how early I go talk|I fit just call dat same day][|, abeg|, my friend|, exactly]?',
      '[My own day dey come|I get one day for mind|Make I no late]: [when I go tell una|how many days before|how early I suppose talk][|, abeg|, my friend]?',
    ],
    more: [
      '[||And |So, |Okay, ][wetin again|wetin else|wetin join|another thing nko|wetin remain][|, abeg|, my friend|, my people]?',
      '[I hear you|Correct|Na so|I don hear]: [wetin again|wetin else|e remain wetin][|, abeg|, my friend]?',
    ],
  },
  means: {
    price: [
      'If you want [more than one|plenty|two or three], [tell us how many|write di number], and we go [count di total give you|tell you di total] [before you pay|first|one time].',
      'Now wey you know di price, [arrange your money|keep di money one side|plan am] [before you come|before month end|from now], [so nothing go surprise you|e go easy for you].',
    ],
    place: [
      'If you no know road, [call us when you near|message us when you near], and [look for di name|ask who dey outside] [before you turn back|small small].',
      '[Before you leave house|Before you enter motor], [send us message|call us], [so you no go come for nothing|so we go dey ready for you].',
    ],
    time: [
      '[Choose|Pick] di time wey [easy for you|no go rush you] inside am, and [come with your mind at rest|no need to run].',
      '[Put di time for your phone|Set alarm for am|Write di time down], [so you no go meet us closed|so di time no go pass you].',
    ],
    wait: [
      'So [tell us di day wey you need am|talk di day wey you go use am] [for your first message|one time|from di start], and we go [count di time together|arrange am from there].',
      'No [wait till di last day|leave am for di last minute]: [count from di day wey you need am|start early], [so you no go rush|so e go reach you well].',
    ],
    reach: [
      '[When you message us|For your message], send us [your street and one landmark|your area and di nearest bus stop], [so who dey bring am no go lost|so e go reach you fast].',
      'Keep your phone near you [dat day|that time], [so who dey bring am fit reach you|so we no go call till we tire].',
    ],
    warranty: [
      'Keep your [receipt|paper] well [for house|for safe place]: [na him you go show us|na dat one we go look] [if anything happen|if e get problem].',
      '[Check am well|Test am] [when you collect am|for our front], and [if anything no correct, talk one time|if e get fault, no wait].',
    ],
    deal: [
      '[Remind us|Talk am] when you [dey pay|dey order|message us], [so nobody go forget am|so you no go miss am].',
      'If you sabi [somebody wey e concern|person wey go need am], [tell am|show am dis video], [money wey you save na your own|make e no pass am].',
    ],
    pay: [
      'Ask us for di account details [before you send money|for your message], and [keep di proof|send us di receipt] [after|when you don pay].',
      '[Plan am with your salary|Share di money by di weeks|Look your pocket first], [so e no go heavy for you|so di payment go easy].',
    ],
    ahead: [
      '[Count di days from your event|Look your calendar from your own day come back], and [write us before den|message us as soon as you know di day].',
      'If your day don near, [ask us first|message us now], [before you pay anything|so we go tell you if time still dey].',
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
    '[Before I come|Before I pay|Before I choose|Before I start|Before I call|Before I tell my people], [wetin I suppose know|wetin I go check first|which advice you get|wetin I no go forget|wetin go help me][|, abeg|, my friend|, true true]?',
    '[Okay|I hear you|No wahala|Correct|Ehen|Nice one|E clear][|, my friend|, thank you]: [any advice for me|wetin I no go forget|wetin I suppose check|wetin dey important pass|wetin I go tell my people][|, abeg|, true true]?',
    '[For who never try am|For person like me|For who dey start now|For my own people], [any advice|wetin you go tell am|wetin e good make person know|wetin dem go check first][|, abeg|, my friend|, true true]?',
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
