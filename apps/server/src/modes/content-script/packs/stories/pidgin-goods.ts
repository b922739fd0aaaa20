import type { Story } from './story.ts'

export const eaten: Story = {
  before: [
    [
      '[From morning I never put anything for mouth|Since I wake up na only water I drink|I comot house by five without food], [and my belle dey make noise for meeting|now my eye dey turn me|now I dey vex with everybody].',
      '[Ah, no be you dey vex, na hungry|Sorry o, hungry no dey respect person|Now I understand dat face]. [Make we settle belle first, other matter go follow|Pick wetin your belle want, gist fit wait|First answer your belle, e don call you since].',
    ],
    [
      '[I watch video, I try make am by myself|Last week I try make am for house|My own hand try am on Sunday], [my pikin dem beg me make I no try again|everybody for house drink water sleep|even di dog waka pass am].',
      '[Thank God nobody go hospital|Ha, no mind dem, you try|Leave am, no be every hand sabi everything]. [Today rest your hand, use only your mouth|Person wey sabi one work, make e do am|Dis one no need your sweat, only your tongue].',
    ],
    [
      '[Visitors just call say dem don dey road|My in-laws dey come today|My old school mates dey come house today], [and nothing dey ground|and my pot dey empty|and I no want disgrace].',
      '[Calm down, count dem first|Wipe your face, how many mouth be dat|Na small thing, arrange chair first]. [Visitor wey belle full no dey look parlour|If e sweet dem, nobody go ask who make am|When dem chop finish, na only thank you you go hear].',
    ],
  ],
  among: [
    [
      '[Di last place wey I buy, na only picture fine|One place don do me before: big picture, small portion|Where I buy before, wetin I see and wetin I collect no be mate].',
      '[I sabi dat kind pain|Hmm, na why people dey fear new place|Sorry, dat one dey pain pass toothache]. [No carry my word alone, make your tongue judge|Start with small one, your tongue no dey lie|Taste am first, then talk anyhow you like].',
    ],
    [
      '[For my office, na argument dey chop break time|My office people go argue till break finish|Everybody for my office want different thing].',
      '[Pick one person to write wetin everybody want|Make one person collect di list and di money|Write names for paper: one name, one choice]. [Ten minutes before break, everything don clear|Then break go be for belle, no be for argument|Nobody go talk say dem forget am].',
    ],
    [
      '[I tell myself say na small I go take|My plan na to share am with somebody|I promise myself say I no go take two].',
      '[Ha, dat promise no dey reach second bite|Everybody dey talk so before di first one|I don hear dat talk before]. [If you wan share, share before you taste am|Buy your own, buy your friend own, peace go dey|Better chop am where nobody dey look].',
    ],
  ],
  after: [
    [
      '[Tomorrow I no go suffer like today|So make I no wait till hungry wound me again|From now I go dey plan my belle].',
      '[Correct, na before hungry person dey plan|Now you dey talk|Dat na wisdom]. [And no chop am alone for corner|Just no let your neighbour smell am first|Remember di person wey sit down near you].',
    ],
    [
      '[If my people like am, na me dem go thank|My people go think say na me make am|Today dem go greet me well for house].',
      '[Collect di thank you, no explain too much|Smile, answer “na small thing”|Tie apron before dem enter]. [Your secret dey safe with me|I no go talk|Me I no see anything].',
    ],
    [
      '[My mouth don dey water as you dey talk|You don wake my belle|As you dey talk so, I don dey smell am].',
      '[Then no let am wait too long|Good, na correct sign be dat|Mouth wey dey water no like long talk]. [Pick di one wey dey call you|Choose one, you no go regret am|Talk wetin you want, make we move].',
    ],
  ],
}

