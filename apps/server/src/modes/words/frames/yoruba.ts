import type { Rule, Rules } from '../grammar.ts'
import type { Frame } from './frame.ts'

const PASS_IT_ON: Rule =
  'Ẹ [fi ọ̀rọ̀ yìí ránṣẹ́ sí|fi ọ̀rọ̀ yìí han|pín ọ̀rọ̀ yìí fún] [ọ̀rẹ́ yín|aládùúgbò yín|ẹbí yín|àwọn ènìyàn yín|ẹni tí ẹ mọ̀][| lónìí| báyìí|, ẹ jọ̀ọ́|, ẹ ṣé o].'

const KNOW: Rule =
  'Tí ẹ bá mọ [ọ̀rẹ́|aládùúgbò|ẹlẹgbẹ́|ìbátan] kan tó [máa fẹ́ mọ̀|máa fẹ́ gbọ́ èyí|nílò èyí], [ẹ fi ránṣẹ́ sí i|ẹ sọ fún un|ẹ pín in fún un].'

const THANKS: Rule =
  '[Ẹ ṣé|Ẹ ṣé gan-an|A dúpẹ́] [tí ẹ ka èyí|fún àkókò yín|tí ẹ kà á dé òpin][|, ẹ kí àwọn ènìyàn yín|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].'

const write: Rules = [
  '{Reach} {when}.',
  '{Reach} [fún àlàyé|fún àlàyé sí i|láti mọ̀ sí i] {when}.',
  '[Fún àlàyé sí i|Láti mọ̀ sí i|Tí ẹ bá ní ìbéèrè|Tí ẹ bá fẹ́ mọ̀ sí i], {reach} {when}.',
]

