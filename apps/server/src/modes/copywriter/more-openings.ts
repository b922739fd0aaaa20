import type { Tones } from './trade-openings.ts'

export const gifts: Tones = {
  straight: [
    '[Guests to thank|Clients to appreciate|Somebody to appreciate|People to thank|A team to appreciate] [this season|this month|at your next event|before the year ends|soon]?',
    '[What will your|What do your] [guests|clients|people|visitors] [take home|remember you by|go home with] [this season|this time|at your next event|from your event]?',
  ],
  warm: [
    'A [small|good|thoughtful|little] [gift|souvenir|thank you] [says a lot|stays in the memory|goes a long way|is never too small|speaks for you].',
    '[People forget speeches|Music ends|The party ends|The day passes], but [a gift stays|they keep what you give them|a souvenir goes home with them|the gift remains].',
  ],
  witty: [
    '[A handshake|“God bless you”|A thumbs up|“Thank you for coming”] is [nice|sweet|kind|good], but [a gift is nicer|nobody can take it home|it does not fit in a bag|the aunties came with a bag].',
    '[The aunties|Your guests|Your in-laws|Front row people] [came with empty bags|are checking for souvenirs|will ask for a second one|know when souvenirs are few]: [be ready|do not fall your hand|you have been warned|prepare well].',
  ],
}

export const catering: Tones = {
  straight: [
    '[Guests coming|People to feed|A full house expected|Visitors on the way|An occasion coming up], [and the food is not settled|and who is cooking|what will they eat|and nothing ordered yet]?',
    '[Who is cooking|Who is handling the food|What will your guests eat|What is on the table] [on the day|when your people come|when the guests arrive|for the occasion]?',
  ],
  warm: [
    '[You welcome the guests|You enjoy the day|You sit with your people|You take the pictures], [the food is taken care of|leave the cooking to other hands|somebody else minds the pots].',
    '[Good food|A full tray|A well-set table|Something good to eat] [is what guests remember|makes every occasion warmer|keeps people talking and smiling|is half of the welcome].',
  ],
  witty: [
    '[Guests|Your people|Your guests] [forgive a late start|forgive bad music|forgive a long speech], but [nobody forgives finished food|never an empty tray|not when the food is small].',
    '[“Is there food”|“Have they started sharing”|“Where is the food”|“Keep mine for me”] is [the real programme of the day|all that people ask|the first item on every agenda], [so be ready|so plan it well|so settle it now].',
  ],
}

export const moving: Tones = {
  straight: [
    '[Changing house|Changing office|Packing out|New keys in hand|Rent finished] [this month|soon|at the end of the month|this year], [and who carries the load|and nothing packed yet|is the truck settled|who is lifting the fridge]?',
    '[How many boxes|How many trips|How many strong hands|Which truck] does [your move|the new place|your load|moving day] [need|ask for]?',
  ],
  warm: [
    '[A new place|A fresh start|The new house|Your next address] [begins with a calm moving day|deserves careful hands|is easier with help|should not cost you your back].',
    '[Hello|Hi|Good day] [movers of house|neighbours|friends|good people], [who is packing this month|is the date fixed yet|have you counted the boxes|is moving day near]?',
  ],
  witty: [
    '[Your back|Your cousin with the pickup|That keke driver|Your small car] [cannot carry a wardrobe|is not a moving company|has refused already|did not agree to this], [get real hands|leave it to those who do it|rest].',
    '[Eight trips in a small car|Ghana-must-go and prayer|A fridge on a wheelbarrow|Begging friends with jollof] is not [a moving plan|how to change house|logistics].',
  ],
}

export const spa: Tones = {
  straight: [
    '[Tight shoulders|Stiff neck|Long week|Tired back|No rest] [again|since Monday|this month|these days][?|, and no break in sight?|, and nobody to press it out?]',
    '[When did you last|When last did you] [rest properly|lie down and do nothing|have an hour to yourself|switch off the phone]?',
  ],
  warm: [
    '[Breathe in|Close your eyes|Put the phone away|Lie back], [you have earned this hour|the world can wait outside|this hour is yours|let the week go].',
    '[An hour to yourself|A quiet room|Rest|A slow breath] [is a gift to your body|brings you back to yourself|changes the whole week|is never wasted].',
  ],
  witty: [
    '[Your back|Your neck|Your left shoulder|Your spine] [has filed a complaint|sent a voice note|wants to speak to the manager|is on strike], [settle it lying down|answer it today|hear it out].',
    '[Cracking your own neck|Leaning on the door frame|Asking the children to step on your back|Sighing loudly] is not [a massage|treatment|wellness|self care].',
  ],
}

