import type { ScriptPack } from '../script-pack.ts'
import { guide } from './guides/english.ts'

export const english: ScriptPack = {
  cast: ['Amaka', 'Tunde', 'Zainab', 'Dayo'],
  places: {
    indoor: 'a bright room indoors',
    office: 'an office with people at work',
    outdoor: 'outdoors, in daylight',
    home: 'a living room at home',
    studio: 'a studio with a plain backdrop',
    retail: 'a shop, between the shelves',
    restaurant: 'a restaurant, at a set table',
    event: 'an event, with guests in the background',
    nature: 'nature, under open sky',
    urban: 'a busy street in the city',
  },
  parts: {
    video_script: ['Opening', 'Middle', 'Ending'],
    social_media: ['Slide 1', 'Slide 2', 'Slide 3'],
    blog_post: ['Introduction', 'Main part', 'Conclusion'],
    ad_copy: ['Headline', 'Body', 'Call to action'],
  },
  details: [
    '[Also|One more thing|Good to know|And remember|Not to forget|Another thing]: {it}.',
    '[And this matters|Do not forget|And this too|Worth knowing]: {it}.',
  ],
  brands: [
    '[This is|Meet|Say hello to|You are with|Here is|Here comes] {brand}[|, nice to meet you|, good people|, my people].',
    '[Remember the name|Write it down|Keep the name|One name|A name to keep|A name to remember]: {brand}[|, that is us|, that is the name|, plain and simple].',
  ],
  audiences: [
    '[This one is for|We made this for|We thought of|This is meant for|This message is for] {audience}[|, specially|, with love|, from all of us].',
    '{audience}: [this is for you|this one is yours|we mean you|we have a word for you|we are talking to you|hear this|listen well|stay with us|this is about you|come closer].',
    '[A message for|News for|Something for|A word for|A minute for] {audience}: [this is for you|please share this|keep this in mind|listen well|do not keep it to yourselves].',
  ],
  brandTypes: {
    small: [
      'We are [a small team|a handful of people|few, but careful], and [each person who writes to us|every question|every message] [gets our full attention|matters to us|is taken seriously].',
      '[Small team|Few hands], [big heart|full attention|short ways]: [you get a real answer|we remember you|you talk to people, not to a machine].',
    ],
    medium: [
      'We are [big enough to keep time|enough hands to share the work] and [small enough to know you|close enough to listen|near enough to care].',
      'Our team [is reachable|is ready|answers your questions], [and you know whom to ask|and somebody always listens|from the first message on].',
    ],
    large: [
      '[Many hands|Whole teams|People in many places] work [under one name|under this name], [with one standard|and everybody knows what to do|and nobody is left waiting].',
      'With {brand}, [one standard|one promise|one word] [holds everywhere|counts for all|reaches every branch], [wherever you are|near or far].',
    ],
    multi_enterprise: [
      '[Several companies|Sister companies|More than one house] [stand behind|carry|keep] this name [together|side by side|as one], [each doing what it does best|hand in hand].',
      'Behind {brand} [there is a family of companies|several houses work as one|partners pull together], [one voice|one goal|one standard] [for you|in front|throughout].',
    ],
  },
  replies: [
    '[Wait|Hold on|Hmm], [say that again|tell me more|go on|one more time][|, please|, slowly].',
    '[Honestly|Now|See], that is [good to know|new to me|clear|worth hearing][|, no joke|, for real].',
    '[So|Okay|Alright], [what do I do now|where do I start|who do I talk to][|, exactly|, in short]?',
    '[You see|I told you|I knew it], [it is that simple|I like it already|that is how it should be][|, my friend].',
  ],
  story: {
    starts: [
      '[Last week|Yesterday|One evening|On Monday morning|Some days ago], [a neighbour|a friend|my cousin|my sister|an old classmate|my aunty] [asked me|called to ask me|sent a voice note to ask me|stopped me to ask] about {brand}[|, and I smiled|, and I was glad to explain|, so I sat down with her].',
      '[A short story|Let me tell you a story|Let me start with a story|This made me smile]: [a neighbour|a friend|my cousin|my sister|my aunty] [wanted to know more about {brand}|had heard of {brand} and had questions|kept asking me about {brand}][|, and I was glad|, and I had the answer|, so we sat down].',
    ],
    middles: [
      '[I told her|I said|My answer was short]: [let me explain|sit down first|listen|good that you asked][|, it is simple|, I have a minute|, this is what it is].',
      '[She listened to the end|She wrote it all down|She asked me to say it again], and then [she wanted to tell her sister|she nodded|she took out her phone|she smiled].',
      '[So she wrote to us|She picked up her phone and wrote to us|She sent us a message][| that same evening| the same day| with her questions], and [we answered|she got her answer|we took it from there].',
      '[Later|That evening|The next day|Two days after], [she called to say thank you|she told her sister about us|I saw her again, and she was smiling|she sent me a voice note to say thank you].',
      '[And that is|That is|This is] how [one more person got to know {brand}|one more neighbour heard of {brand}|our street got to know {brand}].',
    ],
    ends: [
      '[So that is the story|That was the story|End of story]: [now you know too|now it is your turn to ask|now you can tell somebody].',
      'If [somebody in your street asks|somebody you know asks|your sister asks|a friend asks] about {brand}, [now you know what to say|send them this|show them this].',
    ],
    acts: [
      '[A phone lights up on a table|A hand types a message|Somebody reads a message and smiles|A phone rings in a bag], [seen close|from the side|in soft light].',
      'Two [friends|neighbours|people] [talk at a gate|sit on a bench|walk side by side|meet at a door], [seen from a few steps away|in one shot|laughing].',
      '[Close on|Show|Cut to] {product}, [in good light|from near|in one slow move].',
      'The speaker [looks into the phone|leans closer|smiles|sits down], [as if telling a friend|and waits a moment|hands moving].',
    ],
  },
  answers: {
    starts: [
      '[A question we hear|The question of the day|You asked, we answer|Let us answer a question]: [what is {brand} about|what should I know about {brand}|what is good to know about {brand}|who can tell me more about {brand}]?',
      '[In the next minute|In a few words|In a minute|In short]: [what you should know|the plain facts|all you need to know|the details] about {brand}[|, nothing more|, step by step|, without long talk].',
    ],
    middles: [
      '[First|Number one|To begin with|Step one]: [ask your questions|send us your questions|tell us what you want to know], [a message is enough|one line is enough|in your own words|short or long].',
      '[Second|Then|Next|Step two]: [we answer|you hear from us|you get our answer], [in plain words|with the details|and you can ask again].',
      '[Third|After that|Last|Step three]: [you think about it|you talk about it at home|you decide], [and nobody will rush you|without pressure|and we are here if you need us].',
      '[A common question|Somebody always asks|You may wonder|Many ask]: [can I ask first|may I ask before I decide|is there somebody to ask]? [Yes, of course|Of course|Always|Yes], [just ask|send a message|ask us anything].',
      '[A tip|A small tip|Remember|Before you go]: [write your questions down, so you have them ready|save this, and you will find us again|keep our name, and you will find us again|send this to yourself, so you have it when you need it].',
    ],
    ends: [
      '[In short|To sum up|So|Once more]: [that is|this is|this was] {brand}[|, and now you know|, clear and simple|, and that is all].',
      'Now you [have the facts|know more|have the details|know whom to ask], and [the next step is a message|the choice is yours|we are here].',
    ],
    acts: [
      '[Calm|Steady|Quiet] [shot|picture] at eye level, the speaker [beside a window|before a plain wall|at the counter|at the door].',
      'The [name|word] “{brand}” [appears|stands] [beside the speaker|at the lower edge|in large letters].',
      '[Cut to|We see|Close on] {product} [from the front|from above|from the side], [well lit|in one slow move|two full seconds].',
      'The speaker [counts on the fingers|points to the detail|nods to the viewer], [one point at a time|without hurry|and waits a beat].',
    ],
  },
  quick: {
    starts: [
      '[Stop scrolling|Wait|Hold on|Pause here|Eyes here]: {brand}[|, look|, right here|, do not blink|, remember the name|, one minute].',
      '[Quick question|Pop quiz|One question|Tell me]: [do you know|have you heard of|have you met|who in your street knows] {brand}? [Good, listen|Then listen|Stay with us|Ten seconds, please|Listen well].',
    ],
    middles: [
      '[Say it with me|Clap once and say it|All together|Louder]: {brand}[|, again|, one more time].',
      '[Your question|Any question|One question|A small question|A big question]: [one message|one line|a short message], [and you have an answer|and you know more|and we answer].',
      '[Tag one friend|Tell your sister|Tell the group chat|Call your neighbour|Tell your cousin][| now|: they should hear this|, you heard it here first].',
      '[No long story|Short and sweet|No drama]: [you ask, we answer|you write, we answer|ask and hear], [that is it|simple|easy].',
      '[Screenshot|Save|Pause] this [now|here|right here], [because you will need it|before the next video|you will thank yourself].',
    ],
    ends: [
      '[Last cut|One more time|Final frame|Before you go]: {brand}, [remember the name|save it now|that is the name].',
      '[Done|Finished|That was it|Cut], [now you|your turn|over to you]: [send the message|save this|share this][|, go|, now].',
    ],
    acts: [
      '[Three|Four|Five] quick cuts [on the beat|with the clap|in two seconds]: [face|hand|street], {product}, [smile|logo|thumbs up].',
      'The phone [runs in|swings round|drops low], [stops|tilts|comes close], and [the picture is full of {product}|there we see {product}].',
      '[Jump cut|Hard cut|Snap]: [same spot|same person|same move], [closer|from above|from the other side].',
      '[Big letters|One word|The name] [on the screen|on a plain ground], [everybody points|then cut|held for one second].',
    ],
  },
  flavours: {
    joke: [
      'My [wallet|landlord|boss|goat|uncle] [heard about|asked about|has been dreaming of] {brand} and [forgot to be angry|smiled for the first time this year|started calling me “my dear”|cancelled all meetings].',
      'I [told|only told] my [village people|neighbours|in-laws|old classmates] about {brand}, and [now they want peace talks|now I am invited to every meeting|now they greet me first|suddenly we are family again].',
      '[Doctor|Pastor|Teacher|Officer], I cannot [sleep|concentrate|keep calm], everybody keeps asking me about {brand}: [“Me too”|“That one has no cure”|“Join the queue”].',
    ],
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {brand} [is giving|is the real deal|no dey slack], [you dig|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|this one choke|e sweet], [na {brand}|thanks to {brand}].',
    ],
    local: [
      'Whether you are in [Ojuelegba or Wuse|Oshodi or Onitsha|Kano or Calabar|Aba or Zaria|Bodija or Sabon Gari], [one message reaches {brand}|we are one message away|your phone knows the way to us][|, no be lie|, any day].',
      '[Even in Lagos traffic|Even when NEPA takes light|Even under harmattan dust|Even on a packed danfo], [your phone still works|one message still goes|you can type one line], so [write to us|ask us|ask {brand}].',
    ],
    culture: [
      'As [our mothers|our elders|grandma] [taught us|always said|would say], [good things are shared|a guest eats first|you greet before you ask], so [greetings|welcome|you are home] at {brand}.',
      'Where we come from, [a good name is better than silver|you greet before you ask|your word is your signature], and {brand} [keeps to it|knows it|was raised that way].',
    ],
    heart: [
      '[Remember|Think of] [the people you love|somebody who believed in you|the ones at home|the people who carried you]: [this is for them too|that is why we do this|that is our reason].',
      'There are [people|days|moments] [we do not forget|that stay with us|that make us who we are], and [we think of them in what we do|they are our reason|they keep us going].',
    ],
    tip: [
      '[Learn this|Good advice|Listen well]: before you decide, [ask one more question|check the details|talk to somebody you trust|know who stands behind it].',
      '[Lesson one|Rule one|The trick|My own rule]: [ask first|look twice|keep the contact|hear it to the end], [then decide|and you will not regret it|it saves time].',
    ],
    game: [
      '[Game time|Challenge|Let us play]: [name three people|tag one friend|count to five and name one person] who [would love|should see|need] this, [the slowest one pays|winner chooses|no skipping].',
      '[Quiz|Riddle|Guess]: [which name did you just hear|which name will you remember|who do you write to now]? [Exactly|You guessed it], {brand}.',
    ],
    budget: [
      '[Your budget|Your pocket|Your wallet] [matters here|is welcome|can relax]: [tell us what you can spend|say your figure|ask what it comes to], and [hear what is possible|plan with it].',
      '[Small money|Careful spending|A tight month]: [we understand|no shame in it|that is real life], so [ask first|ask for the price first|tell us your figure].',
    ],
  },
  guide,
  shots: {
    food: [
      'Film {product} [steaming|being served|being turned or cut|on the plate] [close up|from the side|from above], [so that people can almost smell it|with the sound on|slowly].',
      'Film [the first bite|a hand that takes the first piece|a face that tastes it|the pot or the pan at work] [|from near|from the side], [and wait for the smile|in one take|ten seconds].',
    ],
    fashion: [
      'Film [the finish|the seams|the colours|the details] of {product} [from near|in daylight|beside a window], [a hand moving over it|slowly|in one take].',
      '[Somebody wears|One person tries on|A friend puts on] {product} and [turns once|walks towards the phone|looks back and smiles], [full height|head to toe|in daylight].',
    ],
    beauty: [
      'Film [before and after|the first and the last look|how it was and how it is], [same spot, same light|side by side|from the same height][|, in daylight|, two shots].',
      'Film [the hands at work|the finished look|the mirror] [from near|over the shoulder|from the side], [in soft light|slowly|in one take].',
    ],
    learning: [
      'Film [hands that write|a face that understands|a finger on a page|a question being asked], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
      'Film [the place where it happens|the room|the entrance and the room], [from the door to the front|seats, board, light|from the back row], [while it is in use|in one slow walk|ten seconds].',
    ],
    events: [
      'Film [people arriving|greetings at the door|the hall filling up|chairs being set], [wide|from a corner|from the entrance], [ten seconds|in one take|with the sound on].',
      'Film [faces that laugh|hands that clap|small details|a child that looks around], [from near|one after the other|from the side][|, ten seconds|, in one take].',
    ],
    service: [
      'Film [before and after|the first and the last moment|the problem and the result] from the same [spot|height|side], [same light|so that one sees the change|two shots].',
      'Film [the hands at work|the tools laid out|somebody who arrives and greets|the last check], [from near|over the shoulder|from the side][|, in one take|, with the sound on].',
    ],
    homes: [
      'Walk from [the gate|the road|the front door] into the place, [slowly|elbows at your sides], [in one take|without zoom].',
      'Film [each room from its corner|what you see from the entrance|water, light and doors as they work], [in daylight|for five seconds each].',
    ],
    goods: [
      'Film {product} [from the front and the side|from every side|from far to near], [in daylight|slowly|beside a window|on a plain ground][|, ten seconds|, without zoom].',
      'Film [a detail that people ask about|a hand that points to what matters|what one gets, all of it in one picture], [from near|in one take|from the side][|, in daylight|, slowly].',
    ],
  },
  films: [
    '[Hold the phone upright|Phone upright, both hands|Lean the phone on a cup], [beside a window|with light from the side|in the shade], and film {product} [for five seconds|twice|from near to far].',
    'Film [hands|a face|the speaker] [close up|at arm’s length|from chest height], [tap the screen to focus|clean the lens first|keep still and breathe out].',
    'Walk [slowly|three steps] [towards|around|past] {product}, [elbows at your sides|phone low|without zoom], [one take|and once back].',
    'Record [the sound of the place|one line at a time|the voice again], [away from the road|with the fan off|near the phone], [ten quiet seconds too|and keep the best].',
    'Take [one wide shot|a still picture|a shot from above] of {product} [as it is|in daylight|without people], [for the first frame|for the cover|to cut to].',
  ],
  shotList: 'Shot list for a phone',
  show: [
    '[Show|We see|Close on|Hold on] {it}, [clearly|for three seconds|in good light].',
    '[The camera finds|Cut to|Stay on] {it}, [well lit|without words|for a moment].',
  ],
  avoid: ['[Leave out|Keep out|Do without]: {it}.', '[Not in this video|Not wanted here]: {it}.'],
}
