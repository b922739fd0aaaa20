import type { Plots } from './plot.ts'

/** What is made or brought for a day: cakes, meals for guests, decoration, pictures, clothes that are sewn. */
export const order: Plots = {
  two: {
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
  },
  one: {
    before: [
      [
        '[Let us call the person {name}|Say it is {name}|The one I think of is called {name}]. [At the family meeting {name} says “leave it to me”|{name} raises a hand and says “leave it to me”|“Leave it to me,” says {name} at the family meeting], [and everybody does|and from then on nobody asks, they only look|and all of them leave it to {name}]. [The day is a {day}|It is for {day}|{day} is the day], [with {her} {who} in the first row|and the {who} has already chosen her seat|and the {who} is coming].',
      ],
      [
        '[Think of somebody like {name}|Imagine {name}|There is a {name} in every family]. [The last time, {name} began two days before|Last year {name} trusted luck|The last time everything waited for the last week], and [the {other} still tells the story|they still laugh about it in the group chat|{her} {who} brings it up at every gathering].',
      ],
      [
        '[Take {name}|Picture {name}|Look at {name}]. [In {her} head it is already finished|{name} sees it clearly|{name} has it all in {her} head], [but when {she} explains it, people nod politely|only the words do not come|but nobody can look in there]. [And {day} is coming|And it is for {day}|{day} does not wait].',
      ],
    ],
    among: [
      [
        '[“Keep it small,” says {name}’s {other}|{name}’s {other} wants it small and simple|{name}’s {other} says: not too big]. [An hour later he sends {name} forty names|Then he gives {name} a list, with forty names|Then {name} hears that he invited his whole office]. [So {name} does the right thing|What does {name} do|And {name}]: [first the number, because the rest hangs on it|{she} counts again at night and keeps the second figure|{she} gives the list back with a red pen].',
      ],
      [
        '[{name} wakes up at three and counts|At night {name} lies there and counts|At three in the morning {name} is counting]: [people, hours, money|days, hours, names|names, hours, bags]. [Count on paper, {name}|{name}, put it on paper|My advice to {name} is a sheet of paper], because [paper does not wake up at three|what is written down stops walking about|then the paper worries, not the head].',
      ],
      [
        '[{name} is afraid that we mean two different things|“What if you see one thing and I see another?” asks {name}|{name} shows me ten pictures, all different]. [So I ask {name} what it must never be.|I ask {name} for the opposite: what must it never be?|My question to {name}: what do you not want to see?] [“Anything that shouts,” says {name}|“Too much of everything,” says {name}|“What my {who} calls interesting,” says {name}], [and that says more than ten pictures|and now I know more than before|and from there it is easy].',
      ],
      [
        '[{name}’s {who} has a new idea every morning|Since Monday the {who} calls {name} with ideas|At midnight the {who} sends {name} ideas]. [{name} thanks her and writes them down|{name} writes all of them down|“Good idea, mama,” says {name}, and writes it down], [and keeps the one from the first day|and does what was decided|and sleeps]. [The first idea is often yours, the others are the family’s|Who writes ideas down need not follow them|A list is a polite way to say “later”].',
      ],
      [
        '[And on {day} itself, what is {name}’s work|Where does {name} stand on {day}|What does {name} do on the day]? [{name} dresses, greets and sits|Greet people, {name}, and sit down|Nothing, {name}: hold a cold drink and smile]. [Planning is for before, {day} is for being there|The pictures of {day} need {name} in them|Whoever planned it well may sit on {day}].',
      ],
      [
        '[{name} has saved forty pictures of other people’s days|{name}’s phone is full of strangers’ happy days|All week {name} looks at other people’s parties], [and each is finer than the last|and now {she} likes nothing|and {her} own idea is lost in there]. [Which one do you open again and again, {name}|{name}, which one is still there with your eyes closed|Which of them would you show your {who}, {name}]? [That one stays, the others may go|Send that one, and rest|One picture is a plan, forty are a headache].',
      ],
      [
        '[In {name}’s family ten people decide and one pays|In {name}’s house everybody has a say|Ten people around {name} have an opinion]. [I ask {name} who picks up when the phone rings.|One head, one phone: which is it, {name}?|Somebody must say yes, so who is it, {name}?] [{name} looks at the phone|The phone in {name}’s hand rings|{name} sighs and raises a hand]. [Then we know who decides|So that is settled|There is the answer].',
      ],
      [
        '[Officially, {name} has everything under control|When they ask, {name} says that all is ready|“All is ready,” {name} tells everybody]. [And what does {name} have?|What is there already, {name}?|I ask {name} what is ready.] [“The date,” says {name}|“The date and a good will,” says {name}|“Only the date,” says {name}]. [A date is half of it|People have begun with less than {name}|With a date we can work], [so we take the next thing|and then comes the second thing|and the rest is a list].',
      ],
      [
        '[The {other} asks why {name} runs so early|They tell {name}: you worry too early|“So early?” they ask {name}]. [Nobody has ever cried because of being early, {name}|Early people sleep on the last night, tell them that, {name}|{name} asks him what he did the night before his own], [and he is quiet|and the room laughs|and he changes the subject].',
      ],
    ],
    after: [
      [
        '[That evening the {who} calls {name}.|Tonight they will ask {name} in the group chat.|And when they ask {name} now?] [{name} says one sentence: it has a date and a list|“The list is made,” says {name}|{name} answers: it is written down], [and you hear how quiet it gets|the calmest sentence in the world|and after that nobody asks].',
      ],
      [
        '[And the {other} with his story?|What will the {other} tell now?|The {other} needs a new story.] [Let him tell about {name}, who began early|He can tell how {name} was ready|{name} gives him the microphone and waits], [and that is a short story|and let us see if it is as funny|and the room is quiet].',
      ],
      [
        '[Now it is on paper and no longer in {name}’s head|{name} leaves it here, with me|The picture has left {name}’s head]. [{name} breathes out|{name} looks at {her} empty hands|It is quiet in {name}’s head]. [Yours may rest too|You can do that as well|If your head is full, do it like {name}].',
      ],
    ],
  },
}
