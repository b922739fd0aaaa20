import { given, invited } from './pidgin-calls.ts'
import { bought, cooked, eaten, feast, made } from './pidgin-goods.ts'
import { cared, healed, hired, learned, mended, taught, worked } from './pidgin-services.ts'
import type { Stories } from './story.ts'

export const pidgin: Stories = {
  of: { eaten, cooked, bought, made, feast, mended, worked, cared, healed, learned, taught, hired, invited, given },
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
        '[[My papa|My mama|My elder brother] go ask me why I pick una|When I reach [house|office|church], dem go ask me why I choose una|My [people|friends|neighbours] go ask me why I no pick di other one].',
        '[[Just|Simply|Only] tell dem wetin your own eye see|No defend me, tell dem wetin [you hear from my mouth|I talk|you see here]|No argue with [anybody|dem|your people], let dem come ask me]. [[True talk|Truth|Correct thing] no need plenty grammar|If di thing good, [e go talk for you|e go defend you|dem go see am]|Who [doubt|no believe] fit come ask too].',
      ],
      [
        '[Everything don cost [for dis country|dis year|since January]|As things [cost|dey go] now, person dey think two times|Money no dey stay for [hand|pocket|account] again], [even pure water don change price|I dey calculate am before I sleep|my salary dey finish before month end].',
        '[True talk, no be only you|I [know|see am], [all of us dey|you and me dey] di same market|[My dear|No be small thing], na everybody dey feel am]. [So [buy|pay for] wetin you need, no be wetin neighbour [get|buy|dey show]|Na why you suppose know wetin you dey pay for before [you bring hand comot|money move|you open bag]|Make every naira get im work, [no rush am|no waste am|ask question first]].',
      ],
      [
        '[My [friend|cousin|co-worker] say im know somebody wey dey do am cheaper|One [guy|person] for my [street|estate|side] say make I come meet am, e cheap|I don see cheaper one for [Facebook|WhatsApp|my street]].',
        '[No quarrel, go check am|E fit be true, look am [well|two times|with your own eye]|I no go talk bad about [anybody|am|another person work]]. [But ask am di same question wey you [ask me|come ask here]|Just compare di [work|quality|result], no compare only di money|Cheap thing wey you [buy|pay for|do] two times no cheap again].',
      ],
      [
        '[If something no clear, who I go [ask|meet|call]?|Suppose I [reach house|comot here|sleep wake] and I forget something?|What if question enter my head [for night|for road|tomorrow]?]',
        '[No carry question [sleep|go house|waka], ask am as e enter your head|Write am down, so e no go [run|lost|miss]|Question wey you swallow na im dey [cause wahala|pain belle|bring quarrel]]. [I prefer make you ask [ten|five|twenty] times|Nobody born with di answer|[Small|Simple|Honest] question no be disturbance].',
      ],
      [
        '[I be person wey dey fear to try new [thing|place|person]|My body no dey quick gree for new [thing|place|face]|I like to watch [other people|my friends|two or three people] first].',
        '[Nothing do you, some people test water with one toe|Dat one na [sense|wisdom], no be fear|Watch well, I no go [push|rush|drag] you]. [Start with small one, then let your own eye [decide|judge|talk]|Begin small, if e [sweet you|please you|make sense], you go come back by yourself|Try am one time, na you go [judge|decide|talk di rest]].',
      ],
      [
        '[My [neighbour|landlord|co-worker] dey ask me who dey do am for me|Since [morning|yesterday|last week] my [sister|cousin] dey beg for di name|[One person|Somebody] for my [church|office|street] dey find person like you].',
        '[Tell am true, good thing no suppose hide|Give di name, make person rest|No hoard am, good [name|news|person] na for sharing]. [Na mouth to mouth dey carry [work|good name|better thing] go far|Tomorrow dat person go help you too|Na so [person|neighbour|friend] dey help person].',
      ],
      [
        '[I don waste time for person wey go say “I dey come” and no [come|show face|pick call]|“I dey road” na im dey vex me pass|Person promise me for [Monday|Tuesday], I see am for [Thursday|Friday|Saturday]].',
        '[Hmm, dat “I dey come” don scatter plenty [friendship|plan|business]|Dat kind waiting dey make person old|I sabi dat “I dey road”, e never comot for [bed|bathroom|house]]. [So make we talk di time clear, no be “soon”|If you get day for mind, talk am with [date|date and hour]|Talk your own time, make mouth and clock [agree|greet|be friend]].',
      ],
      [
        '[Plenty people dey talk sweet before you [pay|bring money|send alert]|Before payment na “my dear”, after payment phone don [off|die|change number]|Me I dey check how person dey talk after [payment|dem collect money]].',
        '[You get sense, [check am|continue|no change]|True, di real test na after|No let sweet mouth [carry|move|deceive] you]. [Ask di person wey don use am, no ask di person wey dey [sell|praise] am|Look di work, leave di [grammar|mouth|poster]|Na hand dey show who sabi, no be [mouth|dress|English]].',
      ],
      [
        '[Make I go [think am|pray about am|reason am] first|I go sleep on top di matter|I no like to rush [decide|anything|spend]].',
        '[Think am well, no be fight|Good, nobody dey [pursue|chase|rush] you|Take your time, brain dey for use]. [Just no think am till you [forget|tire|sleep off]|Write wetin you hear, so [night|another gist|tomorrow] no go wipe am|Only tell me which side no clear before you go].',
      ],
      [
        '[My [friend|neighbour|sister] say “just pay and pray”|[People|Some people] say person wey dey ask question too much no serious|My [uncle|friend] say if I ask price I go look poor].',
        '[Let dem talk, you [ask|open eye]|Na [serious|sharp|correct] people dey ask pass|Ask, poor man no dey shame to ask]. [Money wey you [suffer|work|sweat] for get right to know where e dey go|Even [rich|big] people dey ask, na why dem rich|Who laugh question dey cry for result].',
      ],
      [
        '[I dey always regret am when I [follow crowd|copy people]|Everybody for my [office|street|group] dey do one style|My [sister|friend] want make I do exactly like am].',
        '[Crowd no know your [size|pocket|plan]|Your own [need|house|life] no be their own|Let dem do their own, [bring|talk] your own]. [Tell me how your day dey be, make we pick wetin fit [you|am]|Wetin sweet crowd fit [pain|empty|worry] you|Na your own [head|hand|leg] go carry am].',
      ],
      [
        '[Phone conversation dey [confuse|tire] me|I no too sabi all dis online [something|matter]|My [eye|hand] no dey quick for phone].',
        '[No fear, talk am like you dey talk to [neighbour|me now]|[Voice note|Simple word] don do, spelling no matter|Let your [pikin|niece|neighbour] press am for you]. [Nobody dey mark [grammar|spelling] here|Start with greeting, di rest go follow|Talk wetin you want, di [rest|remaining] na conversation].',
      ],
      [
        '[My [mind|head] dey tell me go, my [pocket|account] dey tell me wait|I want am, but [month never end|school fees just pass|rent just comot]|I get di [mind|plan], I never get all di money].',
        '[Pocket and mind suppose hold meeting|No borrow because of me|I understand, month get [two faces|hard side]]. [Ask price today, plan am for [pay day|next week|month end]|Small by small, [person|tortoise] still reach|Know di [price|full cost] first, fear go reduce].',
      ],
      [
        '[I hear say everybody for dis work na di same|[Somebody|My friend] tell me say all of una be one|I don meet three, all of dem talk di same thing].',
        '[All fingers no equal|Same [market|work], different hand|Even twins get different [name|mouth|leg]]. [Ask me wetin you ask dem, then compare|Look how dem [answer|treat] you, na there difference dey|Check di [small small things|finishing], na there you go see am].',
      ],
      [
        '[Make I ask one [foolish|small|simple] question.|You no go [laugh|vex] if I ask dis one?|I get one question wey dey [shame|worry] me.]',
        '[No question foolish pass di one wey [nobody ask|person swallow]|I no go laugh, I too ask am before|Bring am, na [two|three] people for here get di same question]. [Ask am [loud|well], make others learn|Answer dey [free|wait for you]|After you ask, body go light].',
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
  next: '[|||One more thing:|Another matter:|Make I talk true:|You know wetin:]',
  asked: [
    '[Dis week|Yesterday|Last Saturday|Two days ago], [somebody ask me|one person ask me|one person stop me ask|somebody call me ask]: “{it}”',
    '[Dis question dey come every week|Plenty people dey ask me dis one|I don hear dis question tire|Dis one dem dey ask with low voice]: “{it}”',
    '[My neighbour|Person from my street|Somebody wey I know|One person for bus stop] [ask me|ask me for road|ask me with laugh|ask me small time ago]: “{it}”',
    '[You too fit dey ask for mind|If you ask me|I know di question wey dey your mind|Somebody for dis video dey ask am]: “{it}”',
  ],
  said: [
    '[Dis week|Yesterday|Last Saturday|Two days ago], [somebody tell me|one person tell me|one person stop me talk|somebody call me talk]: “{it}”',
    '[You no go believe wetin person tell me|I dey hear dis one every week|Plenty people dey start like dis|I sabi dis talk well]: “{it}”',
    '[My neighbour|Person from my street|Somebody wey I know|One person for bus stop] [tell me|tell me for road|tell me with laugh|tell me small time ago]: “{it}”',
    '[You too fit dey talk am for mind|E get people wey go say|Maybe your own be dis|If your own be like]: “{it}”',
  ],
  answered: [
    '[I tell am|I answer am|I look am, I say|I laugh, I tell am|See wetin I tell am|I come tell am]: “{it}”',
    '[My answer|My own be dis|Hear me|Na my answer be dis|I dey always answer|See my own talk]: “{it}”',
    '{it}',
  ],
}
