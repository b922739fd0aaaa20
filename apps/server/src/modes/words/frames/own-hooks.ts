import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { Rule } from '../grammar.ts'
import { PLACE_NAMES } from '../places.ts'
import { folded } from './sure-ask.ts'

type Framed = Exclude<Language, 'English'>
const FRAMED: readonly Framed[] = ['Nigerian Pidgin', 'Yoruba', 'Hausa', 'Igbo']
type Said = readonly [string, string, string, string]

/** Optional words before and after a question. They must read well with the question of every trade. */
const AROUND: Readonly<Record<Framed, readonly [string, string]>> = {
  'Nigerian Pidgin': [
    '[||Abeg, |Quick question: |Tell us: |Small question: |Make we ask: ]',
    '[|, my people|, my friends|, neighbours|, family]?',
  ],
  Yoruba: [
    '[||Ẹ gbọ́: |Ìbéèrè kan: |Ẹ sọ fún wa: |Ìbéèrè kékeré: ]',
    '[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ènìyàn wa|, ẹ jọ̀ọ́]?',
  ],
  Hausa: ['[||Tambaya: |Ku ji: |Tambaya ɗaya: |Ku faɗa mana: ]', '[|, jama’a|, abokai|, ’yan’uwa|, maƙwabta]?'],
  Igbo: ['[||Otu ajụjụ: |Obere ajụjụ: |Gwa anyị: |Biko: ]', '[|, nwanne m|, enyi m|, ezigbo enyi|, onye be anyị]?'],
}

