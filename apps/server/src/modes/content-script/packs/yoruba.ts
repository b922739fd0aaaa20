import type { ScriptPack } from '../script-pack.ts'

export const yoruba: ScriptPack = {
  and: ' àti ',
  quotes: true,
  cast: ['Ṣadé', 'Kúnlé', 'Bísí', 'Tólá'],
  places: {
    indoor: 'inú yàrá tó mọ́lẹ̀',
    office: 'ọ́fíìsì, àwọn ènìyàn ń ṣiṣẹ́',
    outdoor: 'ìta gbangba, ojúmọmọ',
    home: 'pálọ̀, nínú ilé',
    studio: 'sítúdíò, ẹ̀yìn rẹ̀ funfun',
    retail: 'inú ṣọ́ọ̀bù, láàárín ọjà',
    restaurant: 'ilé oúnjẹ, oúnjẹ wà lórí tábìlì',
    event: 'òde àríyá, àlejò kún ẹ̀yìn',
    nature: 'inú igbó tútù, lábẹ́ ojú ọ̀run',
    urban: 'òpópónà ìlú, èrò ń lọ, èrò ń bọ̀',
  },
  parts: {
    video_script: ['Ìbẹ̀rẹ̀', 'Àárín', 'Ìparí'],
    social_media: ['Abala 1', 'Abala 2', 'Abala 3'],
    blog_post: ['Ọ̀rọ̀ ìṣáájú', 'Kókó ọ̀rọ̀', 'Ọ̀rọ̀ ìparí'],
    ad_copy: ['Àkọlé', 'Ọ̀rọ̀ náà', 'Ohun tí ẹ máa ṣe'],
  },
  openings: {
    video_script: {
      dramatic: 'Ọjọ́ kan máa ń wà tí ohun gbogbo máa ń yí padà. Òní ni ọjọ́ náà.',
      funny: 'Wọ́n ní kí n le ojú nínú fídíò yìí. Ẹ wo bí mo ṣe ń gbìyànjú.',
      professional: 'Láìpẹ́, a máa fi ohun tí à ń ṣe hàn yín, àti ìdí tó fi kàn yín.',
      inspirational: 'Èrò kan wà tí ẹ ti ń pa mọ́ fún ọjọ́ tó dára. Òní dára.',
      casual: 'Ẹ dúró díẹ̀. Mo fẹ́ fi nǹkan tí mo fẹ́ràn gan-an hàn yín.',
    },
    social_media: {
      dramatic: 'Ẹ dúró ná. Ohun tó ń bọ̀ lè yí ọjọ́ yín padà.',
      funny: 'Bí ó bá ti rẹ àtàǹpàkò yín, ẹ jẹ́ kó sinmi níbí.',
      professional: 'Ohun tó yẹ kí ẹ mọ̀ rèé, ní abala mẹ́ta péré.',
      inspirational: 'Ẹ fi èyí pamọ́ fún ọjọ́ tí ẹ bá nílò ìṣírí.',
      casual: 'Ọ̀rọ̀ kékeré ni mo mú wá lónìí. Ẹ máa rí ìdí rẹ̀.',
    },
    blog_post: {
      dramatic: 'Nínú gbogbo ìtàn, àkókò kan máa ń dé tí ènìyàn á ní “ó tó”. Ibẹ̀ ni tiwa ti bẹ̀rẹ̀.',
      funny: 'Kí ẹ tó rí ìbọ̀sẹ̀ kejì, ẹ á ti ka èyí tán.',
      professional: 'Ìmọ̀ tó péye ni ìbẹ̀rẹ̀ ìpinnu tó dára. Ẹ wo ohun tí a ní fún yín ní kúkúrú.',
      inspirational: 'Ohun tí ẹ ń ṣiṣẹ́ fún kọjá àdúrà lásán. Ó nílò ìgbésẹ̀ àkọ́kọ́.',
      casual: 'Ẹ jẹ́ ká jókòó díẹ̀, ká sọ̀rọ̀ nípa ohun tó ń mú ayé rọrùn.',
    },
    ad_copy: {
      dramatic: 'Ìpinnu kan. Ìtàn tuntun.',
      funny: 'Ìkìlọ̀: ọjọ́ Ajé lè bẹ̀rẹ̀ sí í dùn mọ́ yín.',
      professional: 'Ó ṣeé gbẹ́kẹ̀ lé láti ọjọ́ àkọ́kọ́.',
      inspirational: 'Ìgbésẹ̀ yín tó kàn bẹ̀rẹ̀ níbí.',
      casual: 'Ohun tó dára, láìsí wàhálà.',
    },
  },
  turns: {
    dramatic: [
      'Ẹ rántí ọjọ́ tí ẹ fẹ́ jáwọ́. Ẹ wo ohun tí ẹ ì bá pàdánù.',
      'Ìdákẹ́jẹ́ ṣáájú ìpinnu ló ń pariwo jù.',
      'Kò sẹ́ni tó ń rántí ẹni tó dúró tó ń wò.',
    ],
    funny: [
      'Aládùúgbò mi béèrè àṣírí rẹ̀. Mo ní “àṣírí wo?”, mo sì fi í pamọ́ sẹ́yìn.',
      'Kò bá agbádá wá. Ẹ máa wá tiyín fúnra yín.',
      'Àǹtí mi pàápàá kò rí ohun tó máa ṣàròyé lé lórí.',
    ],
    professional: [
      'A máa ń kọ́kọ́ gbọ́ ohun tí ẹ fẹ́, kí a tó ṣe é bí a ṣe ṣàdéhùn.',
      'Ẹ máa mọ ohun tí ẹ máa rí gbà, àti ẹni tí ẹ máa bi.',
      'Àkíyèsí kékeré ni àwọn ènìyàn máa ń rántí.',
    ],
    inspirational: [
      'Ìgbésẹ̀ kékeré lójoojúmọ́ ń jìnnà ju ọ̀rọ̀ ńlá lọ.',
      'Kò dìgbà tí ẹ bá ṣetán tán. Ẹ ṣáà bẹ̀rẹ̀.',
      'Ohun tí ẹ kọ́ lónìí, ẹnìkan máa fi ṣe àwòkọ́ṣe lọ́la.',
    ],
    casual: [
      'Ká sọ òótọ́, mi ò mọ̀ pé màá fẹ́ràn rẹ̀ tó báyìí.',
      'Irú ohun tí ẹ máa gbìyànjú lẹ́ẹ̀kan, tí ẹ ò sì ní í fi sílẹ̀ mọ́ ni.',
      'Kò nílò àlàyé gígùn, ẹ máa mọ̀ ọ́n lẹ́sẹ̀kẹsẹ̀.',
    ],
  },
  closes: {
    dramatic: ['Ọwọ́ yín ló kù sí. Ẹ gbé ìgbésẹ̀ báyìí.', 'Ẹ pinnu lónìí ohun tí ìtàn yín máa sọ lọ́la.'],
    funny: ['Ẹ kọ̀wé sí wa. A ṣèlérí pé a ò ní í rẹ́rìn-ín.', 'Ẹ gba tiyín, kí àǹtí mi tó sọ fún gbogbo àdúgbò.'],
    professional: ['Ẹ kàn sí wa lónìí, àwa á ṣe ìyókù.', 'Ẹ bá wa sọ̀rọ̀: inú wa dùn láti gbà yín nímọ̀ràn.'],
    inspirational: ['Ẹ bẹ̀rẹ̀ lónìí. A máa bá yín rìn.', 'Ẹ gbé ìgbésẹ̀ àkọ́kọ́ báyìí, ẹ má wẹ̀yìn.'],
    casual: ['Ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa, àwa á ṣètò ìyókù.', 'Ẹ yà wá wò ó, kí ẹ sì kí wa.'],
  },
  brands: ['{brand} rèé: {it}.', 'Orúkọ wa ni {brand}, ohun tí à ń ṣe sì rèé: {it}.', '{brand} ní gbólóhùn kan: {it}.'],
  audiences: ['Àwọn tí a ṣe é fún: {audience}.', 'Ẹ̀yin la ní lọ́kàn nígbà tí à ń ṣe é: {audience}.'],
  details: ['Nǹkan mìíràn tún wà: {it}.', 'Ẹ mọ èyí náà: {it}.'],
  brandTypes: {
    small: 'A ò pọ̀, àmọ́ gbogbo iṣẹ́ ló ń gba ọwọ́ ẹni tó bìkítà kọjá.',
    medium: 'A tóbi tó láti ṣe é, a sì kéré tó láti mọ̀ yín.',
    large: 'Ọwọ́ púpọ̀ ló ń ṣiṣẹ́ lẹ́yìn orúkọ yìí, ìlànà kan náà sì ni gbogbo wa ń tẹ̀ lé.',
    multi_enterprise: 'Ilé iṣẹ́ púpọ̀ ló dúró lẹ́yìn ìlérí yìí, wọ́n sì jọ ń mú un ṣẹ.',
  },
  replies: ['Ẹ dúró, ẹ tún un sọ?', 'Mo fẹ́ gbọ́ sí i.', 'Ohun tí mo ti ń wá gan-an nìyẹn.', 'Kí ni kí n wá ṣe báyìí?'],
  creative: {
    starts: ['Kámẹ́rà sún mọ́ ọwọ́ méjì tó ń ṣí ohun tí a ò tíì rí.', 'Àwòrán dojú dé, ó sì rọra yí padà.'],
    moves: ['Òjìji kan kọjá, ìmọ́lẹ̀ sì yí padà.', 'Kámẹ́rà tẹ̀ lé ohun kékeré tí ẹnikẹ́ni ò kíyè sí.'],
  },
  professional: {
    starts: ['Kámẹ́rà dúró jẹ́ẹ́, ní ìwọ̀n ojú.', 'Orúkọ ilé iṣẹ́ hàn kedere.'],
    moves: ['Ẹ fi ọjà náà hàn dáadáa láti iwájú.', 'Kókó ọ̀rọ̀ hàn lẹ́gbẹ̀ẹ́ ẹni tó ń sọ̀rọ̀.'],
  },
  dynamic: {
    starts: ['Àwòrán mẹ́ta yára tẹ̀ léra pẹ̀lú orin.', 'Kámẹ́rà sáré wọlé, ó dúró, gbogbo ènìyàn sì gbójú sókè.'],
    moves: ['Àwòrán yí padà kíákíá.', 'Kámẹ́rà sún mọ́ ọn pẹ̀lú ìlù.'],
  },
  notes: { length: 'Gígùn rẹ̀: {it}', musts: 'Ó gbọ́dọ̀ wà níbẹ̀: {it}', guidance: 'Ẹ fi sọ́kàn: {it}' },
}
