import type { Rules } from '../../grammar.ts'

/**
 * Trades recognised by the work that they do. They take precedence over trades in SOLD_WORDS, because a phone repairer
 * sells no phones. The first match counts.
 */
export const DONE_WORDS = {
  generators:
    /\b(?:gen|generator|janareta|jenereto|amunawa)\b.*(?:repair|gyara|aruzi|emezi)|(?:\btun\b|gyara|aruzi|emezi|repair|fix).*\b(?:gen|generator|janareta|jenereto|amunawa)\b/,
  phoneRepairs:
    /^(?!.*(?:laptop|laftof|computer)).*(?:(?:phone|screen|waya|fonu|ekwenti).*(?:repair|fix|gyara|aruzi|emezi)|(?:repair|fix|gyara|aruzi|emezi|\btun\b).*(?:phone|screen|waya|fonu|ekwenti))/,
  carRepairs:
    /^(?!.*\b(?:babur|okada|keke|motor ?(?:cycle|bike))).*(?:\b(?:moto|car|mota|ugboala|vehicle)\b.*(?:repair|gyara|aruzi|emezi)|mechanic|(?:repair|gyara|aruzi|emezi|\btun\b).*\b(?:moto|car|mota|ugboala|vehicle)\b)/,
  appliances:
    /(?:fridge|freezer|firiji|\bac\b|\btv\b|washing machine|ero ifoso).*(?:repair|gyara|aruzi|emezi)|(?:repair|gyara|aruzi|emezi|\btun\b).*(?:fridge|freezer|firiji|\bac\b|\btv\b|washing machine)/,
  solar: /^(?!.*\b(?:farm|gona|manoma|ugbo|agbe)).*(?:\bsolar?\b|inverter)/,
  electric: /electrician|house wiring|\bwiring\b/,
  plumbing: /plumb(?:er|ing)/,
  gas: /cooking gas|gas refill|refill (?:your )?(?:gas|cylinder)|\bgas cylinder|silinda gas|tukunyar gas|\blpg\b/,
  laundry: /laundry|dry ?clean|wanki|asa akwa|foso|\bfo aso|wash (?:and iron )?cloth|washing of clothes/,
  cleaning: /^(?!.*\b(?:car|auto|teeth|mota|ugboala)\b).*(?:cleaning|cleaners|tsaftace|ihicha)/,
  skills:
    /^(?!.*\b(?:primary|lesson|jss|waec|jamb|after[- ]school|leyin ile iwe)).*(?:driving school|koyon|koyar|na-akuzi|(?:amuta|mmuta) oru|\bko ise|\bn ko (?:awon|eniyan|yin)\b|\b(?:we|i) dey teach|masterclass|bootcamp|\btraining|ile eko|academy|(?:ing|fashion|computer|music|beauty|sewing) (?:school|institute)|\bclass(?:es)?\b)/,
  schools:
    /^(?!.*(?:lesson|after[- ]school|leyin ile iwe)).*(?:nursery|\bile iwe\b(?! ikawe)|ota akara|praimari|primary|secondary|islamiyya|firamare|sakandare|jss ?1)/,
  lessons: /\b(?:waec|jamb|neco|home lessons?|extra lessons?|after[- ]school|leyin ile iwe|home tutors?|tutorials?)\b/,
  catering:
    /cater(?:ing|er)|(?:small chops|food|drinks?|snacks?|jollof).* for (?:part(?:y|ies)|weddings?|events?)\b|cook for (?:party|parties|wedding|event)|se ounje fun|girki(?:n)? (?:biki|don)|esi nri (?:maka )?(?:emume|agbamakwukwo)/,
} as const satisfies Record<string, RegExp>