/** For each trade, a pattern that recognizes it and its questions. If several patterns match, the first one counts. */
const QUESTIONS: readonly (readonly [RegExp, ...Said])[] = [
  [
    /\b(?:gen|generator|janareta|jenereto|amunawa)\b.*(?:repair|gyara|aruzi)|(?:\btun\b|gyara|aruzi|repair|fix).*\b(?:gen|generator|janareta|jenereto|amunawa)/,
    '[gen no gree start|gen dey give you wahala|your gen don spoil]',
    '[ṣé ẹ̀rọ amúnáwá yín ti bàjẹ́|ṣé ẹ̀rọ amúnáwá yín kò ṣiṣẹ́|ṣé ẹ̀rọ amúnáwá ń yọ yín lẹ́nu]',
    '[janareta ta ƙi tashi|janareta ta lalace|janareta tana ba ku wahala]',
    '[jenereto gị ọ̀ na-enye nsogbu|jenereto gị ọ̀ mebiela|jenereto gị ọ̀ jụrụ ịrụ ọrụ]',
  ],
  [
    /(?:phone|screen|laptop|waya|fonu|ekwenti).*(?:repair|fix|gyara|aruzi)|(?:repair|fix|gyara|aruzi|\btun\b).*(?:phone|screen|laptop|waya|fonu|ekwenti)/,
    '[your phone don break|phone screen don crack|phone dey give you wahala]',
    '[ṣé fóònù yín ti bàjẹ́|ṣé ojú fóònù yín ti fọ́|ṣé fóònù yín ń dààmú yín]',
    '[wayarku ta lalace|fuskar wayarku ta fashe|wayarku tana ba ku wahala]',
    '[ekwentị gị ọ̀ mebiela|ihuenyo ekwentị gị ọ̀ gbawara|ekwentị gị ọ̀ na-enye nsogbu]',
  ],
  [
    /\b(?:moto|car|mota|ugboala|vehicle).*(?:repair|gyara|aruzi)|mechanic|(?:repair|gyara|aruzi|\btun\b).*\b(?:moto|car|mota|ugboala|vehicle)\b/,
    '[motor dey give you wahala|your motor don break down|motor no gree start]',
    '[ṣé ọkọ̀ yín ti bàjẹ́|ṣé ọkọ̀ yín ń dààmú yín|ṣé ọkọ̀ yín kò fẹ́ ṣiṣẹ́]',
    '[motarku ta lalace|mota tana ba ku wahala|motarku ta ƙi tashi]',
    '[ụgbọala gị ọ̀ mebiela|ụgbọala gị ọ̀ na-enye nsogbu|ụgbọala gị ọ̀ jụrụ ịrụ ọrụ]',
  ],
  [
    /(?:fridge|freezer|firiji|\bac\b|\btv\b|washing machine|ero ifoso).*(?:repair|gyara|aruzi)|(?:repair|gyara|aruzi|\btun\b).*(?:fridge|freezer|firiji|\bac\b|\btv\b|washing machine)/,
    '[fridge no dey cold again|something don spoil for house|AC no dey cool]',
    '[ṣé fíríìjì yín kò tutù mọ́|ṣé ẹ̀rọ inú ilé yín ti bàjẹ́|ṣé ẹ̀rọ ilé kan ń dààmú yín]',
    '[firijinku ya daina sanyi|wata na’ura ta lalace a gida|kayan wuta sun lalace]',
    '[friji gị ọ̀ kwụsịla ịjụ oyi|ihe ọ̀ mebiela n’ụlọ gị|igwe ụlọ gị ọ̀ na-enye nsogbu]',
  ],
  [
    /solar|inverter/,
    '[NEPA don take light|light don go|darkness don tire you]',
    '[ṣé wọ́n ti tún mú iná lọ|ṣé òkùnkùn ti sú yín|ṣé kò sí iná níbi tí ẹ wà]',
    '[an sake ɗauke wuta|babu wuta a gida|duhu ya ishe ku]',
    '[e weela ọkụ ọzọ|ọkụ adịghị n’ụlọ gị|ọchịchịrị ọ̀ gwụla gị ike]',
  ],
  [
    /laundry|dry ?clean|wanki|asa akwa|foso|washing of clothes/,
    '[dirty cloth don plenty|washing don tire you|time no dey to wash cloth]',
    '[ṣé aṣọ ìdọ̀tí ti pọ̀|ṣé aṣọ fífọ̀ ti sú yín|ṣé kò sí àkókò láti fọ aṣọ]',
    '[kayan wanki sun taru|wanki ya gajiyar da ku|babu lokacin wanki]',
    '[akwa ruru unyi ọ̀ dị ọtụtụ|ịsa akwa ọ̀ gwụla gị ike|oge ịsa akwa adịghị]',
  ],
  [
    /cleaning|cleaners|fumigat|tsaftace|ihicha/,
    '[time no dey to clean house|cleaning don tire you|house need washing]',
    '[ṣé kò sí àkókò láti tún ilé ṣe|ṣé ìtọ́jú ilé ti sú yín|ṣé ilé yín nílò ìtọ́jú]',
    '[babu lokacin tsaftace gida|gyaran gida ya gajiyar da ku|gidanku yana buƙatar tsaftacewa]',
    '[oge ihicha ụlọ adịghị|ihicha ụlọ ọ̀ gwụla gị ike|ụlọ gị ọ̀ chọrọ nhicha]',
  ],
  [
    /^(?!.*\b(?:primary|lesson|jss|waec|jamb)).*(?:koyon|masterclass|bootcamp|\btraining|ile eko|academy|\bclass(?:es)?\b)/,
    '[you wan learn work|you dey find where to learn|you don think wetin you go learn]',
    '[ṣé ẹ fẹ́ kọ́ iṣẹ́|ṣé ẹ ń wá ibi tí ẹ ti máa kẹ́kọ̀ọ́|kí lẹ fẹ́ kọ́]',
    '[kuna son koyon sana’a|kuna neman wurin koyo|me kuke so ku koya]',
    '[ị chọrọ ịmụta ọrụ|ị na-achọ ebe ị ga-amụta ihe|gịnị ka ị chọrọ ịmụta]',
  ],
  [
    /^(?!.*lesson).*(?:nursery|primary|secondary|creche|islamiyya|firamare|sakandare|jss ?1)/,
    '[you dey find school for your pikin|una dey find school|your pikin don reach school]',
    '[ṣé ẹ ń wá ilé ìwé fún ọmọ yín|ṣé ọmọ yín ti tó lọ sílé ìwé|níbo lọmọ yín ti máa kàwé]',
    '[kuna neman makaranta ga yaranku|ina yaranku za su yi karatu|yaranku sun isa shiga makaranta]',
    '[ị na-achọ ụlọ akwụkwọ maka nwa gị|ebee ka nwa gị ga-agụ akwụkwọ|nwa gị o ruola ịga akwụkwọ]',
  ],
  [
    /\b(?:hair|salon|braid|wigs?\b|kitso|gashi|irun|akpa isi|barb(?:er|ing))/,
    '[you wan change your hairstyle|your hair don ready for new style|barber or salon you dey find]',
    '[ṣé ẹ fẹ́ tún irun yín ṣe|ṣé irun yín ti ṣetán fún àrà tuntun|ṣé ẹ ń wá ibi tí ẹ ti máa ṣe irun]',
    '[kuna son gyaran gashi|kuna neman salon|gashinku yana buƙatar gyara]',
    '[ị chọrọ ịkpa isi|isi gị ọ̀ dị njikere maka ụdị ọhụrụ|ị na-achọ ebe a na-edozi isi]',
  ],
  [
    /tailor|\bsew|stitch|tela\b|dinki|dinka|ran (?:aso|buba|iro)|aranso|akwa akwa|\bdinkin/,
    '[cloth dey wey you never sew|wetin you go wear for next party|tailor you dey find]',
    '[kí lẹ máa wọ̀ sí òde tó ń bọ̀|ṣé ẹ ní aṣọ tí ẹ fẹ́ rán|ṣé ẹ ń wá aránṣọ]',
    '[kuna da ɗinki|me za ku saka a biki na gaba|kuna neman tela]',
    '[i nwere akwa ị chọrọ ịkwa|gịnị ka ị ga-eyi n’emume na-abịa|ị na-achọ onye na-akwa akwa]',
  ],
  [
    /ankara|\blaces?\b|atamp?fa|abaya|aso oke|adire|\bgeorge wrapper|isiagu|wrapper|gown|fabric/,
    '[wetin you go wear for next party|your wardrobe don ready|you dey find cloth]',
    '[kí lẹ máa wọ̀ sí òde tó ń bọ̀|ṣé ẹ ń wá aṣọ|aṣọ wo lẹ máa wọ̀]',
    '[me za ku saka a biki na gaba|kuna neman kaya|wane kaya za ku saka]',
    '[gịnị ka ị ga-eyi n’emume na-abịa|ị na-achọ akwa|kedu akwa ị ga-eyi]',
  ],
  [
    /\bshoes?\b|sandal|takalm|bata\b|akpukpo ukwu/,
    '[you dey find shoe|your shoe don tire|which shoe you go wear]',
    '[ṣé ẹ ń wá bàtà|bàtà wo lẹ máa wọ̀|ṣé ẹ fẹ́ pààrọ̀ bàtà yín]',
    '[kuna neman takalma|takalmanku sun tsufa|wane takalmi za ku saka]',
    '[ị na-achọ akpụkpọ ụkwụ|kedu akpụkpọ ụkwụ ị ga-eyi|akpụkpọ ụkwụ gị ọ̀ kara nká]',
  ],
  [
    /iphone|samsung|tecno|infinix|wayoyin/,
    '[you wan change phone|you dey find phone|which phone you dey use]',
    '[ṣé ẹ fẹ́ pààrọ̀ fóònù yín|ṣé ẹ ń wá fóònù|fóònù wo lẹ ń lò]',
    '[kuna son canza waya|kuna neman waya|wace waya kuke amfani da ita]',
    '[ị chọrọ ịgbanwe ekwentị gị|ị na-achọ ekwentị|kedu ekwentị ị na-eji]',
  ],
  [
    /(?:palm oil|epo pupa|garri|onions?|pepper|tomato|beans|\byams?\b|catfish|crayfish|ogbono|egusi|groundnut oil|doya|shinkafa|albasa|eja tutu|foodstuff)(?!.*\b(?:plate|soup)\b)/,
    '[wetin you go cook|your kitchen don empty|market list don ready]',
    '[kí lẹ máa sè|ṣé ohun èlò ọbẹ̀ ti tán nílé|ṣé ẹ ń lọ ra ohun èlò oúnjẹ]',
    '[me za ku dafa|kayan miya sun ƙare|kuna neman kayan abinci]',
    '[gịnị ka ị ga-esi|ihe oriri ọ̀ gwụla n’ụlọ|ị na-achọ ihe e ji esi nri]',
  ],
  [
    /jollof|amala|suya|small chops|shawarma|fried rice|ewedu|tuwo|\bmasa\b|\bofe (?:nsala|oha|onugbu|egusi|akwu|owerri)|nkwobi|isiewu|akpu|pounded|pepper soup|moi ?moi|akara|abinci|plate of|\bnri\b/,
    '[hungry dey catch you|wetin you go chop|you don chop]',
    '[ṣé ebi ń pa yín|kí lẹ máa jẹ|ṣé ẹ ti jẹun]',
    '[kuna jin yunwa|me za ku ci|kun ci abinci]',
    '[agụụ ọ̀ na-agụ gị|gịnị ka ị ga-eri|i riela nri]',
  ],
]

