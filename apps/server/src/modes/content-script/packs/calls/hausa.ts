import type { Call } from '../../script-pack.ts'

const acts = [
  'Mutane suna [gaisawa a bakin ƙofa|shigowa|jera kujeru], [daga ɗan nesa|ana jin sautin wurin].',
  'An nuna [takardar gayyata|ranar a waya], [daga kusa|na daƙiƙa uku].',
  'Mun ga wurin [daga gaba|daga ƙofa], [da haske mai kyau|a hankali].',
] as const

export const come: Call = {
  details: [
    '[A ranar|A cikin shirin|Har da]: {it}[|, don kowa|, jama’a].',
    '[Wani abu kuma|Akwai kuma] a ranar: {it}[|, kada ku rasa|, ku zo da wani].',
  ],
  brands: [
    '{brand} na gayyatarku[|, ku da iyalanku|, ku da abokanku|, don Allah].',
    '[Gayyata ce daga|Ga gayyata daga] {brand}[|, jama’a|, abokai].',
  ],
  story: {
    starts: [
      '[Jiya|Makon da ya wuce|Yau da safe], [maƙwabtana|abokaina|’yan’uwana] suka ga ina [shirya kaya|goge kaya], suka tambaye ni inda zan je. Na ce musu: {brand} [sun gayyace ni|sun gayyace mu].',
      '[Maƙwabtana|Abokaina|’Yan’uwana] suka [kira ni jiya|tsayar da ni a hanya], suka ce [sun gaji da zaman gida|kwana biyu ba su fita ba]. Na ce musu: {brand} suna gayyata, [ku zo mu tafi tare|kada ku zauna a gida].',
    ],
    middles: [
      'Suka sake tambaya: [“Mu ma za mu iya zuwa?”|“Baƙi za su iya zuwa?”] Na ce: [kowa zai iya zuwa|ku zo kawai|ku ma an gayyace ku].',
      'Suka ce [ba sa son zuwa su kaɗai|hanya ce ta dame su], sai muka [yi yarjejeniya|shirya]: [za mu tafi tare|za mu haɗu a hanya|za mu hau mota ɗaya].',
      'Sun riga sun [faɗa wa mutanensu|kira danginsu|rubuta ranar], [yanzu har sun fara zaɓen kaya|yanzu mun zama mutum shida].',
      'Haka gayyata ɗaya take tara [mutane|jama’a|abokai].',
    ],
    ends: [
      '[Da wa za ku zo|Wa za ku gayyata]? [Ku faɗa masa yau|Ku kira shi yanzu].',
      'Shirina ke nan, [yanzu lokacinku ne|ku ma ku yi naku].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Ga abin da ya kamata ku sani|Ga abin da ke tafe|Ku ji wannan][|, a taƙaice].',
      '[Mutane suna tambaya|Kuna tambaya], [ga amsa|ku ji].',
    ],
    middles: [
      '[Ba sai kun san kowa ba|Za ku iya zuwa ku kaɗai]: [za a gaishe ku|ku baƙinmu ne].',
      'Idan ba ku san [hanya|wurin] ba, [ku kira mu|ku tambaye mu] [kafin ranar|da wuri], [za mu yi muku kwatance|za mu nuna muku hanya].',
      'Ku rubuta ranar [yanzu|yau], [don kada ku manta|don kada wani abu ya hana ku zuwa].',
    ],
    ends: [
      '[A taƙaice|Ku tuna]: {brand} na gayyatarku[|, ku da iyalanku].',
      'Yanzu kun ji, [ku kaɗai muke jira|muna jiran ku].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Ku tsaya|Kada ku wuce|Ku ji][|, muna gayyatarku|, da ku muke magana].',
      'Wa za ku gayyata? [Ku kira shi|Ku faɗa masa|Ku tura masa wannan].',
    ],
    middles: [
      'Ku faɗa wa [’yar’uwarku|aboki ɗaya|maƙwabcinku] game da ranar[|, yanzu|, ku zo tare].',
      '[Ku ajiye ranar|Ku rubuta ranar][|, don Allah]: [kada wani abu ya hana ku|ranarmu ke nan].',
      'Ku [shirya kayanku|tara mutanenku] [tun kafin ranar|tun yanzu], [don kada safiya ta ruɗe ku|muna jiran ku].',
    ],
    ends: [
      '[Sau ɗaya kuma|Kafin ku tafi]: {brand} na gayyatarku, [kada ku rasa|ku zo|muna jiran ku].',
      '[Yanzu ku ne|Lokacinku ne]: [ku raba wannan|ku faɗa wa mutanenku].',
    ],
    acts,
  },
  advice: [
    'Ku zo [da wuri|kafin lokaci], [ku sami wurin zama mai kyau|ku gaisa da mutane], ku kuma [kashe ƙarar waya|kwantar da hankalinku].',
    'Idan za ku zo da [yara|tsofaffi|mutane da yawa], [ku faɗa mana tukuna|ku sanar da mu], [don mu shirya musu|don su sami wurin zama].',
    'Ku zo da [aboki ɗaya|iyalanku|maƙwabcinku]: [zama tare ya fi daɗi|bai kamata wani ya zauna shi kaɗai ba].',
    'Wani zai ce [ya gaji|yana da aiki], amma [ku zo dai|ku zo yadda kuke]: [za ku ji daɗin zuwanku|zumunci yana ƙara ƙarfi].',
    'Ku shirya yadda za ku [zo|koma gida], [ku hau mota tare|ku tafi tare], [don kada wani ya yi gaggawa|don kowa ya isa lafiya].',
    'Idan kuna so ku taimaka, [ku tambayi abin da ya rage|ku faɗi abin da za ku iya], [kowane hannu yana da amfani|hannu da yawa maganin ƙazamar miya].',
    'Ku sanar da mu [idan za ku zo|ko ku nawa ne], [don mu shirya|don kujeru su isa].',
    'Ku raba wannan [a status ɗinku|a gurup ɗinku] [yau|yanzu], [wani yana jiran gayyata|mutane suna zuwa idan an gayyace su].',
    'Ku tambayi duk abin da kuke son sani [kafin ranar|yau], [muna nan|za mu amsa], [don ranar ta yi daɗi|don hankalinku ya kwanta].',
    'Ku faɗa wa [shugabanku a wurin aiki|mutanen gida] da wuri, [don ku sami lokaci a ranar|don kada wani ya kira ku].',
    'Ku yi cajin wayarku [kafin ku fita|tun da dare], [don ku ɗauki hoto|don mutanenku su same ku].',
    'Idan ana ruwan sama, ku riƙe lema: [har yanzu muna jiran ku|ruwa ba zai hana mu ba].',
    'Idan kun makara kaɗan, [kada ku ji tsoro|ku shigo a hankali]: [akwai wuri|gara a makara da a ƙi zuwa].',
    'Ku san sunan [sabon mutum ɗaya|wanda ya zauna kusa da ku], [haka abota take farawa|yana iya zama abokinku].',
    'Idan kun isa gida, [ku faɗa mana yadda ya kasance|ku rubuto mana], [don na gaba ya fi kyau|za mu ji daɗin ji].',
    'Tsofaffi da masu fama da tafiya [ma an gayyace su|ma barka da zuwansu], [wani zai taimaka musu|za mu kula da su].',
  ],
}
