import type { Language } from '@ufaro/contract/tools/copywriter.ts'

type Said = readonly [RegExp, string, string, string]
const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']

/** What sellers type in English as a whole clause, in Yoruba, Hausa and Igbo. `$1` is a number or an amount. */
const CLAUSES: readonly Said[] = [
  [/all (?:brands|types|models|kinds)/, 'Gbogbo irú rẹ̀', 'Kowane iri', 'Ụdị ọ bụla'],
  [/(\d+) months?/, 'Oṣù $1', 'Wata $1', 'Ọnwa $1'],
  [/(\d+) weeks?/, 'Ọ̀sẹ̀ $1', 'Mako $1', 'Izu $1'],
  [/(\d+) days?/, 'Ọjọ́ $1', 'Kwana $1', 'Ụbọchị $1'],
  [/(\d+) yards?/, 'Yáàdì $1', 'Yadi $1', 'Yaadị $1'],
  [/(\d+) lit(?:re|er)s?/, 'Lítà $1', 'Lita $1', 'Lita $1'],
  [/(\d+) lit(?:re|er)s? (₦[\d,]+)/, 'Lítà $1: $2', 'Lita $1: $2', 'Lita $1: $2'],
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
    'Anyị na-ezigara ya n’ebe niile',
  ],
  [/same day(?: service)?/, 'Lọ́jọ́ kan náà', 'A rana ɗaya', 'N’otu ụbọchị ahụ'],
  [
    /(?:we finish|ready|done) (?:the |on the )?same day/,
    'A máa ń parí rẹ̀ lọ́jọ́ kan náà',
    'Muna gamawa a rana ɗaya',
    'Anyị na-emecha ya n’otu ụbọchị ahụ',
  ],
  [
    /we come to (?:your (?:house|home)|you)|home service(?: available| dey)?/,
    'A máa ń wá sí ilé yín',
    'Muna zuwa gidanku',
    'Anyị na-abịa n’ụlọ gị',
  ],
  [
    /we come and inspect free|free inspection/,
    'A máa wá yẹ̀ ẹ́ wò lọ́fẹ̀ẹ́',
    'Za mu zo mu duba kyauta',
    'Anyị ga-abịa lelee ya n’efu',
  ],
  [
    /order (\d+) days? (?:before|ahead)/,
    'Ẹ sọ fún wa ní ọjọ́ $1 ṣáájú',
    'Ku yi oda kwana $1 kafin lokacin',
    'Gwa anyị ụbọchị $1 tupu oge ahụ',
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
  [/pay(?:ment)? on delivery/, 'Ẹ sanwó tí ẹ bá gbà á', 'Ku biya idan an kawo', 'Kwụọ ụgwọ mgbe ị natara ya'],
  [/limited (?:slots?|seats?|spaces?)/, 'Ààyè kò pọ̀', 'Wuri kaɗan ne', 'Oche adịghị ọtụtụ'],
  [/for sale/, 'A fẹ́ tà á', 'Na sayarwa ne', 'Anyị na-ere ya'],
  [/sugarless|sugar[- ]free|no (?:added )?sugar/, 'Kò sí ṣúgà nínú rẹ̀', 'Babu sukari', 'Shuga adịghị ya'],
  [/honest/, 'Olóòótọ́ ni wá', 'Mu masu gaskiya ne', 'Anyị na-ekwu eziokwu'],
  [/professional/, 'Akọ́ṣẹ́mọṣẹ́ ni wá', 'Mu ƙwararru ne', 'Anyị maara ọrụ anyị'],
  [/painless/, 'Kò ní dùn yín', 'Ba zai yi zafi ba', 'Ọ gaghị afụ gị ụfụ'],
  [/waterproof/, 'Omi kì í wọ inú rẹ̀', 'Ruwa ba ya shiga', 'Mmiri anaghị abanye ya'],
]
const WHOLE = CLAUSES.map(([typed, ...said]) => ({ typed: new RegExp(`^(?:${typed.source})\\.?$`, 'iu'), said }))

/** @returns nothing where the clause is not one of these */
export function sayWhole(language: Language, clause: string): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const known = at < 0 ? undefined : WHOLE.find(({ typed }) => typed.test(clause))
  return known && clause.replace(known.typed, known.said[at] ?? '')
}
