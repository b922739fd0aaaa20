import type { Story } from './story.ts'

export const mended: Story = {
  before: [
    [
      '[E just stop, no warning, no sign|Yesterday e dey work, dis morning e don die|E quench for my hand as I dey use am], [and na today I need am pass|my whole day don scatter|since then my mind no dey one place].',
      '[Sorry, dem no dey ever spoil on a free day|Ah, I know dat kind morning|No cry yet, e fit be small thing]. [Tell me di last thing wey e do before e stop|How e take start: sound, smell or light|Talk wetin you see, no hide anything].',
    ],
    [
      '[My brother say im sabi repair am|One boy for my street open am before|I watch video, I try repair am by myself], [now two problems dey|now screw remain for table|now e worse pass before].',
      '[No shame, plenty people don try am|Ha, helping hand don scatter plenty things|Your hand don try, e no get experience]. [Tell me wetin dem touch, I no go laugh|Bring every part join, no throw anything away|Talk true about am, na dat one dey save time].',
    ],
    [
      '[I don manage am for three months like dat|I dey knock am small before e work|Since last year I dey manage am with rubber band].',
      '[Na you be engineer for house|Ha, manage don turn habit|You try, but e don dey beg you]. [Small fault dey grow like pikin|If you check am now, di wahala still small|E dey talk to you before e die finish, hear am].',
    ],
  ],
  among: [
    [
      '[Abeg make I no hear say everything don spoil|Last technician tell me make I buy new one|One man look am two minutes, e say na new one I go buy].',
      '[Person wey no open am no fit know|No buy new one because of fear|“Everything don spoil” na big grammar]. [First make we know wetin worry am|Check first, talk after|Fault get name, ask for di name].',
    ],
    [
      '[Suppose e spoil again after two days?|My fear be say e go come back again.|Di last repair no reach one week.]',
      '[Test am before you pay, no be for house|Make you on am, off am, use am for front of person wey do am|Ask wetin dem change, see di old part with your eye]. [Write di date for small paper|If e do you strange, no wait, talk am dat same day|Person wey do correct work no dey fear make you come back].',
    ],
    [
      '[E get wetin dey inside am wey I no want lose.|How I go do today without am?|My work dey inside dat thing, time na money.]',
      '[Before anybody touch am, talk wetin must no lost|Tell me wetin important pass for you|Plan di day like say e no dey, small]. [Then di hurry go reduce|Na from there work go start|If am ready before, na bonus].',
    ],
  ],
  after: [
    [
      '[So no be new one I need|I for don carry am throw away|See as I nearly buy new one for nothing].',
      '[Na why to ask cheap pass to buy|New one get im own wahala too|Your pocket for vex with you]. [Check first, bury after|Next time e cough, no wait make e faint|Tell di person wey say make you throw am].',
    ],
    [
      '[From now I no go knock am again|I no go let my brother touch am again|No more video repair for me].',
      '[Peace go dey between you and am|Correct, leave am for person wey sabi|Dat promise good, hold am]. [If e start to talk again, hear am early|Treat am well, e go stay|Call person wey sabi before screw comot].',
    ],
    [
      '[When e start work again, I go sleep well|My house go rest when dis thing work again|E never even start work, but my mind don rest].',
      '[Na half of repair be dat|Good, di other half na to bring am come out|Rest, wahala wey get name dey small]. [Just no leave am till next month|Do am dis week, before e change mind|Fault no dey go on leave].',
    ],
  ],
}

