import { type FactClause, of } from './fact-clause.ts'

/** Clauses about coming, waiting and exchanging. */
export const VISIT_CLAUSES: readonly FactClause[] = [
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
