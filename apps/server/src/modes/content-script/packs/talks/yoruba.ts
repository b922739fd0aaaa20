import type { Talk } from './talk.ts'

export const yoruba: Talk = {
  who: [
    '[Ìbéèrè òní|Àwọn ènìyàn ń béèrè|Mo fẹ́ béèrè]: ta ni {brand}?',
    '[Ẹ jọ̀ọ́, |Ẹ sọ fún mi: |Ẹ̀yin ará, ]ta ni {brand}?',
  ],
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
    deal: [
      '[||Ó dára, |Ó yá, |Báyìí, ][ṣé ẹ̀dínwó kankan wà|kí lẹ lè yọ fún wa|ṣé nǹkan kan máa dín kù][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Mò ń ka owó mi|Kí n tó sanwó|Nítorí owó]: [ṣé ẹ̀dínwó wà|ṣé nǹkan kan máa dín kù|kí lẹ máa ṣe fún wa][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    pay: [
      '[||Ó dára, |Ó yá, |Báyìí, ][báwo la ṣe máa sanwó|ṣé gbogbo owó la máa san lẹ́ẹ̀kan|èló la máa kọ́kọ́ san][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
      '[Ọ̀rọ̀ ìsanwó|Tí owó kò bá pé|Kí n tó mú owó wá]: [báwo la ṣe ń san án|báwo lẹ ṣe ń ṣe é|kí la máa kọ́kọ́ san][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    ahead: [
      '[||Ó dára, |Ó yá, |Báyìí, ][ìgbà wo ló yẹ kí n sọ fún yín|ọjọ́ mélòó ṣáájú|ṣé mo lè pè lọ́jọ́ náà gan-an][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
      '[Ọjọ́ mi ń bọ̀|Kí n má bàa pẹ́|Mo ní ọjọ́ kan lọ́kàn]: [ìgbà wo ni kí n sọ fún yín|ọjọ́ mélòó ṣáájú|báwo ló ṣe yẹ kí n tètè sọ ọ́ tó][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
    more: [
      '[||Ó dára, |Báyìí, |Ẹ gbọ́, ][kí ló kù|kí ló tún wà|ohun mìíràn ńkọ́|kí lẹ tún ní láti sọ][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, ẹ̀yin ará]?',
      '[Mo gbọ́|Ó yé mi|Ó dára bẹ́ẹ̀|Mo ti gbọ́]: [kí ló kù|kí ló tún wà|kí la tún máa gbọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
    ],
  },
  means: {
    price: [
      'Tí ẹ bá fẹ́ [ju ẹyọ kan lọ|púpọ̀|méjì tàbí mẹ́ta], [ẹ sọ iye rẹ̀ fún wa|ẹ kọ iye rẹ̀ ránṣẹ́], a máa [ṣírò gbogbo owó náà|sọ àpapọ̀ owó náà] [kí ẹ tó sanwó|fún yín lẹ́ẹ̀kan].',
      'Ní báyìí tí ẹ ti mọ iye rẹ̀, [ẹ ṣètò owó yín|ẹ ya owó náà sọ́tọ̀] [kí ẹ tó wá|kí oṣù tó parí|láti ìsinsìnyí], [kó lè rọrùn fún yín|kí nǹkan má bàa yà yín lẹ́nu].',
    ],
    place: [
      'Tí ẹ kò bá mọ ọ̀nà, [ẹ pè wá tí ẹ bá sún mọ́ ibẹ̀|ẹ kọ̀wé sí wa tí ẹ bá sún mọ́ ibẹ̀], [ẹ wo orúkọ tó wà níta|ẹ bi ẹni tó wà nítòsí] [kí ẹ tó yí padà|pẹ̀lú].',
      '[Kí ẹ tó kúrò nílé|Kí ẹ tó wọ ọkọ̀], [ẹ fi ọ̀rọ̀ ránṣẹ́ sí wa|ẹ pè wá], [kí ìrìn yín má bàa já sí asán|kí a lè múra sílẹ̀ dè yín].',
    ],
    time: [
      'Ẹ yan àkókò tó [rọrùn fún yín|bá iṣẹ́ yín mu] nínú rẹ̀, [kí ẹ wá pẹ̀lú ìbàlẹ̀ ọkàn|kò sí ìdí láti sáré].',
      '[Ẹ kọ àkókò náà sínú fóònù yín|Ẹ fi àkókò náà sọ́kàn], [kí ẹ má bàa bá ilẹ̀kùn ní títì|kí àkókò náà má bàa kọjá].',
    ],
    wait: [
      'Nítorí náà, ẹ sọ [ọjọ́ tí ẹ nílò rẹ̀|ọjọ́ tí ẹ máa lò ó] [nínú ọ̀rọ̀ àkọ́kọ́ yín|láti ìbẹ̀rẹ̀], [ká lè jọ ka àkókò náà|ká lè ṣètò láti ibẹ̀].',
      'Ẹ má [dúró di ọjọ́ ìkẹyìn|fi í sílẹ̀ di ìṣẹ́jú ìkẹyìn]: [ẹ ka ọjọ́ padà láti ọjọ́ tí ẹ nílò rẹ̀|ẹ tètè bẹ̀rẹ̀], [kí ẹ má bàa sáré|kó lè tẹ̀ yín lọ́wọ́ dáadáa].',
    ],
    reach: [
      '[Tí ẹ bá kọ̀wé|Nínú ọ̀rọ̀ yín], ẹ kọ [òpópónà yín àti àmì ibi kan|àdúgbò yín àti ibùdókọ̀ tó sún mọ́ yín], [kí ẹni tó ń gbé e bọ̀ má bàa ṣìnà|kó lè tètè dé].',
      'Ẹ jẹ́ kí fóònù yín wà nítòsí [lọ́jọ́ náà|ní àkókò náà], [kí ẹni tó ń gbé e bọ̀ lè bá yín sọ̀rọ̀|kí a má bàa pè títí].',
    ],
    warranty: [
      'Ẹ tọ́jú [ìwé owó|rìsíìtì] yín dáadáa [nílé|síbi tó dára]: [òun lẹ máa fi hàn wá|òun la máa wò] [tí nǹkan bá ṣẹlẹ̀|tí ìṣòro bá wà].',
      '[Ẹ yẹ̀ ẹ́ wò|Ẹ dán an wò] [tí ẹ bá gbà á|níwájú wa], [tí nǹkan kan kò bá dára, ẹ sọ lójú ẹsẹ̀|tó bá ní àbùkù, ẹ má dúró].',
    ],
    deal: [
      '[Ẹ rán wa létí|Ẹ dárúkọ rẹ̀] tí ẹ bá [fẹ́ sanwó|ń kọ̀wé|ń bá wa sọ̀rọ̀], [kí ẹnikẹ́ni má bàa gbàgbé rẹ̀|kó má bàa bọ́ mọ́ yín lọ́wọ́].',
      'Tí ẹ bá mọ [ẹni tí ọ̀rọ̀ náà kàn|ẹni tó nílò rẹ̀], [ẹ sọ fún un|ẹ fi fídíò yìí hàn án], [owó tí ẹ fi pamọ́, tiyín ni|kó má bàa kọjá rẹ̀].',
    ],
    pay: [
      'Ẹ béèrè nọ́ńbà àkáǹtì lọ́wọ́ wa [kí ẹ tó fi owó ránṣẹ́|nínú ọ̀rọ̀ yín], [ẹ tọ́jú ẹ̀rí rẹ̀|ẹ fi ẹ̀rí ránṣẹ́ sí wa] [lẹ́yìn náà|tí ẹ bá ti san án].',
      '[Ẹ fi owó oṣù yín ṣètò rẹ̀|Ẹ pín owó náà sí ọ̀sẹ̀|Ẹ kọ́kọ́ wo àpò yín], [kó má bàa wúwo fún yín|kí ìsanwó lè rọrùn].',
    ],
    ahead: [
      '[Ẹ ka ọjọ́ padà láti ọjọ́ ayẹyẹ yín|Ẹ wo kàlẹ́ńdà yín láti ọjọ́ náà padà], [ẹ kọ̀wé sí wa kó tó dé|ẹ kọ̀wé tí ẹ bá ti mọ ọjọ́ náà].',
      'Tí ọjọ́ yín bá ti sún mọ́, [ẹ kọ́kọ́ bi wá|ẹ kọ̀wé sí wa báyìí], [kí ẹ tó san owó kankan|ká lè sọ bóyá àkókò ṣì wà].',
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
    '[Kí n tó wá|Kí n tó sanwó|Kí n tó yan|Kí n tó bẹ̀rẹ̀|Kí n tó pè|Kí n tó sọ fún àwọn ènìyàn mi], [kí ló yẹ kí n mọ̀|kí ni kí n kọ́kọ́ wò|ìmọ̀ràn wo lẹ ní fún mi|kí ni kí n fi sọ́kàn|kí ló máa ràn mí lọ́wọ́][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi|, gan-an]?',
    '[Ó dára|Mo gbọ́|Ó yé mi|Ẹ ṣé|Lóòótọ́|Ó ti yé mi][|, ọ̀rẹ́ mi|, gan-an]: [ṣé ìmọ̀ràn kan wà fún mi|kí ni kí n fi sọ́kàn|kí ló yẹ kí n wò|kí ló ṣe pàtàkì jù|kí ni kí n sọ fún àwọn ènìyàn mi][|, ẹ jọ̀ọ́]?',
    '[Fún ẹni tí kò ṣe é rí|Fún irú èmi|Fún ẹni tó ṣẹ̀ṣẹ̀ ń bẹ̀rẹ̀|Fún àwọn ènìyàn mi], [ìmọ̀ràn wo lẹ ní|kí lẹ máa sọ|kí ló dára kí ènìyàn mọ̀|kí ni kí wọ́n kọ́kọ́ wò][|, ẹ jọ̀ọ́|, ọ̀rẹ́ mi]?',
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