export const cooked: Story = {
  before: [
    [
      '[Market don tire me|Dis week I waka market three times|Every Saturday na so I dey drag bag for market], [sun beat me, price change for my face|I come back with half of di list|and my leg dey shout].',
      '[Sorry, market no be small exercise|I know dat sun|Your leg don try]. [Today, make di list do di waka|Bring out di list, make we look am together|Talk wetin remain for your kitchen, one by one].',
    ],
    [
      '[Di last one wey I buy, di top fine, di bottom don spoil|Where I buy before, dem hide bad one for under|Di one I buy last week no reach three days before e spoil].',
      '[Ah, dat old trick|Sorry, dat thing dey pain pass money|Person wey do dat one no want customer again]. [Put hand inside, check bottom before top|Open am, smell am, turn am round before you pay|Look am from down reach up, your eye na your receipt].',
    ],
    [
      '[My people dey plenty for house now, everything dey finish sharp sharp|Since my cousins come, my kitchen dey empty every week|My pikin dem don grow, food no dey last again].',
      '[Na good thing be dat, house wey dey chop get life|Thank God for mouth wey dey chop|Ha, na so dem dey grow]. [Count how many mouth, then buy for two weeks|Write how e take finish last month, so you go know di correct size|Better buy di size wey fit your house, no be di size wey fit your bag].',
    ],
  ],
  among: [
    [
      '[How I go keep am make e no spoil?|Light no dey steady for my side, how person go keep am?|My kitchen hot, I dey fear say e no go last.]',
      '[Make air touch am, no tie am for nylon|Divide am, keep di one for today different|Keep am where sun and water no dey reach]. [Use di old one before you open new one|Write di day wey you buy am for top|Check am every two days, one bad one fit spoil di rest].',
    ],
    [
      '[My mama get eye for market, she no dey gree for anyhow thing|Na my mama go cook am, and she dey inspect like police|For my house, my aunty dey check everything wey enter kitchen].',
      '[I like dat kind mama, carry her word come|Good, make she look am well|Let her check, na so I want am]. [If she nod, you don pass exam|Mama eye no dey miss anything|Person wey pass her test fit sleep].',
    ],
    [
      '[Bulk sweet for mouth, but where I go keep am?|I wan buy plenty make e cheap, but I dey fear waste.|If I buy small e cost, if I buy plenty e fit spoil.]',
      '[Call two neighbours, una share am|Join hand with your sister, divide am into two|Buy plenty of di one wey fit dey, small of di one wey dey spoil]. [Na so sense dey save money|Everybody go carry small, nobody go lose|Then di price go favour all of una].',
    ],
  ],
  after: [
    [
      '[Di list don complete, I tick everything|I don write my list finish|See my list, e don clear].',
      '[Correct, list dey save pocket|Well done, paper no dey forget|Good, now your hand no go touch wetin you no need]. [Add salt join, everybody dey forget salt|Look am one more time before you close di book|Snap am, make paper no lost].',
    ],
    [
      '[Di soup wey I go cook dis weekend, people go ask question|Sunday pot go loud for my house|I don already see di pot for my head].',
      '[I dey hear di spoon from here|No close window, make street smell am|Your neighbours go come greet you]. [Just cook am with patience|Keep small for di person wey go wash plate|Call me when e don done, I get spoon].',
    ],
    [
      '[So no more market stress for me dis month|Dis month my leg go rest|I go use dat Saturday sleep].',
      '[Sleep well, you don pay di sun enough|Your leg go thank you|Rest, market no go run]. [Only no wait till everything finish|Just look your store before month end|Next month, write am one week before].',
    ],
  ],
}

