import type { Grammar } from '../grammar.ts'

export const yoruba: Grammar = {
  and: ' àti ',
  from: 'láti {price}',
  ours: 'iṣẹ́ wa',
  there: 'ibi náà',
  products: [
    '[A ní|Ẹ lè rí|A mú wá|Ẹ wá gba|Ẹ wá ra] {product}{price}{place}[, láìsí ọ̀rọ̀ púpọ̀|, nígbàkígbà||, fún yín].',
    '{product}{price}{place}[: ohun tí à ń ṣe nìyẹn|: gbogbo ọ̀rọ̀ náà nìyẹn|, ẹ káàbọ̀|: tiyín ni bí ẹ bá béèrè|, fún ẹ̀yin àti ẹbí yín].',
    '[Ẹ béèrè fún|Ẹ bá wa sọ̀rọ̀ nípa|Ẹ ronú wa fún] {product}{price}{place}[, ẹ ó sì rí i|, lọ́jọ́kọ́jọ́|, ẹ fi ìyókù sílẹ̀ fún wa|].',
  ],
  clauses: {
    price: [', {price}', ' ní {price}', ', iye rẹ̀ jẹ́ {price}'],
    place: [' ní {place}', ', ní {place}', ' níbí ní {place}'],
  },
  prices: [
    '[Iye|Iye rẹ̀|Owó rẹ̀|Iye owó rẹ̀|Owó tí ẹ máa san]: {price}[|, kedere|, bẹ́ẹ̀ ni|, ẹ̀yin ará].',
    '[Iye rẹ̀ jẹ́|Owó rẹ̀ jẹ́|Ẹ máa san] {price}[|, kedere|, bẹ́ẹ̀ ni|, ẹ̀yin ará].',
  ],
  places: [
    '[Ẹ máa rí wa|A wà|Ẹ wá bá wa|Ẹ kàn sí wa|Ẹ yà sọ́dọ̀ wa|Ẹ wá kí wa] ní {place}[|, ẹ máa bọ̀|, ẹ káàbọ̀|, ẹ wá wò ó].',
    '[Ibi tí a wà|Àdírẹ́sì wa]: {place}[|, ẹ káàbọ̀|, ẹ máa bọ̀].',
  ],
  deals: [
    '[Pẹ̀lúpẹ̀lù|Ẹ̀bùn|Ìròyìn ayọ̀|Ó tún kù|Fún yín|Ohun kan sí i|Ní àfikún|Èyí tún wà|Ẹ má pàdánù èyí]: {deal}[|, fún yín nìkan|, láti ọ̀dọ̀ wa|, òótọ́ ni|, pẹ̀lú ọpẹ́|, ẹ kà á dáadáa].',
    '[A fi èyí kún un|Ẹ tún máa gba èyí|Èyí bá a wá|Ẹ gba èyí pẹ̀lú|Ẹ béèrè fún un]: {deal}[|, fún yín nìkan|, láti ọ̀dọ̀ wa|, òótọ́ ni|, pẹ̀lú ọpẹ́].',
  ],
  qualities: [
    '[Ẹ máa rí i pé ó|Lóòótọ́, ó|Gbogbo rẹ̀|Ó|Dájúdájú, ó] jẹ́ {words}[|, nígbà gbogbo|, bó ṣe yẹ|, bí ẹ ṣe fẹ́|, láìsí àní-àní|, ẹ máa rí i|, gẹ́gẹ́ bí ìlérí].',
    '{words}[|, bẹ́ẹ̀ ni|, dájúdájú|, lóòótọ́]: [bí a ṣe ń ṣe é nìyẹn|ìlànà wa nìyẹn|ohun tí ẹ máa gbà nìyẹn|bí ẹ ṣe fẹ́ ẹ gan-an|èrò wa nìyẹn|bó ṣe yẹ kó rí nìyẹn|ohun tí a fẹ́ nìyẹn].',
  ],
  people: [
    '[Èyí wà|Ó wà|Èyí dára|Ó dára|Ó yẹ|A ṣe é] fún {words}[|, ní pàtàkì| pẹ̀lú|, gbogbo yín].',
    '[Ìròyìn ayọ̀ fún|Nǹkan wà fún|Ọ̀rọ̀ kan fún|Ìkéde fún] {words}[|, gbogbo yín]: [tiyín rèé|a ń ronú nípa yín|ẹ káàbọ̀|èyí wà fún yín].',
  ],
  occasions: [
    '[Ó dára|Ó yẹ|Ó bá a mu|Ó dára gan-an|Èyí dára|Èyí yẹ] fún {words}[| pẹ̀lú|, tàbí ìgbà mìíràn|, àti púpọ̀ sí i|, lọ́jọ́kọ́jọ́].',
    '[Tí|Nígbà tí] ẹ bá ń [múra sílẹ̀ fún|ṣètò|ronú nípa|gbèrò] {words}, [ẹ jọ̀ọ́, |][ẹ bá wa sọ̀rọ̀|ẹ kàn sí wa|ẹ bẹ̀rẹ̀ níbí|ẹ jẹ́ ká mọ̀|ẹ rántí wa].',
  ],
  topics: [
    '[Ẹ bi wá|Ẹ bá wa sọ̀rọ̀|Ẹ kọ̀wé sí wa|Ẹ béèrè] nípa {words}[| pẹ̀lú|, nígbàkígbà|, a máa sọ fún yín sí i|, kò sí ìbéèrè tó kéré|, a máa dáhùn].',
    'Fún {words}[| pẹ̀lú], [ẹ bá wa sọ̀rọ̀|ẹ bi wá|ẹ kọ̀wé sí wa|ẹ ti dé ibi tó tọ́|a wà níbí|ẹ béèrè][|, nígbàkígbà|, ẹ jọ̀ọ́].',
  ],
  expects: [
    'Ẹ [retí|wá fún|múra sílẹ̀ fún] {words}[| àti púpọ̀ sí i| pẹ̀lú|, ẹ tètè dé|, ẹ mú ẹnì kan dání].',
    '[Ní ọjọ́ náà|Ó tún wà lára rẹ̀|Lára rẹ̀ ni|Nínú ètò náà]: {words}[| àti púpọ̀ sí i|, fún gbogbo ènìyàn|, àti ẹ̀yin].',
  ],
  causes: [
    '[Èyí dá lórí|Ó dá lórí|Gbogbo rẹ̀ dá lórí|Ìdí rẹ̀ ni] {words}[|, àti ẹ̀yin náà|, ẹ sì wà nínú rẹ̀|, lápapọ̀].',
    '{words}: [ohun tó dá lé nìyẹn|ìdí tí a fi ń ṣe é nìyẹn|ìdí wa nìyẹn|ohun tó ṣe pàtàkì nìyẹn].',
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
}
