import { type FactClause, of } from './fact-clause.ts'

/** Clauses about coming, waiting and exchanging. */
export const VISIT_CLAUSES: readonly FactClause[] = [
  [of('bar AMOUNT'), 'Ẹyọ kan: $1', 'Guda ɗaya: $1', 'Otu mkpụrụ: $1', 'One bar na $1'],
  [
    of('THINGS,? (?:all )?made by hand'),
    '$1 aláfọwọ́ṣe',
    '$1, aikin hannu',
    '$1 e ji aka mee',
    '$1 wey we make with hand',
  ],
  [of('fresh (every .+)'), 'A máa ń ṣe tuntun !1', 'Ana yin sabo !1', 'A na-eme nke ọhụrụ !1', 'Fresh one dey !1'],
  [of('shelf life(?: is|:)? SPAN'), 'Ó lè wà fún $1', 'Yana daɗewa har $1', 'Ọ na-adịru $1', 'E fit last $1'],
  [
    of('(?:we )?(?:are )?open (?:on )?((?:Satur|Sun)days?) (?:too|also|as well)'),
    'A máa ń ṣí ní !1 pẹ̀lú',
    'Muna buɗewa har da !1',
    'Anyị na-emeghekwa na !1',
    'We dey open on $1 join',
  ],
  [
    of('(?:children|kids) (?:under|below) (\\d+) (?:years )?pay half'),
    'Ọmọ tí kò tíì pé ọdún $1: ìdajì owó',
    'Yaran da ba su kai shekara $1 ba: rabin kuɗi',
    'Ụmụaka na-erubeghị afọ $1: ọkara ego',
    'Pikin wey never reach $1 years go pay half',
  ],
  [
    of('THING gets? (?:an? )?special prices?'),
    'Iye owó àkànṣe wà fún $1',
    'Akwai farashi na musamman ga $1',
    'Ọnụ ahịa pụrụ iche dịịrị $1',
    'Special price dey for $1',
  ],
  [
    of('we (?:write|print|put) your name on it (?:for )?free'),
    'A máa ń kọ orúkọ yín sí i lọ́fẹ̀ẹ́',
    'Muna rubuta sunanku a kai kyauta',
    'Anyị na-ede aha gị na ya n’efu',
    'We dey write your name for am free',
  ],
  [
    of('(?:you can )?exchange (?:it )?within SPAN'),
    'Ẹ lè pààrọ̀ rẹ̀ láàárín $1',
    'Ana iya canza shi cikin $1',
    'I nwere ike ịgbanwe ya n’ime $1',
    'You fit exchange am within $1',
  ],
  [
    of('(?:it )?ships in SPAN'),
    'A máa ń fi ránṣẹ́ láàárín $1',
    'Muna aikawa cikin $1',
    'Anyị na-ezipu ya n’ime $1',
    'We dey send am in $1',
  ],
  [
    of('THING,? open (?:day and night|24 hours)'),
    '$1 tó ń ṣí tọ̀sán-tòru',
    '$1 da ake buɗewa dare da rana',
    '$1 na-emeghe ehihie na abalị',
    '$1 wey dey open day and night',
  ],
  [
    of(
      '(?:only|maximum(?: of)?) (\\d+) (?:people|persons|pupils|students|children) (?:per|in an?|in each|in every) class',
    ),
    'Ènìyàn $1 péré ní kíláàsì kan',
    'Mutum $1 kawai a aji ɗaya',
    'Naanị mmadụ $1 n’otu klaasị',
    'Only $1 people for one class',
  ],
  [
    of('water (?:runs|flows) (every day|daily|always)'),
    'Omi wà lójoojúmọ́',
    'Akwai ruwa kowace rana',
    'Mmiri na-agba kwa ụbọchị',
    'Water dey run every day',
  ],
  [
    of('walk in or book'),
    'Ẹ wá tààrà tàbí kí ẹ gba àyè sílẹ̀',
    'Ku zo kai tsaye ko ku kama wuri',
    'Bịa ozugbo ma ọ bụ jide oge',
    'Just come or book',
  ],
  [
    of('pay (?:only )?after (?:it works|the work|work|we finish)'),
    'Ẹ sanwó tí iṣẹ́ bá parí',
    'Ku biya bayan an gama aiki',
    'Kwụọ ụgwọ mgbe ọrụ gwụchara',
    'Pay after work don finish',
  ],
]
