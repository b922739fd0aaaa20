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
    '[One more thing|No forget dis one|Hear dis one too|Still hear dis]: {it}.',
    '[Dis one dey too|Another thing|Make you know]: {it}[|, my people].',
  ],
  brands: [
    '[Na {brand} be dis|Na {brand} dey talk|{brand} dey here for una][|, my people|, my friends].',
    'Our name na {brand}[|, you dey welcome|, good day].',
  ],
  audiences: [
    '{audience}, [dis one na for una|una own don come|na una we dey talk to|dis message na for una].',
    '{audience}, [|abeg, |oya, ][make una hear dis one|make una hear us small|no go anywhere].',
  ],
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
      'Make [I|we] tell una [wetin {brand} get for una|wetin {brand} dey do|about {brand}][|, for short|, clear clear].',
      '[Everything|All] wey una [suppose know|wan ask] about {brand}, [na im be dis|hear am now].',
    ],
    middles: [
      '[First|Number one|To start], [tell us wetin you need|ask us your question]: one message don do.',
      '[Second|Then|Next], [we go answer|we go explain everything][, clear clear|, make everything dey clear|].',
      '[Third|After dat|Last], [you decide|you take your time|na you go choose].',
    ],
    ends: [
      '[To end am|Once again]: [di name na {brand}|na {brand} be dis][|, my people].',
      'Now you [know enough|know who to ask], [di choice na your own|we dey here].',
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
      '[No scroll pass|Wait small|Hold on|Look here][|, abeg|, my people]: na {brand} be dis.',
      '[Hear dis name|Note dis name][|, my people|, abeg]: {brand}.',
    ],
    middles: [
      '[Tag|Tell] [one friend|your sister|your neighbour] about dis one[|, now|, dem go thank you].',
      '[Save dis video|Keep di name|Write am down][|, abeg|, now]: [you go need am|e go help you one day].',
    ],
    ends: [
      '[One more time|Before you go|Last word]: {brand}, [remember di name|na di name be dat].',
      '[Na im be dat|We don finish], [your turn don reach|e remain you][|, my people].',
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
      'My [landlord|oga|uncle|neighbour] hear about {brand} and [forget to vex|laugh for di first time dis year|start to call me “my dear”|cancel all meeting].',
      'I [tell|just tell] my [village people|neighbours|in-laws|old classmates] about dis one, and [now dem dey call me for every meeting|now na dem dey greet me first|suddenly we don be family again].',
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
      '[One tip|Better to know|Learn dis one]: [ask everything wey you wan know|save di contact now], before di day wey you need am.',
      '[Lesson one|Rule one]: [ask first|keep di contact], [e dey save time|you no go regret].',
    ],
    game: [
      '[Game time|Challenge|Make we play]: tag [three people|one guy] wey [suppose see dis one|go like dis one|need dis one].',
      '[Quiz|Small test]: who for your house go need dis one? [Tag am|Tell am] now.',
    ],
    budget: [
      '[Your budget|Your pocket] matter here: [tell us wetin you get for mind|ask di price first].',
      'Tell us how much you wan spend, [make we show you wetin fit am|na so we dey plan].',
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
