import type { Call } from '../../script-pack.ts'

const acts = [
  'Otu aka [na-enye ihe|jidere aka ọzọ|na-ede ozi], [nso|n’ezi ìhè].',
  'Ihu na-[amụmụ ọnụ ọchị|ele n’ihu], [site n’akụkụ|nwayọ].',
  'Onye na-ekwu okwu [lere kamera anya|metụrụ obi aka|fere isi], [wee chere ntakịrị|nwayọ nwayọ].',
] as const

export const give: Call = {
  details: [
    '[Ka ị mara|Otu ihe ọzọ|Nụkwa nke a|Echefula nke a]: {it}.',
    '[Nke a dịkwa|Debe nke a n’obi|Marakwa nke a]: {it}[|, ọ bụ eziokwu|, nwanne m].',
  ],
  brands: [
    '{brand} na-arịọ [enyemaka gị|nkwado gị][|, biko|, nwanne m|, enyi m].',
    'Nke a bụ ozi sitere n’aka {brand}[|, nwanne m|, enyi m].',
  ],
  story: {
    starts: [
      '[Izu gara aga|Ụnyaahụ|Otu ụbọchị], [otu enyi m|onye agbata obi m|otu nwanne m] jụrụ m: [“Kedu ka m ga-esi nyere mmadụ aka?”|“Onye ka m ga-enyere aka?”] Akpọrọ m aha {brand}.',
      '[Nụrụ obere akụkọ|Ka m gwa gị otu ihe]: [mmadụ nyeturu m aka|obere enyemaka gbanwere ụbọchị m]. Ọ bụ ya mere m ji ekwu maka {brand}.',
    ],
    middles: [
      '[Ọ jụrụ|Ọ jụrụ ọzọ]: [“Obere ego ọ̀ ga-enye aka?”|“Nke m ọ̀ ga-ezu?”] M sịrị: [nta nta na-aghọ ọtụtụ|aka ọ bụla bara uru].',
      '[O wetara ihe o nwere|O nyere ntakịrị o nwere], [o cheghị ruo mgbe ọ ga-aba ụba|o meghị mkpọtụ].',
      '[Ọ gwara ndị ya|Ọ kpọrọ enyi ya], [ha jikọrọ aka|ha tinyekwara nke ha].',
      'Otu ahụ ka [obere enyemaka si eto|otu aka si aghọ ọtụtụ][|, n’eziokwu].',
    ],
    ends: [
      '[Akụkọ ya bụ nke ahụ|Otu ahụ ka akụkọ si gwụ]: [ugbu a o ruola gị|gị onwe gị nwere ike ime ya].',
      'Ọ bụrụ na i [nwere ike inye aka|chọrọ isonye], [echerela|otu ozi ezuola].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Ndị mmadụ na-ajụ anyị|Ị jụrụ]: gịnị ka {brand} chọrọ?',
      'Na [otu nkeji|okwu ole na ole], [ihe anyị na-eme|ihe kpatara anyị ji nọrọ] bụ nke a.',
    ],
    middles: [
      '[Nke mbụ|Iji malite], [i nwere ike inye ego|i nwere ike inye oge gị|i nwere ike ịgwa mmadụ]: [ihe niile bara uru|o nweghị nke dị nta].',
      'Jụọ anyị [ebe enyemaka gị na-aga|ihe fọdụrụ], [anyị ga-agwa gị|ọ bụ ikike gị].',
      '[Otu ajụjụ|Ha na-ajụkarị]: [“Ntakịrị ọ̀ ga-enye aka?”|“M nwere ike ịbịa n’onwe m?”] [Azịza anyị bụ nke a|Azịza ya dị mfe]: [ee|n’ezie], [jụọ anyị|gwa anyị okwu].',
    ],
    ends: [
      '[Na nkenke|Otu ugboro ọzọ]: {brand} chọrọ [aka gị|nkwado gị][|, biko].',
      'Ugbu a ị nụla, [onyinye ọ bụla bara uru|anyị na-ekele gị].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Chere|Agafela|Nụrụ nke a][|, biko|, nwanne m]: {brand} chọrọ enyemaka gị.',
      '[Otu ajụjụ|Chee ya]: onye ka ị ga-enyere aka taa?',
    ],
    middles: [
      '[Otu onyinye|Otu ekpere|Otu okwu], [otu ọchị|otu ezigbo ụbọchị][|, ọ dị mfe].',
      'Gwa [otu enyi|nwanne gị|grup gị] maka nke a[|, ugbu a|, ha nwekwara ike inye aka].',
      '[Ego adịghị ugbu a|Akpa kpọrọ nkụ]? [Kesaa nke a|Gwa onye ọzọ]: [nke ahụ bụkwa enyemaka|o nwere ike iru onye nwere].',
    ],
    ends: [
      '[Tupu ị laa|Otu ugboro ọzọ]: {brand}, [anyị chọrọ enyemaka gị|onyinye ọ bụla bara uru].',
      '[Ugbu a ọ bụ gị|O ruola gị]: [kesaa nke a|zite enyemaka gị].',
    ],
    acts,
  },
  advice: [
    'I nwere ike inye aka [site n’ego|site n’ihe i nwere n’ụlọ], [site n’oge gị|site n’aka gị], ma ọ bụ [site n’ịgwa ndị ọzọ|site n’ịkesa nke a]: [ihe niile bara uru|o nweghị nke dị nta].',
    'Obere onyinye [na-agbakọ|na-aghọ nnukwu] mgbe [ọtụtụ mmadụ nyere|anyị nyekọrọ ọnụ], ya mere [echerela ruo mgbe i nwere ọtụtụ|nye ihe ị ga-enyeli].',
    'Mmadụ enyetụla [gị|anyị niile] aka, [otu onye nkuzi|otu onye agbata obi|otu onye ọbịa]: [ugbu a o ruola anyị|ka anyị nyekwa aka].',
    'Jụọ anyị [ihe a ga-eji ya eme|ebe ọ na-aga]: [ọ bụ ikike gị|obi ga-adị anyị ụtọ ịza gị], [azịza doro anya na-eweta ntụkwasị obi|i kwesịrị ịma].',
    'Gị na [ezinụlọ gị|ndị enyi gị|ndị ọrụ ibe gị] nyekọọ: [tụkọta ya otu izu|debe igbe n’elu tebụl], [wetakọọ ya ọnụ|zite ya n’otu oge].',
    'Gwa [ụmụ gị|ndị na-eto eto] ihe mere i ji enye: [obiọma na-amalite n’ụlọ|ha ga-echeta ya].',
    'Ọ bụrụ na ego adịghị ugbu a, [kesaa nke a|zigara ya onye nwere]: [nke ahụ bụkwa enyemaka|o nwere ike ịka ego mma].',
    'Họrọ otu ụbọchị: [ụbọchị ụgwọ ọnwa|ụbọchị Sọnde|ụbọchị ọmụmụ gị], [ka ọ bụrụ ụbọchị onyinye gị|na-enye n’ụbọchị ahụ].',
    'Tinye okwu ọma [na ya|tinyere ya]: [ọ na-eso onyinye ahụ|ndị mmadụ na-anụ ya n’obi].',
    'Ọ bụrụ na ị chọrọ ịhụ ya n’anya gị, [gwa anyị|buru ụzọ degara anyị], [anyị ga-egosi gị|ụzọ anyị ghe oghe].',
    'Debe [aha anyị|nọmba anyị], [enyemaka enweghị oge|ka i sonyekwa ọzọ].',
    'Daalụ maka [oge gị|obiọma gị], [ọbụna tupu i nye|n’eziokwu]: [Chukwu gọzie gị|anyị agaghị echefu].',
  ],
}