export const worked: Story = {
  before: [
    [
      '[From Monday to Friday I dey comot before sun rise|As work be now, I see my house only for night|Weekend na im I dey use rest, but work full ground], [di work for house no get end|and di thing still dey look me|and my waist dey complain].',
      '[Your waist don talk true|Ah, work inside house no dey finish|Na so e be, day no get extra hour]. [Put down one load, make another hand carry am|You no fit be everywhere, share di work|Choose di one wey heavy pass, start from there].',
    ],
    [
      '[Di last people wey I call, I still do di work after dem|One boy come do am before, I nearly cry|Di last time I pay for am, I still do am again].',
      '[Ah, pay and work join, dat one hard|Sorry, dat na double punishment|Dat kind thing dey make person fear]. [Show di place wey worry you pass before work start|Talk how you want am, clear, before hand touch am|Check am together with dem before dem go].',
    ],
    [
      '[Every Saturday wey people dey rest, na dat day I dey do am|My weekend don turn work day|I dey use my only free day do am], [my friends don tire to call me|even my phone dey ask where I dey|and Monday go still come].',
      '[Free day suppose free, na why dem call am so|Your friends miss you, I fit see am|Monday no dey pity anybody]. [Give am out once, see how Saturday long|Talk which day you want your own day back|Let us plan am, so your next Saturday go rest].',
    ],
  ],
  among: [
    [
      '[I no dey trust everybody with my things|My things plenty, I dey fear make nothing lost|Small thing dey wey I no want make anybody touch].',
      '[Count am before, count am after|Keep di precious one inside your own bag|Write list, both of us sign am with eye]. [Trust good, but list good join|Nobody go vex because you count|Na so correct people dey do am].',
    ],
    [
      '[I fit do am by myself, but when?|My mama say na laziness make person pay for am.|My aunty dey ask wetin I dey do with my own hand.]',
      '[Time na money too, calculate am|Person wey talk am fit come with im own hand|No be laziness, na arrangement]. [Use dat hour sleep, body no be machine|Three hours of your own work fit pay for am|One rested person better pass two tired one].',
    ],
    [
      '[How I go know if di price correct?|One person call big money, another one call small, which one true?|I no know if my own work big or small.]',
      '[Tell me how many, no be grammar|Count am, no guess am|Show picture, picture no dey lie]. [Then ask wetin dey inside di price and wetin no dey|Price wey clear before work no dey cause quarrel after|Who no count no fit call correct price].',
    ],
  ],
  after: [
    [
      '[When last I get free Saturday?|Dis Saturday I go sit down drink tea.|I wan use dis Saturday see my friends.]',
      '[Enjoy am, you work for am|Sit down, leg up, no touch anything|Your chair don miss you]. [If guilt come, give am seat|Na so rest be when work meet owner|Next week, do am again].',
    ],
    [
      '[So na to talk everything before dem start|Next time I go talk everything before, no be after|Now I know wetin to ask].',
      '[Yes, mouth before hand|Clear talk, clean work|You don learn di main thing]. [Write am for phone so you no go forget|Use am for any work, anywhere|Dat one go save you quarrel].',
    ],
    [
      '[When I see am finish, I go just smile|Person wey enter my house go ask who do am|My people go think say I wake up by four].',
      '[Smile well, cross leg join|Let dem ask tire|Let dem think so, e no spoil]. [Only no tell dem how|If dem ask, say na you|Di secret dey safe with me].',
    ],
  ],
}

