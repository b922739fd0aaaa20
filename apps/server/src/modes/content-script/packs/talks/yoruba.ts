import type { Talk } from './talk.ts'

export const yoruba: Talk = {
  who: [
    '[||Ẹ sọ fún wa: |Ìbéèrè mi rèé: ]ṣé ẹ [mọ|ti gbọ́ nípa|mọ̀ nípa] {brand}[| rí| tẹ́lẹ̀]?',
    '[|Ó yá, |Tóò, ]kí lẹ [mọ̀|ti gbọ́] nípa {brand}[| tẹ́lẹ̀]?',
  ],
  what: [
    '[||Ìbéèrè kan: |Ìbéèrè kékeré: |Ìbéèrè fún yín: ][kí ni {brand} ní fún yín|kí ni {brand} lè ṣe fún yín|kí lẹ lè rí lọ́dọ̀ {brand}]?',
    '[Mo ní ìbéèrè kan|Ẹ gbọ́ ìbéèrè mi|Ẹ dá mi lóhùn]: [kí ni {brand} ń ṣe|kí ni {brand} ní fún yín]?',
  ],
  news: [
    '[Ẹ jọ̀ọ́|Ó dára|Ẹ sọ fún wa|Ẹ̀yin ará], [kí ló ń ṣẹlẹ̀|kí ni ìròyìn náà|ọ̀rọ̀ wo ló wà nílẹ̀][|, gan-an|, ní kúkúrú]?',
    '[Mo gbọ́|Wọ́n sọ fún mi] pé [nǹkan kan ń bọ̀|ìròyìn wà|ọ̀rọ̀ wà nílẹ̀]: [kí ni|kí ni ìròyìn náà]?',
  ],
  told: {
    price: [
      '[||Ó dára, |Tóò, |Ẹ gbọ́, ][èló ni|owó rẹ̀ ńkọ́|èló ni owó rẹ̀|èló ni ẹ ń gbà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Ọ̀rọ̀ owó ńkọ́|Ìbéèrè pàtàkì]: [èló ni|èló la máa san|èló ni owó rẹ̀][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    place: [
      '[||Ó dára, |Tóò, |Ẹ gbọ́, ][níbo lẹ wà|níbo la ti máa rí yín|àdúgbò wo lẹ wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Tí mo bá fẹ́ wá|Kí n lè mọ ọ̀nà]: [níbo lẹ wà|àdúgbò wo lẹ wà|níbo la ti máa rí yín][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    ],
    time: [
      '[||Ó dára, |Ẹ gbọ́, |Tóò, ][ìgbà wo ni|ọjọ́ wo àti àkókò wo ni|àkókò rẹ̀ ńkọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Kí n kọ ọ́ sílẹ̀|Kí n má bàa gbàgbé]: [ìgbà wo ni|ọjọ́ wo àti àkókò wo ni][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    wait: [
      '[||Ó dára, |Ẹ gbọ́, |Tóò, ][ṣé ó máa pẹ́|ìgbà wo ló máa ṣetán|báwo ló ṣe máa pẹ́ tó][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Mo ń kánjú díẹ̀|Kí n lè ṣètò]: [ṣé ó máa pẹ́|ìgbà wo ló máa ṣetán|báwo ló ṣe máa pẹ́ tó][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    reach: [
      '[||Ó dára, |Tóò, |Ẹ gbọ́, ][tí n kò bá lè wá ńkọ́|tí ibi tí mo wà bá jìnnà ńkọ́|ṣé ẹ máa ń dé ọ̀dọ̀ ènìyàn][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Ibi tí mo wà jìn díẹ̀|Kò sí àyè fún mi láti wá]: [báwo la ṣe máa ṣe é|ṣé ẹ lè ràn mí lọ́wọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    warranty: [
      '[||Ó dára, |Tóò, |Ẹ gbọ́, ][tó bá bàjẹ́ ńkọ́|ṣé ìdánilójú wà][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      'Kí ọkàn mi lè balẹ̀: [tó bá bàjẹ́ ńkọ́|ṣé ìdánilójú wà|tó bá ní àbùkù ńkọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    deal: [
      '[||Ó dára, |Ó yá, |Tóò, ][ṣé ẹ̀dínwó kankan wà|kí lẹ máa ṣe fún wa|ṣé ẹ ní nǹkan fún wa][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Kí n tó mú owó wá|Ẹni yín ni mí]: [ṣé ẹ̀dínwó wà|kí lẹ máa ṣe fún mi|ṣé ẹ ní nǹkan fún mi][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    pay: [
      '[||Ó dára, |Ó yá, |Tóò, ][báwo la ṣe máa sanwó|ṣé gbogbo owó la máa san lẹ́ẹ̀kan][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      'Ọ̀rọ̀ ìsanwó ńkọ́: [báwo la ṣe ń san án|báwo lẹ ṣe ń ṣe é][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    ahead: [
      '[||Ó dára, |Ó yá, |Tóò, ][ìgbà wo ló yẹ kí n sọ fún yín|báwo ló ṣe yẹ kí n tètè sọ tó|ṣé mo lè pè lọ́jọ́ náà gan-an][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Kí n lè ṣètò|Kí n má bàa pẹ́]: [ìgbà wo ni kí n sọ fún yín|báwo ló ṣe yẹ kí n tètè sọ tó][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    more: [
      '[||Ó dára, |Tóò, |Ẹ gbọ́, ][kí ló tún wà|kí ló kù|kí lẹ tún ní fún wa][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Mo gbọ́|Ó yé mi|Ó dára bẹ́ẹ̀]: [kí ló tún wà|kí ló kù|kí lẹ tún ní fún wa][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
  },
  leads: {
    price: ['[Owó rẹ̀ rèé|Iye rẹ̀ rèé|Ẹ gbọ́ iye rẹ̀|Ẹ gbọ́ owó rẹ̀]:'],
    time: ['[Ẹ fi àkókò yìí sọ́kàn|Àkókò rẹ̀ rèé|Ẹ kọ àkókò yìí sílẹ̀]:'],
    place: ['[Ibi tí ẹ ti máa rí wa rèé|Bí ẹ ṣe máa rí wa rèé|Ẹ gbọ́ ibi tí a wà]:'],
    reach: ['[Tí ibi tí ẹ wà bá jìnnà|Tí ẹ kò bá lè wá|Tí ọ̀nà bá jìn],'],
    pay: ['[Bí ẹ ṣe máa sanwó rèé|Ẹ gbọ́ bí ẹ ṣe máa sanwó]:'],
    deal: ['[Ẹ tún gbọ́ èyí|Nǹkan wà fún yín|Èyí tún wà fún yín]:'],
    ahead: ['[Kí ẹ lè ṣètò|Kí ẹ má bàa pẹ́],'],
    wait: ['[Bó ṣe máa pẹ́ tó rèé|Ẹ gbọ́ bó ṣe máa pẹ́ tó]:'],
    warranty: ['[Kí ọkàn yín lè balẹ̀|Ẹ má bẹ̀rù],'],
  },
  means: {
    place: ['Tí ẹ kò bá mọ ọ̀nà, [ẹ pè wá|ẹ kàn sí wa] tí ẹ bá ti sún mọ́ ibẹ̀[|, a máa júwe rẹ̀ fún yín].'],
    wait: [
      '[Nítorí náà, ẹ|Ẹ] [tètè sọ|sọ] ọjọ́ tí ẹ nílò rẹ̀ [láti ìbẹ̀rẹ̀|fún wa], [ká lè ṣètò rẹ̀ dáadáa|kó lè ṣetán ṣáájú ọjọ́ náà].',
    ],
    reach: [
      'Ẹ [sọ|kàn sọ] [òpópónà yín àti ibi tí a lè fi dá a mọ̀|àdúgbò yín àti ibùdókọ̀ tó sún mọ́ yín], [ká lè tètè rí yín|kó lè tètè dé ọ̀dọ̀ yín].',
    ],
    warranty: [
      'Ẹ tọ́jú ìwé owó yín: òun lẹ máa fi hàn wá [tí nǹkan bá ṣẹlẹ̀|tó bá ní àbùkù].',
      'Ẹ [yẹ̀ ẹ́ wò dáadáa|dán an wò] tí ẹ bá gbà á, tí [àbùkù bá wà|nǹkan kan kò bá tọ́], ẹ tètè sọ fún wa.',
    ],
  },
  how: [
    '[Ó dára|Tóò|Nígbà náà|Ó yá], [báwo la ṣe máa kàn sí yín|kí ni kí n ṣe|báwo ni mo ṣe lè bá yín sọ̀rọ̀][|, ẹ jọ̀ọ́]?',
    '[Ó ti yé mi|Mo gbọ́|Ó wù mí|Gbogbo rẹ̀ yé mi]: [báwo ni mo ṣe máa bẹ̀rẹ̀|báwo ni mo ṣe lè kàn sí yín|kí ni kí n ṣe báyìí][|, ẹ jọ̀ọ́]?',
  ],
  coming: [
    '[Mo ti gbọ́|Ó ti yé mi|Ó dára][|, ẹ ṣé o|, ẹ ṣé]: [mò ń bọ̀|màá wá|màá wà níbẹ̀|ẹ ó rí mi][| pẹ̀lú àwọn ènìyàn mi| pẹ̀lú ọ̀rẹ́ mi].',
    '[Mo ti kọ ọjọ́ náà sílẹ̀|Mo ti fi ọjọ́ náà sọ́kàn]: [mò ń bọ̀|màá wà níbẹ̀|ẹ ó rí mi][|, lóòótọ́|, ẹ̀yin ará].',
  ],
  replies: [
    '[||Ó dára, |Tóò, |Ó yá, ][kí ló tún yẹ kí n mọ̀|ìmọ̀ràn wo lẹ ní fún mi|kí ni kí n fi sọ́kàn][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    '[Ó dára|Mo gbọ́|Ó yé mi|Ẹ ṣé|Ó ti yé mi][|, ọ̀rẹ́ mi]: [ṣé ìmọ̀ràn kan wà fún mi|kí ni kí n fi sọ́kàn|kí ló tún yẹ kí n mọ̀][|, ẹ jọ̀ọ́]?',
    'Kí n tó [bẹ̀rẹ̀|pè yín|kàn sí yín|sọ fún àwọn ènìyàn mi], [kí ló yẹ kí n mọ̀|ìmọ̀ràn wo lẹ ní fún mi|kí ni kí n fi sọ́kàn][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
  ],
  viewers: [
    '[|Tóò, |Ó dára, |Ó yá, ][kí lẹ máa sọ fún àwọn tó ń wò wá|ọ̀rọ̀ wo lẹ ní fún àwọn tó ń wò wá|ṣé ẹ ní ọ̀rọ̀ fún àwọn tó ń wò wá][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    '[Fún àwọn tó ń wò wá|Kí a tó parí|Fún ẹni tó ń wò wá báyìí]: [kí lẹ máa sọ|ọ̀rọ̀ wo lẹ ní|kí lẹ fẹ́ sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
  ],
  recall: [
    '[Ní kúkúrú|Lẹ́ẹ̀kan sí i|Kí ẹ tó lọ|Ẹ má gbàgbé|Ẹ jẹ́ kí n tún un sọ][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]',
    '[Ohun tí ẹ máa rántí rèé|Ẹ kọ èyí sílẹ̀|Kókó ọ̀rọ̀ wa rèé][|, ẹ̀yin ará|, ẹ̀yin ọ̀rẹ́]',
  ],
  haggle: [
    [
      '[Háà|Ẹ jọ̀ọ́|Ó dára], {it}[|, ṣé ẹ ò ní dín in kù|, ṣé kò sí ẹ̀dínwó]?',
      '{it}, [ṣé owó rẹ̀ gan-an nìyẹn|ṣé kò ní dín díẹ̀]?',
    ],
    [
      '[Ẹ má bínú|Ọ̀rẹ́ mi], [iye rẹ̀ nìyẹn|owó rẹ̀ gan-an nìyẹn]: {it}.',
      '{it}, [iye rẹ̀ nìyẹn|bẹ́ẹ̀ ló rí][|, ọ̀rẹ́ mi|, ẹ má bínú].',
    ],
  ],
  sum: [
    [
      '[Ó dára|Tóò|Ó yá], [ẹ jẹ́ kí n tún un sọ|ẹ jẹ́ kí n kọ ọ́|mo ti kọ ọ́]: {it}, [àbí|ṣé bẹ́ẹ̀ ni]?',
      '[Ẹ jẹ́ kí n kọ ọ́ kí n má bàa gbàgbé|Ohun tí mo kọ nìyí]: {it}, [àbí|ṣé ó pé]?',
    ],
    ['[Bẹ́ẹ̀ ni|Òótọ́ ni|Ó pé], [ẹ kò gbàgbé nǹkan kan|ẹ kọ ọ́ dáadáa|bẹ́ẹ̀ ló rí].', 'Ẹ kọ ọ́ dáadáa[|, ẹ ṣé|, ọ̀rẹ́ mi].'],
  ],
  laugh: ['Ha ha, [ẹ sọ fún gbogbo ènìyàn|ẹ bá mi kí wọn].', 'Ha ha, [ó dùn láti gbọ́|ó dùn mọ́ mi].'],
  asks: {
    order: [
      '[Tí ẹ bá fẹ́ rà á|Tí ẹ bá fẹ́ ra tiyín], [ẹ sọ ohun tí ẹ fẹ́ àti iye rẹ̀|ẹ sọ àdúgbò yín àti iye tí ẹ fẹ́|ẹ kọ orúkọ yín, àdúgbò yín àti ohun tí ẹ fẹ́][, kí ohun gbogbo lè yé wa|, kí a má bàa béèrè lẹ́ẹ̀mejì|].',
    ],
    book: [
      '[Tí ẹ bá nílò rẹ̀|Tí ẹ bá fẹ́ yan ọjọ́], [ẹ sọ ohun tí ẹ nílò àti ọjọ́ tí ẹ fẹ́|ẹ sọ ọjọ́ àti àkókò tó rọrùn fún yín|ẹ sọ àdúgbò yín àti ohun tí ẹ nílò][, kí ohun gbogbo lè yé wa|, ká lè ṣètò rẹ̀ dáadáa|].',
      'Ẹ yan ọjọ́ tó rọrùn fún yín, kí ẹ sì sọ fún wa[|, ká lè kọ ọ́ sílẹ̀].',
    ],
    join: [
      'Ẹ lè béèrè nípa [ohun tí ẹ máa mú wá|kíláàsì tó yẹ yín] [kí ẹ tó forúkọ sílẹ̀|kí ẹ lè ṣètò dáadáa].',
      'Tí [òbí kan|aládùúgbò yín|ọ̀rẹ́ yín] náà bá ń wá ààyè, [ẹ sọ fún un|ẹ fi èyí ránṣẹ́ sí i|ẹ jọ wá].',
    ],
    apply: [
      'Tí ẹ bá fẹ́ iṣẹ́ náà, [ẹ kọ orúkọ yín, nọ́ńbà yín àti ohun tí ẹ mọ̀ ọ́n ṣe|ẹ sọ ibi tí ẹ wà àti iṣẹ́ tí ẹ ti ṣe rí][|, kó kúrú].',
      '[Tí iṣẹ́ náà bá bá yín mu|Tí ẹ bá lè ṣe é], [ẹ má dúró|ẹ tètè kàn sí wa].',
    ],
  },
}
