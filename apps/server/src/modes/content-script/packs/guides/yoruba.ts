import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí [nǹkan kan kò bá yé yín|ẹ bá ní ìbéèrè], [ẹ bi wá|ẹ kàn sí wa], [ọ̀fẹ́ ni ìbéèrè|a máa ṣàlàyé rẹ̀].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ kò bá lè pè, [ẹ kọ̀wé sí wa|ẹ fi ohùn yín ránṣẹ́], a máa [gbọ́ yín|dá yín lóhùn].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí inú yín bá dùn, ẹ sọ fún [ọ̀rẹ́ kan|aládùúgbò yín|àwọn ènìyàn yín], bí orúkọ rere ṣe ń tàn nìyẹn.',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ bá mọ ẹni tó [ń wá a|nílò rẹ̀], [ẹ fi fídíò yìí ránṣẹ́ sí i|ẹ fi fídíò yìí hàn án|ẹ sọ fún un].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ tọ́jú [orúkọ wa|fídíò yìí], kí ẹ lè tètè rí wa nígbà tí ẹ bá nílò rẹ̀.',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ kọ ìbéèrè yín sábẹ́ fídíò yìí, kí [àwọn mìíràn lè kọ́ nínú rẹ̀|àwọn mìíràn náà lè rí ìdáhùn].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ máa tẹ̀ lé wa lórí ayélujára, kí [fídíò tó kàn má bàa fò yín|ẹ lè máa rí ohun tuntun].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ fi fídíò yìí sí orí status yín, [ẹnì kan lè nílò rẹ̀|ó lè ran ẹnì kan lọ́wọ́|ẹ ò mọ ẹni tó ń wá a].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]lẹ́yìn gbogbo rẹ̀, ẹ sọ bó ṣe rí fún wa, [bí a ṣe ń tẹ̀síwájú nìyẹn|inú wa máa dùn láti gbọ́ ọ].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ sọ fún wa pé [ẹ rí fídíò yìí|fídíò yìí ló mú yín wá], ká lè bẹ̀rẹ̀ láti ibẹ̀.',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tó bá jẹ́ ìgbà àkọ́kọ́ yín, ẹ [sọ fún wa|jẹ́ ká mọ̀], ká lè ṣàlàyé gbogbo rẹ̀ láti ìbẹ̀rẹ̀.',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ètò yín bá yí padà, [ẹ tètè sọ fún wa|ẹ kàn sí wa], [ó máa ń ṣẹlẹ̀|ó máa yé wa].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ bá ti bá wa sọ̀rọ̀ rí, ẹ ṣé: ẹ sọ orúkọ yín, ká lè [máa bá ọ̀rọ̀ náà lọ|bẹ̀rẹ̀ láti ibẹ̀].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ kọ gbogbo rẹ̀ sínú ọ̀rọ̀ kan: [ohun tí ẹ fẹ́, ibi tí ẹ wà àti ọjọ́|orúkọ yín, àdúgbò yín àti ohun tí ẹ fẹ́], [ká lè dá yín lóhùn dáadáa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ sọ ìgbà tí ẹ nílò rẹ̀: [lónìí, lọ́sẹ̀ yìí tàbí lẹ́yìn náà|báyìí tàbí lẹ́yìn náà], [ká lè mọ ohun tí a máa kọ́kọ́ ṣe|ká lè ṣètò dáadáa].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ bá ń kánjú, [ẹ tètè sọ fún wa|ẹ kọ́kọ́ sọ fún wa], ká lè sọ ohun tó ṣeé ṣe.',
]
