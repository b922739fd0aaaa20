import type { CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Rule } from '../words/grammar.ts'
import type { Trade } from '../words/trades/trade-nouns.ts'

type Tone = 'straight' | 'warm' | 'witty'

const TONES: Readonly<Record<CopyStyle, Tone>> = {
  'Persuasive & Direct': 'straight',
  'Urgent & Scarcity-driven': 'straight',
  'Friendly & Casual': 'warm',
  'Inspirational & Aspirational': 'warm',
  'Humorous & Witty': 'witty',
}

/** Openings about the reader’s day. They claim nothing about what is sold. */
const OPENINGS = {
  food: {
    straight:
      '[[Lunch|Dinner|Your next meal|Weekend food] not sorted yet|[What are you|What is everybody|What is the house] eating [today|tonight|this weekend|tomorrow]]?',
    warm: '[Hello|Hi|Hey] [foodies|food lovers|friends|family], [have you eaten|what are you eating today|who is hungry]?',
    witty:
      '[[Diet|Salad|Cooking|The gym] starts [tomorrow|on Monday|next month], today we eat|[Your stomach|That stomach of yours] [called a meeting|has been calling|filed a complaint]: it is tired of [biscuits|noodles|stories]].',
  },
  snacks: {
    straight:
      '[Breakfast|Break time|Tea time|The lunch box|Snack time] [needs|deserves|asks for] something [good|fresh|nice].',
    warm: '[A good snack|Something fresh|A little something|A good bite] [makes break time sweeter|goes well with company|brightens an ordinary day].',
    witty:
      '[The last piece|Sharing equally|“Let me just taste”|“Only one bite”] [has ended friendships|has never worked|is how it starts|is a family myth].',
  },
  cakes: {
    straight:
      '[[Birthday|Anniversary|Party|Celebration] coming up[|, and no cake yet|, and the cake is not sorted]|[Whose birthday|Whose big day] is [next|coming up][| this month]]?',
    warm: '[Every|Any] [birthday|celebration|big day|small win|happy day] [deserves a cake|is sweeter with cake].',
    witty:
      '[[Calories|Your diet|The scale] [cannot see you|can wait|will understand] [on a birthday|when there is cake|on a celebration day]|A [party|birthday|celebration] without cake is just [a meeting|a meeting with music|people standing around]].',
  },
  drinks: {
    straight:
      '[What is in your glass|What are you drinking|What is cold in your fridge] [today|this weekend|this afternoon|after work]?',
    warm: '[A cold glass|Something cold|A good drink] [makes good talk better|is how a hot day ends well|brings people to the same table|turns a visit into a stay].',
    witty:
      '[This heat|The sun this week|The afternoon sun] [has no mercy|is not smiling|did not come to play], [pour something|keep your cup ready|answer it with something cold].',
  },
  farm: {
    straight: '[Stocking|Filling|Restocking] the [kitchen|store|house] [this week|this month|this weekend]?',
    warm: '[Good day|Hello|Hi|Greetings] to [everybody who cooks|all who cook|every good cook|all market lovers].',
    witty:
      'Your [pot|kitchen|soup pot|cooking pot] [is looking at you|has been asking questions|wrote us a letter|is tired of stories].',
  },
  catering: {
    straight:
      '[Guests coming|People to feed|A full house expected|An occasion coming up], [and who is cooking|what will they eat|and nothing ordered yet]?',
    warm: '[Good food|A full tray|A well-set table|Something good to eat] [is what guests remember|makes every occasion warmer|is half of the welcome].',
    witty:
      '“[Is there food|Have they started sharing|Where is the food|Keep mine for me]” is [the real programme of the day|all that people ask|the first item on every agenda].',
  },
  fashion: {
    straight:
      '[[Ready|All set] for [the weekend|your next outing|the week|the season|Friday]|[Stepping out|Going out] [this weekend|this week|on Friday]]?',
    warm: '[Step out|Show up|Walk in|Go out] [the way you want to be seen|like the day is yours|like somebody with plans|as your best self].',
    witty:
      '[They|People|Your friends|Somebody] will ask where you [shop|got yours|bought yours][|: just smile|: act like you did not hear|: do not answer at once].',
  },
  beauty: {
    straight:
      '[Event|Outing|Party|Big day] [coming up|this weekend|around the corner|this month], is your look sorted?',
    warm: '[Look good|Feel good|Treat yourself|Take time for yourself], [you have earned it|you deserve it|it is your turn|let the mirror smile].',
    witty: '[Your mirror|Your selfie camera|Your front camera|Your ex] is not ready[| for this| for you| at all].',
  },
  skincare: {
    straight:
      '[Your skin|Your body|Your routine] [deserves|could use|is asking for] [a little care|some attention|a treat].',
    warm: '[A little care|Small care] [every day|each morning|each evening] [goes a long way|is a gift to yourself|is time well spent].',
    witty:
      '[Harmattan|The sun|Dust|Stress] [is not your friend|does not rest|is not smiling|has no mercy][|, and your skin knows].',
  },
  fragrance: {
    straight:
      '[What do people smell|What do they remember] when you [walk in|leave the room|hug them|enter the office|sit beside them]?',
    warm: 'A [good scent|fine fragrance|scent you love] [walks in before you|stays after you leave|is a memory people keep|lifts the whole day].',
    witty:
      '[Soap|Roll-on|Your body spray|That free sample|Talcum powder] is trying, but [people should smell you from the gate|you deserve a real entrance|let us be serious|it needs help].',
  },
  spa: {
    straight:
      '[Tight shoulders|Stiff neck|Long week|Tired back] [again|this month|these days][|, and no break in sight]?',
    warm: '[Breathe in|Close your eyes|Put the phone away|Lie back], [you have earned this hour|the world can wait outside|this hour is yours].',
    witty:
      'Your [back|neck|left shoulder|spine] [has filed a complaint|sent a voice note|wants to speak to the manager|is on strike].',
  },
  fitness: {
    straight:
      '[Ready to|Planning to|Been meaning to] [get fit|start training|move more|start exercising] [this month|this week|this year]?',
    warm: '[Showing up|The first day|Day one|The first class] is [where it starts|the hardest part|half of the work].',
    witty:
      '[Jogging to the kitchen|Walking to the fridge|Lifting the remote|Chasing a danfo] [is not|does not count as] [exercise|cardio|a workout].',
  },
  health: {
    straight:
      '[[When did you last|When last did you] [look after yourself|put your health first|have a proper check]?|[Do not ignore it|Do not manage it|Do not keep postponing it] [any longer|for another month].]',
    warm: '[Your health|Looking after yourself|Taking care of yourself|Your wellbeing] [comes first|is worth the time|matters to the people who love you].',
    witty:
      '[Google|Your group chat|Your neighbour|Aunty’s voice note] is not [a doctor|a clinic|a treatment plan|a medical degree].',
  },
  babies: {
    straight:
      '[Baby on the way|Little one growing fast|New baby in the house|Naming ceremony coming up], [is everything ready|what is left to buy|still shopping]?',
    warm: '[They grow fast|They are small only once|The baby days are short], so [enjoy every size|enjoy the cuddles|keep them comfortable|let each day be sweet].',
    witty:
      '[That small boss|Your little landlord|The youngest in the house|The real owner of the house] [has outgrown the wardrobe again|does not wear last month’s size|has sent a shopping list].',
  },
  books: {
    straight:
      '[What are you reading|What is your next book|Which book comes next] [this term|this month|this holiday|these days]?',
    warm: '[One good book|A page a day|The right story|A quiet hour] [opens a bigger world|stays for a lifetime|is a gift that keeps giving].',
    witty: '[Screen time|The TV|That tablet|Your timeline] [has done enough|deserves a holiday|needs rest].',
  },
  learning: {
    straight:
      '[The right time|A good time|The best time] to [start|begin|start learning|take the first step] is [now|today|this week].',
    warm: '[One skill|A new skill|One lesson|One good class] can [change a year|open a door|take you far].',
    witty:
      '[YouTube|Guesswork|Crammed notes|Your cousin’s advice] can only [take you so far|carry you halfway|do so much].',
  },
  schools: {
    straight:
      '[A new term|A new session|Resumption|The next term] is [close|coming|around the corner|almost here], is your child’s place settled?',
    warm: '[Every child|Your child|Each little one] [can go far|has something special|deserves a good start|learns best where somebody cares].',
    witty:
      '[Children at home all day is fun|The long holiday is sweet|Cartoons are sweet], but [school must resume|the house needs peace|the TV needs rest|your ears need rest].',
  },
  household: {
    straight:
      '[Setting up|Furnishing|Upgrading|Sorting out] [a new place|the house|your home|your space] [this month|this season|soon]?',
    warm: 'A [good|warm|tidy|well-kept] [home|house] is [built piece by piece|made one thing at a time|in the little things].',
    witty:
      '[Visitors|Your in-laws|Your friends|Your mother] will [notice|ask about it|want one too] [before they sit down|before the food comes|in the first minute].',
  },
  gifts: {
    straight:
      '[Guests to thank|Clients to appreciate|Somebody to appreciate|People to thank] [this season|this month|soon|before the year ends]?',
    warm: 'A [small|good|thoughtful|little] [gift|thank you] [says a lot|stays in the memory|goes a long way].',
    witty:
      '[A handshake|A thumbs up|“God bless you”|“Thank you for coming”] is [nice|sweet|kind|good], but nobody can take it home.',
  },
  gas: {
    straight:
      '[Gas finished|The flame is low|The cylinder is light] [again|on a Sunday|in the middle of cooking][|, and no gas in sight]?',
    warm: '[A full cylinder|Gas in the house|A steady flame] [is peace of mind|is one worry less|keeps the house happy|lets you cook when you want].',
    witty:
      '[Half-cooked beans|Rice that stopped midway|Cold soup|Raw stew] is not [a new recipe|a delicacy|continental].',
  },
  solar: {
    straight:
      '[[Tired of|Done with|Fed up with] [buying fuel|fuel queues|NEPA wahala|generator noise|darkness]|[No light|Light gone|Darkness] [again|tonight|since morning]]?',
    warm: '[Imagine|Picture|Think of] [a night|an evening|a weekend] [without generator noise|with the lights on|without hunting for fuel].',
    witty:
      '[NEPA|Your generator|The fuel attendant|The transformer on your street] [will miss you|should not see this|may not like this][|, we are sorry|, but life goes on].',
  },
  security: {
    straight:
      '[Who is watching|What is protecting|Who has an eye on] [your property|what is yours|what you worked for] [when you are away|at night|when you travel]?',
    warm: '[You worked hard for it|It took you years|You built it little by little|You saved for it], [keep an eye on it|protect it|keep it safe].',
    witty:
      '[Your dog|The gateman|Your neighbour|Your village prayer] [is trying|also sleeps|cannot be everywhere|needs a helper].',
  },
  gadgets: {
    straight: '[Time|Ready] to [upgrade|change what you are using|replace the old one][| this month| this week]?',
    warm: '[Work|School|Business|Life] is [easier|smoother|lighter] with the right [gadget|tool].',
    witty:
      '[Your old one|That old gadget|The one you are managing|What you are using now] [has tried|deserves pension|is asking for leave|has served its country].',
  },
  software: {
    straight:
      'Still [writing it|counting it|tracking it|keeping it] [in a notebook|on paper|in your head|in ten WhatsApp chats]?',
    warm: '[Your work|A growing business|Your day] [gets lighter|moves faster|becomes clearer] when [the routine runs by itself|everything is in one place|nothing lives only in your head].',
    witty:
      '[An exercise book|The back of a receipt|That big ledger|Your memory] is not [a database|a system|a backup|software].',
  },
  print: {
    straight:
      '[Event coming up|New business|Campaign this month|Launch this month], [and nothing printed yet|what will people see|is your branding ready]?',
    warm: '[Your name|Your brand|Your message|Your big day] [deserves good print|should look the part|is worth seeing in print].',
    witty:
      '[A name written with marker|That banner from 2019|A design by your cousin|Plain white everything] is not [branding|an identity|marketing].',
  },
  photos: {
    straight:
      '[Need|Want|Looking for] [pictures you will keep|photos you will be proud to post|pictures worth framing][| this month| this season| this year]?',
    warm: '[Your story|Your day|Your smile|This season of your life] [deserves a picture|is worth keeping|belongs in a frame|deserves a good photo].',
    witty:
      '[Your phone camera|Your friend’s phone|That bathroom selfie|Your cousin’s camera] [has tried|did its best|can rest now|deserves leave].',
  },
  events: {
    straight:
      '[Planning|Hosting|Organising|Preparing for] [a party|a wedding|an event|a celebration] [soon|this month|this season|this year]?',
    warm: 'Your [day|event|celebration|big day] [should be remembered|is worth doing well|deserves good hands].',
    witty:
      '[Your guests|Your in-laws|The aunties] will [talk|take pictures|have opinions], [give them something good|make it worth it|so be ready].',
  },
  repairs: {
    straight:
      'Is [something|something at home|something at work] [giving you trouble|not working|not working well|making strange noise] [again|today|this week|]?',
    warm: '[That repair|That job|The job you keep postponing] [has waited long enough|does not have to wait|can be off your list this week|can be one worry less].',
    witty:
      '[Hitting it|Shouting at it|Praying over it|Slapping it] [twice|again|small] is not [a repair plan|a repair method|maintenance].',
  },
  plumbing: {
    straight: '[A leaking tap|A blocked sink|A slow drain|Low water pressure] [again|at home|since last week]?',
    warm: '[A tap that closes well|Water that runs|A dry kitchen floor|A quiet pipe] [is peace of mind|is one worry less|lets the house rest].',
    witty:
      '[A bucket under the pipe|Super glue|A rag around the tap|Chewing gum] is not [plumbing|a repair|a long-term plan].',
  },
  mending: {
    straight:
      '[Do not throw it away|Do not replace it|Do not give up on it|Do not hide it in the wardrobe] because of one [tear|broken part|bad day].',
    warm: '[Some things|The good ones|Old favourites|Well-made things] [deserve a second life|are worth mending|get better with care|should not end in the bin].',
    witty:
      '[Super glue|A safety pin|A rubber band|Walking carefully] is not [a repair|a plan|craftsmanship|a long-term solution].',
  },
  laundry: {
    straight: '[No time|Too tired|No strength|Too busy] to wash and iron [this week|this weekend|today|after work]?',
    warm: '[Clean clothes|Ironed clothes|Clothes ready for the week|Fresh clothes] [make the week lighter|are half of a good morning|lift the mood].',
    witty:
      '[Sunday|Saturday|Your day off] is for [rest|jollof|sleep|enjoyment], not for [washing till evening|a heap of clothes|standing over an iron].',
  },
  cleaning: {
    straight: '[No time|Too tired|No strength|Too busy] to clean [this week|this weekend|today|after work]?',
    warm: '[A clean space|A clean place|A clean home|A tidy room] [clears the head|makes the week lighter|lifts the mood].',
    witty:
      '[Sunday|Saturday|Your day off] is for [rest|jollof|sleep|enjoyment], not for [scrubbing|a bucket and brush|fighting stains].',
  },
  pests: {
    straight:
      '[Cockroaches|Bedbugs|Termites|Rats] in the [house|store|kitchen|roof] again[|, and the spray does nothing]?',
    warm: '[A place without pests|A clean and quiet night|A kitchen without visitors on the wall] [is a relief|lets everybody sleep|makes home feel like home].',
    witty:
      '[The cockroaches|The rats|The termites|Those bedbugs] [pay no rent|have held another meeting|think they own the place|invited their cousins].',
  },
  carcare: {
    straight:
      '[When did you last check|When did somebody last look at|What is the state of] your [car|tyres|engine|brakes]?',
    warm: '[Your car|A faithful car] [carries you every day|takes you to work and home again|knows all your roads], [give it some care|it deserves care too].',
    witty:
      '[Turning up the radio|Driving faster|Praying at every junction|Closing the window] is not [how to fix that noise|car maintenance|a service plan].',
  },
  carwash: {
    straight: '[Dust|Mud|Rain marks|Fingerprints] all over the car [again|this week|these days]?',
    warm: '[A clean car|A fresh interior|A shining car|A well-kept car] [is nicer to drive|makes a good first impression|lifts the mood].',
    witty:
      '[Waiting for the rain|One tired rag|A bucket and hope|Parking in the shade] is not [a car wash|how it is done|car care].',
  },
  cars: {
    straight:
      '[Looking for|Still looking for|Searching for] [your next car|a car|your next ride] [this month|this season|before the year ends]?',
    warm: '[Picture|Imagine|Think of] [yourself behind this wheel|your next journey in this one|these keys in your hand|your morning drive in this one].',
    witty:
      '[The danfo conductor|Your Bolt driver|Your trekking shoes|The bus queue] [will miss you|will not like this|should not see this].',
  },
  carhire: {
    straight:
      '[Wedding|Airport run|Big meeting|Guests in town] [this weekend|coming up|next week], is the ride sorted?',
    warm: '[Sit back|Take the back seat|Enjoy the road|Answer your mails] and arrive [fresh|calm|in style].',
    witty:
      '[Parking|Begging a friend for a lift|Asking your uncle for his car|Sweating in traffic] [is not a transport plan|does not match that outfit|is for another day].',
  },
  transport: {
    straight: '[Something|A parcel|An order|A package] to [send|move|deliver] [today|this week|across town]?',
    warm: '[A delivery|A parcel|An order|A package] that arrives [makes a customer smile|brings the buyer back|is good business].',
    witty:
      '[Traffic|Third Mainland traffic|Go-slow|That hold-up] is [undefeated|a lifestyle|nobody’s friend|free of charge], let somebody else sit in it.',
  },
  moving: {
    straight:
      '[Changing house|Packing out|New keys in hand|Rent finished] [this month|soon|this year|at the end of the month], who carries the load?',
    warm: '[A new place|A fresh start|The new house|Your next address] [begins with a calm moving day|deserves careful hands|is easier with help].',
    witty:
      '[Your back|Your cousin with the pickup|That keke driver|Your small car] [cannot carry a wardrobe|is not a moving company|did not agree to this].',
  },
  travel: {
    straight:
      '[Travelling|Leaving town|Planning a trip|Going somewhere] [this week|this month|soon|for the weekend|for the holidays]?',
    warm: '[A good journey|Every good trip|Every story of the road|A calm journey] [starts with a seat|begins with a date|begins with a plan].',
    witty:
      '“[I am on the road|I have entered the bus|I will leave early|Just one last bag]” [should be true this time|has fooled many mothers|needs a ticket first].',
  },
  stays: {
    straight:
      '[Coming to town|Travelling soon|Work trip coming up|Weekend away], [is the room sorted|have you found a place|and no place booked yet]?',
    warm: '[A good night|A quiet room|Real rest|A place to breathe] [makes the whole trip better|is half of the journey|changes the next morning].',
    witty:
      '[Your cousin’s couch|The mattress in the parlour|That uncle’s guest room|Sleeping in the car] [has tried|is not a hotel|knows your back too well].',
  },
  property: {
    straight:
      '[Still looking|Looking|Searching|Still searching] for [a place|the right place|your next place][| this month| this year]?',
    warm: '[Picture|Imagine|Just picture] yourself [with these keys|opening this door|at this address|moving in].',
    witty:
      '[House hunting|Looking for a place|Searching for a place] is [a full-time job|an extreme sport|not for the weak|cardio].',
  },
  land: {
    straight:
      '[Still paying rent|Thinking of land|Saving for land|Planning to build] [this year|this season|at the moment]?',
    warm: '[A piece of land|Ground of your own|Your own plot] [is where the house begins|is a promise to your children|outlasts the salary that bought it|is a quiet kind of wealth].',
    witty:
      '[Land does not [scale walls|crash like a phone|go out of fashion|ask for data]|[Your landlord|The caretaker|Next year’s rent] [will not like this post|should not see this]].',
  },
  building: {
    straight: '[Building|Renovating|Finishing a house|Starting a project] [this year|this season|this month|soon]?',
    warm: '[A house|A good building|A home|Every project] is [built one good decision at a time|only as strong as what goes into it|worth doing well].',
    witty:
      '[“Manage it like that”|“It will hold”|“The bricklayer said it is fine”|“We will fix it later”] is not [engineering|a building plan|quality control].',
  },
  agroinputs: {
    straight:
      '[A good harvest|A better yield|A good season] [starts with|begins with|depends on] [good inputs|the right start|what you put in].',
    warm: '[Good farming|A good season|Every harvest|Every good farm] [rewards those who prepare|begins long before market day|is built on small good choices].',
    witty:
      '[Guesswork|“It will survive”|Prayer and hope|Yesterday’s leftovers] is not [farm management|a farm plan|how farms grow].',
  },
  experts: {
    straight:
      '[Do not guess|Do not rush it|Do not do it alone|Do not leave it to luck]: [get it right the first time|ask somebody who does it every day|ask before you pay].',
    warm: '[The right advice|A clear answer|One good conversation] [saves months|opens doors|lets you sleep well|changes the next step].',
    witty: '[Crossing fingers|Copy and paste|“They said”|Guessing on a form] is not [a strategy|a plan|how it works].',
  },
} as const satisfies Readonly<Partial<Record<Trade, Readonly<Record<Tone, Rule>>>>>

/** Trades that use the openings of another trade. */
const LIKE = {
  ...{ fabrics: 'fashion', barbers: 'beauty', skills: 'learning', spices: 'farm' },
  ...{ eyes: 'health', dental: 'health', taxes: 'experts', paints: 'building' },
  ...{ furniture: 'household', bedding: 'household', kitchen: 'household', homeware: 'household' },
} as const satisfies Readonly<Partial<Record<Trade, keyof typeof OPENINGS>>>

export type Opened = keyof typeof OPENINGS | keyof typeof LIKE

export const isOpened = (trade: Trade): trade is Opened => trade in OPENINGS || trade in LIKE

export const openingOf = (trade: Opened, style: CopyStyle): Rule =>
  OPENINGS[trade in LIKE ? LIKE[trade as keyof typeof LIKE] : (trade as keyof typeof OPENINGS)][TONES[style]]
