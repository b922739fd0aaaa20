import type { Talk } from './talk.ts'

export const pidgin: Talk = {
  who: [
    '[||Tell us: |Make I ask una: ][una sabi|una know|una don hear about] {brand}[| before| already]?',
    '[|So, |Quick one: ]wetin una [sabi|hear|know|don hear] about {brand}?',
  ],
  what: [
    '[||Small question: |Make I ask una: |Today question: ][wetin {brand} get for una|wetin {brand} fit do for una|which work {brand} dey do]?',
    '[I get question for una|One question|Answer me]: [wetin {brand} get for una|wetin {brand} dey do]?',
  ],
  news: [
    '[So|Abeg|Oya|My people|Tell us], [wetin be di news|wetin dey happen|wetin be di gist|which gist be dat][|, my friend]?',
    '[I hear|I see|Dem tell me] say [something dey|gist dey|news dey]: [wetin be di matter|wetin be di gist]?',
  ],
  told: {
    price: [
      '[||So, |Now, |Oya, |Okay, ][how much e be|how much be dat|wetin be di price|how much][|, abeg|, my friend]?',
      '[Money matter|Di main question|Make I ask]: [how much e be|how much|wetin person go pay][|, abeg|, my friend]?',
    ],
    place: [
      '[||So, |Now, |Okay, |Oya, ][where una dey|which side una dey|where person go find una][|, abeg|, exactly|, my friend]?',
      '[Make I know di road|If person wan come]: [where una dey|which side|where person go face][|, abeg|, exactly|, my friend]?',
    ],
    time: [
      '[||So, |Now, |Okay, |Oya, ][which time|which day and time|wetin be di time|time nko][|, abeg|, my friend]?',
      '[Make I write am down|Before I forget]: [which time|which day and time|wetin be di time][|, abeg|, my friend]?',
    ],
    wait: [
      '[||So, |Now, |Okay, |Oya, ][how long e go take|when e go ready|e go tey][|, abeg|, my friend]?',
      '[I dey hurry small|Make I plan]: [how long e go take|when e go ready|e go tey][|, abeg|, my friend]?',
    ],
    reach: [
      '[||So, |Now, |Okay, |Oya, ][if I no fit come nko|if my side far nko|una dey reach person side][|, abeg|, my friend]?',
      '[My side far|Time no dey to waka]: [how we go do am|una fit reach me][|, abeg|, my friend]?',
    ],
    warranty: [
      '[||So, |Now, |Okay, ][warranty nko|if e spoil nko|guarantee dey][|, abeg|, my friend]?',
      '[I wan dey sure|Make my mind rest]: [warranty dey|if e spoil nko|guarantee nko][|, abeg|, my friend]?',
    ],
    deal: [
      '[||So, |Oya, |Okay, ][any discount|anything for us|wetin una fit do for us][|, abeg|, my friend]?',
      '[Before I bring money|As I be your person]: [any discount dey|wetin una fit do for us|anything dey for me][|, abeg|, my friend]?',
    ],
    pay: [
      '[||So, |Oya, |Okay, ][how person go pay|I must pay everything one time|how di payment be][|, abeg|, my friend]?',
      '[About di payment|Before I bring money]: [how e go be|how una dey do am][|, abeg|, my friend]?',
    ],
    ahead: [
      '[||So, |Oya, |Okay, ][when I suppose tell una|how early I go talk|I fit just call dat same day][|, abeg|, my friend]?',
      '[Make I no late|Make I plan]: [when I go tell una|how early I suppose talk][|, abeg|, my friend]?',
    ],
    more: [
      '[||And |So, |Okay, ][wetin again|wetin else|another thing nko][|, abeg|, my friend]?',
      '[I hear you|Correct|I don hear]: [wetin again|wetin else|another thing nko][|, abeg|, my friend]?',
    ],
  },
  leads: {
    price: ['[Now di price|See di price|Hear di price|About di money|Di price be dis]:'],
    time: ['[Mark di time|Note di time|About di time|Time na dis]:'],
    place: ['[Where you go see us|See where we dey|How you go find us]:'],
    reach: ['[If your side far|If you no fit come|If road far],'],
    pay: ['[About payment|How you go pay|For payment]:'],
    deal: ['[Better one dey|See dis one|Something dey for you]:'],
    ahead: ['[Make you plan am well|Make you no late],'],
    wait: ['[How long e dey take|About how long]:'],
    warranty: ['[Make your mind rest|No fear],'],
  },
  means: {
    place: ['If you no sabi di road, [call us|message us] when you near[|, make we direct you].'],
    wait: [
      '[So tell us|Tell us] di day wey you need am [early|from start], [make we plan am well|make e ready before dat day].',
    ],
    reach: [
      '[For dat one, send|Just send] us [your street and one landmark|your area and di nearest bus stop], [make we find you quick|make nobody lost road].',
    ],
    warranty: [
      'Keep [your receipt|di paper] well: na di one you go show us [if anything happen|if e get problem].',
      '[Check am well|Test am] when you collect am, and if [anything no correct|e get problem], tell us one time.',
    ],
  },
  how: [
    '[So|Okay|Oya|Correct|Now], [how I go reach una|wetin I go do next|how person go take reach una][|, abeg]?',
    '[I don hear am|E don clear|I like am|Okay now]: [how I go start|how I go reach una|wetin I go do next][|, abeg]?',
  ],
  coming: [
    '[I don hear am|E clear|Okay now|Correct][|, true true|, thank you]: [I dey come|I go come|I go dey there|una go see me][| with my people| with my friend].',
    '[I don write di date|I don mark di day]: [I dey come|I go dey there|una go see me][|, true true|, my people].',
  ],
  replies: [
    '[||So, |Okay, |Oya, ][wetin else I suppose know|any other thing wey I suppose know|wetin I suppose know before I start][|, abeg|, my friend]?',
    '[Okay|I hear you|No wahala|Nice one|E clear][|, my friend|, thank you]: [any advice for me|which advice una get for me|una get advice for me][|, abeg]?',
    'Before I [call una|message una|tell my people], [wetin I no suppose forget|wetin I go arrange|wetin I suppose hold for hand][|, abeg|, my friend]?',
  ],
  viewers: [
    '[|So, |Okay, |Oya, ][wetin una go tell people wey dey watch us|any message for people wey dey watch|which message una get for our viewers][|, abeg|, my friend]?',
    '[For people wey dey watch us|For everybody wey dey watch|For our viewers]: [wetin una go talk|any message|wetin una go tell dem][|, abeg|, my friend]?',
  ],
  recall: [
    '[For short|One more time|Before you go|No forget|Make I talk am again|Hear am again][|, my people|, my friends]',
    '[Wetin you go remember be dis|Write dis one down|Di main gist be dis][|, my people|, my friends]',
  ],
  haggle: [
    [
      '[Ah|Ehen|Hmm|Abeg], {it}[|, nothing go comot|, you no go reduce am|, no last price]?',
      'So {it}, [last price be dat|na di last price]?',
    ],
    [
      '[My friend|Ah ah|No vex], [na di price be dat|na di correct price]: {it}.',
      '{it}, [na di last price|na so e be][|, my friend|, no vex].',
    ],
  ],
  sum: [
    [
      '[Okay|Oya|So], [make I talk am back|make I write am|I don write am]: {it}, [abi|shey na so]?',
      '[Make I write am so I no go forget|See wetin I write]: {it}, [abi|e correct]?',
    ],
    [
      '[Yes|Na so|Correct], [you no forget anything|you write am correct|everything correct].',
      'You [write am correct|get am complete|no miss anything][|, my friend|, thank you].',
    ],
  ],
  laugh: ['Ha ha, [tell everybody|greet dem].', 'Ha ha, [na so e dey be|e sweet to hear].'],
  asks: {
    order: [
      '[When you dey order|For your order], [tell us wetin you want and how many|tell us your area and how many you want|write your name, your area and wetin you want][, so nothing go miss|, make everything clear|].',
    ],
    book: [
      '[When you wan book|To book], [tell us wetin you need and which day|talk di day and di time wey good for you|tell us your area and wetin you need][, make everything clear|, make we plan am well|].',
      'Pick [one day|di day] wey free for you, then tell us[|, make we write am down].',
    ],
    join: [
      'You fit ask us [wetin you go carry come|which class go fit] [before you register|so you go plan well|as you dey register].',
      'If [one parent|your neighbour|your friend] dey find place too, [tell am|send am dis one|make una come together].',
    ],
    apply: [
      'When you apply, [write your name, your number and wetin you sabi do|tell us where you dey and di work wey you don do before], make am short.',
      'Check am well before you apply: [if e fit you, no wait|if you fit do am, apply].',
    ],
  },
}
