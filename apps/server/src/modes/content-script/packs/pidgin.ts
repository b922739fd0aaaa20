import type { ScriptPack } from '../script-pack.ts'
import { come } from './calls/pidgin.ts'
import { advice } from './guides/pidgin.ts'

export const pidgin: ScriptPack = {
  advice,
  calls: { come },
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
  details: [
    '[And|Again|One more thing|Make you know]: {it}[, every time|, as e suppose be|, we no dey change am|].',
    '{it}: [na so we dey do am|na our way be dat|you fit trust am|ask anybody].',
  ],
  brands: [
    '[Na {brand} be dis|Welcome to {brand}|See {brand}|Meet {brand}], [di place for|where you go see|di people wey dey bring|di house of] {product}[, we happy say you come|, simple|].',
    '[See wetin {brand} carry come|{brand} get message for una|Wetin {brand} dey talk today]: {product}[, my people|, any day|, no dulling|].',
    '[No forget di name|Di name na|Write am down]: {brand}, for {product}[, any day|, every time|].',
  ],
  names: [
    '[Na {brand} be dis|Welcome to {brand}|See {brand}|Meet {brand}][|, we happy say you come|, you dey welcome].',
    '[No forget di name|Di name na|Write am down|Hold di name]: {brand}[|, na we be dat|, any day|, every time].',
  ],
  audiences: [
    '[Na for|We think of|Our mind dey on|We do am for] {audience}[, and una know unasef|, nobody else|, with love|].',
    'If you dey among {audience}, [no move|hear me well|na your time be dis|wait small].',
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
      '[Last week|Yesterday|One evening|Monday morning|Some days ago], [my neighbour|one friend|one customer|my cousin|one old classmate] [ask me|call ask me|send voice note ask me|write ask me] about {product}[, I just smile|, and I sabi di answer|, I laugh tire|].',
      '[Short story|Make I tell you one story|Hear dis story]: [my neighbour|one friend|my cousin|one old classmate] [ask everybody about {product}, last last she ask me|don dey ask about {product} since one week].',
    ],
    middles: [
      '[I tell am|I talk say|My answer short]: [you no need search|no need to run up and down|sit down first|calm down], [I sabi di people|I sabi di place|make I send you di contact|ask {brand}].',
      '[She ask|Next question|Of course she ask]: [“Dem dey answer?”|“You sure?”|“Where I go start?”] I talk say: [ask dem yourself|try am see|send dem message|you go thank me later].',
      '[So she write|She carry phone, she write|She no waste time, she write] [one message|one line|one question][|, come wait|, come sit down|, come dey look me].',
      '[Later|Dat evening|Di next day], [my phone ring|I see am again|she send me picture|she come greet]: [she dey smile|she talk thank you|she don tell her sister|she dey sing].',
      '[Na so|Na dat be how|See how] {product} [take become di talk of di compound|take get one more friend|take spread|enter di next meeting].',
    ],
    ends: [
      '[Na her story be dat|So na di story be dat|Story don end|Na all wey happen be dat]: [di next one fit be your own|e don reach your turn|you go write di next one].',
      'If [you get|somebody wey you sabi get|your sister get|your friend get] di same question, [now you know|you don get answer|send am dis one|tell am about {brand}].',
    ],
    acts: [
      '[Phone light up for table|One hand dey type message|Somebody read message and smile|Phone ring inside bag], [from near|from side|for soft light].',
      'Two [friends|neighbours|people] [dey talk for gate|sit down for bench|dey waka together|meet for door], [from small distance|for one shot|dey laugh].',
      '[Close on|Show|Cut to] {product}, [for good light|from near|for one slow move|with hand around am].',
      'Di speaker [look di phone|lean come near|smile|sit down], [like person wey dey tell friend|and wait small|hand dey move].',
    ],
  },
  answers: {
    starts: [
      '[One question wey we dey hear every week|People dey ask us|Question of di day|You ask, we dey answer]: [wetin I suppose know about|where I go start with|how e dey work with|who I go ask about] {product}?',
      'For [dis short video|di next moment|one minute|few words], [wetin you suppose know|di clear facts|three things|all you need] about {product}[, nothing more|, step by step|, no long talk|].',
    ],
    middles: [
      '[First|Number one|To start|Step one], [tell us wetin you need|ask us your question|talk wetin dey your mind|send us one line]: [we dey listen|one message don do|na so e dey start].',
      '[Second|Then|Next|Step two], [we go agree on di details|we go talk wetin fit happen|you go hear how e dey work|we go answer], [clear clear|before anything start|make everybody know].',
      '[Third|After dat|Last|Step three], [you decide|you choose di day|you talk yes or no|you take your time], [and we go do di rest|no pressure|for your own time].',
      '[Common question|Plenty people ask|Somebody must ask]: [“I fit ask first?”|“Who I go talk to?”|“Wetin if I no sure?”] [Di answer simple|Our answer]: [just ask|talk to us|send message].',
      '[One tip|Good to know|Remember|One more thing]: [write your question down|save dis video|keep our name|send dis one to yourself], [make you get am when you need am|e dey help|you go find us again].',
    ],
    ends: [
      '[For short|To sum am|So|Once again]: {product}, [from|with] {brand}[, now you know|, clear clear|, na all|].',
      'Now you [know enough to decide|get di facts|know how e dey work|know who to ask], and [di next step na message|di choice na your own|we dey here].',
    ],
    acts: [
      '[Calm|Steady|Quiet] [shot|picture] for eye level, di speaker [near window|in front of plain wall|for counter|for door].',
      'Di [name|word] “{brand}” [show|stand] [near di speaker|for bottom|with big letters].',
      '[Cut to|We see|Close on] {product} [from front|from up|from side], [with good light|for one slow move|two full seconds].',
      'Di speaker [count with finger|point di detail|nod], [one point at a time|no hurry|and wait small].',
    ],
  },
  quick: {
    starts: [
      '[Stop to scroll|Wait|Hold on|Pause here|Look here]: {product}[, see am|, yes, you|, one, two, three|, right here|].',
      '[Quick question|Small quiz|One question|Guess]: [who you go call for|who dey come your mind for|who get|who you go ask about] {product}? [Di answer|One name|Easy|Talk am]: {brand}.',
    ],
    middles: [
      '[See dis|Look here|Now dis one|And dis one], [near|more near|from up|one more time|small small][, and smile|, and again|, no blink|].',
      '[Point am|Clap once|Talk am with me|Hands up|All together]: {brand}[, louder|, again|, one more time|].',
      '[Wetin you need|Your question|Your plan|Dat thing for your list], [one message|one call|two thumbs|ten seconds], [done|sorted|easy|next].',
      '[Tag|Call|Tell] [one friend|your sister|di group chat|your neighbour]: {product}[, now|, dem go ask|, na here you hear am|].',
      '[No long story|No grammar|Short and sweet|No drama]: {product}[, na im be dat|, na di video be dat|, na all|].',
    ],
    ends: [
      '[Last cut|One more time|Final frame|Before you go]: {brand}, [for {product}|remember di name|save am now|na di name be dat].',
      '[Done|Finish|Na im be dat|Cut], [now you|your turn|over to you]: [send di message|save am|share am][, go|, now|].',
    ],
    acts: [
      '[Three|Four|Five] quick cuts [with di beat|with clap|for two seconds]: [face|hand|street], {product}, [smile|logo|thumbs up].',
      'Di phone [run enter|swing round|go down], [stop|tilt|come near], and {product} [full di picture|dey there].',
      '[Jump cut|Hard cut|Snap]: [same spot|same person|same move], [more near|from up|from di other side].',
      '[Big letters|One word|Di name] [come up|fly enter|for plain ground], [everybody point|then cut|hold am one second].',
    ],
  },
  flavours: {
    joke: [
      'My [wallet|landlord|oga|goat|uncle] [hear about|ask of|dey dream of] {product} and [forget to vex|laugh for di first time dis year|ask me for password|start to dey call me “my dear”|cancel all meeting].',
      'I [tell|just tell] my [village people|neighbours|in-laws|old classmates] about {product}, and [now dem want peace talk|now dem dey call me for every meeting|now na dem dey greet me first|suddenly we don be family again].',
      '[Doctor|Pastor|Teacher|Officer], I no fit [sleep|concentrate|calm down], [I just dey think about|everybody dey ask me about|I dey dream of] {product}: [“Me too”|“Dat one no get cure”|“Join line”|“Then stop to dey waste my time”].',
    ],
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {product} [dey burst brain|dey give|na di real deal], [you grab|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|dis one choke|e sweet die], [na {brand}|thank {brand}].',
    ],
    local: [
      '[Inside Lagos go-slow|For harmattan dust|When NEPA take light|Inside danfo wey full|Between two okada], you still fit [message us|ask about {product}|write us].',
      '[From Ojuelegba reach Wuse|From Oshodi reach Onitsha|From Kano reach Calabar|Mainland or Island], people dey [ask of|talk about|find] {product}[|, every week|, no be lie].',
    ],
    culture: [
      'As [our mama|our elders|grandma] [teach us|dey always talk|go talk], [better thing na to share|visitor dey chop first|you go greet before you ask], so [we greet una|welcome|you don reach house] for {brand}.',
      'Elders talk say “[who ask question no dey miss road|one hand no fit carry load]”, so [ask {brand}|talk to {brand}|reach {brand}].',
    ],
    heart: [
      'Remember [di day wey person believe you|di face of person wey you love|people wey stand by you]: [na why we dey do am|na our reason be dat|na why we dey here].',
      '[Some day|Some people|Some time] [you no fit forget|dey stay for mind], and [na for dem we dey work|na our reason be dat].',
    ],
    tip: [
      '[One tip|Better to know|Learn dis one|You know say]: before you choose {product}, [ask how dem dey do am|ask who sabi am well|compare two and take your time|ask how much e be].',
      '[Lesson one|Rule one|Di trick|Wetin experts dey check] [with|for] {product}: [start small|ask first|look two times|keep di contact], [then decide|you no go regret|e dey save money].',
    ],
    game: [
      '[Game time|Challenge|Make we play]: [call three people|tag one guy] wey [go like|suppose see|need] {product}, [who slow go pay|winner go choose|no skip].',
      '[Quiz|Riddle|Guess]: [wetin dey make Monday better|wetin no dey last for table|wetin we dey talk all day], [exactly|you know am|of course], {product}.',
    ],
    budget: [
      '[Your budget|Your pocket|Your wallet] [matter here|dey welcome|fit rest], because {product} [no go drain you|na wetin you fit plan|follow your pocket].',
      '[Small money|True price|Careful spending], [big smile|full value|better sleep]: [na so we dey plan|na {brand} way|we understand].',
    ],
  },
  films: [
    '[Hold phone straight|Phone straight, two hands|Rest di phone on cup], [near window|make light come from side|for shade], and film {product} [five seconds|two times|from near go far].',
    'Film [hand|face|who dey talk] [near|one arm far|from chest], [touch screen make e clear|clean di lens first|no shake].',
    'Waka [slowly|three steps] [go meet|round|pass] {product}, [elbow near body|phone low|no zoom], [one take|and once back].',
    'Record [di sound of di place|one line at a time|di voice again], [far from road|off fan|near phone], [ten quiet seconds join|and keep di best].',
    'Take [one wide shot|one still picture|one shot from up] of {product} [as e be|from front|from far], [for first frame|for cover].',
  ],
  shotList: 'Wetin you go film with phone',
  show: [
    '[Show|Make we see|Film] {it}, [clear clear|three seconds|for better light].',
    '[Camera stay for|Cut go|Stay on] {it}, [light dey|no talk|small time].',
  ],
  avoid: ['[Comot|No put] {it}.', 'No show {it}[| for dis video].'],
}
