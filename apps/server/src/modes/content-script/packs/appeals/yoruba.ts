import type { Call } from '../../script-pack.ts'

const acts = [
  'Ọwọ́ kan [ń fúnni ní nǹkan|di ọwọ́ mìíràn mú|ń kọ ọ̀rọ̀], [ní tòsí|nínú ìmọ́lẹ̀ tó dára].',
  'Ojú tó [ń rẹ́rìn-ín|ń wo iwájú], [láti ẹ̀gbẹ́|díẹ̀díẹ̀].',
  'Ẹni tó ń sọ̀rọ̀ [wo kámẹ́rà|fọwọ́ kan àyà|mi orí], [ó sì dúró díẹ̀|láìkánjú].',
] as const

export const give: Call = {
  details: [
    '[Kí ẹ lè mọ̀|Ohun kan tún nìyí|Ẹ tún gbọ́ èyí|Ẹ má gbàgbé èyí]: {it}.',
    '[Èyí náà wà níbẹ̀|Ẹ fi èyí sọ́kàn|Ẹ tún mọ èyí]: {it}[|, òótọ́ ni|, ẹ̀yin ará].',
  ],
  brands: [
    '{brand} ń [bẹ̀ yín fún ìrànlọ́wọ́|béèrè fún àtìlẹ́yìn yín][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
    'Ọ̀rọ̀ láti ọ̀dọ̀ {brand} rèé[|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́].',
  ],
  story: {
    starts: [
      '[Lọ́sẹ̀ tó kọjá|Lánàá|Níjọ́ kan], [ọ̀rẹ́ mi kan|aládùúgbò mi|ìbátan mi kan] bi mí pé: [“Báwo ni mo ṣe lè ran ẹnì kan lọ́wọ́?”|“Ta ló nílò ìrànlọ́wọ́ jù?”] Mo dárúkọ {brand}.',
      '[Ẹ gbọ́ ìtàn kékeré kan|Ẹ jẹ́ kí n sọ nǹkan kan fún yín]: [ẹnì kan ràn mí lọ́wọ́ rí|ìrànlọ́wọ́ kékeré kan yí ọjọ́ mi padà]. Ìdí nìyẹn tí mo fi ń sọ nípa {brand}.',
    ],
    middles: [
      '[Ó béèrè|Ó tún béèrè]: [“Ṣé owó kékeré lè ràn wọ́n lọ́wọ́?”|“Ṣé tèmi máa tó?”] Mo ní: [díẹ̀díẹ̀ ló ń di púpọ̀|gbogbo ọwọ́ ló wúlò].',
      '[Ó mú ohun tó ní wá|Ó fún wọn ní díẹ̀ tó ní], [kò dúró dìgbà tó pọ̀|kò pariwo].',
      '[Ó sọ fún àwọn ènìyàn rẹ̀|Ó pe ọ̀rẹ́ rẹ̀], [wọ́n sì dara pọ̀|wọ́n sì fi tiwọn kún un].',
      'Bí [ìrànlọ́wọ́ kékeré ṣe ń dàgbà|ọwọ́ kan ṣe ń di púpọ̀] nìyẹn[|, lóòótọ́].',
    ],
    ends: [
      '[Ìtàn náà nìyẹn|Bí ìtàn náà ṣe parí nìyẹn]: [ó kàn yín báyìí|ẹ̀yin náà lè ṣe é].',
      'Tí ẹ bá [lè ṣèrànwọ́|fẹ́ dara pọ̀], [ẹ má dúró|ọ̀rọ̀ kan ti tó].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Àwọn ènìyàn ń bi wá|Ẹ béèrè]: kí ni {brand} nílò?',
      'Ní [ìṣẹ́jú kan|ọ̀rọ̀ díẹ̀], [ohun tí à ń ṣe|ìdí tí a fi wà níbí] rèé.',
    ],
    middles: [
      '[Àkọ́kọ́|Láti bẹ̀rẹ̀], [ẹ lè fún wa lówó|ẹ lè fún wa ní àkókò yín|ẹ lè sọ fún ẹnì kan]: [gbogbo rẹ̀ ló ṣe pàtàkì|kò sí èyí tó kéré].',
      '[Ẹ bi wá|Ẹ lè bi wá] [ibi tí ìrànlọ́wọ́ yín ń lọ|ohun tó kù], [a máa sọ fún yín|ẹ̀tọ́ yín ni].',
      '[Ìbéèrè kan|Wọ́n máa ń béèrè]: [“Ṣé díẹ̀ lè ṣèrànwọ́?”|“Ṣé mo lè wá fúnra mi?”] [Ìdáhùn wa rèé|Ìdáhùn rẹ̀ rọrùn]: [bẹ́ẹ̀ ni|dájúdájú], [ẹ bi wá|ẹ bá wa sọ̀rọ̀].',
    ],
    ends: [
      '[Ní kúkúrú|Lẹ́ẹ̀kan sí i]: {brand} nílò [ọwọ́ yín|àtìlẹ́yìn yín][|, ẹ jọ̀ọ́].',
      'Ẹ ti gbọ́ báyìí, [gbogbo ẹ̀bùn ló ṣe pàtàkì|a dúpẹ́ lọ́wọ́ yín].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Ẹ dúró|Ẹ má kọjá lọ|Ẹ gbọ́][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {brand} nílò yín.',
      '[Ìbéèrè kan|Ẹ rò ó wò]: ta lẹ lè ràn lọ́wọ́ lónìí?',
    ],
    middles: [
      '[Ẹ̀bùn kan|Àdúrà kan|Ọ̀rọ̀ kan], [ẹ̀rín kan|ọjọ́ rere kan][|, ó rọrùn].',
      'Ẹ sọ fún [ọ̀rẹ́ kan|arábìnrin yín|gúrúùpù yín] nípa èyí[|, báyìí|, wọ́n lè ṣèrànwọ́ pẹ̀lú].',
      '[Ṣé owó kò sí báyìí|Ṣé àpò gbẹ]? [Ẹ pín èyí|Ẹ sọ fún ẹlòmíràn]: [ìrànlọ́wọ́ ni ìyẹn náà|ó lè dé ọ̀dọ̀ ẹni tó ní].',
    ],
    ends: [
      '[Kí ẹ tó lọ|Lẹ́ẹ̀kan sí i]: {brand}, [a nílò yín|gbogbo ẹ̀bùn ló ṣe pàtàkì].',
      '[Ó kàn yín báyìí|Ó kù sọ́wọ́ yín]: [ẹ pín èyí|ẹ fi ìrànlọ́wọ́ yín ránṣẹ́].',
    ],
    acts,
  },
  advice: [
    'Ẹ lè ṣèrànwọ́ [pẹ̀lú owó|pẹ̀lú ohun tí ẹ ní nílé], [pẹ̀lú àkókò yín|pẹ̀lú ọwọ́ yín], tàbí [kí ẹ sọ fún àwọn mìíràn|kí ẹ pín èyí]: [gbogbo rẹ̀ ló ṣe pàtàkì|kò sí èyí tó kéré].',
    'Ẹ̀bùn kékeré [máa ń di púpọ̀|máa ń pọ̀ sí i] tí [ọ̀pọ̀ bá fúnni|a bá jọ fúnni], nítorí náà [ẹ má dúró dìgbà tí ẹ bá ní púpọ̀|ẹ fúnni ní èyí tí ẹ lè ṣe].',
    'Ẹnì kan ti [ràn yín lọ́wọ́|ràn wá lọ́wọ́] rí, [olùkọ́ kan|aládùúgbò kan|àlejò kan]: [ó kàn wá báyìí|ẹ jẹ́ kó máa lọ bẹ́ẹ̀].',
    'Ẹ bi wá ní [ohun tí a máa fi ṣe|ibi tó ń lọ]: [ẹ̀tọ́ yín ni|inú wa máa dùn láti dáhùn], [ìdáhùn tó yéni ń mú ká fọkàn tán ara wa|ó yẹ kí ẹ mọ̀].',
    'Ẹ jọ fúnni pẹ̀lú [ẹbí yín|àwọn ọ̀rẹ́ yín|àwọn ẹlẹgbẹ́ iṣẹ́ yín]: [ẹ kó o jọ fún ọ̀sẹ̀ kan|ẹ gbé àpótí kan sórí tábìlì], [kí ẹ sì jọ mú un wá|kí ẹ sì fi ránṣẹ́ lẹ́ẹ̀kan].',
    'Ẹ sọ fún [àwọn ọmọ yín|àwọn kékeré] ìdí tí ẹ fi ń fúnni: [ilé ni inú rere ti ń bẹ̀rẹ̀|wọ́n máa rántí rẹ̀].',
    'Tí kò bá sí báyìí, [ẹ pín èyí|ẹ fi ránṣẹ́ sí ẹni tó ní]: [ìrànlọ́wọ́ ni ìyẹn náà|ó lè ṣe ju owó lọ].',
    'Ẹ yan ọjọ́ kan: [ọjọ́ owó oṣù|ọjọ́ Àìkú|ọjọ́ ìbí yín], [kí ó jẹ́ ọjọ́ ìfúnni yín|kí ẹ máa fúnni lọ́jọ́ náà].',
    'Ẹ fi ọ̀rọ̀ rere kan [kún un|ránṣẹ́ pẹ̀lú]: [ó máa ń bá ẹ̀bùn náà rìn|àwọn ènìyàn máa ń mọ̀ ọ́n lára].',
    'Tí ẹ bá fẹ́ fojú ara yín rí i, [ẹ sọ fún wa|ẹ kọ́kọ́ kọ̀wé sí wa], [a máa fi hàn yín|ilẹ̀kùn wa ṣí sílẹ̀].',
    'Ẹ tọ́jú [orúkọ wa|nọ́ńbà wa], [ìrànlọ́wọ́ kò ní àkókò|kí ẹ lè tún dara pọ̀].',
    'A dúpẹ́ fún [àkókò yín|ọkàn rere yín], [kódà kí ẹ tó fúnni|lóòótọ́]: [Ọlọ́run á bù kún yín|a ò ní gbàgbé].',
  ],
}