export const cared: Story = {
  before: [
    [
      '[I look mirror dis morning, mirror look away|Mirror don dey tell me bad news|Dis morning I no fit look mirror two times].',
      '[Ha, mirror no get manners|No vex for mirror, e dey do im work|Leave mirror, look me]. [Sit down, make we see wetin dey ground|Tell me wetin you no like, make we start from there|Small care, and una two go settle].',
    ],
    [
      '[Di last person wey touch am nearly spoil am|My last style, people ask me who die|Where I go before, dem do wetin dem like, no be wetin I talk], [I tie scarf for two weeks|I no go anywhere for one week|I still dey hide].',
      '[Sorry, to hide like dat no be small thing|Ah, who no hear no suppose touch|I feel you, I go listen first]. [Show me di one wey you like and di one wey you hate|Talk am, I go repeat am before hand move|Today your word na di boss].',
    ],
    [
      '[I dey care for everybody except myself|Since last year I never sit down for chair make somebody touch me up|Work, pikin, house, I don forget myself].',
      '[Even phone dey rest for charge|Person wey dey pour need refill too|Good say you remember, better late]. [Today na your own, put phone one side|For one hour, let another person do di work|Close eye, nobody go call you here].',
    ],
  ],
  among: [
    [
      '[Which one go fit my face?|Di one wey fit my friend no fit me.|I see one for picture, but my face no be her face.]',
      '[Face no be photocopy|Bring di picture, make we look your own shape|Wetin fit your friend na for your friend]. [Ask me true, I go tell you true|Choose di one wey go still fit you for Monday|Start small, we fit add, we no fit remove].',
    ],
    [
      '[My skin and my head dey react quick|Some things dey scratch me after|One time I use something, my body cry for three days].',
      '[Talk am before anything touch you|Good say you talk am, no be everybody dey talk|Tell me di name of wetin do you dat time]. [Make we try small corner first|If e pepper you small, shout, no manage am|Body get memory, make we respect am].',
    ],
    [
      '[I no like place where I go sit down from morning till night|Di waiting na im dey tire me|Last time I carry food go, I still finish am before e reach my turn].',
      '[Talk your time before you comot from house|Come early, or send message before|No come with empty belle, and no come last minute]. [Saturday get plenty leg, weekday dey quiet|If you talk di time, chair go know you|Then you go sit down with peace].',
    ],
  ],
  after: [
    [
      '[See as people go look me on Sunday|My phone go full with selfie tonight|My ex go see dis one, no worry].',
      '[Waka slow, make dem see am well|Put ring light off, you no need am|Let dem look, look no dey finish]. [If dem ask who do am, no whisper|Tag me, no use only emoji|Carry di name for mouth].',
    ],
    [
      '[How I go keep am make e last?|I no want make e spoil before weekend.|Make I no scatter am for night.]',
      '[Sleep small careful, no fight pillow|Ask me before you go, I go tell you wetin to use|No rub everything wey you see]. [Small care every day pass big repair|Touch am less, admire am more|Na you get di second half of di work].',
    ],
    [
      '[From now I go dey do am every month|I no go wait till mirror complain again|I don put myself for calendar].',
      '[Calendar wey carry your own name, I like am|Good, mirror go greet you first|Body go thank you before month end]. [Choose one day, make e be your own|Tell your people say dat day you no dey|Come as you be, go as you like].',
    ],
  ],
}

