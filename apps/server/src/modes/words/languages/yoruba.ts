import type { Grammar } from '../grammar.ts'

export const yoruba: Grammar = {
  and: ' àti ',
  predicates: ['Ó ', ', ó ', ', ó sì '],
  from: 'láti {price}',
  ours: 'iṣẹ́ wa',
  there: 'ibi náà',
  products: [
    '[A ní|Ẹ lè rí|Ẹ wá fún|Ẹ béèrè fún] {product}{price}{place}[|, ẹ káàbọ̀|, nígbàkígbà tí ẹ bá fẹ́|, lójoojúmọ́].',
    '{product}{price}{place}[: tiyín ni tí ẹ bá béèrè|: iṣẹ́ wa nìyẹn|: ẹ pè wá|: ẹ bá wa sọ̀rọ̀|, fún ẹ̀yin àti ẹbí yín].',
    '[Ẹ bá wa sọ̀rọ̀ nípa|Ẹ rántí wa fún|Ẹ bi wá nípa] {product}{price}{place}[|, lọ́jọ́kọ́jọ́|, ẹ ó sì rí i|, ẹ̀yin ará].',
  ],
  clauses: {
    price: [', {price}', ' ní {price}', ', iye rẹ̀ ni {price}'],
    place: [' ní {place}', ', ní {place}'],
  },
  prices: [
    '[Iye rẹ̀|Owó rẹ̀|Iye owó rẹ̀|Owó tí ẹ máa san|Iye tí ẹ máa san|Iye owó wa]: {price}[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
    '{price} ni [iye rẹ̀|owó rẹ̀|iye owó rẹ̀|owó tí ẹ máa san|à ń gbà][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
  ],
  places: [
    '[A wà|Ẹ wá bá wa|Ẹ máa rí wa|Ẹ kàn sí wa|Ẹ yà sọ́dọ̀ wa|Ẹ wá kí wa] ní {place}[|, ẹ káàbọ̀|, ẹ máa bọ̀|, à ń retí yín|, ẹ̀yin ará].',
    '[Ibi tí a wà|Àdírẹ́sì wa|Ibi tí ẹ ti máa rí wa]: {place}[|, ẹ káàbọ̀|, ẹ máa bọ̀|, à ń retí yín].',
    '{place} [la wà|lẹ ti máa rí wa|ni kí ẹ ti wá bá wa][|, ẹ káàbọ̀|, ẹ máa bọ̀|, à ń retí yín].',
  ],
  deals: [
    '[Pẹ̀lúpẹ̀lù|Ìròyìn ayọ̀|Ó tún kù|Ní àfikún|Ẹ má pàdánù èyí|Ẹ tún gbọ́|Èyí tún wà|Ohun kan tún wà|Ẹ gbọ́ èyí]: {deal}[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́|, ẹ má gbàgbé|, ẹ jọ̀ọ́, ẹ béèrè].',
    '[A fi èyí kún un|Ẹ tún máa gba èyí|Èyí bá a wá|Èyí náà wà fún yín|Ẹ béèrè fún èyí náà|Ẹ gba èyí mọ́ ọn]: {deal}[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́|, ẹ má gbàgbé|, ẹ má jẹ́ kó fò yín].',
  ],
  qualities: [
    '[Ó|Lóòótọ́, ó|Dájúdájú, ó|Ẹ máa rí i pé ó|Ẹ ó rí i pé ó|A fẹ́ kí ẹ mọ̀ pé ó|Ẹ wò ó dáadáa, ó|Inú yín máa dùn pé ó] {words}[|, ẹ̀yin ará|, bí ẹ ṣe fẹ́ ẹ|, ẹ máa fẹ́ràn rẹ̀|, ẹ gbìyànjú rẹ̀|, ẹ̀yin náà ẹ wò ó].',
    'Ó {words}[: bí ẹ ṣe fẹ́ ẹ nìyẹn|: ohun tí ẹ ń wá nìyẹn|: ohun tí ẹ máa gbà nìyẹn|: bí a ṣe ń ṣe é nìyẹn|, ohun tí ẹ fẹ́ gan-an|, ẹ ò ní kábàámọ̀|: ẹ wá fojú ara yín rí i|, ẹ lè wá wò ó].',
  ],
  people: [
    '[Èyí wà|Ó wà|Ó dára|Ó yẹ|A ṣe é|A ṣètò rẹ̀] fún {words}[|, ẹ wá sọ́dọ̀ wa|, ẹ má jẹ́ kó fò yín|, ẹ káàbọ̀].',
    '[Ìròyìn ayọ̀|Ọ̀rọ̀ kan|Ìkéde kan|Nǹkan ti dé|Ọ̀rọ̀ wa wà] fún {words}: [tiyín rèé|ẹ káàbọ̀|èyí wà fún yín|à ń retí yín|à ń ronú nípa yín|ẹ wá sọ́dọ̀ wa].',
  ],
  occasions: [
    '[Ó dára|Ó yẹ|Ó dára gan-an|Èyí dára|Èyí yẹ|Ó wúlò|A ṣètò rẹ̀|Èyí wúlò] fún {words}[|, ẹ̀yin ará|, ẹ gbìyànjú rẹ̀|, ẹ wá wò ó|, ẹ̀yin ọ̀rẹ́].',
    'Fún {words}, [ẹ jọ̀ọ́, |][ẹ rántí wa|ẹ bá wa sọ̀rọ̀|ẹ kàn sí wa|ẹ pè wá|ẹ jẹ́ ká mọ̀|ẹ wá sọ́dọ̀ wa|ẹ kọ̀wé sí wa].',
    '[Tó bá jẹ́ fún|Tó bá ṣe pé fún] {words} ni, [ẹ jọ̀ọ́, |][ẹ bá wa sọ̀rọ̀|ẹ kọ̀wé sí wa|ẹ wá sọ́dọ̀ wa|ẹ kàn sí wa|ẹ pè wá|ẹ jẹ́ ká mọ̀|ẹ rántí wa].',
  ],
  topics: [
    '[Ẹ bi wá|Ẹ bá wa sọ̀rọ̀|Ẹ kọ̀wé sí wa|Ẹ béèrè lọ́wọ́ wa|Ẹ pè wá] nípa {words}[|, nígbàkígbà|, a máa dáhùn|, a máa ṣàlàyé fún yín|, ẹ jọ̀ọ́].',
    'Fún {words}[| pẹ̀lú], [ẹ bá wa sọ̀rọ̀|ẹ bi wá|ẹ kọ̀wé sí wa|ẹ kàn sí wa|ẹ pè wá|ẹ jẹ́ ká mọ̀][|, nígbàkígbà|, ẹ jọ̀ọ́].',
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
      '[Kò sí wàhálà|Kò sí àlàyé gígùn|Láìsí ariwo]: [ó bá ìgbésí ayé yín mu|ó dára nínú fọ́tò|ó bá ìgbà mu], [àwọn ọ̀rẹ́ yín máa béèrè|ẹ̀yin náà á mọ̀|kókó ọ̀rọ̀ nìyẹn].',
    ],
    Millennials: [
      'Láàárín [iṣẹ́|sún-kẹrẹ fà-kẹrẹ|ìrìn àjò] àti [ẹbí|owó ilé|gbogbo ìyókù], [ó yẹ kí ẹ rí|ẹ tọ́ sí|ó dára kí ẹ ní] ohun tó [rọrùn|wúlò|ń fúnni nísinmi|ń dín wàhálà kù].',
      'Ẹ ti ṣiṣẹ́ fún [owó|àkókò] yín, nítorí náà [ẹ ná an síbi tó hàn|ẹ lò ó dáadáa|ẹ fi ra ìbàlẹ̀ ọkàn|ẹ fi sí ohun rere][, bó ṣe yẹ|, láìkábàámọ̀|, lónìí|].',
    ],
    Professionals: [
      '[Ọjọ́ yín|Iṣẹ́ yín|Àkókò yín] ti [kún|pọ̀ tó], nítorí náà [ẹ jẹ́ kí èyí rọrùn|ẹ fi èyí sílẹ̀ fún wa|ẹ pinnu ní ìṣẹ́jú kan] [kí ẹ sì máa bá iṣẹ́ lọ|pẹ̀lú ìdánilójú|kí ọkàn yín balẹ̀].',
      'Àwọn [oníbàárà|ẹlẹgbẹ́|ènìyàn] máa ń kíyèsí [ohun tó dára|ìmúra rere|ẹni tó mọṣẹ́], èyí sì máa [sọ rere nípa yín|fi yín hàn dáadáa|hàn lẹ́nu iṣẹ́].',
    ],
    Families: [
      '[Tọmọdé tàgbà|Láti orí ọmọ dé ìyá àgbà|Ńlá àti kékeré], [gbogbo ilé|gbogbo ẹbí|ẹnì kọ̀ọ̀kan] máa [rí ohun tó wù wọ́n|rẹ́rìn-ín|jàǹfààní rẹ̀|béèrè sí i].',
      'Nínú [ilé|ilé tó kún fún ọmọ|ẹbí], [ohun gbogbo gbọ́dọ̀ wúlò|ìrọ̀rùn ló dára|àlàáfíà ló ṣe pàtàkì], èyí sì [ń ràn yín lọ́wọ́|wúlò fún yín|yé wa dáadáa].',
    ],
    'Luxury Consumers': [
      'Kì í ṣe [ohun púpọ̀|ariwo] lẹ nílò, [ohun tó tọ́|ohun tó dára jù lọ|ohun tó máa pẹ́] lẹ nílò, [ẹ ó sì mọ̀ ọ́n|tí a fi àkíyèsí ṣe|tí a yàn dáadáa|láìsí àbùkù].',
      '[Ohun iyebíye|Ọlá tòótọ́|Ohun tó gbayì] [kì í pariwo|kì í kánjú], [ẹ máa mọ̀ ọ́n lára|ẹ máa rí i lójú kan náà|ibẹ̀ la ti ń bẹ̀rẹ̀].',
    ],
  },
  trades: {
    food: [
      'Ẹ [wá pẹ̀lú ebi|pe àwọn ọ̀rẹ́ yín|fi ìkòkò sílẹ̀ nílé], [ẹ máa yó|ẹ máa gbádùn rẹ̀|àwa á ṣe ìyókù|ikùn yín á dúpẹ́][, láìsí àní-àní|, ẹ gbà wá gbọ́|].',
      '[Oúnjẹ ọ̀sán|Oúnjẹ òpin ọ̀sẹ̀|Oúnjẹ òde àríyá|Oúnjẹ alẹ́] [kò nira mọ́|ti di ìrọ̀rùn|ò ní jẹ́ wàhálà mọ́], [ẹ lè sinmi|ilé ìdáná yín á sinmi|gbogbo ènìyàn á jẹun].',
    ],
    fashion: [
      'Ẹ wọ̀ ọ́ [lọ síbi iṣẹ́|lọ́jọ́ Àìkú|lọ sí òde àríyá|lọ́jọ́kọ́jọ́], [kí wọ́n máa wò yín|kí ẹ gba oríyìn|kí ẹ rìn bí ọba|kí ojú wọn là].',
      '[Ìmúra yín|Ìrísí yín|Aṣọ òde yín] [máa gbayì|máa yàtọ̀|máa dùn-ún wò], [ẹ wá wọ̀ ọ́ wò|ẹ yan àwọ̀ yín|ẹ mú ìwọ̀n yín].',
    ],
    beauty: [
      '[Ẹwà yín|Ìrísí yín|Ojú yín] [máa tàn|máa gbayì|máa fani mọ́ra], [ẹ tọ́jú ara yín|ẹ fara balẹ̀|ẹ kẹ́ ara yín díẹ̀].',
      '[Ẹwà|Ìmọ́tótó|Ìtọ́jú ara|Dídán ara] [kì í ṣe àṣejù|wà lára ọjọ́ rere|ń mú inú dùn], nítorí náà [ẹ jókòó|ẹ fara balẹ̀|ẹ bẹ̀rẹ̀ lónìí].',
    ],
    learning: [
      'Ẹ mú [ìbéèrè|ìwé ìkọ̀wé|ìfẹ́ ẹ̀kọ́] yín wá, ẹ máa mú [ìmọ̀|ìdáhùn|òye] [lọ sílé|tó wúlò lọ|tó máa bá yín lọ].',
      '[Ẹ bẹ̀rẹ̀ níbi tí ẹ wà|Kò dìgbà tí ẹ bá mọ gbogbo rẹ̀|Ìbéèrè kò kéré jù|Ẹni tó ṣẹ̀ṣẹ̀ ń bẹ̀rẹ̀ náà lè wá]: [a máa ń lọ díẹ̀díẹ̀|à ń kọ́ ọ nípa ṣíṣe é|ẹ máa rí ìlọsíwájú yín].',
    ],
    events: [
      '[Àwọn àlejò yín|Gbogbo gbọ̀ngàn|Àwọn ènìyàn yín] máa [sọ nípa rẹ̀|rántí ọjọ́ náà|jó|béèrè ẹni tó ṣe é], [ẹ̀yin náà á sì gbádùn|ẹ sì lè sinmi|ẹ máa ya fọ́tò].',
      'Ẹ [dá ọjọ́|sọ ọjọ́ fún wa|jẹ́ ká mọ ọjọ́ náà], [àwa á mú ìyókù wá|ẹ fi wàhálà sílẹ̀ fún wa|ẹ máa ronú nípa aṣọ yín][, a ṣèlérí|, ó rọrùn|].',
    ],
    service: [
      'Ẹ [sọ fún wa|fi hàn wá|fi ránṣẹ́ sí wa] [ohun tí ẹ nílò|ohun tó ń dà yín láàmú|iṣẹ́ náà], [àwa á bẹ̀rẹ̀|a máa dá yín lóhùn tààrà|ẹ máa mọ ohun tó máa ṣẹlẹ̀].',
      'Ẹ [sinmi|máa bá iṣẹ́ yín lọ|fọkàn balẹ̀], [àwa á ṣe é|ọwọ́ wa ló wà|a máa yanjú rẹ̀], [ẹ máa rí àbájáde|ẹ máa gbọ́ láti ọ̀dọ̀ wa].',
    ],
    goods: [
      'Ẹ [wò ó|dì í mú|gbìyànjú rẹ̀|yẹ̀ ẹ́ wò] [fúnra yín|pẹ̀lú ojú yín|kí ẹ tó pinnu], [ẹ ó sì mọ̀|ìyókù rọrùn|ẹ béèrè ohunkóhun].',
      'Fún [ara yín|ilé yín|ẹ̀bùn|ẹni tí ẹ fẹ́ràn], [ìpinnu rere ni|ó bọ́gbọ́n mu|ó máa wúlò][, lọ́jọ́kọ́jọ́|, ẹ̀yin ará|].',
    ],
  },
}
