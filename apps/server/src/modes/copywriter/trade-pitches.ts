import type { Pitch } from './pitch.ts'

export const tradePitches = {
  catering: {
    details:
      'your date, the place and the number of guests|how many people will eat and where|the date and the dishes you have in mind',
    reasons: [
      '[Guests|People|Visitors] [forget the colour of the chairs|forget who gave the speech|forget which song played], but [they remember the food|nobody forgets the food|they talk about the food for weeks].',
      '[When somebody else cooks|With the kitchen in other hands|When the food is settled], [you can sit with your own guests|you can dance at your own party|you have time for the people who came].',
      '[Count the guests|Settle the number|Agree on the menu] [before you buy anything|first|early], and [nobody goes home hungry|nothing is thrown away|the budget stays where it is].',
      '[A few more|Something extra|A little above the number] [for those who come late|for guests who bring guests|for the children] [saves the day|keeps everybody smiling|is always wise].',
    ],
  },
  spices: {
    details: 'the spice you want and the quantity|what you cook and how many jars|the sizes you need and your area',
    reasons: [
      '[The same meat|The same rice|The same pot of soup] [tastes different|becomes another meal|gets a new life] with [the right spice|a good pinch of spice|fresh seasoning].',
      '[A small jar|A spoonful|A little spice] [goes a long way|lasts for many pots|does more than two cubes].',
      '[Keep the jar closed|Keep it away from the fire|Use a dry spoon|Store it out of the sun]: [that way it stays strong|a jar kept well smells fresh for months|good care keeps the smell in].',
      '[Smell it before you cook|Add a little first|Taste as you go|Begin with half a spoon], [you can always add more|nobody can take pepper out of a pot|then let the pot do the rest].',
    ],
  },
  livestock: {
    details:
      'how many you want and where you are|the number, the age and your location|the quantity and when you want them',
    reasons: [
      '[Look at the eyes and the legs|Watch how it walks|Ask about vaccines and feed|See the animals before you pay]: [healthy stock is active|a good start saves medicine|what is weak on the first day costs the most].',
      '[Prepare the pen|Get the feed ready|Settle the water and the warmth] [before they arrive|before you buy], [the first days decide a lot|animals do not like surprises|so that the move is easy on them].',
      '[Festive seasons|Christmas and Sallah|Big feasts] [push prices up|empty the pens|come every year], so [plan your number early|book in good time|do not wait for the last week].',
      '[Keep a record of feed and weight|Count the cost of feed|Write down what you spend], and [you will know what you earn|you will know when to sell|profit is no guess].',
    ],
  },
  barbers: {
    details: 'the day and time you want|a picture of the cut you like|how many heads and when you are free',
    reasons: [
      '[A fresh cut|A clean line|A neat beard] [changes the whole face|is half of the outfit|makes an old shirt look new].',
      '[Work on Monday|An interview|A wedding on Saturday|Church or mosque] [is easier with a fresh cut|asks for clean edges|should not meet you bushy].',
      '[Show a picture|Say how low you want it|Say what you do not like] [before the clipper starts|first]: [hair takes its time to grow back|that way you both see the same cut|a minute of talk saves two weeks under a cap].',
      '[A cut every two weeks|A cut twice a month|A regular cut] [keeps the shape|is less work than a rescue|keeps the edges sharp].',
    ],
  },
  eyes: {
    details:
      'your name and the day you can come|who the glasses are for and a day for the test|your prescription if you have one',
    reasons: [
      '[Headaches after reading|Squinting at the board|Holding the phone far away|Sitting close to the TV] [may be your eyes talking|can be a good reason for a test|should not be ignored].',
      '[A change in your eyes|Weak sight|Eye trouble] [comes slowly|gives little notice], so [test before it troubles you|a check every year or two makes sense|look after it early].',
      '[A child who cannot see the board|A driver who sees badly at night|Somebody with the wrong lenses] [works twice as hard|tires quickly|is often thought careless].',
      '[Try the frame on|Look at yourself in two or three frames|Walk around with it on], [you will wear it every day|your face will carry it all day], so [it should sit well|let it be comfortable].',
    ],
  },
  dental: {
    details:
      'what troubles you and when you can come|your name and a good day for you|the tooth and how long it has hurt',
    reasons: [
      '[A small hole|A little pain|A sensitive tooth] [rarely goes away by itself|is easier to treat early|costs less now than later].',
      '[A check|A visit|A look at your teeth] [once or twice a year|before there is pain] [saves many teeth|is easier than an emergency|finds what you cannot see in the mirror].',
      '[Brush before bed|Drink water after sweet things|Change the brush every three months], and [let somebody check what the brush cannot reach|your gums will tell the difference|your teeth will stay with you longer].',
      '[Many people fear the chair|Fear is normal|Everybody is nervous the first time], so [say it when you come|ask what will happen first|ask all your questions].',
    ],
  },
  furniture: {
    details:
      'the piece you want and the size of the room|a picture of what you like and your area|the measurements and your budget',
    reasons: [
      '[Measure the room|Measure the door too|Draw the space], then [choose the size|decide what goes where]: [a big piece must still pass the door|a room needs space to walk].',
      '[The frame|The foam inside|What is under the cloth|The wood] [decides how long it lasts|matters more than the colour|is what you pay for].',
      '[A good bed|A firm chair|A solid table|A proper wardrobe] [serves you for years|is used every single day|is cheaper than buying twice].',
      '[Sit on it|Open the drawers|Ask about the wood|Ask how long it takes] [before you pay|first], [you will live with it for years|good furniture passes that test].',
    ],
  },
  bedding: {
    details: 'the size and the colour you like|the size and your area|a picture of the room and the size',
    reasons: [
      '[You spend a third of your life in bed|A good night begins with what you lie on|Sleep is the cheapest medicine], so [choose it well|do not manage it|let it be soft].',
      '[Measure first|Know your size|Check the length and the width]: [a sheet that slips wakes you at night|a short curtain spoils a fine room|then it fits the first time].',
      '[New colours|A change of curtains|Fresh bedding] [can change a room in ten minutes|costs less than new furniture|makes an old room feel new].',
      '[A spare set|A second set|An extra set] [makes laundry day easier|saves you when visitors come|lets each one last longer].',
    ],
  },
  kitchen: {
    details:
      'the item you want and your area|what you cook with and how many people you cook for|the size you need and your area',
    reasons: [
      '[A good pot|The right pan|A sharp tool] [saves gas|makes cooking quicker|is half of the cooking].',
      '[Think of how many you cook for|Check the size|Ask what it is made of|Ask about the warranty] [before you choose|before you pay], [so that it serves you every day|and you will buy only once].',
      '[Cooking every day|Feeding a family|Running a kitchen] is [easier with good tools|lighter when things work|less work with the right things in hand].',
      '[Dry it well|Use a wooden spoon|Do not overload it|Clean it the same day], and [it will serve you longer|it stays good for years|you will not need another one soon].',
    ],
  },
  laundry: {
    details: 'how many pieces and your address|what you want washed and when you need it|the pieces and a pick-up time',
    reasons: [
      '[A full basket|The weekly wash|A heap of clothes] [eats half of Saturday|does not get smaller by looking at it|can be somebody else’s job].',
      '[Wool|Native|Fine fabric|A good suit] [needs its own wash|should not meet hot water by mistake|lives longer with the right care].',
      '[Show the stain|Mention the stain|Say what caused the stain] [early|before it is washed]: [a fresh stain is easier to remove|heat can fix a stain for good|different stains need different care].',
      '[Ironed and ready on Sunday night|With clothes ready for the week|When the wardrobe is clean], [Monday is half done|nobody looks for a shirt at six in the morning|you leave the house on time].',
    ],
  },
  moving: {
    details:
      'where you are, where you are going and the date|the number of rooms and your date|the two addresses and what is heavy',
    reasons: [
      '[Pack one room at a time|Write on every box|Begin with what you rarely use], and [nothing is lost|you will find your cups on the first night|the new place is ready sooner].',
      '[A move|Moving day|A change of house] [needs more hands than you think|is hard on one back|goes quicker when the list is ready].',
      '[Keep papers, money and medicine with you|Empty the freezer the day before|Take pictures before you loosen anything|Measure the new doors], [it saves stress|you will be glad you did|moving day has enough surprises].',
      '[The end of the month|The weekend|December] [is when everybody moves|is busy on the road], so [fix your date early|ask about your date in time|choose a quiet day if you can].',
    ],
  },
  taxes: {
    details:
      'what your business does and what you need|the year and the papers you have|the kind of business and its size',
    reasons: [
      '[Clean books|Complete papers|Good records] [open doors at the bank|answer questions before they are asked|show you what you really earn].',
      '[A deadline|The filing date|Tax season] [does not wait|comes every year|is easier when the papers are ready], so [start early|do not leave it to the last week].',
      '[Keep every receipt|Write down what comes in and goes out|Keep business money apart from house money], and [the end of the year is calm|filing is quick|nobody has to guess].',
      '[Banks, grants and big customers|Contracts and loans|Tenders and grants] [ask for papers first|go to businesses with papers].',
    ],
  },
  carcare: {
    details: 'the car and what it needs|the car, the year and what you need|the make, the model and where you are',
    reasons: [
      '[A noise|A light on the dashboard|A pull to one side|Worn tread] [is a message|rarely goes away by itself|is cheaper to answer early].',
      '[Good tyres|Good brakes|Regular checks|Sound parts] [bring you home safely|cost less than a breakdown|keep you calm][| in rain and in traffic| on every road| on a long trip].',
      '[Check before a long trip|Look at tyres, oil and water|Do not wait for the tow truck]: [the road has no mercy|ten minutes can save a day|breakdowns choose bad places].',
      '[Know the model and the year|Know your chassis number|Ask what fits your car|Write down when it was last done], and [you know what you pay for|it saves you a second trip|nobody has to guess].',
    ],
  },
  carwash: {
    details: 'the kind of car and when you want to come|the size of the car and the day|what needs attention and when',
    reasons: [
      '[Dust, rain and mud|Sun and salt|Bird droppings] [eat the paint slowly|do not wait for Sunday|leave marks when they stay].',
      '[A clean car|A fresh interior|A shining car] [is nicer to drive|makes a good first impression|keeps its value longer].',
      '[Seats and carpets|Corners and mats|Spills and crumbs] [hold smells|need more than a quick wipe|need care too].',
      '[Before an event|Before you sell|After the rain|At the start of the week], [give the car a bath|a wash makes a difference|it is worth the visit].',
    ],
  },
} satisfies Readonly<Record<string, Pitch>>
