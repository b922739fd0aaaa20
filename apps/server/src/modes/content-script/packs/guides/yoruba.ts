import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí [nǹkan kan kò bá yé yín|kò bá dá yín lójú|ẹ bá ní ìbéèrè], [ẹ bi wá kí ẹ tó pinnu|ẹ tún bi wá|ẹ kọ̀wé sí wa], [ọ̀fẹ́ ni ìbéèrè|a máa ṣàlàyé rẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ kọ gbogbo rẹ̀ sínú ọ̀rọ̀ kan: [ohun tí ẹ fẹ́, ibi tí ẹ wà àti ọjọ́|orúkọ yín, àdúgbò yín àti ọjọ́], [kí a lè dá yín lóhùn dáadáa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]tí ẹ kò bá mọ orúkọ ohun tí ẹ fẹ́, [ẹ fi àwòrán rẹ̀ ránṣẹ́|ẹ fi ohùn yín ṣàlàyé rẹ̀], [àwòrán ń sọ̀rọ̀ ju ẹnu lọ|a máa mọ̀ ọ́n].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]ẹ sọ [iye tí ẹ fẹ́ ná|iye tó wà lọ́wọ́ yín] [láti ìbẹ̀rẹ̀|nínú ọ̀rọ̀ àkọ́kọ́ yín], [kí a má bàa fi àkókò yín ṣòfò|a máa fi ohun tó bá a mu hàn yín].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]ẹ kọ ìbéèrè yín [ní ọ̀kọ̀ọ̀kan|ní ìlà kọ̀ọ̀kan], [kí a lè dáhùn gbogbo rẹ̀|kí ọ̀kankan má bàa bọ́].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]tí ẹ bá fẹ́ wá fúnra yín, [ẹ kọ̀wé kí ẹ tó jáde|ẹ pè kí ẹ tó jáde], [kí ìrìn yín má bàa já sí asán|kí a lè múra sílẹ̀].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]tó bá jẹ́ ẹ̀yin méjì lẹ máa pinnu, [ẹ jọ wo fídíò yìí|ẹ jọ jókòó], [kí ẹ sì kọ ìbéèrè yín ránṣẹ́ pọ̀|kí ohùn yín lè ṣọ̀kan].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]ẹ sọ ìgbà tí ẹ nílò rẹ̀: [lónìí, lọ́sẹ̀ yìí tàbí lẹ́yìn náà|báyìí tàbí lẹ́yìn náà], [ká lè mọ ohun tí a máa kọ́kọ́ ṣe|ká lè ṣètò dáadáa].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]ẹ sọ fún wa pé [ẹ rí fídíò yìí|fídíò yìí ló mú yín wá], [ká lè mọ ohun tí ẹ ń sọ|ká lè bẹ̀rẹ̀ láti ibẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ẹ kò bá lè [pè|sọ̀rọ̀ níbi tí ẹ wà], [ẹ kọ̀wé sí wa|ẹ fi ohùn yín ránṣẹ́], [a máa rí i|a máa dá yín lóhùn].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí [ẹ bá ń kánjú|àkókò kò bá sí], [ẹ tètè sọ fún wa|ẹ sọ fún wa lákọ̀ọ́kọ́], [a máa sọ òótọ́ fún yín|a máa sọ ohun tó ṣeé ṣe].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí inú yín bá dùn, ẹ sọ fún [ọ̀rẹ́ kan|aládùúgbò yín|àwọn ènìyàn yín], [bí orúkọ rere ṣe ń tàn nìyẹn|ó máa ń ràn wá lọ́wọ́ gan-an].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ fi èyí han [ẹni tó ń wá a|ẹni tí ọ̀rọ̀ náà kàn|gúrúùpù yín], [ọ̀rọ̀ rere yẹ kó rìn jìnnà|ẹ lè ran ẹnì kan lọ́wọ́ lónìí].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ][lẹ́yìn gbogbo rẹ̀|tó bá parí], ẹ sọ fún wa [bó ṣe rí|ohun tó dára àti ohun tí kò dára], [bí a ṣe ń tẹ̀síwájú nìyẹn|a máa gbọ́ tiyín].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ bá [ẹni tí ẹ gbẹ́kẹ̀ lé|àwọn ará ilé yín|ẹni tó mọ̀ nípa rẹ̀] sọ̀rọ̀ [pẹ̀lú|lákọ̀ọ́kọ́], [ọgbọ́n méjì ju ọ̀kan lọ|ìmọ̀ràn dára].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]ẹ bá wa sọ̀rọ̀ [ní èdè tó bá rọrùn fún yín|bí ẹ ṣe ń sọ ọ́ nílé]: [a máa gbọ́ yín|kò sí ìtìjú níbẹ̀].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ètò yín bá yí padà, [ẹ tètè sọ fún wa|ẹ kọ ìlà kan sí wa], [ó máa ń ṣẹlẹ̀|ó máa yé wa|kí ẹnikẹ́ni má bàa dúró lásán].',
  '[|||||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, ]tí ẹ bá ti bi wá rí, [ẹ rán wa létí|ẹ sọ orúkọ yín], [kí a lè máa bá ọ̀rọ̀ náà lọ|kí a má bàa tún bẹ̀rẹ̀].',
  '[|||Ẹ jọ̀ọ́, |Ẹ̀yin ará, ]tí ẹ bá fẹ́ rí i kí ẹ tó wá, [ẹ béèrè fún àwòrán|ẹ ní ká fi àwòrán ránṣẹ́], [kí ojú yín lè rí i|kó lè dá yín lójú].',
]
