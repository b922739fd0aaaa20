import type { Grammar } from '../grammar.ts'

export const yoruba: Grammar = {
  and: ' àti ',
  there: 'ibi náà',
  seen: { food: 'oúnjẹ náà', fashion: 'aṣọ náà', goods: 'ọjà náà' },
  people: [
    '[Èyí wà|Ó wà|A ṣètò rẹ̀|Ọ̀rọ̀ yìí wà] fún {words}[|, ẹ̀yin ará|, ẹ káàbọ̀].',
    '[Ìròyìn ayọ̀|Ọ̀rọ̀ kan|Ìkéde kan|Nǹkan ti dé|Ọ̀rọ̀ wa wà] fún {words}: [tiyín rèé|ẹ káàbọ̀|èyí wà fún yín|à ń retí yín|à ń ronú nípa yín].',
  ],
  occasions: [
    '[Ó dára|Ó yẹ|Ó dára gan-an|Èyí dára|Èyí yẹ|Ó wúlò|Èyí wúlò] fún {words}[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
    'Fún {words}, [ẹ jọ̀ọ́, |][ẹ rántí wa|ẹ bá wa sọ̀rọ̀|ẹ kàn sí wa|ẹ pè wá|ẹ jẹ́ ká mọ̀|ẹ kọ̀wé sí wa].',
    'Tó bá jẹ́ fún {words} ni, [ẹ jọ̀ọ́, |][ẹ bá wa sọ̀rọ̀|ẹ kọ̀wé sí wa|ẹ kàn sí wa|ẹ pè wá|ẹ jẹ́ ká mọ̀|ẹ rántí wa].',
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
}
