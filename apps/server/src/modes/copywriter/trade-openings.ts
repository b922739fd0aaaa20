import type { Rules } from '../words/grammar.ts'

export type Tone = 'straight' | 'warm' | 'witty'
export type Tones = Readonly<Record<Tone, Rules>>

export const drinks: Tones = {
  straight: [
    '[What is in your glass|What are you drinking|What is cold in your fridge|What goes with your food] [today|this weekend|this afternoon|after work|when visitors come]?',
    '[Hot afternoon|Long day|Visitors coming|Weekend plans|Party coming up], [and nothing cold in the house|and nothing to drink yet|and the fridge is empty|what will you pour]?',
  ],
  warm: [
    '[A cold glass|A chilled cup|Something cold|A good drink] [makes good talk better|turns a visit into a stay|is how a hot day ends well|brings people to the same table].',
    '[Hello|Hi|Hey|Good day] [good people|friends|family|neighbours], [what are we sipping today|who is thirsty|what is in your cup this weekend|is your fridge ready for the weekend]?',
  ],
  witty: [
    '[Plain water|That warm malt|The last sachet in the fridge|Ordinary minerals] [has done its best|can rest today|did not sign up for this heat|will understand], [pour something better|give your throat a story|let your cup enjoy too].',
    '[This heat|The sun this week|Your throat|Your neighbour’s fridge] [has no mercy|is not smiling|did not come to play|has sent a message], [answer it with something cold|so pour something|so keep your cup ready].',
  ],
}

export const fragrance: Tones = {
  straight: [
    '[What do people smell|What do they remember|What stays in the room] when you [walk in|leave the room|hug them|enter the office]?',
    '[Dressed up|Fully dressed|Outfit sorted|Ready to go out], [and no scent to finish it|but what are you wearing on your skin|what about your scent|but something is missing]?',
  ],
  warm: [
    'A [good scent|fine fragrance|scent you love] [walks in before you|stays after you leave|is a memory people keep|lifts the whole day].',
    '[Smell like|Walk in like|Step out like|Sit there like] [good news|a soft life|somebody with plans|a sweet memory|Friday evening][|, every day|, from morning to night].',
  ],
  witty: [
    '[They will hug you|They will lean in|The lift will go quiet|They will follow you around] [twice|again|for no reason|small], [just act normal|and now you know why|do not say we did not warn you].',
    '[Soap is trying|Roll-on is trying|Your body spray is trying|That free sample is trying], but [people should smell you from the gate|you deserve a real entrance|let us be serious now].',
  ],
}

export const babies: Tones = {
  straight: [
    '[Baby on the way|Little one growing fast|New baby in the house|Naming ceremony coming up|Children’s clothes too small again], [and still shopping|what is left to buy|is everything ready|where do you buy]?',
    '[Last month’s clothes|That size|The old size|The shoe from January] [no longer fits|is already too small|is tight again][?|, right?|, is it not?]',
  ],
  warm: [
    '[They grow fast|They are small only once|The baby days are short|Childhood goes quickly], so [enjoy every size|enjoy the cuddles|let each day be a sweet one|keep them comfortable].',
    '[Hello|Hi|Dear|Good day] [mummies|mums and dads|parents|mothers-to-be|aunties and uncles], [this one is for your little one|see this for the little ones|something for the small boss at home|here is something for the baby].',
  ],
  witty: [
    '[That small boss|Your little landlord|The real owner of the house|The youngest in the house] [has outgrown the wardrobe again|needs new clothes already|does not wear last month’s size|has sent a shopping list].',
    '[Babies pay no rent|They cannot even talk|They sleep all day|They do not go to work], yet [their wardrobe is fuller than yours|they need new clothes every month|they change five times a day].',
  ],
}

export const mending: Tones = {
  straight: [
    '[Good shoe|Favourite bag|Leather you love|The one you always carry], [bad sole|broken zip|torn strap|worn corner][?|, and nobody to fix it?|, and you have stopped using it?]',
    '[Do not throw it away|Do not replace it|Do not give up on it|Do not hide it in the wardrobe] [yet|so soon|because of one tear|because of one broken part].',
  ],
  warm: [
    '[Some things|The good ones|A favourite|Well-made things] [deserve a second life|are worth mending|get better with care|should not end in the bin].',
    '[Bring out|Remember|Look again at|Think of] [that bag in the wardrobe|the shoes you stopped wearing|the one you could not throw away|the pair you loved], [it is not finished|there is still life in it|it only needs good hands].',
  ],
  witty: [
    '[Super glue|That safety pin|A rubber band|Walking carefully] is not [a repair|a plan|a long-term solution|craftsmanship], [we saw it|let somebody help|read this|you know it].',
    '[Your favourite shoe|That bag|The sole|The zip] [has opened its mouth|has been talking|wants to retire|gave up in public], [answer it before it embarrasses you|get it to a doctor|let it come back stronger].',
  ],
}

