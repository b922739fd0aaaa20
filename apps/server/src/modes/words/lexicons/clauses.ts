import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { isEnglish } from '../goods-names.ts'
import type { SaidClause } from './lexicon-type.ts'
import { MORE_CLAUSES } from './more-clauses.ts'
import { TRADE_CLAUSES } from './trade-clauses.ts'

const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']

const CLAUSES: readonly SaidClause[] = [
  [
    /we deliver nationwide|we deliver anywhere(?: in nigeria)?/,
    'A máa ń fi ránṣẹ́ sí ibi gbogbo',
    'Muna aikawa ko’ina',
    'Anyị na-eziga ya ebe niile',
  ],
  [
    /(?:ready|done) in (\d+) days?/,
    'Ó máa ṣetán láàárín ọjọ́ $1',
    'Yana kammala cikin kwana $1',
    'Ọ na-adị njikere n’ime ụbọchị $1',
  ],
  [/prepaid meter/, 'Mítà iná àsansílẹ̀ wà', 'Akwai mitar wuta', 'Mita ọkụ dị'],
  [/tarred road/, 'Títì ọ̀dà ló dé ibẹ̀', 'Hanyar kwalta ce', 'Okporo ụzọ koltaa ruru ya'],
  [/night shift/, 'Iṣẹ́ alẹ́ ni', 'Aikin dare ne', 'Ọ bụ ọrụ abalị'],
  [/(?:we )?repairs? (?:available|dey)/, 'A ń ṣe àtúnṣe', 'Muna gyarawa', 'Anyị na-emezi ya'],
  [/all colou?rs(?: available)?/, 'Gbogbo àwọ̀ wà', 'Akwai kowane launi', 'Agba niile dị'],
  [/all ages(?: welcome)?/, 'Tọmọdé tàgbà ni a pè', 'Yara da manya duka', 'Ma ụmụaka ma ndị okenye'],
  [/no agent(?: fee)?/, 'Kò sí owó aṣojú', 'Babu kuɗin dillali', 'Enweghị ego ejenti'],
  [
    /(?:water and light|light and water)(?: dey| available)?/,
    'Omi àti iná wà',
    'Akwai ruwa da wuta',
    'Mmiri na ọkụ dị',
  ],
  [
    /borehole and parking(?: space)?/,
    'Omi àti ibi ìgbọ́kọ̀sí wà',
    'Akwai rijiyar burtsatse da wurin ajiye mota',
    'Mmiri na ebe a na-adọba ụgbọala dị',
  ],
  [/good location/, 'Ibi tó dára ló wà', 'Yana wuri mai kyau', 'Ọ dị n’ezigbo ebe'],
  [/good road/, 'Títì ibẹ̀ dára', 'Hanyar tana da kyau', 'Okporo ụzọ ya dị mma'],
  [/dry land/, 'Ilẹ̀ gbígbẹ ni', 'Busasshiyar ƙasa ce', 'Ọ bụ ala kpọrọ nkụ'],
  [/fenced(?: and gated)?/, 'Ògiri yí i ká', 'An kewaye shi da katanga', 'A gbara ya ogige'],
  [
    /(?:weekend|saturday) (?:lessons?|class(?:es)?) dey/,
    'Ẹ̀kọ́ òpin ọ̀sẹ̀ wà',
    'Akwai karatun ƙarshen mako',
    'Klaasị ngwụcha izu dị',
  ],
  [
    /home delivery(?: available)?|we deliver to you/,
    'A máa ń gbé e wá sílé yín',
    'Muna kai kaya har gida',
    'Anyị na-ebute ya n’ụlọ gị',
  ],
  [/delivery available/, 'A máa ń fi ránṣẹ́', 'Muna kai kaya', 'Anyị na-ebuga ya'],
  [/wholesale and retail/, 'À ń tà lọ́pọ̀ àti lẹ́yọ', 'Muna sari da ɗaiɗai', 'Anyị na-ere n’ọtụtụ na otu otu'],
  [/bring (?:your )?(?:friends?|family)/, 'Ẹ mú àwọn ènìyàn yín dání', 'Ku zo da mutanenku', 'Kpọta ndị gị'],
  [/free registration|registration(?: is)? free/, 'Ọ̀fẹ́ ni ìforúkọsílẹ̀', 'Rajista kyauta ce', 'Ndebanye aha bụ n’efu'],
  [/(?:one|1) month/, 'Oṣù kan', 'Wata ɗaya', 'Otu ọnwa'],
  [/(?:one|1) week/, 'Ọ̀sẹ̀ kan', 'Mako ɗaya', 'Otu izu'],
  [/(?:one|1) year/, 'Ọdún kan', 'Shekara ɗaya', 'Otu afọ'],
  [/(\d+) years?/, 'Ọdún $1', 'Shekara $1', 'Afọ $1'],
  [
    /(?:a|one|1) year (?:warranty|guarantee)/,
    'Ìdánilójú ọdún kan wà',
    'Akwai garantin shekara ɗaya',
    'Nkwa otu afọ dị',
  ],
  [/(\d+)[- ]months? (?:warranty|guarantee)/, 'Ìdánilójú oṣù $1 wà', 'Akwai garantin wata $1', 'Nkwa ọnwa $1 dị'],
  [
    /order (\d+) days? (?:before|ahead)/,
    'Ẹ sọ fún wa ní ọjọ́ $1 ṣáájú',
    'Ku yi oda kwana $1 kafin lokacin',
    'Gwa anyị ụbọchị $1 tupu oge ahụ',
  ],
  [
    /(?:we )?deliver(?:y|ed)?(?: (?:in|to|within|around|all over|across))? ((?!available|to|every|daily|by|on|free)[a-z-]+(?: [a-z-]+)?)/,
    'A máa ń gbé e wá bá yín ní $1',
    'Muna kai kaya $1',
    'Anyị na-ebuga ya na $1',
  ],
  [/any amount/, 'Iyekíye tí ẹ bá ní', 'Ko nawa ne', 'Ego ọ bụla'],
  [/(?:please )?come early|be early/, 'Ẹ tètè dé', 'Ku zo da wuri', 'Bịa n’oge'],
  [
    /(?:baked|fresh|made)(?: fresh)? every morning/,
    'Àràárọ̀ la máa ń ṣe é',
    'Kowace safiya ana yin sabo',
    'A na-eme ya kwa ụtụtụ',
  ],
  [/(?:fresh|baked|made) (?:daily|every ?day)/, 'Ojoojúmọ́ la ń ṣe é', 'Kullum ana yin sabo', 'A na-eme ya kwa ụbọchị'],
  [
    /price(?: is)? negotiable|negotiable/,
    'A lè jọ sọ̀rọ̀ lórí owó rẹ̀',
    'Za a iya ciniki',
    'Anyị nwere ike ịkparịta ọnụ ahịa ya',
  ],
  [
    /(?:we )?come (?:and|to) (?:measure|take (?:the |your )?measurements?)(?: it)? (?:for )?free/,
    'A máa wá wọ̀n ọ́n lọ́fẹ̀ẹ́',
    'Muna zuwa mu auna kyauta',
    'Anyị na-abịa tụọ ya n’efu',
  ],
  [/free delivery|delivery(?: is)? free/, 'Ọ̀fẹ́ ni ìfiránṣẹ́', 'Kai kaya kyauta ne', 'Ibutere gị ya bụ n’efu'],
  [/c of o(?: available)?|with c of o/, 'Ìwé C of O wà', 'Akwai takardar C of O', 'Akwụkwọ C of O dị'],
  [/all (?:brands|types|models|kinds)/, 'Gbogbo irú rẹ̀', 'Kowane iri', 'Ụdị ọ bụla'],
  [/(\d+) (?:to|or|-) (\d+) hours/, 'Wákàtí $1 sí $2', 'Awa $1 zuwa $2', 'Awa $1 ruo $2'],
  [/(\d+) (?:to|or|-) (\d+) days/, 'Ọjọ́ $1 sí $2', 'Kwana $1 zuwa $2', 'Ụbọchị $1 ruo $2'],
  [/(\d+) (?:to|or|-) (\d+) weeks/, 'Ọ̀sẹ̀ $1 sí $2', 'Mako $1 zuwa $2', 'Izu $1 ruo $2'],
  [/(\d+) (?:to|or|-) (\d+) months/, 'Oṣù $1 sí $2', 'Wata $1 zuwa $2', 'Ọnwa $1 ruo $2'],
  [/(\d+) (?:to|or|-) (\d+) minutes/, 'Ìṣẹ́jú $1 sí $2', 'Minti $1 zuwa $2', 'Nkeji $1 ruo $2'],
  [/(\d+) years?/, 'Ọdún $1', 'Shekara $1', 'Afọ $1'],
  [/(\d+) months?/, 'Oṣù $1', 'Wata $1', 'Ọnwa $1'],
  [/(\d+) weeks?/, 'Ọ̀sẹ̀ $1', 'Mako $1', 'Izu $1'],
  [/1 day/, 'Ọjọ́ kan', 'Kwana ɗaya', 'Otu ụbọchị'],
  [/(\d+) days?/, 'Ọjọ́ $1', 'Kwana $1', 'Ụbọchị $1'],
  [/(\d+) hours?/, 'Wákàtí $1', 'Awa $1', 'Awa $1'],
  [/(\d+) minutes?/, 'Ìṣẹ́jú $1', 'Minti $1', 'Nkeji $1'],
  [/(\d+) yards?/, 'Yáàdì $1', 'Yadi $1', 'Yaadị $1'],
  [/([\d,]+) lit(?:re|er)s?/, 'Lítà $1', 'Lita $1', 'Lita $1'],
  [/([\d,]+) lit(?:re|er)s? (₦[\d,]+)/, 'Lítà $1: $2', 'Lita $1: $2', 'Lita $1: $2'],
  [/(\d+) yards? (₦[\d,]+)/, 'Yáàdì $1: $2', 'Yadi $1: $2', 'Yaadị $1: $2'],
  [/sizes? (\d+) (?:to|-) (\d+)/, 'Ìwọ̀n $1 sí $2', 'Girma daga $1 zuwa $2', 'Nha $1 ruo $2'],
  [/all sizes(?: available)?/, 'Gbogbo ìwọ̀n wà', 'Akwai kowane girma', 'Nha niile dị'],
  [/(?:1|one) hour/, 'Wákàtí kan péré', 'Awa ɗaya kawai', 'Naanị otu awa'],
  [
    /(?:with )?certificate(?: (?:included|given|inclusive))?/,
    'Ẹ máa gba ìwé ẹ̀rí',
    'Za ku sami takardar shaida',
    'Ị ga-enweta asambodo',
  ],
  [
    /practical(?: (?:training|classes))?/,
    'Ẹ máa fi ọwọ́ ara yín ṣe é',
    'Za ku koya a aikace',
    'Ị ga-eji aka gị mụta ya',
  ],
  [
    /(?:experienced|good|qualified) teachers/,
    'Àwọn olùkọ́ wa nírìírí',
    'Malamanmu ƙwararru ne',
    'Ndị nkuzi anyị maara ọrụ',
  ],
  [/skills?/, 'Ẹ máa kọ́ iṣẹ́ ọwọ́', 'Za ku koyi sana’a', 'Ị ga-amụta ọrụ aka'],
  [/jobs/, 'Ó ń ṣí ọ̀nà iṣẹ́', 'Yana buɗe hanyar aiki', 'Ọ na-emepe ụzọ ọrụ'],
  [/results/, 'Ẹ máa rí èso rere', 'Za ku ga kyakkyawan sakamako', 'Ị ga-ahụ ezigbo mkpụrụ ya'],
  [/evening classes/, 'Ẹ̀kọ́ ìrọ̀lẹ́', 'Karatun yamma', 'Klaasị mgbede'],
  [/weekend classes/, 'Ẹ̀kọ́ òpin ọ̀sẹ̀', 'Karatun ƙarshen mako', 'Klaasị ngwụcha izu'],
  [/parking(?: space)?/, 'Ibi ìgbọ́kọ̀sí wà', 'Akwai wurin ajiye mota', 'Ebe a na-adọba ụgbọala dị'],
  [/free parking/, 'Ibi ìgbọ́kọ̀sí ọ̀fẹ́ wà', 'Akwai wurin ajiye mota kyauta', 'Ebe a na-adọba ụgbọala n’efu dị'],
  [/ac/, 'AC wà', 'Akwai AC', 'AC dị'],
  [/steady light/, 'Ẹ máa ní iná nígbà gbogbo', 'Za ku sami wuta a kullum', 'Ị ga-enwe ọkụ mgbe niile'],
  [/we deliver/, 'A máa ń kó o wá fún yín', 'Muna kawo muku', 'Anyị na-ebutere gị ya'],
  [
    /we deliver (?:the |on the )?same day/,
    'A máa ń kó o wá lọ́jọ́ kan náà',
    'Muna kawo muku a rana ɗaya',
    'Anyị na-ebutere gị ya n’otu ụbọchị ahụ',
  ],
  [
    /(?:nationwide delivery|waybill(?: is)? available|we waybill)/,
    'A máa ń fi ránṣẹ́ sí ibi gbogbo',
    'Muna aikawa ko’ina',
    'Anyị na-eziga ya ebe niile',
  ],
  [/same day(?: service)?/, 'Lọ́jọ́ kan náà', 'A rana ɗaya', 'N’otu ụbọchị ahụ'],
  [
    /(?:we finish|ready|done) (?:the |on the )?same day/,
    'A máa ń parí rẹ̀ lọ́jọ́ kan náà',
    'Muna gamawa a rana ɗaya',
    'Anyị na-emecha ya n’otu ụbọchị ahụ',
  ],
  [
    /(?:we )?come to (?:your (?:house|home)|you)|home service(?: available| dey)?/,
    'A máa ń wá sí ilé yín',
    'Muna zuwa gidanku',
    'Anyị na-abịa n’ụlọ gị',
  ],
  [
    /(?:we )?come and inspect free|free inspection/,
    'A máa wá yẹ̀ ẹ́ wò lọ́fẹ̀ẹ́',
    'Za mu zo mu duba kyauta',
    'Anyị ga-abịa lelee ya n’efu',
  ],
  [/open (?:daily|every ?day)/, 'A máa ń ṣí lójoojúmọ́', 'Muna buɗewa kowace rana', 'Anyị na-emeghe kwa ụbọchị'],
  [/hand[- ](?:made|sewn|embroidered|woven)/, 'Ọwọ́ la fi ṣe é', 'Aikin hannu ne', 'E ji aka mee ya'],
  [/wholesale/, 'À ń tà lọ́pọ̀', 'Muna sayar da sari', 'Anyị na-ere n’ọtụtụ'],
  [/made to (?:measure|order)/, 'A máa ń ṣe é bí ẹ ṣe fẹ́', 'Muna yi yadda kuke so', 'Anyị na-eme ya otú ị chọrọ'],
  [/free (?:entry|entrance)|(?:entry|entrance)(?: is)? free/, 'Ọ̀fẹ́ ni ìwọlé', 'Shiga kyauta ne', 'Ịbanye bụ n’efu'],
  [/free transport(?: available)?/, 'Ọkọ̀ ọ̀fẹ́ wà', 'Akwai mota kyauta', 'Ụgbọala n’efu dị'],
  [
    /(?:all|everybody|everyone)(?: are| is)? (?:welcome|invited)/,
    'Gbogbo ènìyàn la pè',
    'Ana maraba da kowa',
    'A na-anabata onye ọ bụla',
  ],
  [/(?:1|one)[- ]year warranty/, 'Ìdánilójú ọdún kan wà', 'Akwai garantin shekara ɗaya', 'Nkwa otu afọ dị'],
  [
    /pay(?:ment)? on delivery(?: (?:is )?available)?/,
    'Ẹ sanwó tí ẹ bá gbà á',
    'Ku biya idan an kawo',
    'Kwụọ ụgwọ mgbe ị natara ya',
  ],
  [/limited (?:slots?|seats?|spaces?)/, 'Ààyè kò pọ̀', 'Wuri kaɗan ne', 'Oche adịghị ọtụtụ'],
  [/for sale/, 'A fẹ́ tà á', 'Na sayarwa ne', 'Anyị na-ere ya'],
  [/sugarless|sugar[- ]free|no (?:added )?sugar/, 'Kò sí ṣúgà nínú rẹ̀', 'Babu sukari', 'Shuga adịghị ya'],
  [/honest/, 'Olóòótọ́ ni wá', 'Mu masu gaskiya ne', 'Anyị na-ekwu eziokwu'],
  [/professional/, 'Akọ́ṣẹ́mọṣẹ́ ni wá', 'Mu ƙwararru ne', 'Anyị maara ọrụ anyị'],
  [/painless/, 'Kò ní dùn yín', 'Ba zai yi zafi ba', 'Ọ gaghị afụ gị ụfụ'],
  [/waterproof/, 'Omi kì í wọ inú rẹ̀', 'Ruwa ba ya shiga', 'Mmiri anaghị abanye ya'],
]
const ANDS = [' àti ', ' da ', ' na ']
/** Matches the Igbo word for `in` before a name that begins with a vowel. */
const BEFORE_VOWEL = /(?<!\p{Lu}\S*)(?<= )na (?=[AEIOUỊỌỤ])/u
const WHOLE = [...CLAUSES, ...MORE_CLAUSES, ...TRADE_CLAUSES].map(([typed, ...said]) => ({
  typed: new RegExp(`^(?:${typed.source})\\.?$`, 'iu'),
  said,
}))

/** Whether the parts that stay as typed are names or numbers. Plurals in small letters are nouns, not names. */
const isSaid = (groups: RegExpExecArray | null): boolean =>
  groups
    ?.slice(1)
    .every((part) => !/^\p{Ll}+s$/u.test(part ?? '') && !isEnglish((part ?? '').replace(/ and /giu, ' '))) ?? false

/** @returns the translation, or undefined if the clause is not in the list */
export function sayWhole(language: Language, clause: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const known = at < 0 ? undefined : WHOLE.find(({ typed }) => isSaid(typed.exec(clause)))
  if (!known) return undefined
  const said = clause.replace(known.typed, known.said[at] ?? '')
  return (LANGUAGES[at] === 'Igbo' ? said.replace(BEFORE_VOWEL, 'n’') : said).replace(/ and /giu, ANDS[at] ?? ' and ')
}
