import type { Call } from '../../script-pack.ts'

const acts = [
  'Àwọn ènìyàn ń [kí ara wọn lẹ́nu ọ̀nà|wọlé bọ̀|to àga], [a rí wọn láti ọ̀nà jíjìn díẹ̀|a gbọ́ ohùn wọn].',
  'A rí [ìwé ìpè|ọjọ́ náà lórí fóònù], [ní tòsí|fún ìṣẹ́jú àáyá mẹ́ta].',
  'A rí ibẹ̀ [láti iwájú|láti ẹnu ọ̀nà], [nínú ìmọ́lẹ̀ tó dára|díẹ̀díẹ̀].',
] as const

export const come: Call = {
  details: [
    '[Ní ọjọ́ náà|Nínú ètò náà|Ó tún wà níbẹ̀]: {it}[|, fún gbogbo ènìyàn|, ẹ̀yin ará].',
    '[Ohun mìíràn|Ohun kan tún wà] ní ọjọ́ náà: {it}[|, ẹ má pàdánù rẹ̀|, ẹ mú ẹnì kan dání].',
  ],
  brands: [
    '{brand} [ń pè yín|fìfẹ́ pè yín][|, ẹ̀yin àti ẹbí yín|, ẹ̀yin àti ọ̀rẹ́ yín].',
    'Ìpè láti ọ̀dọ̀ {brand} rèé[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
  ],
  story: {
    starts: [
      '[Lánàá|Lọ́sẹ̀ tó kọjá|Láàárọ̀ yìí], [aládùúgbò mi|ọ̀rẹ́ mi kan|ìbátan mi kan] bi mí pé: [“Níbo lo máa lọ lọ́jọ́ náà?”|“Kí lo máa ṣe lọ́jọ́ náà?”] [Mo dá a lóhùn|Ìdáhùn mi rèé]: {brand} ti [pè mí|pè wá].',
      '[Ẹ jẹ́ kí n sọ nǹkan kan fún yín|Ẹ gbọ́ mi díẹ̀]: [ọjọ́ kan wà tí kò yẹ kí ẹ pàdánù|ìpè kan wà tó yẹ kí ẹ jẹ́].',
    ],
    middles: [
      'Ó tún bi mí pé: [“Ṣé èmi náà lè wá?”|“Ṣé àlejò lè wá?”] Mo ní: [gbogbo ènìyàn la pè|máa bọ̀|wọ́n pe ìwọ náà].',
      'A ti [jọ ṣètò rẹ̀|jọ pinnu]: [a jọ máa lọ|a máa pàdé lọ́nà], [kí ẹnikẹ́ni má dá lọ|ó máa ń dùn tí a bá pọ̀].',
      'Ó ti [sọ fún àwọn ènìyàn rẹ̀|pe arábìnrin rẹ̀|kọ ọjọ́ náà sílẹ̀][| báyìí].',
      'Bí ọjọ́ náà ṣe [wọ inú ètò wa|di ohun tí à ń retí] nìyẹn.',
    ],
    ends: [
      '[Ta lẹ máa mú wá|Ta lẹ máa pè]? [Ẹ sọ fún un lónìí|Ẹ pè é báyìí].',
      'Ètò tèmi nìyẹn, [ó kàn yín báyìí|ẹ̀yin náà ẹ ṣe tiyín].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Ohun tó yẹ kí ẹ mọ̀ rèé|Ohun tó ń bọ̀ rèé|Ẹ gbọ́ èyí][|, ní kúkúrú].',
      '[Àwọn ènìyàn ń bi wá|Ẹ ń bi wá], [ìdáhùn rèé|ẹ gbọ́ ọ].',
    ],
    middles: [
      '[Kò dìgbà tí ẹ bá mọ ẹnikẹ́ni|Ẹ lè dá wá]: [ẹnì kan máa kí yín|àlejò wa ni yín].',
      'Tí ẹ kò bá mọ [ọ̀nà|ibẹ̀], [ẹ pè wá|ẹ bi wá] [ṣáájú ọjọ́ náà|kí ọjọ́ náà tó dé], [a máa ṣàpèjúwe rẹ̀|a máa fi ọ̀nà hàn yín].',
      'Ẹ kọ ọjọ́ náà sílẹ̀ [báyìí|lónìí], [kí ẹ má bàa gbàgbé|kí nǹkan mìíràn má bàa gbà á].',
    ],
    ends: [
      '[Ní kúkúrú|Ẹ rántí]: {brand} ń pè yín[|, ẹ̀yin àti ẹbí yín].',
      'Ẹ ti gbọ́ báyìí, [ẹ̀yin nìkan ló kù|à ń retí yín].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Ẹ dúró|Ẹ má kọjá lọ|Ẹ gbọ́][|, a pè yín|, ẹ̀yin là ń pè].',
      'Ta lẹ máa mú wá? [Ẹ pè é|Ẹ sọ fún un|Ẹ fi èyí ránṣẹ́ sí i].',
    ],
    middles: [
      'Ẹ sọ fún [arábìnrin yín|ọ̀rẹ́ kan|aládùúgbò yín] nípa ọjọ́ náà[|, báyìí|, kó má bàa pàdánù rẹ̀].',
      '[Ẹ fi ọjọ́ náà sọ́kàn|Ẹ kọ ọjọ́ náà sílẹ̀][|, ẹ jọ̀ọ́]: [kí nǹkan mìíràn má gbà á|ọjọ́ wa nìyẹn].',
      'Ṣé [aṣọ yín|ẹbí yín] ti ṣetán? [Ẹ máa bọ̀|À ń retí yín].',
    ],
    ends: [
      '[Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ]: {brand} ń pè yín, [ẹ má pàdánù rẹ̀|ẹ máa bọ̀|à ń retí yín].',
      '[Ó kù sọ́wọ́ yín|Ẹ̀yin ló kàn]: [ẹ pín èyí|ẹ sọ fún àwọn ènìyàn yín].',
    ],
    acts,
  },
  advice: [
    'Ẹ [tètè dé|dé ṣáájú àkókò], [kí ẹ lè rí ìjókòó tó dára|kí ẹ lè kí àwọn ènìyàn], kí ẹ sì [pa ìró fóònù yín|fọkàn balẹ̀].',
    'Tí ẹ bá ń bọ̀ pẹ̀lú [àwọn ọmọdé|àwọn àgbà|ènìyàn púpọ̀], [ẹ sọ fún wa ṣáájú|ẹ jẹ́ ká mọ̀], [kí a lè múra sílẹ̀ fún wọn|kí wọ́n lè rí ìjókòó].',
    'Ẹ mú [ọ̀rẹ́ kan|ẹbí yín|aládùúgbò yín] dání: [ó máa ń dùn tí a bá pọ̀|kò yẹ kí ẹnikẹ́ni dá jókòó].',
    'Ẹlòmíràn máa sọ pé [ọwọ́ òun dí|ó ti rẹ òun], ṣùgbọ́n [ẹ máa bọ̀|ẹ wá bẹ́ẹ̀]: [inú yín máa dùn pé ẹ wá|ìrẹ́pọ̀ máa ń fúnni lókun].',
    'Ẹ ṣètò bí ẹ ṣe máa [wá|padà sílé], [ẹ jọ wọ ọkọ̀ kan náà|ẹ jọ lọ], [kí ẹnikẹ́ni má kánjú|kí gbogbo yín lè dé láyọ̀].',
    'Tí ẹ bá fẹ́ ràn wá lọ́wọ́, [ẹ béèrè ohun tó kù láti ṣe|ẹ sọ ohun tí ẹ lè ṣe], [gbogbo ọwọ́ ló wúlò|ọwọ́ púpọ̀ máa ń mú iṣẹ́ yá].',
    'Ẹ jẹ́ ká mọ̀ [tí ẹ bá ń bọ̀|bí ẹ ṣe máa pọ̀ tó], [kí a lè múra sílẹ̀|kí ìjókòó lè tó].',
    'Ẹ pín èyí [lórí status yín|nínú gúrúùpù yín] [lónìí|báyìí], [ẹnì kan ń retí ìpè|àwọn ènìyàn máa ń wá tí a bá pè wọ́n].',
    'Ẹ béèrè ohunkóhun tí ẹ bá fẹ́ mọ̀ [ṣáájú ọjọ́ náà|lónìí], [a wà fún yín|a máa dáhùn], [kí ọjọ́ náà lè dùn|kí ọkàn yín lè balẹ̀].',
    'Ẹ tètè sọ fún [ọ̀gá yín níbi iṣẹ́|àwọn ará ilé yín], [kí ọjọ́ náà lè ṣófo fún yín|kí ẹnikẹ́ni má bàa pè yín padà].',
    'Ẹ gba iná sí fóònù yín [kí ẹ tó jáde|lálẹ́ ọjọ́ tó ṣáájú], [kí ẹ lè ya fọ́tò|kí àwọn ènìyàn yín lè pè yín].',
    'Tí òjò [bá ń rọ̀|bá ṣú], ẹ mú agbòjò dání: [a ṣì ń retí yín|òjò kò lè dí wa lọ́wọ́].',
    'Tí ẹ bá pẹ́ díẹ̀, [ẹ má bẹ̀rù|ẹ rọra wọlé]: [ààyè ṣì wà|ó sàn ju kí ẹ má wá lọ].',
    'Ẹ bi [ẹni tuntun kan|ẹni tó jókòó tì yín] ní orúkọ rẹ̀, [bí ọ̀rẹ́ ṣe ń bẹ̀rẹ̀ nìyẹn|ẹnì kan lè di ọ̀rẹ́ yín].',
    'Tí ẹ bá dé ilé, [ẹ sọ bó ṣe rí fún wa|ẹ kọ̀wé sí wa], [kí èyí tó ń bọ̀ lè dára sí i|inú wa máa dùn láti gbọ́].',
    'Àwọn àgbà àti àwọn tí kò lè rìn dáadáa [náà la pè|káàbọ̀ pẹ̀lú], [ẹnì kan máa ràn wọ́n lọ́wọ́|a máa tọ́jú wọn].',
  ],
}
