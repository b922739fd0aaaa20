import type { Stories } from './story.ts'

/** Things that are done for people, and what they learn. */
export const people: Stories['of'] = {
  mended: {
    before: [
      [
        '[Lánàá ló bàjẹ́|Láàárọ̀ yìí ló bàjẹ́|Ó ti tó ọjọ́ mẹ́ta tó ti bàjẹ́], [àbúrò mi ní òun mọ̀ ọ́n tún ṣe|aládùúgbò mi sì ti tú u wò|ẹ̀gbọ́n mi sì ní kí n fi sílẹ̀ bẹ́ẹ̀].',
        '[Ẹ má jẹ́ kí ẹnikẹ́ni tún fọwọ́ kàn án|Ẹni tí kò mọ̀ ọ́n ló ń bà á jẹ́ sí i|Ẹ dúpẹ́ pé ẹ tètè wá], [ẹ ṣàlàyé bó ṣe bẹ̀rẹ̀ fún mi|ẹ sọ ohun tó ń ṣe fún mi|ẹ jẹ́ kí ẹni tó mọ̀ ọ́n wò ó].',
      ],
      [
        '[Mo ti fẹ́ ra tuntun|Mo ti fẹ́ gbé e jù nù|Wọ́n ní kí n lọ ra tuntun], [ṣùgbọ́n owó kò sí|àmọ́ owó tuntun ga jù|ṣùgbọ́n ó ń dùn mí].',
        '[Ẹ má tíì ra nǹkan kan|Ẹ fi owó yín sápò ná|Tuntun kì í sá lọ], [ẹ jẹ́ kí n kọ́kọ́ wò ó|ohun tó bàjẹ́ lè tún dára|ẹ kọ́kọ́ mọ ohun tó ṣe é].',
      ],
      [
        'Ẹni tó tún un ṣe [kẹ́yìn|nígbà àkọ́kọ́|lọ́dún tó kọjá] [gba owó, ó sì tún bàjẹ́|ní ó ti dára, kò pé ọ̀sẹ̀ kan tó tún bàjẹ́|kò gbé ìpè mi mọ́].',
        '[Ẹ pẹ̀lẹ́|Ó dunni|Irú ọ̀rọ̀ yẹn ń dun ènìyàn], [ẹ béèrè ohun gbogbo kí iṣẹ́ tó bẹ̀rẹ̀|ìdí nìyẹn tó fi yẹ kí ẹ béèrè dáadáa|lónìí, ẹ jẹ́ kó yé yín dáadáa].',
      ],
    ],
    among: [
      [
        'Ṣé ó [ṣeé tún ṣe|tún lè dára|ṣì lè ṣiṣẹ́] [pẹ̀lú bó ṣe rí yìí|lóòótọ́|bó ṣe bàjẹ́ yìí], àbí kí n gbàgbé rẹ̀?',
        '[Ojú ló ń mọ̀ ọ́n|Mo kọ́kọ́ gbọ́dọ̀ wò ó|N kò ní sọ ohun tí n kò rí], [àmọ́ ọ̀pọ̀ nǹkan tó bàjẹ́ ló ṣeé tún ṣe|òótọ́ ni màá sọ fún yín|ẹ má tíì sọ ìrètí nù].',
      ],
      [
        '[Ìbátan mi kan|Ọmọ mi|Ọ̀rẹ́ mi kan] wo fídíò lórí ayélujára, ó ní [òun lè tún un ṣe|iṣẹ́ kékeré ni|kò nílò oníṣẹ́], [ó sì ti tú u palẹ̀|nọ́ọ̀tì mẹ́ta ló ṣẹ́kù sí i lọ́wọ́|ní báyìí kò gbọ́ tẹnikẹ́ni mọ́].',
        '[Fídíò kì í sọ gbogbo rẹ̀|Fídíò kọ́ ló máa sanwó rẹ̀|Ẹ bá mi kí ọ̀jọ̀gbọ́n náà], [ẹ kó gbogbo ohun tó tú wá|ẹ má jẹ́ kó tú èyí tó kù|ẹ má bá a wí, ó fẹ́ ràn yín lọ́wọ́ ni].',
      ],
      [
        'Kí ló sábà máa ń [jẹ́ kó bàjẹ́|ba irú èyí jẹ́|fa irú àléébù yìí][|, gan-an|, ẹ jọ̀ọ́]?',
        '[Ìtọ́jú tí a kò ṣe|Àtúnṣe tí a sún síwájú|Ohùn kékeré tí a kò kà sí], [kékeré ló fi ń bẹ̀rẹ̀|bí nǹkan kékeré ṣe ń di ńlá nìyẹn|ẹ má fi falẹ̀ tí ẹ bá rí i].',
      ],
      [
        'N kò [mọ orúkọ ohun tó bàjẹ́|mọ ìdí tí kò fi ṣiṣẹ́ mọ́|lè ṣàlàyé rẹ̀ dáadáa], [ẹ má fi mí rẹ́rìn-ín|ẹ jọ̀ọ́, ẹ mú sùúrù fún mi|bó ṣe ń ṣe nìkan ni mo mọ̀].',
        '[Kò pọn dandan kí ẹ mọ orúkọ rẹ̀|Iṣẹ́ tèmi nìyẹn|Ẹni tí orí ń fọ́ kì í mọ orúkọ oògùn], [ẹ sọ ohun tí ẹ rí àti ohun tí ẹ gbọ́|ẹ fi hàn mí, ìyẹn ti tó|ẹ sọ ọ́ bó ṣe rí].',
      ],
      [
        'Láti ìgbà tó ti bàjẹ́, [ilé kò rọgbọ|mo ń yá tẹlòmíràn lò|gbogbo nǹkan ló dojú rú], [ojú sì ń tì mí|ọ̀rọ̀ náà sì ti sú mi|wọ́n sì ń fi mí ṣe yẹ̀yẹ́].',
        '[Ẹ pẹ̀lẹ́ o|Mo mọ bó ṣe ń rí|Ẹni tí kò ṣẹlẹ̀ sí rí ni kò mọ̀], [ẹ̀yin náà máa rẹ́rìn-ín|ẹ fi ọ̀rọ̀ náà lé mi lọ́wọ́|ọ̀rọ̀ náà á dópin].',
      ],
    ],
    after: [],
  },
  worked: {
    before: [
      [
        '[Mo máa ń sọ pé màá ṣe é lópin ọ̀sẹ̀|Lọ́jọ́ Àbámẹ́ta gbogbo ni mo ń sọ pé màá ṣe é|Mo ti ṣèlérí rẹ̀ fún ará ilé mi], [ọjọ́ á dé, oorun á gbé mi lọ|ṣùgbọ́n ó máa ń rẹ̀ mí jù|iṣẹ́ náà sì ń pọ̀ sí i].',
        '[Òpin ọ̀sẹ̀ wà fún ìsinmi|Ènìyàn kì í ṣe ẹ̀rọ|Kì í ṣe ọ̀lẹ, ó rẹ̀ yín ni], [ẹ jẹ́ kí ẹlòmíràn gbé e fún yín|ẹ fi iṣẹ́ náà lé ẹni tó mọ̀ ọ́n lọ́wọ́|ẹ sọ ohun tó wà nílẹ̀ fún mi].',
      ],
      [
        '[Àna mi|Ìyá mi|Àlejò kan] ń bọ̀ [lọ́jọ́ mẹ́ta òní|lópin ọ̀sẹ̀|lọ́la], [n kò sì fẹ́ kó bá gbogbo ìdọ̀tí yìí|n kò sì tíì ṣe nǹkan kan|ojú sì ti ń tì mí].',
        '[Ẹ má bẹ̀rù|Ojú kò ní tì yín|Ẹ fọkàn balẹ̀], [ẹ sọ ibi tó yẹ kí iṣẹ́ ti bẹ̀rẹ̀|ẹ jẹ́ kí n mọ ohun tó wà nílẹ̀|ẹ sọ ohun tó ń dààmú yín jù].',
      ],
      [
        '[Mo gbìyànjú láti ṣe é fúnra mi|Mo ní kí n dá a ṣe|Mo ní kí n má sanwó fún un], [ẹ̀yìn mi sọ fún mi pé ó tó|apá mi ń ro mí títí di òní|ìdajì ni mo ṣe, oorun gbé mi lọ].',
        '[Ẹ kú iṣẹ́|Ẹ gbìyànjú|Ẹ̀yìn kò ní ìpààrọ̀], [ẹ fi ìyókù sílẹ̀|ẹ jókòó báyìí|iṣẹ́ púpọ̀ nílò ọwọ́ tó mọ̀ ọ́n].',
      ],
    ],
    among: [
      [
        'Ojú ń tì mí láti [fi ìdọ̀tí yìí hàn yín|jẹ́ kí ẹ rí bó ṣe rí|sọ bó ṣe pẹ́ tó], ṣé [ẹ ti rí irú rẹ̀ rí|ẹ ò ní rẹ́rìn-ín|kì í ṣe èmi nìkan]?',
        '[Mo ti rí èyí tó jù bẹ́ẹ̀|Ìdọ̀tí kì í ya mí lẹ́nu|Gbogbo ilé ló ní ìdọ̀tí], [ẹ má jẹ́ kí ojú tì yín|ìdí iṣẹ́ mi nìyẹn|àṣírí yín kò ní tú].',
      ],
      [
        'Kí ni kí n [ṣe|kó kúrò|tọ́ka sí] [kí ẹ tó bẹ̀rẹ̀|ṣáájú iṣẹ́|kí iṣẹ́ tó bẹ̀rẹ̀][|, ẹ jọ̀ọ́|, kí n má bàa ṣì í]?',
        '[Ẹ kó owó àti ohun iyebíye pamọ́|Ẹ yọ ohun tó lè bàjẹ́ sọ́tọ̀|Ẹ fi ohun tó ṣe pàtàkì hàn mí], [ìyókù, ẹ fi í sílẹ̀|bẹ́ẹ̀ ni iṣẹ́ ṣe ń yá|bẹ́ẹ̀ ni ọkàn ṣe ń balẹ̀].',
      ],
      [
        'Àwọn ọmọ mi [máa ń ba gbogbo rẹ̀ jẹ́|máa ń sọ ọ́ dọ̀tí|kì í jẹ́ kó pẹ́] [láàárín wákàtí kan|kí ilẹ̀ tó ṣú|kí n tó yíjú].',
        '[Ọmọdé ni wọ́n|Ilé tí ọmọ wà kì í dákẹ́|Ìdọ̀tí ọmọ náà jẹ́ ìdùnnú ilé], [ẹ fún wọn ní iṣẹ́ kékeré kan|ẹ kọ́ wọn kí wọ́n máa kó nǹkan wọn|ẹ jẹ́ kí wọ́n máa wẹ ẹsẹ̀ kí wọ́n tó wọlé].',
      ],
      [
        'Ìdọ̀tí wo ló máa ń [le jù|dààmú yín jù|pẹ́ kó tó lọ][|, ẹ sọ òótọ́|, gan-an]?',
        '[Èyí tó ti pẹ́|Èyí tí wọ́n fi pamọ́|Epo tó ti gbẹ], [ẹ tètè sọ tí ẹ bá rí i|èyí tó jẹ́ tuntun kì í ṣòro|ẹ má jẹ́ kó pẹ́].',
      ],
      [
        'Kí ni kí n fi [àkókò tó ṣẹ́kù|ọjọ́ ìsinmi mi|òpin ọ̀sẹ̀ mi] ṣe [tí iṣẹ́ bá kúrò lọ́wọ́ mi|tí n kò bá ṣe é fúnra mi|báyìí]?',
        '[Ẹ sùn dáadáa|Ẹ bá àwọn ọmọ ṣeré|Ẹ lọ kí ìyá yín], [ilé ayé kì í ṣe iṣẹ́ nìkan|ẹ ti ṣiṣẹ́ tó|ẹnikẹ́ni kò ní pè yín ní ọ̀lẹ].',
      ],
    ],
    after: [],
  },
  cared: {
    before: [
      [
        'Tí mo bá [wo dígí|ya fọ́tò|rí fọ́tò mi àtijọ́], [mo máa ń rí i pé mo ti gbàgbé ara mi|mo máa ń sọ pé ó yẹ kí n ṣe nǹkan|inú mi kì í dùn tó].',
        '[Ẹ ń tọ́jú gbogbo ènìyàn|Iṣẹ́ àti ilé ló gbà yín lọ́kàn|Dígí kì í purọ́], [ó kan ẹ̀yin náà báyìí|ẹ jókòó kí ẹlòmíràn tọ́jú yín|àmọ́ ọ̀rọ̀ yìí ní ojútùú].',
      ],
      [
        '[Ìgbéyàwó ọ̀rẹ́ mi|Àríyá ẹbí mi|Ọjọ́ pàtàkì mi] ti [sún mọ́lé|ku ọjọ́ díẹ̀|dé tán], [n kò tíì mọ bí mo ṣe máa rí|gbogbo ojú ló máa wà lára mi|mo fẹ́ kí ẹnu yà wọ́n].',
        '[Ọjọ́ bẹ́ẹ̀ kì í dúró|Gbogbo ojú á wà lára yín|Ẹ fọkàn balẹ̀], [ẹ sọ bí ẹ ṣe fẹ́ rí|ẹ fi àwòrán tó wù yín hàn mí|ẹ jẹ́ kí n mọ aṣọ tí ẹ máa wọ̀].',
      ],
      [
        '[Ọ̀rẹ́ mi|Àbúrò mi|Ẹ̀gbọ́n mi] ló bá mi ṣe é [nígbà tó kọjá|nílé|lọ́fẹ̀ẹ́], [n kò jáde fún ọjọ́ mẹ́ta|mo fẹ́rẹ̀ẹ́ sọkún dé ilé|gbogbo ènìyàn ló ń béèrè ohun tó ṣe mí].',
        '[Ẹ pẹ̀lẹ́|Wọ́n fẹ́ ràn yín lọ́wọ́ ni|Mo ti gbọ́ irú ìtàn yẹn], [lónìí, ẹ sọ ohun tí ẹ kò fẹ́ náà|ẹ jẹ́ kí n kọ́kọ́ wò ó|sùúrù la fi ń ṣe é].',
      ],
    ],
    among: [
      [
        'Ṣé èyí tó wà nínú [fọ́tò|fídíò|àwòrán] yìí lè bá [ojú mi|ara mi|èmi náà] mu?',
        '[Ohun tó bá ẹnì kan mu lè má bá ẹlòmíràn mu|Fọ́tò ní iná tirẹ̀|Ẹni inú fọ́tò kọ́ ni ẹ̀yin], [ẹ jẹ́ kí n wò yín dáadáa ná|màá sọ òótọ́ fún yín|ẹwà tiyín ló yẹ kó hàn].',
      ],
      [
        'Ará ilé mi [kì í rí ìyàtọ̀|máa ń sọ pé kò sí ìyàtọ̀|kì í sọ nǹkan kan] [àfi tí mo bá bi í|títí ọ̀sẹ̀ á fi parí|àfi tí ẹlòmíràn bá sọ ọ́].',
        '[Lónìí, ó máa rí i|Ẹ kàn dúró níwájú rẹ̀|Ẹ wọlé bí ọba], [ẹ ka ẹní, èjì, ẹ̀ta|ẹ má sọ̀rọ̀|ẹ kàn máa wo ojú rẹ̀].',
      ],
      [
        'Mo máa ń [sùn lórí àga|sọ̀rọ̀ púpọ̀|wo fóònù] tí wọ́n bá ń [ṣe mí|tọ́jú mi], [ẹ má bínú o|bí mo ṣe rí nìyẹn|ẹ jẹ́ kó yé yín].',
        '[Àga yẹn ti rí ohun gbogbo|Ìyẹn kì í dí mi lọ́wọ́|Ọ̀pọ̀ ènìyàn ló ń ṣe bẹ́ẹ̀], [ẹ ṣe bí ilé ni|ẹ fọkàn balẹ̀|ẹ ṣáà má mi orí].',
      ],
      [
        'Báwo ni mo ṣe máa tọ́jú rẹ̀ [tí mo bá délé|nílé|lẹ́yìn òní], [kó lè pẹ́|kó má bàa tètè bàjẹ́|kó lè máa dán]?',
        '[Ẹ máa fi ọwọ́ jẹ́jẹ́ bá a lò|Ẹ má fi ọwọ́ kàn án ní gbogbo ìgbà|Ẹ máa tọ́jú rẹ̀ lálaalẹ́], [ìtọ́jú díẹ̀díẹ̀ ló ń jẹ́ kó pẹ́|ohun tí a tọ́jú ló ń pẹ́|ẹ bi mí tí kò bá yé yín].',
      ],
      [
        'Ṣé [n kò dàgbà jù fún irú èyí|irú èyí kò pọ̀ jù fún mi|wọn ò ní bú mi nílé], [ẹ sọ òótọ́|ẹ má tàn mí|ẹ̀yin náà ẹ wò mí]?',
        '[Ẹwà kò ní ọjọ́ orí|Ara yín ni|Ẹni tó bá bú yín ń jowú ni], [ẹ ṣe ohun tó mú inú yín dùn|ẹ gbé orí sókè|ẹ wo dígí kí ẹ tó dáhùn].',
      ],
    ],
    after: [],
  },
  healed: {
    before: [
      [
        'Mo máa ń [sọ pé ara mi le|sá fún ọ̀rọ̀ dókítà|rò pé á lọ fúnra rẹ̀], [ará ilé mi ló ní kí n wá|ẹ̀rù ló ń bà mí|ọjọ́ sì ń lọ].',
        '[Ẹ ṣé tí ẹ wá|Wíwá yín dára|Ìlera kì í ṣe ọ̀rọ̀ ìtìjú], [ẹ sọ bó ṣe ń ṣe yín|ẹ béèrè ohun tó ń dẹ́rù bà yín|ẹ má fi ohunkóhun pamọ́].',
      ],
      [
        'Ìyá mi [kì í fẹ́ gbọ́ nípa dókítà|máa ń gbàgbé ìlera ara rẹ̀|máa ń sọ pé ọjọ́ orí ni], [ọkàn mi kò sì balẹ̀|n kò sì mọ bí mo ṣe máa sọ ọ́|mo fẹ́ kó pẹ́ fún mi].',
        '[Ọmọ rere ni yín|Ìyá kan ṣoṣo la ní|Àgbà kì í fẹ́ dààmú ọmọ], [ẹ bá a sọ̀rọ̀ pẹ̀lú sùúrù|ẹ jọ wá, ẹ̀yin méjèèjì|ẹ sọ fún un pé ẹ nífẹ̀ẹ́ rẹ̀].',
      ],
      [
        'Aládùúgbò mi ní [kí n lo ohun tó lò|òun ti mọ ohun tó ń ṣe mí|ọjọ́ orí ló fà á], [n kò sì gbà|mo ní kí n kọ́kọ́ béèrè|ṣùgbọ́n ẹ̀rù ń bà mí].',
        '[Ẹ ṣe dáadáa bí ẹ ṣe béèrè|Aládùúgbò fẹ́ ràn yín lọ́wọ́ ni|Ara yín kọ́ ni ara rẹ̀], [ohun tó wo ẹnì kan lè má wo ẹlòmíràn|ẹ bi ẹni tó mọ̀ ọ́n|ẹ má lo ohun tí ẹ kò mọ̀].',
      ],
    ],
    among: [
      [
        'Mo ní ìbéèrè kan tó [ń tì mí lójú|ti pẹ́ lọ́kàn mi|dà bí ti ọmọdé], [ẹ má rẹ́rìn-ín|ẹ fún mi láyè|n kò bi ẹnikẹ́ni rí].',
        '[Kò sí ìbéèrè tó kéré nípa ìlera|Ẹ béèrè, mò ń gbọ́|Ìtìjú kì í wo àìsàn], [ẹ sọ ọ́ bó ṣe rí|ọ̀rọ̀ yín kò ní jáde|ẹ̀yin kọ́ ni ẹni àkọ́kọ́].',
      ],
      [
        'Kí ni kí n [mú dání|kọ sílẹ̀|ṣe ṣáájú] [kí n tó wá|nígbà tí mo bá ń bọ̀|kí nǹkan lè yá]?',
        '[Ẹ kọ bó ṣe ń ṣe yín|Ẹ kọ ìgbà tó bẹ̀rẹ̀|Ẹ kọ orúkọ oògùn tí ẹ ti lò], [kí ohunkóhun má bàa fò yín|bẹ́ẹ̀ la fi ń mọ ibi tí ọ̀rọ̀ wà|ìwé kékeré ti tó].',
      ],
      [
        'Ọmọ mi [máa ń sunkún tó bá gbọ́ orúkọ dókítà|kì í fẹ́ la ẹnu fún oògùn|máa ń sá pamọ́ tí a bá ń bọ̀], [kí ni mo lè ṣe|kí ni kí n sọ fún un|ṣé ó máa ń rí bẹ́ẹ̀]?',
        '[Ẹ má fi dókítà dẹ́rù bà á nílé|Ẹ mú ohun tó fẹ́ràn dání|Ẹ jẹ́ kó rí i pé ẹ kò bẹ̀rù], [ọmọdé máa ń wo ojú òbí rẹ̀|sùúrù ló gbà|á rẹ́rìn-ín kó tó lọ].',
      ],
      [
        'Mo máa ń [ka ohun gbogbo lórí fóònù lóru|bi fóònù mi ohun tó ń ṣe mí|wo fídíò àwọn tí n kò mọ̀], [ẹ̀rù á sì tún bà mí|oorun á sì lọ|ó sì ń dà bí ẹni pé gbogbo àìsàn ló ń ṣe mí].',
        '[Fóònù kì í rí ojú yín|Fóònù kì í bi yín ní ìbéèrè|Ẹ pa fóònù, kí ẹ sùn], [ẹ bá ẹni tó mọ̀ ọ́n sọ̀rọ̀|ìbéèrè kan lójúkojú sàn ju ogún lórí fóònù|ẹ kọ ìbéèrè yín sínú ìwé].',
      ],
      [
        'Báwo ni mo ṣe máa rántí [gbogbo ohun tí ẹ sọ|ohun tó yẹ kí n ṣe|àkókò tó yẹ], [nígbà tí orí mi ti kún|láìṣì í|tí mo bá délé]?',
        '[Ẹ kọ ọ́ sórí ògiri|Ẹ fi aago fóònù rán ara yín létí|Ẹ ní kí ọmọ yín máa rán yín létí], [kí ọjọ́ má bàa fò|ohun tí a kọ kì í sọnù|ọ̀pọ̀ ènìyàn ló ń ṣe bẹ́ẹ̀].',
      ],
    ],
    after: [],
  },
  learned: {
    before: [
      [
        'Mo ti [dàgbà díẹ̀|pẹ́ kí n tó bẹ̀rẹ̀|kúrò nílé ìwé tipẹ́], ṣé [orí mi ṣì lè gbà á|wọn ò ní fi mí rẹ́rìn-ín|mo ṣì lè kọ́ ọ]?',
        '[Ọgbọ́n kò ní ọjọ́ orí|Ẹni tó bá fẹ́ kọ́ kò pẹ́ jù|Ọwọ́ tó ń ṣe é ló ń mọ̀ ọ́n], [ẹ bẹ̀rẹ̀ láti ibi tí ẹ dúró sí|ẹ mú ìfẹ́ wá, ìyókù á tẹ̀ lé e|díẹ̀díẹ̀ la fi ń mọ̀ ọ́n].',
      ],
      [
        '[Ohun tí mò ń rí kò tó mi ná|Iṣẹ́ ń wọ́n|Iṣẹ́ kan ṣoṣo kò tó mọ́], mo fẹ́ [ní ohun tí ọwọ́ mi lè ṣe|ní ohun tí ẹnikẹ́ni kò lè gbà lọ́wọ́ mi|fi nǹkan kún ohun tí mo mọ̀].',
        '[Èrò rere ni|Ọ̀rọ̀ àgbà ni ẹ sọ|Ìmọ̀ kì í wúwo lórí], [ẹ sọ ohun tí ẹ ti mọ̀ fún mi|ẹ sọ ìdí tí ẹ fi yan èyí|ọjọ́ tí ènìyàn bẹ̀rẹ̀ ló ṣe pàtàkì].',
      ],
      [
        '[Mo ti ń fi fídíò kọ́ ọ|Orí fídíò ni mo ti ń kọ́ ọ|Mo ń wo fídíò rẹ̀] [láti oṣù kan|láti ọdún tó kọjá|lójoojúmọ́], [ibì kan náà ni mo dúró sí|n kò rí ẹni bi ní ìbéèrè|tó bá ta kókó, èmi nìkan ni].',
        '[Fídíò kì í wo ọwọ́ yín|Fídíò kì í tún àṣìṣe ṣe|Fídíò kì í dáhùn ìbéèrè], [ẹni tó mọ̀ ọ́n ló yẹ kó wà lẹ́gbẹ̀ẹ́ yín|ẹ mú ìbéèrè yín wá|ó dára bí ẹ ṣe wá].',
      ],
    ],
    among: [
      [
        'Tí [nǹkan kò bá yé mi|mo bá ṣe àṣìṣe|mo bá ń lọ́ra] [láàárín àwọn ẹlòmíràn|nínú kíláàsì|lọ́jọ́ àkọ́kọ́] ńkọ́?',
        '[Ẹ gbé ọwọ́ sókè|Àṣìṣe náà jẹ́ olùkọ́|Gbogbo ẹni tó mọ̀ ọ́n ti ṣe àṣìṣe rí], [ẹ béèrè lẹ́ẹ̀kan sí i|kò sẹ́ni tó yẹ kó fi yín rẹ́rìn-ín|bí ènìyàn ṣe ń kọ́ nìyẹn].',
      ],
      [
        'N kò ní [àkókò púpọ̀|àyè lójoojúmọ́|wákàtí púpọ̀ nílé], báwo ni màá ṣe [máa ṣe é nílé|rántí ohun tí mo kọ́|tẹ̀ síwájú]?',
        '[Ogún ìṣẹ́jú lójoojúmọ́ ti tó|Ẹ yan àkókò kan, ẹ má pààrọ̀ rẹ̀|Ẹ ṣe é kí ilé tó jí], [ọwọ́ kì í gbàgbé ohun tó ń ṣe|díẹ̀díẹ̀ ni ìmọ̀ ń wọlé|bẹ́ẹ̀ ni ó ṣe ń mọ́ ni lára].',
      ],
      [
        'Àwọn ará ilé mi [máa rẹ́rìn-ín tí wọ́n bá gbọ́|máa béèrè ohun tí mo fi ń ṣe|ní kí n jókòó jẹ́ẹ́], [kí ni kí n sọ fún wọn|kí ni kí n ṣe|ṣé kí n fi pamọ́]?',
        '[Ẹ jẹ́ kí iṣẹ́ ọwọ́ yín sọ̀rọ̀|Ẹ rẹ́rìn-ín pẹ̀lú wọn|Ẹ fi ohun àkọ́kọ́ tí ẹ bá ṣe hàn wọ́n], [ẹni tó rẹ́rìn-ín lónìí lè wá béèrè lọ́la|ìdáhùn kò sí lẹ́nu|ojú wọn á gbà á].',
      ],
      [
        'Kí ni [ẹni tó parí rẹ̀|ẹni tó mọ̀ ọ́n dáadáa|ẹni tó yára] máa ń ṣe tí [ẹlòmíràn kì í ṣe|ẹni tó fi sílẹ̀ kò ṣe]?',
        'Ó máa ń [ṣe é nílé|béèrè ìbéèrè|wá lójoojúmọ́], [kì í dúró títí ó fi mọ gbogbo rẹ̀|kì í tijú àṣìṣe|bó tilẹ̀ rẹ̀ ẹ́].',
      ],
      [
        'Ọjọ́ àkọ́kọ́ [máa ń bà mí lẹ́rù|ló máa ń ṣòro fún mi|kì í rọrùn fún mi], [n kò mọ ẹni tí màá jókòó tì|mo máa ń fẹ́ sá padà|ọwọ́ mi máa ń gbọ̀n].',
        '[Ẹni tó wà lẹ́gbẹ̀ẹ́ yín náà ń bẹ̀rù|Gbogbo ènìyàn ló ní ọjọ́ àkọ́kọ́|Ọjọ́ kejì máa ń rọrùn], [ẹ kí i, kí ẹ béèrè orúkọ rẹ̀|ẹ kàn jókòó níwájú|ẹ mú bírò àti ẹ̀rín wá].',
      ],
    ],
    after: [],
  },
  taught: {
    before: [
      [
        'Ọmọ mi [gbọ́n gan-an nílé|máa ń béèrè ohun gbogbo|mọ orin orí tẹlifíṣọ̀n tán], [àmọ́ tó bá kan ìwé, oorun ló ń kùn ún|ṣùgbọ́n ìwé nìkan ni kò fẹ́ rí|mo fẹ́ kí ìwé náà máa wù ú bẹ́ẹ̀].',
        '[Ọmọ tó ń béèrè ń kọ́ ẹ̀kọ́|Orí rẹ̀ wà níbẹ̀|Ọmọ kọ̀ọ̀kan ní ọ̀nà tirẹ̀], [ẹ sọ ohun tó fẹ́ràn fún mi|ẹ jẹ́ kí n mọ ibi tó dúró sí|sùúrù àti ọ̀nà tó tọ́ ló gbà].',
      ],
      [
        'Níbi tó wà [tẹ́lẹ̀|rí|lọ́dún tó kọjá], [kò sẹ́ni tó ń wo ìwé rẹ̀|ọmọ pọ̀ jù nínú kíláàsì|n kò rí olùkọ́ bá sọ̀rọ̀], [ẹ̀rù sì ń bà mí|mo fẹ́ kó yàtọ̀ lọ́tẹ̀ yìí|ọkàn mi kò sì balẹ̀].',
        '[Ọkàn òbí kì í balẹ̀ lórí ọmọ|Ẹ ṣe dáadáa bí ẹ ṣe wá béèrè|Mo gbọ́ yín], [ẹ béèrè ohun gbogbo lọ́wọ́ mi|ẹ sọ ohun tí ẹ fẹ́ kó yàtọ̀|ẹ wá fojú ara yín rí i].',
      ],
      [
        'Ibi tí ọmọ lè [kàwé|kọ́ ẹ̀kọ́|lọ] pọ̀ [ládùúgbò mi|káàkiri|báyìí], [n kò mọ èyí tí màá yàn|gbogbo wọn ló ní àwọn dára jù|orí mi ti fọ́].',
        '[Ẹ má yàn nítorí ògiri|Ẹ má gbọ́ ti ẹnu nìkan|Ẹ wo ojú àwọn ọmọ ibẹ̀], [ẹ wá wò ó, kí ẹ sì béèrè|olùkọ́ àti ìwà ló ṣe pàtàkì|ẹ jẹ́ kí ọmọ náà rí i pẹ̀lú yín].',
      ],
    ],
    among: [
      [
        'Ọmọ mi máa ń [sọkún láàárọ̀|sọ pé inú ń run òun|fi bàtà rẹ̀ pamọ́] [tí àkókò ìwé bá tó|kó tó jáde nílé|lọ́jọ́ Ajé].',
        '[Gbogbo òbí ló mọ ìtàn yẹn|Lọ́jọ́ Àbámẹ́ta, kò ní ṣe bẹ́ẹ̀|Ó máa ń kọjá], [ẹ bi í nípa àwọn ọ̀rẹ́ rẹ̀|ẹ dì í mọ́ra, kí ẹ sì máa lọ|ẹ múra aṣọ rẹ̀ sílẹ̀ láti alẹ́].',
      ],
      [
        'Iṣẹ́ àṣetiléwá [ti di ìjà nílé mi|máa ń pẹ́ títí di alẹ́|ń ṣòro fún èmi gan-an], [ìṣirò ayé òde òní yàtọ̀|kò sẹ́ni tó ń sùn|gbogbo wọn á máa wo ojú mi].',
        '[Ẹ má ṣe é fún un|Ẹ jẹ́ kó fi àṣìṣe rẹ̀ hàn olùkọ́|Ẹ fún un lómi, kí ẹ jókòó tì í], [àṣìṣe ló ń fi ibi tí ẹ̀kọ́ kù hàn|ìdajì wákàtí ti tó|ọmọ tó sinmi ń rántí].',
      ],
      [
        'Báwo ni mo ṣe máa ràn án lọ́wọ́ nílé, [láìsí ìjà|láìfi ìyà jẹ ẹ́|kó lè máa wù ú], [bí ọwọ́ mi ṣe dí yìí|tí n kò kàwé púpọ̀|nígbà tí mo bá dé lálẹ́]?',
        '[Ẹ jókòó tì í|Ẹ bi í ní ohun tó kọ́ lónìí|Ẹ yìn ín tó bá ṣe dáadáa], [ìṣẹ́jú mẹ́wàá ti tó|kò pọn dandan kí ẹ mọ ìdáhùn|ọmọ máa ń rántí ẹni tó fetí sí i].',
      ],
      [
        '[Èmi fẹ́ kó jẹ́ dókítà|Ẹ̀gbọ́n mi fẹ́ kó jẹ́ agbẹjọ́rò|Bàbá mi fẹ́ kó jẹ́ onímọ̀ ẹ̀rọ], òun ní [òun fẹ́ jẹ́ olórin|bọ́ọ̀lù lòun máa gbá|òun fẹ́ wa ọkọ̀ òfuurufú].',
        '[Ọmọdé á yí i padà lẹ́ẹ̀mẹ́wàá|Ẹ má bá àlá rẹ̀ jà|Ọlọ́run ló mọ ọ̀la], [ìwé ni ìpìlẹ̀ gbogbo rẹ̀|ẹ jẹ́ kó mọ̀ ọ́n kà, kó mọ̀ ọ́n kọ|ẹ kọ́kọ́ jẹ́ kó fẹ́ràn ẹ̀kọ́].',
      ],
      [
        'Kí ni kí n [béèrè|wò|kíyèsí] [tí mo bá wá|lọ́jọ́ àkọ́kọ́|kí n tó forúkọ rẹ̀ sílẹ̀]?',
        '[Ẹ béèrè bí olùkọ́ ṣe ń bá ọmọ wí|Ẹ wo ìwé àwọn ọmọ ibẹ̀|Ẹ wò ó bóyá àwọn ọmọ ń béèrè ìbéèrè], [ibẹ̀ ni òtítọ́ wà|àwọn ọmọ kì í purọ́|ẹ fara balẹ̀].',
      ],
    ],
    after: [],
  },
}
