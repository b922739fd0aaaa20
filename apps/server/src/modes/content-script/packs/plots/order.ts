import type { Plot } from './plot.ts'

/** What is made or brought for a day: cakes, meals for guests, decoration, pictures, clothes that are sewn. */
export const order: Plot = {
  before: [
    [
      'ASKS: [At the family meeting I said “leave it to me”|I raised my hand and said “leave it to me”|I am the one who said “leave it to me”], [and now all of them are leaving it to me|and since then nobody asks, they only look at me|and they did, every one of them].',
      'TELLS: [Family meetings are dangerous|The brave ones always pay|That is how it starts], [so tell me the day first|so first the day|so let us begin with the day].',
      'ASKS: [It is on {day}|{day} it is|{day}, and it will not wait], [and my {who} sits in the first row|and my {who} has already chosen her seat|with my {who} in front].',
    ],
    [
      'ASKS: [Last year we waited for the last week|For the last one we trusted our luck|The last time I began two days before], and [my {who} still tells the story|my {other} tells it at every gathering|they still laugh about it in the group chat].',
      'TELLS: [A story like that gets longer each year|Every family keeps such a story|I know these stories, there is one in every house], [so this time we write things down|so today you begin early|so say it calmly, from the beginning].',
    ],
    [
      'ASKS: [In my head it is already finished|I can see it in front of me|I have it all in my head], [but when I explain it, people nod politely|only my mouth cannot say it|but nobody can look in there].',
      'TELLS: [Then explain it with your hands|Use your hands, that helps|Do not search for words, show me with your hands]: [is it big, is it quiet, is it loud|who will be looking at it, and from where|how many people, and at what hour]?',
    ],
  ],
  among: [
    [
      'ASKS: [My {other} said “keep it small”|“Small and simple,” says my {other}|My {other} wants a small thing]. [An hour later he sent forty names|Then came his list, with forty names|And then he invited his whole office].',
      'TELLS: [Give the list back to him with a red pen|Let him bring one chair for each name|Ask him which thirty he can live without]. [The number comes first, the rest hangs on it|First we need a number, then we can talk|Count again tonight, and keep the second figure].',
    ],
    [
      'ASKS: [I wake up at three and count|At night I lie there and count|My {other} hears me counting in my sleep]: [people, hours, money|chairs, plates, names|days, hours, names].',
      'TELLS: [Count on paper, before you sleep|Put it on paper, and put the paper away|Paper is for counting], because [paper does not wake up at three|what is written down stops walking about|then it is the paper that worries, not you].',
    ],
    [
      'ASKS: [What if I see one thing and you see another?|I am afraid we mean two different things.|What if you imagine it and I imagine it, and it is not the same?]',
      'TELLS: [Then tell me what it must never be|Start with what you do not like|Say first what you do not want to see].',
      'ASKS: [Anything that shouts|Too much of everything|The kind of thing my {who} calls “interesting”].',
      'TELLS: [See, that says more than ten pictures|Now I know more than from ten pictures|That one sentence is worth ten pictures].',
    ],
    [
      'ASKS: [My {who} has a new idea every morning|Since Monday my {who} calls with ideas|My {who} sends me ideas at midnight].',
      'TELLS: [Thank her, and write them down|Write all of them down, that makes her happy|Say “good idea, mama” and write it down], [and keep the one that you had yourself|and then do what you decided|and choose on a day when she sleeps].',
      'ASKS: [She will want to see that paper|She reads everything that I write|My {who} will ask me to read it to her].',
      'TELLS: [Then write beautifully|Then leave some space at the bottom|Then hide it where you hide the meat].',
    ],
    [
      'ASKS: [What do I do on the day itself|And on {day}, where do I stand|What is my work on {day}]?',
      'TELLS: [Dress, greet and sit down|You greet people and you sit|Look good and hold a cold drink]. [Planning is for before|You have planned it, now be in it|The pictures need you in them].',
      'ASKS: [I cannot sit while others work|Me, sitting? You do not know me|I will be in the kitchen, I know myself].',
      'TELLS: [Then we tell your {other} to hold you|Your {other} can stand at that door|Then wear shoes in which you cannot run].',
    ],
    [
      'ASKS: [I have saved forty pictures of other people’s days|My phone is full of other people’s happy days|All week I look at pictures of strangers’ parties], [and now I like nothing|and each one is finer than the last|and I no longer know what I like].',
      'TELLS: [Which one do you open again and again|Which of them would you show your {who}|Close your eyes: which one is still there]? [That one, and no other|Keep that one and let the rest go|Send that one, and sleep].',
    ],
    [
      'ASKS: [And who decides, the one who pays or the one who talks|In my family ten people decide and one pays|Everybody has a say, only the bill is mine].',
      'TELLS: [The one who picks up when the phone rings|One head, one phone|The one who will be called when something is missing].',
      'ASKS: [So me|Then it is me, as always|I was afraid of that].',
    ],
    [
      'ASKS: [I told them I have everything under control|Officially, everything is under control|When they ask, I say that all is ready].',
      'TELLS: [And what is ready|What is it that you have so far|Tell me, what is already there]?',
      'ASKS: [The date|The date, and a good will|Only the date].',
      'TELLS: [A date is half of it|People have started with less|That is more than many bring], [so let us take the next thing|now comes the second thing|then we talk about the rest].',
    ],
    [
      'ASKS: [My {other} asks why I run so early|My {other} says that I worry too early|“So early?” asks my {other}].',
      'TELLS: [And what did he do on the night before his own day|Ask him where he was on the night before his own|How did he spend the night before his own day]?',
      'ASKS: [He was ironing at midnight|He was looking for candles at midnight|At midnight he was still looking for his shoes].',
      'TELLS: [Early people sleep on that night|Nobody has ever cried because it was early|Then let him ask, and go on].',
    ],
  ],
  after: [
    [
      'ASKS: [And when they ask me now|So what do I tell them in the group chat|And if my {who} calls tonight]?',
      'TELLS: [Tell them that it is written down|Say: the list is made|One sentence: it has a date and a list]. [It is the calmest sentence in the world|After that sentence people stop asking|You will hear how quiet it gets].',
    ],
    [
      'ASKS: [This year my {other} has nothing to tell.|Then my {other} needs a new story.|What will my {other} tell now?]',
      'TELLS: [Let him tell about the one who began early|He will find something, he is family|Give him the microphone and wait].',
    ],
    [
      'ASKS: [Now it is on paper and no longer in my head|My head is light, I left everything here|You have it, so my head can rest].',
      'TELLS: [And your hands can rest too|You explained it better than you think|I told you, the hands know it].',
    ],
  ],
}
