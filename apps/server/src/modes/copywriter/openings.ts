import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rules } from '../words/grammar.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'
import type { Sale } from './deals.ts'
import {
  carcare,
  cars,
  catering,
  fitness,
  gifts,
  health,
  household,
  moving,
  pests,
  security,
  snacks,
  spa,
} from './more-openings.ts'
import { hire, supply } from './sale-pitches.ts'
import {
  agroinputs,
  babies,
  books,
  building,
  carhire,
  drinks,
  experts,
  finance,
  fragrance,
  gas,
  land,
  mending,
  print,
  software,
  stays,
  type Tone,
  type Tones,
  travel,
} from './trade-openings.ts'

export const TONES: Readonly<Record<CopyStyle, Tone>> = {
  'Persuasive & Direct': 'straight',
  'Urgent & Scarcity-driven': 'straight',
  'Friendly & Casual': 'warm',
  'Inspirational & Aspirational': 'warm',
  'Humorous & Witty': 'witty',
}

/** Openings about the reader’s day. They claim nothing about what is sold. */
const OPENINGS = {
  ...{ carcare, cars, fitness, gifts, health, household, security, snacks },
  ...{ drinks, fragrance, babies, mending, software, print, agroinputs, carhire },
  ...{ stays, building, experts, finance, gas, books, land, travel },
  ...{ spa, moving, pests, catering, supply, hire },
  food: {
    straight: [
      '[What are you|What is everybody|What are we|What is the house] [eating|having] [today|tonight|this afternoon|this weekend|tomorrow]?',
      '[Lunch|Dinner|Your next meal|The next meal|Your weekend food] [not sorted|not settled|still not decided] [yet|]?',
      '[Too tired|No time|No strength|Too busy|No gas] to cook [today|tonight|this week|this evening]?',
    ],
    warm: [
      '[Hello|Hi|Hey|Good day] [foodies|food lovers|good people|friends|family], [what are you eating today|have you eaten|what is for lunch|what is for dinner]?',
      '[Good food|A good meal|A full plate|One good plate] [makes a long day better|brings people together|is a good reason to sit down|turns a day around|makes friends everywhere].',
    ],
    witty: [
      '[Your stomach|That stomach of yours|Your belle] [sent us a message|called a meeting|is filing a complaint|has been calling us]: [it says you should read this|it wants to see this|it is tired of biscuits|it is tired of noodles|it voted for this].',
      '[Diet starts|Cooking starts|The gym starts|Salad starts] [tomorrow|on Monday|next month|next year], [today we eat|today is for food|today we rest|today is for enjoyment].',
    ],
  },
  cakes: {
    straight: [
      '[Birthday|Anniversary|Party|Celebration] [coming up|around the corner|this month|on your calendar], [and no cake yet|cake not ordered yet|and the cake is not sorted|still no cake]?',
      '[Whose birthday is|Whose big day is|Whose celebration is] [next|coming up|on your list][| this month| this season]?',
    ],
    warm: [
      '[Every|Any|A] [birthday|celebration|big day|small win|happy day] [deserves a cake|is sweeter with cake|asks for cake|goes well with cake].',
      '[Somebody you love|Somebody dear to you|A friend of yours|One of your people] [has a big day coming|has a birthday coming|is about to celebrate|deserves a surprise].',
    ],
    witty: [
      '[Calories|Your diet|Your gym card|The scale] [cannot see you|is on leave|will understand|can wait] [at a birthday|on a birthday|when there is cake|on a celebration day].',
      '[A party|A birthday|A celebration] without cake is [just a meeting|only a meeting with music|a meeting in fine clothes|just people standing around|an AGM].',
    ],
  },
  farm: {
    straight: [
      '[Stocking|Filling|Restocking] the [kitchen|store|house|freezer] [this week|this month|this weekend|before month end]?',
      '[Market day|Monthly shopping|Food shopping|Stocking up] [this week|this weekend|again|on your mind], [read this first|start here|see this before you go|check this first]:',
    ],
    warm: [
      '[Hello|Hi|Good day|Greetings] [from our side to your kitchen|to every kitchen|to everybody who cooks|to all who cook|to all market lovers], [this one is for your pot|this one is for your store|here is something for the kitchen|have a look at this]:',
      'A [full|stocked|ready] [kitchen|store|food store] [is peace of mind|makes the month easier|keeps the house happy|is one worry less].',
    ],
    witty: [
      'Your [pot|kitchen|store|freezer] [is looking at you|has been asking questions|wrote us a letter|is tired of stories]: [it needs visitors|it wants this|please read this|do not let it down].',
      '[The market woman|Your market list|Your foodstuff list] [does not need to know|can rest today|is about to get shorter|will be jealous], [this one is between us|read this quietly|just read this|see for yourself].',
    ],
  },
  fashion: {
    straight: [
      '[What are you wearing|What will you wear|Have you picked what to wear|What is the outfit] [this weekend|to the next party|on Friday|this season|to the next outing]?',
      '[Your wardrobe|Your next outing|That next event|Your weekend] [needs this|is calling|wants something new|asks for something fresh]: [have a look|take a look|see this|look here].',
    ],
    warm: [
      '[Dress|Step out|Show up|Walk in] [the way you want to be seen|like the day is yours|and let them look|like somebody with plans|as your best self].',
      '[Hello|Hi|Hey] [fine people|stylish people|fashion lovers|beautiful people|fine people of God], [have a look at this|see what we have|this one is for your wardrobe|your wardrobe will like this].',
    ],
    witty: [
      '[Your wardrobe|Your mirror|Your hanger|That old outfit] [called|sent a voice note|is begging|wrote to us]: [it wants something new|it is tired of the same outfit|it said enough is enough|it needs company].',
      '[They will ask|People will ask|Your friends will ask|Somebody will ask] where you [got it|bought it|found it], [just smile|do not answer at once|act like you do not hear|let them suffer small].',
    ],
  },
  beauty: {
    straight: [
      '[Your next look|Your weekend look|A fresh look|A new look] [starts here|is ready when you are|is one message away|begins with this].',
      '[Event|Outing|Party|Big day] [coming up|this weekend|around the corner|this month], [and your look is not sorted|who is doing your look|is your look sorted]?',
    ],
    warm: [
      '[Look good|Feel good|Take time for yourself|Treat yourself], [you have earned it|you deserve it|it is your turn|the week can wait|let the mirror smile].',
      '[Hello|Hi|Hey] [beautiful|beautiful people|fine people|gorgeous people], [your next look is here|see this for your next look|this one is for you|your mirror sent us].',
    ],
    witty: [
      '[Your mirror|Your selfie camera|Your front camera|Your ex] [is not ready|will need a moment|will have to sit down|will talk about this][| this week| at all| for days].',
      '[Bad hair day|Looking anyhow|Managing that look|Hiding under a cap], [we saw you|it ends today|not this week|the season is over].',
    ],
  },
  skincare: {
    straight: [
      '[Your skin|Your body|Your routine|Your dressing table] [deserves|could use|is asking for] [a little care|some attention|something good|a treat] [today|this week|this season|before you step out].',
      '[What is on your|What is missing from your|What is next for your] [dressing table|routine|bathroom shelf|body care shelf]?',
    ],
    warm: [
      '[A little care|A few quiet minutes|Small care] [every day|each morning|each evening] [goes a long way|is a gift to yourself|is time well spent|makes a difference to your day].',
      '[Hello|Hi|Hey] [beautiful|lovely people|fine people|good people], [be kind to yourself today|take a moment for yourself|this one is for your self care|have a look at this].',
    ],
    witty: [
      '[Your skin|Your pillow|Your mirror|Your dressing table] [has been patient|has seen everything|wants a word|is holding a protest]: [read this first|it wants this|please listen to it|this is what it asked for].',
      '[Harmattan|The sun|Afternoon sun|Dust] [is not your friend|does not rest|is not smiling|has no mercy], [so look at this|so read this|so get ready|so see this].',
    ],
  },
  learning: {
    straight: [
      '[Looking for|Searching for|Still looking for|Asking around for] [a good teacher|a place to learn|a class to join|where to learn|somebody who explains well] [this term|this season|this month|this year]?',
      '[The right time|A good time|The best time] to [start learning|start|begin|put your name down] is [now|today|this week|this month].',
    ],
    warm: [
      '[One skill|One lesson|One class|One good teacher] can [change a year|open a door|change how far you go|change the whole story|make things clear].',
      '[Nobody is born knowing it|Everybody starts somewhere|Every expert was once a beginner|You can learn it], [start here|start now|begin with this|this is a place to begin|take the first step].',
    ],
    witty: [
      '[YouTube|Guesswork|Crammed notes|Your cousin’s advice] can only [take you so far|carry you halfway|do so much], [see this|read this|here is a teacher|here is a class].',
      '[Your brain|Your certificate wall|Your CV|Your notebook] [has space|is not full yet|is begging for more|asked for work]: [use it|feed it|here is something for it|read on].',
    ],
  },
  schools: {
    straight: [
      '[A new term|A new session|A new school year|The next term|Resumption] is [coming|close|around the corner|almost here]: [have you chosen a school|is your child’s place settled|is your child ready|where will your child be]?',
      '[Choosing|Looking for|Searching for|Still looking for|Asking around for] a school [for your child|for your little one|for your children|for the little ones] [this term|this session|this year|]?',
    ],
    warm: [
      '[Every child|Your child|Each little one|A happy child] [can go far|has something special|learns best where somebody cares|deserves a good start|is a whole future][|, and it starts early|, and school is part of it|, dear parents].',
      '[Hello|Dear|Good day|Greetings] [parents|mums and dads|parents and guardians|families], [this one is about your children|this is for your little ones|have a look at this|here is something for your child].',
    ],
    witty: [
      '[The holidays are sweet|The long holiday is fun|Children at home all day is fun|Cartoons are sweet], but [school must resume|the house needs peace|the TV needs rest|the snacks are finishing|your ears need rest].',
      '[Somebody small|Your little one|That small boss at home|The real head of the house] is [running the house|giving orders at home|ready for new friends|asking questions all day|bigger than last year]: [school is calling|time to think of school|time to share that energy|time for a bigger audience].',
    ],
  },
  events: {
    straight: [
      '[Planning|Hosting|Organising|Preparing for] [a party|a wedding|an event|a celebration|an owambe] [soon|this month|this season|this year]?',
      '[Date fixed|Hall booked|Guests invited|Invitations out], [what is left|what is next|now the rest]: [start here|see this|read this|look here].',
    ],
    warm: [
      'Your [day|event|celebration|party|big day] [should be remembered|deserves to be beautiful|is worth doing well|should be easy on you|deserves good hands].',
      '[Hello|Hi|Good day] [celebrants|party people|hosts|brides and celebrants|event people], [this one is for your big day|you focus on the guests|you bring the guests|this is for your next event].',
    ],
    witty: [
      '[Your guests|Your in-laws|The aunties|Front row aunties] [will talk|will take pictures|will have opinions|are coming early], [give them something good|make it worth it|be ready|give them a reason].',
      'An [owambe|event|occasion] without [planning|preparation|proper arrangement] is [just noise|only a crowd|traffic with music|a gathering of hungry people].',
    ],
  },
  photos: {
    straight: [
      '[Birthday|Graduation|Wedding|Anniversary|Big day] [coming up|this month|around the corner|on the calendar], [who is taking the pictures|who is holding the camera|are the pictures sorted]?',
      '[Need|Want|Looking for] [pictures you will keep|photos you will post|pictures worth framing|photos worth printing][| this month| this season| this year]?',
    ],
    warm: [
      '[Days pass|The day passes|Children grow|Moments pass], [pictures stay|pictures remain|the pictures stay behind|but pictures keep them|but photos remain].',
      '[Your story|Your day|Your smile|This season of your life] [deserves a picture|is worth keeping|belongs in a frame|deserves a good photo].',
    ],
    witty: [
      '[Your phone camera|Your friend’s phone|That bathroom selfie|Your cousin’s camera] [has tried|did its best|can rest now|deserves leave], [let us take over|now call a photographer|time for proper pictures|time for real pictures].',
      '[Big|Fine|That] [birthday|outfit|face|hairstyle] and [no pictures|blurry pictures|only selfies|one dark photo], [who did this to you|not on our watch|we cannot allow it|please no].',
    ],
  },
  repairs: {
    straight: [
      'Is [something|something at home|something in the house|something at work] [giving you trouble|not working|not working well|making strange noise] [again|today|this week|]?',
      '[Do not|No need to|You do not have to] [manage it|throw it away|keep managing|suffer it] [yet|another week|till it gets worse|any longer]: [get it fixed|have it looked at|let somebody look at it].',
    ],
    warm: [
      '[That repair|That job|That small fix|The job you keep postponing] [has waited long enough|does not have to wait|can be off your list this week|can be one worry less|is one message away].',
      '[Hello|Hi|Good day|Greetings] [neighbour|neighbours|good people|friends|everybody], [is anything giving you trouble|has something stopped working|need something fixed|what needs fixing this week]?',
    ],
    witty: [
      '[Hitting it|Shouting at it|Praying over it|Slapping it] [twice|again|small] is not a [repair plan|repair method|maintenance plan|solution], [call somebody who knows|let us look at it|put your hand down|step away from it].',
      '[It was working yesterday|It just went off by itself|Nobody touched it|I only pressed one button]: [of course|say no more|we believe you|no judgement here].',
    ],
  },
  property: {
    straight: [
      '[Still looking|Looking|Searching|Still searching] [for a place|for the right place|for your next place|for somewhere good] [this month|this year|this season|]?',
      '[Read this|Look at this|See this|Check this] before [your next inspection|you pay anybody|you pay anywhere|your next move]:',
    ],
    warm: [
      '[Home|A home|A place of your own|The right place] [is where the day ends well|starts with one visit|changes how you live|is worth the search|is worth a look].',
      '[Picture|Imagine|Just picture] yourself [with these keys|opening this door|moving in|at this address][, then come and see it|, then read the details|, then read on|, and come and look].',
    ],
    witty: [
      '[House hunting|Looking for a place|Searching for a place] is [a full-time job|an extreme sport|not for the weak|cardio], [so sit down and read this|so rest your legs and read|let this one help|here is one to check].',
      '[Agent stories|That your landlord|Your landlord’s WhatsApp|One more house tour] [can wait|can rest|is enough stress|is enough for one week], [look at this one|read this one|see this one first].',
    ],
  },
  gadgets: {
    straight: [
      '[Time to|Ready to|Planning to|Thinking it is time to] [upgrade|change what you are using|replace the old one|get your own][| this month| this week| now]?',
      '[Before you buy|Before you pay|Before you upgrade|Before you choose] [anywhere|anything|another one|elsewhere], [look at this|see this|check this|read this]:',
    ],
    warm: [
      '[Hello|Hi|Hey|Good day] [gadget lovers|tech people|everyone|friends|good people], [see what is available|have a look at this one|look what we have here|take a look at this].',
      '[Work|School|Business|Life] is [easier|smoother|lighter|simpler] with [the right gadget|the right tool|something that works|good equipment].',
    ],
    witty: [
      '[Your old one|That old gadget|The one you are managing|What you are using now] [has tried|deserves pension|is asking for leave|has served its country], [let it rest|look at this|see its replacement|here is help].',
      '[Low battery|A cracked screen|A slow phone|Dead battery at 2pm] is not a [personality|lifestyle|love language|spiritual attack], [look at this|see this|there is help|read this].',
    ],
  },
  transport: {
    straight: [
      '[Something|A parcel|An order|A package|Something important] to [send|move|deliver|pick up] [today|this week|across town|right now]?',
      '[Your customer is|Your client is|Somebody is|They are] waiting [for a delivery|for that package|for the parcel|for their order]: [send it|move it|let it go out] [today|now].',
    ],
    warm: [
      '[Hello|Hi|Good day] [business owners|vendors|online sellers|good people|friends], [who is moving your orders today|got something to deliver|need something moved|got a parcel to send]?',
      '[You sell|You pack|You do the selling|You handle the customers], [we ride|we carry|we move it|we deliver].',
    ],
    witty: [
      '[Traffic|Third Mainland traffic|Go-slow|That hold-up] is [undefeated|a lifestyle|nobody’s friend|free of charge], [stay where you are|keep your seat|let somebody else sit in it|send somebody else].',
      '[“I am on my way”|“Almost there”|“Five minutes”] [should mean it|is not a location|is not a delivery|has broken many hearts][|, we know|, sadly|, my people].',
    ],
  },
  solar: {
    straight: [
      '[Tired of|Done with|Fed up with] [buying fuel|fuel queues|NEPA wahala|generator noise|darkness] [every day|every week|every month|]?',
      '[No light|Light gone|Darkness|Fuel finished] [again|tonight|this week|since morning]?',
    ],
    warm: [
      '[Imagine|Picture|Think of] [a night|an evening|a weekend|a whole night] [without generator noise|with the lights on|without waiting for NEPA|without hunting for fuel].',
      '[Light|Steady light|Power at home|Power] [changes a house|is peace of mind|makes the evening better|lets the house rest|lets you plan your day].',
    ],
    witty: [
      '[NEPA|Your generator|The fuel attendant|The transformer on your street] [will miss you|should not see this|may not like this post|has noticed you reading this][|, we are sorry|, but read on|, but life goes on].',
      '[Up NEPA|“They have brought light”|“On the gen”|“Off the freezer”] should not be [your ringtone|a family song|the best news of the week|your evening prayer].',
    ],
  },
  cleaning: {
    straight: [
      '[No time|Too tired|No strength|Too busy] to [clean|do the cleaning|face the mess|start washing] [this week|this weekend|today|after work]?',
      '[Dirt|Dust|A stain|That stain] [will not leave by itself|does not take leave|does not go on strike|has stayed too long].',
    ],
    warm: [
      '[A clean space|A clean place|A clean home|A fresh space|A tidy room] [clears the head|makes the week lighter|is a good way to start the week|brings peace|lifts the mood].',
      '[Hello|Hi|Good day] [busy people|neighbours|friends|good people|working people], [rest this weekend|leave the cleaning to somebody else|take the weekend back|put your feet up].',
    ],
    witty: [
      '[Sunday|Saturday|Your day off] is for [rest|jollof|sleep|enjoyment|visiting], not [for scrubbing|for a bucket and brush|for washing till evening|for fighting stains].',
      '[Hiding it|Covering it|Turning it over|Pretending not to see it] is not [cleaning|a cleaning method|the same as cleaning|what your mother taught you].',
    ],
  },
} satisfies Readonly<Partial<Record<Trade | Sale, Tones>>>

/** Trades that use the openings of another trade. */
const LIKE = {
  ...{ fabrics: 'fashion', barbers: 'beauty', skills: 'learning', laundry: 'cleaning', plumbing: 'repairs' },
  ...{ spices: 'farm', livestock: 'agroinputs', eyes: 'health', dental: 'health' },
  ...{ furniture: 'household', bedding: 'household', kitchen: 'household', homeware: 'household' },
  ...{ taxes: 'experts', carwash: 'carcare', paints: 'building' },
} as const satisfies Readonly<Partial<Record<Trade, keyof typeof OPENINGS>>>

export type Opened = keyof typeof OPENINGS | keyof typeof LIKE

export const openingsOf = (offer: Opened, style: CopyStyle): Rules =>
  OPENINGS[offer in LIKE ? LIKE[offer as keyof typeof LIKE] : (offer as keyof typeof OPENINGS)][TONES[style]]
