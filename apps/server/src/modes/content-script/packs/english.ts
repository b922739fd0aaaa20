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
    '[Also|One more thing|Good to know|Please note|Keep in mind|And remember]: {it}.',
    '[And this matters|Do not forget|Write this down|Take note]: {it}.',
  ],
  brands: [
    '[This is|Meet|Welcome to|Say hello to|You are with] {brand}: {product}[|, plain and simple|, no long story].',
    '[Remember the name|Write it down|Keep the name|One name]: {brand}, for {product}[|, that is all|, nothing complicated|, plain and simple].',
    '{brand}, [that is the name|remember it|you heard right]: {product}[|, plain and simple|, no long story].',
  ],
  names: [
    '[This is|Meet|Welcome to|Say hello to|You are with] {brand}[|, good to have you|, and this is what we do|, plain and simple].',
    '[Remember the name|Write it down|Keep the name|One name]: {brand}[|, that is us|, and this is what we do].',
  ],
  audiences: [
    '[This one is for|We made this for|We thought of|This is meant for|We have a word for] {audience}[|, specially|, you know who you are].',
    '{audience}[, this is for you|, listen to this|, come closer|, we see you|, we mean you][|, please|, one minute|, really].',
    '[Calling all|A message for|News for|Something for] {audience}: [this is for you|share this|it is worth a minute|you are welcome].',
  ],
  brandTypes: {
    small: [
      'We are [a small team|a handful of people|few, but careful], and [every order|each customer|every single job] [passes through caring hands|gets our full attention|matters to us].',
      '[Small business|Small team|Few hands], [big heart|full attention|short ways]: [you talk to the owner|you get a real answer|we remember you].',
    ],
    medium: [
      'We are [big enough to deliver|enough hands to deliver|grown enough to keep time] and [small enough to know you|close enough to listen|near enough to care].',
      '[Our team|Our people] [answers|deliver|stand ready], [and somebody is always reachable|and you know whom to ask|from first call to last detail].',
    ],
    large: [
      '[Many hands|Whole teams|People in many places] work [behind this name|under one name|to one standard], [and you feel it|so you can plan|and nobody is left waiting].',
      'With {brand}, [one standard|one promise|one quality] [holds everywhere|counts for all|reaches every branch], [wherever you are|large order or small].',
    ],
    multi_enterprise: [
      '[Several companies|Sister companies|More than one house] [stand behind|carry|keep] this promise [together|side by side|as one], [each doing what it does best|hand in hand].',
      'Behind {brand} [there is a family of companies|several houses work as one|partners pull together], [one voice|one goal|one standard] [for you|in front|throughout].',
    ],
  },
  replies: [
    '[Wait|Hold on|Hmm], [say that again|tell me more|go on|one more time][|, please|, slowly].',
    '[Honestly|Now|See], that is [exactly what I need|what I was looking for|my kind of thing|good to know][|, no joke|, for real].',
    '[So|Okay|Alright], [what do I do now|where do I start|who do I talk to][|, exactly|, in short]?',
    '[You see|I told you|I knew it], [it is that simple|that is the one|I like it already|that is how it should be][|, my friend].',
  ],
  story: {
    starts: [
      '[Last week|Yesterday|One evening|On Monday morning|Some days ago], [a neighbour|a friend|a customer|my cousin|my sister|an old classmate] [asked me|called to ask me|sent a voice note to ask me|wrote to ask me|stopped me to ask] about {product}[|, and I smiled|, and I knew the answer|, and I had to laugh].',
      '[A short story|Let me tell you a story|This really made me smile|Let me start with a story]: [a neighbour|a friend|my cousin|my sister|my aunty] [asked everybody about {product}, until she asked me|kept asking about {product} for a whole week|wanted to know about {product}, and nobody could tell her|went from door to door asking about {product}].',
    ],
    middles: [
      '[I told her|I said|My answer was short]: [you do not have to search|no need to run around|sit down first|relax], [I know the people|I know whom to ask|let me send you the contact|ask {brand}].',
      'She [listened|wrote it all down|asked me to say it again], and then she asked: [are you sure|where do I start|will they answer me]? [“Ask them yourself|“Send them a message|“Try and see], you will thank me later”[|, I said|, I told her].',
      '[So she wrote|She picked up her phone and wrote|She did not waste time and typed] [one message|one line|one question][|, and waited|, and held her breath|, and looked at me].',
      '[Later|That evening|The next day|Two days after], [my phone rang: it was her, and she said thank you|I saw her again, and she was smiling|she sent me a voice note, and I could hear her smile|she came by, and she was singing|she called, and she had already told her sister].',
      '[And that is|That is|This is] how {brand} [became the talk of the compound|found one more friend|came up at the next meeting|got one more greeting from her every morning].',
    ],
    ends: [
      '[That was her story|So that is the story|End of story|And that is all that happened]: [the next one can be yours|now it is your turn|you write the next one].',
      'If [somebody in your street has|somebody you know has|your sister has|a friend has] the same question, [now you know whom to ask|now you have the answer|send them this|tell them about {brand}].',
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
      '[A question we hear every week|People keep asking us|The question of the day|You asked, we answer]: [what should I know about|what is good to know about|whom do I ask about|who can tell me more about] {product}?',
      'In [this short video|the next moments|a minute|a few words], [what you should know|the plain facts|all you need to know] about {product}[|, nothing more|, step by step|, without long talk].',
    ],
    middles: [
      '[First|Number one|To begin with|Step one], [tell us what you need|ask us your questions|say what you have in mind|send us one line]: [we listen|a message is enough|that is how it starts].',
      '[Second|Then|Next|Step two], [we agree on the details|we say what is possible|you hear how it works|we answer], [in plain words|before anything starts|so that everybody knows].',
      '[Third|After that|Last|Step three], [you decide|you choose the day|you say yes or no|you take your time], [and we take it from there|without pressure|in your own time].',
      '[A common question|Somebody always asks|You may wonder|Many ask]: [can I ask first|may I ask before I decide|is there somebody to ask]? [Yes, and it is simple|Of course|Always], [just ask|talk to us|send a message].',
      '[A tip|Good to know|Remember|One more thing]: [write your questions down, so you have them ready|save this video, and you will find us again|keep our name, and you will find us again|send this to yourself, so you have it when you need it].',
    ],
    ends: [
      '[In short|To sum up|So|Once more]: [that is|you have met|it is] {brand}[|, and now you know|, clear and simple|, that is all].',
      'Now you [know enough to decide|have the facts|know how it works|know whom to ask], and [the next step is a message|the choice is yours|we are here].',
    ],
    acts: [
      '[Calm|Steady|Quiet] [shot|picture] at eye level, the speaker [beside a window|before a plain wall|at the counter|at the door].',
      'The [name|word] “{brand}” [appears|stands] [beside the speaker|at the lower edge|in large letters].',
      '[Cut to|We see|Close on] {product} [from the front|from above|from the side], [well lit|in one slow move|two full seconds].',
      'The speaker [counts on the fingers|points to the detail|nods to the viewer], [one point at a time|without hurry|and waits a beat].',
    ],
  },
  quick: {
    meets: [
      '[Stop scrolling|Wait|Hold on|Pause here|Eyes here]: {product}[|, look|, yes, you|, right here|, do not blink].',
      '[Quick question|Pop quiz|One question|Tell me]: [do you know|have you heard of|have you met|who in your street knows] {product}? [Good, listen|Then watch this|Keep watching|Ten seconds, please].',
    ],
    starts: [
      '[Stop scrolling|Wait|Hold on|Pause here|Eyes here]: {product}[|, look|, yes, you|, right here|, sixty seconds|, do not blink].',
      '[Quick question|Pop quiz|One question|Tell me]: [are you looking for|are you still looking for|do you ask around about|do you know whom to ask about] {product}? [Good, listen|Then watch this|Keep watching|Ten seconds, please].',
    ],
    middles: [
      '[Say it with me|Clap once and say it|All together|Louder]: {brand}[|, again|, one more time].',
      '[Your question|That thing on your list|What you keep postponing]: [one message|one call|one minute], [done|sorted|settled].',
      '[Tag one friend|Wake your sister|Tell the group chat|Call your neighbour|Show your roommate][| now|: they will ask you|, you heard it here first].',
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
      'My [wallet|landlord|boss|goat|uncle] [heard about|asked about|has been dreaming of] {product} and [forgot to be angry|smiled for the first time this year|started calling me “my dear”|cancelled all meetings].',
      'I [told|only told] my [village people|neighbours|in-laws|old classmates] about {product}, and [now they want peace talks|now I am invited to every meeting|now they greet me first|suddenly we are family again].',
      '[Doctor|Pastor|Teacher|Officer], I cannot [sleep|concentrate|keep calm], [I keep thinking about|everybody keeps asking me about] {product}: [“Me too”|“That one has no cure”|“Join the queue”].',
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
      'Where we come from, [a good name is better than silver|you greet before you sell|your word is your signature], and {brand} [keeps to it|knows it|was raised that way].',
    ],
    heart: [
      '[Remember|Think of] [the people you love|somebody who believed in you|the ones at home|the people who carried you]: [this is for them too|that is why we do this|that is our reason|they are the reason to choose well].',
      '[Some days|Some moments|Some people] [stay with us|come only once|make us who we are], and [we work for that|that is our reason|this is for them].',
    ],
    tip: [
      '[Learn this|Good advice|Listen well]: before you choose, [ask what is included|check the details in daylight|compare two and take your time|ask who stands behind it].',
      '[Lesson one|Rule one|The trick|My own rule]: [start small|ask first|look twice|keep the contact], [then decide|and you will not regret it|it saves money].',
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
      'Film [before and after|the first and the last look|it without and with], [same spot, same light|side by side|from the same height][|, in daylight|, two shots].',
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
  avoid: ['[Leave out|Keep out of the picture|Keep out]: {it}.', '[Not in this video|Not to be seen]: {it}.'],
}
