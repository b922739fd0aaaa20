import type { Stories } from './story.ts'

/** Things that are eaten, cooked, bought, made to order or needed for a party. */
export const goods: Stories['of'] = {
  eaten: {
    before: [
      [
        '[Lọ́sàn-án gbogbo|Tí ọ̀sán bá ti pọ́n|Lójoojúmọ́, kí n tó délé], [àwọn ọmọ mi máa ń bi mí pé|ará ilé mi máa ń pè mí, á ní|ìbéèrè kan ni mò ń gbọ́]: [“Kí la máa jẹ lónìí?”|“Oúnjẹ ńkọ́?”|“Ṣé oúnjẹ ti yá?”]',
        '[Ìbéèrè yẹn le ju ìdánwò lọ|Ìbéèrè yẹn kì í tán|Kò sílé tí wọn kì í ti béèrè ìyẹn], [ó dára bí ẹ ṣe wá|lónìí, ìdáhùn wà|ẹ jẹ́ kí ẹlòmíràn dáná fún ẹ̀ẹ̀kan].',
      ],
      [
        'Tí mo bá [ti ibi iṣẹ́ dé|wọlé nírọ̀lẹ́|ṣí ilẹ̀kùn ilé mi], [kì í sí agbára láti dáná mọ́|gààrí ni mò ń mu sùn|mo kàn máa ń mu omi, kí n sùn].',
        '[Ara tó ṣiṣẹ́ gbọ́dọ̀ jẹun|Iṣẹ́ kò gbọ́dọ̀ jẹ́ kí ebi pa yín|Kò yẹ kí ẹ máa sùn pẹ̀lú ebi], [ẹ sọ ohun tí ọkàn yín fẹ́|ẹ yan èyí tó wù yín|ẹ jẹ́ kí ikùn yín sinmi lónìí].',
      ],
      [
        '[Àna mi|Ọ̀rẹ́ mi àtijọ́|Ẹ̀gbọ́n ìyá mi] ń bọ̀ wá kí mi [lọ́la|lópin ọ̀sẹ̀ yìí|lọ́jọ́ Àìkú], [oúnjẹ kì í sì tètè tẹ́ ẹ lọ́rùn|ẹnu rẹ̀ sì mọ oúnjẹ tó dùn|ó sì máa ń sọ̀rọ̀ oúnjẹ kiri].',
        '[Oúnjẹ náà gbọ́dọ̀ dùn nìyẹn|Àlejò bẹ́ẹ̀ kì í gba oúnjẹ lásán|Mo fẹ́ràn àlejò tó mọ oúnjẹ], [ẹ sọ ohun tó fẹ́ràn|ẹ fara balẹ̀ yan ọ̀kan fún un|ẹ jẹ́ kí ẹnu rẹ̀ ṣe ìdájọ́].',
      ],
    ],
    among: [
      [
        'Níbo ni mo lè gbé oúnjẹ mi sí [kí àwọn ọmọ má bàa rí i|kí àbúrò mi má bàa kàn án|tí ọ̀rẹ́ mi kò ní rí i][|, ẹ jọ̀ọ́|, ẹ gbà mí]?',
        '[Kò sí ibi tí wọn ò ní rí i|Oúnjẹ tó ń ta sánsán kò ṣeé fi pamọ́|Imú wọn máa mú wọn débẹ̀], [ẹ ra tiwọn kún un|ẹ kúkú bù fún wọn|ẹ jẹ ẹ́ kí ẹ tó délé].',
      ],
      [
        '[Mo ti pinnu láti dín oúnjẹ kù|Mo ní màá máa ṣọ́ ohun tí mò ń jẹ|Mo ní n kò ní jẹun púpọ̀ mọ́], [ṣùgbọ́n òórùn yìí kò jẹ́ kí n rántí|àmọ́ ojú mi ti rí oúnjẹ|ẹnu mi kò sì gbọ́].',
        '[Ìpinnu kì í sá lọ|Ẹ lè bẹ̀rẹ̀ lọ́la|Ẹnu kò mọ ìpinnu], [ẹ jẹ ìwọ̀n tí ikùn yín lè gbà|ẹ kọ́kọ́ jẹun ná|ẹ ṣáà má jẹ tẹlòmíràn mọ́ ọn].',
      ],
      [
        'Báwo lẹ ṣe ń [wà nídìí oúnjẹ|rí oúnjẹ|gbóòórùn oúnjẹ] [látàárọ̀ dalẹ́|lójoojúmọ́|títí di alẹ́], tí ẹ kì í jẹ ẹ́ tán?',
        '[Ta ló sọ pé n kì í jẹ ẹ́|Ẹ má tú àṣírí mi|Ẹ má wo ikùn mi], [ẹni tó ń ta oúnjẹ gbọ́dọ̀ tọ́ ọ wò|mo máa ń tọ́ ọ wò ju ẹ̀ẹ̀kan lọ|ẹnu mi ló ń ṣàyẹ̀wò rẹ̀].',
      ],
      [
        'Nílé mi, [ẹnì kan fẹ́ ìrẹsì, èkejì fẹ́ òkèlè|kálukú ló ní ohun tó fẹ́ jẹ|tí mo bá béèrè ohun tí wọ́n máa jẹ, ìdáhùn márùn-ún ni mò ń gbọ́], [ọ̀rọ̀ náà sú mi|kò sì sẹ́ni tó ń gbà fún ẹlòmíràn|orí mi sì ti fọ́].',
        '[Ẹ jẹ́ kí wọ́n máa yan lọ́kọ̀ọ̀kan|Ẹ béèrè kí ebi tó pa wọ́n|Lónìí, kí ọmọ kékeré yàn], [ẹni tí kò bá yàn, kó jẹ ohun tó bá dé|ọ̀la á kan ẹlòmíràn|bẹ́ẹ̀ ni àlàáfíà ṣe ń wà nílé].',
      ],
      [
        'Báwo ni mo ṣe máa mọ [ìwọ̀n tó máa tó ilé mi|iye tí màá rà|iye tó máa kárí], [kó má ṣẹ́kù púpọ̀|kó má sì dín|kí ẹnikẹ́ni má bínú]?',
        '[Ẹ ka àwọn tó ń jẹun gan-an|Ẹ ka gbogbo ilé, títí kan ọmọdé|Ẹ ka orí wọn lọ́kọ̀ọ̀kan], kí ẹ fi ẹnì kan kún un, [ẹni tó máa ń sọ pé ebi kò pa òun|aládùúgbò tó máa ń yà kí yín|ẹni tó máa ń dé láìsọ tẹ́lẹ̀].',
      ],
      [
        'Ìyá mi [máa ń sọ|gbà|kò yé sọ] pé oúnjẹ [ayé àtijọ́|ìgbà tiwọn|abúlé] ló dùn jù.',
        '[Ẹ má bá ìyá jiyàn|Ìyá kì í jẹ̀bi|Mo bọ̀wọ̀ fún ìyá tó mọ oúnjẹ], [ẹ gbé e fún wọn kí wọ́n tọ́ ọ wò|kí wọ́n jẹ ẹ́ ná, kí wọ́n tó sọ̀rọ̀|ẹ tún bi wọ́n tí wọ́n bá jẹ ẹ́ tán].',
      ],
    ],
    after: [],
  },
  cooked: {
    before: [
      [
        'Tí mo bá [dé ọjà|rántí ariwo ọjà|ronú ọjà lílọ], [orí mi máa ń fọ́|ó máa ń rẹ̀ mí kí n tó dé ilé|mo máa ń gbàgbé ìdajì ohun tí mo fẹ́ rà].',
        '[Ọjà kì í ṣe ibi eré|Ẹsẹ̀ yín ti rìn tó|Ẹ̀yin nìkan kọ́], [ẹ sọ ohun tí ilé ìdáná yín nílò fún mi|lónìí, ẹ fara balẹ̀ kà á fún mi|ẹ kọ gbogbo rẹ̀ síbì kan].',
      ],
      [
        'Ilé ìdáná mi [ti ṣófo|ti fẹ́ gbẹ|kò ní nǹkan kan mọ́], [àlejò sì ń bọ̀|àwọn ọmọ sì ti ń bi mí ní oúnjẹ|n kò sì fẹ́ sè ohun tí mo sè lánàá].',
        '[Ilé ìdáná tó ṣófo kì í jẹ́ kí ilé dákẹ́|Ẹ má bẹ̀rù|Ó dára bí ẹ ṣe tètè wá], [ẹ kọ́kọ́ sọ ohun tí ẹ fẹ́ sè|ẹ sọ iye ẹnu tó ń dúró de yín|ìdáhùn máa ń bẹ̀rẹ̀ láti inú ìkòkò].',
      ],
      [
        'Èyí tí mo rà [níbòmíràn|lọ́sẹ̀ tó kọjá|nígbà tó kọjá] [kò pé ọjọ́ méjì tó fi bàjẹ́|kò dùn lẹ́nu|kò rí bí wọ́n ṣe sọ], [mo sì ti sanwó|owó mi lọ lásán|ojú sì tì mí níwájú àlejò].',
        '[Ẹ pẹ̀lẹ́|Ó máa ń dunni|Owó tí a ṣiṣẹ́ fún kò yẹ kó ṣòfò], [ẹ yẹ ẹ́ wò dáadáa kí ẹ tó sanwó|ẹ béèrè ohun tó bá ń kọ yín lóminú|lónìí, ẹ jẹ́ kí ojú yín rí i].',
      ],
    ],
    among: [
      [
        'Kí ni kí n sè [lálẹ́ yìí|lópin ọ̀sẹ̀|fún àlejò mi], [tó máa yá|tí gbogbo ilé máa jẹ|tí kò ní gba gbogbo agbára mi]?',
        '[Ẹ sè ohun tí àwọn ọmọ fẹ́ràn|Ẹ sè é bí ìyá yín ṣe ń sè é|Ẹ bẹ̀rẹ̀ láti ohun tó wà nílé], [ọbẹ̀ tó dùn, owó ló pa á|kí ẹ sì fi sùúrù sè é|àṣírí ọbẹ̀ wà nínú èròjà rẹ̀].',
      ],
      [
        'Báwo ni mo ṣe máa tọ́jú rẹ̀ [tí iná bá lọ|tí fírísà kò bá sí|nílé], [kó lè pẹ́|kó má bàa bàjẹ́|kí owó mi má bàa ṣòfò]?',
        '[Ẹ ra ìwọ̀n tí ẹ lè lò|Ẹ pín in sí kékeré|Ẹ tọ́jú rẹ̀ síbi tí oòrùn kò dé], [kí ẹ kọ́kọ́ lo èyí tó ti pẹ́|ohun tí a tọ́jú kì í ṣòfò|bẹ́ẹ̀ ni àwọn ìyá ṣe ń ṣe é].',
      ],
      [
        'Àwọn ọmọ mi máa ń [ṣa ẹran inú ọbẹ̀|bu ọbẹ̀ díẹ̀díẹ̀|tọ́ ọbẹ̀ wò] [kí ó tó jinná|tí mo bá yíjú|kí ilẹ̀ tó ṣú].',
        '[Ìyẹn fi hàn pé ọbẹ̀ náà dùn|Ọmọ tó fẹ́ràn ọbẹ̀ ń dàgbà|Gbogbo ọmọ ló máa ń ṣe é], [ẹ sè é pọ̀ díẹ̀|ẹ fún wọn ní abọ́ tiwọn|ẹ fi ìdérí bò ó, kí ẹ jókòó tì í].',
      ],
      [
        'Aládùúgbò mi máa ń [wá yá iyọ̀|wá yá ata|gbóòórùn ọbẹ̀ mi] [kí ọbẹ̀ tó jinná|ní gbogbo ìgbà|lálaalẹ́].',
        '[Ẹ bù fún un|Àdúgbò kan náà lẹ wà|Lọ́la, ẹ̀yin náà lè lọ yá nǹkan], [ṣùgbọ́n ẹ ra díẹ̀ kún tiyín|àmọ́ ẹ ti ilẹ̀kùn tí ẹ bá ń jẹun|kó wá ra tirẹ̀ lọ́jọ́ mìíràn].',
      ],
      [
        'Ṣé kí n máa [ra kékeré lójoojúmọ́|ra ohun gbogbo lẹ́ẹ̀kan|dúró kó tán kí n tó ra òmíràn], [àbí kí n yí i padà|àbí owó ń ṣòfò bẹ́ẹ̀|kí lẹ rò]?',
        '[Ẹ ka iye ẹnu tó ń jẹun nílé|Ẹ wo bó ṣe ń tán sí|Ẹ kọ ohun tí ẹ ń lò lọ́sẹ̀ kan sílẹ̀], [lẹ́yìn náà lẹ ó mọ ìwọ̀n tó yẹ yín|ilé kan kò rí bí èkejì|ìyẹn ló máa dá yín lóhùn].',
      ],
    ],
    after: [],
  },
  bought: {
    before: [
      [
        'Èyí tí mò ń lò [ti gbó|ti bàjẹ́|ti sú mi], [ó ti tó àkókò láti ra òmíràn|gbogbo ènìyàn ló ń rí i|mo ti ń tọ́jú owó díẹ̀díẹ̀].',
        '[Ó ti sìn yín tó|Ẹ ti lò ó dáadáa|Ó ti ṣiṣẹ́ rẹ̀], [ẹ jẹ́ kí òmíràn gba ipò rẹ̀|ẹ wo ohun tó wà nílẹ̀|ẹ fara balẹ̀ yan òmíràn].',
      ],
      [
        'Mo rà á [lórí ayélujára|níbòmíràn|lójú ọ̀nà] [lọ́dún tó kọjá|nígbà kan|lóṣù díẹ̀ sẹ́yìn], [kò pé ọ̀sẹ̀ kan tó fi bàjẹ́|ohun tó dé kì í ṣe ohun tó wà nínú fọ́tò|n kò rí ẹni tó tà á fún mi mọ́].',
        '[Ẹ pẹ̀lẹ́, ó ń ṣẹlẹ̀|Ojú lè tanni jẹ|Ẹni tí ejò bù ṣán rí ń sá fún okùn], [ìdí nìyẹn tó fi yẹ kí ẹ béèrè|ẹ yẹ ohun gbogbo wò kí ẹ tó sanwó|lónìí, ẹ má kánjú].',
      ],
      [
        '[Mo fẹ́ fi ta ẹnì kan lọ́rẹ|Ẹ̀bùn ni mo fẹ́ fi ṣe|Mo fẹ́ fi ya ẹnì kan lẹ́nu], [ohun gbogbo ló ti ní|kì í sì sọ ohun tó fẹ́|mo sì fẹ́ kí inú rẹ̀ dùn].',
        '[Ẹ̀bùn rere máa ń bẹ̀rẹ̀ pẹ̀lú ìbéèrè|Ó dùn mọ́ mi|Ẹni náà ní orí ire], [ẹ sọ irú ènìyàn tó jẹ́|ẹ sọ ohun tó máa ń lò lójoojúmọ́|ẹ rántí ohun tó ti ń wù ú].',
      ],
    ],
    among: [
      [
        'Báwo ni mo ṣe máa mọ èyí tó [dára|máa pẹ́|bá mi mu] [láàárín gbogbo wọn|kí n tó sanwó|nígbà tí n kò mọ̀ nípa rẹ̀]?',
        '[Ẹ mú un dání|Ẹ yẹ ẹ́ wò dáadáa|Ẹ wò ó lọ́tùn-ún lósì], [kí ẹ sì béèrè ohun tí kò yé yín|ojú yín á sọ fún yín|ẹ má jẹ́ kí àwọ̀ nìkan fà yín].',
      ],
      [
        'Ọ̀rẹ́ mi ní [kí n mú òun dání|òun mọ iye gbogbo nǹkan|n kò mọ ọjà ná], [ó lè ná ọjà títí oòrùn á fi wọ̀|ó lè fi wákàtí méjì ná ọjà|òun ló kọ́ ìyá mi bí a ṣe ń ná ọjà].',
        '[Ẹ mú un wá|Mo fẹ́ràn irú wọn|Ẹ ní kó jẹun kó tó wá], [àga wà tó máa jókòó sí|ọjà nínà kì í ṣe ìjà|ẹ̀rín ni ọ̀rọ̀ náà máa ń já sí].',
      ],
      [
        'Mo máa ń [ra ohun tí n kò nílò|fẹ́ ra ọ̀kan, kí n ra mẹ́ta|gbàgbé ohun tí mo tìtorí rẹ̀ wá] tí mo bá [dé ọjà|rí ohun tó dára|ní owó lọ́wọ́].',
        '[Ẹ kọ ohun tí ẹ fẹ́ sínú ìwé|Ẹ sọ iye tí ẹ ní lọ́kàn fún mi|Ẹ fi owó ọkọ̀ yín sọ́tọ̀], [kí ẹ tó bẹ̀rẹ̀ sí wo nǹkan|ojú kì í yó|bẹ́ẹ̀ lẹ ó ṣe délé láyọ̀].',
      ],
      [
        'Tí mo bá délé, [báwo ni màá ṣe tọ́jú rẹ̀|kí ló yẹ kí n kọ́kọ́ ṣe|kí ni kò yẹ kí n ṣe], [kó lè pẹ́|kí n má bàa bà á jẹ́|kí owó mi má bàa ṣòfò]?',
        '[Ẹ bi mí kí ẹ tó lọ|Ẹ jẹ́ kí n ṣàlàyé rẹ̀ níbí|Ẹ kọ ọ́ sílẹ̀], [ohun tí a bá tọ́jú ló ń pẹ́|ìtọ́jú kì í gba àkókò púpọ̀|kò le rárá].',
      ],
      [
        'Ṣé kí n ra [èyí tó wù mí|èyí tí ọ̀rẹ́ mi ní|èyí tí gbogbo ènìyàn ń rà], àbí [èyí tí mo nílò gan-an|kí n fara balẹ̀ ná|èyí tó bá owó mi mu]?',
        '[Ọ̀rẹ́ kọ́ ló máa bá yín lò ó|Àṣà máa ń kọjá|Àṣà lè tan ènìyàn], [ẹ ra ohun tó bá ayé yín mu|ẹ ronú nípa bí ẹ ṣe máa lò ó|ẹ wo ohun tó máa wúlò lọ́la].',
      ],
    ],
    after: [],
  },
  made: {
    before: [
      [
        'Mo ní [àwòrán|fọ́tò|àpẹẹrẹ] kan lórí fóònù mi, [n kò mọ ẹni tó lè ṣe irú rẹ̀|mo ti ń gbé e kiri láti oṣù tó kọjá|ẹni tí mo fi hàn ní kò ṣeé ṣe].',
        '[Ẹ jẹ́ kí n rí i|Ẹ mú fóònù náà wá|Ẹ fi hàn mí], [ojú ló ń ṣàlàyé jù|mo fẹ́ràn iṣẹ́ tó ní àpẹẹrẹ|lẹ́yìn náà ni màá sọ ohun tó ṣeé ṣe].',
      ],
      [
        'Ẹni tó bá mi ṣe é [rí|lọ́dún tó kọjá|nígbà tó kọjá] [já mi kulẹ̀ lọ́jọ́ náà gan-an|kò gbé ìpè mi títí ọjọ́ fi kọjá|ṣe ohun tí n kò sọ], [ojú tì mí láàárín àwọn ènìyàn|mo fẹ́rẹ̀ẹ́ sọkún|n kò gbàgbé rẹ̀ títí di òní].',
        '[Ó dunni|Ẹ pẹ̀lẹ́|Irú ọ̀rọ̀ yẹn ń dun ènìyàn], [lónìí, ẹ sọ gbogbo ohun tí ẹ fẹ́, kí n kọ ọ́|ẹ kọ́kọ́ sọ ọjọ́ tí ẹ nílò rẹ̀|ẹ jẹ́ kó yé àwa méjèèjì kí iṣẹ́ tó bẹ̀rẹ̀].',
      ],
      [
        '[Ọjọ́ ìbí ọmọ mi|Ọjọ́ pàtàkì kan|Ọjọ́ ńlá ẹbí mi] ń bọ̀, [n kò fẹ́ ohun tí gbogbo ènìyàn ti ní|mo fẹ́ ohun tí wọ́n máa rántí|mo fẹ́ kó yàtọ̀ lọ́tẹ̀ yìí].',
        '[Ó dùn mọ́ mi|Ẹ ti bẹ̀rẹ̀ dáadáa|Ohun tó yàtọ̀ máa ń bẹ̀rẹ̀ láti inú ọ̀rọ̀], [ẹ sọ ẹni tí ẹ fẹ́ ṣe é fún|ẹ sọ àwọ̀ tó wù yín|ẹ sọ bí ẹ ṣe fẹ́ kó rí].',
      ],
    ],
    among: [
      [
        'Tí [n kò bá mọ orúkọ ohun tí mo fẹ́|n kò bá lè ṣàlàyé rẹ̀|mo bá gbàgbé nǹkan kan], [báwo ni màá ṣe sọ ọ́|kí ni kí n ṣe|ṣé ó ṣì ṣeé ṣe]?',
        '[Ẹ fi ọwọ́ yà á|Ẹ sọ ohun tó jọ ọ́|Ẹ kọ́kọ́ sọ ohun tí ẹ kò fẹ́], [ibẹ̀ ni ọ̀rọ̀ ti ń yé mi|kò sí ọ̀rọ̀ tí kò wúlò|lẹ́yìn náà ni màá béèrè ìyókù].',
      ],
      [
        'Tí mo bá [yí ọkàn mi padà|rí òmíràn tó wù mí|fẹ́ fi nǹkan kún un] [lẹ́yìn tí ẹ ti bẹ̀rẹ̀|lọ́jọ́ kejì|lóru] ńkọ́?',
        '[Ẹ tètè sọ|Ẹ sọ ọ́ kí ọwọ́ tó wọ iṣẹ́|Ẹ sùn lé e lórí kí ẹ tó gbà], [ohun tí a ti gé kò ṣeé lẹ̀ mọ́|ìyípadà kì í ṣòro níbẹ̀rẹ̀|àtètèsọ ló dára jù].',
      ],
      [
        '[Ẹ̀gbọ́n mi|Àna mi|Ìyá mi] ní [àwọ̀ kan|ohun kan|irú kan] lọ́kàn, [èmi sì fẹ́ òmíràn|ọ̀rọ̀ náà sì ti di ìjà|n kò sì mọ ẹni tí màá gbọ́].',
        '[Ẹ fi díẹ̀ nínú tiwọn sí i|Ẹ jọ jókòó kí ẹ yan ọ̀kan|Ẹ pe àgbà kan kó dá sí i], [àlàáfíà dára ju àwọ̀ lọ|kí ìjà má bàa wọlé|àmọ́ ẹ pinnu kí iṣẹ́ tó bẹ̀rẹ̀].',
      ],
      [
        'Kí ni àwọn ènìyàn máa ń [gbàgbé láti sọ|pẹ́ láti sọ|fi pamọ́] [nígbà tí wọ́n bá wá|tí wọ́n bá ń bá yín sọ̀rọ̀|fún yín]?',
        '[Ọjọ́ tí wọ́n nílò rẹ̀|Iye tí wọ́n ní lọ́kàn|Ohun tí wọn kò fẹ́], [ẹ kọ́kọ́ sọ ìyẹn|gbogbo nǹkan sì dúró lé e lórí|ẹ̀yin ẹ má ṣe bẹ́ẹ̀].',
      ],
      [
        'Mo máa ń [béèrè lójoojúmọ́|pè lẹ́ẹ̀mẹ́ta lóòjọ́|wo aago ní gbogbo ìgbà] tí mo bá ń retí nǹkan, [ẹ má bínú|bí mo ṣe rí nìyẹn|sùúrù mi kò pọ̀].',
        '[Ìyẹn fi hàn pé ó jẹ yín lógún|Mo mọ irú yín|Ó ti mọ́ mi lára], [ẹ ṣáà jẹ́ kí ọwọ́ ṣiṣẹ́|sùúrù ló ń se òkúta jinná|ẹ fọkàn balẹ̀].',
      ],
    ],
    after: [],
  },
  feast: {
    before: [
      [
        '[Ìgbéyàwó àbúrò mi|Ọjọ́ ìbí ìyá mi|Ìsọmọlórúkọ ọmọ mi] [ti sún mọ́lé|ku oṣù kan|ti dé tán], [gbogbo ẹbí ló ń pàṣẹ, kò sẹ́ni tó ń ṣe é|orí mi ti kún|n kò mọ ibi tí màá ti bẹ̀rẹ̀].',
        '[Ẹ mí kanlẹ̀|Ẹ jókòó ná|Ayẹyẹ ni, kì í ṣe ogun], [ẹ kọ́kọ́ sọ ọjọ́ àti iye àlejò fún mi|ẹ mú ìwé àti bírò|ọ̀kọ̀ọ̀kan ni nǹkan ń lójú].',
      ],
      [
        'Ní òde tí mo lọ [kẹ́yìn|lọ́sẹ̀ tó kọjá|lóṣù tó kọjá], [àlejò dúró láti ìbẹ̀rẹ̀ dé òpin|nǹkan kò kárí|gbogbo ètò dojú rú], [n kò fẹ́ kí tèmi rí bẹ́ẹ̀|ẹ̀rù sì ti ń bà mí|mo sì ń ronú tèmi láti ìgbà náà].',
        '[Tiyín kò gbọ́dọ̀ rí bẹ́ẹ̀|Ètò tó dára máa ń bẹ̀rẹ̀ ní kùtùkùtù|Ẹ kọ́ ọgbọ́n níbẹ̀], [ẹ sọ ohun tí ẹ fẹ́ kó yàtọ̀|ẹ kọ gbogbo rẹ̀ sílẹ̀ pẹ̀lú mi|ẹ jẹ́ kí n mọ bí ọjọ́ náà ṣe máa rí].',
      ],
      [
        'Mo ti pe [igba ènìyàn|gbogbo àdúgbò|ẹbí ọ̀tún àti òsì], [ẹ̀rù sì ti ń bà mí|iye wọn sì ń pọ̀ sí i|gbogbo wọn ló ní àwọn ń bọ̀].',
        '[Ẹni tí a fẹ́ràn la ń wá kí|Ayẹyẹ tó kún ló dùn|Ẹ ní ènìyàn, ẹ dúpẹ́], [ẹ kà wọ́n lẹ́ẹ̀kan sí i|ẹ sọ iye wọn gan-an fún mi|ẹ fi díẹ̀ kún iye tí ẹ kà].',
      ],
    ],
    among: [
      [
        'Ẹ̀gbọ́n mi ní [òun á bójú tó gbogbo rẹ̀|òun mọ ẹnì kan|kí n má dààmú], [n kò sì rí i mọ́|kò sì tíì ṣe nǹkan kan|ó sì ti pa fóònù rẹ̀].',
        '[Ẹbí dùn|Ẹ má bínú sí i|Ọ̀rọ̀ ẹbí nìyẹn], [ẹ kọ ẹni tó ń ṣe nǹkan kọ̀ọ̀kan sílẹ̀|ẹ fi iṣẹ́ lé ẹni tó mọ̀ ọ́n lọ́wọ́|kó máa bá yín kí àlejò].',
      ],
      [
        'Kí ni àwọn ènìyàn máa ń [gbàgbé|fojú fò|rántí níkẹyìn] [lọ́jọ́ ayẹyẹ|nínú ètò òde|tí òde bá ku ọ̀la]?',
        '[Omi|Ẹni tó máa tọ́jú kọ́kọ́rọ́|Oúnjẹ àwọn tó ń ṣiṣẹ́], [ẹ kọ ọ́ síbi tí ojú yín ti máa rí i|nǹkan kékeré ló ń da òde rú|ẹ má jẹ́ kí tiyín rí bẹ́ẹ̀].',
      ],
      [
        'Àwọn kan máa ń wá [láìpè|pẹ̀lú ọmọ mẹ́ta|kí ètò tó bẹ̀rẹ̀], [kí ni kí n ṣe sí wọn|ṣé kí n lé wọn|báwo ni kí n ṣe é]?',
        '[Ẹ kí wọn, kí wọ́n jókòó|Àlejò ni wọ́n|Ẹ má lé ènìyàn lọ́jọ́ ayọ̀], [ẹ fi díẹ̀ kún ìṣirò yín|ijó wọn ló máa dùn jù|wọ́n á sọ pé òde yín dára].',
      ],
      [
        'Mo fẹ́ [jókòó|jó|bá àlejò mi sọ̀rọ̀] lọ́jọ́ náà, [kì í ṣe kí n máa sáré kiri|kì í ṣe kí n máa wá kọ́kọ́rọ́|n kò fẹ́ máa dáhùn fóònù].',
        '[Ọjọ́ yín ni|Ẹni tó ń ṣe òde yẹ kó rẹ́rìn-ín|Bó ṣe yẹ kó rí nìyẹn], [ẹ yan ẹnì kan tó máa dáhùn ìpè|ẹ kọ ètò yín, kí ẹ fún ẹlòmíràn|ẹ parí gbogbo ìpinnu ṣáájú].',
      ],
      [
        '[Ìyá mi fẹ́ kó rí bíi ti àtijọ́|Bàbá mi ní kí ohun gbogbo mọ níwọ̀n|Àwọn ọ̀dọ́ fẹ́ orin tiwọn], [n kò mọ ẹni tí màá tẹ́ lọ́rùn|ọ̀rọ̀ náà ti di ìpàdé|oníkálukú sì ní ohun tirẹ̀].',
        '[Ẹ fún àgbà ní ọ̀wọ̀ wọn|Ẹ pín ọjọ́ náà sí méjì|Ẹ fi nǹkan kan tẹ́ kálukú lọ́rùn], [ìyókù jẹ́ tiyín|ọjọ́ kan ṣoṣo ni|ẹ̀rín ló yẹ kó parí rẹ̀].',
      ],
    ],
    after: [],
  },
}
