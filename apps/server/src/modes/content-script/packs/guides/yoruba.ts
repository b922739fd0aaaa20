import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí [nǹkan kan kò bá yé yín|ẹ bá ní ìbéèrè], [ẹ bi wá|ẹ kàn sí wa], [ọ̀fẹ́ ni ìbéèrè|a máa ṣàlàyé rẹ̀].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ kò bá lè pè, [ẹ kọ̀wé sí wa|ẹ fi ohùn yín ránṣẹ́], a máa [gbọ́ yín|dá yín lóhùn].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]tí ẹ bá mọ ẹni tó [ń wá a|nílò rẹ̀], [ẹ fi fídíò yìí ránṣẹ́ sí i|ẹ fi fídíò yìí hàn án|ẹ sọ fún un].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ tọ́jú [orúkọ wa|fídíò yìí], kí ẹ lè tètè rí wa nígbà tí ẹ bá nílò rẹ̀.',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ kọ ìbéèrè yín sábẹ́ fídíò yìí, kí [àwọn mìíràn lè kọ́ nínú rẹ̀|àwọn mìíràn náà lè rí ìdáhùn].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]ẹ máa tẹ̀ lé wa lórí ayélujára, kí [fídíò tó kàn má bàa fò yín|ẹ lè máa rí ohun tuntun].',
  '[||Ẹ jọ̀ọ́, |Ẹ̀yin ará, |Ẹ̀yin ọ̀rẹ́, |Ó yá, ]lẹ́yìn gbogbo rẹ̀, ẹ sọ bó ṣe rí fún wa, [bí a ṣe ń tẹ̀síwájú nìyẹn|inú wa máa dùn láti gbọ́ ọ].',
]
