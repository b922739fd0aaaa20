import type { ScriptPack } from '../script-pack.ts'

export const yoruba: ScriptPack = {
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
  details: [
    '[Bákan náà|Ẹ tún gbọ́|Ẹ rántí]: {it}[, nígbà gbogbo|, bí ó ṣe yẹ|].',
    '{it}: [bí a ṣe ń ṣe é nìyẹn|ẹ lè gbẹ́kẹ̀ lé e|ọ̀nà wa nìyẹn].',
  ],
  brands: [
    '[{brand} rèé|Ẹ káàbọ̀ sí {brand}|Ẹ wo {brand}], [ibi tí ẹ ti lè rí|àwọn tó ń pèsè|ilé] {product}[, inú wa dùn pé ẹ wá|, láìsí àwáwí|].',
    'Ohun kan ni {brand} [ń ṣe|mọ̀ ọ́n ṣe|wà fún]: {product}[, pẹ̀lú àkíyèsí|, bí ẹ ṣe fẹ́ ẹ|, lójoojúmọ́|].',
    'Ẹ [rántí orúkọ náà|kọ orúkọ náà sílẹ̀|má gbàgbé orúkọ náà]: {brand}, fún {product}[, lọ́jọ́kọ́jọ́|, nígbà gbogbo|].',
  ],
  audiences: [
    '[Ti|A ṣe é fún|A ro ti] {audience}[, ẹ sì mọ ara yín|, kì í ṣe ẹlòmíràn|, pẹ̀lú ìfẹ́|].',
    'Bí ẹ bá [jẹ́ ara|wà láàárín|mọ] {audience}, [ẹ dúró tì mí|ẹ gbọ́ mi dáadáa|àkókò yín rèé|ẹ fa àga].',
    '{audience}: [a rí yín|a gbọ́ yín|ti yín lèyí][, lóòótọ́|, ó sì hàn|].',
  ],
  brandTypes: {
    small: [
      'A [ò pọ̀|kéré], àmọ́ [gbogbo iṣẹ́|oníbàárà kọ̀ọ̀kan] [ń gba ọwọ́ ẹni tó bìkítà kọjá|la mọ̀ ní orúkọ|la ń fún ní ọkàn wa].',
      'Iṣẹ́ [kékeré|ẹbí], [ọkàn ńlá|àkíyèsí púpọ̀]: [ẹ ó bá olówó rẹ̀ sọ̀rọ̀|ẹ ó gbọ́ ìdáhùn tòótọ́|a máa rántí yín].',
    ],
    medium: [
      'A [tóbi tó láti ṣe é|ní ọwọ́ tó pọ̀ tó], a sì [kéré tó láti mọ̀ yín|sún mọ́ yín láti gbọ́].',
      '[Ẹgbẹ́ wa|Àwọn ènìyàn wa] [ń dáhùn|ti múra], [ẹnìkan máa ń wà nílẹ̀|ẹ mọ ẹni tí ẹ máa bi].',
    ],
    large: [
      '[Ọwọ́ púpọ̀|Ẹgbẹ́ ńlá] ló ń ṣiṣẹ́ [lẹ́yìn orúkọ yìí|pẹ̀lú ìlànà kan], [ẹ ó sì mọ̀ ọ́n lára|ẹ lè gbẹ́kẹ̀ lé e].',
      'Lọ́dọ̀ {brand}, [ìlànà kan|ìlérí kan] [ló wà níbi gbogbo|ló wà fún gbogbo ènìyàn], [níbikíbi tí ẹ bá wà|púpọ̀ tàbí díẹ̀].',
    ],
    multi_enterprise: [
      '[Ilé iṣẹ́ púpọ̀|Ju ilé iṣẹ́ kan lọ] ló [dúró lẹ́yìn|ń mú] ìlérí yìí [ṣẹ pọ̀|lápapọ̀], [ọwọ́ nínú ọwọ́|olúkúlùkù pẹ̀lú iṣẹ́ rẹ̀].',
      'Lẹ́yìn {brand} ni [ẹbí ilé iṣẹ́ kan|ilé púpọ̀] wà, [ohùn kan|ète kan] [fún yín|níbi gbogbo].',
    ],
  },
  replies: [
    '[Ẹ dúró|Hàà|Ẹ gbọ́], [ẹ tún un sọ|ẹ sọ sí i|mo fẹ́ gbọ́ èyí][, ẹ jọ̀ọ́|, díẹ̀díẹ̀|].',
    '[Lóòótọ́|Ẹ wò ó], [ohun tí mo nílò|ohun tí mo ń wá|irú èyí tí mo fẹ́] nìyẹn[, kì í ṣe àwàdà|, gan-an|].',
    '[Ó dára|Nígbà náà|Tóò], [kí ni kí n ṣe|níbo ni kí n ti bẹ̀rẹ̀|báwo ni mo ṣe lè rí i][ báyìí| gan-an|]?',
    '[Ẹ rí i|Mo sọ fún yín|Mo mọ̀], [ó rọrùn bẹ́ẹ̀|èyí ni|mo ti gbà|mo ti fẹ́ràn rẹ̀][, ọ̀rẹ́ mi|, níkẹyìn|].',
  ],
  story: {
    starts: [
      '[Lọ́sẹ̀ tó kọjá|Lánàá|Ní alẹ́ ọjọ́ kan|Ní òwúrọ̀ ọjọ́ Ajé], [aládùúgbò mi|ọ̀rẹ́ mi kan|oníbàárà kan|ìbátan mi kan] [béèrè lọ́wọ́ mi|pè mí láti béèrè|fi ohùn ránṣẹ́ sí mi] nípa {product}[, mo sì rẹ́rìn-ín|, mo sì mọ ìdáhùn|].',
      '[Ìtàn kékeré kan|Ẹ jẹ́ kí n sọ ìtàn kan|Ẹ fojú inú wò ó]: [ẹ jí ní òwúrọ̀|alẹ́ ti lẹ́|ọjọ́ Ajé ni|ẹ ń lọ sílé], ohun [àkọ́kọ́|kan ṣoṣo|ìkẹyìn] tó wà lọ́kàn yín ni {product}.',
    ],
    middles: [
      '[Mo sọ fún un|Mo ní|Ìdáhùn mi kúrú]: [má wá kiri mọ́|jókòó ná|fara balẹ̀], [mo mọ àwọn ènìyàn náà|mo mọ ibẹ̀|jẹ́ kí n fi nọ́ńbà wọn ránṣẹ́|bi {brand}].',
      '[Ó béèrè|Ìbéèrè tó kàn|Lẹ́yìn náà ó ní]: [ṣé wọ́n máa ń dáhùn|ṣé ó dá ẹ lójú|níbo ni màá ti bẹ̀rẹ̀], mo sì ní, [bi wọ́n fúnra rẹ|gbìyànjú wò|kọ̀wé sí wọn|wàá dúpẹ́ lọ́wọ́ mi].',
      '[Ó kọ̀wé|Ó mú fóònù|Kò fi àkókò ṣòfò], [ọ̀rọ̀ kan|ìlà kan|ìbéèrè kan], [ó sì dúró|ó sì jókòó|ó sì wò mí].',
      '[Lẹ́yìn náà|Ní alẹ́ ọjọ́ náà|Lọ́jọ́ kejì], [fóònù mi dún|mo tún rí i|ó fi fọ́tò ránṣẹ́], [ó ń rẹ́rìn-ín|ó dúpẹ́|ó ti sọ fún arábìnrin rẹ̀].',
      'Bí {product} ṣe [di ọ̀rọ̀ gbogbo agboolé|rí ọ̀rẹ́ tuntun kan sí i|tàn ká] [nìyẹn|nìyí|rèé].',
    ],
    ends: [
      '[Ìtàn rẹ̀ nìyẹn|Bí ìtàn náà ṣe parí nìyẹn|Ìtàn parí]: [tó kàn lè jẹ́ tiyín|ó kàn yín báyìí|ẹ̀yin lẹ máa kọ èyí tó kàn].',
      'Tí [ẹ bá|ọ̀rẹ́ yín bá|arábìnrin yín bá] ní ìbéèrè kan náà, [ẹ ti mọ̀ báyìí|ìdáhùn rèé|ẹ fi èyí ránṣẹ́ sí i|ẹ sọ̀rọ̀ {brand} fún un].',
    ],
    acts: [
      '[Ọwọ́ méjì|Ọwọ́ ẹnìkan|Ọwọ́ àgbà] ń [ṣí|gbé|yí] ohun tí a ò tíì [rí|mọ̀], [díẹ̀díẹ̀|pẹ̀lú ẹ̀rín].',
      '[Ojú kan|Ọmọ kan|Ẹni tó ń kọjá] [gbójú sókè|dúró|yíjú padà] bí {product} ṣe [wọlé|ń kọjá|dé].',
      '[Ìmọ́lẹ̀ ìrọ̀lẹ́|Òjìji kan|Oòrùn àárọ̀] [kọjá lórí|bọ́ sórí] {product}, [kò sí ọ̀rọ̀|ẹ̀rín tẹ̀ lé e].',
    ],
  },
  answers: {
    starts: [
      '[Ẹ jẹ́ kó yé wa|Tààrà|Ìbéèrè náà rèé]: [kí lẹ máa rí gbà|kí ló ṣe pàtàkì|kí lẹ máa yẹ̀ wò|ta lẹ lè gbẹ́kẹ̀ lé] lórí {product}?',
      '[Ọ̀pọ̀ ènìyàn|Àwọn oníbàárà púpọ̀] ń [fi àkókò ṣòfò|pàdánù owó|sú] níbi tí wọ́n ti ń wá {product}, [kò yẹ kó rí bẹ́ẹ̀|ọ̀nà tó dára wà|a sì mú un rọrùn].',
      'Ní [ìṣẹ́jú díẹ̀|fídíò kékeré yìí], [ẹ máa mọ̀|a máa fi hàn yín] [bí {brand} ṣe ń ṣiṣẹ́|ohun tí {brand} ń ṣe][, díẹ̀díẹ̀|, kedere|].',
    ],
    middles: [
      '[Àkọ́kọ́|Láti bẹ̀rẹ̀], ẹ [sọ ohun tí ẹ nílò fún wa|bi wá ní ìbéèrè yín|fi ohun tó wà lọ́kàn yín hàn wá], [a máa gbọ́|a máa kọ ọ́ sílẹ̀|ẹ máa gbọ́ ìdáhùn tààrà].',
      '[Lẹ́yìn náà|Èkejì|Ìyẹn tán], a máa [ṣàdéhùn|fìdí gbogbo rẹ̀ múlẹ̀|sọ ohun tó ṣeé ṣe], [kí ohunkóhun má baà yà yín lẹ́nu|kí iṣẹ́ tó bẹ̀rẹ̀].',
      '[Ẹ̀kẹta|Láti ibẹ̀|Níkẹyìn], [iṣẹ́ bẹ̀rẹ̀|a máa pèsè rẹ̀|ó ti jáde], ẹ sì [máa mọ ibi tó dé|lè béèrè nígbàkígbà|máa gbọ́ láti ọ̀dọ̀ wa].',
      '[Ìbéèrè kan|Wọ́n máa ń béèrè|Ẹ lè máa ronú]: [ṣé mo lè kọ́kọ́ rí i|báwo ni mo ṣe máa rí yín|tí mo bá yí ọkàn padà ńkọ́], [ìdáhùn rẹ̀ rọrùn|ìdáhùn kan náà ni]: [ẹ béèrè|ẹ bá wa sọ̀rọ̀].',
      '[Ohun tí ẹ máa wò|Àmì rere] nínú {product}: [àkíyèsí kékeré|ìdáhùn òtítọ́|ọ̀rọ̀ tó yé ni], [kì í ṣe ìlérí ńlá|ẹ sì máa rí i níbí].',
    ],
    ends: [
      '[Ní kúkúrú|Láti parí|Ẹ rántí]: {product}, [ọ̀rọ̀ tó yé|àwọn tó ń dáhùn|láìsí àbá], [orúkọ kan|ọ̀rọ̀ kan], {brand}.',
      'Báyìí [ẹ ti mọ tó láti yan|ohun tí ẹ nílò wà lọ́wọ́ yín], [ìgbésẹ̀ tó kàn kéré|a ti múra tí ẹ bá ti múra|ìpinnu wà lọ́wọ́ yín].',
    ],
    acts: [
      'Àwòrán [jẹ́ẹ́jẹ́ẹ́|tó dúró] ní ìwọ̀n ojú, {product} [lórí tábìlì|lẹ́gbẹ̀ẹ́ ẹni tó ń sọ̀rọ̀|hàn kedere].',
      '[Orúkọ|Ọ̀rọ̀] “{brand}” [hàn|dúró] [lẹ́gbẹ̀ẹ́ ẹni tó ń sọ̀rọ̀|nísàlẹ̀|ní lẹ́tà ńlá].',
      'A rí {product} [láti iwájú|láti òkè|láti ẹ̀gbẹ́], [ìmọ́lẹ̀ dára|díẹ̀díẹ̀|fún ìṣẹ́jú àáyá méjì].',
    ],
  },
  quick: {
    starts: [
      '[Ẹ dúró|Ẹ má lọ|Ẹ wò ó|Ẹ dúró díẹ̀]: {product}[, ẹ wò ó|, ẹ̀yin ni mo ń bá wí|, ọ̀kan, méjì, mẹ́ta|].',
      '[Ìbéèrè kan|Ìdánwò kékeré|Ẹ sọ fún mi]: [ta lẹ máa pè fún|ta ló wá sọ́kàn yín fún|ta lẹ máa bi nípa] {product}? [Ìdáhùn|Orúkọ kan|Ó rọrùn]: {brand}.',
    ],
    middles: [
      '[Ẹ wo èyí|Ẹ wo ibí|Èyí náà|Àti èyí], [ó sún mọ́|láti òkè|lẹ́ẹ̀kan sí i|díẹ̀díẹ̀][, ẹ rẹ́rìn-ín|, lẹ́ẹ̀kan sí i|, ẹ má ṣẹ́jú|].',
      '[Ẹ tọ́ka sí i|Ẹ pàtẹ́wọ́ kan|Ẹ sọ ọ́ pẹ̀lú mi|Ẹ gbé ọwọ́ sókè]: {brand}[, ẹ gbé ohùn sókè|, lẹ́ẹ̀kan sí i|].',
      '[Ohun tí ẹ nílò|Ìbéèrè yín|Èrò yín], [ọ̀rọ̀ kan|ìpè kan|ìṣẹ́jú àáyá mẹ́wàá], [ó tán|ó ti yanjú|ó rọrùn].',
      'Ẹ [pe|jí|sọ fún] [ọ̀rẹ́ kan|arábìnrin yín|aládùúgbò yín]: {product}[, báyìí|, wọ́n máa béèrè|, ibí lẹ ti gbọ́ ọ|].',
      '[Láìfọ̀rọ̀ gùn|Ní kúkúrú|Ó kúrú, ó sì dùn]: {product}[, ó tán|, gbogbo fídíò náà nìyẹn|].',
    ],
    ends: [
      '[Àwòrán ìkẹyìn|Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ]: {brand}, [fún {product}|ẹ rántí orúkọ náà|ẹ fi pamọ́ báyìí].',
      '[Ó parí|Ó tán|Ó ti tó], [ẹ̀yin ló kàn|ó kù sọ́wọ́ yín]: [ẹ fi ọ̀rọ̀ ránṣẹ́|ẹ fi èyí pamọ́|ẹ pín èyí][, báyìí|, kíákíá|].',
    ],
    acts: [
      'Àwòrán [mẹ́ta|mẹ́rin|márùn-ún] kíákíá [pẹ̀lú ìlù|pẹ̀lú àtẹ́wọ́]: [ojú|ọwọ́|òpópónà], {product}, [ẹ̀rín|orúkọ].',
      'Fóònù [sáré wọlé|yí ká|lọ sílẹ̀], ó [dúró|mì díẹ̀], {product} sì [kún àwòrán|dúró jẹ́ẹ́].',
      'Àwòrán yí padà [kíákíá|gbàù]: [ibì kan náà|ẹnìkan náà], [àwọ̀ tuntun|ó sún mọ́|láti òkè].',
    ],
  },
  flavours: {
    joke: [
      '[Onílé mi|Ọ̀gá mi|Ewúrẹ́ mi|Ẹ̀gbọ́n mi] [gbọ́ nípa|béèrè nípa|lá àlá nípa] {product}, ó sì [gbàgbé láti bínú|rẹ́rìn-ín fún ìgbà àkọ́kọ́ lọ́dún yìí|bẹ̀rẹ̀ sí í pè mí ní “olólùfẹ́ mi”|fagi lé gbogbo ìpàdé].',
      'Mo sọ fún àwọn [ará ilé ìyàwó mi|aládùúgbò mi|ọmọ kíláàsì mi àtijọ́] nípa {product}, [ní báyìí wọ́n fẹ́ àlàáfíà|ní báyìí àwọn ló ń kí mi ṣáájú|lójijì a tún di ẹbí|ní báyìí wọ́n ń pè mí sí gbogbo ìpàdé].',
      '[Dókítà|Pásítọ̀|Olùkọ́], n kò lè [sùn|fọkàn balẹ̀|dúró jẹ́ẹ́], [mo ń ronú nípa|gbogbo ènìyàn ń bi mí nípa] {product}: [“Èmi náà ni”|“Èyí kò ní oògùn”|“Ẹ tò sórí ìlà”].',
    ],
    slang: [
      '[Kò sí dídáwọ́ dúró|Gbédu|Ẹ gbọ́ mi], {product} [ń jó gan-an|ló wà ńlẹ̀|dùn kọjá], [ṣé ẹ gbọ́|kì í ṣe irọ́].',
      '[Hàà|Ẹ wo], [ìpele ńlá|èyí le|ó dùn pa], [{brand} ni|ẹ kí {brand}].',
    ],
    local: [
      '[Nínú sún-kẹrẹ Èkó|Nígbà ọyẹ́|Nígbà tí wọ́n mú iná lọ|Nínú danfó], {product} [ṣì dára|ni ìròyìn ayọ̀|ń mú inú dùn].',
      '[Láti Ojúẹlẹ́gba dé Bódìjà|Láti Ọ̀ṣọ́dì dé Ìbàdàn|Láti Èkó dé Abẹ́òkúta], [àwọn ènìyàn mọ ohun tí wọ́n fẹ́|ọ̀rọ̀ ti tàn], [a sì ń gbọ́|{brand} sì ń dáhùn].',
    ],
    culture: [
      'Bí [àwọn ìyá wa|àwọn àgbà|ìyá àgbà] ṣe [kọ́ wa|máa ń sọ], [ohun rere là ń pín|àlejò ló ń kọ́kọ́ jẹ|ìkíni ló ṣáájú], [ẹ káàbọ̀|ẹ kú ilé] sí {brand}.',
      '[Níbi ìsọmọlórúkọ|Ní òde àríyá|Lọ́jọ́ ọdún|Lọ́jọ́ Àìkú], {product} [ní àyè tirẹ̀|kì í ṣẹ́yìn|ni a máa ń rántí].',
    ],
    heart: [
      'Ẹ rántí [ọjọ́ tí ẹnìkan gbà yín gbọ́|ojú ẹni tí ẹ fẹ́ràn|bí ilé ṣe ń rí lára]: [ìdí tí a fi ń ṣe é nìyẹn|ibẹ̀ ni {product} ti wá].',
      '[Ẹ̀bùn kan|Àkókò kan|Àárọ̀ kan] [máa ń bá wa gbé|kò ṣeé rà lẹ́ẹ̀mejì], [nítorí rẹ̀ la ṣe ń ṣiṣẹ́|ìdí wa nìyẹn].',
    ],
    tip: [
      '[Ìmọ̀ràn kan|Ẹ kọ́ èyí|Ṣé ẹ mọ̀]: kí ẹ tó yan {product}, [ẹ béèrè bí a ṣe ṣe é|ẹ yẹ̀ ẹ́ wò nínú ìmọ́lẹ̀|ẹ fi méjì wéra|ẹ béèrè ẹni tó ṣe é].',
      '[Ẹ̀kọ́ kìíní|Òfin kìíní|Ọgbọ́n rẹ̀] lórí {product}: [ẹ bẹ̀rẹ̀ díẹ̀díẹ̀|ẹ kọ́kọ́ béèrè|ẹ wò ó lẹ́ẹ̀mejì], [kí ẹ tó pinnu|ẹ ò ní kábàámọ̀|ó ń dáàbò bo owó].',
    ],
    game: [
      '[Eré ti dé|Ìdíje|Ẹ jẹ́ ká ṣeré]: [ẹ dárúkọ ẹni mẹ́ta|ẹ pe ọ̀rẹ́ kan|ẹ ka ẹní dé àrún] tó [máa fẹ́|nílò] {product}, [ẹni tó bá pẹ́ ló máa sanwó|ẹni tó bá borí ló máa yàn].',
      '[Àlọ́|Ẹ tọ́ ọ wò]: [kí ló ń mú ọjọ́ Ajé dùn|kí ni kì í pẹ́ lórí tábìlì|kí là ń sọ ní gbogbo ọjọ́], [gan-an|ẹ ti mọ̀ ọ́n], {product}.',
    ],
    budget: [
      '[Owó yín|Àpò yín] [ṣe pàtàkì níbí|lè sinmi], nítorí {product} [kò gbọ́dọ̀ dunni|ṣeé ṣètò fún|bá ìgbésí ayé mu].',
      '[Owó díẹ̀|Iye òtítọ́|Ìnáwó ọgbọ́n], [ẹ̀rín ńlá|ohun tó tó owó rẹ̀]: [bí a ṣe ń ṣètò nìyẹn|ọ̀nà {brand} nìyẹn].',
    ],
  },
  films: [
    'Ẹ [gbé fóònù dúró gbọọrọ|fi ọwọ́ méjì mú fóònù|gbé fóònù ti ife], [lẹ́gbẹ̀ẹ́ fèrèsé|kí ìmọ́lẹ̀ wá láti ẹ̀gbẹ́|lábẹ́ òjìji], kí ẹ ya {product} [fún ìṣẹ́jú àáyá márùn-ún|lẹ́ẹ̀mejì].',
    'Ẹ ya [ọwọ́|ojú|ẹni tó ń sọ̀rọ̀] [ní tòsí|láti ìwọ̀n apá|láti àyà], [ẹ fọwọ́ kan ojú fóònù kó mọ́|ẹ nu ojú kámẹ́rà|ẹ má mì].',
    'Ẹ rìn [díẹ̀díẹ̀|ìgbésẹ̀ mẹ́ta] [lọ sọ́dọ̀|yí|kọjá] {product}, [ìgúnpá sún mọ́ ara|fóònù wà nísàlẹ̀], [ẹ̀ẹ̀kan|ẹ tún padà].',
    'Ẹ gba [ìró ibẹ̀|ohùn náà lẹ́ẹ̀kan sí i|ìlà kọ̀ọ̀kan] sílẹ̀, [jìnnà sí títì|ẹ pa fáànù|lẹ́gbẹ̀ẹ́ fóònù], [kí ẹ mú èyí tó dára jù|ìṣẹ́jú àáyá mẹ́wàá].',
    'Ẹ ya [àwòrán gbooro kan|fọ́tò kan|àwòrán láti òkè] {product} [bó ṣe rí|lórí aṣọ lásán|pẹ̀lú ibẹ̀ lẹ́yìn], [fún ìbẹ̀rẹ̀|fún ìdérí].',
  ],
  shotList: 'Ohun tí ẹ máa fi fóònù yà',
  show: [
    'Ẹ fi {it} hàn, [kedere|fún ìṣẹ́jú àáyá mẹ́ta|nínú ìmọ́lẹ̀].',
    'Kámẹ́rà [rí|dúró lórí] {it}, [láìsí ọ̀rọ̀|kó ṣeé kà].',
  ],
  avoid: ['[Ẹ yọ|Ẹ má fi sí i]: {it}.', '[Kò sí nínú fídíò yìí|Láìsí]: {it}.'],
}