export const bought: Story = {
  before: [
    [
      '[Di one wey I buy last year don disgrace me|Di one I dey manage don old|I don manage di old one reach where e no fit go again], [for front of people|e choose di worst day|and now I no get choice].',
      '[Sorry, old thing no dey give notice|Ha, dem dey always choose di wrong day|E don try, make e rest]. [Tell me wetin make am spoil, so you no go buy di same trouble|Now you know wetin you no want again, na good place to start|Dis time buy di one wey fit di way you dey use am].',
    ],
    [
      '[I buy one for online, na different thing come|Di one I order from one page no be wetin dem show me|Picture show me one thing, my hand collect another].',
      '[Ah, “what I ordered” don do plenty people|Sorry, dat kind surprise dey pain|Na why I like make person ask first]. [Look am well, touch am if you fit, then pay|Ask for picture of di exact one, no be di one from catalogue|Ask di colour, di size, di condition, before money move].',
    ],
    [
      '[I don save for dis one since rainy season|Dis money, I gather am small small|Na contribution money be dis, e take me months], [so mistake no fit enter|I no want regret am|make I no waste am].',
      '[Well done, saving no easy for dis time|I respect dat kind money|Dat money get sweat inside, make we respect am]. [So ask everything, no shy|We go look am slowly, nobody dey chase you|Choose with head first, then eye].',
    ],
  ],
  among: [
    [
      '[Two dey wey I like, I no fit choose|My eye dey on two, my money dey on one|If na me, I go carry di two].',
      '[Which one you go use pass from Monday to Friday|Close your eye, which one you remember|Imagine say e spoil tomorrow, which one go pain you pass]? [Na dat one be your own|Dat one don win|Your mind don answer before your mouth].',
    ],
    [
      '[My friend say di fake and di original now be like twins.|Fake don full everywhere, how person go know?|My brother buy fake last month, e still dey vex.]',
      '[No rush, check am inside light|Carry somebody wey sabi follow body|Look di small small part, na there fake dey lie]. [Original no dey fear torchlight|If your mind no gree, leave am, money still dey your pocket|Compare am with di one wey you know before you pay].',
    ],
    [
      '[Salesman wey dey rush me, I dey run|I no like person wey dey press me to buy|If person dey hurry me, I dey suspect].',
      '[You do well, your money no dey run race|Me I go sit down, ask me anything|Good, who hurry you get reason]. [Waka round, look am, come back|Ask di next question, I still dey here|If e no fit you, I go tell you make you leave am].',
    ],
  ],
  after: [
    [
      '[I don see di one wey I want|My mind don settle on one|I don choose, and I no go look left again].',
      '[Good choice na di one wey no dey worry your head|Correct, now stop to look others|When mind settle, leg go follow]. [Write wetin you choose, make nobody change am for your mouth|Talk am clear: which one, which colour, how many|Remember why you choose am, in case friend start to talk].',
    ],
    [
      '[Make I enter house with am, see who go talk first|I know who go beg me borrow am|My brother go pretend say e no see am].',
      '[Na him go ask where you see am|Wait till evening, dem go touch am small small|Let dem look, look no dey pay]. [Just no borrow anybody before you enjoy am|Smile, answer with one word|First week na for only you].',
    ],
    [
      '[I happy say I ask before I pay|If to say I no ask, I for make mistake again|Dis one, na my eye buy am, no be mouth].',
      '[Na so e suppose dey always|Ask first na di best price|Question don save you money]. [Teach your pikin dat one|Tell your friend wey dey buy with picture|Carry dat sense go every market].',
    ],
  ],
}

export const made: Story = {
  before: [
    [
      '[Di last person wey do am for me give me story|My former person finish am two days after di occasion|Last time, dem tell me “e remain small” till di day pass], [I nearly cry dat night|my people still dey use am laugh me|na so I take enter dat day with long face].',
      '[“E remain small” na dangerous word|Ah, I for cry join you|Sorry, day wey don pass no dey come back]. [So talk di real date today, with di time you wan carry am|Dis time make we put date first, then style|Give me di date before any other thing].',
    ],
    [
      '[I get style for my head, but mouth no fit explain am|I know wetin I want, but I no fit draw am|I snap ten different style, dem don confuse me].',
      '[No worry, show me di one wey you like pass|Show me one wey near am, make we start from there|Use hand describe am, I go understand]. [Tell me also wetin you no want see at all|Talk wetin you like for each one, no be everything|We go take dis from one, dat from another].',
    ],
    [
      '[My occasion dey come, everybody don ready remain me|Di day don near, and me I dey look calendar|Dem announce di date since, I still dey sleep].',
      '[Wake up now, morning never finish|You don come, dat na half of di work|Calendar no dey wait for anybody]. [Make we count di days backward|Tell me di date, and I go tell you true|First di date, then di size, then di colour].',
    ],
  ],
  among: [
    [
      '[Suppose e come out small?|I dey fear say e go big or e go small.|Last one wey dem do for me, di size no be am at all.]',
      '[No guess size, talk di number|Talk di size before hand start work|Size na number, no be mouth]. [Check am two times, cut am one time|Write am down, number no dey lie|If you no sure, ask me before, no be after].',
    ],
    [
      '[Picture for internet and di real one no be mate|Wetin I order and wetin I get, people laugh me|I show dem picture before, dem give me cousin of di picture].',
      '[Picture dey wear filter, e no dey tell everything|Ha, I don hear dat kind story before|Some picture na computer make am]. [Ask me which part possible, I go tell you before|Make we agree wetin go change, before hand touch am|Talk di part wey must dey, di rest we fit adjust].',
    ],
    [
      '[My sister dey change her mind every morning|Today na blue, tomorrow na wine, I don tire|Every night new idea dey enter my head].',
      '[Close di phone, open mind|Choose one, then stop to look other ones|Give yourself one last day to change mind]. [After dat date, hand don start work|Too many ideas dey spoil fine thing|First mind sometimes na di best mind].',
    ],
  ],
  after: [
    [
      '[Dis time when dem ask who do am, I go gladly talk|People go ask me who do dis one|If e come out well, I no go hide di name].',
      '[Talk am with full chest|Give dem di name, no whisper|Na dat kind talk dey sweet me]. [But wait make you see am first|Send me picture of di day, e go sweet me|Let your own smile talk first].',
    ],
    [
      '[I don write di date for wall, for phone, for hand|Di date don enter my head, e no fit comot|Everything don dey paper: date, style, size].',
      '[Correct, now both of us dey read one paper|Good, mouth fit forget but paper no dey forget|Na so work dey sweet]. [Now go sleep, di thinking don finish|Call me if anything change, early|Keep di paper where water no go touch am].',
    ],
    [
      '[So if I talk early, stress no go dey|Na late I dey always late, no be you|All dis my running, na because I no dey start on time].',
      '[Now you don catch di thief|Early person dey choose, late person dey manage|True, time na di main material]. [Help me tell others|Tell your sister before her own reach|Next occasion, you go dey laugh].',
    ],
  ],
}

