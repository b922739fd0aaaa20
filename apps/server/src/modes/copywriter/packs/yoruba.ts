import type { CopyPack } from '../copy-pack.ts'

export const yoruba: CopyPack = {
  and: ' àti ',
  quotes: true,
  frames: ['Ẹ wò ó: {it}.', 'Ohun tí a mú wá fún yín rèé: {it}.', 'Ní kúkúrú: {it}.', 'Ọ̀rọ̀ náà rèé: {it}.'],
  details: ['Ohun mìíràn tó yẹ kí ẹ mọ̀: {it}.', 'Ó tún kù o: {it}.'],
  keys: ['Ohun tó mú un yàtọ̀: {keys}.', 'Ohun tí ẹ máa rí gbà: {keys}.', 'Ẹ rántí èyí náà: {keys}.'],
  styles: {
    'Persuasive & Direct': {
      titles: ['Ọ̀rọ̀ tààrà', 'Èyí tó tọ́', 'Ó ń ṣiṣẹ́ gan-an', 'Má ṣe iyèméjì'],
      hooks: [
        'Ohun tí ẹ ti ń wá ti dé.',
        'Ẹ má ṣe gba ohun tí kò tẹ́ yín lọ́rùn mọ́.',
        'Ọ̀pọ̀ ló wà lọ́jà, àmọ́ èyí ló ń ṣe iṣẹ́ náà dáadáa.',
        'A ò ní sọ̀rọ̀ púpọ̀: ẹ gbìyànjú rẹ̀, ẹ ó sì rí ìyàtọ̀.',
      ],
      closes: [
        'Ẹ rà á lónìí, kí ẹ fi ojú ara yín rí i.',
        'Ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa báyìí.',
        'Ṣé ẹ ti ṣetán? Ẹ béèrè fún tiyín lónìí.',
      ],
      audiences: {
        'Gen Z': 'Ẹ̀yin ọ̀dọ́ mọ ayédèrú láti ọ̀nà jíjìn. Ohun tí ẹ rí níbí gan-an ni ẹ máa gbà.',
        Millennials: 'Ẹ ti ṣiṣẹ́ fún owó yín. Ẹ ná an sí ohun tó níye lórí.',
        Professionals: 'Lẹ́nu iṣẹ́, ohun tí ẹ bá yàn ń sọ irú ẹni tí ẹ jẹ́. Èyí máa sọ rere nípa yín.',
        Families: 'Nínú ilé, ohun gbogbo gbọ́dọ̀ wúlò. Èyí wúlò láti ọjọ́ àkọ́kọ́.',
        'Luxury Consumers': 'Kì í ṣe ohun púpọ̀ lẹ nílò. Ohun tó dára jù lọ lẹ nílò, ó sì ti dé.',
      },
    },
    'Friendly & Casual': {
      titles: ['Ẹ kú ilé o', 'Ẹ wá gbọ́', 'A ní nǹkan fún yín', 'Láàárín àwa àti ẹ̀yin'],
      hooks: [
        'Ẹ ǹlẹ́ o! A ní nǹkan tí ẹ máa fẹ́ràn.',
        'Ẹ súnmọ́ bí, ọ̀rọ̀ yìí kàn yín.',
        'A rí ohun tó dára, a sì ní kí a sọ fún yín.',
        'Ṣé dáadáa lẹ wà? Ẹ jẹ́ ká fi nǹkan hàn yín.',
      ],
      closes: [
        'Ẹ bá wa sọ̀rọ̀, inú wa máa dùn láti dá yín lóhùn.',
        'Ẹ wá wò ó, kí ẹ sì mú ọ̀rẹ́ yín dání.',
        'Ṣé ẹ ní ìbéèrè? Ẹ béèrè, a wà fún yín.',
      ],
      audiences: {
        'Gen Z': 'Kò sí wàhálà, kò sí àlàyé gígùn: ohun tó bá ìgbésí ayé yín mu ni.',
        Millennials: 'Iṣẹ́ wà, ẹbí wà, ọ̀rẹ́ wà. Ó yẹ kí ohun kan rọrùn fún yín.',
        Professionals: 'Lẹ́yìn iṣẹ́ òòjọ́, ó yẹ kí ẹ rí ohun tí kò ní í yọ yín lẹ́nu.',
        Families: 'Tọmọdé tàgbà nínú ilé ló máa rí ohun tó wù wọ́n níbẹ̀.',
        'Luxury Consumers': 'Ẹ kẹ́ ara yín díẹ̀. Ẹ̀yin lẹ mọ bí ẹ ti ṣiṣẹ́ tó.',
      },
    },
    'Humorous & Witty': {
      titles: ['Ẹ̀rín dé', 'Ẹ má rẹ́rìn-ín jù', 'Ọwọ́ ń yún yín, àbí?', 'Ó dùn ju oúnjẹ ọ̀fẹ́ lọ'],
      hooks: [
        'A gbìyànjú láti dákẹ́ nípa èyí, àmọ́ ẹnu wa kò gbà.',
        'Bí ẹ bá ń dúró de àmì, àmì náà rèé o.',
        'Àwáwí yín ti di ẹrù rẹ̀, ó ti jáde nílé.',
        'Ẹ fara balẹ̀ ká a, kí ẹ má baà rẹ́rìn-ín jáde nínú ọkọ̀.',
      ],
      closes: [
        'Ẹ tètè rà á, kí aládùúgbò yín má baà ní òun ló kọ́kọ́ rí i.',
        'Ẹ tẹ̀ ẹ́, ẹ kọ ọ́, ẹ rà á. Àtàǹpàkò yín pàápàá ti gbà.',
        'Ẹ kọ̀wé sí wa. A máa ń dáhùn kíákíá ju ẹgbẹ́ WhatsApp ẹbí yín lọ.',
      ],
      audiences: {
        'Gen Z': 'Kò ní fọ aṣọ fún yín, kò sì ní gbé ìpè màmá yín, àmọ́ ó ń tàn bí oòrùn.',
        Millennials: 'Ó bá kọfí mu, ó bá orin mu, ó tún bá ojú “mo ti ṣe é” mu.',
        Professionals: 'Níkẹyìn, ohun tí wọn ò lè sọ di ìpàdé.',
        Families: 'Ẹni tí kì í fẹ́ràn ohunkóhun nínú ilé pàápàá ti dákẹ́.',
        'Luxury Consumers': 'Kì í pariwo. Ó kàn wú ikọ́, gbogbo ènìyàn sì yíjú wò ó.',
      },
    },
    'Urgent & Scarcity-driven': {
      titles: ['Ẹ má jáfara', 'Òní lọjọ́ náà', 'Kí ẹlòmíràn tó mú un', 'Kíákíá'],
      hooks: [
        'Ẹ má jẹ́ kí ọ̀la bá yín nínú “èmi ì bá ti mọ̀”.',
        'Ohun rere kì í dúró de ẹnikẹ́ni.',
        'Àkókò ti tó. Ẹni tó bá jáfara ló máa pàdánù.',
        'Kí ẹ tó kà á tán, ẹ ti lè rà á.',
      ],
      closes: [
        'Ẹ má sún un síwájú: ẹ rà á báyìí.',
        'Ẹ béèrè fún tiyín lónìí, kí ẹ tó gbàgbé.',
        'Ẹ dáhùn báyìí, kí tiyín lè dájú.',
      ],
      audiences: {
        'Gen Z': 'Ẹ mọ bó ṣe ń rí: lónìí ẹ̀yin lẹ ṣàwárí rẹ̀, lọ́la gbogbo ènìyàn ti ní i.',
        Millennials: 'Ohun tí ẹ ti fi sílẹ̀ láìrà ti pọ̀ tó. Ẹ jẹ́ kí èyí dé ilé yín.',
        Professionals: 'Àkókò yín kò tó. Ẹ pinnu ní ìṣẹ́jú kan, kí ẹ sì máa bá iṣẹ́ lọ.',
        Families: 'Àwọn ọmọ ń dàgbà kíákíá. Ẹ jẹ́ kí gbogbo ilé gbádùn rẹ̀ nísinsìnyí.',
        'Luxury Consumers': 'Ohun iyebíye kì í pariwo kó tó lọ. Ẹni tó tètè pinnu ló ń ní i.',
      },
    },
    'Inspirational & Aspirational': {
      titles: ['Ọ̀la yín máa dára', 'Ẹ gbé ìgbésẹ̀', 'Àlá yín lè ṣẹ', 'Ìbẹ̀rẹ̀ tuntun'],
      hooks: [
        'Ìgbésẹ̀ kékeré ni ìbẹ̀rẹ̀ ìtàn ńlá.',
        'Ẹ wo ibi tí ẹ ti dé. Ẹ tún wo ibi tí ẹ ń lọ.',
        'Ìgbésí ayé tí ẹ ń fẹ́, òní lẹ ti ń kọ́ ọ.',
        'Ẹ kọ́kọ́ gbà á gbọ́. Ìyókù máa tẹ̀ lé e.',
      ],
      closes: [
        'Ẹ gbé ìgbésẹ̀ àkọ́kọ́ lónìí, a wà lẹ́yìn yín.',
        'Ẹ yàn án fún ẹni tí ẹ fẹ́ dà.',
        'Ẹ bẹ̀rẹ̀ nísinsìnyí. Inú yín máa dùn lọ́la.',
      ],
      audiences: {
        'Gen Z': 'Ẹ̀yin ọ̀dọ́ kò dúró de ọjọ́ ọ̀la. Ẹ̀yin lẹ ń kọ́ ọ, èyí sì yẹ níbẹ̀.',
        Millennials: 'Láti inú díẹ̀ lẹ ti kọ́ púpọ̀. Ẹ jẹ́ kó hàn nínú ohun tó yí yín ká.',
        Professionals: 'Ẹni tó ní èrò ńlá nílò ohun tó lè bá a dọ́gba.',
        Families: 'Ohun tí ẹ bá fún ẹbí yín lónìí ni wọ́n máa rántí lọ́la.',
        'Luxury Consumers': 'Ìtayọ kì í ṣe iye owó. Ọ̀nà ìgbésí ayé ni, ẹ sì mọ̀ ọ́n.',
      },
    },
  },
}
