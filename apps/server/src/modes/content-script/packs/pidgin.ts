import type { ScriptPack } from '../script-pack.ts'
import { give } from './appeals/pidgin.ts'
import { come } from './calls/pidgin.ts'
import { advice } from './guides/pidgin.ts'

export const pidgin: ScriptPack = {
  advice,
  calls: { come, give },
  cast: ['Blessing', 'Efe', 'Osas', 'Ebiere', 'Tega', 'Joy', 'Sunday', 'Mercy'],
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
    '[Make you note am|One more thing|No forget dis one|Hear dis one too|Still hear dis]: {it}.',
    '[Dis one dey too|Another thing|Mark am|Make you know]: {it}[|, true true|, no be lie].',
  ],
  brands: [
    '[Na message from {brand} be dis|{brand} get message for you|Na {brand} dey talk][|, my people|, hear am well|, abeg].',
    'Our name na {brand}[|, you dey welcome|, good day].',
  ],
  audiences: [
    '{audience}: [dis one na for una|una own don come|na una we dey talk to|na una matter be dis|make una hear dis one][|, stay with us|, no go anywhere].',
    '{audience}, [dis message na for una|make una hear us small|na una own be dis][|, stay with us|, no go anywhere].',
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
  story: {
    acts: [
      '[Phone light up for table|One hand dey type message|Somebody read message and smile|Phone ring inside bag], [from near|from side|for soft light].',
      'Two [friends|neighbours|people] [dey talk for gate|sit down for bench|dey waka together|meet for door], [from small distance|for one shot|dey laugh].',
      '[Close on|Show|Cut to] {product}, [for good light|from near|for one slow move|no shake].',
      'Di speaker [look di phone|lean come near|smile|sit down], [like person wey dey tell friend|and wait small|hand dey move].',
    ],
  },
  answers: {
    starts: [
      '[For one minute|For short time|For few words]: [wetin {brand} dey do|wetin {brand} get for you], and [how you go reach us|how you go take get am].',
      '[Everything|All] wey you [suppose know|want ask] about {brand}, [clear clear|one by one|no long talk].',
    ],
    middles: [
      '[First|Number one|To start], [tell us wetin you need|ask us your question|send us one line]: [we dey listen|one message don do|na so e dey start].',
      '[Second|Then|Next], [we go answer|we go explain everything|you go hear how e dey work][, clear clear|, make everything dey clear|].',
      '[Third|After dat|Last], [you decide|you take your time|na you go choose][, na your choice be dat|].',
      '[Common question|Plenty people ask|Somebody must ask]: [“I fit ask first?”|“Who I go talk to?”|“Wetin if I no sure?”] [Di answer simple|Our answer]: [just ask|talk to us|send message].',
      '[One tip|Good to know|Remember]: [write your question down|save dis video|keep our name], [make you get am when you need am|e dey help|you go find us again].',
    ],
    ends: [
      '[For short|To end am|Once again]: [ask {brand}|di name na {brand}|talk to {brand}][|, my people|, abeg].',
      'Now you [know enough|get di facts|know who to ask], and [di next step na message|di choice na your own|we dey here].',
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
      '[No scroll pass|Wait|Hold on|Look here][|, abeg|, my people]: {brand}.',
      '[Hear dis name|Note dis name|Hold dis name][|, my people|, abeg]: {brand}.',
    ],
    middles: [
      '[Tag|Call|Tell] [one friend|your sister|di group chat|your neighbour] about dis one[|, now|, dem go thank you].',
      '[Save dis one|Keep di name|Write am down][|, abeg|, now]: [you go need am|e go help you one day].',
    ],
    ends: [
      '[One more time|Before you go|Last word]: {brand}, [remember di name|save am now|na di name be dat].',
      '[Done|Finish|Na im be dat], [your turn|over to you]: [send di message|save am|share am][, now|].',
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
      'My [wallet|landlord|oga|goat|uncle] hear about {brand} and [forget to vex|laugh for di first time dis year|ask me for password|start to call me “my dear”|cancel all meeting].',
      'I [tell|just tell] my [village people|neighbours|in-laws|old classmates] about dis one, and [now dem want peace talk|now dem dey call me for every meeting|now na dem dey greet me first|suddenly we don be family again].',
    ],
    slang: [
      '[No dulling|Sharp sharp|Correct guy], {brand} [dey give|na di real deal|dey burst brain], [you grab|no be lie|on God].',
      '[Omo|Chai|Ehen], [see levels|dis one choke], [na {brand}|thank {brand}].',
    ],
    local: [
      '[Inside go-slow|For harmattan dust|When NEPA take light|Inside danfo wey full], you still fit [message us|call us|DM us].',
      '[From Ojuelegba reach Wuse|From Oshodi reach Onitsha|From Kano reach Calabar|From Warri reach Yola], anywhere you dey, [you fit ask us|one message dey reach us|you fit DM us].',
    ],
    culture: [
      'As [our mama|our elders|grandma] [teach us|dey always talk], [better thing na to share|na greeting dey first|visitor na king], so [we greet una|you dey welcome] from {brand}.',
      'Elders talk say “[who ask question no dey miss road|one hand no fit carry load for head]”, so [ask {brand}|talk to {brand}|reach {brand}].',
    ],
    heart: [
      'Remember [di day wey person believe you|di face of person wey you love|people wey stand by you]: [na why we dey do am|na our reason be dat|na why we dey here].',
      '[Some day|Some people|Some time] [you no fit forget|dey stay for mind], and [na for dem we dey work|na our reason be dat].',
    ],
    tip: [
      '[One tip|Better to know|Learn dis one]: before you choose, [ask how e dey work|ask who sabi am well|compare two and take your time|ask everything].',
      '[Lesson one|Rule one|Di trick]: [ask first|look two times|keep di contact], [then decide|you no go regret|e dey save money].',
    ],
    game: [
      '[Game time|Challenge|Make we play]: [call three people|tag one guy] wey [suppose see dis one|go like dis one|need dis one], [who slow go buy drink|winner go choose|no skip].',
      '[Quiz|Riddle]: [wetin dey start with question and end with answer|wetin dey make Monday better]? [Message to|Talk with] {brand}.',
    ],
    budget: [
      '[Your budget|Your pocket|Your wallet] [matter here|dey welcome|fit rest]: [tell us wetin you get for mind|ask di price first|ask, then plan].',
      '[True price|Clear money|Careful spending], [better sleep|no story]: [na so we dey plan|na {brand} way|we understand].',
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
