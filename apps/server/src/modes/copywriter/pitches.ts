import type { Trade } from '../words/trades/trade-nouns.ts'
import { morePitches } from './more-pitches.ts'
import type { Pitch } from './pitch.ts'
import { tradePitches } from './trade-pitches.ts'

const OWN = {
  ...morePitches,
  ...tradePitches,
  food: {
    details: 'your order and your address|what you want and when you want it|how many people will eat and when',
    reasons: [
      '[A good meal|Food made by other hands|A plate that comes ready] [gives you the evening back|leaves you time for people|saves the hour you would spend in the kitchen][| after a long day| on a busy day].',
      '[When the food is sorted|Once the food is settled|With food off your list], [the rest of the day is easy|everything else can wait|the day already feels lighter|guests can come].',
      '[Some days call for|Some evenings call for|Busy days need] [proper food|a real meal|a full plate][, and no dishes to wash| without the cooking|, not another biscuit].',
      '[Hunger|An empty stomach|A hungry table] [makes every meeting longer|spoils a good mood|does not wait for traffic|has no patience], so [plan your plate early|let the next meal be a good one|have food you look forward to].',
    ],
  },
  cakes: {
    details:
      'your date, the size and the flavour|the date, the name on the cake and the number of guests|your design and the date',
    reasons: [
      '[The cake|A good cake] is [the picture everybody takes|what the children remember|the moment everybody stands up for|where the celebration begins][|, so choose it early|, so let it be right].',
      '[Years from now|Long after the party|When the music is over], [the cake will still be in the pictures|people will talk about the cake|you will remember who cut the cake with you].',
      '[Celebrate|Mark the day|Surprise them] [while you can|the sweet way|with something sweet]: [birthdays do not come every week|they will not forget it|the smile is worth it|love should be tasted].',
      '[A date on the calendar|A birthday|An anniversary] [comes faster than you think|does not move|waits for nobody], so [settle the cake first|order in good time|plan it now].',
    ],
  },
  farm: {
    details: 'what you need and the quantity|your list and your area|the items and quantities you need',
    reasons: [
      '[Buying well once|Stocking up|A full store] [saves you many trips to the market|is cheaper than running out|lets you plan the whole month|keeps small money in your pocket].',
      '[Every good pot|A sweet soup|Food that tastes like home] [starts with what goes into it|begins before the fire].',
      '[For the house|For the month|For the freezer], [it pays to know where your food comes from|good supply makes cooking easy].',
      '[When the store is full|With the kitchen stocked|Once the foodstuff is in the house], [visitors can come|the week runs better|nobody asks what to cook|month end feels shorter].',
    ],
  },
  fashion: {
    details: 'your size and the colour you like|the one you like and where you are|the one you like and your size',
    reasons: [
      '[What you wear|The right outfit|A good fit] [speaks before you do|changes how you enter a room|lets you forget about it and enjoy the day|makes an ordinary day feel special].',
      '[When you like what you wear|When it fits well|When you feel good in it], [you stand straighter|the pictures come out better|people notice|the whole day goes better].',
      '[Weekdays, outings and family days|Work, church and weekend|Big days and ordinary days] [are easier with the right thing in the wardrobe|deserve something you feel good in].',
      '[Pick what suits you|Choose the one that is you|Find your colour], [and wear it your own way|and let it do the talking|then watch who asks about it].',
    ],
  },
  beauty: {
    details: 'your date and the style you want|a picture of the style you like|the day and time you want',
    reasons: [
      '[When the look is right|When you like the mirror|When you feel beautiful], [you walk differently|people ask who did it|the day is already good].',
      '[Your look|How you look|The way you look] will be in [every picture of that day|every picture they take|every album they keep], so [plan it early|let it be right|give it the time it needs].',
      '[Sitting down for yourself|An hour for your own look|A little time in good hands] [does more than the mirror shows|is never wasted|changes the whole week].',
      '[Big day or ordinary Friday|Owambe or office|Wedding or weekend], [you should step out looking like yourself at your best|a fresh look lifts the mood|looking good starts before you leave the house].',
    ],
  },
  skincare: {
    details: 'what you need it for|the one you want and where you are|your skin type and what you want to change',
    reasons: [
      '[Skin|Your skin|The body] [remembers how you treat it|responds to small daily habits|asks for care in every season|works hard for you all day].',
      '[A few minutes morning and night|A small routine|Five quiet minutes] [can be the best part of the day|is easy to keep|is a kind way to begin and end the day].',
      '[Sun, dust and harmattan|Heat, sweat and stress|Long days and short nights] [ask a lot of the skin|leave their mark|take something from you], so [give a little back|be gentle with yourself|make time for care].',
      '[Choose what suits you|Read what is in it|Know what you put on your body], [start slowly|take your time|be patient with it], and [let it become a habit|enjoy the moment|watch how your skin feels].',
    ],
  },
  learning: {
    details: 'your name and when you can start|your name and what you want to learn|the name and level of the learner',
    reasons: [
      '[A skill|What you learn|Knowledge] [stays with you for life|cannot be taken away from you|pays you back for years|goes wherever you go].',
      '[Six months from now|By this time next year|A few months from today] you will [wish you had started today|be glad you started|see how far one decision carried you].',
      '[With a guide beside you|When somebody explains it well|With steady practice], [hard things become simple|the difficult parts become clear|progress comes faster than you expect].',
      '[You do not need to know everything before you start|Nobody begins as an expert|The first class is the hardest step]: [you only need to show up|the rest comes with practice].',
    ],
  },
  schools: {
    details: 'your child’s age and class|your child’s name and age|the class and when you want to start',
    reasons: [
      '[The first years|The early years|These few years] [shape how a child sees learning|go quickly|are where confidence begins|lay the foundation for the rest].',
      '[A child who is happy in school|A child who feels safe|A child who is known by name] [asks more questions|learns without being pushed|comes home with stories].',
      '[Come and see for yourself|Ask every question|Look at the classrooms|Talk to the teachers]: [a good choice is made with open eyes|you know your child best|no question is too small].',
      '[You work hard for them|You want the best for them|You only have them small once], so [choose the place with care|let school be a good memory|give them a good start].',
    ],
  },
  gifts: {
    details: 'the number of pieces and your date|your budget and the date|what the occasion is and how many you need',
    reasons: [
      '[A gift|A small package|Something to take home] [says thank you better than a speech|keeps the day alive|tells people they were seen|is remembered after the food].',
      '[The best gifts|Good souvenirs|Gifts people keep] [are planned early|are chosen with the person in mind|need not be big], and [they speak for you|people can tell|they stay on the shelf for years].',
      '[Names, colours and numbers|Designs and quantities|Packaging and names] [take time|need planning|are best settled early], so [start before the rush|do not wait for the last week|settle them now].',
      '[Somebody will be at the door|Somebody will open it|Somebody will read the note] and [smile|feel remembered|think of you], and [that is the whole point|that is worth it].',
    ],
  },
  snacks: {
    details: 'the quantity you want and where you are|your order and your address|the flavour you like and how many',
    reasons: [
      '[For the lunch box|For the road|For the office drawer|For visitors], [it is good to have something ready|a good snack saves the day|keep something sweet close].',
      '[Small hunger|The hour before dinner|The four o’clock hunger|A long drive] [is easier with something good in hand|asks for a proper snack|does not need a full plate].',
      '[Tea, pap or a cold drink|Breakfast or break time|Morning or evening], [it goes down better with something fresh beside it|there is always room for a good bite|somebody will ask you to share].',
      '[Buy one for now|Take some home|Keep some for tomorrow|Share with a colleague], [and see how long it lasts|and hide a little for yourself|and watch it disappear].',
    ],
  },
  fitness: {
    details: 'your goal and the days you are free|the time that suits you|your goal and when you want to start',
    reasons: [
      '[Strength|Fitness|A stronger body] [is built one day at a time|comes from showing up|starts smaller than you think|does not ask how old you are].',
      '[Two or three days a week|An hour here and there|Small steady effort] [changes more than one big effort|adds up quickly|is enough to begin with].',
      '[When the body moves|With regular exercise|When you train with others], [sleep gets better|the head gets clearer|stairs stop being an enemy|staying with it is easier].',
      '[You do not need|Nobody asks for] [the perfect shoes|the perfect body|a perfect plan] to begin: [you need a day and a time|you need one decision|you only need to come].',
    ],
  },
  household: {
    details: 'the item you want and your area|what you want and where you are|the one you want and how many',
    reasons: [
      '[The things of every day|The small things at home|The pieces you use daily] [make a house easy to live in|should be a pleasure to use|deserve to be chosen well|matter more than they seem].',
      '[When a home works well|With the right things in place|When everything has its place], [mornings are calmer|the day begins well|you enjoy being at home|visitors feel it].',
      '[Buy what lasts|Choose well once|Take your time and choose]: [cheap things are bought twice|you will see it every day|a home is built one good piece at a time].',
      '[Measure the space|Think of how you live|Ask before you buy|Compare first], [then choose what fits|then take your pick|and you will be happy with it].',
    ],
  },
  security: {
    details: 'your area and what you want to protect|what you want to protect and when|what you need and your area',
    reasons: [
      '[Security|Protection|A safe home] [is cheapest before something happens|is something you plan, not something you regret|lets everybody sleep better].',
      '[Seeing what happens|Knowing who came|Knowing where it is] [when you are away|while you work|at any hour] [is worth a lot|changes how you sleep|takes a load off your mind].',
      '[A thief|Trouble|Bad luck] [looks for the easy door|does not send a notice|chooses the house that is not ready], so [be ready first|do not make it easy|close the gap now].',
      '[Ask what fits your place|Ask how it works|Let somebody look at the place|Know what you need], [then decide|before you spend|and start with the weak point].',
    ],
  },
  health: {
    details: 'what you need help with|what you need and when|what you need and the day that suits you',
    reasons: [
      '[A small sign|What worries you|That ache|What you have been postponing] [is easier to handle early|should be looked at early|is better talked about than carried around].',
      '[One visit|One check|A short visit|A simple talk] [can answer the question you have carried for weeks|can put your mind at rest|is easier than worrying].',
      '[You look after everybody|You take care of the house|You show up for work every day], so [let somebody look after you|make time for your own health|do this one thing for yourself].',
      '[Health|Feeling well|Strength] [is what everything else stands on|lets you do the rest|is easy to forget until it is gone], so [do not wait|take it seriously|begin with one visit].',
    ],
  },
  cars: {
    details:
      'your budget and when you can inspect|the day you want to inspect|your name and when you can come and see it',
    reasons: [
      '[See it in daylight|Bring your mechanic|Take it for a drive|Check the papers], [ask every question|take your time], and [decide with a clear head|let the car speak for itself].',
      '[The right car|A good car|A car that starts every morning] [gives you your mornings back|makes family trips easy|is worth an inspection|opens the map for you].',
      '[Rain, school runs and long roads|Work, family and weekends|Early mornings and late nights] [are easier with your own keys|ask for a car you can count on].',
      '[Read the details|Look at the pictures|Compare the price], [then come and see it|then arrange an inspection]: [a car is bought with open eyes|a look costs nothing|your mechanic can come along].',
    ],
  },
  events: {
    details: 'your date, venue and number of guests|the date and the place|the date and what you have in mind',
    reasons: [
      '[The day goes fast|A big day passes quickly|Guests remember how it felt], so [let the arrangements be in steady hands|plan the details early|you should enjoy it too].',
      '[When everything is in place|When the set-up is done|With the arrangements settled], [you can welcome your guests|you can enjoy the day too|you have time for the people who came].',
      '[Good dates|Saturdays|The popular dates] [go first|fill up early|do not wait], so [fix yours early|mention your date first|ask about your date now].',
      '[The mood|A good mood|The feeling of the day] [starts before the first guest arrives|is planned and no accident|is what people take home], so [leave nothing to chance|put it in good hands|settle this part early].',
    ],
  },
  photos: {
    details: 'your date and the kind of shoot|the date and the place|the occasion and how many people',
    reasons: [
      '[A picture|A good photograph|One frame] [brings the whole day back|is the only way to keep a moment|is what the children will look at one day].',
      '[Clothes fade|Cakes are eaten|The music stops|Guests go home], but [the pictures stay on the wall|you can look at the pictures for years|the photos keep the feeling].',
      '[You do not have to know how to pose|You only bring your smile|Come as you are|Wear what you love]: [the rest can be directed|the camera does the rest|the moment comes by itself].',
      '[Graduations, birthdays and first years|Big days and quiet days|Families and new beginnings] [happen once|are worth a proper picture|deserve more than a phone album].',
    ],
  },
  repairs: {
    details: 'what is wrong and where you are|a picture and what happened|your location and a picture of the fault',
    reasons: [
      '[A small fault|A small problem|That little noise] [rarely fixes itself|gets bigger when it is left alone|is cheaper today than next month].',
      '[Before you replace it|Before you buy a new one|Before you give up on it], [have it checked|find out what is wrong|ask what a repair would take].',
      '[When it works again|Once it is fixed|With that out of the way], [the whole day runs better|you wonder why you waited|you can forget about it].',
      '[Describe the fault|Send a picture|Say what happened|Say when it started], and [half of the work is done|you will know what to expect|the right tools can come along].',
    ],
  },
  property: {
    details: 'your budget and when you want to move|the day you want to inspect|how many people and when you move',
    reasons: [
      '[A home|The right place|Where you live] [shapes every morning|is more than four walls|decides how you rest|is where the day ends].',
      '[See it with your own eyes|Come and look|Walk through it|Stand in the rooms], [open the taps|check the light], and [decide with a clear head|ask every question you have].',
      '[Water, light and a quiet street|Space, light and good neighbours|Road, water and security] [matter long after the paint is dry|are worth asking about|make a house easy to live in].',
      '[Good places|Places like this|Well-kept places] [are seen by many eyes|are rarely empty for long|do not stay on the list for long], so [come and look early|arrange your inspection|ask while it is there].',
    ],
  },
  gadgets: {
    details: 'the model you want|the model you want and where you are|what you use it for and the model you like',
    reasons: [
      '[The right device|A good gadget|A gadget you can count on] [saves you time every day|is the tool you touch most|pays for itself in small things].',
      '[Know what you use it for|Think of battery, memory and screen|Compare before you choose], and [ask what fits|choose what fits your day|pay only for what you need].',
      '[Check it in your hand|Switch it on|Test it|Ask about the warranty] [before you pay|before you leave]: [a serious seller will not mind|that is your right|it saves you a second trip].',
      '[Work, school and calls|Meetings, movies and messages|Business and family] [now run on one screen|all pass through your hands], so [let it be one that keeps up|choose it well].',
    ],
  },
  transport: {
    details: 'the pick-up, the drop-off and the item|where it is and where it goes|the two addresses and the size',
    reasons: [
      '[While you work|While you stay where you are|While you serve the next customer], [your parcel can be on the road|somebody else can face the traffic|the delivery can be moving].',
      '[A customer who gets the parcel|A happy buyer|A delivery that arrives] [comes back|tells a friend|orders again], [so the last mile matters|and that is how a shop grows].',
      '[Your time|Your fuel|One afternoon in traffic] [costs more than a delivery|is worth more than a queue|is better spent on your business].',
      '[Write the address clearly|Pack it well|Share the phone number of the receiver|Say if it can break], and [the delivery goes smoothly|nothing gets lost on the way|half of the work is done].',
    ],
  },
  solar: {
    details: 'what you want to power and where you are|your load and your area|what must stay on when the light goes',
    reasons: [
      '[When the light stays on|With steady power|When the fridge keeps running], [work gets finished|the children can read at night|food stays cold|the evening is quiet].',
      '[Fuel money|What you spend on petrol|The money for fuel] [is gone the same day|burns every night|never comes back], [while your own power stays|so do the sum once].',
      '[List what you use|Count bulbs, fans and fridge|Think of what must stay on|Know your load], then [ask for what fits|choose the size|decide what you need].',
      '[Work, food and sleep|Business and rest|Study and work] [should not depend on luck|should not wait for NEPA|run on steady light].',
    ],
  },
  cleaning: {
    details: 'your address and what needs cleaning|the size of the place and the day|the kind of place and the day',
    reasons: [
      '[Coming home to|Waking up in|Walking into] [a clean place|fresh rooms|a clean house] [is half of the rest|changes the mood|makes the week begin well].',
      '[Your weekend|Your Saturday|Your free day] [is too short for scrubbing|can be for family again|has better plans than a bucket].',
      '[Clean clothes|Fresh sheets|Clear floors|A clean space] can [lift the mood|clear the head|make small problems smaller].',
      '[Show the rooms|Say how big it is|Mention the stains|Send a picture], and [you will know what it takes|you get a clear answer|nothing is left out].',
    ],
  },
} satisfies Readonly<Partial<Record<Trade, Pitch>>>

export const PITCHES = {
  ...OWN,
  ...{ homeware: OWN.household, plumbing: OWN.repairs, paints: OWN.building },
  skills: {
    ...OWN.learning,
    details: 'your name and when you can start|your name and what you know already|your name and the days you are free',
  },
} satisfies Readonly<Partial<Record<Trade, Pitch>>>

export const isPitched = (trade: Trade): trade is keyof typeof PITCHES => trade in PITCHES
