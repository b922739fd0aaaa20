import type { Call } from '../../script-pack.ts'

const acts = [
  'Ndị mmadụ na-[ekele onwe ha n’ọnụ ụzọ|abata|edozi oche], [e si n’ebe dịtụ anya see ha|a na-anụ ụda ebe ahụ].',
  'E gosiri [akwụkwọ òkù|ụbọchị ahụ n’ekwentị], [nso|sekọnd atọ].',
  'Anyị na-ahụ ebe ahụ [site n’ihu|site n’ọnụ ụzọ], [n’ezi ìhè|nwayọ].',
] as const

export const come: Call = {
  details: [
    '[N’ụbọchị ahụ|N’ime mmemme ahụ|Ọ ga-adịkwa]: {it}[|, maka onye ọ bụla|, nwanne m].',
    '[Ihe ọzọ|Otu ihe ọzọ] n’ụbọchị ahụ: {it}[|, ka ọ ghara ịgafe gị|, kpọta onye ọzọ].',
  ],
  brands: [
    '{brand} na-akpọ gị òkù[|, gị na ezinụlọ gị|, gị na ndị enyi gị|, biko bịa].',
    'Nke a bụ òkù sitere n’aka {brand}[|, nwanne m|, enyi m].',
  ],
  story: {
    starts: [
      '[Ụnyaahụ|Izu gara aga|N’ụtụtụ a], [onye agbata obi m|otu enyi m|otu nwanne m] jụrụ m: [“Ebee ka ị ga-aga n’ụbọchị ahụ?”|“Gịnị ka ị ga-eme n’ụbọchị ahụ?”] [Azara m ya|Azịza m bụ nke a]: {brand} kpọrọ [m|anyị] òkù.',
      '[Ka m gwa gị otu ihe|Gee m ntị ntakịrị]: [e nwere ụbọchị na-ekwesịghị ịgafe gị|e nwere òkù i kwesịrị ịza].',
    ],
    middles: [
      'Ọ jụrụ m ọzọ: [“M nwekwara ike ịbịa?”|“Onye ọbịa ọ̀ nwere ike ịbịa?”] M sịrị: [onye ọ bụla nwere ike ịbịa|bịa|a kpọrọ gị onwe gị].',
      'Anyị [ahaziela ya ọnụ|ekwekọrịtala]: [anyị ga-aga ọnụ|anyị ga-ezukọ n’ụzọ], [ka onye ọ bụla ghara ịga naanị ya|ọ na-atọ ụtọ mgbe anyị dị ọtụtụ].',
      '[Ọ gwala ndị ya|Ọ kpọọla nwanne ya|O deela ụbọchị ahụ][| ngwa ngwa].',
      'Otu ahụ ka ụbọchị ahụ si [bata n’atụmatụ anyị|bụrụ ihe anyị na-eche].',
    ],
    ends: [
      '[Onye ka ị ga-akpọta|Onye ka ị ga-akpọ]? [Gwa ya taa|Kpọọ ya ugbu a].',
      'Atụmatụ m bụ nke ahụ, [ugbu a o ruola gị aka|gị onwe gị mee nke gị].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Ihe i kwesịrị ịma bụ nke a|Ihe na-abịa bụ nke a|Nụrụ nke a][|, na nkenke].',
      '[Ndị mmadụ na-ajụ anyị ihe ga-eme|Ọtụtụ mmadụ na-ajụ anyị], [azịza ya bụ nke a|nụrụ ya].',
    ],
    middles: [
      '[Ọ dịghị mkpa ịma onye ọ bụla|I nwere ike ịbịa naanị gị]: [a ga-ekele gị|ị bụ ọbịa anyị].',
      'Ọ bụrụ na ị maghị [ụzọ|ebe ahụ], [kpọọ anyị|jụọ anyị] [tupu ụbọchị ahụ|n’oge], [anyị ga-akọwara gị|anyị ga-egosi gị ụzọ].',
      'Dee ụbọchị ahụ [ugbu a|taa], [ka ị ghara ichefu|ka ihe ọzọ ghara igbochi gị].',
    ],
    ends: [
      '[Na nkenke|Cheta]: {brand} na-akpọ gị òkù[|, gị na ezinụlọ gị].',
      'Ugbu a ị nụla, [naanị gị ka anyị na-eche|anyị na-atụ anya gị].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Chere|Agafela|Nụrụ nke a][|, a na-akpọ gị òkù|, ọ bụ gị ka anyị na-akpọ].',
      'Onye ka ị ga-akpọta? [Kpọọ ya|Gwa ya|Zigara ya nke a].',
    ],
    middles: [
      'Gwa [nwanne gị|otu enyi|onye agbata obi gị] maka ụbọchị ahụ[|, ugbu a|, ka ọ ghara ịgafe ya].',
      '[Debe ụbọchị ahụ|Dee ụbọchị ahụ][|, biko]: [ka ihe ọzọ ghara igbochi gị|ụbọchị anyị bụ nke ahụ].',
      '[Uwe gị ọ̀ dịla njikere|Ndị gị hà dịla njikere]? [Bịa|Anyị na-eche gị].',
    ],
    ends: [
      '[Otu ugboro ọzọ|Tupu ị laa]: {brand} na-akpọ gị òkù, [ka ọ ghara ịgafe gị|bịa|anyị na-eche gị].',
      '[Ugbu a ọ bụ gị|O ruola gị]: [kesaa nke a|gwa ndị gị].',
    ],
    acts,
  },
  advice: [
    'Bịa [n’oge|tupu oge eruo], [ka i nweta ezigbo oche|ka i kelee ndị mmadụ], ma [gbanyụọ ụda ekwentị gị|wetuo obi].',
    'Ọ bụrụ na gị na [ụmụaka|ndị okenye|ọtụtụ mmadụ] ga-abịa, [buru ụzọ gwa anyị|mee ka anyị mara], [ka anyị kwadebere ha|ka ha nweta oche].',
    'Kpọta [otu enyi|ezinụlọ gị|onye agbata obi gị]: [ọ na-atọ ụtọ mgbe anyị dị ọtụtụ|mmadụ ekwesịghị ịnọ naanị ya].',
    'Onye ọzọ ga-asị na [ike gwụrụ ya|ọrụ juru ya aka], mana [bịa|bịa otú ị dị]: [obi ga-adị gị ụtọ na ị bịara|ịnọkọ ọnụ na-enye ike].',
    'Hazie otú ị ga-esi [bịa|laa], [soro ndị ọzọ|gị na ndị ọzọ banye otu ụgbọala], [ka onye ọ bụla ghara ịgba ọsọ|ka onye ọ bụla ruo nke ọma].',
    'Ọ bụrụ na ị chọrọ inye aka, [jụọ ihe fọdụrụ|kwuo ihe ị ga-emeli], [aka ọ bụla bara uru|igwe bụ ike].',
    'Mee ka anyị mara [ma ị ga-abịa|mmadụ ole ga-eso gị], [ka anyị kwadebe|ka oche zuo].',
    'Kesaa nke a [na status gị|na grup gị] [taa|ugbu a], [onye ọzọ na-eche òkù|ndị mmadụ na-abịa ma a kpọọ ha].',
    'Jụọ ihe ọ bụla ị chọrọ ịma [tupu ụbọchị ahụ|taa], [anyị nọ|anyị ga-aza], [ka ụbọchị ahụ tọọ ụtọ|ka obi ruo gị ala].',
    'Buru ụzọ gwa [onyeisi gị n’ebe ọrụ|ndị be gị], [ka i nwee ohere n’ụbọchị ahụ|ka onye ọ bụla ghara ịkpọghachi gị].',
    'Chajịa ekwentị gị [tupu ị pụọ|n’abalị bu ya ụzọ], [ka i see foto|ka ndị gị nwee ike ịkpọ gị].',
    'Ọ bụrụ na mmiri na-ezo, were nche anwụ: [anyị ka na-eche gị|mmiri agaghị egbochi anyị].',
    'Ọ bụrụ na ị bịa n’azụ oge, [atụla egwu|jiri nwayọ bata]: [oche ka dị|ọ ka mma karịa ịghara ịbịa].',
    'Mara aha [otu onye ọhụrụ|onye nọ gị n’akụkụ], [otú ahụ ka ọbụbụenyi si amalite|o nwere ike ịbụ enyi gị].',
    'Ọ bụrụ na i ruo ụlọ, [gwa anyị otú ọ dị|degara anyị], [ka nke ọzọ ka mma|obi ga-adị anyị ụtọ ịnụ ya].',
    'Ndị okenye na ndị na-anaghị agali ije nke ọma [ka anyị kpọkwara|ga-abịakwa], [mmadụ ga-enyere ha aka|anyị ga-elekọta ha].',
  ],
}
