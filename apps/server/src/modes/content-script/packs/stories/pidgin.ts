import { bought, cooked, eaten, feast, made } from './pidgin-goods.ts'
import { cared, healed, learned, mended, taught, worked } from './pidgin-services.ts'
import type { Stories } from './story.ts'

export const pidgin: Stories = {
  of: { eaten, cooked, bought, made, feast, mended, worked, cared, healed, learned, taught },
  any: {
    before: [
      [
        '[I don dey look for dis thing since last month|Since last week I dey ask people about dis matter|I don ask five people, all of dem give me different answer], [my head don full|and I still no know who to believe|person wey dey find no dey rest].',
        '[Sorry, too much advice dey tire person|I understand, everybody get mouth|Na so e dey be when everybody be expert]. [Forget dem small, ask me wetin dey worry you|Drop all dat one, make we start from di beginning|Sit down, ask am one by one].',
      ],
      [
        '[Make I talk true, person don chop my money before|I no go lie, dem don do me strong thing before|Di last time I trust somebody, I cry], [so if I ask plenty question, no vex|so now I dey fear everybody|so my eye don open now].',
        '[I no go vex, na your money|Ask am all, if I no fit answer, carry your money waka|Sorry for dat one, question no dey pain me]. [Person wey get correct thing no dey fear question|Make your eye see before your hand pay|Better make you ask now pass make you cry later].',
      ],
      [
        '[My sister dey always postpone, and now I don dey do like am|“Next week”, I don dey talk am since three months|Every month I go talk say na dis month], [but today I don tire|but today I wake up and say enough|but dis time I mean am].',
        '[Welcome, dat “next week” don spoil plenty plan|Good, “tomorrow” na big thief|I happy to hear dat one]. [Since your leg don start, make e no stop|Small step today beat big plan wey dey for mouth|Do di first part today, di rest go easy].',
      ],
    ],
    among: [
      [
        '[My papa go ask me why I pick una.|When I reach house, dem go ask me why I choose una.|My people go ask me why I no pick di other one.]',
        '[Just tell dem wetin your own eye see|No defend me, tell dem wetin you hear from my mouth|No argue with anybody, let dem ask me by demself]. [True talk no need plenty grammar|If di thing good, e go talk for you|Who doubt am fit come ask too].',
      ],
      [
        '[Everything don cost for dis country|As things cost now, person dey think two times|Money no dey stay for hand again], [even pure water don change price|I dey calculate am before I sleep|my salary dey finish before month end].',
        '[True talk, no be only you|I know, we dey di same market|My dear, na everybody dey feel am]. [So buy wetin you need, no be wetin neighbour buy|Na why you suppose know wetin you dey pay for before you bring hand comot|Make every naira get im work, no rush am].',
      ],
      [
        '[My friend say im know somebody wey dey do am cheaper|One guy for my street say make I come meet am, e cheap|I don see cheaper one for Facebook].',
        '[No quarrel, go check am|E fit be true, look am well|I no go talk bad about anybody]. [But ask am di same question wey you ask me|Just compare di work, no compare only di money|Cheap thing wey you buy two times no cheap again].',
      ],
      [
        '[If something no clear, who I go ask?|Suppose I go house and I forget something?|What if question enter my head for night?]',
        '[No carry question sleep, ask am as e enter your head|Write am down, so e no go run|Question wey you swallow na im dey cause wahala]. [I prefer make you ask ten times|Nobody born with di answer|Small question no be disturbance].',
      ],
      [
        '[I be person wey dey fear to try new thing|My body no dey quick gree for new thing|I like to watch other people first].',
        '[Nothing do you, some people test water with one toe|Dat one na sense, no be fear|Watch well, I no go push you]. [Start with small one, then let your own eye decide|Begin small, if e sweet you, you go come back by yourself|Try am one time, na you go judge].',
      ],
      [
        '[My neighbour dey ask me who dey do am for me|Since morning my sister dey beg for di name|One woman for my church dey find person like you].',
        '[Tell am true, good thing no suppose hide|Give di name, make person rest|No hoard am, good name na sharing]. [Na mouth to mouth dey carry work go far|Tomorrow dat person go help you too|Na so person dey help person].',
      ],
      [
        '[I don waste time for person wey go say “I dey come” and no come|“I dey road” na im dey vex me pass|Person promise me for Monday, I see am for Friday].',
        '[Hmm, dat “I dey come” don scatter plenty friendship|Dat kind waiting dey make person old|I sabi dat “I dey road”, e never comot for bed]. [So make we talk di time clear, no be “soon”|If you get day for mind, talk am with date|Tell me your own time, make mouth and clock agree].',
      ],
      [
        '[Plenty people dey talk sweet before you pay|Before payment na “my dear”, after payment phone don off|Me I dey check how person dey talk after payment].',
        '[You get sense, check am|True, di real test na after|No let sweet mouth carry you]. [Ask di person wey don use am, no ask di person wey dey sell am|Look di work, leave di grammar|Na hand dey show who sabi, no be mouth].',
      ],
      [
        '[Make I go think am first|I go sleep on top di matter|I no like to rush decide].',
        '[Think am well, no be fight|Good, nobody dey pursue you|Take your time, brain dey for use]. [Just no think am till you forget|Write wetin you hear, so night no go wipe am|Only tell me which side no clear before you go].',
      ],
    ],
    after: [
      [
        '[My mind don come down now|I enter here with fear, I dey go with smile|Now I fit sleep], [thank you say you no shout for me|you explain am like person|nobody explain am reach like dis].',
        '[Na so e suppose be|You ask better question, na why|I happy to hear am]. [Carry di same mind go tell your people|If fear come back, call di name wey you hear today|Next time no suffer alone].',
      ],
      [
        '[So wetin I go tell dem for house?|My people dey wait make I report, wetin I go talk?|If dem ask me for house, where I go start from?]',
        '[Tell dem say you don ask and you don hear|Start from di price, na am dem go ask first|Talk di one wey you see, leave di one wey people gist]. [Then drop di matter for table, make everybody look am|After dat, no add pepper|Short talk sweet pass].',
      ],
      [
        '[Dis time I no go postpone am|“Tomorrow” no go catch me again|I don write am for my phone, e no go pass dis week].',
        '[Correct, write am where your eye dey see am|I hear you, na di only way|Better, set alarm join]. [Na small small plan dey become done|When you finish am, you go ask why you wait|Then rest, one worry don comot].',
      ],
    ],
  },
  asked: [
    '[Dis week|Yesterday|Last Saturday|Two days ago], [somebody ask me|one person ask me|one person stop me ask|somebody call me ask]: {it}',
    '[Dis question dey come every week|Plenty people dey ask me dis one|I don hear dis question tire|Dis one dem dey ask with low voice]: {it}',
    '[My neighbour|Person from my street|Somebody wey I know|One person for bus stop] [ask me|ask me for road|ask me with laugh|ask me small time ago]: {it}',
    '[You too fit dey ask for mind|If you ask me|I know di question wey dey your mind|Somebody for dis video dey ask am]: {it}',
  ],
  said: [
    '[Dis week|Yesterday|Last Saturday|Two days ago], [somebody tell me|one person tell me|one person stop me talk|somebody call me talk]: {it}',
    '[You no go believe wetin person tell me|I dey hear dis one every week|Plenty people dey start like dis|I sabi dis talk well]: {it}',
    '[My neighbour|Person from my street|Somebody wey I know|One person for bus stop] [tell me|tell me for road|tell me with laugh|tell me small time ago]: {it}',
    '[You too fit dey talk am for mind|E get people wey go say|Maybe your own be dis|If your own be like]: {it}',
  ],
  answered: [
    '[I tell am|I answer am|I look am, I say|I laugh, I tell am|See wetin I tell am|I come tell am]: {it}',
    '[My answer|My own be dis|Hear me|Na my answer be dis|I dey always answer|See my own talk]: {it}',
  ],
}