export const software: Tones = {
  straight: [
    '[Still writing it|Still counting it|Still tracking it|Still keeping it] [in a notebook|on paper|in your head|in ten WhatsApp chats]?',
    '[How much time|How many hours|How much money] [goes into|do you lose on|gets lost in] [paperwork|manual work|doing it by hand|missing records] [every week|every month]?',
  ],
  warm: [
    '[Your work|A growing business|Your day|Running things] [gets lighter|feels different|moves faster|becomes clearer] when [the routine runs by itself|nothing lives only in your head|everything is in one place].',
    '[Do what you do best|Spend the evening at home|Think about what comes next|Put your energy into people], and let [the system keep the records|the screen do the counting|the software remember the rest].',
  ],
  witty: [
    '[Exercise book|The back of a receipt|That big ledger|Your memory] is not [a database|a system|a backup|software], [respectfully|we checked|sorry to say|with all due respect].',
    '[“I will write it down later”|“It is in my head”|“Who took the notebook”|“The book got wet”] [is how figures disappear|has cost many people money|is every Friday evening|should be history].',
  ],
}

export const print: Tones = {
  straight: [
    '[Event coming up|New business|Campaign this month|Staff without branding|Old design], [and nothing printed yet|what will people see|who is printing for you|is your branding ready]?',
    '[What do people see|What do customers remember|What stays in the hand] [before they meet you|after they meet you|when you have left the room]?',
  ],
  warm: [
    '[Your name|Your brand|Your message|Your big day] [deserves good print|should look the part|is worth seeing in print|should be seen properly].',
    '[People trust what looks ready|First looks last|A clean design speaks before you do|Good print makes a small brand look serious][|, every time|, and you know it|, everywhere].',
  ],
  witty: [
    '[A name written with marker|That banner from 2019|Plain white everything|Design by your cousin] is not [branding|an identity|marketing], [we beg you|let us talk|respectfully].',
    '[Your logo|Your brand|Your name] is [tired of living inside your phone|ready to go outside|asking to be seen|shy no more], [give it something to wear|put it on something|let people see it].',
  ],
}

export const agroinputs: Tones = {
  straight: [
    '[New batch|Next season|Planting time|Restocking|Next cycle] [coming up|around the corner|on your mind], [are your supplies ready|what do you still need|where do you buy]?',
    '[Good harvest|A healthy flock|A better yield|Good weight at market] [starts with|begins with|depends on] [what you put in|good inputs|what you buy today|the right start].',
  ],
  warm: [
    '[Farming|Good farming|A good season|Every harvest] [rewards those who prepare|begins long before market day|is built on small good choices|starts with the right supply].',
    '[Hello|Hi|Good day|Greetings] [farmers|poultry farmers and growers|farm owners|agric people], [this one is for your farm|see what can help this season|something for the next batch|plan the season with this].',
  ],
  witty: [
    '[Your birds|Your goats|Your crops|The animals] [cannot talk|do not send voice notes|will not call you], but [they know good supply|they show what you fed them|the scale will speak for them].',
    '[Prayer and hope|Guesswork|“It will survive”|Yesterday’s leftovers] [is not a feeding plan|is not farm management|does not pay at market], [even the chickens know|we say it with love|ask any old farmer].',
  ],
}

export const carhire: Tones = {
  straight: [
    '[Wedding|Airport run|Big meeting|Guests in town|Convoy] [this weekend|coming up|on your calendar|next week], [and who is driving|is the ride sorted|and no car yet]?',
    '[How do you arrive|How will your guests arrive|Who picks your guests up] [on the big day|at the airport|when it matters|for that meeting]?',
  ],
  warm: [
    '[Sit back|Take the back seat|Answer your mails|Enjoy the road], [and arrive fresh|the road is for somebody else|and let the day begin calmly|and leave the parking to others].',
    '[A calm ride|Arriving well|The right car|A good arrival] [sets the tone of the day|is part of the occasion|lets you think of other things|says what words do not].',
  ],
  witty: [
    '[Parking|Third-party drivers|Asking your uncle for his car|Begging a friend for a lift] [is not a transport plan|should not be on your wedding list|ruins good shoes|ends in long stories].',
    '[Sweating in traffic|Arriving in a keke|Calling five drivers|Looking for change] [does not match that outfit|is not part of the dress code|is for another day], [sit in the back|let somebody else drive|relax].',
  ],
}

