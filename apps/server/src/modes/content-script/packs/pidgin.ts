import type { ScriptPack } from '../script-pack.ts'

export const pidgin: ScriptPack = {
  cast: ['Blessing', 'Efe', 'Osas', 'Ebiere'],
  places: {
    indoor: 'inside one room wey bright',
    office: 'for office, people dey work',
    outdoor: 'for outside, day don break',
    home: 'for parlour, inside house',
    studio: 'for studio, di back plain',
    retail: 'inside shop, goods full ground',
    restaurant: 'for restaurant, food dey table',
    event: 'for party, visitors full back',
    nature: 'for bush side, under open sky',
    urban: 'for street, town dey busy',
  },
  parts: {
    video_script: ['How e start', 'Di middle', 'How e end'],
    social_media: ['Slide 1', 'Slide 2', 'Slide 3'],
    blog_post: ['How e start', 'Di main gist', 'How e end'],
    ad_copy: ['Di headline', 'Di gist', 'Wetin you go do'],
  },
  brands: [
    '[Na {brand} be dis|Welcome to {brand}|See {brand}|Meet {brand}], [di place for|where you go see|di people wey dey bring|di house of] {product}[, we happy say you come|, simple|].',
    '{brand} [dey do one thing|get one work|dey here for one reason]: {product}[, with care|, di way you want am|, every day|, no mix-up].',
    '[No forget di name|Di name na|Write am down]: {brand}, [for|because of|and think] {product}[, any day|, every time|].',
  ],
  audiences: [
    '[Na for|We think of|Our mind dey on|We do am for] {audience}[, and una know unasef|, nobody else|, with love|].',
    'If you [be one of|dey among|dey live with|know] {audience}, [no move|hear me well|na your time be dis|draw chair].',
    '{audience}: [we see una|we hear una|na una own be dis|una ask, we answer][, true true|, and e dey show|].',
  ],
  brandTypes: {
    small: [
      'We [no too plenty|be small team|be few, but our eye open], and [every order|each customer|every work] [dey pass for hand wey care|dey get our full mind|we sabi by name].',
      '[Small business|Small team|Few hands], [big heart|full mind|short road]: [you go talk to di owner|you go get straight answer|we go remember you].',
    ],
    medium: [
      'We [big reach to deliver|get enough hand|grow reach to keep time] and we [small reach to know you|near reach to hear you|still get time for you].',
      '[Our team|Our people] [dey answer|dey deliver|dey ready], [and somebody dey always pick|and you sabi who you go ask|from first call reach last].',
    ],
    large: [
      '[Plenty hands|Whole teams|People for plenty places] dey work [behind dis name|under one name|with one standard], [and you go feel am|so you fit plan|nobody go wait].',
      'With {brand}, [one standard|one promise|one quality] [dey hold everywhere|na for everybody|reach every branch], [anywhere you dey|big order or small].',
    ],
    multi_enterprise: [
      '[Plenty companies|Sister companies|Pass one house] [join hand|dey carry|dey keep] dis promise [together|side by side|as one], [each one dey do wetin e sabi|hand in hand].',
      'Behind {brand} [family of companies dey|plenty house dey work as one|partners dey pull together], [one voice|one goal|one standard] [for you|for front|everywhere].',
    ],
  },
  replies: [
    '[Wait|Hold am|Hmm], [talk am again|tell me more|I wan hear dis one|continue][, abeg|, small small|]?',
    '[I swear|See|Walahi], na [exactly wetin I need be dat|wetin I dey find|my kind thing|better thing to know][, no be joke|, for real|].',
    '[So|Okay|Oya], [wetin I go do now|where I go start|how I go get am|who I go call][, exactly|, just like dat|]?',
    '[You see|I talk am|I know am], [e simple like dat|na dis one|I don buy|I don like am already][, my guy|, at last|].',
  ],
  story: {
    starts: [
      '[Six for morning|Monday, early|Rain dey fall|Alarm don ring], and [one person|one woman for our street|my neighbour|one man for bus stop] [get only one wish|dey think one thing|whisper two words]: {product}.',
      '[One day|Last week|E get one time|One evening], [one customer|my old friend|one stranger|my cousin] ask me [one strange question|for favour|wetin I go miss pass], [and di answer na|and I talk say|and e come be] {product}.',
      '[Imagine|Picture|Think] [one street|one house|one day|one table] wey no get {product}: [quiet|e dull|everybody dey look ground|even goat tire].',
    ],
    middles: [
      '[At first|First day|For small time], [nobody talk|people just dey look|everywhere quiet], [then somebody smile|then one hand go up|then question start].',
      '[By afternoon|Two streets later|Before long|One hour later], [di whole compound don know|phone no gree rest|di gist don travel], and {product} [na wetin dem dey talk|na topic|dey go round].',
      '[She|My neighbour|Di man] [laugh|sit up|look again], because [better thing get sound|some days dey turn|small thing fit change mood][, and na dis one|, just like dat|].',
      '[I ask|Somebody ask|Di pikin ask]: [why now|why dis one|wetin be di secret], and [di answer short|we just smile|nobody need grammar][, look|, watch|].',
      '[For evening|Later|When sun dey go], [story don dey to tell|di bag don empty|body don light], and e [start|begin|open] with {product}.',
    ],
    ends: [
      '[Na di whole story be dat|So di day end|Tomorrow e go start again], [but you go dey inside|and di next one na your own|unless you first reach].',
      '[Some people dey gather memory|Everybody get story|Day short]: [make your own start with|create space for|add] {product}.',
    ],
    acts: [
      '[Two hands|One person hand|Old hands] dey [open|lift|turn] something wey we never [see|know|fit name], [slowly|small small|with smile].',
      '[One face|One pikin|Person wey dey pass] [look up|stop|turn] as {product} [enter di picture|dey pass|land].',
      '[Evening light|One shadow|Morning sun] [pass on top|fall on|cross] {product}, [nobody talk|smile follow|sound come low].',
      '[Di same|Dat same] [street|room|table] [again|as before], [now people full am|now e bright|now laugh dey].',
    ],
  },
  answers: {
    starts: [
      '[Make we clear am|Straight talk|See di question|First thing first]: [wetin you go get|wetin matter|wetin you suppose check|who you fit trust] [with|when you dey choose|for matter of] {product}?',
      '[Plenty people|Many buyers|Plenty of us] dey [waste time|lose money|give up] [as dem dey find|as dem dey compare|as dem dey ask of] {product}, [and e no suppose be so|better way dey|so we make am simple].',
      'For [small time|dis short video|few lines], [you go learn|we go show you|I go explain] [how {brand} dey work|wetin {brand} dey do|why people dey ask for {product}][, step by step|, clear clear|].',
    ],
    middles: [
      '[First|To start|Step one], you [tell us wetin you need|ask your question|show us wetin dey your mind], and [we go listen|we go write am|you go get straight answer].',
      '[Then|Next|After dat|Step two], we [go agree di details|go confirm everything|go tell you wetin possible], [so surprise no dey|before anything start|for clear mouth].',
      '[Third|From there|Last last|Step three], [we start work|e dey prepared|e don comot], and you [go know where e reach|fit ask any time|go hear from us].',
      '[One common question|People dey ask|You fit dey wonder]: [I fit see am first|if I change my mind nko|how I go reach una], and di answer [no dey change|simple]: [just ask|talk to us|we go find way].',
      '[Wetin you go check|How you go judge|Better sign] for {product}: [small details|true answer|clear word], [no be big promise|because e dey last|and e dey here].',
    ],
    ends: [
      '[For short|To end am|So remember]: {product}, [clear word|no guess work|people wey dey answer], [one name|one message|and na {brand}].',
      'Now [you know reach to choose|you get wetin you need|everything dey table], and [di next step small|we ready when you ready|na you get choice].',
    ],
    acts: [
      '[Calm|Steady|Quiet] [shot|picture] for eye level, {product} [dey table|dey near who dey talk|dey show well], [plain background|nothing else show].',
      'Di [name|word|question] “{brand}” [show|stand] [near who dey talk|for down|for big letter].',
      '[Cut go|We see|Near] {product} [from front|from up|from side], [light dey well|one slow move|two full seconds].',
      'Who dey talk [count with finger|point di detail|nod], [one by one|no rush|and wait small].',
    ],
  },
  quick: {
    starts: [
      '[Stop scroll|Three seconds|Eye here|Look up], [one thing|two words|one question], [ready|go|e dey come]: {product}.',
      '[Before|After], [dull|slow|sleep], [now|today|and then], [gbam|hello|wow]: {product}.',
      '[Name wetin better pass|Try look away|Count with me|Guess am], [you get five seconds|no cheat|quick|I dare you]: {product}.',
    ],
    middles: [
      '[Point one|Fact|Quick one], [no stress|no queue|no long talk], [point two|plus|again], [you choose|you decide|we answer].',
      '[Left|Right|Up], [look|zoom|near], [dat detail|dat finish|dat smile], [yes|exactly|now you see am].',
      '[Fast|Simple|Loud|Bright], [like your best day|like Lagos for afternoon|like correct beat], and {product} [dey lead|dey top|dey middle].',
      '[Your turn|Talk am with me|Point di screen|Tag somebody], [no think|smile|quick], [e don do|e easy|again].',
      '[Who want am|Hand up|Raise your voice] for {product}, [one|two|everybody], [louder|again|I hear you].',
    ],
    ends: [
      '[You don see am|You get am|Ready], [good|correct|perfect]: [your finger sabi|you know|oya move], [go|quick|before music stop].',
      '[Last cut|Last beat|One more time]: {product}, {brand}, [you|your day|your turn].',
    ],
    acts: [
      '[Three|Four|Five] sharp cuts [on di beat|with clap|inside two seconds]: [face|hand|street], {product}, [smile|logo|thumb up].',
      'Di phone [run enter|swing|go down], [stop|shake once|bend], and {product} [full di picture|stand still|don show].',
      '[Jump cut|Hard cut|Gbam]: [same place|same person|same move], [new colour|near|from up].',
      '[Big letter|One word|One number] [show|fly enter|blink], [beat drop|everybody point|then cut].',
    ],
  },
  flavours: {
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {product} [dey burst brain|dey give|na di real deal], [you grab|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|dis one choke|e sweet die], [na {brand}|thank {brand}].',
    ],
    local: [
      '[Inside Lagos go-slow|For harmattan dust|When NEPA take light|Inside danfo wey full|Between two okada], {product} [still make sense|na better news|dey save mood].',
      '[From Ojuelegba reach Wuse|From Oshodi reach Onitsha|From Kano reach Calabar|Mainland or Island], people [sabi wetin dem want|no dey joke with quality|dey talk], and [we dey hear|{brand} dey answer].',
    ],
    culture: [
      'As [our mama|our elders|grandma] [teach us|dey always talk|go talk], [better thing na to share|visitor dey chop first|you go greet before you ask], so [we greet una|welcome|you don reach house] for {brand}.',
      '[For naming|For owambe|For festival|Sunday after church], {product} [get im place|follow di day|nobody dey forget am].',
    ],
    heart: [
      '[Remember|Think] [di day wey person believe you|di face of person wey you love|how house dey feel]: [na dat feeling|na why we dey do am|na there {product} from come].',
      '[Some gift|Some moment|Some food and morning] [dey stay with us|you no fit buy two times|dey make us who we be], and [we dey work for dat|na our reason|na for dem].',
    ],
    tip: [
      '[One tip|Better to know|Learn dis one|You know say]: before you choose {product}, [ask how dem do am|check am well for daylight|compare two and take your time|ask who dey behind am].',
      '[Lesson one|Rule one|Di trick|Wetin experts dey check] [with|for] {product}: [start small|ask first|look two times|keep di contact], [then decide|you no go regret|e dey save money].',
    ],
    game: [
      '[Game time|Challenge|Make we play]: [call three people|tag one guy|count five] wey [go like|suppose see|need] {product}, [who slow go pay|winner go choose|no skip].',
      '[Quiz|Riddle|Guess]: [wetin dey make Monday better|wetin no dey last for table|wetin we dey talk all day], [exactly|you know am|of course], {product}.',
    ],
    budget: [
      '[Your budget|Your pocket|Your wallet] [matter here|dey welcome|fit rest], because {product} [no suppose pain|you fit plan am|follow real life].',
      '[Small money|True price|Careful spending], [big smile|full value|better sleep]: [na so we dey plan|na {brand} way|we understand].',
    ],
  },
  films: [
    '[Hold phone straight|Phone straight, two hands|Rest di phone on cup], [near window|make light come from side|for shade], and film {product} [five seconds|two times|from near go far].',
    'Film [hand|face|who dey talk] [near|one arm far|from chest], [touch screen make e clear|clean di lens first|no shake].',
    'Waka [slowly|three steps] [go meet|round|pass] {product}, [elbow near body|phone low|no zoom], [one take|and once back].',
    'Record [di sound of di place|one line at a time|di voice again], [far from road|off fan|near phone], [ten quiet seconds join|and keep di best].',
    'Take [one wide shot|one still picture|one shot from up] of {product} [as e be|on plain cloth|with di place for back], [for first frame|for cover|to cut go].',
  ],
  shotList: 'Wetin you go film with phone',
  show: [
    '[Show|We see|Near|Hold] {it}, [clear clear|three seconds|for better light|before next line].',
    '[Camera find|Cut go|Stay on] {it}, [light dey|no talk|make dem read am].',
  ],
  avoid: ['[Comot|No put|Leave]: {it}.', '[No be for dis video|Nothing like]: {it}.'],
}
