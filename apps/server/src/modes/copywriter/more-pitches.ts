import type { Deal } from './deals.ts'
import type { Pitch } from './pitch.ts'
import { SALES } from './sale-pitches.ts'

export const morePitches = {
  fabrics: {
    details:
      'the colour you like and how many yards|the quantity and the colour|a picture of what you like and the quantity',
    reasons: [
      '[Good fabric|The right fabric|Fine fabric] [sits well before the tailor touches it|makes the tailor’s work easy|shows in every picture|is half of the outfit].',
      '[Choose the colour|Settle the yards|Pick the fabric] [early|first|before you call the tailor], [tailors are busy before big days|good colours go first|so that the sewing is not rushed].',
      '[Weddings, birthdays and Sundays|Family days and big days|Naming days and weddings] [look better in colour|are remembered by what people wore|ask for something fine].',
      '[When the family dresses alike|When the colours agree|When everybody is in the same cloth], [the pictures tell the story|the hall lights up|nobody has to ask who came together].',
    ],
  },
  drinks: {
    details: 'how many bottles and where you are|your order and your address|the quantity and when you need it',
    reasons: [
      '[Served chilled|Served cold|Poured over ice|Straight from the fridge] [is how it should be on a hot afternoon|is the best welcome for visitors|goes well with small chops and good talk].',
      '[Food is only half of the table|A table is not complete without drinks|Guests remember what was poured], so [keep something good in the fridge|plan the drinks early|let every cup be a good one].',
      '[For the house|For the hangout|For your guests], [it is good to have something better than minerals|pour something people will ask about|have enough to go round].',
      '[The weather|The heat|The dry season|A sunny weekend] [makes the choice for you|calls for something cold|asks for a full cup|is a good excuse].',
    ],
  },
  fragrance: {
    details:
      'the scent you like and where you are|whether you like it soft or strong|your budget and your favourite notes',
    reasons: [
      '[A scent|A fragrance|The right perfume] [is the part of an outfit nobody sees|says who you are before you speak|stays in a room after you have gone].',
      '[On the wrist|Behind the ear|On the clothes|On a scarf], [a little goes far|two touches are enough|it follows you quietly all day].',
      '[Soft for the office and deep for the evening|Light for the day and warm for the night|Fresh for work and sweet for the weekend]: [there is a scent for each mood|choose by the hour|wear what feels like you].',
      '[People forget|They may forget|Friends forget] [what you said|what you wore], but [a scent brings you back to them|they remember how you smelled].',
    ],
  },
  babies: {
    details: 'what you need and your baby’s age|your baby’s age and where you are|what you need and where you are',
    reasons: [
      '[Gentle and simple|Soft and easy|Safe and comfortable] is [what matters to a small body|what mothers look for|how a baby’s things should be].',
      '[They grow so fast|The weeks fly|Every month is new], so [think one month ahead|be ready before you need it|have what you need close by].',
      '[A comfortable baby|A calm baby|A baby who sleeps well] [means a calm house|lets everybody rest|makes the whole day easier].',
      '[Little ones|Babies] [do not care about labels|cannot tell you what they need], so [comfort comes first|choose for them with care].',
    ],
  },
  mending: {
    details: 'a picture of the damage|a photo and a line on what happened|a picture and where you are',
    reasons: [
      '[A good repair|Careful mending|New stitching] [often costs less than buying again|gives an old favourite more years|is often all it needs].',
      '[What is well made|A thing you love|A thing that fits you] [is hard to replace|should be mended, not thrown away|is worth the visit].',
      '[Stitches open|Straps tear|Zips fail|Soles wear out], [yet the rest is still good|and that is no reason to let go|but it can have a second life].',
      '[Bring it before the tear grows|Do it before the next outing|Do not wait till it falls apart]: [small damage is quick work|early is cheaper|it is still easy now].',
    ],
  },
  pests: {
    details: 'the kind of place and its size|what you have seen and where|the number of rooms and where you are',
    reasons: [
      '[One that you see|The one on the wall|A single one in the kitchen] [is rarely alone|has family behind the cupboard|means more behind the wall].',
      '[They breed faster than you can chase them|They come back when it is done by halves|They do not pay rent and never leave by themselves], so [treat the whole place once|do it properly|get it done before they spread].',
      '[Food|Sleep|Clothes and papers|A quiet night] [should not be shared with pests|is safer in a treated place|deserves better than crawling guests].',
      '[Say what you have seen|Count the rooms|Mention children and pets|Say how long it has gone on], and [you will know what it takes|the right treatment can be planned|you get a clear answer].',
    ],
  },
  spa: {
    details: 'the day and time you want|the treatment you want and the day|how many people and when',
    reasons: [
      '[An hour of quiet|Warm oil and silence|A slow hour] [does what a weekend in bed cannot|loosens what the week has tied|lets the phone wait].',
      '[Tight shoulders|A stiff neck|Tired legs|Too much sitting] [will not loosen by themselves|carry the whole week|tell you when it is time].',
      '[You look after everybody|You carry a lot|You have worked all month], so [let somebody look after you|an hour for yourself is no luxury|give one hour back to your body].',
      '[Come a little early|Say where it hurts|Say how strong you like it|Leave the phone in the bag], [and enjoy it fully|then lie back|and let the hour be yours].',
    ],
  },
  software: {
    details: 'what your business does|what you sell and the size of your team|what you want to stop doing by hand',
    reasons: [
      '[When the figures are in one place|When everything is recorded|When you can see it on a screen], [decisions are easier|the end of the month is calm|nobody has to guess|you sleep better].',
      '[A business|A team|A shop] [grows when somebody watches the numbers|cannot live in one person’s head|needs records that do not get lost].',
      '[Try it|Test it|Look at it] [with your own figures|on a quiet evening|for a few days], [and see what it takes off your hands|then judge for yourself|then decide].',
      '[Less paper|Less counting|Less guessing] [means more time for customers|gives you your evenings back|makes work lighter].',
    ],
  },
  print: {
    details:
      'your design, quantity and date|the number of pieces and when you need them|your logo and what you want it on',
    reasons: [
      '[A name people see|What people hold in their hands|A clear design] [is remembered longer than a post|works while you sleep|makes people ask who you are].',
      '[Colours, paper and finishing|Size, colour and quantity|Paper and finishing] [make the difference|decide how serious you look|are worth settling early].',
      '[Events, shops and schools|New brands and old ones|Teams and churches] [look together when the print is right|are easier to find with a good sign|are taken seriously when they look ready].',
      '[Check the spelling twice|Send your logo|Settle the colours|Know your number of pieces] [before it prints|before the machine starts]: [ink does not forgive|then it comes out as you saw it].',
    ],
  },
  agroinputs: {
    details: 'your list and the quantities|the number of birds or the size of your farm|your list and where you are',
    reasons: [
      '[What goes in at the beginning|The right supply at the right time|A good start] [shows at harvest|shows on the scale|decides the profit].',
      '[Buy from people who know farming|Ask before you mix|Ask how to use it|Plan the whole cycle]: [mistakes on a farm cost a season|it saves losses|a farm rewards planning].',
      '[A farm|Every farm|A season] [is a business with a calendar|does not wait for late supply|runs on planning], so [stock up in time|get what you need before you run out].',
      '[Healthy animals|Strong seedlings|Good feed and clean water] [mean fewer losses|pay you back at the market|make the work lighter].',
    ],
  },
  carhire: {
    details:
      'the date, the route and the number of people|your date and pick-up point|your date, where from and where to',
    reasons: [
      '[You sit back|Somebody else watches the road|The driver minds the traffic], and [you arrive calm|you think about the day ahead|your clothes stay fresh].',
      '[A late car|The wrong car|A car that does not come] [can spoil a day that took months to plan|is the one thing nobody forgives], so [settle it early|let it be one worry less].',
      '[The bride|A guest from abroad|The chairman|Your family] [should not stand by the road|deserves to be picked up in style|remembers who came to the airport].',
      '[Give the time|Share the flight or the venue|Say how many bags|Count the passengers], and [the rest is driving|the car will match|nothing is left to chance].',
    ],
  },
  travel: {
    details:
      'your date and the number of seats|your travel date and how many people|where you are going, when and how many people',
    reasons: [
      '[A seat booked early|A planned trip|A good start] [is half of the journey|takes the rush out of the morning|saves you the standing at the park].',
      '[Family, work or a wedding|Home for the holidays|A new town], [the road is shorter when it is planned|arriving well matters|it begins with a seat].',
      '[December|Festive season|A long weekend|The end of the month] [fills seats quickly|does not wait], so [plan your date now|mention your date early|choose your day in good time].',
      '[Pack light|Come early|Keep your ticket safe|Tell them you are coming], [sit back|choose your window], and [let the road pass|enjoy the view|rest till you arrive].',
    ],
  },
  stays: {
    details: 'your dates and the number of guests|the nights you need|your arrival date and how many people',
    reasons: [
      '[After the road|After the meetings|After the party], [a good bed is everything|you want quiet and a clean room|you need a door you can close].',
      '[Location, light and quiet|A clean room and a good shower|Rest and privacy] [make a stay|are what you remember|decide how the next day begins].',
      '[Rooms go first at weekends|Holidays fill up early|Wedding weekends are busy|Festive weeks are busy], so [check your dates now|mention your dates early|ask before you travel].',
      '[For one night or a week|Alone or with family|For work or for rest], [you should feel at home|a good stay makes the trip|you deserve proper sleep].',
    ],
  },
  building: {
    details:
      'the size of the job and where the site is|your measurements and your site|a picture of the site and what you need',
    reasons: [
      '[A building|Good work|A finished room] [should outlive its owner|is done once and looked at for years|is worth doing once and well].',
      '[Measure twice|Ask for a full list|Compare quality, not only price|Agree on everything first], [then build with peace of mind|and save money at the end|and there are no surprises].',
      '[Rain, heat and time|Weather and weight|The years] [test every shortcut|are the real inspectors|show what was used], so [choose what stands|use what lasts].',
      '[What you cannot see later|What is under the paint|The foundation of any work] [matters most|is where quality counts|decides how long it stands].',
    ],
  },
  experts: {
    details:
      'your situation in a few words|what you need and your deadline|what you want to achieve and the papers you have',
    reasons: [
      '[A form filled well|Getting your papers in order|Clear advice] [saves you a second journey|opens the door faster|is cheaper than a mistake].',
      '[Rules change|Deadlines move|Every case is different], so [ask before you pay|ask with your own papers in hand|get advice that fits you].',
      '[You do what you know|You run your life and business|You have enough on your desk], and [the paperwork can be handled by people who do it every day|somebody else can read the small print].',
      '[Bring your questions|Write down your questions|Say where you are in the process|Say what you want to achieve]: [a first talk makes many things clear|no question is too small|then you will know the next step].',
    ],
  },
  finance: {
    details: 'your name and what you want to plan|your name and your goal|what you need and your monthly plan',
    reasons: [
      '[Ask about every charge|Read the terms|Know the rates|Understand each step] [before you sign|before you decide]: [money should hold no surprises|a clear answer is your right].',
      '[A plan|A small plan|A written plan] [beats a big salary without one|turns income into progress|lets you sleep before rent is due].',
      '[Rent, school fees and stock|Emergencies and opportunities|Good days and hard days] [come with or without a plan|are easier with something prepared], so [start early|begin with what you have].',
      '[Start small|Begin with a question|Take the first step], [keep it steady|see how it works for you|be honest with the figures], and [let time do the rest|grow at your own pace].',
    ],
  },
  gas: {
    details:
      'your cylinder size and your address|how many kg and where you are|your area and the size of your cylinder',
    reasons: [
      '[A kitchen|Cooking|The house] [runs on what is in the cylinder|stops when the flame stops|is calm when the gas is full].',
      '[Refill before it finishes|Do not wait for the last flame|Check it before the weekend]: [food is never half done that way|visitors do not wait|it saves you the late-night walk].',
      '[A heavy cylinder|An empty cylinder|The road to the filling station] [is not how to spend a Saturday|should not stop dinner|has ended many good soups].',
      '[Look at the valve|Check the hose|Close it at night|Keep it upright]: [gas serves those who respect it|safety comes first|a careful kitchen is a happy one].',
    ],
  },
  books: {
    details: 'the title you want or the child’s age|the class and the books you need|the age and what they enjoy',
    reasons: [
      '[A child who reads|Somebody who reads|A mind that plays] [asks better questions|is never bored|travels without a visa].',
      '[Put it where they can see it|Read it together|Start with ten minutes|Let them choose]: [habits grow in small steps|you will see what happens|the rest comes by itself].',
      '[A good book|A good game|Something to read] [is the gift that is opened again and again|keeps the house quiet in the best way|outlives the wrapping].',
      '[For school, for the holidays or for a quiet evening|For the desk, the bag or the bedside], [the right one is out there|there is something for every age|ask for what fits].',
    ],
  },
  land: {
    details:
      'your budget and the day you can inspect|what you want to build and when|your name and the size of plot you want',
    reasons: [
      '[Visit the site|See the survey|Check the papers|Ask about the title] [before any money moves|before you decide]: [good land does not hide|a clear answer is your right].',
      '[Land|A plot|Your own ground] [is bought once|teaches patience|stays when fashion and phones are gone], so [choose the place with care|look well before you pay].',
      '[Think of roads, water and neighbours|Think ten years ahead|Look at what is growing around it|Picture the area in five years], [then compare the price|then decide].',
      '[One inspection|One visit|An hour on the site] [tells you more than a hundred pictures|answers most questions|is worth more than any brochure].',
    ],
  },
} satisfies Readonly<Record<string, Pitch>>