export const pests: Tones = {
  straight: [
    '[Cockroaches|Bedbugs|Termites|Rats|Something crawling] in the [house|store|kitchen|roof|rooms] [again|at night|these days][?|, and the spray does nothing?]',
    '[Do not wait till|Act before|Move before] they [spread|take over|reach the bedroom|get into the food][| this week| today| this time].',
  ],
  warm: [
    '[A place without pests|A clean and quiet night|A kitchen without visitors on the wall] [is a relief|lets everybody sleep|is worth one day of work|makes home feel like home].',
    '[Hello|Hi|Good day] [neighbours|friends|good people|everyone], [is anything crawling in your place|who is sharing your kitchen at night|have you seen them too|is your place free of pests]?',
  ],
  witty: [
    '[The cockroaches|The rats|The termites|Those bedbugs] [pay no rent|have held another meeting|think they own the place|invited their cousins], [send the notice to quit|time to evict them|let them go].',
    '[Slippers in hand|One tired spray can|Screaming and jumping on the chair|Hoping they leave] is not [pest control|a plan|how you win this war].',
  ],
}

export const fitness: Tones = {
  straight: [
    '[This month|This week|Monday|Before the year ends|Today] is [a good time|early enough|the right time] to [start moving|get fit|begin|start training].',
    '[Ready to|Planning to|Still planning to|Been meaning to] [get fit|start training|move more|start exercising] [this month|this week|this year|]?',
  ],
  warm: [
    '[Showing up|The first day|Day one|The first class] is [where it starts|the hardest part|half of the work|how it begins][|, friends|, so start small|, and you can do it].',
    '[Your body|A strong body|Your health|Your energy] [carries you every day|is worth an hour|deserves some time|will thank you].',
  ],
  witty: [
    '[Jogging to the kitchen|Walking to the fridge|Lifting the remote|Chasing a danfo] [is not|does not count as|cannot be your] [exercise|cardio|training|a workout], [come and see|read this|we checked|sorry].',
    '[Your gym clothes|Your running shoes|Your January plans|Those sneakers] [miss you|are still waiting|have been asking for you|want to meet the gym].',
  ],
}

export const household: Tones = {
  straight: [
    '[What is still missing in your|What comes next for your|What is the next thing for your] [home|place|space] [this month|this season|this year|]?',
    '[Setting up|Furnishing|Upgrading|Moving into|Sorting out] [a new place|the house|your home|your space] [this month|this season|soon|at the moment]?',
  ],
  warm: [
    'A [good|lived-in|warm|tidy|well-kept] [home|house|place] is [built piece by piece|made one thing at a time|put together slowly|in the little things][|, friends|, so take your time].',
    '[Come home to|Make room for|Treat your home to] [something good|something new|something useful|one good piece] [this month|this season|this week|before the year ends].',
  ],
  witty: [
    '[Your house|Your sitting room|Your kitchen|That empty corner] [is looking at you|has been asking questions|wrote a letter|sent a voice note]: [it wants this|please read this|it says it is time|do not ignore it].',
    '[Visitors|Your in-laws|Your friends|Your mother] will [notice|ask about it|want to know where you got it|mention it] [before they sit down|before the food comes|in the first minute|as soon as they enter].',
  ],
}

export const security: Tones = {
  straight: [
    '[Who is watching|Who is looking after|What is protecting|Who has an eye on] [your property|what is yours|what you worked for] [when you are away|at night|when you travel|right now]?',
    '[Do not wait|Why wait|You do not have to wait] [for it to happen|till something happens|for a bad story] [first|before you act|before you think of security]: [see this|read this|look at this].',
  ],
  warm: [
    '[Peace of mind|A quiet night|Sleeping well|Travelling with a calm mind] [starts with knowing|is worth a lot|begins at home|is worth planning for][|, friends|, for you and yours|, every day].',
    '[You worked hard for it|It took you years|You built it little by little|You saved for it], [keep an eye on it|look after it well|protect it|keep it safe].',
  ],
  witty: [
    '[Your dog|The gateman|Your neighbour|Your village prayer] [is trying|also sleeps|cannot be everywhere|needs a helper|has closed for the day], [get backup|read this|see this|look at this].',
    '[“Who is there”|“It is only the wind”|“I thought you locked it”|“Nobody saw anything”] is not [a security plan|security|a system|enough].',
  ],
}

