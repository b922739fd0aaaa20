import type { Stories } from './story.ts'
import { calls } from './yoruba-calls.ts'
import { goods } from './yoruba-goods.ts'
import { people } from './yoruba-people.ts'

export const yoruba: Stories = {
  next: '[|||Nǹkan kan tún wà:|Ẹ tún gbọ́ èyí:]',
  asked: [
    '[Ẹnì kan|Ọ̀rẹ́ mi kan|Aládùúgbò mi kan|Ìbátan mi kan] bi mí [pé|lọ́jọ́ kan pé|lẹ́nu ọ̀nà pé|lórí fóònù pé]: “{it}”',
    '[Bóyá ẹ̀yin náà ń bi ara yín pé|Ẹ lè bi mí pé|Ẹ lè fẹ́ bi mí pé|Ẹnì kan tó ń wò mí lè bi mí pé]: “{it}”',
    '[Ìbéèrè kan|Ìbéèrè tí mo máa ń gbọ́|Ìbéèrè tó máa ń wá|Ohun tí wọ́n máa ń bi mí|Ìbéèrè mìíràn|Ìbéèrè tó dára kan] [rèé|nìyí]: “{it}”',
  ],
  said: [
    '[Ẹnì kan|Ọ̀rẹ́ mi kan|Aládùúgbò mi kan|Ìbátan mi kan] sọ [fún mi pé|lọ́jọ́ kan pé|lẹ́nu ọ̀nà pé|lórí fóònù pé]: “{it}”',
    '[Bóyá ọ̀rọ̀ yín nìyí|Ẹ̀yin náà lè máa sọ pé|Ẹ lè sọ fún mi pé|Ẹnì kan tó ń wò mí lè sọ pé]: “{it}”',
    '[Ohun tí mo máa ń gbọ́|Ohun tí wọ́n máa ń sọ fún mi|Ọ̀rọ̀ tí mo mọ̀ dáadáa|Ọ̀rọ̀ kan|Ọ̀rọ̀ mìíràn|Ọ̀rọ̀ tí mo gbọ́] [nìyí|rèé]: “{it}”',
  ],
  answered: ['[Ìdáhùn mi|Ìdáhùn mi rèé|Èmi máa ń sọ pé|Ọ̀rọ̀ tèmi]: “{it}”', '{it}'],
  of: { ...goods, ...people, ...calls },
  any: {
    before: [
      [
        '[Ọ̀rẹ́ mi kan|Àbúrò mi|Aládùúgbò mi] ló [sọ nípa yín fún mi|dárúkọ yín|ní kí n wá bá yín], [ṣùgbọ́n mo fẹ́ gbọ́ ọ lẹ́nu yín|mo ní kí n wá béèrè fúnra mi|mo fẹ́ fojú ara mi rí i].',
        '[Ẹ kú àbọ̀|Ẹ ṣé tí ẹ wá|Ó dára bí ẹ ṣe wá], [abèèrè kì í ṣìnà|ohun tí a fojú rí ló ń dáni lójú|ẹ béèrè ohun tó wù yín].',
      ],
      [
        '[Ó ti pẹ́ tí mo ti ń wá irú èyí|Irú èyí ni mo ti ń béèrè káàkiri|Irú èyí ni mo ti ń wá], [ibi tí mo lọ kò tẹ́ mi lọ́rùn|wọ́n kàn ń ní kí n padà wá ni|n kò sì mọ ẹni tí màá fọkàn tán].',
        '[Ẹ fara balẹ̀|Ẹ jókòó|Ó yá, ẹ sinmi], [ẹ sọ ohun tí ẹ fẹ́ gan-an fún mi|ẹ béèrè ohun gbogbo tó ń kọ yín lóminú|ẹ jẹ́ kí n ṣàlàyé rẹ̀ fún yín].',
      ],
      [
        '[Kí n sọ òótọ́|Ẹ má bínú|N kò ní purọ́], n kì í [tètè gba ọ̀rọ̀ gbọ́|sanwó láìbéèrè|fi owó mi ṣeré], [wọ́n ti tàn mí jẹ rí|owó nira láti rí|ojú mi ti rí nǹkan].',
        '[Ẹ jàre|Ọ̀rọ̀ yín tọ̀nà|Ẹni tó ṣiṣẹ́ fún owó rẹ̀ gbọ́dọ̀ béèrè], [ẹ béèrè títí yóò fi yé yín|ẹ má jẹ́ kí ẹnikẹ́ni kán yín lójú|n kì í bínú sí ìbéèrè].',
      ],
    ],
    among: [
      [
        'Tí [ará ilé mi|ìyá mi|ẹ̀gbọ́n mi] bá [bi mí ohun tí mo fi owó ṣe|ní kí n dúró ná|ní mo fi owó ṣòfò], kí ni [kí n sọ|màá wí]?',
        '[Ẹ fi hàn wọ́n kí ẹ tó sọ̀rọ̀|Ẹ jẹ́ kí wọ́n fojú ara wọn rí i|Ẹ pè wọ́n kí wọ́n wá wò ó], [ojú ló ń gba ọ̀rọ̀ gbọ́|ohun tó dára kì í fi ara pamọ́|ohun tí ojú bá rí kì í ní ìjiyàn].',
      ],
      [
        '[Ọ̀rẹ́ mi|Ẹ̀gbọ́n mi|Aládùúgbò mi] [máa ń béèrè ìbéèrè púpọ̀|kì í tètè gbà|ní ẹnu tó mú], ṣé mo lè [mú un wá|ní kó wá bi yín|jẹ́ kó bá yín sọ̀rọ̀]?',
        '[Ẹni tó ń béèrè ni mo fẹ́ràn jù|Ìbéèrè kì í bí mi nínú|Kó má wulẹ̀ bẹ̀rù], [kó wá pẹ̀lú ìbéèrè rẹ̀|kó béèrè bó ṣe fẹ́|màá dá a lóhùn lọ́kọ̀ọ̀kan].',
      ],
      [
        'Mo máa ń [gbàgbé nǹkan|fi nǹkan falẹ̀|sọ pé ọ̀la], [ọ̀la á sì di ọ̀sẹ̀ tó ń bọ̀|ìgbà tí mo bá rántí, ó ti pẹ́|gbogbo ẹbí mi ló mọ̀ mí mọ́ ọn].',
        '[Ó ń ṣẹlẹ̀ sí ọ̀pọ̀ ènìyàn|Ẹ̀yin nìkan kọ́|Èmi náà máa ń ṣe bẹ́ẹ̀], [ẹ kọ ọ́ sínú fóònù yín báyìí|ẹ fi aago fóònù rán ara yín létí|ẹ sọ fún ẹnì kan kó rán yín létí].',
      ],
      [
        'Kí ló máa ń [yà yín lẹ́nu|pa yín lẹ́rìn-ín|dùn mọ́ yín] jù [lẹ́nu iṣẹ́ yìí|nínú ọ̀rọ̀ àwọn ènìyàn|lójoojúmọ́]?',
        'Ẹni tó [sọ pé òun kàn ń wò ni|béèrè ohun kan náà lẹ́ẹ̀mẹ́ta|ní òun kò ní pẹ́], [tó sì jókòó títí di ọ̀sán|tó wá di ọ̀rẹ́|tó sì sọ ìtàn gbogbo ẹbí rẹ̀].',
      ],
      [
        '[Tó bá jẹ́ ẹ̀yin|Tí ẹ bá wà ní ipò mi|Ẹ̀yin fúnra yín], kí lẹ máa kọ́kọ́ [béèrè|wò|ṣe]?',
        'Màá [béèrè títí ọkàn mi á fi balẹ̀|kọ ohun tí mo fẹ́ sílẹ̀|sọ iye tí mo ní lọ́kàn], [ojú kì í ti ẹni tó ń béèrè|lẹ́yìn náà ni màá pinnu|ìkánjú kì í jẹ́ kí ènìyàn rí dáadáa].',
      ],
      [
        'Ọmọ mi ló [ń fi fóònù wá nǹkan fún mi|kọ́kọ́ rí orúkọ yín lórí fóònù|kọ́ mi bí mo ṣe rí yín], [àwọn ọmọ ayé òde òní yára|ọwọ́ rẹ̀ ni mo kàn ń wò|n kò tiẹ̀ mọ ibi tó tẹ̀].',
        '[Ẹ bá mi kí ọmọ náà|Ọmọ yín gbọ́n|Ọmọ tó gbọ́n lẹ bí], [ẹ ní kó kọ́ yín díẹ̀díẹ̀|ẹ ra bísíkíìtì fún un|ẹ jẹ́ kó máa bá yín tẹ̀ ẹ́].',
      ],
      [
        '[Ẹ jọ̀ọ́|Ẹ dákun|Mo bẹ̀ yín], ẹ má [lo ọ̀rọ̀ tó le fún mi|sọ èdè àwọn ọ̀jọ̀gbọ́n|fa ọ̀rọ̀ gùn], [orí mi ti kún fún iṣẹ́|mo fẹ́ kó yé mi kíákíá|ọ̀rọ̀ tó rọrùn ni mo fẹ́].',
        '[Ọ̀rọ̀ tó rọrùn ni tèmi|Mo gbọ́|Ẹ má bẹ̀rù], [tí ọ̀rọ̀ kan bá ta kókó, ẹ dá mi dúró|ẹ gbé ọwọ́ sókè tí kò bá yé yín|màá sọ ọ́ bí ẹni ń sọ fún ìyá rẹ̀].',
      ],
      [
        '[Ọkàn mi ń ṣe méjì|Mo ń ronú lọ, mo ń ronú bọ̀|N kò tíì lè pinnu], ṣé kí n [lọ sùn lé e lórí|kọ́kọ́ bi ará ilé mi|dúró díẹ̀]?',
        '[Ẹ má kánjú|Kò sẹ́ni tó ń lé yín|Ẹ ronú dáadáa], [ohun tí a fi sùúrù ṣe kì í bàjẹ́|ẹ ṣáà má gbàgbé ohun tí ẹ gbọ́|ìpinnu tó ti inú wá ló dára jù].',
      ],
      [
        '[Ẹ̀gbọ́n mi|Ọ̀rẹ́ mi|Àna mi] máa ń sọ pé [ó mọ ohun gbogbo|kò sí ohun tó jẹ́ tuntun fún òun|òun ti rí irú rẹ̀ rí], [kí n má gbọ́ ti ẹlòmíràn|ó sì máa ń bú mi tí mo bá béèrè|kò sì mọ iye rẹ̀ gan-an].',
        '[Ẹ má bá a jà|Ẹ fún un ní ọ̀wọ̀ rẹ̀|Ẹni tó mọ̀ kì í pariwo], [ẹ rọra sọ ohun tí ẹ gbọ́ fún un|ẹ ní kó wá fojú ara rẹ̀ rí i|òun náà á béèrè tó bá yá].',
      ],
    ],
    after: [
      [
        '[Ó dára|Ọkàn mi ti balẹ̀|Ó ti yé mi], [màá sọ fún wọn nílé|màá pe ẹ̀gbọ́n mi lálẹ́ yìí|màá jẹ́ kí àwọn ọ̀rẹ́ mi gbọ́].',
        '[Inú mi dùn|Ẹ ṣeun|Mo dúpẹ́], [ẹ bá mi kí wọn|ẹ kí ilé|tí ìbéèrè bá tún wà, ẹ béèrè].',
      ],
      [
        'Kí ni kí n [sọ fún|kọ ránṣẹ́ sí|fi yé] àwọn ará ilé mi, [ní gbólóhùn kan|ní kúkúrú|kí wọ́n lè gbà]?',
        '[Ẹ sọ ohun tí ẹ gbọ́|Ẹ sọ ọ́ bó ṣe rí|Ẹ fi fídíò yìí hàn wọ́n], [ẹ má fi iyọ̀ sí i|òótọ́ kì í ní àsọdùn|kí wọ́n fi etí ara wọn gbọ́].',
      ],
      [
        '[Mo ti pinnu|Ọkàn mi ti yàn|Mo ti gbà], [kò sí ìdúró mọ́|n kò ní sọ pé ọ̀la mọ́|kí ojú má tì mí níwájú yín].',
        '[Ìyẹn ni mo fẹ́ gbọ́|Ó dára bẹ́ẹ̀|Ìpinnu rere ni], [inú mi dùn|ẹ ṣeun|ọjọ́ tó dára lòní].',
      ],
    ],
  },
}
