import type { Talk } from './talk.ts'

export const yoruba: Talk = {
  what: [
    '[Ẹ jọ̀ọ́, |Ó dára, |Ẹ sọ fún wa: |Ìbéèrè àkọ́kọ́: |Ẹ gbọ́, ][kí ni {brand} ń ṣe|kí ni {brand} ní fún wa|ta ni {brand}|kí la lè rí lọ́dọ̀ {brand}]?',
    '[Mo gbọ́|Mo rí|Wọ́n ń dárúkọ|Àwọn ènìyàn ń dárúkọ] {brand}: [kí ni wọ́n ń ṣe|ta ni wọ́n|kí ló wà níbẹ̀][|, ẹ jọ̀ọ́|, gan-an]?',
  ],
  named: [
    '[Ó dára, |Ẹ jọ̀ọ́, |Tóò, |Ẹ sọ fún wa: |Báyìí, ][kí lẹ ń ṣe|kí lẹ ní fún wa|kí la lè rí lọ́dọ̀ yín|irú iṣẹ́ wo lẹ ń ṣe][|, gan-an|, ọ̀rẹ́ mi]?',
    '[Mo ti gbọ́ orúkọ náà|Orúkọ náà ti yé mi|Ó dára bẹ́ẹ̀]: [kí lẹ ń ṣe|kí lẹ ní fún wa|kí ló wà níbẹ̀ fún wa][|, gan-an|, ẹ jọ̀ọ́]?',
  ],
  news: [
    '[Ẹ jọ̀ọ́|Ó dára|Ẹ sọ fún wa|Ẹ̀yin ará], [kí ló ń ṣẹlẹ̀|kí ni ìròyìn náà|ọ̀rọ̀ wo ló wà nílẹ̀|kí ló ń bọ̀][|, gan-an|, ní kúkúrú]?',
    '[Mo gbọ́|Mo rí i|Wọ́n sọ fún mi] pé [nǹkan kan ń bọ̀|ìròyìn wà|ọ̀rọ̀ wà nílẹ̀]: [kí ni|kí ni ìròyìn náà|kí ló ń bọ̀]?',
  ],
  told: {
    price: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][èló ni|owó rẹ̀ ńkọ́|iye owó rẹ̀ ńkọ́|èló ni owó rẹ̀|èló ni iye rẹ̀][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀rọ̀ owó|Iye owó|Ìbéèrè pàtàkì]: [èló ni|èló la máa san|èló ni iye rẹ̀][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    place: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][níbo lẹ wà|níbo ló wà|níbo la ti máa rí yín|àdúgbò wo lẹ wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Tí mo bá fẹ́ wá|Kí n lè mọ ọ̀nà|Àdírẹ́sì yín]: [níbo ni|níbo lẹ wà|àdúgbò wo ni][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    time: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, |Tóò, ][ìgbà wo ni|nígbà wo|àkókò wo ni|àkókò rẹ̀ ńkọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Kí n kọ ọ́ sílẹ̀|Kí n má bàa gbàgbé|Ọ̀rọ̀ àkókò]: [ìgbà wo ni|àkókò wo ni|nígbà wo gan-an][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    wait: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, |Tóò, ][ó máa pẹ́ tó|ìgbà wo ló máa ṣetán|àkókò tó máa gbà ńkọ́|ṣé ó máa pẹ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Mo ń kánjú díẹ̀|Kí n lè ṣètò|Àkókò mi kò pọ̀]: [ṣé ó máa pẹ́|ìgbà wo ló máa ṣetán|báwo ló ṣe máa pẹ́ tó][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    reach: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][tí n kò bá lè wá ńkọ́|tí ibi tí mo wà bá jìnnà ńkọ́|tí kò bá sí àyè láti wá ńkọ́|ṣé mo gbọ́dọ̀ wá fúnra mi][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Ọ̀nà jìn|Sún-kẹrẹ fà-kẹrẹ wà|Ibi tí mo wà jìn]: [báwo la ṣe máa ṣe é|kí la máa ṣe|ṣé ẹ lè ràn mí lọ́wọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    warranty: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][ìdánilójú ńkọ́|tó bá bàjẹ́ ńkọ́|ṣé ìdánilójú wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Kí ọkàn mi lè balẹ̀|Lẹ́yìn tí mo bá sanwó|Ọ̀rọ̀ ìdánilójú]: [tó bá bàjẹ́ ńkọ́|ṣé ìdánilójú wà|kí ló wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    more: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][kí ló kù|kí ló tún wà|ohun mìíràn ńkọ́|kí lẹ tún ní láti sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, ẹ̀yin ará]?',
      '[Mo gbọ́|Ó yé mi|Ó dára bẹ́ẹ̀|Mo ti gbọ́]: [kí ló kù|kí ló tún wà|kí la tún máa gbọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
  },
  self: {
    price: [
      '[||Ó dára, |Báyìí, |Ó yá, ][èló ni|owó rẹ̀ ńkọ́|iye owó rẹ̀ ńkọ́|èló ni owó rẹ̀]?',
      '[Ọ̀rọ̀ owó|Iye owó|Ìbéèrè pàtàkì|Ẹ lè béèrè]: [èló ni|èló lẹ máa san|èló ni owó rẹ̀]?',
    ],
    place: [
      '[||Ó dára, |Báyìí, |Ó yá, ][níbo la wà|níbo lẹ ti máa rí wa|níbo ló wà|ibi tí a wà ńkọ́]?',
      '[Tí ẹ bá fẹ́ wá|Kí ẹ lè mọ ọ̀nà|Ẹ lè béèrè]: [níbo ni|níbo la wà|àdúgbò wo ni]?',
    ],
    time: [
      '[||Ó dára, |Báyìí, |Ó yá, ][ìgbà wo ni|nígbà wo|àkókò wo ni|àkókò rẹ̀ ńkọ́]?',
      '[Ẹ kọ ọ́ sílẹ̀|Ẹ fi sọ́kàn|Ọ̀rọ̀ àkókò]: [ìgbà wo ni|àkókò wo ni|nígbà wo gan-an]?',
    ],
    wait: [
      '[||Ó dára, |Báyìí, |Ó yá, ][ṣé ó máa pẹ́|ìgbà wo ló máa ṣetán|báwo ló ṣe máa pẹ́ tó]?',
      '[Ṣé ẹ ń kánjú|Kí ẹ lè ṣètò|Ẹ lè béèrè]: [ìgbà wo ló máa ṣetán|báwo ló ṣe máa pẹ́ tó]?',
    ],
    reach: [
      '[||Ó dára, |Báyìí, ][tí ẹ kò bá lè wá ńkọ́|tí ibi tí ẹ wà bá jìnnà ńkọ́|tí kò bá sí àyè láti wá ńkọ́]?',
      '[Ọ̀nà jìn|Sún-kẹrẹ fà-kẹrẹ wà|Ibi tí ẹ wà jìn]: [báwo la ṣe máa ṣe é|kí la máa ṣe]?',
    ],
    warranty: [
      '[||Ó dára, |Báyìí, ][ìdánilójú ńkọ́|tó bá bàjẹ́ ńkọ́]?',
      '[Kí ọkàn yín lè balẹ̀|Lẹ́yìn tí ẹ bá sanwó|Ọ̀rọ̀ ìdánilójú]: [tó bá bàjẹ́ ńkọ́|kí ló wà]?',
    ],
  },
  how: [
    '[Ó dára|Tóò|Nígbà náà|Báyìí], [báwo la ṣe máa kàn sí yín|kí ni kí n ṣe|níbo ni mo ti máa bẹ̀rẹ̀|báwo ni mo ṣe lè bá yín sọ̀rọ̀|kí ló kàn][|, ẹ jọ̀ọ́|, gan-an]?',
    '[Ó ti yé mi|Mo gbọ́|Ó wù mí|Gbogbo rẹ̀ yé mi]: [báwo ni mo ṣe máa bẹ̀rẹ̀|ta ni mo máa bá sọ̀rọ̀|ibo ni kí n kọ̀wé sí|kí ló kàn báyìí][|, ẹ jọ̀ọ́|, kíákíá]?',
  ],
  coming: [
    '[Mo ti gbọ́|Ó ti yé mi|Ó dára][|, ẹ̀yin ará|, ẹ ṣé o]: [mò ń bọ̀|màá wá|màá wà níbẹ̀|ẹ ó rí mi][| pẹ̀lú àwọn ènìyàn mi| pẹ̀lú ọ̀rẹ́ mi].',
    '[Mo ti kọ ọjọ́ náà sílẹ̀|Mo ti fi ọjọ́ náà sọ́kàn|Kò dìgbà tí ẹ bá tún un sọ]: [mò ń bọ̀|màá wà níbẹ̀|ẹ ó rí mi][|, lóòótọ́|, ẹ̀yin ará].',
  ],
  replies: [
    '[Ó dára|Mo gbọ́|Ó yé mi|Lóòótọ́|Ẹ ṣé][|, ọ̀rẹ́ mi|, gan-an]: [ṣé ìmọ̀ràn kan wà|ìmọ̀ràn wo lẹ ní fún wa|kí ló yẹ kí n mọ̀|kí ni kí n fi sọ́kàn][|, ẹ jọ̀ọ́|, ẹ̀yin ará]?',
    '[Kí n tó bẹ̀rẹ̀|Kí n tó lọ|Fún ẹni tó ń gbọ́ wa|Fún ẹni tí kò ṣe é rí|Fún irú èmi], [ìmọ̀ràn wo lẹ ní|kí lẹ máa sọ|kí ló dára kí ènìyàn mọ̀][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    '[Tó bá jẹ́ ẹ̀yin ni|Tó bá jẹ́ àbúrò yín ni|Tó bá jẹ́ ọ̀rẹ́ yín ni], [kí lẹ máa sọ|ìmọ̀ràn wo lẹ máa fún un|kí lẹ máa kọ́kọ́ sọ fún un][|, ẹ jọ̀ọ́|, lóòótọ́]?',
  ],
  recall: [
    '[Ní kúkúrú|Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ|Ẹ mú èyí lọ|Ẹ má gbàgbé|Ẹ jẹ́ ká tún un sọ][|, ẹ̀yin ará|, ẹ jọ̀ọ́|, ẹ̀yin ọ̀rẹ́]',
    '[Tí ẹ bá gbàgbé gbogbo rẹ̀, ẹ rántí èyí|Ohun tí ẹ máa rántí rèé|Ẹ kọ èyí sílẹ̀|Kókó ọ̀rọ̀ wa rèé][|, ẹ̀yin ará|, ẹ jọ̀ọ́]',
  ],
  asks: {
    order: [
      '[Tí ẹ bá fẹ́ rà á|Tí ẹ bá kọ̀wé|Nínú ọ̀rọ̀ yín], [ẹ sọ iye tí ẹ fẹ́|ẹ sọ ohun tí ẹ fẹ́ àti iye rẹ̀|ẹ kọ orúkọ yín, àdúgbò yín àti ohun tí ẹ fẹ́], [kí ohun gbogbo lè yé wa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
      'Tó bá jẹ́ fún ọjọ́ pàtàkì kan, [ẹ tètè sọ ọjọ́ náà|ẹ tètè kọ̀wé|ẹ má dúró di ọ̀sẹ̀ náà], [ìkánjú kò dára|kí ètò lè pé].',
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