/** Trades recognised by what they sell. If several match, the one whose words come first in the text counts. */
export const SOLD_WORDS = {
  makeup: /make-?up|\bgele\b|kwalliya/,
  photos: /photograph|photo ?shoot|ya foto|\bya foto\b|daukar hoto|na-ese foto/,
  nails:
    /(?<!(?:roof|cement|plank|carpent).*)(?:\blash(?:es)?\b|\bnails?\b|manicure|pedicure)(?!.*(?:roof|cement|plank|carpent))/,
  hair: /\b(?:hair|salon|braid|wigs?\b|kitso|gashi|irun|akpa isi|barb(?:er|ing))/,
  tailors: /tailor|\bsew(?!n)|stitch|tela\b|dinki|dinka|ran (?:aso|buba|iro)|aranso|akwa (?:akwa|uwe)|\bdinkin/,
  cloth:
    /(?<!(?:bed ?sheet|curtain|duvet|pillow).*)(?:ankara|\blaces?\b|leesi|atamp?fa|abaya|aso (?:oke|ebi)|adire|\bgeorge wrapper|isiagu|wrapper|gown|fabric|\bshadda\b)(?!.*(?:bed ?sheet|curtain|duvet|pillow))/,
  shoes: /\bshoes?\b|sandal|takalm|bata\b|akpukpo ukwu/,
  cars: /tokunbo(?! (?:engine|gear|part|phone|tyre|fridge|gen))|\bcorolla\b|\bcamry\b|\bcars? for sale|sayar da mot|na-ere ugboala|ta (?:awon )?oko ayokele/,
  land: /\bplots?\b|\bacres?\b|\bland (?:for sale|dey|in|at|for)\b|sayar da fil/,
  homes:
    /\bflats?\b|duplex|bedroom|self[- ]?con|apartment|gidan haya|ulo mgbazinye|ime ulo|\bdaki (?:daya|biyu|uku)|\byara (?:meji|meta)\b|\b(?:house|room) (?:for|to) (?:rent|let)/,
  phones: /\bphones? (?:in|for|at|dey)|used phones|iphone|samsung|tecno|infinix|wayoyin/,
  furniture:
    /furniture|wardrobe|bed ?frame|\bsofas?\b|dining (?:set|table)|kujeru|\bbeedi\b|koboodu|\bgadaje\b|\bndina\b|upholster/,
  print: /printing|\bbanners?\b|business cards?|\bflex\b|branding of|branded (?:t-?shirt|mug)/,
  transport: /haulage|house moving|\bmovers\b|move house/,
  hire: /canop|rumfun|\bkanopi|chairs? (?:and tables? )?(?:for )?(?:rent|hire)|rent (?:chairs?|canop|tents?)|decorat|(?:photo booth|party|event) rentals?\b/,
  cakes: /(?<!bean |fish |rice )\bcakes?\b|cupcake|\bkek\b|keeki|\bkeki\b/,
  bread: /\bbread\b|\bbuns\b|buredi|burodi|\bachicha\b/,
  livestock:
    /\brams?\b(?! meat)|\bgoats?\b(?!(?: and \w+)? meat)|\bcows?\b(?! meat)|\brago\b|raguna|(?<!(?:madarar|man|nonon) )shanu|akuya|(?<!eran )\b(?:ewure|malu)\b|(?<!(?:isi|anu) )\bewu\b|\behi\b/,
  clinic:
    /\bclinic|hospital|ayewo|gwajin (?:ido|jini)|nlele anya|eye test|dentist|dental|asibiti|ile iwosan|ulo ogwu|\blab tests?\b/,
  accessories:
    /(?<!kg |school |in )\bbags?\b(?! (?:of|water|n\d|₦))|jewel|necklace|earring|wrist ?watch|\bbeads\b|jakunkuna|\bileke\b/,
  provisions: /provision|supermarket|mini ?mart|indomie|\bdetergent|toilet soap|groceries/,
  eggs: /(?<!\b(?:day-? ?old|chicks)\b.*)(?:\begg(?:s)?\b|poultry|broiler|\bchickens?\b(?!.*\b(?:plate|rice|shawarma|hampers?))|\bkaji\b|\btsaki\b|\bkwai\b|\badie\b|\beyin adie|okuko|kiret)(?!.*\b(?:day-? ?old|chicks)\b)/,
  frozen: /frozen|ice ?fish|\b(?:eja|adie) tutu|kifin kankara|azu oyi/,
  perfume: /perfume|\boud\b|turare|lofinda|\bscents?\b/,
  skin: /skin ?care|\bbody (?:cream|lotion|butter|oil)|(?<!ice )\bcreams?\b|black soap|\bshea|ose dudu|man kadanya|\blotions?\b/,
  drinks:
    /\bzobo\b|\bfura\b|\bkunu\b|tigernut|smoothies?|\bjuices?\b|chapman|(?:pure|bag|sachet) water|nono\b|kindirmo|bottled? water|palm wine|parfait|yogh?urt/,
  foodstuff:
    /\b(?:palm oil|epo pupa|(?:local|foreign|basmati|stone-?free) rice|bags? of rice|garri|onions?|pepper|tomato|beans|\byams?\b|catfish|crayfish|ogbono|egusi|groundnut oil|doya|shinkafa|albasa|eja tutu|foodstuff|osikapa|iresi|tumatir|barkono|masara|dankali|alubosa|tomati|elubo|\befo\b|ogede)(?!.*\b(?:plate|soup|breakfast|lunch|dinner)\b)/,
  food: /jollof|amala|\b(?:grilled|fried|peppered|barbecued?|roasted) (?:cat)?(?:fish|chicken|croaker|titus|turkey|meat)|suya|small chops|shawarma|fried rice|ewedu|tuwo|\bmasa\b|\bofe (?:nsala|oha|onugbu|egusi|akwu|owerri)|nkwobi|isiewu|akpu|pounded|pepper soup|moi ?moi|(?<!ota )akara|abinci(?!n (?:kaji|dabb|kifi))|plate of|\bnri\b|abacha|\bokpa\b|ofada|\bwaina\b|\bkilishi\b|\bounje\b/,
} as const satisfies Record<string, RegExp>

export const FURTHER_WORDS = {
  cash: /\bpos\b|withdraw|cire kudi|mobile money|moniepoint/,
  tyres: /vulcani[sz]|\bt[iy]res?\b|\btaya\b|\bfaci\b/,
  halls: /event (?:hall|centre|center|venue)|\bhall (?:for|in)\b|gbongan|dakin taro|ulo mmemme|ebe a na-eme/,
  dispatch: /dispatch|courier|logistics|\berrands?\b|waybill rider/,
  medicines:
    /^(?!.*(?:poultry|animal|livestock|vet)).*(?:pharmacy|chemist|\bdrugs\b|\bmedicines?\b|magunguna|(?:sell|dey sell|ta|sayar da|na-ere) (?:\p{L}+ )?(?:oogun|magani|ogwu(?! ahuhu))\b)/u,
  farming: /fertili[sz]er|\bhoes?\b|cutlass|sprayer|seedlings?|herbicide|\btakin?\b|\bajile\b|fartanya|maganin ciyawa/,
} as const satisfies Record<string, RegExp>

type UsualName = keyof typeof DONE_WORDS | keyof typeof SOLD_WORDS
export type FurtherName = keyof typeof FURTHER_WORDS
export type TradeName = UsualName | FurtherName

export interface TradeTalk {
  asks: string
  film: string
  tips: Rules
}

export type TradeTalks = Readonly<Record<UsualName, TradeTalk>>
