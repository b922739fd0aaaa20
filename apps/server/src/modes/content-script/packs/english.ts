import type { ScriptPack } from '../script-pack.ts'

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
    '[And|Also|One more thing|Good to know]: {it}[, every time|, as always|, and we keep to it|].',
    '{it}: [that is how we do it|that is our way|you can count on it|ask anybody].',
  ],
  brands: [
    '[This is|Welcome to|Meet|Say hello to] {brand}, [and this is about|where it is all about|and we are here for] {product}[, plain and simple|, in short|, and that is all|].',
    '[Remember the name|Write it down|Say it once|Keep the name]: {brand}, for {product}[, that is all|, nothing complicated|, plain and simple|].',
    '[At|With|From] {brand}, [it is about|the talk is about|you hear about|today we speak about] {product}[, in short|, plain and simple|, as you will see|].',
  ],
  audiences: [
    '[This one is for|We made this for|We thought of|This is meant for] {audience}[, and you know who you are|, with love|, so stay with us|].',
    '{audience}[, this is for you|, listen to this|, come closer|, stay a moment|, we see you][, please|, one minute|, really|].',
    '[If you know some|Calling all|A message for|News for] {audience}: [stay with us|please watch to the end|this is for you|share this with them|it is worth a minute].',
  ],
  brandTypes: {
    small: [
      'We are [a small team|a handful of people|few, but awake], and [every order|each customer|every single job] [passes through caring hands|gets our full attention|is known to us by name].',
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
    '[Wait|Hold on|Hmm], [say that again|tell me more|I want to hear this|go on][, please|, slowly|]?',
    '[Honestly|Now|See], that is [exactly what I need|what I was looking for|my kind of thing|good to know][, no joke|, for real|].',
    '[So|Okay|Alright], [what do I do now|where do I start|how do I get it|who do I talk to][, exactly|, just like that|]?',
    '[You see|I told you|I knew it], [it is that simple|that is the one|I am sold|I like it already][, my friend|, finally|].',
  ],
  story: {
    starts: [
      '[Last week|Yesterday|One evening|On Monday morning|Some days ago], [a neighbour|a friend|a customer|my cousin|an old classmate] [asked me|called to ask|sent a voice note to ask|wrote to ask] about {product}[, and I smiled|, and I knew the answer|, and I had to laugh|].',
      '[A short story|Let me tell you a story|Picture this|Imagine]: [you wake up|it is evening|it is Monday|you are on your way home], and [the first|the only|the last] thing on your mind is {product}.',
    ],
    middles: [
      '[I told her|I said|My answer was short]: [you do not have to search|no need to run around|sit down first|relax], [I know the people|I know the place|let me send you the contact|ask {brand}].',
      '[She asked|Next question|Of course she asked|Then she said]: [do they answer|are you sure|where do I start|who told you], and I said, [ask them yourself|try and see|send them a message|you will thank me later].',
      '[So she wrote|She picked up her phone|She did not waste time|She typed], [one message|one line|one question|three words], [and waited|and held her breath|and sat down|and looked at me].',
      '[Later|That evening|The next day|On Friday], [my phone rang|I saw her again|she sent me a picture|she came by], and [she was smiling|she said thank you|she had already told her sister|she was singing].',
      '[And that is|That is|This is] how {product} [became the talk of the compound|found one more friend|got around|came up at the next meeting].',
    ],
    ends: [
      '[That was her story|So that is the story|End of story|And that is all that happened]: [the next one can be yours|now it is your turn|you write the next one].',
      'If [you have|somebody you know has|your sister has|a friend has] the same question, [now you know|you have the answer|send them this|tell them about {brand}].',
    ],
    acts: [
      '[A phone lights up on a table|A hand types a message|Somebody reads a message and smiles|A phone rings in a bag], [seen close|from the side|in soft light].',
      'Two [friends|neighbours|people] [talk at a gate|sit on a bench|walk side by side|meet at a door], [seen from a few steps away|in one shot|laughing].',
      '[Close on|Show|Cut to] {product}, [in good light|from near|in one slow move|with hands around it].',
      'The speaker [looks into the phone|leans closer|smiles|sits down], [as if telling a friend|and waits a moment|hands moving].',
    ],
  },
  answers: {
    starts: [
      '[A question we hear every week|People keep asking us|The question of the day|You asked, we answer]: [what should I know about|where do I start with|how does it work with|whom do I ask about] {product}?',
      'In [this short video|the next moments|a minute|a few words], [what you should know|the plain facts|three things|all you need] about {product}[, nothing more|, step by step|, without long talk|].',
    ],
    middles: [
      '[First|Number one|To begin with|Step one], [tell us what you need|ask us your questions|say what you have in mind|send us one line]: [we listen|a message is enough|that is how it starts].',
      '[Second|Then|Next|Step two], [we agree on the details|we say what is possible|you hear how it works|we answer], [in plain words|before anything starts|so that everybody knows].',
      '[Third|After that|Last|Step three], [you decide|you choose the day|you say yes or no|you take your time], [and we take it from there|without pressure|in your own time].',
      '[A common question|Somebody always asks|You may wonder|Many ask]: [can I ask first|whom do I talk to|what if I am not sure|is there somebody to ask], and [the answer is simple|we say it every time], [just ask|talk to us|send a message].',
      '[A tip|Good to know|Remember|One more thing]: [write your questions down|save this video|keep our name|send this to yourself], [so you have it when you need it|it helps|and you will find us again].',
    ],
    ends: [
      '[In short|To sum up|So|Once more]: {product}, [from|at|with] {brand}[, and now you know|, clear and simple|, that is all|].',
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
    starts: [
      '[Stop scrolling|Wait|Hold on|Pause here|Eyes here]: {product}[, look|, yes, you|, one, two, three|, right here|].',
      '[Quick question|Pop quiz|One question|Guess]: [who do you call for|who comes to mind for|who has|whom do you ask about] {product}? [The answer|One name|Easy|Say it]: {brand}.',
    ],
    middles: [
      '[See this|Look here|Now this|And this], [close|closer|from above|one more time|slowly][, and smile|, and again|, do not blink|].',
      '[Point at it|Clap once|Say it with me|Hands up|All together]: {brand}[, louder|, again|, one more time|].',
      '[What you need|Your question|Your plan|That thing on your list], [one message|one call|two thumbs|ten seconds], [done|sorted|easy|next].',
      '[Tag|Call|Wake|Tell] [one friend|your sister|the group chat|your neighbour]: {product}[, now|, they will ask|, you heard it here|].',
      '[No long story|No grammar|Short and sweet|No drama]: {product}[, that is it|, that is the video|, and that is all|].',
    ],
    ends: [
      '[Last cut|One more time|Final frame|Before you go]: {brand}, [for {product}|remember the name|save it now|that is the name].',
      '[Done|Finished|That was it|Cut], [now you|your turn|over to you]: [send the message|save this|share this][, go|, now|].',
    ],
    acts: [
      '[Three|Four|Five] quick cuts [on the beat|with the clap|in two seconds]: [face|hand|street], {product}, [smile|logo|thumbs up].',
      'The phone [runs in|swings round|drops low], [stops|tilts|comes close], and {product} [fills the picture|is there].',
      '[Jump cut|Hard cut|Snap]: [same spot|same person|same move], [closer|from above|from the other side].',
      '[Big letters|One word|The name] [comes up|fly in|on a plain ground], [everybody points|then cut|held for one second].',
    ],
  },
  flavours: {
    joke: [
      'My [wallet|landlord|boss|goat|uncle] [heard about|asked about|has been dreaming of] {product} and [forgot to be angry|smiled for the first time this year|asked me for the password|started calling me “my dear”|cancelled all meetings].',
      'I [told|only told] my [village people|neighbours|in-laws|old classmates] about {product}, and [now they want peace talks|now I am invited to every meeting|now they greet me first|suddenly we are family again].',
      '[Doctor|Pastor|Teacher|Officer], I cannot [sleep|concentrate|keep calm], [I keep thinking about|everybody keeps asking me about|I dream of] {product}: [“Me too”|“That one has no cure”|“Join the queue”|“Then stop wasting my time and order”].',
    ],
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {product} [is giving|dey burst brain|is the real deal], [you dig|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|this one choke|e sweet die], [na {brand}|thanks to {brand}].',
    ],
    local: [
      '[From Ojuelegba to Wuse|From Oshodi to Onitsha|From Kano to Calabar|From Mainland to Island|From Aba to Zaria], [people ask about|people talk about|somebody is looking for|somebody needs] {product}[, every week|, no be lie|].',
      '[Even in Lagos traffic|Even when NEPA takes light|Even under harmattan dust|Even on a packed danfo], [your phone still works|one message still goes|you can type one line], so [write to us|ask us|ask about {product}].',
    ],
    culture: [
      'As [our mothers|our elders|grandma] [taught us|always said|would say], [good things are shared|a guest eats first|you greet before you ask], so [greetings|welcome|you are home] at {brand}.',
      '[At naming ceremonies|At owambe|On festival days|On Sunday after service], {product} [has its place|belongs to the day|is never forgotten].',
    ],
    heart: [
      '[Remember|Think of] [the day somebody believed in you|the face of somebody you love|how home feels|the people who carried you]: [that is the feeling|that is why we do this|that is our reason|that is what moves us].',
      '[Some days|Some moments|Some people] [stay with us|cannot be bought twice|make us who we are], and [we work for that|that is our reason|this is for them].',
    ],
    tip: [
      '[A tip|Good to know|Learn this|Did you know]: before you choose {product}, [ask how it is made|check the details in daylight|compare two and take your time|ask who stands behind it].',
      '[Lesson one|Rule one|The trick|What experts check] [with|about] {product}: [start small|ask first|look twice|keep the contact], [then decide|and you will not regret it|it saves money].',
    ],
    game: [
      '[Game time|Challenge|Let us play]: [name three people|tag one friend|count to five] who [would love|should see|need] {product}, [the slowest one pays|winner chooses|no skipping].',
      '[Quiz|Riddle|Guess]: [what makes a Monday better|what never stays long on the table|what do we talk about all day], [exactly|you guessed it|of course], {product}.',
    ],
    budget: [
      '[Your budget|Your pocket|Your wallet] [matters here|is welcome|can relax], because {product} [does not have to hurt|can be planned|fits real life].',
      '[Small money|Honest prices|Careful spending], [big smile|full value|good sleep]: [that is how we plan|that is the {brand} way|we understand].',
    ],
  },
  films: [
    '[Hold the phone upright|Phone upright, both hands|Lean the phone on a cup], [beside a window|with light from the side|in the shade], and film {product} [for five seconds|twice|from near to far].',
    'Film [hands|a face|the speaker] [close up|at arm’s length|from chest height], [tap the screen to focus|clean the lens first|keep still and breathe out].',
    'Walk [slowly|three steps] [towards|around|past] {product}, [elbows at your sides|phone low|without zoom], [one take|and once back].',
    'Record [the sound of the place|one line at a time|the voice again], [away from the road|with the fan off|near the phone], [ten quiet seconds too|and keep the best].',
    'Take [one wide shot|a still picture|a shot from above] of {product} [as it is|on a plain cloth|with the place behind it], [for the first frame|for the cover|to cut to].',
  ],
  shotList: 'Shot list for a phone',
  show: [
    '[Show|We see|Close on|Hold on] {it}, [clearly|for three seconds|in good light].',
    '[The camera finds|Cut to|Stay on] {it}, [well lit|without words|for a moment].',
  ],
  avoid: ['[Leave out|Keep out of the picture|Do without]: {it}.', '[Not in this video|Nothing of this]: {it}.'],
}
