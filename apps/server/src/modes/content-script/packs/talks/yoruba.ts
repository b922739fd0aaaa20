import type { Talk } from './talk.ts'

export const yoruba: Talk = {
  what: [
    '[Ẹ jọ̀ọ́, |Ó dára, |Ẹ sọ fún wa: |Ìbéèrè àkọ́kọ́: |Ẹ gbọ́, ][kí ni {brand} ń ṣe|kí ni {brand} ní fún wa|ta ni {brand}|kí la lè rí lọ́dọ̀ {brand}]?',
    '[Mo gbọ́|Mo rí|Wọ́n ń dárúkọ|Àwọn ènìyàn ń dárúkọ] {brand}: [kí ni wọ́n ń ṣe|ta ni wọ́n|kí ló wà níbẹ̀][|, ẹ jọ̀ọ́|, gan-an]?',
  ],
  news: [
    '[Ẹ jọ̀ọ́|Ó dára|Ẹ sọ fún wa|Ẹ̀yin ará], [kí ló ń ṣẹlẹ̀|kí ni ìròyìn náà|ọ̀rọ̀ wo ló wà nílẹ̀|kí ló ń bọ̀][|, gan-an|, ní kúkúrú]?',
    '[Mo gbọ́|Mo rí i|Wọ́n sọ fún mi] pé [nǹkan kan ń bọ̀|ìròyìn wà|ọ̀rọ̀ wà nílẹ̀]: [kí ni|ẹ sọ ọ́ ńkọ́|kí ni ìròyìn náà]?',
  ],
  told: {
    price: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][èló ni|owó rẹ̀ ńkọ́|iye owó rẹ̀ ńkọ́|èló ni owó rẹ̀|èló ni iye rẹ̀][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀rọ̀ owó|Iye owó|Ìbéèrè pàtàkì]: [èló ni|èló la máa san|èló ni wọ́n ń pè é][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    place: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][níbo lẹ wà|níbo ló wà|níbo la ti máa rí yín|àdúgbò wo lẹ wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀nà ibẹ̀|Ibi tí ẹ wà|Àdírẹ́sì]: [níbo ni|ibo la máa gbà|níbo la máa wá][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    time: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][àkókò ńkọ́|àkókò rẹ̀ ńkọ́|ọ̀rọ̀ àkókò ńkọ́|báwo ni ti àkókò][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀rọ̀ àkókò|Aago|Àsìkò]: [báwo ló ṣe rí|kí la máa mọ̀|kí lẹ máa sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    reach: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][tí n kò bá lè wá ńkọ́|tí ibi tí mo wà bá jìnnà ńkọ́|tí kò bá sí àyè láti wá ńkọ́|ṣé mo gbọ́dọ̀ wá fúnra mi][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Ọ̀nà jìn|Sún-kẹrẹ fà-kẹrẹ wà|Ibi tí mo wà jìn]: [báwo la ṣe máa ṣe é|kí la máa ṣe|ṣé ẹ lè ràn mí lọ́wọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    warranty: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][ìdánilójú ńkọ́|tó bá bàjẹ́ ńkọ́|ṣé ìdánilójú wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀rọ̀ ìdánilójú|Ìbàlẹ̀ ọkàn|Lẹ́yìn tí mo bá sanwó]: [báwo ló ṣe rí|kí ló wà|kí lẹ máa sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    more: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][kí ló kù|kí ló tún wà|ohun mìíràn ńkọ́|kí lẹ tún ní láti sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, ẹ̀yin ará]?',
      '[Mo gbọ́|Ó yé mi|Ó dára bẹ́ẹ̀|Mo ti gbọ́]: [kí ló kù|kí ló tún wà|kí la tún máa gbọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
  },
  how: [
    '[Ó dára|Tóò|Báyìí|Nígbà náà], [báwo la ṣe máa kàn sí yín|kí ni kí n ṣe|níbo ni kí n ti bẹ̀rẹ̀|báwo ni mo ṣe lè bá yín sọ̀rọ̀|kí ló kàn][|, ẹ jọ̀ọ́|, gan-an]?',
    '[Ó ti yé mi|Mo ti gbọ́|Ó wù mí|Ó dára báyìí]: [báwo ni mo ṣe máa bẹ̀rẹ̀|ta ni kí n bá sọ̀rọ̀|ibo ni kí n kọ̀wé sí|kí ló kàn báyìí][|, ẹ jọ̀ọ́|, kíákíá]?',
  ],
  replies: [
    '[Ó dára|Mo gbọ́|Ó yé mi|Hẹn-ẹn|Ẹ ṣé|Bẹ́ẹ̀ ni][|, ọ̀rẹ́ mi|, lóòótọ́], [ẹ máa bá a lọ|ẹ sọ sí i|mò ń gbọ́|mò ń kọ ọ́ sílẹ̀|ẹ tún sọ].',
    '[Mo ti kọ ọ́ sílẹ̀|Ó ti wọlé|N kò ní gbàgbé|Mo ti fi sọ́kàn][|, ọ̀rẹ́ mi|, lóòótọ́|, ẹ ṣé|, ẹ máa bá a lọ].',
    '[Èyí|Ìyẹn|Ọ̀rọ̀ yẹn|Ohun tí ẹ sọ] [dára|yé mi|wúlò|bọ́gbọ́n mu|dára láti mọ̀][|, ọ̀rẹ́ mi|, ẹ máa bá a lọ|, mò ń gbọ́].',
  ],
  recall: [
    '[Ní kúkúrú|Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ|Ẹ má gbàgbé|Ẹ jẹ́ ká tún un sọ|Ẹ mú èyí lọ][|, ẹ jọ̀ọ́|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]: {it}.',
    '[Ohun tí ẹ máa rántí rèé|Ẹ kọ èyí sílẹ̀|Kókó ọ̀rọ̀ wa rèé|Tí ẹ bá gbàgbé gbogbo rẹ̀, ẹ rántí èyí][|, ẹ jọ̀ọ́|, ẹ̀yin ará]: {it}.',
  ],
  asks: {
    order: [
      '[Tí ẹ bá fẹ́ rà á|Tí ẹ bá kọ̀wé|Nínú ọ̀rọ̀ yín], [ẹ sọ iye tí ẹ fẹ́|ẹ sọ ohun tí ẹ fẹ́ àti iye rẹ̀|ẹ kọ orúkọ yín, àdúgbò yín àti ohun tí ẹ fẹ́], [kí ohun gbogbo lè yé wa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
      'Ẹ lè rà á fún [ilé yín|ọ́fíìsì yín|àwọn ènìyàn yín|ẹlòmíràn]: [ẹ kàn sọ fún wa|ẹ fi sínú ọ̀rọ̀ yín].',
    ],
    book: [
      '[Tí ẹ bá kàn sí wa|Nínú ọ̀rọ̀ yín|Tí ẹ bá pè], [ẹ sọ ohun tí ẹ nílò àti ọjọ́ tí ẹ fẹ́|ẹ sọ ọjọ́ àti àkókò tó rọrùn fún yín|ẹ sọ àdúgbò yín àti ohun tí ẹ fẹ́], [kí ohun gbogbo lè yé wa|kí ètò náà lè dára].',
      'Ẹ yẹ [ọ̀sẹ̀|ètò] yín wò, [kí ẹ yan ọjọ́ tó ṣófo|kí ẹ mú ọjọ́ kan], [kí nǹkan mìíràn má bàa gbà á|kí ẹ má bàa gbàgbé].',
    ],
    join: [
      'Ẹ lè béèrè nípa [owó rẹ̀|ohun tí ẹ máa mú wá|kíláàsì tó yẹ|ọjọ́ tó máa bẹ̀rẹ̀] [kí ẹ tó forúkọ sílẹ̀|kí ẹ lè ṣètò dáadáa].',
      'Tí [òbí kan|aládùúgbò yín|ọ̀rẹ́ yín] náà bá ń wá ààyè, [ẹ sọ fún un|ẹ fi èyí ránṣẹ́ sí i|ẹ jọ wá].',
    ],
    apply: [
      'Tí ẹ bá fẹ́ iṣẹ́ náà, [ẹ kọ orúkọ yín, nọ́ńbà yín àti ohun tí ẹ mọ̀ ọ́n ṣe|ẹ sọ ibi tí ẹ wà àti iṣẹ́ tí ẹ ti ṣe rí][|, kó kúrú].',
      'Ẹ tún un [kà|gbọ́] dáadáa: [tó bá bá yín mu, ẹ má dúró|tí ẹ bá lè ṣe é, ẹ kàn sí wa].',
    ],
  },
}
