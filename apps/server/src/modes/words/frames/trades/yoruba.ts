import type { TradeTalks } from './trade-talk.ts'

export const yoruba: TradeTalks = {
  generators: {
    asks: '[ṣé ẹ̀rọ amúnáwá yín ti bàjẹ́|ṣé ẹ̀rọ amúnáwá yín kò ṣiṣẹ́|ṣé ẹ̀rọ amúnáwá ń yọ yín lẹ́nu]',
    film: 'ẹ̀rọ amúnáwá náà',
    tips: [
      'Kí ẹ tó pè wá, [ẹ wo epo àti pọ́lọ́ọ̀gì rẹ̀|ẹ tẹ́tí sí ìró rẹ̀ dáadáa], [kí ẹ lè ṣàlàyé rẹ̀|ó máa ń dín àkókò kù].',
      'Ẹ má tú ẹ̀rọ tó gbóná fúnra yín: [ẹ kọ́kọ́ pa á|ẹ jẹ́ kó tutù ná], [ààbò ló ṣáájú|ara yín ló ṣe pàtàkì jù].',
    ],
  },
  phoneRepairs: {
    asks: '[ṣé fóònù yín ti bàjẹ́|ṣé ojú fóònù yín ti fọ́|ṣé fóònù yín ń dààmú yín]',
    film: 'fóònù náà',
    tips: [
      'Kí ẹ tó gbé fóònù fún àtúnṣe, [ẹ tọ́jú àwọn fọ́tò yín|ẹ yọ síìmù yín kúrò], [kí nǹkan má bàa sọnù|bó ṣe yẹ nìyẹn].',
      'Tí [omi bá wọ fóònù|fóònù bá bọ́ sómi], [ẹ tètè pa á|ẹ má fi sí iná rárá], [kí ẹ sì gbé e wá kíákíá|kó má bàa bàjẹ́ sí i].',
    ],
  },
  carRepairs: {
    asks: '[ṣé ọkọ̀ yín ti bàjẹ́|ṣé ọkọ̀ yín ń dààmú yín|ṣé ọkọ̀ yín kò fẹ́ ṣiṣẹ́]',
    film: 'ọkọ̀ náà',
    tips: [
      'Tí ọkọ̀ yín bá ń [dún lọ́nà tuntun|kú lójú ọ̀nà], [ẹ tètè yẹ̀ ẹ́ wò|ẹ má jẹ́ kó burú sí i], [àtúnṣe kékeré sàn ju ńlá lọ|ó máa ń dín ìnáwó kù].',
      'Ẹ kọ [ohun tí ọkọ̀ ń ṣe|ìgbà tó bẹ̀rẹ̀] sílẹ̀, [kí a lè tètè rí àléébù rẹ̀|ó máa ń ran mẹkáníìkì lọ́wọ́].',
    ],
  },
  appliances: {
    asks: '[ṣé fíríìjì yín kò tutù mọ́|ṣé ẹ̀rọ inú ilé yín ti bàjẹ́|ṣé ẹ̀rọ ilé kan ń dààmú yín]',
    film: 'ẹ̀rọ náà',
    tips: [
      'Tí ẹ̀rọ kan bá ń [pariwo|gbóná jù], [ẹ kọ́kọ́ pa á|ẹ yọ ọ́ kúrò lára iná], [kí àléébù má bàa pọ̀ sí i|ó sàn kí a tètè tún un ṣe].',
      'Ẹ sọ [orúkọ ẹ̀rọ náà|ọdún tí ẹ rà á] [nígbà tí ẹ bá pè|nínú ọ̀rọ̀ yín], [kí a lè mọ ohun tó nílò|ó máa ń jẹ́ kí iṣẹ́ yá].',
    ],
  },
  solar: {
    asks: '[ṣé wọ́n ti tún mú iná lọ|ṣé òkùnkùn ti sú yín|ṣé kò sí iná níbi tí ẹ wà]',
    film: 'pánẹ́ẹ̀lì sólà náà',
    tips: [
      'Kí ẹ tó yan sólà, [ẹ kọ gbogbo ohun tó ń lo iná nílé yín sílẹ̀|ẹ ka fáànù, tẹlifíṣọ̀n àti fíríìjì yín], [ibẹ̀ la ti ń mọ ìwọ̀n rẹ̀|kí ìwọ̀n rẹ̀ lè tó].',
      'Kí ẹ tó sanwó, ẹ béèrè [bí bátìrì ṣe máa pẹ́ tó|ẹni tó máa tọ́jú rẹ̀].',
    ],
  },
  electric: {
    asks: '[ṣé iná ilé yín ń dààmú yín|ṣé sọ́kẹ́ẹ̀tì yín ti jó|ṣé wáyà ilé yín ti bàjẹ́]',
    film: 'iṣẹ́ iná náà',
    tips: [
      'Tí sọ́kẹ́ẹ̀tì bá ń [gbóná|ta iná], [ẹ pa iná ilé|ẹ má fọwọ́ kàn án], [iná kì í ṣe eré|kí ẹ tó pe ẹnikẹ́ni].',
      'Ẹ kọ [yàrá tó ní àléébù|ìgbà tí àléébù náà bẹ̀rẹ̀] sílẹ̀, [kí iṣẹ́ lè yá|ó máa ń ràn wá lọ́wọ́].',
    ],
  },
  plumbing: {
    asks: '[ṣé omi ń jò nílé yín|ṣé ilé ìgbọ̀nsẹ̀ yín ti dí|ṣé ẹ̀rọ omi yín kò ṣiṣẹ́]',
    film: 'ẹ̀rọ omi náà',
    tips: [
      'Tí páìpù bá bẹ́, [ẹ kọ́kọ́ ti ẹ̀rọ omi|ẹ pa ẹ̀rọ tó ń fa omi], [kí ẹ tó pè|kí omi má bàa ṣòfò].',
      'Ẹ ya fọ́tò [ibi tó ń jò|ibi tó bàjẹ́], [kí a lè kó irinṣẹ́ tó yẹ wá|fọ́tò máa ń ṣàlàyé kíákíá].',
    ],
  },
  gas: {
    asks: '[ṣé gáàsì yín ti tán|ṣé gáàsì tán nígbà tí ẹ ń sè|ṣé sílíńdà yín ti ṣófo]',
    film: 'sílíńdà gáàsì náà',
    tips: [
      'Tí ẹ bá pààrọ̀ gáàsì, ẹ fi omi ọṣẹ ra rọ́bà rẹ̀: tó bá hó, gáàsì ń jò nìyẹn.',
      'Ẹ má dúró kí gáàsì tán [lóru|nígbà tí ọbẹ̀ wà lórí iná]: [ẹ máa yẹ̀ ẹ́ wò lọ́sọ̀ọ̀sẹ̀|ẹ tètè pè].',
    ],
  },
  laundry: {
    asks: '[ṣé aṣọ ìdọ̀tí ti pọ̀|ṣé aṣọ fífọ̀ ti sú yín|ṣé kò sí àkókò láti fọ aṣọ]',
    film: 'aṣọ náà',
    tips: [
      'Kí ẹ tó kó aṣọ fún wa, [ẹ wo inú àpò rẹ̀|ẹ ya funfun sọ́tọ̀|ẹ ka iye rẹ̀], [kí nǹkan má bàa sọnù|bẹ́ẹ̀ ló ṣe dára jù].',
      'Tí àbàwọ́n bá wà lára aṣọ, [ẹ fi hàn wá|ẹ tètè sọ], [àbàwọ́n àtijọ́ máa ń le|ó máa ń ràn wá lọ́wọ́].',
    ],
  },
  cleaning: {
    asks: '[ṣé kò sí àkókò fún ìmọ́tótó|ṣé ìdọ̀tí ti ń pọ̀|ta ló máa bá yín ṣe ìmọ́tótó]',
    film: 'iṣẹ́ náà',
    tips: [
      'Ẹ sọ [bó ṣe tóbi tó|ibi tó dọ̀tí jù] fún wa [ṣáájú ọjọ́ náà|nínú ọ̀rọ̀ yín], [kí ètò lè pé|ká lè mọ àkókò tó máa gbà].',
      'Ẹ sọ [ohun tó nílò ìmọ́tótó|ọjọ́ tó rọrùn fún yín] nínú ọ̀rọ̀ yín, kí iṣẹ́ lè yá.',
    ],
  },
  skills: {
    asks: '[ṣé ẹ fẹ́ kọ́ iṣẹ́|ṣé ẹ ń wá ibi tí ẹ ti máa kẹ́kọ̀ọ́|kí lẹ fẹ́ kọ́]',
    film: 'kíláàsì náà',
    tips: [
      'Kí ẹ tó bẹ̀rẹ̀, [ẹ béèrè ohun tí ẹ máa mú wá|ẹ sọ ohun tí ẹ ti mọ̀ fún wa], [kí ẹ lè ṣètò àkókò yín|kí ẹ lè múra sílẹ̀].',
      'Ohun tí ènìyàn bá kọ́ kì í sọnù: [ẹ máa ṣe é lójoojúmọ́|ẹ máa béèrè ìbéèrè|díẹ̀díẹ̀ ló ń yéni].',
    ],
  },
  schools: {
    asks: '[ṣé ẹ ń wá ilé ìwé fún ọmọ yín|ilé ìwé wo lọmọ yín máa lọ|níbo lọmọ yín ti máa kàwé]',
    film: 'ilé ìwé náà',
    tips: [
      'Kí ẹ tó yan ilé ìwé, [ẹ wá wo kíláàsì|ẹ béèrè iye ọmọ inú kíláàsì kan|ẹ béèrè nípa àwọn olùkọ́], [ẹ fi ojú ara yín rí i|ẹ mú ọmọ yín dání].',
      'Ẹ béèrè nípa [gbogbo owó|ìwé àti aṣọ ilé ìwé] [kí sáà tó bẹ̀rẹ̀|lẹ́ẹ̀kan náà], [kí owó má bàa yà yín lẹ́nu|kí ẹ lè ṣètò dáadáa].',
    ],
  },
  lessons: {
    asks: '[ẹ̀kọ́ wo ló le jù|ṣé ẹ̀kọ́ kan le fún ọmọ yín|ta ló máa ran ọmọ yín lọ́wọ́ nínú ẹ̀kọ́ rẹ̀]',
    film: 'ìwé náà',
    tips: [
      '[Ẹ tètè bẹ̀rẹ̀|Ẹ máa kà díẹ̀ lójoojúmọ́]: [ìkánjú ọjọ́ ìkẹyìn kò dára|díẹ̀díẹ̀ ló ń yéni].',
      'Ẹ sọ [kíláàsì àti ẹ̀kọ́ náà|ibi tó le] fún wa, [kí a lè bẹ̀rẹ̀ láti ibẹ̀|ibẹ̀ ni iṣẹ́ ti máa bẹ̀rẹ̀].',
    ],
  },
  makeup: {
    asks: '[ṣé ẹ ní òde tó ń bọ̀|ta ló máa ṣe ojú yín lọ́jọ́ òde|ṣé òde yín ti sún mọ́lé]',
    film: 'ojú náà',
    tips: [
      'Ẹ tètè yan ọjọ́ yín: [ọjọ́ Sátidé máa ń kún|òde máa ń pọ̀ lópin ọ̀sẹ̀], [kí ẹ sì fi àwòrán tí ẹ fẹ́ ránṣẹ́|kí ẹ sì sọ àkókò tí ẹ máa jáde].',
      'Ẹ má dán ìpara tuntun wò lójú [lálẹ́ ọjọ́ òde|nígbà tí òde bá ku ọ̀la]: [ara lè kọ̀ ọ́|kó má bàa yà yín lẹ́nu].',
    ],
  },
  photos: {
    asks: '[ta ló máa ya fọ́tò ọjọ́ yín|ṣé òde yín ń bọ̀|ṣé ẹ nílò fọ́tò tó dára]',
    film: 'kámẹ́rà náà',
    tips: [
      'Ẹ yan [aṣọ méjì|aṣọ aláwọ̀ kan], [kí ẹ sì lọ̀ ọ́ ṣáájú|kí ọkàn yín lè balẹ̀ lọ́jọ́ náà].',
      'Ẹ kọ [àwọn tó gbọ́dọ̀ wà nínú fọ́tò|irú fọ́tò tí ẹ fẹ́] sílẹ̀, [kí a má bàa gbàgbé|kí ohunkóhun má bàa fò wá].',
    ],
  },
  hair: {
    asks: '[ṣé ẹ fẹ́ tún irun yín ṣe|ṣé irun yín ti ṣetán fún àrà tuntun|ṣé ẹ ń wá ibi tí ẹ ti máa ṣe irun]',
    film: 'irun náà',
    tips: [
      'Ẹ fi [fọ́tò|àwòrán] irun tí ẹ fẹ́ ránṣẹ́, [àwòrán sàn ju àlàyé lọ|kó lè yé wa dáadáa].',
      'Ẹ sọ [irú èyí tí ẹ fẹ́|ọjọ́ tí ẹ fẹ́] [kí ẹ tó wá|nínú ọ̀rọ̀ yín], [kí àkókò lè tó|kí ohun gbogbo lè ṣetán].',
    ],
  },
  tailors: {
    asks: '[ṣé ẹ ní aṣọ tí ẹ fẹ́ rán|ṣé ẹ ń wá aránṣọ|ta ló máa rán aṣọ yín]',
    film: 'aṣọ náà',
    tips: [
      'Ẹ tètè fi [àwòrán aṣọ tí ẹ fẹ́|ìwọ̀n yín] ránṣẹ́, [bí aṣọ ṣe ń bá ara mu nìyẹn|kí ìkánjú má bàa sí].',
      'Ẹ kọ ọjọ́ tí ẹ nílò rẹ̀ sínú ọ̀rọ̀ yín, [kí ẹ sì fi ọjọ́ díẹ̀ kún un láti wọ̀ ọ́ wò|kí ètò lè pé].',
    ],
  },
  cloth: {
    asks: '[kí lẹ máa wọ̀ sí òde tó ń bọ̀|ṣé ẹ ń wá aṣọ|aṣọ wo lẹ máa wọ̀]',
    film: 'aṣọ náà',
    tips: [
      'Kí ẹ tó ra aṣọ, [ẹ wo àwọ̀ rẹ̀ nínú ìmọ́lẹ̀|ẹ sọ ìwọ̀n yín fún wa|ẹ sọ ibi tí ẹ máa wọ̀ ọ́ lọ], [kó lè bá yín mu|ká lè bá yín yàn án].',
      'Fún aṣọ ẹbí, [ẹ sọ iye ènìyàn|ẹ ka gbogbo ẹbí] [ní ìbẹ̀rẹ̀|kí ẹ tó sanwó], [kí gbogbo yín lè wọ àwọ̀ kan náà|kí àwọ̀ má bàa yàtọ̀].',
    ],
  },
  shoes: {
    asks: '[ṣé ẹ ń wá bàtà|bàtà wo lẹ máa wọ̀|ṣé ẹ fẹ́ pààrọ̀ bàtà yín]',
    film: 'bàtà náà',
    tips: [
      'Ẹ wọn ẹsẹ̀ yín ní ìrọ̀lẹ́, [ẹsẹ̀ máa ń tóbi díẹ̀ nígbà yẹn|ìgbà yẹn ni ìwọ̀n máa ń tọ́], [kí ẹ sì sọ ìwọ̀n yín|kí ẹ tó yan bàtà].',
      'Ẹ sọ [ibi tí ẹ máa wọ̀ ọ́ lọ|àwọ̀ aṣọ yín] fún wa, [kí wọ́n lè bá ara mu|ó máa ń jẹ́ kó rọrùn láti yàn].',
    ],
  },
  cars: {
    asks: '[ṣé ẹ ń wá ọkọ̀|ṣé ẹsẹ̀ rírìn ti sú yín|ṣé ẹ fẹ́ ra ọkọ̀]',
    film: 'ọkọ̀ náà',
    tips: [
      'Kí ẹ tó ra ọkọ̀, [ẹ mú mẹkáníìkì yín dání|ẹ wà á wò díẹ̀|ẹ wo àwọn ìwé rẹ̀ dáadáa], kí ọkàn yín lè balẹ̀.',
      'Ẹ sọ [irú ọkọ̀ tí ẹ fẹ́|iye tí ẹ fẹ́ ná] fún wa, [ká lè fi èyí tó bá a mu hàn yín|kó lè rọrùn láti yàn].',
    ],
  },
  land: {
    asks: '[ṣé ẹ ń wá ilẹ̀|ṣé ẹ fẹ́ kọ́ ilé tiyín|ṣé owó ilé ti sú yín]',
    film: 'ilẹ̀ náà',
    tips: [
      'Kí ẹ tó sanwó ilẹ̀, [ẹ wá wò ó|ẹ fi ìwé rẹ̀ han agbẹjọ́rò yín], kí ọkàn yín lè balẹ̀.',
      'Ẹ gba [ìwé owó|gbogbo ìwé rẹ̀], kí ẹ sì tọ́jú rẹ̀ dáadáa.',
    ],
  },
  homes: {
    asks: '[ṣé ẹ ń wá ilé|ṣé owó ilé yín ti fẹ́ tán|ṣé ẹ fẹ́ kó kúrò]',
    film: 'ilé náà',
    tips: [
      'Kí ẹ tó sanwó ilé, [ẹ fi ojú ara yín wò ó|ẹ wo omi àti iná rẹ̀], kí ọkàn yín lè balẹ̀.',
      'Ẹ sọ ìgbà tí ẹ fẹ́ kó wọlé fún wa, kí ètò lè pé.',
    ],
  },
  phones: {
    asks: '[ṣé ẹ fẹ́ pààrọ̀ fóònù yín|ṣé ẹ ń wá fóònù|fóònù wo lẹ ń lò]',
    film: 'fóònù náà',
    tips: [
      'Kí ẹ tó sanwó fóònù, [ẹ wo kámẹ́rà àti ohùn rẹ̀|ẹ fi sí iná wò|ẹ fi síìmù yín sí i], [ẹ fara balẹ̀|ẹ má kánjú].',
      'Ẹ sọ [ohun tí ẹ máa fi ṣe|iye tí ẹ fẹ́ ná] fún wa, [ká lè bá yín yàn án|kó lè rọrùn láti yàn].',
    ],
  },
  furniture: {
    asks: '[ṣé pálọ̀ yín nílò àga tuntun|ṣé ẹ ń ra ohun èlò ilé|ṣé bẹ́ẹ̀dì yín ti gbó]',
    film: 'ohun èlò ilé náà',
    tips: [
      'Kí ẹ tó rà á, ẹ wọn [yàrá náà|ẹnu ọ̀nà|ògiri], [kó lè wọlé|téèpù kì í parọ́].',
      'Ẹ yan àwọ̀ tó [bá ògiri yín mu|máa fi ìdọ̀tí pamọ́], [pàápàá tí ọmọdé bá wà nílé|kí ẹ sì fi fọ́tò yàrá náà ránṣẹ́].',
    ],
  },
  print: {
    asks: '[ṣé ẹ fẹ́ tẹ nǹkan jáde|ṣé okòwò yín nílò bánà tàbí káàdì|ṣé àwọn ènìyàn mọ okòwò yín]',
    film: 'iṣẹ́ títẹ̀ náà',
    tips: [
      'Kí a tó tẹ̀ ẹ́, ẹ wo [bí a ṣe kọ orúkọ|nọ́ńbà fóònù àti ọjọ́] [lẹ́ẹ̀mejì|dáadáa], kí àṣìṣe má bàa wọlé.',
      'Ẹ fi [lógò yín|fáìlì gangan] ránṣẹ́, kì í ṣe àwòrán ojú fóònù, kó lè hàn kedere.',
    ],
  },
  transport: {
    asks: '[ṣé ẹ ní ẹrù láti gbé|ṣé ẹ fẹ́ fi nǹkan ránṣẹ́|ṣé ẹ ń kó kúrò nílé]',
    film: 'ọkọ̀ náà',
    tips: [
      'Ẹ kọ [ibi tí a ti máa gbé e àti ibi tó ń lọ|nọ́ńbà àwọn ẹni méjèèjì] dáadáa, [kí a má bàa ṣìnà|ó máa ń dín àkókò kù].',
      'Ẹ sọ [ohun tó wà nínú rẹ̀|bó ṣe wúwo tó|bóyá ó lè fọ́] fún wa, [kí ọkọ̀ tó yẹ lè wá|kí a lè gbé e dáadáa].',
    ],
  },
  hire: {
    asks: '[ṣé òde yín ń bọ̀|ta ló máa ṣètò òde yín|ṣé ẹ ní òde tó ń bọ̀]',
    film: 'ibi òde náà',
    tips: [
      'Ẹ kọ́kọ́ ka àwọn àlejò yín, [kí ẹ sì fi díẹ̀ kún un|àlejò máa ń pọ̀ sí i], kí ohun gbogbo lè kárí.',
      'Ẹ sọ [ọjọ́ àti ibi òde náà|bóyá inú ilé ni tàbí ìta] fún wa, [kí ètò lè pé|kí ìwọ̀n lè tọ́].',
    ],
  },
  cakes: {
    asks: '[ṣé ọjọ́ ìbí ń bọ̀|ta ló fẹ́ ṣe ọjọ́ ìbí|ṣé ẹ nílò kéèkì]',
    film: 'kéèkì náà',
    tips: [
      'Ẹ tètè sọ nípa kéèkì yín, [kí ẹ sì kọ orúkọ tó máa wà lórí rẹ̀|kí ẹ sì sọ àwọ̀ tí ẹ fẹ́], [ìkánjú kò dára fún kéèkì|kó lè dára gan-an].',
      'Ẹ gbé kéèkì sí [ibi tútù|yàrá tó ní AC], [jìnnà sí oòrùn|títí ẹ ó fi gé e].',
    ],
  },
  bread: {
    asks: '[kí lẹ máa fi mu tíì|kí lẹ máa jẹ láàárọ̀|ṣé búrẹ́dì ti tán nílé]',
    film: 'búrẹ́dì náà',
    tips: [
      'Búrẹ́dì àti [tíì|ẹ̀wà|ẹyin|àkàrà] bára mu: [ẹ dán an wò láàárọ̀|ẹ dán an wò lọ́la].',
      'Tó bá jẹ́ fún [ilé ìwé|ìpàdé|òde] ni, [ẹ tètè sọ|ẹ sọ iye ènìyàn], [kó lè kárí gbogbo ènìyàn|kó má bàa dín].',
    ],
  },
  catering: {
    asks: '[ta ló máa se oúnjẹ òde yín|ṣé òde yín ń bọ̀|àlejò mélòó lẹ ń retí]',
    film: 'oúnjẹ náà',
    tips: [
      'Kí ọjọ́ òde tó dé, ẹ ka àwọn àlejò yín, [kí ẹ sì fi ènìyàn mẹ́wàá kún un|àlejò máa ń mú àlejò wá], [kí oúnjẹ lè kárí|kí ọkàn yín lè balẹ̀].',
      'Ẹ sọ fún wa [tí ẹnì kan kì í bá jẹ ata|tí àwọn ọmọdé bá pọ̀], [kí gbogbo ènìyàn lè jẹun|ó dára ká tètè mọ̀].',
    ],
  },
  nails: {
    asks: '[ṣé èékánná yín ti gbó|ṣé ẹ fẹ́ kí ọwọ́ yín rẹwà|ṣé òde ń bọ̀]',
    film: 'èékánná náà',
    tips: [
      'Ẹ fi àwòrán [irú tí ẹ fẹ́|àwọ̀ tí ẹ fẹ́] ránṣẹ́, [kó lè yé wa|kí ẹ tó wá].',
      'Ẹ kọ́kọ́ yọ èyí tó ti gbó kúrò, [kí tuntun lè dúró|ó máa ń dín àkókò kù].',
    ],
  },
  livestock: {
    asks: '[ṣé ọdún tàbí òde ń bọ̀|ṣé ẹ nílò àgbò tàbí ewúrẹ́|ṣé ẹ ti ra ẹran ọdún]',
    film: 'àwọn ẹran náà',
    tips: [
      'Tí ẹ bá ń ra ẹran, [ẹ wo ojú àti ẹsẹ̀ rẹ̀|ẹ jẹ́ kó rìn díẹ̀], [kí ẹ tó sanwó|bí a ṣe ń mọ èyí tó yá gágá nìyẹn].',
      'Ẹ béèrè [bí ẹ ṣe máa gbé e délé|ẹni tó máa tọ́jú rẹ̀ di ọjọ́ náà], [kí ẹ tó yan|kí ètò lè pé].',
    ],
  },
  clinic: {
    asks: '[ìgbà wo lẹ ṣe àyẹ̀wò kẹ́yìn|ṣé ẹ ti ṣe àyẹ̀wò lọ́dún yìí]',
    film: 'ilé ìwòsàn náà',
    tips: [
      'Kí ẹ tó wá, [ẹ kọ bí ara ṣe ń ṣe yín sílẹ̀|ẹ mú ìwé àyẹ̀wò àtijọ́ dání], [kí ẹ má bàa gbàgbé|ó máa ń ran dókítà lọ́wọ́].',
      'Ẹ má dúró kó tó le: ìdènà sàn ju ìwòsàn lọ.',
    ],
  },
  accessories: {
    asks: '[kí lẹ máa fi ṣe ẹ̀ṣọ́|èwo ló bá aṣọ yín mu|ṣé ẹ ń wá ẹ̀bùn]',
    film: 'ọjà náà',
    tips: [
      'Kí ẹ tó yan, [ẹ fi wé aṣọ yín|ẹ fi fọ́tò aṣọ yín ránṣẹ́], [kó lè bá a mu|àwọ̀ ṣe pàtàkì].',
      'Tó bá jẹ́ ẹ̀bùn, ẹ sọ ohun tó wu ẹni náà fún wa, [kí inú rẹ̀ lè dùn|kó lè rọrùn láti yàn].',
    ],
  },
  provisions: {
    asks: '[kí ló ti tán nílé yín|ṣé ẹ ti kọ ohun tí ẹ fẹ́ rà|ṣé ṣúgà tàbí mílíìkì ti tán]',
    film: 'ọjà náà',
    tips: [
      'Ẹ kọ ohun tí ẹ fẹ́ rà sílẹ̀ kí ẹ tó wá, [kí nǹkan má bàa fò yín|ó ń dín ìnáwó kù].',
      'Ẹ wo [ọjọ́ tó máa bàjẹ́|ìdérí rẹ̀] [kí ẹ tó sanwó|ní gbogbo ìgbà], ìlera yín ló ṣe pàtàkì.',
    ],
  },
  eggs: {
    asks: '[ṣé ẹ ń wá ẹyin àti adìẹ|ṣé ẹyin ti tán|ṣé ẹ nílò adìẹ fún òde]',
    film: 'oko náà',
    tips: [
      'Tí ẹ bá ń ra ẹyin, [ẹ wò ó bóyá ó fọ́|ẹ ṣí kírétì kan wò], [kí ẹ tó gbé e lọ|ọ̀nà lè mì ín].',
      'Tí ẹ bá fẹ́ púpọ̀, [ẹ tètè sọ|ẹ sọ ọjọ́ tí ẹ fẹ́], [àsìkò ọdún máa ń kún|kí iye rẹ̀ lè pé].',
    ],
  },
  frozen: {
    asks: '[ṣé ẹja ti tán nínú fírísà|ṣé ẹ ń wá ẹja àti adìẹ|kí lẹ máa fi sínú ọbẹ̀]',
    film: 'ẹja àti adìẹ náà',
    tips: [
      'Tí ẹ bá ń ra ẹja, [ẹ wo ojú rẹ̀|ẹ gbọ́ òórùn rẹ̀], [kí ẹ tó sanwó|bí a ṣe ń mọ èyí tó dára nìyẹn].',
      'Ẹ mú [kúlà|yìnyín] dání, [kó má bàa yọ́ lọ́nà|oòrùn kì í bá ẹja ṣeré].',
    ],
  },
  perfume: {
    asks: '[ṣé ẹ fẹ́ máa ta sánsán|lọ́fíńdà wo lẹ ń lò|ṣé lọ́fíńdà yín ti tán]',
    film: 'lọ́fíńdà náà',
    tips: [
      'Ẹ fi lọ́fíńdà sí [ọrùn àti ọrùn ọwọ́|ẹ̀yìn etí], [díẹ̀ ti tó|ẹ má dà á sára aṣọ].',
      'Ẹ yan [òórùn jẹ́jẹ́ fún ibi iṣẹ́|òórùn líle fún òde alẹ́], [ẹ bi wá tí kò bá dá yín lójú|ohun tó wu ẹnì kan kò wu ẹlòmíràn].',
    ],
  },
  skin: {
    asks: '[ṣé awọ ara yín nílò ìtọ́jú|ṣé ẹ ń wá ìpara tó dára|ṣé awọ ara ń dààmú yín]',
    film: 'ohun ìtọ́jú ara náà',
    tips: [
      'Ẹ kọ́kọ́ dán an wò ní [ẹ̀yìn ọwọ́|ibi kékeré], [kí ẹ dúró di ọ̀la|kí ẹ wo bó ṣe rí], [awọ ara kò dọ́gba|kí ẹ tó fi pa ojú].',
      'Ẹ sọ [bí awọ ara yín ṣe rí|ohun tó ń dààmú yín] fún wa, [kí ẹ lè yan èyí tó yẹ|ká lè bá yín yàn án].',
    ],
  },
  drinks: {
    asks: '[ṣé oòrùn mú lónìí|ṣé òǹgbẹ ń gbẹ yín|kí lẹ máa mu]',
    film: 'ohun mímu náà',
    tips: [
      'Ẹ mu ún ní [tútù|ọ̀sán tí oòrùn bá mú], [bẹ́ẹ̀ ló ṣe dùn jù|ẹ máa gbádùn rẹ̀].',
      'Fún òde, [ẹ tètè sọ iye tí ẹ fẹ́|ẹ sọ iye ènìyàn tó ń bọ̀], kó lè kárí gbogbo ènìyàn.',
    ],
  },
  foodstuff: {
    asks: '[kí lẹ máa sè|ṣé ohun èlò ọbẹ̀ ti tán nílé|ṣé ẹ ń lọ ra ohun èlò oúnjẹ]',
    film: 'ohun èlò oúnjẹ náà',
    tips: [
      'Kí ẹ tó rà á, [ẹ kọ ohun tí ẹ fẹ́ sílẹ̀|ẹ wo ilé ìdáná yín], [kí nǹkan má bàa fò yín|ó ń dín ìnáwó kù].',
      'Ẹ sọ [iye tí ẹ fẹ́|iye ènìyàn tí ẹ fẹ́ sè fún], [kó lè kárí|ká lè wọn ọ́n fún yín].',
    ],
  },
  food: {
    asks: '[ṣé ebi ń pa yín|kí lẹ máa jẹ|ṣé ẹ ti jẹun]',
    film: 'oúnjẹ náà',
    tips: [
      'Ẹ tètè sọ ohun tí ẹ fẹ́ kí ebi tó pa yín, [ebi kì í dúró|ká lè múra rẹ̀ sílẹ̀].',
      'Ẹ sọ [iye ènìyàn tó fẹ́ jẹun|èyí tí ẹ fẹ́ àti iye rẹ̀] fún wa, [kó lè kárí gbogbo yín|kó má bàa dín|ká lè múra rẹ̀ sílẹ̀].',
    ],
  },
}