export function tradeHook(language: Framed, description: string): Rule | undefined {
  const text = folded(description).toLowerCase()
  const found = QUESTIONS.find(([named]) => named.test(text))
  if (!found) return undefined
  const [before, after] = AROUND[language]
  return `${before}${found[FRAMED.indexOf(language) + 1]}${after}`
}

const TOWNS = new Map(
  PLACE_NAMES.filter((name) => !/^(?:Nigeria|Accra|London|PH|Challenge|Berger|Computer Village)$/u.test(name)).map(
    (name) => [folded(name).toLowerCase(), name],
  ),
)
/** Words that show that a town is where goods come from, not where the customers are. */
const FROM = /(?<![\p{L}])(?:from|farm|made|woven|nationwide|lati|daga|site|sitere|anywhere|waybill)(?![\p{L}])/iu
const ROAD = /^(?:road|rd|street|st|market|junction|expressway|village)[.,]?$/iu
const TOWNS_MAX = 2

/** The towns where the user is or delivers, as typed. Empty if there are more than two. */
export function townsOf(sentences: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const sentence of sentences.filter((each) => !FROM.test(folded(each)))) {
    const words = sentence.split(/\s+/u)
    let isNear = false
    word: for (let at = 1; at < words.length; at++) {
      for (const length of [2, 1]) {
        const name = words.slice(at, at + length).join(' ')
        const bare = name.replace(/[.,;:!?]+$/u, '')
        const key = folded(bare).toLowerCase()
        if (!TOWNS.has(key) || !/^\p{Lu}/u.test(bare) || ROAD.test(words[at + length] ?? '')) continue
        // In `Akobo, Ibadan` the second name only tells where the first one is.
        if (!isNear) found.set(key, bare)
        isNear = name.endsWith(',')
        at += length - 1
        continue word
      }
      isNear = false
    }
  }
  return found.size <= TOWNS_MAX ? [...found.values()] : []
}