export const stays: Tones = {
  straight: [
    '[Coming to town|Travelling soon|Work trip coming up|Guests visiting|Weekend away], [and where will you sleep|is the room sorted|have you found a place|and no place booked yet]?',
    '[Where do you stay|Where do your guests stay|Where will you rest] when [the road is long|the meetings are over|family comes to town|the wedding is in town]?',
  ],
  warm: [
    '[A good night|A quiet room|Real rest|A place to breathe] [makes the whole trip better|is half of the journey|is worth planning for|changes the next morning].',
    '[Drop the bags|Take off your shoes|Close the door|Switch off the phone] [and breathe|and rest well|and let the week go|and sleep properly], [you have earned it|tomorrow can wait|that is what a stay is for].',
  ],
  witty: [
    '[Your cousin’s couch|The mattress in the parlour|Sleeping in the car|That uncle’s guest room] [has tried|is not a hotel|has opinions in the morning|knows your back too well].',
    '[Your pillow at home|Your generator|Your neighbour’s cockerel|Your landlord] [will not miss you|can rest this weekend|should not know where you are], [travel well|go and sleep|enjoy yourself].',
  ],
}

export const building: Tones = {
  straight: [
    '[Building|Roofing|Finishing|Renovating|Starting a project] [this year|this season|this month|soon], [and still comparing|what do you still need|who is on your site]?',
    '[Before the next phase|Before the rains|Before you pay for materials|Before work starts], [read this|see this|look at this|check this] [and plan well|and compare|once]:',
  ],
  warm: [
    '[A house|A good building|Your project|That site] [is built one good decision at a time|is only as strong as what goes into it|outlives the person who built it|deserves good hands].',
    '[You saved for it|You planned it for years|You drew it in your head|You prayed for it], [now build it well|let it stand for long|do it once and do it right].',
  ],
  witty: [
    '[“Manage it like that”|“It will hold”|“The bricklayer said it is fine”|“We will fix it later”] is not [engineering|a building plan|a foundation|quality control].',
    '[The rain|Your in-laws|Your next tenant|The first harmattan] [will inspect your work|does not do mercy|finds every mistake|checks for free], [so build it well|so choose well now|so do it once].',
  ],
}

export const experts: Tones = {
  straight: [
    '[Forms|Papers|Deadlines|Official letters] [piling up|giving you headache|on your table|you do not understand] [again|this month|this week|]?',
    '[Do not guess|Do not sign yet|Do not rush it|Do not do it alone]: [ask somebody who does it every day|read this first|get it right the first time|ask before you pay].',
  ],
  warm: [
    '[The right advice|A clear answer|One good conversation|Knowing where you stand] [saves months|opens doors|lets you sleep well|changes the next step].',
    '[Big plans|New beginnings|Your next step|That dream] [need good papers|start with good advice|should not stop at a form|deserve proper preparation].',
  ],
  witty: [
    '[Your cousin who “knows somebody”|That forum from 2016|A voice note from Canada|The man at the cybercafé] is not [an adviser|official advice|a consultant|a legal opinion].',
    '[Crossing fingers|Copy and paste|“They said”|Guessing on a form] is not [a strategy|a legal strategy|a plan|how it works], [ask properly|we say it with love|do it right].',
  ],
}

export const finance: Tones = {
  straight: [
    '[Big plans|School fees|Rent due|Stock to buy|An emergency] [this month|coming up|around the corner], [and how will you pay|where will the money come from|is the money ready]?',
    '[Where is your money|What is your money doing|Who is keeping your money] [while you sleep|this year|when you are not looking|between two salaries]?',
  ],
  warm: [
    '[Small money|A little each week|One quiet habit|A good plan] [grows|becomes something big|adds up|carries you far] when [you start early|you keep at it|nobody touches it].',
    '[Future you|Your children|The person you will be in ten years|Next year’s you] [will thank you|is counting on you|will remember this week|will smile], [so start with one step|so begin small|so plan it well].',
  ],
  witty: [
    '[Salary|Your alert|That bonus|Month end] [comes with a return ticket|has no staying power|leaves like a visitor|enters and greets everybody], [plan before it lands|give it somewhere to stay].',
    '[“I will save next month”|“Let me enjoy small”|“Money will come”|Hiding it under the mattress] is not [a financial plan|a savings plan|an investment], [you know it|sadly|we checked].',
  ],
}