export const DEALS: Readonly<Record<Deal, Pitch>> = {
  ...SALES,
  offer: {
    details: 'what you need and when|what you want and when you need it|your name and what you need',
    reasons: [
      '[Know what you need|Know what you want|Compare first], [then the choice is easy|and you will not pay twice|then decide with a clear head].',
      '[A question|A short message|A simple question] [costs nothing|is how it starts|is easier than guessing|saves a long search].',
      '[You know what you need|You know your budget|You know what matters to you], so [say it plainly|ask, compare and decide|ask for what fits].',
      '[Keep this|Keep the details|Remember this]: [somebody will ask you|the day will come when you need it|it is easier than searching again].',
    ],
  },
  goods: {
    details: 'what you want and your area|what you need and where you are|what you want and when you need it',
    reasons: [
      '[The day you need it|When you need one|When somebody asks you for one], [it is good to know where to find it|you will be glad you kept this|you will not have to search].',
      '[The right one|A good buy|What fits your need] [ends a long search|saves you a second trip|is bought once and used for long|is worth a closer look].',
      '[Know what you need|Know what you want|Compare before you pay], [then the choice is easy|and you will not buy twice|and pay only for what serves you].',
      '[Ask for a picture|Look at it closely|Ask how it is used|Ask what is in stock], [then choose with a clear head|then decide|and you know what you pay for].',
    ],
  },
  work: {
    details: 'what you need and when|what you need and where you are|your name and what you need',
    reasons: [
      '[Your time|Your energy|Your weekend] is [better spent on what you do best|worth more than trial and error|too short for guesswork].',
      '[A job done well|Work done with care|A thing done properly] [is cheaper than a job done twice|gives peace of mind|shows for a long time].',
      '[Say what you need|Describe the job|Ask your questions first|Name the day], [then you will know where you stand|and the rest becomes easy|then decide].',
      '[What you postpone|The job on your list|What has been waiting] [rarely gets smaller|takes less time than the worrying|can be settled this week].',
    ],
  },
}