export const healed: Story = {
  before: [
    [
      '[I don dey manage dis body since last week|For three days now I dey tell myself say e go pass|My body dey talk, I dey pretend say I no hear].',
      '[Body no dey talk for nothing|Sorry, no manage body like old shoe|Good say you come, no be pride]. [Tell me when e start and how e be|Talk everything, even small one|No shy, talk am as you feel am].',
    ],
    [
      '[My neighbour give me wetin she use last year|My aunty say na di same thing do her|One person for bus describe medicine give me], [I hold am for hand, I no sure|my mind no gree|so I say make I ask first].',
      '[You do well say you ask|Your neighbour mean well, but body no be one|Thank God you hold am for hand, no be for mouth]. [Wetin help one person fit harm another|Ask person wey learn am, e no get shame|Bring am, make we see di name and di date].',
    ],
    [
      '[My mama no dey like to hear doctor|My papa say im body na iron|For my house old people no dey gree check anything].',
      '[Even iron dey rust, tell dem with respect|Old people dey fear result pass sickness|No force, carry am come greet us]. [If you go with am, e go gree quick|Do your own first, let am see|Talk am like visit, no be like case].',
    ],
  ],
  among: [
    [
      '[I dey fear wetin dem go find|My heart dey beat when I enter dat kind place|I no like needle, I no like result].',
      '[Fear natural, even strong man dey close eye|Hold somebody hand, nobody go laugh|I understand, breathe small]. [Wetin you know small pass wetin you dey imagine|To know early dey give you choice|Ask before dem touch you, dem suppose explain].',
    ],
    [
      '[Plenty people dey claim doctor now, who person go trust?|I dey fear wrong hand.|My friend go one corner place, e come back worse.]',
      '[Ask who train am and where|No carry your body go where dem no dey answer question|Health no be where person dey price like tomato]. [Person wey sabi no dey vex when you ask|Ask am to explain am in simple talk|If your mind no gree, ask another person too].',
    ],
    [
      '[How I go remember everything wey you talk?|When I reach house I don forget half of wetin dem talk.|I dey nod my head, but I no hear am well.]',
      '[Write am for phone before you stand up|Carry one person come, two people dey hear pass one|Stop me, make I talk am again]. [Ask make dem repeat am, na your right|Talk am back before you go, so we know say you hear|No shy, na your own body].',
    ],
  ],
  after: [
    [
      '[Make I carry my mama come tomorrow|I go tell my papa as you take explain am|My sister suppose hear dis one].',
      '[Carry am come, we go greet am well|Talk am soft, old people like respect|Bring am, no be by force]. [Health na family matter|One person wey check dey save ten|Come early, so queue no go long].',
    ],
    [
      '[I for don use di one wey my neighbour give me|Thank God I ask before I swallow anything|Small question don save me].',
      '[Thank your sense|Na so wahala dey miss person|Question light pass hospital bed]. [Keep am for mind any day|Ask again next time, no fear|Tell di neighbour too, gently].',
    ],
    [
      '[From today I go hear my body when e talk|I no go manage again till e worse|Dis body na one, I no get spare].',
      '[True, no spare body dey for market|Correct talk, body dey remember kindness|Na today you buy long life small]. [Drink water, sleep, check am on time|If e change, no wait, come back|Put check-up for calendar like birthday].',
    ],
  ],
}

export const learned: Story = {
  before: [
    [
      '[I finish school, I still dey house|Two years now I dey find work, na “we go call you” I dey hear|My mates don dey earn, I dey count ceiling].',
      '[Sorry, dis waiting don long|No compare, everybody get im own clock|House don tire for you too]. [Person wey get handwork no dey wait for call|Wetin your hand sabi, nobody fit sack am|Put one skill join your certificate, see difference].',
    ],
    [
      '[I pay for one class before, na only theory dem teach|I go one place, teacher no dey come|I start one before, I no finish am].',
      '[Dat one don pass, today na new page|Sorry, person wey dey learn suppose use hand|To start again no be shame]. [Ask who dey teach and how many hours you go use your own hand|Ask di old students, no be di poster|Come see one class with your own eye first].',
    ],
    [
      '[My age don go, I go fit learn am?|I no too know book, I go fit?|I no sabi anything about am at all, zero.]',
      '[No fear, everybody start from zero|Age dey birth certificate, no dey for hand|Nobody born with am]. [If you fit ask question, you fit learn|First week hard, second week hand go start to hear|Come as you be, slow no be fail].',
    ],
  ],
  among: [
    [
      '[I dey work, time no dey.|Pikin dey my hand, how I go join?|My oga no dey release me early.]',
      '[Tell me di days wey you fit, no lie|One hour wey serious pass five hours of gist|Write your week for paper, free space go show]. [Better small and steady|Ask for di time wey fit you before you pay|Skill no need whole day, e need every week].',
    ],
    [
      '[After I learn am, who go give me work?|Plenty people sabi am now, work go reach me?|How I go take get my first customer?]',
      '[First customer dey always be somebody wey know you|Do one for your sister, snap am, post am|Start from your street, street get mouth]. [Clean work dey carry name waka|One person wey happy go bring two|No wait for big shop before you start].',
    ],
    [
      '[My people say make I no waste money|My uncle say dat one na play|My friends dey laugh say I wan learn am].',
      '[Let dem laugh now, dem go call you later|Laugh no dey pay rent|Tell dem say na hand you wan use]. [Show dem wetin you make after one month|No argue, let work answer|Who dey laugh today go ask for discount tomorrow].',
    ],
  ],
  after: [
    [
      '[By dis time next year, I go don start my own|I dey see my own signboard for my head|One day me too go dey teach person].',
      '[Say am again, make ear hear am|I go come buy from you|Every big thing dey start from exercise book]. [But first, no miss first class|Write di date wey you start|Dream sweet, practice sweet pass].',
    ],
    [
      '[Make I tell my friend, two of us go come|My cousin dey house too, I go drag am come|I no want come alone].',
      '[Two dey push each other|Good, who tire, di other one go wake am|Come with am, study partner na half teacher]. [But choose your own seat, no be gist class|Let each person use im own hand|Come early, front seat no dey wait].',
    ],
    [
      '[I don postpone am reach, today na today|I no go wait for January again|My mind don strong].',
      '[No special month dey for beginning|Start when mind hot|Good, fear dey small now]. [Ask di last question, then write your name|Put am for calendar before sleep steal am|Buy one notebook on your way home].',
    ],
  ],
}

