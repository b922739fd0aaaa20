import type { Talk } from './talk.ts'

export const igbo: Talk = {
  what: [
    '[Biko, |Ngwanụ, |Gwa anyị: |Ajụjụ mbụ: |Ya mere, ][gịnị ka {brand} na-eme|gịnị ka {brand} nwere|onye bụ {brand}|gịnị ka anyị ga-enweta n’aka {brand}]?',
    '[Anụrụ m|Ahụrụ m|A na-akpọ|Ndị mmadụ na-akpọ] aha {brand}: [gịnị ka ha na-eme|kedu ndị ha bụ|gịnị ka ha nwere][|, biko|, kpọmkwem]?',
  ],
  news: [
    '[Ngwanụ|Biko|Gwa anyị|Nwanne m], [gịnị na-eme|kedu ihe na-abịa|kedu akụkọ ahụ|gịnị bụ ozi ahụ][|, na nkenke|, kpọmkwem]?',
    '[Anụrụ m|Ahụrụ m|A gwara m] na [e nwere akụkọ|e nwere ozi|ihe na-abịa]: [gịnị ka ọ bụ|kedu ihe na-abịa|kedu ozi ahụ]?',
  ],
  told: {
    price: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ego ole ka ọ bụ|ego ole|ọnụ ahịa ya kwanụ|ego ya kwanụ|ego ole ka a ga-akwụ][|, biko|, enyi m|, kpọmkwem]?',
      '[Okwu ego|Ọnụ ahịa|Ajụjụ kacha mkpa]: [ego ole|ego ole ka a ga-akwụ|ego ole ka ọ bụ][|, biko|, enyi m|, kpọmkwem]?',
    ],
    place: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ebee ka ị nọ|ebee ka ọ dị|ebee ka a ga-ahụ gị|ebe ya kwanụ][|, biko|, enyi m|, kpọmkwem]?',
      '[Ụzọ ya|Ebe ahụ|Adreesị ya]: [ebee ka ọ dị|kedu ebe m ga-abịa|ebee ka m ga-esi][|, biko|, enyi m|, kpọmkwem]?',
    ],
    time: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][oge ya kwanụ|oge kwanụ|kedu maka oge|okwu oge kwanụ][|, biko|, enyi m|, kpọmkwem]?',
      '[Okwu oge|Elekere|Oge ya]: [kedu ka ọ dị|gịnị ka anyị ga-ama|gịnị ka ị ga-ekwu][|, biko|, enyi m|, kpọmkwem]?',
    ],
    reach: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ọ bụrụ na apụghị m ịbịa|ọ bụrụ na ebe m nọ tere aka|ọ bụrụ na oge ịbịa adịghị|ọ bụ naanị ebe ahụ ka ọ dị][|, biko|, enyi m]?',
      '[Ụzọ tere aka|E nwere go-slow|Ebe m bi tere aka]: [kedu ka anyị ga-eme|gịnị ka m ga-eme|ị nwere ike inye aka][|, biko|, enyi m]?',
    ],
    warranty: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][nkwa ya kwanụ|ọ bụrụ na o mebie|e nwere nkwa][|, biko|, enyi m|, kpọmkwem]?',
      '[Okwu nkwa|Udo nke obi|Mgbe m kwụchara]: [kedu ka ọ dị|gịnị dị ya|gịnị ka ị ga-ekwu][|, biko|, enyi m]?',
    ],
    more: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][gịnị ọzọ|kedu ihe ọzọ|gịnị fọdụrụ|e nwere ihe ọzọ][|, biko|, enyi m|, nwanne m]?',
      '[Anụla m|Aghọtala m|Ọ dị mma otú ahụ|O doro m anya]: [gịnị ọzọ|kedu ihe fọdụrụ|gịnị ọzọ ka m ga-anụ][|, biko|, enyi m]?',
    ],
  },
  how: [
    '[Ọ dị mma|Ngwanụ|Ya mere|Ugbu a], [kedu ka m ga-esi kpọtụrụ gị|gịnị ka m ga-eme|olee ebe m ga-amalite|kedu ka a ga-esi hụ gị|gịnị na-eso][|, biko|, kpọmkwem]?',
    '[Aghọtala m|Anụla m|Ọ masịrị m|O doola anya]: [kedu ka m ga-esi malite|onye ka m ga-agwa okwu|ebee ka m ga-ezite ozi|gịnị na-eso ugbu a][|, biko|, ngwa ngwa]?',
  ],
  replies: [
    '[Ọ dị mma|Anụla m|Aghọtala m|N’eziokwu|Daalụ|Ehee][|, enyi m|, nwanne m], [gaa n’ihu|kwukwuo|ana m ege ntị|ana m ede ya|gwakwuo m].',
    '[Edeela m ya|O banyela m n’isi|Agaghị m echefu ya|Etinyela m ya n’obi][|, enyi m|, n’eziokwu|, daalụ|, gaa n’ihu].',
    '[Nke a|Nke ahụ|Okwu gị|Ihe i kwuru] [dị mma|doro m anya|bara uru|ziri ezi|dị mma ịma][|, enyi m|, gaa n’ihu|, ana m ege ntị].',
  ],
  recall: [
    '[Na nkenke|Otu ugboro ọzọ|Tupu ị laa|Echefula|Ka anyị kwughachi ya|Were nke a laa][|, nwanne m|, biko|, enyi m]: {it}.',
    '[Ihe ị ga-echeta bụ nke a|Dee nke a|Isi okwu anyị bụ nke a|I chefuo ihe niile, cheta nke a][|, nwanne m|, biko]: {it}.',
  ],
  asks: {
    order: [
      '[Mgbe ị na-azụ ya|N’ozi gị|Mgbe ị na-ede], [kwuo ihe ị chọrọ na ole ọ bụ|dee aha gị, ebe i bi na ihe ị chọrọ|kwuo ole ị chọrọ], [ka ihe niile doo anya|ka anyị ghara ịjụ ugboro abụọ].',
      'I nwere ike ịzụ ya maka [ụlọ gị|ọfịs gị|ndị gị|onye ọzọ]: [naanị gwa anyị|tinye ya n’ozi].',
    ],
    book: [
      '[Mgbe ị kpọtụrụ anyị|N’ozi gị|Mgbe ị kpọrọ], [kwuo ihe ị chọrọ na ụbọchị ya|kwuo ụbọchị na oge dịịrị gị mma|kwuo ebe i bi na ihe ị chọrọ], [ka ihe niile doo anya|ka e nwee nhazi].',
      'Lee [izu gị|ụbọchị gị] anya, [họrọ otu ụbọchị|họrọ ụbọchị ọrụ adịghị], [tupu ihe ọzọ ewere ya|ka ị ghara ichefu].',
    ],
    join: [
      'I nwere ike ịjụ maka [ego ya|ihe ị ga-ewetara|klaasị kwesịrị|ụbọchị mmalite] [tupu i debanye aha|ka i hazie nke ọma].',
      'Ọ bụrụ na [otu nne na nna|onye agbata obi gị|enyi gị] na-achọkwa ohere, [gwa ya|zigara ya nke a|bịanụ ọnụ].',
    ],
    apply: [
      'Mgbe ị na-achọ ọrụ a, [dee aha gị, nọmba gị na ihe ị maara eme|kwuo ebe i bi na ọrụ ị rụtụrụla][|, na nkenke].',
      '[Gụghachi ya|Nụghachi ya] nke ọma: [ọ bụrụ na o kwesịrị gị, echerela|ọ bụrụ na i nwere ike ime ya, kpọtụrụ anyị].',
    ],
  },
}
