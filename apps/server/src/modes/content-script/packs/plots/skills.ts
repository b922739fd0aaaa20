import type { Plots } from './plot.ts'

/** Something that grown people learn. */
export const skills: Plots = {
  two: {
    before: [
      [
        'ASKS: [My {who} asks me each {day}: “And what do you do with your time?”|At every family meeting somebody asks what I am doing now|My {other} asked me what I can do that nobody else can], [and I talk about the weather|and I went to fetch water|and I had no answer ready].',
        'TELLS: [That question follows people to the bathroom|It is a hard question, and a good one|Most people talk about the weather then], [so let us find another answer|so think of what you would like to say|so say what you wanted to say].',
      ],
      [
        'ASKS: [I have tried it with videos|For months I watch people doing it on my phone|I know all the videos by heart], [and when I do it myself, my hands ask who I am|but my hands have seen nothing|and then the data finished, just before the important part].',
        'TELLS: [Eyes learn fast, hands learn slowly|A video never says “your thumb is wrong”|On the screen it always works], [so let us talk about your hands|so now the hands get their turn|so it is good that you ask people].',
      ],
      [
        'ASKS: [Tell me honestly: am I too old for this|I think I started to think of it too late|I have never been quick, my {who} can tell you]. [Everybody there will know more than me|They will all be younger|I will be the one who asks three times].',
        'TELLS: [How old will you be in a year if you do not learn it|In a year, how old are you without it|And if you leave it, what age will you have next year]?',
        'ASKS: [The same age|One year older, and still asking|Haba. The same].',
        'TELLS: [You see|So age is not the question|Then ask three times, it is allowed].',
      ],
    ],
    among: [
      [
        'ASKS: [What if I am the worst of all?|I am afraid that they laugh.|And if I do it wrong in front of people?]',
        'TELLS: [The first one is always crooked|Everybody’s first one looks like that|I would like to show you my own first try]. [Keep it, and look at it after some weeks|Wrong in the lesson is cheap, wrong at work is not|That is the place for mistakes, there they cost nothing].',
      ],
      [
        'ASKS: [When do I practise?|My day has no hole in it.|Between work and the house, where do I put it?]',
        'TELLS: [Fifteen minutes, always at the same hour|Before the phone wakes up|While the rice is on the fire]. [Little and often, hands like that|Three short times beat one long {day}|Put it where you already have a habit].',
      ],
      [
        'ASKS: [My {other} says it is not for me|My {other} laughed when I told him|“You?” said my {other}].',
        'TELLS: [And what did you say|What did you answer|Did you answer him]?',
        'ASKS: [I said: wait|Nothing, I am saving it|I said: save my number].',
        'TELLS: [A good answer|Keep that, it gives strength on a bad day|Write it on the first page of your notebook].',
      ],
      [
        'ASKS: [I forget quickly|What I hear, I forget at the gate|My head is a basket].',
        'TELLS: [Write with your own words, not with mine|Draw it, badly|Tell it to somebody the same evening]. [What you explain at night stays in the morning|Your {who} is a good pupil, she asks a lot|A basket holds what is big enough, so make it big].',
      ],
      [
        'ASKS: [What do I bring on the first day|How do I come on the first day|And on day one]?',
        'TELLS: [A pen, and the question you are ashamed of|Hands, ears and something to drink|Come early and sit in front]. [Ask it in the first hour, then it is out|The person beside you has the same question|In front one hears better and hides worse].',
      ],
      [
        'ASKS: [And if I am tired after two weeks?|I start many things, and then I stop.|My {who} keeps a list of what I began.]',
        'TELLS: [The third week is the hard one, so now you know it|Tell one person that you are doing it|Count the days with strokes on the wall]. [Nobody likes to break a row|It is easier to go than to explain|And if you miss one day, go on the next].',
      ],
      [
        'ASKS: [And if I only want to know it for myself|I do not want a business, I want to be able to do it|My {other} asks what I want to earn with it].',
        'TELLS: [To be able to do a thing is enough of a reason|Nobody asks a dancer what he earns with it|Hands that can do something sleep better]. [And then somebody in the street needs it|The rest comes, or it does not|First the skill, then the sign over the door].',
      ],
      [
        'ASKS: [I learn by asking, and people get tired of me|At school they told me not to ask so much|I must see it three times, my {who} says].',
        'TELLS: [Whoever asks holds the lamp for the others|Three times is a small number|Questions are how one sees from inside]. [Ask the hands, not only the mouth|Say back what you understood, that helps most|The quiet ones will thank you outside].',
      ],
      [
        'ASKS: [My {other} began something and threw it away|In my house there is a cemetery of good plans|I have bought the tools before, they are under the bed].',
        'TELLS: [Tools under a bed learn nothing|A tool wants a date, like people|Plans die of Mondays]. [Take one of them along, the smallest|Begin with what you already have|Put it on the table, so that it looks at you].',
      ],
    ],
    after: [
      [
        'ASKS: [So on {day} my {who} will ask again|And now somebody asks what I do|The next time I do not fetch water].',
        'TELLS: [What do you say?|How does the new sentence go?|Say it once, for practice.]',
        'ASKS: [“I am learning something.”|“Ask me again in three months.”|“I have started.”]',
      ],
      [
        'ASKS: [Then I give my eyes a break|My phone can rest|No more watching how others do it].',
        'TELLS: [And the hands go to work|Watch your own thumb now|Delete one video for each hour you practise].',
      ],
      [
        'ASKS: [So in a year I am older anyway|The year passes, I have understood|I will be the one who asks three times].',
        'TELLS: [Ask four times|The others will thank you for it|And in the year after that, people ask you].',
      ],
    ],
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|I think of {name}]. [Each {day} the {who} asks: “And what do you do with your time?”|At every family meeting somebody asks {name}: “And you?”|The {other} asks {name} what nobody else can do], [and {name} talks about the weather|and {name} goes to fetch water|and there is no answer ready].',
      ],
      [
        '[Imagine {name}|Think of {name}|There is a {name} in every hostel and every house]. [For months {name} watches people do it on the phone|{name} knows all the videos by heart|{name} tries it with videos], [but the hands have seen nothing|and the data finishes before the important part|and when {name} tries, the hands ask who that is].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [“Am I too old for this?” asks {name}|{name} thinks it is too late to begin|{name} is sure that all the others are quicker]. [How old will {name} be in a year without it|In a year, how old is {name} without it|And without it, {name}, how old are you next year]? [The same age|Just as old|One year older, like all of us].',
      ],
    ],
    among: [
      [
        '[{name} is afraid to be the worst|“And if they laugh?” asks {name}|{name} does not want to do it wrong in front of people]. [The first one is always crooked, {name}|Everybody’s first try looks like that, {name}|I could show {name} my own first try]. [Wrong in a lesson is cheap, wrong at work is not|Keep it, and look at it after some weeks|In a lesson mistakes cost nothing].',
      ],
      [
        '[{name}’s day has no hole in it.|When should {name} practise?|Between work and the house {name} finds no hour.] [Fifteen minutes, {name}, while the rice is on the fire|Before the phone wakes up, {name}|At the same hour, {name}, where there is a habit already]. [Little and often, hands like that|Three short times beat one long {day}|Hands forget in a week what they learn in a day].',
      ],
      [
        '[“You?” says {name}’s {other}, and laughs|{name}’s {other} says it is not for {name}|The {other} laughs when {name} tells him]. [{name} says one word: wait|{name} says nothing and saves it|“Save my number,” says {name}], [and writes it on the first page of the notebook|and that gives strength on a bad day|and goes to look for a pen].',
      ],
      [
        '[“My head is a basket,” says {name}|What {name} hears is forgotten at the gate|{name} forgets quickly]. [Write it in your own words, {name}|Draw it, {name}, badly|Tell it to somebody the same evening, {name}], [and it is there in the morning|and let the {who} ask questions|and what is explained stays].',
      ],
      [
        '[And on the first day, {name}?|{name} asks what to bring on the first day.|How does {name} come on day one?] [A pen, {name}, and the question you are ashamed of|Come early, {name}, and sit in front|Bring hands and ears, {name}, and something to drink]. [Ask it in the first hour, then it is out|The neighbour on the bench has the same question|In front one hears better and hides worse].',
      ],
      [
        '[{name} starts many things, and then stops|The {who} keeps a list of what {name} began|“And if I get tired?” asks {name}]. [The third week is the hard one, {name}, so now you know it|Tell one person, {name}, and it is easier to go than to explain|Make a stroke on the wall for each day, {name}], [and nobody likes to break a row|and if one day is missing, go on the next|and that list gets one line shorter].',
      ],
      [
        '[“And what will you earn with it?” asks {name}’s {other}|{name} wants it only to be able to do it|“I want no business,” says {name}]. [To be able to do a thing is enough of a reason|Nobody asks a dancer what he earns with it|Hands that can do something sleep better]. [Later somebody in {name}’s street needs it|First the skill, {name}, then the sign over the door|The rest comes, {name}, or it does not].',
      ],
      [
        '[“I must see it three times,” says {name}|At school they told {name} not to ask so much|{name} learns by asking]. [Three times is a small number, {name}|Whoever asks, {name}, holds the lamp for the others|Say back what you understood, {name}, that helps most], [and the quiet ones say thank you outside|because questions show it from inside|and ask the hands, not only the mouth].',
      ],
      [
        '[The tools are under {name}’s bed already|In {name}’s house there is a cemetery of good plans|{name}’s {other} began something and threw it away]. [Plans die of Mondays, {name}|Tools under a bed learn nothing, {name}|Take the smallest of them along, {name}], [and put it on the table, where it looks at you|so begin with what is there already|because a tool wants a date, like people].',
      ],
    ],
    after: [
      [
        '[And on {day}, when the {who} asks {name}|Then somebody asks {name} again|At the next family meeting they turn to {name}]. [{name} does not fetch water|{name} stays in the chair|{name} looks up]: [“I have started.”|“Ask me again in three months.”|“I am learning something.”] [You could say that too|It is a short sentence|Say it once aloud, where you sit].',
      ],
      [
        '[So {name} gives the eyes a break|{name} puts the phone face down|The videos of {name} may rest]. [Now the hands have their turn|And the thumb learns where it belongs|For each hour of work, one video goes]. [Count the videos that you have watched|Your hands are waiting too|Look at your hands, they have not seen it yet].',
      ],
      [
        '[So in a year {name} is older anyway|The year passes for {name} and for you|And {name} asks three times, or four]. [The others are thankful for it|In the year after that, somebody asks {name}|Nobody remembers who asked, only who knows it], [so let the year be good for something|so begin before you feel ready|so bring your own three questions].',
      ],
    ],
  },
}
