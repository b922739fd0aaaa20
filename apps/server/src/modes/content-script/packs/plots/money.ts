import type { Plot } from './plot.ts'

/** Money that is lent or saved. */
export const money: Plot = {
  before: [
    [
      'ASKS: [The month has thirty days, and my money has twenty|By {day} I ask where my money went|I work every day, and at the end I count coins], [and I do not buy big things|and I am not a careless person|and I am ashamed to talk about it].',
      'TELLS: [You are not the only one|I have been there too|Most people have nobody to ask]. [Let us talk about it in plain words|Sit down, nobody else hears it|So tell me what comes in and what goes out].',
    ],
    [
      'ASKS: [My {other} borrowed from me and said: on {day} I pay|Since last year I wait for my {other} to pay me back|I lent money to my {other}], [and at each party he looks the other way|and now he says that I did not say which {day}|and I am too polite to ask].',
      'TELLS: [In each family there is one|Money between friends needs a paper|You cannot shout at family]. [Ask me for a date and a figure on everything|That is why I like things in writing|So ask for clear rules, from me too].',
    ],
    [
      'ASKS: [When I hear about loans and savings, I hold my bag|Somebody once came with sweet words and a briefcase|My {who} lost money to sweet words], [and nobody picked the phone afterwards|and the small letters were the big trouble|so I ask before I say my name].',
      'TELLS: [You are right to be careful|I would be careful too|Good, ask me hard questions]. [Ask what you pay in all, to the last day|Let me explain each line, slowly|Ask before you put your name under anything].',
    ],
  ],
  among: [
    [
      'ASKS: [What do you ask people who want money from you?|What must I think of before I take money?|Is it bad to borrow?]',
      'TELLS: [What will the money do for you|How will it bring itself back|What changes when you have it]?',
      'ASKS: [I buy more goods and sell them|I finish what I have started|I think I must write that down].',
      'TELLS: [If it fits in one sentence, that is good|Write it down and look at it tomorrow|That sentence is worth more than a stamp].',
    ],
    [
      'ASKS: [My {other} wants to borrow for his party|“Borrow and enjoy,” says my {other}|At home they want a big party].',
      'TELLS: [Money for goods comes back, money for a party does not.|Save for what shines, borrow for what earns.|What he eats this year, he should not pay next year.] [I say it even if it is bad for me|His guests will not help him to pay|Ask him who will still be dancing then].',
    ],
    [
      'ASKS: [What if a week is bad?|Some weeks nobody buys anything.|When it rains, I earn nothing.]',
      'TELLS: [Plan with your smallest week|In a good week, put a little aside for the bad one|Write down what comes in for one month]. [If it still fits, it fits|If you see trouble coming, call before the day|Then no date frightens you].',
    ],
    [
      'ASKS: [I keep everything in my head.|I have never written down what I spend.|Where do I start with my money?]',
      'TELLS: [A simple book, and one line for each thing|Also the pure water, write everything|In the evening, before you sleep]. [After four weeks you see the hole in the bucket|The book does not lie|You will be surprised, everybody is].',
    ],
    [
      'ASKS: [My shop and my kitchen share one pocket|My child asks for money, and I put my hand into the shop money|At night I cannot say what is mine and what is the shop’s].',
      'TELLS: [Two purses are enough for a start|Pay yourself, like a worker|Two envelopes, with names on them]. [Then the goods of next week are safe|Then you see if the business is well|That habit has saved many shops].',
    ],
    [
      'ASKS: [My money is too small for this|I am ashamed of the amount|You will laugh when you hear my figure].',
      'TELLS: [I do not laugh at small money|A bucket fills drop by drop|Say it, I have heard smaller ones]. [Small and every day beats big and never|Begin with what you do not feel|The first step is the hardest].',
    ],
    [
      'ASKS: [There are words in there that I do not understand|I always sign fast, because people look at me|I am shy to read slowly before others].',
      'TELLS: [Put your finger on the word and ask|Take it home, if you like|Read it twice, nobody is chasing you]. [Your name is worth that time.|A clear answer is your right.|When you understand it, you can sleep.]',
    ],
    [
      'ASKS: [Must my people at home know about it|Should I tell my {who} what I sign|Can I keep it to myself]?',
      'TELLS: [Tell one person the figure and the day.|Do not hide it from your house.|Two heads remember a date better than one.] [Secrets about money get expensive|It is easier to carry together|Then nobody hears it on the street].',
    ],
    [
      'ASKS: [Somebody called me and asked for my PIN|My {who} gets calls about her bank card|People call and say that they are from the bank].',
      'TELLS: [End the call|Give nobody that number, not even me|No honest person needs it]. [Call the number that you know|Tell older people at home too|That one sentence saves people].',
    ],
  ],
  after: [
    [
      'ASKS: [So tonight I start a book|This evening I write my first line|I will take two envelopes today].',
      'TELLS: [Good, and begin with today|One line is enough for the first day|Put a pen beside it].',
    ],
    [
      'ASKS: [Next time my {other} signs a paper|I will ask my {other} for a date|So with my {other} I talk in figures now].',
      'TELLS: [With a smile, and in writing|Good, it keeps the family together|He will look at the ceiling, give him time].',
    ],
    [
      'ASKS: [Now I know what to ask|I can ask before I sign|I did not have to hold my bag].',
      'TELLS: [Ask me again tomorrow, if you like|That is all I want|Good, a person who asks sleeps well].',
    ],
  ],
  alone: [
    '[The month has thirty days, and the money has twenty|Money comes in, and by {day} you ask where it went|You work hard, and at the end of the month you count coins]. [It is not that you are careless|You are not the only one|I have been there too]. [Most people have nobody to ask|And it is hard to talk about it|We laugh about everything, only not about that]. [So let us talk about it in plain words|So ask me, nobody else hears it|Sit down with me, and we look at the figures].',
    '[Somebody like your {other} borrowed, and you still wait|Your {other} says: lend me small, I pay on {day}|In each family there is one who borrows and forgets]. [You cannot shout at family|And you are too polite to ask for it|And at every party he looks the other way]. [That is why I like things in writing|Money between friends needs a paper|I do not laugh, it has happened to me]. [Ask me for a date and a figure on everything|So ask for clear rules, from me too|With me, you see it before you sign].',
    '[When you hear about loans and savings, you are careful|Somebody once came with sweet words and a briefcase|Somebody you know gave money to a man with a fine suit]. [And the money was gone|And small letters became big trouble|And nobody picked the phone afterwards]. [You are right to be careful|I would be careful too|I want you to ask me hard questions]. [Ask what you pay in all, from the first day to the last|So ask before you put your name under anything|Let me explain each line, slowly].',
    '[Before you take any money, say what it is for|I ask everybody one thing first|There is a question that comes before the form]: [what will this money do for you|how will it bring itself back|what changes when you have it]? [If you can say it in one sentence, that is good|If there is no answer, wait|Write the answer down, and look at it tomorrow].',
    '[Do not borrow for a party|There is money that works and money that eats|I say it even if it is bad for me]: [money for goods comes back, money for a party does not|borrow for what earns, save for what shines|what you eat today, you should not pay next year]. [Your {who} would say the same|That is old wisdom|Think about it before you sign].',
    '[Can you pay when a week is bad?|Look at your bad weeks, not at the good ones.|Rain falls, customers stay away, it happens to everybody.] [Plan with your smallest week|Put a little aside in the good week for it|Write down what comes in for one month]. [If it still fits, it fits|Then no date frightens you|And if you see trouble coming, call before the day].',
    '[Write everything down, also the pure water|For one month, write down each small thing|People ask me where to begin]. [A simple book is enough|One line for what came in, one line for what went out|Do it in the evening, before you sleep]. [After four weeks you see the hole in the bucket|The book does not lie|You will be surprised, everybody is].',
    '[Keep the business money and the food money apart|The shop and the kitchen should not share one pocket|When your child asks for money, do not put your hand into the shop]. [Two purses are enough for a start|Pay yourself, like a worker|Take two envelopes, it is as easy as that]. [Then you see if the business is well|Then the goods of next week are safe|That one habit has saved many shops].',
    '[You may be ashamed of the amount|Some people think that their money is too small|I do not laugh at small money]. [A bucket fills drop by drop|Small and every day beats big and never|The first step is the hardest]. [Begin with what you do not feel|Begin this week|Start, and the amount will grow with you].',
    '[Read before you sign, also when I stand there|Nobody will be angry if you read it twice|Take the paper home, if you like]. [Ask for the total, for the dates, and for what happens when you are late|If a word is strange, put your finger on it and ask|Let somebody who can read figures look too]. [Your name is worth that time|A clear answer is your right|When you understand it, you can sleep].',
    '[People at home must know about it|Do not hide it from your people|One person at home should know what you signed]. [Two heads remember a date better than one|Then they help you, also when they complain|Tell them the figure and the day]. [Secrets about money get expensive|It is easier to carry together|And then nobody hears it on the street].',
    '[Give nobody your PIN, not even me|If somebody calls you and asks for a code, end the call|Your code is yours, keep it from everybody]. [No honest person needs it|Hang up, and call the number that you know|We can do everything without it]. [Tell your {who} the same|Tell it to one older person today|That one sentence saves people].',
  ],
}