export const gas: Tones = {
  straight: [
    '[Gas finished|The flame is low|The pot is half done|The cylinder is light] [again|at night|on a Sunday|in the middle of cooking][?|, and no gas in sight?]',
    '[Shake your cylinder|Lift your cylinder|Check your gas|Look at the flame] [today|now|before you cook|before the weekend], [before it surprises you|before the rice stops halfway|before visitors come].',
  ],
  warm: [
    '[A full cylinder|Gas in the house|A steady flame|A kitchen that is ready] [is peace of mind|lets you cook when you want|is one worry less|keeps the house happy].',
    '[Hello|Hi|Hey|Good day] [everybody who cooks|home cooks|neighbours|food sellers], [how full is your cylinder|is your cylinder ready for the week|when did you last refill|is there gas in the house]?',
  ],
  witty: [
    '[Gas|That cylinder|The burner|Your cooker] [never finishes when you are free|waits for visitors before it finishes|respects nobody’s rice|chooses the worst moment].',
    '[Half-cooked beans|Rice that stopped midway|Cold soup|Raw stew] is not [a new recipe|a delicacy|continental], [refill before it happens|check that cylinder|you know the cause].',
  ],
}

export const books: Tones = {
  straight: [
    '[What are they reading|What are you reading|What is on the shelf|What is on the desk] [this term|this month|these days|this holiday]?',
    '[New term|Long holiday|Birthday coming|Quiet weekend|Rainy evening], [and what will they read|what is there to read or play with|and nothing new on the shelf]?',
  ],
  warm: [
    '[One good book|A page a day|The right story|A quiet hour] [can change how a child thinks|opens a bigger world|stays for a lifetime|is a gift that keeps giving].',
    '[Put away|Switch off|Forget] the [phone|TV|tablet] [for one evening|for an hour|this weekend], [and turn a page|and discover something|and see what happens].',
  ],
  witty: [
    '[Screen time|The cartoon channel|The TV|That tablet] [has been babysitting enough|deserves a holiday|needs rest|will not miss anybody], [bring out something better|let the shelf speak|give the eyes a break].',
    '[“I will read it later”|“Wait for the movie”|“The summary is enough”|“I forgot my glasses”] is not [reading|literature|how minds grow], [open one today|we say it with love|come on].',
  ],
}

export const land: Tones = {
  straight: [
    '[Still paying rent|Thinking of land|Saving for land|Looking for land|Planning to build] [this year|this season|before prices move|at the moment]?',
    '[Before you pay for any land|Before your next inspection|Before you sign anything|Before you trust an agent], [read this|see this|check the details here|look at this one]:',
  ],
  warm: [
    '[A piece of land|Ground of your own|Your own plot|One plot] [is where the house begins|is a promise to your children|outlasts the salary that bought it|is a quiet kind of wealth].',
    '[Picture|Imagine|Just picture] [your own gate|the first blocks|your name on the papers|your children running there], [then read on|then go and see it|then ask for the details].',
  ],
  witty: [
    '[Your landlord|Rent|The caretaker|That agent] [will not like this post|should not see this|has eaten enough|can look away now], [read on|land is calling|look at this].',
    '[Land|The ground] does not [scale walls|crash like a phone|go out of fashion|ask for data|depreciate like a Benz], [it just sits there and waits|it only asks for good papers|and that is the beauty].',
  ],
}

export const travel: Tones = {
  straight: [
    '[Travelling|Going home|Leaving town|Planning a trip] [this week|this month|soon|for the holidays|for the weekend][?|, and no seat yet?|, and nothing booked?]',
    '[Who is waiting for you|When are you travelling|When are you going home|Where to next] [this season|this month|this year|]?',
  ],
  warm: [
    '[Somebody is|Your people are|Your mother is|Home is] [waiting for you|counting the days|looking at the road|asking when you will come].',
    '[Every good trip|A good journey|Every story of the road] [starts with a seat|begins with a date|starts before the park|begins with a plan].',
  ],
  witty: [
    '[“I am on the road”|“I have entered the bus”|“I will leave early”|“Just one last bag”] [should be true this time|has fooled many mothers|needs a ticket first].',
    '[Standing at the park|Sharing one seat|Shouting your destination|Fighting for the window] is not [a holiday|adventure|a travel plan|cardio], [plan your seat|sit well|book and relax].',
  ],
}
