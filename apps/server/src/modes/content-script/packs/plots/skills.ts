import type { Plot } from './plot.ts'

/** Something that grown people learn. */
export const skills: Plot = {
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
}
