import type { Plot } from './plot.ts'

/** For journeys: buses, airport cars, hired cars, tickets, trips. */
export const rides: Plot = {
  before: [
    [
      'ASKS: [My {other} promised to drive me on {day}|I want to travel on {day}, and my {other} promised me his car|“I will drive you on {day},” said my {other}], [and now he says that the car has a fault|and now his phone is off|and now he cannot find his key].',
      'TELLS: [That happens in every family|I have heard this story many times|A promised car often ends like that], [so ask me everything before you pack|so let us plan the journey without him|so do not wait for him, ask me].',
    ],
    [
      'ASKS: [On my last journey I stood outside with two bags and no car|The last time I travelled, I arrived when everything was over|The last time I travelled, I argued about the price at the roadside], [in the rain, in my good shoes|and I was hungry and angry|and I told myself: never again].',
      'TELLS: [Nobody wants such a journey twice|One bad journey is enough for a year|I understand, such a day spoils the whole journey], [so ask everything before you leave the house|so this time, let us be clear before you travel|so ask me now, while you are still sitting comfortably].',
    ],
    [
      'ASKS: [I do not like to travel|I am always nervous before a journey|Each journey gives me a headache], [and the night before, I do not sleep|and I pack my bag three times|and in every car I press a brake that is not there].',
      'TELLS: [Many travellers feel the same, they only do not say it|You are not the only nervous traveller|I meet many people who feel like that], [so ask me about all that makes you nervous|so let us talk about the journey first|and it helps to know everything before you go].',
    ],
  ],
  among: [
    [
      'ASKS: [My {who} never travels without yams.|I have two big bags and one box.|I always carry too many bags.|I do not know how people travel with one bag.]',
      'TELLS: [Count your bags and tell us the number early|Tell us about every bag before the day|Take a picture of your bags and show us]. [Then nobody quarrels about luggage|Surprises are for birthdays, not for luggage|And put your name on each bag].',
    ],
    [
      'ASKS: [When should I leave my house?|I always leave my house too early or too late.|How do I stop rushing on the day?|On the day of a journey I run around like a chicken.]',
      'TELLS: [Begin with the hour at which you must be there, and count back|Write down the hour at which you must be there|Think of the traffic on that same weekday], [then add some minutes for rain|then add time for one wrong turn|and give yourself half an hour more].',
    ],
    [
      'ASKS: [My {who} wants to know every minute where I am.|At home they worry until I arrive.|How do I keep my people calm while I travel?]',
      'TELLS: [Send one message when you start and one when you arrive|Share your location with one person at home|Tell your people beforehand when you expect to arrive]. [That saves you twenty calls|Then everybody at home can sleep|After that, look out of the window].',
    ],
    [
      'ASKS: [What do I eat on the way?|I get hungry as soon as the journey starts.|Must I buy food on the road?]',
      'TELLS: [Take something dry, like groundnuts|Eat something before you leave|Pack food that you can eat with one hand]. [And keep water where your hand can reach it|But leave the fish stew at home, please|And take a small bag for your rubbish].',
    ],
    [
      'ASKS: [What do I wear for the journey?|I never know what to wear when I travel.|Should I travel in my good clothes?]',
      'TELLS: [Wear something in which you can sit for long|Wear soft clothes and closed shoes|Keep the good clothes on top in your bag], [and take a light cover along|because one journey can be hot and cold|and change when you arrive].',
    ],
    [
      'ASKS: [My stomach does not like journeys.|I feel sick when I travel.|My little one vomits on every journey.]',
      'TELLS: [Eat only a little before you start|Sit where you can look far ahead|Say it before you sit down], [and keep a nylon in your pocket|and leave the phone in the bag|and drink water in small sips].',
    ],
    [
      'ASKS: [I will travel with children.|How do I keep two children quiet on a journey?|My children ask “are we there?” at the first junction.]',
      'TELLS: [Pack one game and something to chew|Give each child a small bag to carry|Let each child choose one toy], [and tell them the names of the places|and keep wet tissue in your own bag|and do not count how often they ask].',
    ],
    [
      'ASKS: [What do people forget most when they travel?|I always forget one thing at home.|I check my bag five times and still forget something.]',
      'TELLS: [Nearly always, people forget the charger|Most of the time, people forget the medicine|People forget their glasses and the charger]. [Write a list and tick it at the door|Put your bag at the door the night before|Pack at night, not in the morning].',
    ],
    [
      'ASKS: [I have never made such a journey.|It will be my first time there.|I do not know anybody where I am going.]',
      'TELLS: [Ask as many questions as you like|Write the full address of that place on paper|Save all the numbers before you travel], [and charge your phone until it is full|and tell somebody at home where you are going|and look at the map the evening before you travel].',
    ],
    [
      'ASKS: [What if there is a hold-up on the way?|The road is bad when it rains.|I always get stuck when I have an appointment.]',
      'TELLS: [Leave some time between the journey and your next appointment|Do not put your next appointment too close|Take more time, and something to read], [because no map knows about a fallen trailer|and a hold-up will not make you sweat|because nobody can push the cars away].',
    ],
    [
      'ASKS: [We are a group, and my friends never decide anything.|How do I travel with people who come late?|In our group ten people talk and nobody decides.]',
      'TELLS: [Choose one person who speaks for the group|Make one list with all the names|Tell the late ones an earlier time]. [Otherwise everybody waits for everybody|Ten people with ten opinions never leave the house|And collect the money early, you know your friends].',
    ],
    [
      'ASKS: [My {who} will travel alone.|I am asking for my {who}, not for myself.|My {who} has not travelled for years.]',
      'TELLS: [Tell us early about her knees and her bags|Write your number on paper for her|Let one person bring her and one person meet her]. [And put water and her glasses on top|And explain the plan to her twice, slowly|Then wait for her call, she will call].',
    ],
  ],
  after: [
    [
      'ASKS: [My {other} still says that he will drive me.|And what do I tell my {other} with the car?|My {other} will say that he was just coming.]',
      'TELLS: [Tell him that he may wave at the gate|Say thank you to him, and travel|Let him keep his fuel for another day].',
    ],
    [
      'ASKS: [This time I leave the house with a plan|This time I ask before I stand in the rain|So this time I know more before I pack].',
      'TELLS: [Your good shoes will be happy|And take an umbrella anyway|Keep the plan on paper too, batteries finish].',
    ],
    [
      'ASKS: [I feel calmer about the journey now|I think I can sleep before this journey|Then I pack my bag only once].',
      'TELLS: [Good, and switch off the light early|Then the hardest part is done|And if you have one more question, ask].',
    ],
  ],
  alone: [
    '[Your {other} promised to drive you on {day}|“I will drive you,” said your {other}|Somebody in the family has promised you his car], [and now the car has a fault|and now his phone is off|and now he cannot find his key]. [I have heard this story many times|It happens in every family|A promised car often ends like that]. [So plan the journey without him|Do not wait for him, ask me|Let him rest, and let us talk about your journey].',
    '[You have stood outside with two bags and no car|You have argued about a price at the roadside|Think of your last bad journey], [in the rain, in your good shoes|hungry and angry|and everything was over when you arrived]. [Nobody wants that twice|Such a day spoils the whole journey|One bad journey is enough for a year]. [So be clear before you leave the house|Ask me now, while you still sit comfortably|So this time you know everything before you pack].',
    '[Some people do not sleep the night before a journey|If travelling makes you nervous, you are not alone|You pack your bag three times, and still you do not trust it]. [Some press a brake that is not there|Many feel like that, they only do not say it|I meet such people all the time]. [It helps to know everything before you go|So ask me about all that makes you nervous|So let us talk about the road first].',
    '[Count your bags before you book|If you travel like your {who}, with yams, tell us|Tell us about every bag before the day]. [A picture of your bags is enough|Surprises are for birthdays, not for luggage|Put your name on each of them]. [Then nobody quarrels at the boot|Then everything finds its place|And what you do not need, leave at home].',
    '[When should you leave your house?|Some people leave too early, and some run like a chicken.|On the day of a journey everybody rushes.] [Take the hour at which you must be there, and count back|Think of the traffic on that same weekday|Write down the hour at which you must be there]. [Then add time for one wrong turn|Give yourself half an hour more|And some minutes for rain].',
    '[At home they will worry until you arrive|Your {who} wants to know each minute where you are|Your people will call you on the road]. [Send one message when you start and one when you arrive|Share your location with one person|Tell them before when you expect to arrive]. [That saves you twenty calls|Then everybody can sleep|After that, look out of the window].',
    '[You get hungry as soon as the journey starts, I know.|What do you eat on the way?|Food on the road is a serious matter.] [Take something dry, like groundnuts|Eat something before you leave|Pack what you can eat with one hand]. [Please leave the fish stew at home|Keep water where your hand can reach it|And take a small bag for your rubbish].',
    '[Do not travel in your best clothes|What you wear decides how you arrive|People ask me what to wear for a long way]. [Soft clothes and closed shoes|Wear something in which you can sit for long|Keep the good clothes on top in the bag]. [One journey can be hot and cold, so take a light cover|Then change when you arrive|You will thank me at the end of the road].',
    '[If your stomach does not like journeys, say so|Some people feel sick on the road|A little one may not like the bends]. [Eat only a little before you start|Sit where you can look far ahead|Leave the phone in the bag]. [Keep a nylon in your pocket|Drink water in small sips|Say it before you sit down, not after].',
    '[With children, a journey begins the day before|Children ask “are we there?” at the first junction|Two children on a long road need a plan]. [Let each child choose one toy|Pack one game and something to chew|Give each child a small bag to carry]. [Tell them the names of the places|Keep wet tissue in your own bag|And do not count how often they ask].',
    '[People forget the same thing each time|You check your bag five times, and still something stays behind|I can tell you what stays at home most often]: [the charger|the medicine|the glasses and the charger]. [Pack at night, not in the morning|Write a list and tick it at the door|Put the bag at the door the evening before].',
    '[A group of friends is the hardest thing to move|When ten people travel, ten people talk and nobody decides|In each group there is one who comes late]. [Choose one person who speaks for all|Make one list with all the names|Tell the late ones an earlier time]. [Collect the money early, you know your friends|Otherwise everybody waits for everybody|Then I only have to talk to one of you].',
  ],
}
