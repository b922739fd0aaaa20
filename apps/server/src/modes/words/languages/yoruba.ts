import type { Grammar } from '../grammar.ts'

export const yoruba: Grammar = {
  and: ' àti ',
  from: 'láti {price}',
  things: {
    food: 'oúnjẹ tó dùn',
    fashion: 'aṣọ tó rẹwà',
    beauty: 'ìtọ́jú ara',
    learning: 'ẹ̀kọ́ tó wúlò',
    events: 'àríyá tó dùn',
    service: 'iṣẹ́ tó mọ́',
    goods: 'ohun tó dára',
  },
  titles: {
    'Persuasive & Direct': [
      '[Ọ̀rọ̀ tààrà|Èyí tó tọ́|Ohun tí ẹ ń wá] [rèé|ti dé]',
      '[Ẹ má ṣe iyèméjì|Ẹ wò ó dáadáa], [ó dára|ó ń ṣiṣẹ́|tiyín ni]',
    ],
    'Friendly & Casual': [
      '[Ẹ kú ilé|Ẹ ǹlẹ́|Ẹ káàbọ̀] o',
      '[Ẹ wá gbọ́|Ẹ súnmọ́ bí|Ẹ yà wá], [a ní nǹkan fún yín|ọ̀rọ̀ dídùn dé|ti yín ni]',
    ],
    'Humorous & Witty': ['[Ẹ̀rín|Ayọ̀|Ìdùnnú] [dé|ń bọ̀|wọlé]', '[Aládùúgbò|Àǹtí yín|Ẹbí yín] [á bi yín|ti gbọ́|á fẹ́ mọ̀]'],
    'Urgent & Scarcity-driven': [
      '[Òní|Ìsinsìnyí] [lọjọ́ náà|ló dára jù|ni kí ẹ ṣe é]',
      '[Ẹ má jáfara|Ẹ má dúró|Kíákíá], [ó ń lọ|ẹ gba tiyín|ọ̀la jìnnà]',
    ],
    'Inspirational & Aspirational': [
      '[Ìbẹ̀rẹ̀|Ìgbésẹ̀|Ojú ọ̀nà] [tuntun|rere|tiyín]',
      '[Àlá yín|Ọ̀la yín|Iṣẹ́ yín] [máa dára|máa yọrí sí rere|lè ṣẹ]',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'Bí ẹ bá [ń wá|fẹ́|nílò|ń béèrè fún] {product} [tó dára|tó ṣeé gbẹ́kẹ̀ lé|tó tó owó rẹ̀|láìsí àwáwí], [ẹ ti dé ibi tó yẹ|ibí ni kí ẹ dúró|ẹ bá wa sọ̀rọ̀|ẹ má wá a lọ sí ibòmíràn].',
      'Lórí ọ̀rọ̀ {product}, [ẹ má ṣe gba ohun tí kò tẹ́ yín lọ́rùn|ẹ má ṣe máa méfò|kíkéré ọ̀rọ̀ ló dára jù|àkíyèsí ṣe pàtàkì]: ẹ [yan|mú|gba] [èyí tó ń ṣiṣẹ́|èyí tí ẹ lè yẹ̀ wò|ọ̀dọ̀ ẹni tó ń mú ọ̀rọ̀ rẹ̀ ṣẹ].',
      '{product}, [láìsí àwáwí|láìsí ìtàn|láìsí wàhálà|tààrà]: ẹ [wò ó|béèrè|yẹ̀ ẹ́ wò], ẹ [pinnu|yan|rà á], [ó di tiyín|ìyókù wà lọ́wọ́ wa|ó parí].',
    ],
    'Friendly & Casual': [
      '[Ẹ ǹlẹ́ o|Ẹ kú ilé o|Ẹ káàbọ̀|Ẹ̀yin ènìyàn wa], [a ní|a mú|ẹ wo] {product} [wá fún yín|tó ń dúró dè yín|tí ẹ máa fẹ́ràn|fún ẹ̀yin àti ẹbí yín].',
      'Bí ẹ bá [fẹ́ràn|ń ronú nípa|ti ń béèrè fún|ń gbádùn] {product}, [ẹ súnmọ́ bí|ẹ dúró díẹ̀|ọ̀rọ̀ yìí kàn yín|ẹ jẹ́ ká sọ̀rọ̀]: [a ti múra sílẹ̀ fún yín|ẹ wà láàárín ẹbí|inú yín á dùn|ó ti wà nílẹ̀].',
      '[Ẹ gbọ́ ná|Ọ̀rọ̀ kékeré kan rèé|Ṣé ẹ mọ̀|Ẹ jẹ́ ká sọ fún yín]: [a ní|a ń pèsè|ẹ lè rí] {product} [bí ẹ ṣe fẹ́ ẹ|pẹ̀lú ìfẹ́|pẹ̀lú ẹ̀rín músẹ́], nítorí náà [ẹ wá wò ó|ẹ yà wá|ẹ wá kí wa].',
    ],
    'Humorous & Witty': [
      '[Ìkìlọ̀|Ìkéde pàtàkì|Ìròyìn tuntun|Ọ̀rọ̀ dókítà]: {product} lè fa [ẹ̀rín|ijó|ìgbéraga díẹ̀|inú dídùn] [ní gbangba|nínú ilé|kí ọ̀sán tó pọ́n|láìsí ìdí].',
      'A [gbìyànjú|fẹ́|ṣèlérí] láti [dákẹ́|rẹ ara wa sílẹ̀|má sọ nǹkan kan] nípa {product}, [àmọ́ ẹnu wa kò gbà|àmọ́ kò ṣeé ṣe|ẹ wò wá báyìí|a ò lè tó ìṣẹ́jú méjì].',
      '[Aládùúgbò yín|Àǹtí yín|Àwọn ọ̀rẹ́ yín|Ẹbí yín] máa [bi yín|fẹ́ mọ̀] ibi tí ẹ ti rí {product}, nítorí náà [ẹ múra ìdáhùn sílẹ̀|ẹ kọ́ bí ẹ ṣe máa rẹ́rìn-ín|ẹ ṣe bí ẹni tí kò mọ̀|ẹ máa wò wọ́n lójú].',
    ],
    'Urgent & Scarcity-driven': [
      '[Òní|Ìsinsìnyí|Báyìí|Àkókò yìí] ni kí ẹ [gba|ra|béèrè fún|mú] {product}, [kì í ṣe ọ̀la|kì í ṣe ọ̀sẹ̀ tó ń bọ̀|kí ẹ tó gbàgbé|nígbà tó ṣì wà lọ́kàn yín].',
      'Ẹ má [dúró dọ̀la|jáfara|sún un síwájú|sọ pé “ó di ìgbà mìíràn”]: {product} lè jẹ́ tiyín [lónìí|kí ilẹ̀ tó ṣú|báyìí|pẹ̀lú ọ̀rọ̀ kan ṣoṣo].',
      'Ẹ ti [fẹ́|béèrè fún|fojú sí] {product} [tipẹ́|láti ọjọ́ yìí], nítorí náà [ẹ yára|ẹ ṣe é lónìí|ẹ gbé ìgbésẹ̀]: [ohun rere kì í dúró|ẹni tó bá tètè dé ló ń yàn|ọ̀la ní tirẹ̀].',
    ],
    'Inspirational & Aspirational': [
      '[Gbogbo ohun ńlá|Gbogbo ìtàn rere|Gbogbo àlá|Gbogbo ìbẹ̀rẹ̀ tuntun] ń bẹ̀rẹ̀ pẹ̀lú [ìgbésẹ̀ kékeré kan|ìpinnu rere kan|“bẹ́ẹ̀ ni” kan], {product} sì lè jẹ́ [ìgbésẹ̀ náà|ìbẹ̀rẹ̀ náà|apá kan rẹ̀|tiyín].',
      'Ẹ ti [jìnnà|ṣiṣẹ́ kára|kọ́ púpọ̀|borí púpọ̀], ẹ jẹ́ kí {product} [bá yín lọ|wà nínú ohun tó ń bọ̀|sàmì sí ọjọ́ náà|máa rán yín létí] [láti òní lọ|nígbà gbogbo|lójoojúmọ́].',
      'Ẹ [yan|mú|gba] {product} fún [ẹni tí ẹ fẹ́ dà|ìgbésí ayé tí ẹ ń kọ́|ọjọ́ tó ń bọ̀|àwọn tí ẹ fẹ́ràn], [ìgbésẹ̀|ọjọ́|ìpinnu] kan lẹ́ẹ̀kan.',
    ],
  },
  products: [
    '[A ní|Ẹ lè rí|A mú wá|Ẹ wá gba|Ẹ wá ra] {product}{price}{place}[, láìsí ọ̀rọ̀ púpọ̀|, nígbàkígbà||, fún yín].',
    '{product}{price}{place}[: ohun tí à ń ṣe nìyẹn|: gbogbo ọ̀rọ̀ náà nìyẹn|, ẹ káàbọ̀|: tiyín ni bí ẹ bá béèrè|, fún ẹ̀yin àti ẹbí yín].',
    '[Ẹ béèrè fún|Ẹ bá wa sọ̀rọ̀ nípa|Ẹ ronú wa fún] {product}{price}{place}[, ẹ ó sì rí i|, lọ́jọ́kọ́jọ́|, ẹ fi ìyókù sílẹ̀ fún wa|].',
  ],
  clauses: {
    price: [' ní {price}', ' fún {price}', ', {price} péré,'],
    place: [' ní {place}', ' níbí ní {place}', ', ní àárín {place}'],
  },
  sayings: [
    '[Ohun kan|Nǹkan kan] [tó yẹ kí ẹ mọ̀ rèé|tó dùn mọ́ wa rèé|tí wọ́n máa ń béèrè rèé]: {it}',
    '[Bákan náà|Síwájú sí i|Pẹ̀lú èyí], [ká sọ òótọ́|kó lè yé yín|ní kúkúrú]: {it}',
    '[Kókó ọ̀rọ̀|Ohun tó ṣe pàtàkì|Ibi tó dùn jù|Ohun tí à ń sọ] [rèé|nìyí]: {it}',
    '[Ẹ wo|Ẹ gbọ́|Ẹ fi sọ́kàn|Ẹ mọ] [bó ṣe rí|èyí náà|òótọ́ yìí]: {it}',
  ],
  prices: [
    '[Iye rẹ̀ ni|Owó rẹ̀ ni|Ẹ máa san|Ó jẹ́] {price}[, kò sí ohun tó fara sin|, kedere|, ẹ lè múra sílẹ̀|, ó parí].',
    '{price} [ló tó|ni iye rẹ̀|ni ẹ máa san|péré ni][, láìsí àfikún|, láti ìbẹ̀rẹ̀ dé òpin|, ìyẹn náà ni|].',
    '[Gbogbo èyí|Gbogbo rẹ̀] fún {price}[: ẹ ṣírò ó|, a ti sọ ọ́ ṣáájú|, ẹ mọ ohun tí ẹ máa gbà|].',
    '[Ẹ mú|Ẹ fi|Ẹ tọ́jú] {price} [sílẹ̀, àwa á ṣe ìyókù|wá, ó ti parí|lọ́wọ́, ẹ rẹ́rìn-ín].',
  ],
  places: [
    '[Ẹ máa rí wa|A wà|Ẹ wá bá wa|Ẹ wá wa] ní {place}[, ẹ yà wá|, ẹ káàbọ̀ nígbàkígbà|, kò jìnnà|].',
    '[Bí ẹ bá wà|Nígbàkígbà tí ẹ bá wà|Bí ẹ bá dé] ní {place}, [ẹ yà wá|a wà nítòsí|ẹ wá kí wa|ẹ wá wa].',
    'Ẹ̀yin ará {place}, [ti yín lèyí|a wà nítòsí yín|aládùúgbò yín ni wá|ẹ ṣoríire][, ẹ máa bọ̀|, ẹ wá wò ó|].',
  ],
  deals: [
    '[Ó tún kù o|Báyìí|Ẹ̀ẹ̀kún rẹ̀ rèé|Ẹ mú èyí mọ́ ọn|Ó tún dára sí i]: {deal}[, nítorí yín|, fún yín nìkan|, láìsí ẹ̀tàn|].',
    'Ẹ [má pàdánù|béèrè nípa|rántí|lo] [ẹ̀bùn yìí|àǹfààní yìí|àǹfààní tó wà nílẹ̀]: {deal}.',
    '{deal}: [ti wa nìyẹn|àǹfààní náà nìyẹn|nítorí yín la ṣe ṣe é|ọ̀nà ìdúpẹ́ wa nìyẹn][, pẹ̀lú ayọ̀|, pẹ̀lú ẹ̀rín|].',
  ],
  qualities: [
    '[Ẹ ronú|Ẹ máa retí|Ẹ wo] {words}[: bó ṣe yẹ kó rí nìyẹn|, bí ẹ ṣe fẹ́ ẹ|, nígbà gbogbo|, kò sí àbùkù].',
    '{words}: [bí a ṣe ń ṣe é nìyẹn|ohun tí à ń lépa nìyẹn|ẹ máa rí i fúnra yín|bí ẹ ṣe béèrè][, nígbà gbogbo|, láìsí àwáwí|].',
    'A [fẹ́ kó|máa ń jẹ́ kó|fẹ́ràn kó] jẹ́ {words}[, ó sì hàn|, bí ẹ̀yin náà ṣe fẹ́|, ìyẹn náà ni].',
  ],
  keywords: [
    'Bí ẹ bá [ronú nípa|gbọ́ nípa|nílò|sọ̀rọ̀ nípa] {words}, [ẹ rántí wa|ẹ mọ ẹni tí ẹ máa pè|ẹ má gbàgbé orúkọ wa].',
    '[Ẹ ní|Wọ́n ní|A gbọ́ pé|Ẹ sọ pé] {words}, [a ti gbọ́|àwa nìyẹn|a wà fún yín|inú wa dùn]: [ẹ máa bọ̀|ẹ má wá a kiri mọ́|a ti múra|ẹ káàbọ̀].',
    'Láti {words} títí dé [ohun tó kéré jù|ìparí iṣẹ́|gbogbo ìyókù], [a ti ronú kàn án|ọkàn yín balẹ̀|ohunkóhun kò yẹ̀].',
    'Fún {words}, [ibí ni kí ẹ ti bẹ̀rẹ̀|ẹ ti dé ibi tó yẹ|àwa ni ènìyàn yín|ẹ wo ọ̀dọ̀ wa][, láìsí wàhálà|, lọ́jọ́kọ́jọ́|].',
  ],
  audiences: {
    'Gen Z': [
      'Ẹ̀yin ọ̀dọ́ [mọ ayédèrú|ń rí ẹ̀tàn|mọ òótọ́] [láti òkèèrè|lójú kan náà|kíákíá], nítorí náà [a sọ òótọ́ fún yín|a mú ohun gidi wá|ẹ wò ó dáadáa|a jẹ́ kó rọrùn].',
      '[Kò sí wàhálà|Kò sí àlàyé gígùn|Láìsí ariwo]: [ó bá ìgbésí ayé yín mu|ó dára nínú fọ́tò|ó ń ṣe ohun tó sọ], [àwọn ọ̀rẹ́ yín máa béèrè|ẹ̀yin náà á mọ̀|kókó ọ̀rọ̀ nìyẹn].',
    ],
    Millennials: [
      'Láàárín [iṣẹ́|sún-kẹrẹ fà-kẹrẹ|ìrìn àjò] àti [ẹbí|owó ilé|gbogbo ìyókù], [ó yẹ kí ẹ rí|ẹ tọ́ sí|ó dára kí ẹ ní] ohun tó [rọrùn|ń ṣiṣẹ́|kò ní wàhálà|ń mú ọjọ́ fúyẹ́].',
      'Ẹ ti ṣiṣẹ́ fún [owó|àkókò] yín, nítorí náà [ẹ ná an síbi tó hàn|ẹ lò ó dáadáa|ẹ fi ra ìbàlẹ̀ ọkàn|ẹ fi sí ohun rere][, bó ṣe yẹ|, láìkábàámọ̀|, lónìí|].',
    ],
    Professionals: [
      '[Ọjọ́ yín|Iṣẹ́ yín|Àkókò yín] ti [kún|pọ̀ tó], nítorí náà [ẹ jẹ́ kí èyí rọrùn|ẹ fi èyí sílẹ̀ fún wa|ẹ pinnu ní ìṣẹ́jú kan] [kí ẹ sì máa bá iṣẹ́ lọ|pẹ̀lú ìdánilójú|kí ọkàn yín balẹ̀].',
      'Àwọn [oníbàárà|ẹlẹgbẹ́|ènìyàn] máa ń rí [yíyàn rere|àkíyèsí kékeré|ohun tó dára], èyí sì máa [sọ rere nípa yín|fi yín hàn dáadáa|hàn lẹ́nu iṣẹ́].',
    ],
    Families: [
      '[Tọmọdé tàgbà|Láti orí ọmọ dé ìyá àgbà|Ńlá àti kékeré], [gbogbo ilé|gbogbo ẹbí|ẹnì kọ̀ọ̀kan] máa [rí ohun tó wù wọ́n|rẹ́rìn-ín|jàǹfààní rẹ̀|béèrè sí i].',
      'Nínú [ilé|ilé tó kún fún ọmọ|ẹbí], [ohun gbogbo gbọ́dọ̀ wúlò|ìrọ̀rùn ló dára|àlàáfíà ló ṣe pàtàkì], èyí sì [ń ràn yín lọ́wọ́|wúlò fún yín|yé wa dáadáa].',
    ],
    'Luxury Consumers': [
      'Kì í ṣe [ohun púpọ̀|ariwo] lẹ nílò, [ohun tó tọ́|ohun tó dára jù lọ|ohun tó máa pẹ́] lẹ nílò, [ẹ ó sì mọ̀ ọ́n|tí a fi àkíyèsí ṣe|tí a yàn dáadáa|láìsí àbùkù].',
      '[Ohun iyebíye|Ọlá tòótọ́|Ìtọ́wò rere] [kì í pariwo|kì í kánjú|wà nínú àkíyèsí kékeré], [ẹ máa mọ̀ ọ́n lára|ẹ máa rí i lójú kan náà|ibẹ̀ la ti ń bẹ̀rẹ̀].',
    ],
  },
  trades: {
    food: [
      'Ẹ [wá pẹ̀lú ebi|pe àwọn ọ̀rẹ́ yín|fi ìkòkò sílẹ̀ nílé], [ẹ máa yó|abọ́ á sọ̀rọ̀ fúnra rẹ̀|àwa á ṣe ìyókù|ikùn yín á dúpẹ́][, láìsí àní-àní|, ẹ gbà wá gbọ́|].',
      '[Oúnjẹ ọ̀sán yín|Ìparí ọ̀sẹ̀ yín|Àríyá yín|Oúnjẹ alẹ́ yín] [ti dáhùn|lè sinmi|ti dára], [ẹnikẹ́ni kò ní dáná|ilé ìdáná yín á sinmi|gbogbo ènìyàn á jẹun].',
    ],
    fashion: [
      'Ẹ wọ̀ ọ́ [lọ síbi iṣẹ́|lọ́jọ́ Àìkú|lọ sí òde àríyá|lọ́jọ́kọ́jọ́], [kí wọ́n máa wò yín|kí ẹ gba oríyìn|kí ẹ rìn bí ọba|kí ojú wọn là].',
      '[Àpótí aṣọ yín|Ìmúra yín|Aṣọ òde yín] [ti ń dúró dè é|máa dúpẹ́|yẹ fún un], nítorí náà [ẹ wá wọ̀ ọ́ wò|ẹ yan àwọ̀ yín|ẹ mú ìwọ̀n yín].',
    ],
    beauty: [
      '[Dígí yín|Fọ́tò yín|Awọ ara yín|Ojú yín] [máa rí i|máa dúpẹ́|ti ń dúró], nítorí náà [ẹ tọ́jú ara yín|ẹ fara balẹ̀|ẹ kẹ́ ara yín díẹ̀].',
      '[Ẹwà|Ìmọ́tótó|Ìtọ́jú ara|Dídán ara] [kì í ṣe àṣejù|wà lára ọjọ́ rere|ń mú inú dùn], nítorí náà [ẹ jókòó|ẹ mú àkókò yín|ẹ bẹ̀rẹ̀ lónìí].',
    ],
    learning: [
      'Ẹ mú [ìbéèrè|ìwé ìkọ̀wé|ìfẹ́ ẹ̀kọ́] yín wá, ẹ máa mú [ìmọ̀|ìdáhùn|iṣẹ́ ọwọ́] [lọ sílé|tó wúlò|tó máa bá yín lọ].',
      '[Ẹ bẹ̀rẹ̀ níbi tí ẹ wà|Kò dìgbà tí ẹ bá mọ gbogbo rẹ̀|Ìbéèrè kò kéré jù|Ẹni tó ṣẹ̀ṣẹ̀ ń bẹ̀rẹ̀ náà lè wá]: [a máa ń lọ díẹ̀díẹ̀|à ń kọ́ ọ nípa ṣíṣe é|ẹ máa rí ìlọsíwájú yín].',
    ],
    events: [
      '[Àwọn àlejò yín|Gbogbo gbọ̀ngàn|Àwọn ènìyàn yín] máa [sọ nípa rẹ̀|rántí ọjọ́ náà|jó|béèrè ẹni tó ṣe é], [ẹ̀yin náà á sì gbádùn|ẹ sì lè sinmi|ẹ máa ya fọ́tò].',
      'Ẹ [mú ọjọ́|sọ ọjọ́ fún wa|fi ọjọ́ pamọ́], [àwa á mú ìyókù wá|ẹ fi wàhálà sílẹ̀ fún wa|ẹ máa ronú nípa aṣọ yín][, a ṣèlérí|, ó rọrùn|].',
    ],
    service: [
      'Ẹ [sọ fún wa|fi hàn wá|fi ránṣẹ́ sí wa] [ohun tí ẹ nílò|ohun tó ń dà yín láàmú|iṣẹ́ náà], [àwa á bẹ̀rẹ̀|a máa dá yín lóhùn tààrà|ẹ máa mọ ohun tó máa ṣẹlẹ̀].',
      'Ẹ [sinmi|máa bá iṣẹ́ yín lọ|fọkàn balẹ̀], [àwa á ṣe é|ọwọ́ wa ló wà|a máa yanjú rẹ̀], [ẹ máa rí àbájáde|ẹ máa gbọ́ láti ọ̀dọ̀ wa].',
    ],
    goods: [
      'Ẹ [wò ó|dì í mú|gbìyànjú rẹ̀|yẹ̀ ẹ́ wò] [fúnra yín|pẹ̀lú ojú yín|kí ẹ tó pinnu], [ẹ ó sì mọ̀|ìyókù rọrùn|ẹ béèrè ohunkóhun].',
      'Fún [ara yín|ilé yín|ẹ̀bùn|ẹni tí ẹ fẹ́ràn], [ìpinnu rere ni|ó bọ́gbọ́n mu|ó máa wúlò][, lọ́jọ́kọ́jọ́|, kedere|].',
    ],
  },
  closes: {
    'Persuasive & Direct': [
      'Ẹ [rà á|gba tiyín|béèrè fún tiyín] [lónìí|báyìí|lọ́sẹ̀ yìí], [kí ẹ fi ojú ara yín rí i|kí ẹ lè mọ̀|kí ìwákiri parí|kí ó sì parí].',
      'Ẹ [fi ọ̀rọ̀|fi ìbéèrè yín|kọ ọ̀rọ̀ kan] ránṣẹ́ sí wa [báyìí|lónìí|kíákíá], [àwa á ṣe ìyókù|a máa dáhùn|ó tán].',
    ],
    'Friendly & Casual': [
      'Ẹ [bá wa sọ̀rọ̀|kọ̀wé sí wa|kí wa], [inú wa máa dùn|a máa dáhùn|a wà fún yín|a fẹ́ gbọ́ láti ọ̀dọ̀ yín][, nígbàkígbà|, lóòótọ́|].',
      'Ẹ [yà wá|wá wò ó|máa bọ̀], [ẹ mú ọ̀rẹ́ yín dání|ẹ mú ẹbí yín wá|ẹ wá kí wa], [ẹ jókòó díẹ̀|ẹ fojú rí i|ẹ gbádùn].',
    ],
    'Humorous & Witty': [
      'Ẹ [rà á báyìí|kọ̀wé sí wa|gba tiyín|yára], [kí aládùúgbò tó gbà á|kí àǹtí yín tó sọ fún gbogbo àdúgbò|nígbà tí inú àpò yín ṣì dùn][, a ò ṣàwàdà|, ọ̀rọ̀ la sọ|].',
      'Ẹ [tẹ̀ ẹ́|kọ ọ́|sọ ọ́ jẹ́ẹ́jẹ́ẹ́], ẹ [rà á|fi ránṣẹ́], ẹ [rẹ́rìn-ín|jó díẹ̀|jókòó|ṣe bí ẹni tí kò ṣe nǹkan]: [ó rọrùn bẹ́ẹ̀|a ò rí nǹkan kan|kò nílò àlàyé].',
    ],
    'Urgent & Scarcity-driven': [
      'Ẹ [rà á|dáhùn|kọ̀wé sí wa|béèrè] [báyìí|lónìí|kí ẹ tó gbé fóònù sílẹ̀], [nígbà tó wà lọ́kàn yín|kì í ṣe ọ̀la|kó lè parí|kí ẹ jẹ́ ẹni àkọ́kọ́].',
      '[Ọ̀rọ̀ kan|Ìṣẹ́jú méjì|Ìpè kan|Àtẹ̀jíṣẹ́ kan] [ti tó|ni ó gbà|péré ni|ló kù], nítorí náà [ẹ ṣe é báyìí|ẹ má sún un síwájú|ẹ jẹ́ kó jẹ́ òní|ẹ yára].',
    ],
    'Inspirational & Aspirational': [
      'Ẹ gbé [ìgbésẹ̀ àkọ́kọ́|ìgbésẹ̀ tó kàn|ìgbésẹ̀ rere] [lónìí|báyìí|lọ́sẹ̀ yìí], [a wà lẹ́yìn yín|inú yín máa dùn|a máa bá yín rìn|ẹ máa tẹ̀síwájú].',
      'Ẹ bẹ̀rẹ̀ [báyìí|lónìí|níbi tí ẹ wà], [kí ẹ wo bó ṣe máa jìnnà|ọ̀la máa dúpẹ́|kékeré náà dára|kí ẹ máa dàgbà].',
    ],
  },
  contacts: [
    'Ẹ [pè wá|kàn sí wa|kọ̀wé sí wa] [sórí|níbí]: {contact}.',
    '[Láti rà á|Fún tiyín|Fún ìbéèrè]: {contact}[, a máa dáhùn|, lọ́jọ́kọ́jọ́|].',
    '{contact}: [ibẹ̀ la wà|bí ẹ ṣe máa rí wa nìyẹn|ẹ fi pamọ́ báyìí].',
  ],
}
