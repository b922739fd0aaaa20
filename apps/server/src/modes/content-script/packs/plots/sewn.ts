import type { Plot } from './plot.ts'

/** Clothes that are sewn for somebody. */
export const sewn: Plot = {
  before: [
    [
      'ASKS: [The day is on {day}, and my fabric is still in the bag|The fabric has been in my wardrobe for months|I have a fabric, a date, and no tailor], [because the last tailor finished me|and my {who} asks me every day who will sew it|and I see the day coming].',
      'TELLS: [A fabric in a bag helps nobody|I know bags like that|Many people bring me a fabric with that face]. [Tell me the date, then the style|First the date, then your body, then the style|Bring it out, and let us look at it].',
    ],
    [
      'ASKS: [My last tailor said “come on {day}”|Last year, on the day itself, I was standing in a tailor’s shop|The last person who sewed for me stopped picking calls], [and on {day} the fabric was not even cut|and the iron was cold|and I went to that occasion in old clothes].',
      'TELLS: [Sorry, that one pains|I know that story, and I am a tailor|Nobody forgets such a day]. [This time, fix one day for trying it on, before the day|So ask me what happens on which day|Let us count back from your date].',
    ],
    [
      'ASKS: [I saw a style on the internet|My {other} saved a style for me|There is a style that I dream of], [and I do not know if it is for my body|and my {who} says that it is not for me|and the picture shows only the front].',
      'TELLS: [A picture stands still, and you walk and sit|That person in the picture has another body|Good, bring the picture, it is a start]. [Tell me what you like in it, and we keep that part|Let us see what it needs to look like that on you|Say where you will wear it and for how long].',
    ],
  ],
  among: [
    [
      'ASKS: [My size changes every month.|I have added weight since the last time.|I know my size from last year, is that enough?]',
      'TELLS: [Then we measure again.|Do not bring me last year’s figures.|A body moves, so we take the tape.] [Stand as you always stand.|Do not pull your stomach in, it will come out again.|Wear what you will wear under it.]',
    ],
    [
      'ASKS: [How many yards must I buy?|The seller says one figure and my {who} says another.|I bought the fabric before I asked.]',
      'TELLS: [Tell me the style before you buy|It depends on the width, so send me that too|A big pattern eats more than you think]. [Half a yard more is cheaper than a second trip.|What is left becomes a cap.|Ask first, buy after.]',
    ],
    [
      'ASKS: [What if I do not like it when I try it on?|Can something still be changed at the end?|I am shy to complain.]',
      'TELLS: [Say it while the pins are in|Look from the side and sit down once|That is why you try it on]. [A pin is easier than a seam|Better a word today than a face on the day|I would rather hear it now].',
    ],
    [
      'ASKS: [My {other} wants the same as me, but “different”|We are five people with one fabric|In my family everybody wants another style from the same fabric].',
      'TELLS: [One fabric, one colour of thread, different necks|Let each one send one picture, only one|Choose what must be the same, then leave the rest]. [Give me one list with names and sizes|One of you speaks for all|And let the one who pays choose first].',
    ],
    [
      'ASKS: [How do I keep it looking new?|I washed the last one, and it became another colour.|My {who} irons everything with too much heat.]',
      'TELLS: [Wash it inside out, with its own colours|Iron it from the wrong side|Dry it in the shade]. [A hanger with wide shoulders helps.|Do not fold it wet.|Then it can go out many times.]',
    ],
    [
      'ASKS: [Fitted or loose, what is better?|I like it tight, but I also like food.|What do I wear for a whole day of sitting?]',
      'TELLS: [Will you dance, or will you sit?|How long is the day?|And who takes the pictures?]',
      'ASKS: [I will dance, then eat, then dance|All day, and the pictures are at the end|Only two hours, but everybody will look].',
      'TELLS: [Then leave it some air|So we measure you sitting down too|Good, now I know where it must give].',
    ],
    [
      'ASKS: [Is this colour good for me?|My {who} says that I am too old for this colour.|I always buy black, because I do not know.]',
      'TELLS: [Hold it beside your face, in daylight|Look at your face, not at the fabric|Go to the window with it]. [If your eyes look awake, it is your colour|The mirror at the window does not lie|Your {who} may come and look too].',
    ],
    [
      'ASKS: [I want it by {day}, is that too late?|People say that tailors like last minute.|How early should I come?]',
      'TELLS: [Come before the season, not in it|Count back from your date, with one day for trying it on|The earlier you come, the calmer my hand]. [The last week belongs to buttons|A hurried seam shows|Then nobody has to beg anybody].',
    ],
    [
      'ASKS: [I have old clothes that I like.|There is something in my wardrobe that does not fit any more.|Can you look at something that somebody else sewed?]',
      'TELLS: [Bring it, and put it on|Show me where it pulls|A seam has often something left inside]. [Then I tell you honestly if it is worth it|Some things only need two centimetres|And some things must rest].',
    ],
  ],
  after: [
    [
      'ASKS: [So the bag comes out tonight|Tonight I look for the picture and the fabric|I will measure the width before I sleep].',
      'TELLS: [And write the date on a paper|Good, and bring the shoes too|Bring them together, then we see it all].',
    ],
    [
      'ASKS: [This time I try it on before the day|So nobody will see me in old clothes|I will not stand in a shop on that day again].',
      'TELLS: [And sit down in it once|Good, that one day saves the day|Walk in it, and lift your arms].',
    ],
    [
      'ASKS: [I will take the style, and leave the tight part|My {who} will be surprised|So it must look good on me, not on the picture].',
      'TELLS: [That is how to choose|You will be the one who wears it|Let her see you when it is ready].',
    ],
  ],
  alone: [
    '[A fabric in a bag helps nobody|There is a fabric in your wardrobe, I know it|You bought that fabric months ago], [and the day is coming|and each week you say: next week|and your {who} asks you who will sew it]. [Many people come to me with that face|I know bags like that|It happens to the best of us]. [Bring it out, and tell me the date|First the date, then your body, then the style|Tell me when you need it, and we count back].',
    '[You have waited for a tailor who said “come on {day}”|Somewhere, somebody told you “it is almost ready”|You know the tailor who stops picking calls], [and on the day the iron was cold|and the fabric was not even cut|and you went out in old clothes]. [I am a tailor, and I am sorry|Nobody forgets such a day|That one pains, I know]. [So let us fix one day for trying it on, before the day|So ask me what happens on which day|Count back from your date, and come early].',
    '[You saw a style on the internet|You show me a picture, and the person in it stands still|In a picture everything fits]. [But you will walk and sit and eat|But that is another body|But a picture shows only the front]. [Tell me what you like in it, the neck or the sleeve|Tell me where you will wear it, and for how long|So we take the part that you like], [and we make it for you, not for the picture|and I tell you what suits you|and the rest we leave to the picture].',
    '[Do not bring me last year’s figures|A body moves, all of us have eaten since then|People tell me a size from three years ago]. [Stand as you always stand|Do not pull your stomach in, it will come out again|Wear what you will wear under it]. [The tape does not laugh at anybody|Then it fits you, and not your memory|That takes five minutes].',
    '[Before you buy fabric, tell me the style|Some people buy first, and then it is one yard short|How many yards you need depends on more than your height]. [The width counts, and a big pattern eats more|Send me the width too|Half a yard more is cheaper than a second trip]. [What is left becomes a cap.|Ask first, buy after.|Then nobody has to join pieces.]',
    '[Say it while the pins are in|When you try it on, look from the side too|Some people smile in the shop and cry at home]. [Sit down in it once|Lift your arms, and walk a few steps|Tell me what pulls]. [A pin is easier to move than a seam|I would rather hear it now|That is why we try it on].',
    '[Five people, one fabric, and everybody wants another style|When a family sews together, my phone does not sleep|Your {other} wants the same as you, but “different”]. [Choose what must be the same, and leave the rest|Let each one send one picture, only one|Give me one list with names and sizes]. [And let one person speak for all|The one who pays chooses first|Then there is peace, and nice pictures].',
    '[I want to see it on you again next year|After all that work, do not let water spoil it|Many good clothes die in the first wash]. [Wash it inside out, with its own colours|Iron it from the wrong side|Dry it in the shade, on a hanger]. [It takes no more time|Then it can go out many times|Your {who} knows that already].',
    '[Will you dance in it, or will you sit?|Tight is fine for a picture, not for a plate of rice.|How long is the day on which you wear it?] [Leave it some air where you sit|We also measure you sitting down|Tell me honestly if you like food]. [Nobody looks good who cannot breathe|A little room is the secret|Then you enjoy the day too].',
    '[Take the fabric to the window|Do not choose a colour under a bulb|People ask me which colour suits them]. [Hold it beside your face|Look at your face, not at the fabric|Let one honest person look]. [If your eyes look awake, it is yours|The mirror at the window does not lie|Black is fine, but it is not the only one].',
    '[Do not wait for the season|In the last week, everybody remembers a tailor|Before a feast, every tailor is popular]. [Come early, and my hand is calm|A hurried seam shows|Count back from your date, with one day for trying it on]. [The last week belongs to buttons|Then nobody has to beg anybody|You will sleep, and so will I].',
    '[Bring the shoes when you come|Think of the whole of you, not only of the cloth|A long hem and a flat shoe are enemies]. [Then I see where it must end.|What is on your feet decides the length.|Stand in them, and we pin it.] [Small things make it look expensive|One centimetre is plenty there|You will see it in the pictures].',
  ],
}
