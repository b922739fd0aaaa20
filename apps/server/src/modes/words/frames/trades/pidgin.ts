import type { TradeTalks } from './trade-talk.ts'

export const pidgin: TradeTalks = {
  generators: {
    asks: '[gen no gree start|gen dey give you wahala|your gen don spoil]',
    film: 'di generator',
    tips: [
      'Before you [call|bring gen come], [check di fuel and di plug|listen well to di sound wey e dey make], [so you fit explain am|e dey save time].',
      'No open gen by yourself when e hot: [off am first|make e cold small], [safety first|your hand important pass].',
    ],
  },
  phoneRepairs: {
    asks: '[your phone don break|phone screen don crack|phone dey give you wahala]',
    film: 'di phone',
    tips: [
      'Before you drop any phone for repair, [save your pictures and contacts|remove your SIM and memory card], [so nothing go lost|e better to dey safe].',
      'If [water enter your phone|your phone fall inside water], [off am one time|no charge am at all], [then carry am come quick|make e no spoil pass like dat].',
    ],
  },
  carRepairs: {
    asks: '[motor dey give you wahala|your motor don break down|motor no gree start]',
    film: 'di motor',
    tips: [
      'When [you hear new sound for your motor|light show for dashboard], [check am quick|no wait make e worse], [small repair no reach big one|e dey save money].',
      'Write down [wetin di motor dey do|when di wahala start], [so mechanic go find am quick|e dey help to find di fault].',
    ],
  },
  appliances: {
    asks: '[fridge no dey cold again|something don spoil for house|AC no dey cool]',
    film: 'di machine',
    tips: [
      'If your machine [dey make new sound|dey hot anyhow], [off am first|comot am from light], [make di fault no spread|early repair cheap pass].',
      'Tell us [di name of di machine|di year wey you buy am] [when you call|for your message], [so we go know wetin e need|e dey make work fast].',
    ],
  },
  solar: {
    asks: '[NEPA don take light|light don go|darkness don tire you]',
    film: 'di solar panel',
    tips: [
      'Before you choose solar, [write everything wey dey use light for your house|count your fan, TV and fridge], [na from there person dey know di size|so di size go reach].',
      'Before you pay, ask [how long di battery dey last|who go service am].',
    ],
  },
  electric: {
    asks: '[light dey trip for your house|socket don burn|wire dey worry you]',
    film: 'di wire work',
    tips: [
      'If socket [dey hot|dey spark], [off di main switch|no touch am at all], [light no be play|then call somebody].',
      'Write down [which room get di fault|when e start], [so di work go fast|e dey help to find am].',
    ],
  },
  plumbing: {
    asks: '[pipe dey leak for your house|toilet don block|tap no dey run]',
    film: 'di pipe work',
    tips: [
      'If pipe burst, [lock di main tap first|off di pumping machine], [before you call|make water no scatter house].',
      'Snap [di place wey dey leak|di part wey spoil] and send, [so di correct tools go come|picture dey explain quick].',
    ],
  },
  gas: {
    asks: '[gas don finish|gas finish as you dey cook|your cylinder don empty]',
    film: 'di gas cylinder',
    tips: [
      'When you change gas, rub soap water for di hose: [if e foam, gas dey leak|safety first].',
      'No wait make gas finish [for night|as soup dey for fire]: [check am every week|order am early].',
    ],
  },
  laundry: {
    asks: '[dirty cloth don plenty|washing don tire you|time no dey to wash cloth]',
    film: 'di cloth',
    tips: [
      'Before you send cloth, [check all di pocket|separate white from colour|count am well], [so nothing go miss|na so e good pass].',
      'If stain dey for cloth, [show us|talk am early], [old stain dey hard to comot|e dey help well well].',
    ],
  },
  cleaning: {
    asks: '[time no dey to clean|cleaning don tire you|dirty don dey plenty]',
    film: 'di work',
    tips: [
      'Tell us [how big e be|which side dirty pass] [before di day|for your message], make we plan well.',
      'Talk [wetin need cleaning|di day wey good for you] for your message, so work go fast.',
    ],
  },
  skills: {
    asks: '[you wan learn work|you dey find where to learn|you don think wetin you go learn]',
    film: 'di class',
    tips: [
      'Before you start, [ask wetin you go carry come|tell us wetin you don sabi], so you go ready.',
      'Wetin person learn no dey lost: [practice am every day|ask plenty question|start small small].',
    ],
  },
  schools: {
    asks: '[you dey find school for your pikin|una dey find school|which school your pikin go go]',
    film: 'di school',
    tips: [
      'Before you choose school, [come see di class|ask how many pikin dey one class|ask about di teachers], [look am with your own eye|carry your pikin come].',
      'Ask about [books and uniform|di first day] before term start, so you go plan well.',
    ],
  },
  lessons: {
    asks: '[which subject hard pass|one subject dey hard your pikin|who go help your pikin for book]',
    film: 'di book',
    tips: [
      '[Start early|Read small every day]: [last-minute rush no good|small small na im dey enter head].',
      'Tell us [di class and di subject|di side wey hard], [so we go start from there|na from there work go begin].',
    ],
  },
  makeup: {
    asks: '[occasion dey come|who go do your makeup|your party don near]',
    film: 'di makeup',
    tips: [
      'Book your day early: [Saturday dey full quick|weekend party dey plenty], [and send picture of di look wey you like|and tell us di time wey you go comot].',
      'No try new cream for your face di night before party: skin fit react.',
    ],
  },
  photos: {
    asks: '[who go snap your day|occasion dey come|you need better picture]',
    film: 'di camera',
    tips: [
      'Pick [two different cloth|cloth wey get plain colour], [and iron am for night|so your mind go rest dat day].',
      'Write down [people wey must dey inside picture|di kind picture wey you want], [make we no forget|give di photographer early].',
    ],
  },
  hair: {
    asks: '[you wan change your hairstyle|your hair don ready for new style|barber or salon you dey find]',
    film: 'di hairstyle',
    tips: [
      'Send [picture|screenshot] of di style wey you want, [picture dey explain pass mouth|so nobody go guess].',
      'Tell us di day wey you want before you come, make everything ready.',
    ],
  },
  tailors: {
    asks: '[cloth dey wey you wan sew|you dey find tailor|who go sew your cloth]',
    film: 'di cloth',
    tips: [
      'Send [picture of di style|your measurement] early, [so nobody go hurry|na so style dey come out fine].',
      'Write di day wey you need am for your message, [and add some days for fitting|make we plan well].',
    ],
  },
  cloth: {
    asks: '[wetin you go wear for next party|your wardrobe don ready|you dey find cloth]',
    film: 'di cloth',
    tips: [
      'Before you buy cloth, [check di colour for daylight|tell us your size|tell us where you wan wear am go], [so e go fit you|make we help you choose].',
      'For aso ebi, [tell us how many people|count all your people] [from start|before you pay], [so everybody go wear one colour|make colour no differ].',
    ],
  },
  shoes: {
    asks: '[you dey find shoe|your shoe don tire|which shoe you go wear]',
    film: 'di shoe',
    tips: [
      'Measure your leg for evening, [leg dey big small dat time|na dat time size dey correct], [then tell us your size|before you choose shoe].',
      'Tell us [where you wan wear am go|di colour of your cloth], [so di two go match|e dey make choice easy].',
    ],
  },
  cars: {
    asks: '[you dey find car|trekking don tire you|you wan buy motor]',
    film: 'di car',
    tips: [
      'Before you buy any car, [carry your mechanic come|drive am small|check di papers well], so your mind go rest.',
      'Tell us [di kind car wey you want|how much you wan spend], [make we show you wetin fit am|make choice easy].',
    ],
  },
  land: {
    asks: '[you dey find land|you wan build your own house|rent don tire you]',
    film: 'di land',
    tips: [
      'Before you pay for land, [come see am|show your lawyer di papers], so your mind go rest.',
      'Collect [receipt|every paper], and keep am well.',
    ],
  },
  homes: {
    asks: '[you dey find house|your rent don near|you wan pack]',
    film: 'di house',
    tips: [
      'Before you pay for house, [see am with your own eye|check water and light], so your mind go rest.',
      'Tell us when you wan enter, make we plan am well.',
    ],
  },
  phones: {
    asks: '[you wan change phone|you dey find phone|which phone you dey use]',
    film: 'di phone',
    tips: [
      'Before you pay for phone, [test camera and speaker|charge am small|put your SIM inside], [take your time|no rush am].',
      'Tell us [wetin you go use am do|how much you wan spend], [make we help you choose|make choice easy].',
    ],
  },
  furniture: {
    asks: '[your parlour need new chair|you dey furnish house|your bed don old]',
    film: 'di furniture',
    tips: [
      'Before you order, measure [di room|di door|di wall], [so e go fit enter|tape no dey lie].',
      'Choose colour wey [match your wall|no dey show dirt quick], [especially if pikin dey house|and send picture of di room].',
    ],
  },
  print: {
    asks: '[you wan print something|your business need banner or card|people sabi your business]',
    film: 'di print work',
    tips: [
      'Before we print, check [spelling and phone number|name and date] [two times|well well], make mistake no enter.',
      'Send [your logo|di original file], no be screenshot, make e no blur.',
    ],
  },
  transport: {
    asks: '[you get load to carry|you wan send something|you wan pack house]',
    film: 'di vehicle',
    tips: [
      'Write [where to pick am and where e dey go|di two phone numbers] clear, [so nobody go miss road|e dey save time].',
      'Tell us [wetin dey inside|how heavy e be|if e fit break], [so correct motor go come|make we carry am well].',
    ],
  },
  hire: {
    asks: '[party dey come|who go arrange your party|you get party wey dey come]',
    film: 'di party ground',
    tips: [
      'First count your visitors, [then add small join|people dey always plenty pass], so e go reach everybody.',
      'Tell us [di day and di place|if na hall or field], make we plan well.',
    ],
  },
  cakes: {
    asks: '[birthday dey come|who wan do birthday|you need cake]',
    film: 'di cake',
    tips: [
      'Talk your cake early, [and write di name wey go dey on top|and pick di colour wey you like], [rush no good for cake|make e come out fine].',
      'Keep cake for [cool place|room wey get AC], [far from sun|until una cut am].',
    ],
  },
  bread: {
    asks: '[wetin you go take drink tea|wetin you go chop for morning|bread don finish for house]',
    film: 'di bread',
    tips: [
      'Bread and [tea|beans|egg|akara] na better match: [try am for morning|try am tomorrow].',
      'If na for [school|meeting|party], [talk am early|tell us how many people], [so e go reach everybody|make e no short].',
    ],
  },
  catering: {
    asks: '[who go cook for your party|your party don near|how many visitors you dey expect]',
    film: 'di food',
    tips: [
      'Before di party, count your visitors, [and add ten people join|visitor dey carry visitor come], [so food go reach|make your mind rest].',
      'Tell us [if somebody no dey chop pepper|if pikin go plenty], [so everybody go chop|e good to know from start].',
    ],
  },
  nails: {
    asks: '[your nails don old|you wan fine hand|occasion dey come]',
    film: 'di nails',
    tips: [
      'Send picture of di [style|colour] wey you want, [so nobody go guess|before you come].',
      'Remove [old polish|old lashes] first, [so di new one go hold|e dey save time].',
    ],
  },
  livestock: {
    asks: '[Sallah or party dey come|you need ram or goat|you don buy meat for di occasion]',
    film: 'di animals',
    tips: [
      'When you dey buy animal, [check di eye and di leg|make e waka small], [before you pay|na so person dey know healthy one].',
      'Ask [how to carry am go house|who go keep am till di day], [before you choose|so you go plan well].',
    ],
  },
  clinic: {
    asks: '[you don do check-up dis year|when last you do check-up]',
    film: 'di clinic',
    tips: [
      'Before you come, [write how you dey feel|carry your old test result], [so you no go forget|e dey help doctor well well].',
      'No wait make e hard: early check better pass late cure.',
    ],
  },
  accessories: {
    asks: '[your outfit need finishing|which one match your cloth|you dey find gift]',
    film: 'di goods',
    tips: [
      'Before you choose, [check am with your cloth|send picture of your outfit], [so e go match|colour matter].',
      'If na gift, tell us [who e be for|wetin di person like], [so e go sweet am|make choice easy].',
    ],
  },
  provisions: {
    asks: '[wetin finish for your house|you don write your list|sugar or milk don finish]',
    film: 'di goods',
    tips: [
      'Write your list before you come, [so nothing go miss|e dey save money].',
      'Check [expiry date|di seal] [before you pay|every time], na your health be dat.',
    ],
  },
  eggs: {
    asks: '[you dey find egg and chicken|egg don finish|you need chicken for party]',
    film: 'di farm',
    tips: [
      'When you dey buy egg, [check if e crack|open one crate look], [before you carry am go|road dey shake am].',
      'If you want plenty, [talk am early|tell us di day], [festive time dey busy|so di number go complete].',
    ],
  },
  frozen: {
    asks: '[fish don finish for freezer|you dey find fish and chicken|wetin you go put for pot]',
    film: 'di fish and chicken',
    tips: [
      'When you dey buy frozen fish, [press am small|check di eye and di smell], [before you pay|na so person dey know fresh one].',
      'Carry [cooler|ice] come, [so e no go melt for road|sun no dey pity fish].',
    ],
  },
  perfume: {
    asks: '[you wan smell nice|which perfume you dey use|your perfume don finish]',
    film: 'di perfume',
    tips: [
      'Rub perfume for [neck and wrist|back of ear], [small don do|no pour am for cloth].',
      'Pick [soft smell for office|strong smell for night party], [ask us if you no sure|every nose get wetin e like].',
    ],
  },
  skin: {
    asks: '[your skin need care|you dey find better cream|skin dey worry you]',
    film: 'di product',
    tips: [
      'First try am for [back of hand|small side], [and wait till tomorrow|and see how e be], [every skin different|before you rub am for face].',
      'Tell us [how your skin be|wetin dey worry you], [so you go choose di correct one|make we help you choose].',
    ],
  },
  drinks: {
    asks: '[sun too hot today|thirst dey catch you|wetin you go drink]',
    film: 'di drink',
    tips: [
      '[Make e cold small|Drink am for hot sun], na so e sweet pass.',
      'For party, [tell us early how many you want|tell us how many people dey come], so e go reach everybody.',
    ],
  },
  foodstuff: {
    asks: '[wetin you go cook|your kitchen don empty|market list don ready]',
    film: 'di foodstuff',
    tips: [
      'Before you order, [write wetin you want|check your kitchen], [so nothing go miss|e dey save money].',
      'Tell us [how much you want|how many people you wan cook for], [so e go reach|make we measure am for you].',
    ],
  },
  food: {
    asks: '[hungry dey catch you|wetin you go chop|you don chop]',
    film: 'di food',
    tips: [
      'Talk wetin you want [before hungry catch you|early], [hungry no dey wait|make e dey ready for you].',
      'Tell us [how many people wan chop|which one you want and how many], so e go reach everybody.',
    ],
  },
}