export const taught: Story = {
  before: [
    [
      '[My pikin cry for school gate dis morning|For di old school, my pikin dey lie say belle dey pain am|Every morning na war before school for my house].',
      '[Sorry, cry dey tell us something|Pikin mouth small, but body dey talk|Ah, morning cry dey tire parent]. [Ask am who e sit near and who dey shout|Come look di class with your own eye|Watch how teacher greet pikin, you go know].',
    ],
    [
      '[Di report card come, I sit down before I open am|I check di homework, na me no understand am|My pikin sabi every song, but book no dey enter].',
      '[Brain dey there, e just need door|Breathe, one report no be life|Slow no mean say e no go reach]. [Make we know which side e miss am|Start from di last thing wey e understand|Show me di book, no be only di mark].',
    ],
    [
      '[Everybody dey paint wall, who dey teach?|School plenty for my area, all of dem get fine gate.|I don visit four schools, all of dem dey talk big English.]',
      '[Paint no dey teach anybody|Fine gate good, but look inside class|You see am correct]. [Look di exercise book of pikin wey dey there|Ask how many pikin one teacher dey carry|Stand for corridor, hear how dem dey talk].',
    ],
  ],
  among: [
    [
      '[My pikin dey shy, e no dey talk for class|My own too play, e no fit sit down one place|My last born slow small, I dey fear make dem no laugh am].',
      '[Tell teacher early, no hide am|Every pikin get im own door|No compare am with another pikin]. [No two pikin be di same|Talk wetin e like, na from there teacher go enter|Laugh no suppose dey for class].',
    ],
    [
      '[How I go know say my pikin dey learn true true?|After school I ask “wetin you learn?”, e answer “nothing”.|Book full with good mark, but e no fit read signboard.]',
      '[No ask “wetin you learn”, ask “show me”|Let am teach you one thing every evening|Give am signboard to read for road]. [If e fit explain am to grandma, e sabi am|Ten minutes every night, phone off|Ask teacher wetin remain, no be only position].',
    ],
    [
      '[Morning traffic and lunch box dey finish me.|I dey close late, who go help am with homework?|My work no let me sit down with dem for evening.]',
      '[Plan am from Sunday, di week go soft|Ten minutes with you pass two hours alone|Nobody dey do am complete, do small]. [Ask before you register, plan am with your work|Let aunty check bag, you check book|Use weekend hear am read].',
    ],
  ],
  after: [
    [
      '[I go carry my pikin come, make e look by imself|My pikin must see am too|I wan see my pikin face when e enter].',
      '[Yes, pikin eye dey see wetin we no see|Bring am, no dress am like wedding|Let am touch chair, touch book]. [Watch di face, na your answer be dat|Ask am for road, no be for gate|If e ask question, di place don enter am].',
    ],
    [
      '[One day e go read speech, I go sit down for front|I dey see am for graduation cloth already|I no go school reach, but my pikin go reach].',
      '[I go clap join|God go let you see am|Keep space for front row]. [E dey start with A, B, C and small patience|Small book today, big stage tomorrow|Your own part na to hear am read].',
    ],
    [
      '[Make I call di papa this night, we go decide|Tonight I go talk am with my people|My people go ask question, but I don get answer].',
      '[Talk am after food, not before|Carry di figures, leave di noise|Ask di pikin join for table]. [No leave am till school resume|Early name get space|If question remain, write am come].',
    ],
  ],
}