export const yoruba: Frame = {
  labels: { place: 'Ibi', phone: 'Fóònù' },
  alone: [
    [/(?<=bi|pè|hàn|ràn|bá) wá(?! [^.]*ránṣẹ́)/gu, ' mí'],
    [/(?<![\p{L}\p{M}])(?:kí a|ká)(?![\p{L}\p{M}])/gu, 'kí n'],
    [/(?<= )wa(?![\p{L}\p{M}])/gu, 'mi'],
    [/(?<![\p{L}\p{M}])a (?:máa|ó)(?![\p{L}\p{M}])/gu, 'màá'],
    [/(?<![\p{L}\p{M}])a (?=fẹ́|ní|wà|ṣe)/gu, 'mo '],
    [/À (?=ń retí)/gu, 'Mò '],
    [/à (?=ń retí)/gu, 'mò '],
    [/A dúpẹ́/gu, 'Mo dúpẹ́'],
  ],
  hooks: {
    'Persuasive & Direct': [
      '[Ọ̀rọ̀ wa rèé|Àlàyé rèé|Ohun tó yẹ kí ẹ mọ̀ rèé|Ohun tí a fẹ́ kí ẹ mọ̀ rèé][| ní kúkúrú| ní ṣókí|, ẹ jọ̀ọ́, ẹ kà á|, ẹ kà á dáadáa|, ẹ̀yin ará].',
      '[Ní kúkúrú|Ní ṣókí|Láì fa ọ̀rọ̀ gùn|Láì fi àkókò ṣòfò]: [ọ̀rọ̀ wa rèé|àlàyé rèé|ohun tó yẹ kí ẹ mọ̀ rèé|èyí wà fún yín|ẹ ka èyí].',
      '[Ẹ ka èyí|Ẹ fún wa ní ìṣẹ́jú kan|Ẹ kà á dé òpin|Ẹ dúró díẹ̀|Ẹ gbọ́ ọ̀rọ̀ kan|Ẹ ka ọ̀rọ̀ yìí][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [èyí wà fún yín|àlàyé rèé|ọ̀rọ̀ wa rèé|ohun tó yẹ kí ẹ mọ̀ rèé].',
    ],
    'Friendly & Casual': [
      '[Ẹ ǹlẹ́ o|Ẹ kú déédé ìwòyí|Ẹ kú ọjọ́ mẹ́ta|Ẹ káàbọ̀][| gbogbo yín|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ará|, ẹ̀yin ènìyàn wa]: [ọ̀rọ̀ kékeré rèé|èyí wà fún yín|a ní ọ̀rọ̀ fún yín|ìròyìn rèé|ẹ ka èyí|ọ̀rọ̀ wa rèé].',
      '[Ọ̀rọ̀ kékeré|Ọ̀rọ̀ kúkúrú|Ìkéde kékeré|Ìròyìn kékeré] [láti ọ̀dọ̀ wa|fún yín|láti ọ̀dọ̀ wa sí yín][|, ẹ jọ̀ọ́, ẹ kà á|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ará].',
    ],
    'Humorous & Witty': [
      '[Ìkéde|Ìròyìn tuntun|Ẹ gbọ́ o|Ẹ fetí sílẹ̀][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [ẹ má sọ pé ẹnikẹ́ni kò sọ fún yín|ẹ kà á kí aládùúgbò yín tó kà á|ẹ jókòó kí ẹ tó kà á|ẹ fara balẹ̀ kí ẹ kà á|ẹ gbé rìmóòtù sílẹ̀ kí ẹ kà á].',
      '[Ẹ gbé rìmóòtù sílẹ̀|Ẹ gbé bísíkíìtì yẹn sílẹ̀|Ẹ fi fídíò yẹn sílẹ̀|Ẹ fi ìtàkúrọ̀sọ yẹn sílẹ̀][| ná|, ẹ jọ̀ọ́|, ẹ̀yin ọ̀rẹ́]: [èyí wà fún yín|ìṣẹ́jú kan péré ni|ẹ ka èyí|ọ̀rọ̀ wa rèé|ẹ máa padà síbẹ̀].',
    ],
    'Urgent & Scarcity-driven': [
      '[Ẹ má kọjá lọ|Ẹ dúró díẹ̀|Ẹ má fi í sílẹ̀ di ọ̀la|Ẹ ka èyí báyìí|Ẹ má fi falẹ̀][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [èyí wà fún yín|àlàyé rèé|ẹ kà á dé òpin|ọ̀rọ̀ wa rèé|ìṣẹ́jú kan péré ni].',
      '[Ẹ tètè ka èyí|Ẹ má gbàgbé láti ka èyí|Ẹ ka ọ̀rọ̀ yìí lónìí][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [èyí wà fún yín|àlàyé rèé|ọ̀rọ̀ wa rèé].',
    ],
    'Inspirational & Aspirational': [
      '[Díẹ̀díẹ̀ ni ohun rere máa ń bẹ̀rẹ̀|Gbogbo ìgbésẹ̀ ló ṣe pàtàkì|Ìgbésẹ̀ kan ni a fi ń bẹ̀rẹ̀|Òní jẹ́ ọjọ́ rere|Ohun rere yẹ fún yín]: [ẹ bẹ̀rẹ̀ níbí|ẹ bẹ̀rẹ̀ lónìí|ẹ ka èyí|èyí wà fún yín|ọ̀rọ̀ wa rèé][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́|, ẹ jọ̀ọ́].',
      '[Ẹ̀yin ọ̀rẹ́|Ẹ̀yin ará|Ẹ̀yin ènìyàn wa], [òní jẹ́ ọjọ́ rere|gbogbo ìgbésẹ̀ ló ṣe pàtàkì|ohun rere yẹ fún yín]: [ọ̀rọ̀ wa rèé|èyí wà fún yín|ẹ ka èyí].',
    ],
  },
  towns: [
    '[Ẹ̀yin ará {towns}|Ẹ̀yin tó ń gbé ní {towns}|Tí ẹ bá wà ní {towns}|Gbogbo ẹ̀yin tó wà ní {towns}], [èyí wà fún yín|ẹ wo èyí|tiyín rèé|ẹ gbọ́ èyí|ẹ ka èyí|ọ̀rọ̀ yín rèé].',
    '[Ọ̀rọ̀|Ìkéde|Ọ̀rọ̀ kékeré|Ìròyìn|Ìkéde kékeré] fún [àwọn tó wà ní|àwọn ará|gbogbo ará|àwọn tó ń gbé ní] {towns}[, ẹ jọ̀ọ́, ẹ kà á|: ẹ wò ó|: tiyín rèé|: ẹ kà á].',
  ],
  calls: {
    come: [
      '[A pè yín|A fìfẹ́ pè yín|A ń pè yín|Inú wa dùn láti pè yín][|, ẹ̀yin àti ẹbí yín|, ẹ̀yin àti ọ̀rẹ́ yín|, ẹ̀yin àti àwọn ènìyàn yín|, gbogbo yín]: [ẹ káàbọ̀|ẹ wá|ẹ fi ọjọ́ náà sọ́kàn|à ń retí yín].',
      '[Ẹ fi ọjọ́ náà sọ́kàn|Ẹ wá àyè fún un|Ẹ sọ fún gbogbo ènìyàn|Ẹ tan ọ̀rọ̀ náà ká][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: [a pè yín|ẹ káàbọ̀|à ń retí yín|a fẹ́ rí yín].',
    ],
    give: [
      '[Ẹ lè ṣèrànwọ́|Ìrànlọ́wọ́ yín ṣe pàtàkì|A lè ṣe é pọ̀|A nílò ìrànlọ́wọ́ yín|A ń bẹ̀bẹ̀ fún ìrànlọ́wọ́ yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [ẹ ka èyí|àlàyé rèé|ọ̀rọ̀ wa rèé|bí ẹ ṣe lè ṣèrànwọ́ rèé].',
      '[Ẹ ràn wá lọ́wọ́|Ẹ ṣàtìlẹ́yìn fún wa|Ẹ dúró tì wá][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: [gbogbo ẹ̀bùn ló ṣe pàtàkì|díẹ̀ náà ṣe pàtàkì|àlàyé rèé|ọ̀rọ̀ wa rèé].',
    ],
    apply: [
      '[Iṣẹ́ wà|A ń wá òṣìṣẹ́|Ààyè iṣẹ́ wà][|, ẹ̀yin ará|, ẹ jọ̀ọ́|, ẹ̀yin ọ̀rẹ́]: [àlàyé rèé|ẹ ka èyí dé òpin|ọ̀rọ̀ wa rèé|ẹ ka àlàyé náà].',
      '[Ṣé ẹ ń wá iṣẹ́|Ṣé ẹ fẹ́ iṣẹ́|Ṣé ẹ mọ ẹni tó ń wá iṣẹ́]? [Àlàyé rèé|Ẹ ka èyí|Ọ̀rọ̀ wa rèé|Ẹ ka àlàyé náà][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
  },
  passes: {
    come: [PASS_IT_ON, KNOW, THANKS],
    give: [PASS_IT_ON, KNOW, THANKS],
    apply: [
      'Tí ẹ bá mọ [ẹnì kan|ọ̀rẹ́ kan|aládùúgbò kan] tó ń wá iṣẹ́, [ẹ fi èyí ránṣẹ́ sí i|ẹ sọ fún un|ẹ jẹ́ kó mọ̀][| lónìí|, ẹ jọ̀ọ́].',
      'Ẹ [pín èyí fún|fi èyí ránṣẹ́ sí|fi èyí han] [ẹni tó ń wá iṣẹ́|àwọn ènìyàn yín|àwọn ọ̀rẹ́ yín][| lónìí|, ó lè ràn wọ́n lọ́wọ́|, ẹ jọ̀ọ́].',
    ],
  },
  shares: {
    'Gen Z': [
      'Ẹ [fi èyí ránṣẹ́ sí|fi èyí han] [ọ̀rẹ́ yín|àwọn ọ̀rẹ́ yín|ẹgbẹ́ yín|àwọn akẹ́kọ̀ọ́ ẹgbẹ́ yín][| báyìí|, kí wọ́n rí i|, ẹ má fi falẹ̀].',
      'Ẹ [fi èyí sí|gbé èyí sí|pín èyí ní] [gúrúùpù yín|gúrúùpù kíláàsì yín|gúrúùpù ọ̀rẹ́ yín][| báyìí|, kí wọ́n rí i|, ẹ jọ̀ọ́].',
    ],
    Millennials: [
      'Ẹ tọ́jú èyí [di òpin ọ̀sẹ̀|di ìgbà tí ẹ bá nílò rẹ̀|kí ẹ má bàa gbàgbé][|, ẹ̀yin ọ̀rẹ́|, kí ẹ sì pín in fún ọ̀rẹ́|, ẹ jọ̀ọ́].',
      KNOW,
    ],
    Professionals: [
      'Ẹ [pín èyí fún|fi èyí ránṣẹ́ sí|fi èyí han] [ẹlẹgbẹ́ yín|àwọn ẹlẹgbẹ́ iṣẹ́ yín|ẹnì kan níbi iṣẹ́][| lónìí|, ó lè ràn wọ́n lọ́wọ́|, ẹ jọ̀ọ́].',
      'Tí [àkókò kò bá sí|ẹ bá wà lẹ́nu iṣẹ́], [ẹ tọ́jú èyí di ìgbà ìsinmi|ẹ tún èyí kà lákòókò ìsinmi].',
    ],
    Families: [
      'Ẹ [pín èyí fún|fi èyí ránṣẹ́ sí|fi èyí han] [ẹbí yín|gbogbo ará ilé|àwọn ẹ̀gbọ́n àti àbúrò|àwọn ènìyàn yín nílé][| lónìí|, wọ́n máa fẹ́ mọ̀|, ẹ jọ̀ọ́].',
      'Ẹ sọ fún [ẹbí yín|gbogbo ará ilé|ìyá àti bàbá|àwọn ènìyàn yín] nípa èyí[| lónìí|, lẹ́yìn náà ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa|, ẹ jọ̀ọ́].',
    ],
    'Luxury Consumers': [THANKS, KNOW],
  },
  closes: {
    write,
    book: [
      '{Reach} [láti yan ọjọ́|láti yan ọjọ́ tó bá rọrùn|kí a lè ṣètò ọjọ́] {when}.',
      'Láti [yan ọjọ́|ṣètò ọjọ́|yan àkókò], {reach} {when}.',
      '[Tí ẹ bá fẹ́ yan ọjọ́|Tí ẹ bá nílò rẹ̀|Tí ẹ bá fẹ́ ká ṣe é], {reach} {when}.',
    ],
    order: [
      '{Reach} [láti ra tiyín|láti rà á] {when}.',
      'Láti [ra tiyín|rà á], {reach} {when}.',
      '[Tí ẹ bá fẹ́ rà á|Tí ẹ bá fẹ́ ra tiyín], {reach} {when}.',
    ],
    join: [
      '{Reach} [láti forúkọ sílẹ̀|fún ìforúkọsílẹ̀] {when}.',
      '[Láti forúkọ sílẹ̀|Fún ìforúkọsílẹ̀], {reach} {when}.',
      'Ẹ [forúkọ sílẹ̀|wá forúkọ sílẹ̀] {when}.',
    ],
    come: [
      '[À ń retí yín|Ẹ jọ̀ọ́, ẹ wá|Inú wa máa dùn láti rí yín|Ẹ káàbọ̀|A fẹ́ rí yín|Ẹ má pàdánù rẹ̀][|, ẹ mú ọ̀rẹ́ yín dání|, ẹ mú ẹbí yín dání|, ẹ tètè dé|, ẹ sọ fún ọ̀rẹ́ yín|, ẹ̀yin ará].',
      'Ẹ [sọ fún ọ̀rẹ́ yín|sọ fún aládùúgbò yín|mú ọ̀rẹ́ yín dání|mú ẹbí yín dání|pe àwọn ènìyàn yín][|, à ń retí yín|, ẹ káàbọ̀|, a fẹ́ rí yín|, ẹ jọ̀ọ́].',
    ],
    give: [
      'Ẹ [ṣèrànwọ́|ṣàtìlẹ́yìn|fi ẹ̀bùn yín ránṣẹ́|ràn wá lọ́wọ́] [lónìí|báyìí|lọ́sẹ̀ yìí|lóṣù yìí|nígbà tí ẹ bá lè ṣe é][|, gbogbo ẹ̀bùn ló ṣe pàtàkì|, kí ẹ sì sọ fún ọ̀rẹ́ yín|, ẹ ṣé o].',
      '[Láti ṣàtìlẹ́yìn|Láti ṣèrànwọ́|Láti fún wa ní ẹ̀bùn], {reach} [lónìí|báyìí|lọ́sẹ̀ yìí|nígbàkígbà].',
    ],
    apply: ['{Reach} [tí ẹ bá fẹ́ iṣẹ́ náà|fún iṣẹ́ náà] {when}.', '[Tí ẹ bá fẹ́ iṣẹ́ náà|Fún iṣẹ́ náà], {reach} {when}.'],
  },
  visits: [
    'Ẹ [wá|máa bọ̀|yà sí ọ̀dọ̀ wa|wá sí ọ̀dọ̀ wa|wá bá wa] [lónìí|báyìí][|, à ń retí yín|, ẹ káàbọ̀|, ẹ ó rí wa níbẹ̀].',
    '[À ń retí yín|Inú wa máa dùn láti rí yín][| lónìí| lọ́sẹ̀ yìí][|, ẹ máa bọ̀|, ẹ jọ̀ọ́, ẹ wá|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
  ],
  reaches: {
    message: 'ẹ kàn sí wa|ẹ fi ọ̀rọ̀ ṣọwọ́ sí wa|ẹ fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa|ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa|ẹ bá wa sọ̀rọ̀',
    phone: 'ẹ pè wá|ẹ pè wá sórí fóònù',
  },
  whens: {
    'Persuasive & Direct': ['lónìí', 'báyìí', 'nígbàkígbà', 'lọ́jọ́kọ́jọ́', 'lọ́sẹ̀ yìí'],
    'Friendly & Casual': ['lónìí', 'nígbàkígbà', 'lọ́sẹ̀ yìí'],
    'Humorous & Witty': [
      'kí ẹ tó gbàgbé',
      'kí wọ́n tó mú iná lọ',
      'kí bátìrì fóònù yín tó tán',
      'kí aládùúgbò yín tó gbọ́',
      'kí ọ̀gá yín tó pè yín',
    ],
    'Urgent & Scarcity-driven': ['báyìí', 'lónìí, kì í ṣe lọ́la', 'kí ilẹ̀ tó ṣú', 'kíákíá', 'kí ẹ tó gbàgbé'],
    'Inspirational & Aspirational': ['lónìí', 'báyìí', 'lónìí gan-an', 'nígbàkígbà', 'lọ́sẹ̀ yìí'],
  },
  before: 'kí ó tó di|títí di(?= ọjọ́ \\d)',
  soon: ['lónìí', 'báyìí', 'kíákíá'],
}
