import type { Advert } from '../advert.ts'

const MESSAGE = 'Ẹ [fi ọ̀rọ̀ ránṣẹ́ sí wa|kọ̀wé sí wa|kàn sí wa|bá wa sọ̀rọ̀|fi àtẹ̀jíṣẹ́ ránṣẹ́ sí wa]'

export const yoruba: Advert = {
  openings: {
    'Persuasive & Direct': [
      '[Ní kúkúrú|Láìfọ̀rọ̀ gùn|Kí ẹ lè mọ̀|Ọ̀rọ̀ náà rèé|Ẹ gbọ́ wa|Ohun tí a fẹ́ sọ rèé|Ẹ wo èyí dáadáa|Ohun tí a mú wá rèé|Ẹ jẹ́ ká sọ òótọ́][|, ẹ̀yin ará|, ẹ jọ̀ọ́]: {product}.',
      'Tó bá jẹ́ [èyí lẹ ń wá|èyí lẹ nílò|irú èyí lẹ fẹ́], [ẹ ti dé ibi tó tọ́|ẹ bá wa sọ̀rọ̀|ẹ bẹ̀rẹ̀ níbí|ẹ má lọ jìnnà mọ́|a wà fún yín][|, ẹ̀yin ará]: {product}.',
    ],
    'Friendly & Casual': [
      '[Ẹ kú déédé ìwòyí|Ẹ ǹlẹ́ o|Ẹ káàbọ̀|Ẹ kú ọjọ́ mẹ́ta][| gbogbo yín|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ará]! [Ohun tí a ní fún yín rèé|Ọ̀rọ̀ kékeré kan rèé|Èyí wà fún yín|Ẹ jọ̀ọ́, ẹ wo èyí|Ọ̀rọ̀ wa rèé]: {product}.',
      '[Ọ̀rọ̀ kékeré kan|Ìránnilétí kékeré|Kí ẹ lè mọ̀|Ìròyìn ayọ̀|Ọ̀rọ̀ láti ọ̀dọ̀ wa|Ìkéde kékeré|Ẹ jọ̀ọ́, ẹ gbọ́][|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ènìyàn wa|, ẹ̀yin ará]: {product}.',
    ],
    'Humorous & Witty': [
      '[Ìkéde|Ìròyìn tuntun|Ẹ gbọ́ o|Ẹ fetí sílẹ̀][|, ẹ̀yin ará|, gbogbo yín]: {product}. [“N kò mọ̀” kì í ṣe àwáwí mọ́|Ẹ ṣe bí ẹni tí kò rí i|Ẹ má sọ pé àwa la sọ ọ́|Ẹ jọ̀ọ́, ẹ pàtẹ́wọ́|Kí aládùúgbò yín má gbọ́ ṣáájú yín].',
      '[A fẹ́ dákẹ́|A gbìyànjú láti dákẹ́|A rò pé a lè panu mọ́], ṣùgbọ́n [a ò lè ṣe é|ẹnu ń yún wa|kò ṣeé ṣe|ọ̀rọ̀ náà dùn jù|a ò lè pa á mọ́ra]: {product}.',
    ],
    'Urgent & Scarcity-driven': [
      '[Ẹ má dúró|Ẹ má fi falẹ̀|Ẹ má fi í sílẹ̀ di ìgbà mìíràn|Ẹ yára|Ẹ má kọjá lọ|Ẹ tètè gbọ́][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: {product}.',
      '{product}: [òní dára|àkókò ti tó|ẹ má sún un síwájú mọ́|ẹ tètè wá|ẹ pè wá lónìí|ẹ má dúró dọ̀la][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
    'Inspirational & Aspirational': [
      '[Kò dìgbà tí ohun gbogbo bá pé|Ohun rere máa ń bẹ̀rẹ̀ pẹ̀lú ìpinnu kan|Ẹ jẹ́ kí ọ̀sẹ̀ yìí yàtọ̀|Ìgbésẹ̀ rere kan ti tó fún òní|Ẹ ṣe ohun rere fún ara yín|Ohun rere máa ń bẹ̀rẹ̀ díẹ̀díẹ̀][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: {product}.',
      'Tó bá ti [wà lọ́kàn yín|pẹ́ tí ẹ ti ń rò ó|wà nínú ètò yín], [ẹ gbé ìgbésẹ̀|ẹ bẹ̀rẹ̀|ẹ kàn sí wa|ẹ bá wa sọ̀rọ̀] [báyìí|lónìí|lọ́tẹ̀ yìí]: {product}.',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Ẹ jọ̀ọ́, ẹ ka èyí|Ẹ fún wa ní ìṣẹ́jú kan|Ẹ kà á dé òpin|Ẹ jẹ́ ká lọ tààrà sí ọ̀rọ̀|Ohun tó yẹ kí ẹ mọ̀ rèé|Òtítọ́ rèé][|, ó kúrú|, lẹ́yìn náà ẹ pinnu|, láìfọ̀rọ̀ gùn].',
      '[Ẹ béèrè|Àwọn ènìyàn ń béèrè|Púpọ̀ nínú yín béèrè|Ẹ fẹ́ mọ̀], [nítorí náà òun rèé|ìdáhùn rèé|gbogbo rẹ̀ wà níbí].',
    ],
    'Friendly & Casual': [
      '[Ẹ ǹlẹ́ o|Ẹ káàbọ̀|Ẹ kú déédé ìwòyí|Ẹ kú ọjọ́ mẹ́ta][ gbogbo yín|, ẹ̀yin ọ̀rẹ́|, ẹ̀yin ará|, ẹ̀yin ènìyàn rere], [a ní nǹkan fún yín|ọ̀rọ̀ kékeré rèé|èyí wà fún yín|ẹ dúró díẹ̀|ìròyìn wà].',
      '[Ọ̀rọ̀ kékeré|Ìkéde kékeré|Ìròyìn kékeré|Ọ̀rọ̀ kúkúrú] [láti ọ̀dọ̀ wa|fún yín|fún àwọn ènìyàn wa].',
    ],
    'Humorous & Witty': [
      '[Ìkéde|Ìròyìn tuntun|Ẹ gbọ́ o|Ẹ fetí sílẹ̀]: [ẹ ò lè sọ pé ẹnikẹ́ni kò sọ fún yín|àwáwí ti parí|ẹ kà á kí aládùúgbò yín tó kà á|ẹ fara balẹ̀ kí ẹ kà á|ẹ jókòó kí ẹ tó kà á].',
      '[Ẹ dúró níbẹ̀|Ẹ gbé rìmóòtù sílẹ̀|Ẹ gbé bísíkíìtì yẹn sílẹ̀|Ẹ fi ìjíròrò yẹn sílẹ̀], [èyí wà fún yín|a ní ohun tó dára jù|ìṣẹ́jú kan péré ni|ẹ máa tẹ̀síwájú lẹ́yìn rẹ̀].',
    ],
    'Urgent & Scarcity-driven': [
      '[Ẹ má kọjá lọ|Ẹ dúró díẹ̀|Ẹ má fi í sílẹ̀ di ìgbà mìíràn|Ẹ ka èyí báyìí|Ẹ má dúró mọ́][|, ẹ jọ̀ọ́|, ẹ̀yin ará|: tiyín ni|: ẹ kà á dé òpin].',
      '[Báyìí|Òní|Ọ̀sẹ̀ yìí] ni àkókò láti [ka èyí|ṣe é|pinnu|gbé ìgbésẹ̀], [kì í ṣe ìgbà mìíràn|kì í ṣe oṣù tó ń bọ̀|ẹ̀yin ará|ẹ jọ̀ọ́].',
    ],
    'Inspirational & Aspirational': [
      '[Ohun rere máa ń bẹ̀rẹ̀ díẹ̀díẹ̀|Gbogbo ìgbésẹ̀ ló ṣe pàtàkì|Ìpinnu kan ló ń bẹ̀rẹ̀ rẹ̀|Àlá ńlá máa ń bẹ̀rẹ̀ níbì kan|Kò dìgbà tí ohun gbogbo bá pé][: ẹ bẹ̀rẹ̀ níbí|: ẹ kà á|, èyí lè jẹ́ tiyín|, nítorí náà ẹ wò ó].',
      '[Ó ṣeé ṣe|Ẹ lè bẹ̀rẹ̀|Ẹ lè gbé ìgbésẹ̀|Ẹ lè pinnu] [lónìí|báyìí|lọ́sẹ̀ yìí], [ẹ kà á|ẹ kà á dé òpin|ọ̀rọ̀ náà rèé].',
    ],
  },
  invites: [
    '[A pè yín|A fìfẹ́ pè yín|Ìwé ìpè yín rèé|Ẹ fi ọjọ́ náà pamọ́|Ìpè pàtàkì][|, ẹ̀yin àti àwọn ènìyàn yín|, ẹ mú ẹnì kan dání|, ẹ jọ̀ọ́]: {product}.',
    '{product}: [ẹ dara pọ̀ mọ́ wa|ẹ má pàdánù rẹ̀|ẹ wá àyè fún un|inú wa máa dùn láti rí yín][|, ẹ mú ọ̀rẹ́ yín dání|, ẹ mú àwọn ènìyàn yín wá|, ẹ káàbọ̀].',
  ],
  calls: [
    '[A pè yín|A fìfẹ́ pè yín|Ìwé ìpè yín rèé|Ìpè pàtàkì][| láti ọ̀dọ̀ gbogbo wa|, àti ẹbí yín|, àti àwọn ọ̀rẹ́ yín|, ẹ jọ̀ọ́, ẹ kà á].',
    '[Ẹ fi ọjọ́ náà pamọ́|Ẹ sọ fún gbogbo ènìyàn|Ẹ tan ọ̀rọ̀ náà ká|Ẹ wá àyè fún èyí][|, ẹ jọ̀ọ́|, ẹ̀yin ará|: ẹ káàbọ̀|: a fẹ́ rí yín níbẹ̀].',
  ],
  appeals: [
    '[Ẹ lè ṣèrànwọ́|Ìrànlọ́wọ́ yín ṣe pàtàkì|Díẹ̀ ń ṣe púpọ̀|A lè ṣe é pọ̀|Ẹ̀bùn kan lè yí ayé ẹnì kan padà][|, kò sì nira|, níbikíbi tí ẹ bá wà|: bó ṣe rí rèé|: ẹ jọ̀ọ́, ẹ kà á].',
    'Ẹ jẹ́ [ìdí tí ẹnì kan fi rẹ́rìn-ín|ara iṣẹ́ yìí|ọwọ́ ìrànlọ́wọ́|ìdáhùn sí àdúrà ẹnì kan] [lónìí|lọ́sẹ̀ yìí|lóṣù yìí|pẹ̀lú wa].',
  ],
  products: {
    order: [
      '[Ó ti dé|Ó ti ṣetán fún yín|Èyí wà fún yín|Ẹ wò ó|Ẹ má pàdánù rẹ̀|Ìròyìn ayọ̀][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {product}{price}{place}.',
      '{product}{price}{place}[: ẹ béèrè lọ́wọ́ wa|: ẹ bá wa sọ̀rọ̀|: ẹ má pàdánù rẹ̀|: ẹ kàn sí wa|: a wà fún yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
    book: [
      '[A wà fún yín|Ẹ wò ó|Ẹ bá wa sọ̀rọ̀|Èyí wà fún yín|Ẹ má lọ jìnnà mọ́|Ohun tí ẹ ń wá rèé][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {product}{price}{place}.',
      '{product}{price}{place}[: ẹ pè wá|: ẹ bá wa sọ̀rọ̀|: ẹ kàn sí wa|: a wà fún yín|: ẹ béèrè lọ́wọ́ wa][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
    join: [
      '[Ìforúkọsílẹ̀ ti bẹ̀rẹ̀|Ààyè wà fún yín|Ẹ dara pọ̀ mọ́ wa|Ẹ wò ó|Èyí wà fún yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {product}{price}{place}.',
      '{product}{price}{place}[: ẹ forúkọ sílẹ̀|: ẹ gba ààyè yín|: ẹ dara pọ̀ mọ́ wa|: ààyè wà fún yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
    come: [
      '[A pè yín|A fìfẹ́ pè yín|Ẹ dara pọ̀ mọ́ wa|Ẹ wá àyè fún un|Ẹ má pàdánù rẹ̀|À ń retí yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {product}{price}{place}.',
      '{product}{price}{place}[: a pè yín|: ẹ mú àwọn ènìyàn yín wá|: ẹ fi ọjọ́ náà pamọ́|: ẹ má pàdánù rẹ̀|: ẹ káàbọ̀][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
    give: [
      '[Ẹ lè ṣèrànwọ́|Ẹ jọ̀ọ́, ẹ ṣàtìlẹ́yìn|Ẹ jẹ́ ká jọ ṣe é|Ẹ fọwọ́ sowọ́ pọ̀ pẹ̀lú wa][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {product}{price}{place}.',
      '{product}{price}{place}[: ẹ lè ṣèrànwọ́|: gbogbo ẹ̀bùn ló ṣe pàtàkì|: ẹ dara pọ̀ mọ́ wa|: a nílò yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [láti béèrè ohunkóhun|fún àlàyé|láti gbọ́ sí i|kó má bàa fò yín] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.`,
      'Ẹ [bá wa sọ̀rọ̀|kàn sí wa|pè wá|béèrè lọ́wọ́ wa|kọ̀wé sí wa] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.',
    ],
    book: [
      `${MESSAGE} [láti béèrè ohunkóhun|láti gbọ́ sí i|fún àlàyé] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.`,
      'Ẹ [pè wá|bá wa sọ̀rọ̀|kàn sí wa|béèrè lọ́wọ́ wa|kọ̀wé sí wa] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.',
    ],
    join: [
      `${MESSAGE} [láti forúkọ sílẹ̀|láti dara pọ̀|láti gba ààyè yín|fún ìforúkọsílẹ̀] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.`,
      'Ẹ [forúkọ sílẹ̀|dara pọ̀ mọ́ wa|gba ààyè yín|wá forúkọ sílẹ̀] {when}[|, ẹ jọ̀ọ́|, ẹ̀yin ará]{contact}.',
    ],
    come: [
      '[À ń retí yín|Ẹ máa bọ̀|Ẹ jọ̀ọ́, ẹ wá|Ẹ má pàdánù rẹ̀|Ẹ fi ọjọ́ náà pamọ́|Inú wa máa dùn láti rí yín][|, ẹ mú ẹnì kan dání|, ẹ mú àwọn ènìyàn yín wá|, ẹ sọ fún ọ̀rẹ́ yín|, ẹ tètè dé|, ẹ káàbọ̀]{contact}.',
      'Ẹ [sọ fún ọ̀rẹ́ yín|sọ fún aládùúgbò yín|mú ẹnì kan dání|kó àwọn ènìyàn yín jọ|tan ọ̀rọ̀ náà ká][| kí ẹ sì jọ wá| kí ẹ sì dara pọ̀ mọ́ wa|, à ń retí yín| kí ẹ sì tètè dé]{contact}.',
    ],
    give: [
      'Ẹ [fi ẹ̀bùn yín ránṣẹ́|ṣàtìlẹ́yìn|dara pọ̀ mọ́ wa|dúró tì wá] [lónìí|lọ́sẹ̀ yìí|lóṣù yìí|báyìí|nígbà tí ẹ bá lè ṣe é][|, gbogbo ẹ̀bùn ló ṣe pàtàkì|, kí ẹ sì sọ fún ọ̀rẹ́ yín|, ẹ ṣé o]{contact}.',
      '[Láti fún wa ní ẹ̀bùn|Láti ṣàtìlẹ́yìn|Láti ṣèrànwọ́], [ẹ kọ̀wé sí wa|ẹ kàn sí wa|ẹ bá wa sọ̀rọ̀|ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa] [lónìí|báyìí|lọ́sẹ̀ yìí|nígbàkígbà]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['lónìí', 'báyìí', 'lọ́sẹ̀ yìí', 'kíákíá'],
    'Friendly & Casual': ['lónìí', 'nígbàkígbà', 'nígbà tí ẹ bá ṣetán', 'lọ́sẹ̀ yìí', 'nígbà tó bá rọrùn fún yín'],
    'Humorous & Witty': [
      'kí aládùúgbò yín tó ṣe é',
      'kí àǹtí yín tó gbọ́',
      'kí ọkàn yín tó yí padà',
      'kí owó tó tán lápò',
      'kí àwọn ọ̀rẹ́ yín tó gbọ́',
    ],
    'Urgent & Scarcity-driven': ['báyìí', 'lónìí, kì í ṣe lọ́la', 'kí ilẹ̀ tó ṣú', 'kíákíá', 'kó tó pẹ́ jù'],
    'Inspirational & Aspirational': ['lónìí', 'báyìí', 'lónìí gan-an', 'kíákíá', 'lọ́sẹ̀ yìí'],
  },
  shares: {
    'Gen Z': [
      'Ẹ [fi èyí ránṣẹ́ sí|fi èyí han] [ọ̀rẹ́ yín|àwọn ọ̀rẹ́ yín|ẹgbẹ́ yín|ọ̀rẹ́ kan yẹn|àwọn akẹ́kọ̀ọ́ ẹgbẹ́ yín][| báyìí|, ẹ mọ ẹni náà|, kí wọ́n rí i|, ẹ má fi falẹ̀].',
      'Ẹ [fi èyí sí|gbé èyí sí|pín èyí ní] [gúrúùpù yín|gúrúùpù kíláàsì yín|gúrúùpù ọ̀rẹ́ yín][| báyìí|, kí wọ́n rí i|, ẹ má fi falẹ̀|, ẹ jọ̀ọ́].',
    ],
    Millennials: [
      'Ẹ [fi èyí pamọ́|tọ́jú èyí] [di ìgbà tí owó oṣù bá wọlé|di òpin ọ̀sẹ̀|di ìgbà tí ẹ bá nílò rẹ̀|kí ẹ má bàa gbàgbé][|, ẹ̀yin ọ̀rẹ́|, kí ẹ sì pín in fún ọ̀rẹ́|, ẹ jọ̀ọ́].',
      'Tí ẹ bá mọ [ọ̀rẹ́|ẹlẹgbẹ́|arábìnrin|aládùúgbò] kan tó [nílò èyí|ń béèrè fún un|máa fẹ́ mọ̀], [ẹ pín in fún un|ẹ fi ránṣẹ́ sí i|ẹ sọ fún un].',
    ],
    Professionals: [
      'Ẹ [pín èyí fún|fi èyí ránṣẹ́ sí|fi èyí han] [ẹlẹgbẹ́ yín|àwọn ẹlẹgbẹ́ iṣẹ́ yín|ẹnì kan níbi iṣẹ́|gúrúùpù iṣẹ́ yín][| lónìí|, ó lè ràn wọ́n lọ́wọ́|, wọ́n lè nílò rẹ̀|, ẹ jọ̀ọ́].',
      'Tí [ọjọ́ yín bá kún|àkókò kò bá sí|ẹ bá wà lẹ́nu iṣẹ́], [ẹ kọ ìlà kan, a máa ṣe ìyókù|ọ̀rọ̀ kan ti tó|ẹ kọ̀wé sí wa lákòókò ìsinmi|ẹ fi èyí pamọ́ di ìgbà ìsinmi].',
    ],
    Families: [
      'Ẹ [pín èyí fún|fi èyí ránṣẹ́ sí|fi èyí han] [ẹbí yín|gbogbo ará ilé|arábìnrin yín|àwọn ẹ̀gbọ́n àti àbúrò|àwọn ènìyàn yín nílé][| lónìí|, wọ́n máa fẹ́ mọ̀|, ẹ jọ̀ọ́|, kí ẹ jọ pinnu].',
      'Ẹ sọ fún [ẹbí yín|gbogbo ará ilé|arábìnrin yín|ìyá àti bàbá|àwọn ènìyàn yín] nípa èyí[| lónìí|, lẹ́yìn náà ẹ kọ̀wé sí wa|, ẹ jọ̀ọ́|, kí ẹ jọ pinnu].',
    ],
    'Luxury Consumers': [
      'Tí ẹ bá [ní ìfẹ́ pàtàkì kan|ní nǹkan kan lọ́kàn|ní ìbéèrè], [ẹ sọ fún wa|ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa|a ń gbọ́|ẹ jẹ́ ká mọ̀|ẹ kọ̀wé sí wa tààrà].',
      'Fún [ìbéèrè kankan|ìfẹ́ pàtàkì|ohun pàtó|àlàyé sí i], [ẹ kọ̀wé sí wa|ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa|ẹ bá wa sọ̀rọ̀ tààrà|a wà fún yín].',
    ],
  },
}
