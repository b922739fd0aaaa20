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
  brands: [
    '[This is|Welcome to|You are looking at|Say hello to] {brand}, [the place for|your address for|the people behind|home of] {product}[, and we are glad you are here|, simple as that|].',
    '{brand} [does one thing|has one job|is here for one reason]: {product}[, done with care|, the way you want it|, every day|, and nothing else].',
    '[Remember the name|The name is|Write it down]: {brand}, [for|because of|and think of] {product}[, any day|, every time|].',
  ],
  audiences: [
    '[This one is for|We thought of|We had one picture in mind:|It is made for] {audience}[, and you know who you are|, nobody else|, with love|].',
    'If you [are one of|belong to|live among|know some of] {audience}, [stay with me|listen closely|this is your moment|pull up a chair].',
    '{audience}: [we see you|we hear you|this is yours|you asked, we listened][, really|, and it shows|].',
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
      '[Six in the morning|Monday, early|Rain on the roof|The alarm rings], and [somebody|a woman down the street|my neighbour|a tired man at the bus stop] [has only one wish|is thinking of one thing|whispers two words]: {product}.',
      '[Once|Last week|Some time ago|One evening], [a customer|an old friend|a stranger|my cousin] asked me [a strange question|for a favour|what I would miss most], [and the answer was|and I said|and out came] {product}.',
      '[Imagine|Picture|Think of] [a street|a house|a day|a table] without {product}: [quiet|grey|everybody looks at the floor|even the goat is bored].',
    ],
    middles: [
      '[At first|On day one|For a moment], [nobody says anything|people only stare|there is silence], [then somebody smiles|then one hand goes up|and then the questions start].',
      '[By noon|Two streets on|Before long|An hour later], [the whole compound knows|the phone does not stop|the news has travelled], and {product} [is all they talk about|is the topic|makes the round].',
      '[She|My neighbour|The tired man] [laughs|sits up|looks again], because [good things have a sound|some days turn around|a small thing can change a mood][, and this was one|, just like that|].',
      '[I ask|Somebody asks|The child asks]: [why now|why this one|what is the secret], and [the answer is short|we only smile|nobody needs a speech][, look|, watch|].',
      '[In the evening|Later|When the light turns gold], [there is a story to tell|the bag is empty|the day feels lighter], and it [began|started|opened] with {product}.',
    ],
    ends: [
      '[That is the whole story|So ends the day|And tomorrow it starts again], [only with you in it|and the next one is yours|unless you were first].',
      '[Some people collect memories|Everybody has a story|A day is short]: [let yours begin with|make room for|add] {product}.',
    ],
    acts: [
      '[Two hands|Somebody’s hands|Old hands] [open|lift|turn] something we cannot [see|name|place] yet, [slowly|carefully|smiling].',
      '[A face|A child|A passer-by] [looks up|stops|turns round] as {product} [comes into the picture|is carried past|is set down].',
      '[Evening light|A shadow|Morning sun] [moves across|falls on|crosses] {product}, [nobody speaks|a smile follows|and the sound fades].',
      '[The same|That same] [street|room|table] [again|as before], [now full of people|now bright|now with laughter].',
    ],
  },
  answers: {
    starts: [
      '[Let us be clear|Straight to it|Here is the question|First things first]: [what do you get|what matters|what should you check|whom can you trust] [with|when you choose|when it comes to] {product}?',
      '[Most people|Many buyers|A lot of us] [lose time|lose money|give up] [looking for|comparing|asking around for] {product}, [and it need not be so|and there is a better way|so we made it simple].',
      'In [the next moments|this short video|a few lines], [you will learn|we show you|I explain] [how {brand} works|what {brand} does|why people ask for {product}][, step by step|, plainly|].',
    ],
    middles: [
      '[First|To begin with|Step one], you [tell us what you need|ask your questions|show us what you have in mind], and [we listen|we write it down|you get a straight answer].',
      '[Then|Next|After that|Step two], we [agree on the details|confirm everything|say what is possible], [so there are no surprises|before anything starts|in plain words].',
      '[Third|From there|Finally|Step three], [we get to work|it is prepared|it goes out], and you [know where things stand|can ask at any time|hear from us].',
      '[A common question|People often ask|You may wonder]: [can I see it first|what if I change my mind|how do I reach you], and the answer is [always the same|simple]: [just ask|talk to us|we find a way].',
      '[What to look for|How to judge|A good sign] in {product}: [details|honest answers|clear words], [not big promises|because they last|and you will find them here].',
    ],
    ends: [
      '[In short|To sum up|So remember]: {product}, [clear words|no guesswork|people who answer], [one name|one message away|and that is {brand}].',
      'Now [you know enough to choose|you have what you need|the facts are on the table], and [the next step is small|we are ready when you are|the choice is yours].',
    ],
    acts: [
      '[Calm|Steady|Quiet] [shot|picture] at eye level, {product} [on the table|beside the speaker|in full view], [plain background|nothing else in view].',
      'The [name|word|question] “{brand}” [appears|stands] [beside the speaker|at the lower edge|in large letters].',
      '[Cut to|We see|Close on] {product} [from the front|from above|from the side], [well lit|in one slow move|two full seconds].',
      'The speaker [counts on the fingers|points to the detail|nods to the viewer], [one point at a time|without hurry|and waits a beat].',
    ],
  },
  quick: {
    starts: [
      '[Stop scrolling|Three seconds|Eyes here|Look up], [one thing|two words|one question], [ready|go|here it comes]: {product}.',
      '[Before|After], [boring|slow|sleepy], [now|today|and then], [bam|hello|wow]: {product}.',
      '[Name something better|Try to look away|Count with me|Guess the answer], [you have five seconds|no cheating|quick|I dare you]: {product}.',
    ],
    middles: [
      '[Point one|Fact|Quick one], [no stress|no queue|no long talk], [point two|plus|also], [you choose|you decide|we answer].',
      '[Left|Right|Up], [look|zoom|closer], [that detail|that finish|that smile], [yes|exactly|now you see it].',
      '[Fast|Simple|Loud|Bright], [like your best day|like Lagos at noon|like a good beat], and {product} [leads|on top|in the middle].',
      '[Your turn|Say it with me|Point at the screen|Tag somebody], [do not think|smile|quick], [done|that was easy|and again].',
      '[Who wants it|Hands up|Raise your voice] for {product}, [one|two|everybody], [louder|again|I heard you].',
    ],
    ends: [
      '[Seen it|Got it|Ready], [good|great|perfect]: [your thumb knows|you know|now move], [go|quick|before the music stops].',
      '[Last cut|Final beat|One more time]: {product}, {brand}, [you|your day|your turn].',
    ],
    acts: [
      '[Three|Four|Five] quick cuts [on the beat|with the clap|in two seconds]: [face|hand|street], {product}, [smile|logo|thumbs up].',
      'The phone [runs in|swings round|drops low], [stops|shakes once|tilts], and {product} [fills the picture|stands still|is there].',
      '[Jump cut|Hard cut|Snap]: [same spot|same person|same move], [new colour|closer|from above].',
      '[Big letters|One word|A number] [pops up|flies in|blinks], [the beat drops|everybody points|then cut].',
    ],
  },
  flavours: {
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {product} [is giving|dey burst brain|is the real deal], [you dig|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|this one choke|e sweet die], [na {brand}|thanks to {brand}].',
    ],
    local: [
      '[In Lagos traffic|Under harmattan dust|When NEPA takes light|On a packed danfo|Between two okadas], {product} [still makes sense|is the good news|saves the mood].',
      '[From Ojuelegba to Wuse|From Oshodi to Onitsha|From Kano to Calabar|Mainland or Island], people [know what they want|do not joke with quality|talk], and [we listen|{brand} answers].',
    ],
    culture: [
      'As [our mothers|our elders|grandma] [taught us|always said|would say], [good things are shared|a guest eats first|you greet before you ask], so [greetings|welcome|you are home] at {brand}.',
      '[At naming ceremonies|At owambe|On festival days|On Sunday after service], {product} [has its place|belongs to the day|is never forgotten].',
    ],
    heart: [
      '[Remember|Think of] [the day somebody believed in you|the face of somebody you love|how home feels]: [that is the feeling|that is why we do this|that is where {product} comes from].',
      '[Some gifts|Some moments|Some meals and mornings] [stay with us|cannot be bought twice|make us who we are], and [we work for that|that is our reason|this is for them].',
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
    '[Show|We see|Close on|Hold on] {it}, [clearly|for three seconds|in good light|before the next line].',
    '[The camera finds|Cut to|Stay on] {it}, [well lit|without words|so it can be read].',
  ],
  avoid: ['[Leave out|Keep out of the picture|Do without]: {it}.', '[Not in this video|Nothing of this]: {it}.'],
}
