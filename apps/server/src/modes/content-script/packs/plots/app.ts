import type { Plot } from './plot.ts'

/** Something that runs on a phone or computer. */
export const app: Plot = {
  before: [
    [
      'ASKS: [My phone is full|My phone says “storage full” each {day}|I have eighty apps on this phone], [and my {other} still has a notebook|and I use four of them|and yet I write everything on my hand].',
      'TELLS: [Your hand has no search|A hand gets washed|The notebook gets wet in the rain]. [What do you write there|What stands on it today|Show me, what is it that you write down]?',
    ],
    [
      'ASKS: [When I hear “app” I get tired|Not another app, please|“Download this, download that”: I am tired of it]. [The last one wanted my whole life story|For the last one I needed my {other} and two hours|The last one asked for three passwords, and then it slept].',
      'TELLS: [So ask what it is for before you touch it|I understand that|Nobody should download a thing they do not need]. [Tell me what you do each week that annoys you.|Which thing do you do each week and hate?|What costs you the most nerves?]',
    ],
    [
      'ASKS: [My {who} is better with her phone than me|My {who} showed me something on her phone|Even my {who} does it with the phone now], [and I am still the one with paper|and she asked why I still run about|and I nodded and understood nothing].',
      'TELLS: [She had somebody who showed her|Mothers have patience with a screen|That is a good sign, she was not born with it], [so I show it to you slowly|so let us go finger by finger|so take out your phone and do not be ashamed].',
    ],
  ],
  among: [
    [
      'ASKS: [And if I press something wrong?|I am afraid to press the wrong thing.|My {other} says I will spoil it.]',
      'TELLS: [There is a button for going back|A phone does not bite|Press, look, go back]. [Nobody has broken one by looking|Everybody presses wrong in the first hour|It is like a light switch, you may try it twice].',
    ],
    [
      'ASKS: [Who sees what I type?|I do not want the whole world to read it.|And my things, who looks at them?]',
      'TELLS: [Ask that of everything on your phone|A good question, few people ask it|Ask it before, not after]. [Give nobody your PIN, not even a nice voice|Read the line that asks for permission, it is short|A strong password, and not your birthday].',
    ],
    [
      'ASKS: [My {other} says paper never needs a charger|“Paper does not need light,” says my {other}|My {other} swears by his notebook].',
      'TELLS: [And where is that notebook now|Where is it at this moment|Where did he last see it]?',
      'ASKS: [In his other trousers|In the car that he sold|Under something, he says].',
      'TELLS: [That is my answer|I say no more|Greet it from me].',
    ],
    [
      'ASKS: [Show me the first thing only|One thing at a time, please|I can keep one thing in my head].',
      'TELLS: [Open it, and look where your name is|Only find the button that you need most|First look round, press nothing]. [That is enough for today|Tomorrow the next thing|Do it twice, then the finger knows it].',
    ],
    [
      'ASKS: [I will use it for two days and forget it.|I download things and then they sleep.|How do I get used to it?]',
      'TELLS: [Put it where your thumb already goes|Use it for one real thing today|Move it to the first page of your phone]. [What is used on the first day is used on the tenth|And throw out one that sleeps|Not a test, a real thing].',
    ],
    [
      'ASKS: [Do I need a fine phone?|My phone is as old as my shoes.|My screen has a crack like a river.]',
      'TELLS: [A crack shows character|Try before you buy a new one|See first if it opens]. [Make some room on it, delete old videos|Forty greetings from last year can go|The good-morning pictures of your {who} take the most room].',
    ],
  ],
  after: [
    [
      'ASKS: [So I can wash my hand|My hand will be clean again|So nothing stands on my hand any more].',
      'TELLS: [Wash it, and pick up the phone|Wash it well, it was a long list|And your {other} gets the pen].',
    ],
    [
      'ASKS: [I will look at it once|Good, I look, but I promise nothing|One look, because you did not shout].',
      'TELLS: [Looking is all one needs|A look is fair|That is how everybody begins].',
    ],
    [
      'ASKS: [Tonight I show my {who} something|I want to see my {who}’s face|This time my {who} nods].',
      'TELLS: [Let her try it first|Go slowly, finger by finger|She will say that she knew it].',
    ],
  ],
}
