import type { ScriptPack } from '../script-pack.ts'
import { give } from './appeals/yoruba.ts'
import { come } from './calls/yoruba.ts'
import { advice } from './guides/yoruba.ts'

export const yoruba: ScriptPack = {
  advice,
  calls: { come, give },
  cast: ['Ṣadé', 'Kúnlé', 'Bísí', 'Tólá', 'Yẹmí', 'Fúnkẹ́', 'Dèjì', 'Rónkẹ́'],
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
  details: [
    '[Ẹ kíyèsí i|Ẹ tún gbọ́ èyí|Ẹ má gbàgbé èyí|Ohun kan tún nìyí]: {it}.',
    '[Ẹ fi èyí sọ́kàn|Kí ẹ lè mọ̀|Ẹ tún mọ èyí]: {it}[|, ẹ̀yin ará].',
  ],
  brands: [
    '[{brand} wà fún yín|{brand} ló ń bá yín sọ̀rọ̀|{brand} rèé][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
    'Orúkọ wa ni {brand}[|, ẹ káàbọ̀|, ẹ ǹlẹ́ o].',
  ],
  audiences: [
    '{audience}: [ẹ gbọ́ èyí|ọ̀rọ̀ yín rèé|èyí wà fún yín|ẹ̀yin là ń bá sọ̀rọ̀|tiyín ti dé].',
    '{audience}, [|ẹ jọ̀ọ́, ][ẹ fetí sílẹ̀|ẹ gbọ́ wa|ẹ fetí sí ọ̀rọ̀ yìí|ẹ má lọ].',
  ],
  story: {
    acts: [
      '[Fóònù tan ìmọ́lẹ̀ lórí tábìlì|Ẹnì kan ń tẹ ọ̀rọ̀ lórí fóònù|Ẹnì kan ka ọ̀rọ̀, ó rẹ́rìn-ín|Fóònù dún nínú báàgì], [a rí i ní tòsí|a rí i láti ẹ̀gbẹ́|a rí i láti òkè].',
      '[Ọ̀rẹ́ méjì|Aládùúgbò méjì|Ènìyàn méjì] [ń sọ̀rọ̀ lẹ́nu ọ̀nà|jókòó sórí àga|ń rìn pọ̀|pàdé lẹ́nu ilẹ̀kùn], [a rí wọn láti ọ̀nà jíjìn díẹ̀|wọ́n ń rẹ́rìn-ín|wọ́n ń kí ara wọn].',
      '[A rí {product} ní tòsí|Kámẹ́rà dúró lórí rẹ̀|A fi {product} hàn], [nínú ìmọ́lẹ̀ tó dára|díẹ̀díẹ̀|fún ìṣẹ́jú àáyá mẹ́ta].',
      'Ẹni tó ń sọ̀rọ̀ [wo fóònù|sún mọ́ kámẹ́rà|rẹ́rìn-ín|jókòó], [bí ẹni ń bá ọ̀rẹ́ sọ̀rọ̀|ó sì dúró díẹ̀|ó ń fi ọwọ́ ṣàpèjúwe].',
    ],
  },
  answers: {
    starts: [
      'Ẹ jẹ́ [kí n|ká] sọ [ohun tí {brand} ń ṣe|ohun tí {brand} ní fún yín|nípa {brand}] fún yín[|, ní kúkúrú|, ní ṣókí].',
      '[Gbogbo ohun|Ohun] tó yẹ kí ẹ mọ̀ nípa {brand} rèé[|, ní ṣókí|, ẹ̀yin ará].',
    ],
    middles: [
      '[Àkọ́kọ́|Láti bẹ̀rẹ̀|Ohun àkọ́kọ́], ẹ [sọ ohun tí ẹ nílò fún wa|béèrè ohun tí ẹ fẹ́ mọ̀]: ọ̀rọ̀ kan ti tó.',
      '[Lẹ́yìn náà|Èkejì|Ohun kejì], [a máa dá yín lóhùn|a máa ṣàlàyé gbogbo rẹ̀][|, kí ohun gbogbo lè yé yín|, ní kúkúrú].',
      '[Ẹ̀kẹta|Lẹ́yìn ìyẹn|Níkẹyìn], [ẹ̀yin lẹ máa pinnu|ẹ máa fara balẹ̀ ronú|ẹ máa sọ èyí tí ẹ fẹ́].',
    ],
    ends: [
      '[Láti parí|Lẹ́ẹ̀kan sí i]: {brand} ni orúkọ wa[|, ẹ̀yin ará|, ẹ ṣé o].',
      'Báyìí, [ẹ ti mọ ohun tó yẹ|ẹ ti gbọ́ àlàyé], [ó kù sọ́wọ́ yín|a wà fún yín].',
    ],
    acts: [
      'Àwòrán dúró jẹ́ẹ́ ní ìwọ̀n ojú, ẹni tó ń sọ̀rọ̀ wà [lẹ́gbẹ̀ẹ́ fèrèsé|níwájú ògiri|lẹ́yìn tábìlì|lẹ́nu ọ̀nà].',
      '[Orúkọ|Ọ̀rọ̀] “{brand}” [hàn|jáde] [lẹ́gbẹ̀ẹ́ ẹni tó ń sọ̀rọ̀|nísàlẹ̀|ní lẹ́tà ńlá].',
      'A rí {product} [láti iwájú|láti òkè|láti ẹ̀gbẹ́], [ìmọ́lẹ̀ dára|díẹ̀díẹ̀|fún ìṣẹ́jú àáyá méjì].',
      'Ẹni tó ń sọ̀rọ̀ [ń fi ìka kà á|ń tọ́ka sí i|ń mi orí], [lọ́kọ̀ọ̀kan|láìkánjú|ó sì dúró díẹ̀].',
    ],
  },
  quick: {
    starts: [
      '[Ẹ dúró díẹ̀|Ẹ má lọ|Ẹ wò ó][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: {brand} rèé.',
      '[Ẹ gbọ́ orúkọ yìí|Ẹ fi orúkọ yìí sọ́kàn][|, ẹ̀yin ará|, ẹ jọ̀ọ́]: {brand}.',
    ],
    middles: [
      'Ẹ sọ fún [ọ̀rẹ́ kan|arábìnrin yín|aládùúgbò yín] nípa èyí[|, báyìí|, inú rẹ̀ máa dùn].',
      '[Ẹ tọ́jú fídíò yìí|Ẹ tọ́jú orúkọ náà|Ẹ kọ ọ́ sílẹ̀][|, ẹ jọ̀ọ́]: [ẹ máa nílò rẹ̀|ó máa wúlò lọ́jọ́ kan].',
    ],
    ends: [
      '[Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ|Ọ̀rọ̀ ìkẹyìn]: {brand}, [ẹ rántí orúkọ náà|orúkọ náà nìyẹn].',
      '[Ọ̀rọ̀ wa parí|Ó tán], [ẹ̀yin ló kàn|ó kù sọ́wọ́ yín][|, ẹ̀yin ará].',
    ],
    acts: [
      'Àwòrán [mẹ́ta|mẹ́rin|márùn-ún] kíákíá [pẹ̀lú ìlù|pẹ̀lú àtẹ́wọ́]: [ojú|ọwọ́|òpópónà], {product}, [ẹ̀rín|orúkọ].',
      'Fóònù [sáré wọlé|yí ká|lọ sílẹ̀], ó [dúró|mì díẹ̀], {product} sì [kún àwòrán|dúró jẹ́ẹ́].',
      'Àwòrán yí padà [kíákíá|lójijì]: [ibì kan náà|ẹni kan náà], [àwọ̀ tuntun|ó sún mọ́|láti òkè].',
    ],
  },
  flavours: {
    joke: [
      '[Onílé mi|Ọ̀gá mi|Ẹ̀gbọ́n mi|Àbúrò mi] gbọ́ nípa {brand}, ó sì [gbàgbé láti bínú|rẹ́rìn-ín fún ìgbà àkọ́kọ́ lọ́dún yìí|bẹ̀rẹ̀ sí í pè mí ní “ọmọ mi àtàtà”|pàtẹ́wọ́ fún mi].',
      'Mo sọ fún àwọn [àna mi|aládùúgbò mi|ọmọ kíláàsì mi àtijọ́] nípa èyí, [ní báyìí wọ́n fẹ́ràn mi|ní báyìí àwọn ló ń kọ́kọ́ kí mi|lójijì a tún di ẹbí|ní báyìí wọ́n ń pè mí sí gbogbo ìpàdé].',
    ],
    slang: [
      '[Ẹ gbọ́ mi|Ẹ̀yin ọmọ àdúgbò|Ó ti dé], {brand} [ló wà ńlẹ̀|ló gbòde|ló ń lọ báyìí], [ṣé ẹ gbọ́|kì í ṣe irọ́|ẹ má sùn].',
      '[Hàà|Ẹ wò ó], [èyí le|ó dùn pa|ó ga jù], [{brand} ni|ẹ kí {brand}].',
    ],
    local: [
      'Kódà [nínú sún-kẹrẹ fà-kẹrẹ Èkó|nígbà tí iná bá lọ|nínú danfó], [ẹ lè fi ọ̀rọ̀ ránṣẹ́ sí wa|ẹ lè pè wá|ẹ ṣì lè kọ̀wé sí wa].',
      '[Láti Ojúẹlẹ́gba dé Bódìjà|Láti Ọ̀ṣọ́dì dé Ìbàdàn|Láti Èkó dé Abẹ́òkúta], níbikíbi tí ẹ bá wà, [ẹ lè béèrè lọ́wọ́ wa|ọ̀rọ̀ yín máa dé ọ̀dọ̀ wa|ẹ lè kọ̀wé sí wa].',
    ],
    culture: [
      'Bí [àwọn ìyá wa|àwọn àgbà|ìyá àgbà] ṣe [kọ́ wa|máa ń sọ], [ohun rere là ń pín|ìkíni ló ń ṣáájú|àlejò ni ọba], nítorí náà, ẹ káàbọ̀ sí {brand}.',
      'Àwọn àgbà [ní|bọ̀, wọ́n ní]: “[Abèèrè kì í ṣìnà|Ọwọ́ kan kò gbé ẹrù dórí]”, nítorí náà, [ẹ bi {brand}|ẹ bá {brand} sọ̀rọ̀|ẹ kàn sí {brand}].',
    ],
    heart: [
      'Ẹ rántí [ọjọ́ tí ẹnì kan gbà yín gbọ́|ojú ẹni tí ẹ fẹ́ràn|àwọn tó dúró tì yín]: [ìdí tí a fi ń ṣe é nìyẹn|nítorí rẹ̀ la ṣe wà níbí|ìdí wa nìyẹn].',
      '[Àwọn ọjọ́ kan|Àwọn ènìyàn kan|Àwọn àkókò kan] [kì í kúrò lọ́kàn|kò ṣeé gbàgbé], [nítorí wọn la ṣe ń ṣiṣẹ́|ìdí wa nìyẹn].',
    ],
    tip: [
      '[Ìmọ̀ràn kan|Ẹ kọ́ èyí|Ṣé ẹ mọ̀]: [ẹ béèrè ohun gbogbo tí ẹ fẹ́ mọ̀|ẹ tọ́jú nọ́ńbà wa] kí ọjọ́ tí ẹ nílò rẹ̀ tó dé.',
      '[Ẹ̀kọ́ kìíní|Òfin kìíní]: [ẹ kọ́kọ́ béèrè|ẹ tọ́jú nọ́ńbà wa], [ẹ ò ní kábàámọ̀|ó ń dín àkókò kù].',
    ],
    game: [
      '[Eré ti dé|Ìdíje|Ẹ jẹ́ ká ṣeré]: [ẹ dárúkọ ẹni mẹ́ta|ẹ pe ọ̀rẹ́ kan] tó [máa fẹ́ gbọ́ èyí|nílò èyí].',
      '[Àlọ́ o|Ìbéèrè]: ta ló máa nílò èyí nílé yín? [Ẹ pè é|Ẹ sọ fún un] báyìí.',
    ],
    budget: [
      '[Owó yín|Àpò yín] ṣe pàtàkì níbí: [ẹ sọ iye tí ẹ ní lọ́kàn|ẹ kọ́kọ́ béèrè iye rẹ̀].',
      'Ẹ sọ iye tí ẹ fẹ́ ná, [ká lè fi ohun tó bá a mu hàn yín|bí a ṣe ń ṣètò nìyẹn].',
    ],
  },
  films: [
    'Ẹ [gbé fóònù dúró gbọọrọ|fi ọwọ́ méjì mú fóònù|gbé fóònù ti ife], [lẹ́gbẹ̀ẹ́ fèrèsé|kí ìmọ́lẹ̀ wá láti ẹ̀gbẹ́|lábẹ́ òjìji], kí ẹ ya {product} [fún ìṣẹ́jú àáyá márùn-ún|lẹ́ẹ̀mejì].',
    'Ẹ ya [ọwọ́|ojú|ẹni tó ń sọ̀rọ̀] [ní tòsí|láti ìwọ̀n apá|láti àyà], [ẹ fọwọ́ kan ojú fóònù kó mọ́|ẹ nu ojú kámẹ́rà|ẹ má mì].',
    'Ẹ rìn [díẹ̀díẹ̀|ìgbésẹ̀ mẹ́ta] [sún mọ́|kọjá níwájú] {product}, [ìgúnpá sún mọ́ ara|fóònù wà nísàlẹ̀], [ẹ̀ẹ̀kan|ẹ tún padà].',
    'Ẹ gba [ìró ibẹ̀|ohùn yín|ìlà kọ̀ọ̀kan] sílẹ̀, [jìnnà sí títì|ẹ pa fáànù|lẹ́gbẹ̀ẹ́ fóònù], [kí ẹ mú èyí tó dára jù|ìṣẹ́jú àáyá mẹ́wàá].',
    'Ẹ ya [àwòrán|fọ́tò] {product} [láti òkè|láti ọ̀nà jíjìn|bó ṣe rí|láti iwájú], [fún ìbẹ̀rẹ̀|fún ìdérí|ẹ̀ẹ̀kan].',
  ],
  shotList: 'Ohun tí ẹ máa fi fóònù yà',
  show: ['Ẹ fi {it} hàn, [kedere|fún ìṣẹ́jú àáyá mẹ́ta|nínú ìmọ́lẹ̀].', 'Kámẹ́rà dúró lórí {it}, [láìsí ọ̀rọ̀|fún ìgbà díẹ̀].'],
  avoid: ['Ẹ má fi {it} sí i.', 'Ẹ yọ {it} kúrò[| nínú fídíò yìí].'],
}
