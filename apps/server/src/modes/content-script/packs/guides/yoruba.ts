import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí [nǹkan kan kò bá yé yín|kò bá dá yín lójú|ẹ bá ní ìbéèrè], [ẹ bi wá kí ẹ tó pinnu|ẹ tún bi wá|ẹ kọ̀wé sí wa], [ọ̀fẹ́ ni ìbéèrè|a máa ṣàlàyé rẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ kọ gbogbo rẹ̀ sínú ọ̀rọ̀ kan: [ohun tí ẹ fẹ́, ibi tí ẹ wà àti ọjọ́|orúkọ yín, àdúgbò yín àti ọjọ́], [kí a lè dá yín lóhùn dáadáa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tó bá jẹ́ fún [ẹlòmíràn|ọ̀rẹ́ yín|àwọn òbí yín] ni, [ẹ sọ fún wa|ẹ jẹ́ ká mọ̀], [a máa ṣàlàyé fún yín|a máa gbà yín nímọ̀ràn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ẹ kò bá lè [pè|sọ̀rọ̀ níbi tí ẹ wà], [ẹ kọ̀wé sí wa|ẹ fi ohùn yín ránṣẹ́], [a máa rí i|a máa dá yín lóhùn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí [ẹ bá ń kánjú|àkókò kò bá sí], [ẹ tètè sọ fún wa|ẹ sọ fún wa lákọ̀ọ́kọ́], [a máa sọ òótọ́ fún yín|a máa sọ ohun tó ṣeé ṣe].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ tọ́jú [ohun tí a jọ sọ|nọ́ńbà wa|àtẹ̀jíṣẹ́ wa], [ohun tí a kọ sílẹ̀ kì í sọnù|kí a lè rántí àdéhùn wa].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ rí i dájú pé [{brand} lẹ ń bá sọ̀rọ̀|orúkọ náà ni {brand}], [ìfura loògùn àgbà|bó ṣe yẹ níbi gbogbo nìyẹn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]kò sí ìtìjú nínú [ìbéèrè kékeré|bíbéèrè lẹ́ẹ̀mejì], [bí ènìyàn ṣe ń kọ́gbọ́n nìyẹn|ìdí tí a fi wà nìyẹn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ kọ́kọ́ ronú nípa [ohun tí ẹ nílò|ẹni tí ọ̀rọ̀ náà kàn|ohun tó ṣe pàtàkì sí yín], [ìpinnu yín máa rọrùn|ó máa ràn yín lọ́wọ́ láti yàn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ béèrè [gbogbo ohun tí ẹ fẹ́ mọ̀|gbogbo ìbéèrè yín] [ní ìbẹ̀rẹ̀|kí ẹ tó pinnu], [kí ohun gbogbo lè yé yín|kí ohunkóhun má bàa yà yín lẹ́nu].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí inú yín bá dùn, ẹ sọ fún [ọ̀rẹ́ kan|aládùúgbò yín|àwọn ènìyàn yín], [bí orúkọ rere ṣe ń tàn nìyẹn|ó máa ń ràn wá lọ́wọ́ gan-an].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ fi èyí han [ẹni tó ń wá a|ẹni tí ọ̀rọ̀ náà kàn|gúrúùpù yín], [ọ̀rọ̀ rere yẹ kó rìn jìnnà|ẹ lè ran ẹnì kan lọ́wọ́ lónìí].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ][lẹ́yìn gbogbo rẹ̀|tó bá parí], ẹ sọ fún wa [bó ṣe rí|ohun tó dára àti ohun tí kò dára], [bí a ṣe ń tẹ̀síwájú nìyẹn|a máa gbọ́ tiyín].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ bá [ẹni tí ẹ gbẹ́kẹ̀ lé|àwọn ará ilé yín|ẹni tó mọ̀ nípa rẹ̀] sọ̀rọ̀ [pẹ̀lú|lákọ̀ọ́kọ́], [ọgbọ́n méjì ju ọ̀kan lọ|ìmọ̀ràn dára].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ bá wa sọ̀rọ̀ [ní èdè tó bá rọrùn fún yín|bí ẹ ṣe ń sọ ọ́ nílé]: [a máa gbọ́ yín|kò sí ìtìjú níbẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ètò yín bá yí padà, [ẹ tètè sọ fún wa|ẹ kọ ìlà kan sí wa], [ó máa ń ṣẹlẹ̀|ó máa yé wa|kí ẹnikẹ́ni má bàa dúró lásán].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ kọ [ọjọ́ náà|orúkọ wa|nọ́ńbà wa] [sínú fóònù yín|sórí ìwé], [kí ẹ má bàa gbàgbé|kó má bàa fò yín].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ẹ bá ti bi wá rí, [ẹ rán wa létí|ẹ sọ orúkọ yín], [kí a lè máa bá ọ̀rọ̀ náà lọ|kí a má bàa tún bẹ̀rẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ tètè [wá|béèrè|kọ̀wé] [tí ọ̀rọ̀ náà bá ṣe pàtàkì sí yín|tí ọjọ́ náà bá sún mọ́lé], [ẹni tó bá tètè dé ló ń rí ààyè|ìkánjú kò dára].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí [ẹ bá gbàgbé orúkọ wa|nẹ́tíwọ́ọ̀kì bá lọ], ẹ má ṣe ìyọnu: [ẹ fi fídíò yìí pamọ́|ẹ tún gbìyànjú láìpẹ́].',
]
