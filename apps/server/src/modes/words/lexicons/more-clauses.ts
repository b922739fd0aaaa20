import type { SaidClause } from './lexicon-type.ts'

const TOWN = '[a-z-]+(?: [a-z-]+)?'
const TOWNS = `${TOWN}(?:, ${TOWN})* and ${TOWN}`

export const MORE_CLAUSES: readonly SaidClause[] = [
  [
    /(?:free installation|installation(?: is)? free)/,
    'Ọ̀fẹ́ la máa fi sí i fún yín',
    'Sa shi kyauta ne',
    'Itinye ya bụ n’efu',
  ],
  [
    /24[- ]hours? (?:light|electricity|power)(?: supply)?/,
    'Iná wà tọ̀sán-tòru',
    'Akwai wuta dare da rana',
    'Ọkụ dị ehihie na abalị',
  ],
  [
    new RegExp(`free (?:home )?delivery (?:in|to|within|around|all over) (${TOWNS}|${TOWN})`),
    'Ọ̀fẹ́ ni ìfiránṣẹ́ ní $1',
    'Kai kaya kyauta ne a $1',
    'Ibutere gị ya bụ n’efu na $1',
  ],
  [
    new RegExp(`(?:we )?(?:deliver(?:y|s)?|send|waybill) (?:in|to|within|around|all over) (${TOWNS})`),
    'A máa ń gbé e wá bá yín ní $1',
    'Muna kai kaya $1',
    'Anyị na-ebuga ya na $1',
  ],
  [
    new RegExp(`(?:we )?(?:send|waybill) to (${TOWN})`),
    'A máa ń fi ránṣẹ́ sí $1',
    'Muna aikawa zuwa $1',
    'Anyị na-eziga ya na $1',
  ],
  [
    new RegExp(`home service (?:is |dey )?(?:available )?(?:in|around|within|for) (${TOWNS}|${TOWN})`),
    'A máa ń wá sí ilé yín ní $1',
    'Muna zuwa gida a $1',
    'Anyị na-abịa n’ụlọ gị na $1',
  ],
  [
    /(?:ready|done|fixed) in (\d+) hours/,
    'Ó máa ṣetán láàárín wákàtí $1',
    'Yana kammala cikin awa $1',
    'Ọ na-adị njikere n’ime awa $1',
  ],
  [
    /(?:please )?book (\d+) days? (?:before|ahead)/,
    'Ẹ sọ fún wa ní ọjọ́ $1 ṣáájú',
    'Ku sanar da mu kwana $1 kafin lokacin',
    'Gwa anyị ụbọchị $1 tupu oge ahụ',
  ],
  [
    /(?:please )?book (\d+) weeks? (?:before|ahead)/,
    'Ẹ sọ fún wa ní ọ̀sẹ̀ $1 ṣáájú',
    'Ku sanar da mu mako $1 kafin lokacin',
    'Gwa anyị izu $1 tupu oge ahụ',
  ],
  [
    /(?:1|one|a) ([a-z]+) feeds (\d+)(?: people)?/,
    '$1 kan tó fún ènìyàn $2',
    '$1 ɗaya yana isar mutum $2',
    'Otu $1 na-ezuru mmadụ $2',
  ],
  [
    /(?:you (?:can|fit) )?pay in (\d+) months/,
    'Ẹ lè san án láàárín oṣù $1',
    'Ana iya biya cikin wata $1',
    'I nwere ike ịkwụ ya n’ime ọnwa $1',
  ],
  [
    /(?:it is |it’s )?free for (?:children|kids) under (\d+)/,
    'Ọ̀fẹ́ ni fún ọmọ tí kò tíì pé ọdún $1',
    'Kyauta ne ga yaran da ba su kai shekara $1 ba',
    'Ọ bụ n’efu maka ụmụaka na-erubeghị afọ $1',
  ],
  [
    /swap (?:is )?(?:allowed|accepted|available)/,
    'Ẹ lè fi tiyín pààrọ̀ rẹ̀',
    'Ana yin musaya',
    'I nwere ike iji nke gị gbanwee ya',
  ],
  [
    /((?:[a-z]+ ){0,2}[a-z]+) (?:(?:is |dey )?working|dey work)(?: (?:well|perfectly|fine))?/,
    '$1 ń ṣiṣẹ́ dáadáa',
    '$1 yana aiki da kyau',
    '$1 na-arụ ọrụ nke ọma',
  ],
  [/((?:ssce|waec|ond|hnd|nce|degree)) (?:is |dey )?(?:ok|okay|enough|accepted)/, '$1 ti tó', '$1 ya isa', '$1 ezuola'],
  [/(?:fully )?vaccinated/, 'A ti fún wọn ní abẹ́rẹ́ àjẹsára', 'An yi musu rigakafi', 'E nyela ha ọgwụ mgbochi'],
  [/feeding (\d+) people/, 'A ń fún ènìyàn $1 ní oúnjẹ', 'Muna ciyar da mutum $1', 'Anyị na-enye mmadụ $1 nri'],
  [/school bus(?: available)?/, 'Ọkọ̀ ilé ìwé wà', 'Akwai motar makaranta', 'Ụgbọala ụlọ akwụkwọ dị'],
  [/small class(?:es)?/, 'Akẹ́kọ̀ọ́ kò pọ̀ ní kíláàsì', 'Ɗaliban aji ba su da yawa', 'Klaasị anyị anaghị eju oke'],
  [/computer room/, 'Yàrá kọ̀ǹpútà wà', 'Akwai ɗakin kwamfuta', 'Ụlọ kọmputa dị'],
  [/trained teachers/, 'Àwọn olùkọ́ wa mọṣẹ́', 'Malamanmu sun samu horo', 'Ndị nkuzi anyị maara ọrụ'],
  [/running water/, 'Omi ẹ̀rọ wà', 'Akwai ruwan famfo', 'Mmiri na-agba mgbe niile'],
  [/newly (?:painted|built|renovated)/, 'A ṣẹ̀ṣẹ̀ tún un ṣe ni', 'An sabunta shi', 'E mere ya ọhụrụ'],
  [
    new RegExp(`(?:free )?pick-? ?up and delivery (?:in|around|within) (${TOWNS}|${TOWN})`),
    'A máa ń wá gbé e, a sì ń dá a padà ní $1',
    'Muna zuwa mu ɗauka mu kuma kawo a $1',
    'Anyị na-abịa buru ya, bughachite ya na $1',
  ],
  [
    new RegExp(`free transport from (${TOWN}(?: \\d)?)`),
    'Ọkọ̀ ọ̀fẹ́ wà láti $1',
    'Akwai mota kyauta daga $1',
    'Ụgbọala n’efu dị site na $1',
  ],
  [
    /buy (\d+),?(?: and)? get (?:1|one) free/,
    'Ẹ ra $1, kí ẹ gba ọ̀kan lọ́fẹ̀ẹ́',
    'Ku sayi $1, ku sami ɗaya kyauta',
    'Zụta $1, nweta otu n’efu',
  ],
  [/pay (\d+) years?/, 'Owó ọdún $1 ni ẹ máa san', 'Za a biya na shekara $1', 'A ga-akwụ ụgwọ afọ $1'],
  [
    /free (?:health|medical) check(?:s|-?up)?/,
    'Àyẹ̀wò ìlera ọ̀fẹ́ wà',
    'Akwai duba lafiya kyauta',
    'Nlele ahụike n’efu dị',
  ],
  [/free (?:food|lunch|refreshments?)/, 'Oúnjẹ ọ̀fẹ́ wà', 'Akwai abinci kyauta', 'Nri n’efu dị'],
  [/manual and automatic/, 'Ẹ lè kọ́ manual àti automatic', 'Manual da automatic duka', 'Ma manual ma automatic'],
]
