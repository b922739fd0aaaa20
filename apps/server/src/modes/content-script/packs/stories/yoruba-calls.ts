import type { Stories } from './story.ts'

/** Invitations, appeals and jobs. */
export const calls: Stories['of'] = {
  invited: {
    before: [
      [
        '[Iṣẹ́ máa ń gba gbogbo ọjọ́ mi|Mo ti ní nǹkan ṣe lọ́jọ́ náà|Ó lè pẹ́ kí n tó jáde nílé], ṣé [mo ṣì lè wá|ó burú tí mo bá pẹ́ díẹ̀|ìjókòó ṣì máa wà fún mi]?',
        '[Ẹ wá bẹ́ẹ̀|Ẹni tó pẹ́ sàn ju ẹni tí kò wá|Iṣẹ́ kì í tán], [ẹ rọra wọlé, kí ẹ jókòó|à ń retí yín|ẹ ṣáà má fi sílẹ̀].',
      ],
      [
        '[N kò mọ ẹnikẹ́ni níbẹ̀|Ìgbà àkọ́kọ́ mi nìyí|Èmi nìkan ni màá wá], [ojú ń tì mí díẹ̀|n kò mọ ẹni tí màá jókòó tì|ẹ̀rù ń bà mí díẹ̀].',
        '[Ẹ kàn rẹ́rìn-ín|Ẹ béèrè orúkọ ẹni tó wà lẹ́gbẹ̀ẹ́ yín|Àlejò kì í pẹ́ di ọ̀rẹ́], [bí ọ̀rẹ́ ṣe ń bẹ̀rẹ̀ nìyẹn|kí ẹ tó lọ, ẹ ó ti mọ ènìyàn|irú ọjọ́ bẹ́ẹ̀ ló ń so ènìyàn pọ̀].',
      ],
      [
        '[Ará ilé mi|Ọ̀rẹ́ mi|Ẹ̀gbọ́n mi] ní [òun kò fẹ́ jáde|ó ti rẹ òun|òun máa sùn nílé], [kí ni mo lè sọ fún un|báwo ni mo ṣe lè mú un wá|ṣé kí n fi í sílẹ̀]?',
        'Ẹ [sọ fún un pé ẹ kò fẹ́ dá lọ|múra kí ẹ tó pè é|fi ìpè yìí hàn án], [ẹ̀rín ló ń fa ènìyàn jáde|inú rẹ̀ máa dùn tó bá dé|ẹ sọ ọ́ pẹ̀lú ìfẹ́].',
      ],
    ],
    among: [
      [
        '[N kò fẹ́ dá yàtọ̀|Aṣọ mi kò tuntun|N kò fẹ́ ṣe àṣejù], aṣọ wo ni kí n [wọ̀|múra sílẹ̀|yàn]?',
        'Ẹ wọ [ohun tó mọ́|ohun tí ara yín fẹ́|ohun tó bọ̀wọ̀ fún ọjọ́ náà], [ẹ̀yin la fẹ́ rí, kì í ṣe aṣọ|ẹ̀rín ni aṣọ tó dára jù|ẹ má jẹ́ kí aṣọ dá yín dúró].',
      ],
      [
        'Aago wo ni kí n [kúrò nílé|bẹ̀rẹ̀ sí í múra|wà lọ́nà], [kí n má bàa pẹ́|kí n lè rí ìjókòó|kí ọkàn mi lè balẹ̀]?',
        '[Ẹ fi wákàtí kan kún un|Ẹ tètè kúrò nílé|Ẹ múra sílẹ̀ ṣáájú], [ọ̀nà kì í sọ ohun tó wà nínú rẹ̀|ẹni tó tètè dé ló ń yan ìjókòó|bẹ́ẹ̀ ni ọkàn ṣe ń balẹ̀].',
      ],
      [
        '[Ẹ̀gbọ́n mi|Ọ̀rẹ́ mi|Ìbátan mi kan] máa ń [pẹ́ ní gbogbo ìgbà|sọ pé òun wà lọ́nà, kó má tíì wẹ̀|dé nígbà tí ètò bá ń parí].',
        'Ẹ [sọ aago fún un ní wákàtí kan ṣáájú|pè é kí ẹ tó wẹ̀|lọ mú un nílé], [gbogbo ẹbí ló ní irú rẹ̀|ìfẹ́ la fi ń ṣe é|ó máa yà á lẹ́nu].',
      ],
      [
        'Ta ló yẹ kí n [pè|sọ fún|fi ìpè yìí ránṣẹ́ sí] [kí ọjọ́ tó dé|lónìí|lákọ̀ọ́kọ́]?',
        'Ẹni [tí ẹ kò rí tipẹ́|tó máa ń dá jókòó nílé|àkọ́kọ́ tó wá sí yín lọ́kàn], [ìpè kan lè mú inú rẹ̀ dùn|òun náà ń dúró de ìpè|ẹ má fi í sílẹ̀ di ọ̀la].',
      ],
      [
        'Tí [iṣẹ́|òjò|oorun] bá fẹ́ dá mi dúró [lọ́jọ́ náà|kí n tó jáde|ní ìṣẹ́jú ìkẹyìn], kí ni kí n ṣe?',
        'Ẹ [rántí ìdí tí ẹ fi gbà|sọ fún ẹnì kan kó pè yín|kọ ọ́ síbi tí ojú yín ti máa rí i], [ohun tí a pinnu là ń ṣe|ọjọ́ rere kì í wá lójoojúmọ́|inú yín máa dùn pé ẹ wá].',
      ],
      [
        'Ṣé mo lè [ràn yín lọ́wọ́|ṣe nǹkan kan|gbé nǹkan fún yín] [lọ́jọ́ náà|ṣáájú ètò|lẹ́yìn ètò]?',
        'Ẹ [sọ ohun tí ẹ mọ̀ ọ́n ṣe|tètè dé, kí ẹ sì béèrè|béèrè ohun tó kù láti ṣe], [gbogbo ọwọ́ ló wúlò|ọwọ́ púpọ̀ ń mú iṣẹ́ yá|ìrànlọ́wọ́ kì í kéré].',
      ],
      [
        'Báwo ni màá ṣe [padà sílé|rí ọkọ̀|dé ilé] [lẹ́yìn ètò|nígbà tí ẹ bá parí|tí mo bá pẹ́]?',
        'Ẹ [bá ará àdúgbò yín wọ ọkọ̀ kan náà|ṣètò rẹ̀ kí ẹ tó wá|béèrè ẹni tó ń gba ọ̀nà yín], [ìrìn pọ̀ ló ń dùn|kí ọkàn yín lè balẹ̀|bẹ́ẹ̀ ni ọ̀rẹ́ ṣe ń pọ̀ sí i].',
      ],
    ],
    after: [],
  },
  given: {
    before: [
      [
        '[Owó mi kò pọ̀|Díẹ̀ ló wà lọ́wọ́ mi|Oṣù kò tíì parí], ṣé [díẹ̀ náà lè ṣe nǹkan|ojú kò ní tì mí láti mú un wá|tèmi náà máa wúlò]?',
        '[Díẹ̀díẹ̀ ni eku ń jawọ|Ọwọ́ kan kò gbé ẹrù dórí|Kò sí ẹ̀bùn tó kéré], [tiyín àti tẹlòmíràn ló ń di púpọ̀|ẹ mú èyí tí ọwọ́ yín ká wá|ọkàn tí ẹ fi ṣe é ló ṣe pàtàkì].',
      ],
      [
        '[Mo ti fúnni rí, n kò gbọ́ nǹkan kan mọ́|Ìbéèrè púpọ̀ ló wà lọ́kàn mi|N kì í fúnni láìmọ̀], [mo fẹ́ mọ ibi tó ń lọ|mo fẹ́ fọkàn tán yín|ẹ má bínú tí mo bá béèrè].',
        '[Ẹ̀tọ́ yín ni láti béèrè|Ọ̀rọ̀ yín tọ̀nà|Ẹni tó ń fúnni yẹ kó mọ̀], [ẹ béèrè ohun gbogbo lọ́wọ́ wa|ẹ sọ ohun tí ẹ fẹ́ mọ̀|ẹ má fi ìbéèrè kankan pamọ́].',
      ],
      [
        '[Ẹnì kan ràn mí lọ́wọ́ rí|Mo rántí ọjọ́ tí n kò ní nǹkan kan|Àlejò kan ló dúró tì mí rí], [n kò gbàgbé rẹ̀|ó ti tó kí n ṣe tèmi|mo fẹ́ kí ẹlòmíràn náà rẹ́rìn-ín].',
        '[Bí oore ṣe ń yí ká nìyẹn|Oore kì í gbé|Ọlọ́run rí ọkàn yín], [ẹ bẹ̀rẹ̀ láti ibi tí ẹ lè dé|ohun tí ẹ ṣe lónìí, ẹnì kan á rántí rẹ̀|ẹ ṣeun tí ẹ rántí].',
      ],
    ],
    among: [
      [
        'Tí owó kò bá sí, [kí ni mo tún lè ṣe|báwo ni mo ṣe lè ràn yín lọ́wọ́|ṣé ọwọ́ mi lè ṣe nǹkan][|, ẹ jọ̀ọ́|, lóòótọ́]?',
        'Ẹ lè [fún wa ní àkókò yín|sọ fún ẹlòmíràn|gbàdúrà fún wa], [ìrànlọ́wọ́ ni ìyẹn náà|ó lè ṣe ju owó lọ|ẹnu kan lè mú ọwọ́ mẹ́wàá wá].',
      ],
      [
        'Ṣé mo lè [pe àwọn ọ̀rẹ́ mi|sọ ọ́ níbi iṣẹ́|sọ ọ́ fún ẹbí mi], kí a [jọ ṣe é|kó tiwa pọ̀|mú un wá lẹ́ẹ̀kan]?',
        '[Ìyẹn ló dára jù|Ẹ ṣé, èrò rere ni|Ọwọ́ púpọ̀ ń mú ẹrù fúyẹ́], [ẹ yan ẹnì kan tó máa kó o jọ|ẹ fi ọjọ́ kan sí i|ẹ jẹ́ kí oníkálukú ṣe èyí tó lè ṣe].',
      ],
      [
        'Àwọn ọmọ mi [ń béèrè ìdí tí a fi ń fúnni|fẹ́ fi owó wọn kún un|ti kó nǹkan wọn jọ], [kí ni kí n sọ fún wọn|ṣé kí n gbà|kí ni kí n ṣe]?',
        'Ẹ [jẹ́ kí wọ́n fi ọwọ́ ara wọn ṣe é|sọ fún wọn pé ilé ni oore ti ń bẹ̀rẹ̀|jẹ́ kí wọ́n tẹ̀ lé yín], [wọn ò ní gbàgbé rẹ̀|ọmọ ń kọ́ ohun tó bá rí|bẹ́ẹ̀ ni ọkàn rere ṣe ń dàgbà].',
      ],
      [
        'Ìgbà wo ló yẹ kí n [ṣe é|mú un wá|fi ránṣẹ́], ṣé kí n [dúró de òpin oṣù|dúró kó pọ̀|ṣe é lónìí]?',
        '[Ẹ má dúró kó pọ̀|Ẹ ṣe é nígbà tó bá ti wà lọ́kàn yín|Òní sàn ju ọ̀la lọ], [ìrànlọ́wọ́ tó tètè dé ló ń gbani|díẹ̀ lónìí sàn ju púpọ̀ lọ́la|ẹni tó ń dúró ń ka ọjọ́].',
      ],
      [
        'N kò fẹ́ kí [ẹnikẹ́ni mọ orúkọ mi|wọ́n kéde mi|ọ̀rọ̀ náà di ariwo], ṣé [ó ṣeé ṣe|ó burú|ẹ lè pa á mọ́]?',
        '[Ọlọ́run mọ orúkọ yín|Kò burú rárá|Ẹ sọ bẹ́ẹ̀ fún wa], [inú rere kò nílò ariwo|ọkàn yín ló ṣe pàtàkì|ẹni tó rí i gbà á gbàdúrà fún yín].',
      ],
      [
        'Kí ló máa ń [dùn mọ́ yín|fún yín lókun|mú yín rẹ́rìn-ín] [lẹ́nu iṣẹ́ yìí|tó bá rẹ̀ yín|lójoojúmọ́]?',
        '[Ojú ẹni tó rẹ́rìn-ín|Ẹni tó fún wa ní èyí tó ní|Ẹni tó sọ pé ẹ ṣé], [a kì í gbàgbé rẹ̀|ó ń jẹ́ kí àárẹ̀ lọ|òun ló ń gbé wa dìde láàárọ̀].',
      ],
    ],
    after: [],
  },
  hired: {
    before: [
      [
        '[N kò ní ìwé ẹ̀rí púpọ̀|N kò ṣe irú iṣẹ́ yìí rí|Mo kàn ń bẹ̀rẹ̀ ni], ṣé mo lè [gbìyànjú|béèrè nípa rẹ̀|sọ fún yín pé mo fẹ́ ẹ]?',
        'Ẹ [sọ ohun tí ẹ mọ̀ ọ́n ṣe|sọ òótọ́ nípa ara yín|béèrè, ìbéèrè kì í pa ènìyàn], [ọwọ́ tó fẹ́ ṣiṣẹ́ ló ṣe pàtàkì|ẹ má fi nǹkan kún un|ibẹ̀ ni ọ̀rọ̀ ti ń bẹ̀rẹ̀].',
      ],
      [
        'Mo ti ń [wá iṣẹ́|fi orúkọ sílẹ̀ káàkiri|lù ilẹ̀kùn] [láti oṣù mẹ́ta|láti ọdún tó kọjá|fún ìgbà pípẹ́], [ó ti fẹ́ sú mi|n kò fẹ́ sọ ìrètí nù|wọn kì í dá mi lóhùn].',
        '[Ẹ má jẹ́ kó sú yín|Sùúrù ló ń mú ọ̀nà jáde|Ilẹ̀kùn kan lè ṣí lọ́jọ́ kan], [ẹ fara balẹ̀ gbọ́ ohun tí a sọ|ẹ múra sílẹ̀ kí ẹ tó wá|ẹ gbìyànjú lẹ́ẹ̀kan sí i].',
      ],
      [
        'Ọ̀rẹ́ mi [ń wá iṣẹ́|mọ iṣẹ́ yìí dáadáa|kò mọ bí wọ́n ṣe ń béèrè iṣẹ́], ṣé mo lè [fi ọ̀rọ̀ yìí ránṣẹ́ sí i|sọ fún un|bá a béèrè]?',
        'Ẹ [sọ fún un lónìí|jẹ́ kó bá wa sọ̀rọ̀ fúnra rẹ̀|sọ ọ́ fún un bó ṣe rí], [oore lẹ ṣe|iṣẹ́ tọ́ sí ẹni tó bá lè ṣe é|kó má bàa pẹ́ jù].',
      ],
    ],
    among: [
      [
        'Kí ni kí n [sọ|kọ́kọ́ sọ|fi sínú ọ̀rọ̀ mi] [nípa ara mi|kí ẹ lè mọ̀ mí|lákọ̀ọ́kọ́]?',
        'Ẹ sọ [orúkọ yín àti ibi tí ẹ wà|iṣẹ́ tí ẹ ti ṣe rí|ìgbà tí ẹ lè bẹ̀rẹ̀], [ní ọ̀rọ̀ díẹ̀|kó yéni kíákíá|ẹ má fa ọ̀rọ̀ gùn].',
      ],
      [
        'Kí lẹ máa [kọ́kọ́ wò|fojú sí|béèrè] [lára ẹni tó bá wá|lọ́jọ́ àkọ́kọ́|nígbà tí ẹnì kan bá wá]?',
        'Bó ṣe ń [bọ̀wọ̀ fún àkókò|sọ òótọ́|bá ènìyàn sọ̀rọ̀], [ìyókù, ènìyàn lè kọ́ ọ|ìwà ni ẹwà|aṣọ nìkan kọ́].',
      ],
      [
        'Mo máa ń bẹ̀rù [ìbéèrè lójúkojú|kí wọ́n máa wò mí|kí n má ṣì í sọ], [ohùn mi á máa gbọ̀n|n kì í rí ọ̀rọ̀ sọ|ohun tí mo mọ̀ á fò lọ].',
        '[Ẹ mí kanlẹ̀|Gbogbo ènìyàn ló máa ń bẹ̀rù|Ẹ̀rín díẹ̀ ti tó], [ẹ sọ ohun tí ẹ mọ̀, ìyẹn ti tó|ẹni tó ń béèrè náà ti jókòó síbẹ̀ rí|ẹ mu omi kí ẹ tó wọlé].',
      ],
    ],
    after: [],
  },
}