export const feast: Story = {
  before: [
    [
      '[For family meeting I open mouth say “leave am for me”|I tell my people “relax, I dey”|I tell everybody “no worry, I go handle am”], [now everybody don sit down dey look me|now phone no dey ring again|now na me and God remain].',
      '[Ah, dat sentence heavy|Your mouth don find work for you|Ha, plenty people don enter like dat]. [No panic: date first, guest second, money third|Start with di date, then number of people|Breathe, bring paper, make we arrange am].',
    ],
    [
      '[Last time for my family, people stand till evening|For my cousin own, everything scatter for di last hour|Di last party wey I plan, I no even sit down once].',
      '[I fit see am for my head|Ah, dat kind party dey dey for memory|Sorry, na plan no complete]. [Dis time make you sit down, make work waka by itself|Write everything wey scatter dat day, na from there we start|If we talk am today, nobody go run dat day].',
    ],
    [
      '[My budget small, but my family name big|My people dey plenty pass my money|I wan make am fine, but bank alert dey quiet].',
      '[Talk di real number, no shame dey|Nobody dey do party with English, talk di money|I understand, family no dey read bank statement]. [Choose three things wey people go remember, hold dem|Cut guest before you cut quality|One fine thing well done pass ten wey half do].',
    ],
  ],
  among: [
    [
      '[My mama invite her whole market line|Every day my uncle dey add names|Na fifty people I talk, my family don reach two hundred].',
      '[Family list dey born pikin every night|No fight, just count again|Make everybody write names, no be mouth]. [Fix last day for names, after dat book close|Prepare for small extra, visitor dey carry visitor|Di number na di mother of every other thing].',
    ],
    [
      '[If rain fall dat day nko?|What if rain decide to come join?|My fear na rain, e no dey ask permission.]',
      '[Make plan A, make plan B, rain go shame|Ask about di ground, where water dey pass|Rain na guest too, prepare im seat]. [Decide am before, no be under di rain|Then if cloud gather, nobody go run|Talk am today, make e no be surprise].',
    ],
    [
      '[I wan make people talk about di day for good|I no want wetin people go use gossip|My aunty dey inspect party like police].',
      '[People remember three things: how dem greet dem, wetin dem chop, how e end|Nobody dey count flower, dem dey count smile|If guest sit down well and belle full, gossip no get mouth]. [Put one person for gate to greet people|Start on time, dat one alone go shock dem|Make somebody carry water go meet old people first].',
    ],
  ],
  after: [
    [
      '[So dat day, I go fit dance too|Dis time I wan dey inside picture|Dat day, I no wan hold key, I wan hold glass].',
      '[Na di main thing, na your day too|Then give key and phone to one person wey you trust|Dance, but finish di list today]. [Wear shoe wey you fit stand inside|Chop before visitors come|Let small small question go meet another person].',
    ],
    [
      '[I go send di details for family group tonight|Make I post am for family group before dem start again|Tonight I go tell dem say everything don dey set].',
      '[Write am short: date, place, number|No ask “any suggestion”, abeg|Good, then put di phone for silent]. [If somebody get new idea, make e bring new money|Who like dey, who no like dey|Family group fit turn parliament].',
    ],
    [
      '[I come here with headache, I dey go with list|Small time ago I dey sweat, now I get plan|So na dis list I dey fear since].',
      '[List dey cure party headache|You see, na to start e hard|Fear dey run when paper come out]. [Do one thing for di list today|Tick one before you sleep|Show am to di person wey dey pay].',
    ],
  ],
}