export const health: Tones = {
  straight: [
    '[When did you last|When last did you|When did you even last] [see somebody about it|have a proper check|look after yourself|have it checked]?',
    '[Do not manage it|Do not ignore it|Do not just live with it|Do not keep postponing it] [any longer|for another month|till it gets worse|on your own]: [read this|see this|start here].',
  ],
  warm: [
    '[Your health|Taking care of yourself|Looking after your body|Your wellbeing] [comes first|is worth the time|is not a luxury|matters to the people who love you][|, dear friends|, always|, so take the time].',
    '[Look after yourself|Take care of yourself|Be kind to your body|Put your health first] [today|this week|this season], [your people need you|there is only one of you|you carry so much|the rest can wait].',
  ],
  witty: [
    '[Google|Your group chat|Your neighbour|Aunty’s voice note] is not [a doctor|a clinic|a medical degree|a treatment plan], [see the real people|read this|come out of there|we beg you].',
    '[“It will go by itself”|“I will check it next month”|“It is nothing”|“I can manage”] has [been your song since January|been said enough|had its time|expired].',
  ],
}

export const cars: Tones = {
  straight: [
    '[Looking for|Still looking for|Searching for|In the market for] [your next car|a car|your next ride|the next car] [this month|this season|before the year ends|]?',
    '[Before you pay|Before you travel to inspect|Before you choose|Before your next inspection], [look at this one|see this one|read the details of this one|check this one]:',
  ],
  warm: [
    '[Picture|Imagine|Think of] [yourself behind this wheel|your next journey in this one|your morning drive in this one|these keys in your hand][, then read on|, then read the details|].',
    '[Hello|Hi|Good day] [car lovers|drivers|friends|good people], [have a look at this one|see this one|this may be your next car|this one is looking for its driver].',
  ],
  witty: [
    '[The danfo conductor|Your Bolt driver|Your trekking shoes|The bus queue] [will miss you|will not like this|should not see this post|has noticed you reading], [look at this|read on|but read on|sorry to them].',
    '[Trekking|Hanging on a danfo|Waiting for a Bolt|Sharing a keke] is [good exercise|an experience|for the strong|character building], but [see this|look at this|here is a car|you have tried].',
  ],
}

export const snacks: Tones = {
  straight: [
    '[What goes with your|What are you having with your|What is beside your] [tea|breakfast|pap|morning coffee|cold drink] [tomorrow|today|this weekend|this week]?',
    '[Breakfast|Break time|Tea time|The lunch box|Snack time] [needs something|asks for something|deserves something] [good|fresh|nice][| this week| today| tomorrow].',
  ],
  warm: [
    '[A good snack|Something fresh|A little something|A good bite] [makes break time sweeter|goes well with company|brings people to the table|brightens an ordinary day].',
    '[Hello|Hi|Hey|Good day] [friends|good people|family|snack lovers], [what are you having with your tea|what is in the lunch box this week|who is hungry|is it break time yet]?',
  ],
  witty: [
    '[The last piece|Sharing equally|“Let me just taste”|“Only one bite”] [has ended friendships|is a family myth|has never worked|is how it starts][|, so get your own|, we have seen it|, ask your siblings].',
    '[Your lunch box|Your tea|Your pap|That cold drink] [is lonely|should not be alone|called us|is asking for company][|, poor thing|, and we heard it|: help it].',
  ],
}

export const carcare: Tones = {
  straight: [
    '[When did somebody last look at|When did you last check|What is the state of|Is anything wrong with] [your car|your tyres|your engine|your brakes]?',
    '[Long trip coming|Rainy season on the way|Strange noise from the car|Car not pulling well], [is your car ready|who is looking at it|and nobody has looked at it|will it get you there]?',
  ],
  warm: [
    '[Hello|Hi|Good day|Greetings] [drivers|car owners|road users|everybody with a steering wheel], [how is your car doing|is your car ready for the week|when did you last look after your car|is your car well]?',
    '[Your car|That car|A faithful car] [carries you every day|takes you to work and home again|knows all your roads|has never asked for a holiday], [give it some care|it deserves a good day too|look after it this week].',
  ],
  witty: [
    '[Turning up the radio|Driving faster|Praying at every junction|Closing the window] is not [how to fix that noise|car maintenance|a service plan|what the manual says].',
    '[Your car|That dashboard light|The noise under the bonnet|Your back tyre] [has been trying to tell you something|wants a word with you|is not decoration|has sent its last warning], [answer it today|please listen|somebody should look].',
  ],
}