export const hired: Story = {
  before: [
    [
      '[I don submit CV reach where paper finish|Since last year na “we go call you” I dey hear|I don waka from office to office], [nobody call me back|my shoe don chop one side|my people don tire to ask].',
      '[Sorry, “we go call you” na long road|Your leg don try|I know dat kind waka]. [Today talk wetin your hand sabi, no be only wetin paper talk|Tell us di last work wey you do, short and clear|Write your number well, make phone fit find you].',
    ],
    [
      '[Every work wey I see dey ask for ten years experience|Dem say I no get experience, so who go give me|I get certificate, but dem dey find person wey sabi person].',
      '[Everybody start from somewhere|No fear, talk wetin you don try|Di small work wey you do for your street na experience too]. [Talk am true, no add salt|Write wetin you sabi and wetin you wan learn|Honest talk dey open door pass big grammar].',
    ],
    [
      '[My friend enter fake job last month, dem chop im money|I dey fear job wey I see for online|One job call me come meeting, na product dem wan make I sell].',
      '[You do well to fear, fake full ground|Sorry, dem no try|Good, shine your eye]. [Ask for di place, ask for di work, ask who you go meet|Read di work well before you send anything|Ask before you bring any money out].',
    ],
  ],
  among: [
    [
      '[Interview dey make my mouth dry|I dey shake if dem start to ask question|I no know wetin I go wear if dem call me].',
      '[Simple clean cloth, e don do|Breathe, na human being go ask you|Drink water, greet well, sit down]. [Answer wetin dem ask, no be wetin you cram|Come ten minutes before time|If you no know, talk say you no know].',
    ],
    [
      '[My house far, I dey think di morning|I get pikin for house, I dey check if di time go fit me|I still dey one small work now].',
      '[Calculate your road before you say yes|Ask about di time before you apply|Look your week well, no lie to yourself]. [Person wey come late for first week no dey last|Better talk am early pass make you disappear|Choose work wey you fit wake up for].',
    ],
    [
      '[My brother dey house too, e fit do am|I know one person wey fit dis work pass me|My neighbour dey find work].',
      '[Tell am today, work no dey wait|Send am dis one, no sit down on top am|Call am, make e hear am by imself]. [Good person dey remember good person|Two people fit try|Help am arrange im paper].',
    ],
  ],
  after: [
    [
      '[Dis night I go arrange my paper|I go write my name and number now|I no go wait till weekend].',
      '[Check di number two times|Write am short, one page don do|Good, dem dey see early people first]. [Keep your phone on|Greet before you ask|Spell your name well].',
    ],
    [
      '[If dem call me, I go dance|My mama go cook rice if I get am|I go tell my people make dem pray for me].',
      '[Dance later, first send di message|Let pot dey ready|Prayer and preparation, carry two]. [Work hard before luck come|No tell everybody yet|First arrange your paper].',
    ],
    [
      '[So I fit try am|Before I fear, now I go try|I no go comot my own name].',
      '[Try am, na who try dey enter|Correct, no judge yourself before dem judge you|Fear no dey apply for work, na you dey apply]. [Send am today|Show your best side|Then sleep well].',
    ],
  ],
}
