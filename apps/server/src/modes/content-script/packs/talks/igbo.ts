import type { Talk } from './talk.ts'

export const igbo: Talk = {
  what: [
    '[Biko, |Ngwanụ, |Gwa anyị: |Ajụjụ mbụ: |Ya mere, ][gịnị ka {brand} na-eme|gịnị ka {brand} nwere|onye bụ {brand}|gịnị ka anyị ga-enweta n’aka {brand}]?',
    '[Anụrụ m|Ahụrụ m|A na-akpọ|Ndị mmadụ na-akpọ] aha {brand}: [gịnị ka ha na-eme|olee ndị ha bụ|gịnị ka ha nwere][|, biko|, kpọmkwem]?',
  ],
  named: [
    '[Ngwanụ, |Biko, |Ọ dị mma, |Gwa anyị: |Ugbu a, ][gịnị ka unu na-eme|gịnị ka unu nwere|gịnị ka anyị ga-enweta n’aka unu|kedu ọrụ unu na-arụ][|, kpọmkwem|, enyi m]?',
    '[Anụla m aha ya|Aghọtala m aha ya|Ọ dị mma otú ahụ]: [gịnị ka unu na-eme|gịnị ka unu nwere|gịnị ka anyị ga-enweta n’aka unu][|, kpọmkwem|, biko]?',
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
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ebee ka unu nọ|ebee ka ọ dị|ebee ka a ga-ahụ unu|ebe ya kwanụ][|, biko|, enyi m|, kpọmkwem]?',
      '[Ọ bụrụ na m chọrọ ịbịa|Ka m mara ụzọ|Adreesị unu]: [ebee ka ọ dị|ebee ka unu nọ|kedu ebe m ga-abịa][|, biko|, enyi m|, kpọmkwem]?',
    ],
    time: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu mgbe|kedu oge|oge ya kwanụ|olee mgbe ọ bụ][|, biko|, enyi m|, kpọmkwem]?',
      '[Ka m dee ya|Ka m ghara ichefu|Okwu oge]: [kedu mgbe|kedu oge|olee mgbe ọ bụ][|, biko|, enyi m|, kpọmkwem]?',
    ],
    wait: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][oge ole ka ọ ga-ewe|kedu mgbe ọ ga-adị njikere|ọ̀ ga-egbu oge|oge ole ka m ga-eche][|, biko|, enyi m|, kpọmkwem]?',
      '[Ana m agba ọsọ|Ka m hazie oge m|Oge m adịghị ọtụtụ]: [kedu mgbe ọ ga-adị njikere|oge ole ka ọ ga-ewe|ọ̀ ga-egbu oge][|, biko|, enyi m]?',
    ],
    reach: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ọ bụrụ na apụghị m ịbịa kwanụ|ọ bụrụ na ebe m nọ tere aka kwanụ|ọ bụrụ na oge ịbịa adịghị kwanụ|ọ̀ bụ m ga-abịa n’onwe m][|, biko|, enyi m]?',
      '[Ụzọ tere aka|E nwere go-slow|Ebe m bi tere aka]: [kedu ka anyị ga-eme|gịnị ka m ga-eme|unu nwere ike inye aka][|, biko|, enyi m]?',
    ],
    warranty: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][nkwa ya kwanụ|ọ bụrụ na o mebie kwanụ|e nwere nkwa][|, biko|, enyi m|, kpọmkwem]?',
      '[Ka obi ruo m ala|Mgbe m kwụchara ụgwọ|Okwu nkwa]: [ọ bụrụ na o mebie kwanụ|e nwere nkwa|gịnị dị ya][|, biko|, enyi m]?',
    ],
    more: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][gịnị ọzọ|kedu ihe ọzọ|gịnị fọdụrụ|e nwere ihe ọzọ][|, biko|, enyi m|, nwanne m]?',
      '[Anụla m|Aghọtala m|Ọ dị mma otú ahụ|O doro m anya]: [gịnị ọzọ|kedu ihe fọdụrụ|gịnị ọzọ ka m ga-anụ][|, biko|, enyi m]?',
    ],
  },
  self: {
    price: [
      '[||Ngwanụ, |Ugbu a, ][ego ole ka ọ bụ|ego ole|ọnụ ahịa ya kwanụ|ego ya kwanụ]?',
      '[Okwu ego|Ọnụ ahịa|Ajụjụ kacha mkpa|Ị ga-ajụ]: [ego ole|ego ole ka ị ga-akwụ|ego ole ka ọ bụ]?',
    ],
    place: [
      '[||Ngwanụ, |Ugbu a, ][ebee ka anyị nọ|ebee ka ị ga-ahụ anyị|ebee ka ọ dị|ebe ya kwanụ]?',
      '[Ọ bụrụ na ị chọrọ ịbịa|Ka ị mara ụzọ|Ị ga-ajụ]: [ebee ka ọ dị|ebee ka anyị nọ|kedu ebe ị ga-abịa]?',
    ],
    time: [
      '[||Ngwanụ, |Ugbu a, ][kedu mgbe|kedu oge|oge ya kwanụ|olee mgbe ọ bụ]?',
      '[Dee ya|Debe ya n’obi|Okwu oge]: [kedu mgbe|kedu oge|olee mgbe ọ bụ]?',
    ],
    wait: [
      '[||Ngwanụ, |Ugbu a, ][oge ole ka ọ ga-ewe|kedu mgbe ọ ga-adị njikere|ọ̀ ga-egbu oge]?',
      '[Ị na-agba ọsọ|Ka i hazie oge gị|Ị ga-ajụ]: [kedu mgbe ọ ga-adị njikere|oge ole ka ọ ga-ewe|ọ̀ ga-egbu oge]?',
    ],
    reach: [
      '[||Ngwanụ, |Ugbu a, ][ọ bụrụ na ị gaghị abịali kwanụ|ọ bụrụ na ebe ị nọ tere aka kwanụ|ọ bụrụ na oge ịbịa adịghị kwanụ]?',
      '[Ụzọ tere aka|E nwere go-slow|Ebe i bi tere aka]: [kedu ka anyị ga-eme|gịnị ka anyị ga-eme]?',
    ],
    warranty: [
      '[||Ngwanụ, |Ugbu a, ][nkwa ya kwanụ|ọ bụrụ na o mebie kwanụ]?',
      '[Ka obi ruo gị ala|Mgbe ị kwụchara ụgwọ|Okwu nkwa]: [ọ bụrụ na o mebie kwanụ|gịnị dị ya]?',
    ],
  },
  how: [
    '[Ọ dị mma|Ngwanụ|Ya mere|Ugbu a], [kedu ka m ga-esi kpọtụrụ unu|gịnị ka m ga-eme|olee ebe m ga-amalite|kedu ka a ga-esi hụ unu|gịnị na-eso][|, biko|, kpọmkwem]?',
    '[Aghọtala m|Anụla m|Ọ masịrị m|O doola anya]: [kedu ka m ga-esi malite|onye ka m ga-agwa okwu|ebee ka m ga-ezite ozi|gịnị na-eso ugbu a][|, biko|, ngwa ngwa]?',
  ],
  coming: [
    '[Anụla m|Aghọtala m|Ọ dị mma][|, nwanne m|, daalụ]: [ana m abịa|m ga-abịa|m ga-anọ ya|unu ga-ahụ m][| mụ na ndị m| mụ na enyi m].',
    '[Edeela m ụbọchị ahụ|Edebela m ụbọchị ahụ|Ọ dịghị mkpa ikwughachi ya]: [ana m abịa|m ga-anọ ya|unu ga-ahụ m][|, n’eziokwu|, nwanne m].',
  ],
  replies: [
    '[Ọ dị mma|Anụla m|Aghọtala m|N’eziokwu|Daalụ|Ehee][|, enyi m|, nwanne m]: [e nwere ndụmọdụ|kedu ndụmọdụ unu nwere|gịnị ka m kwesịrị ịma|gịnị ka m ga-elezi anya][|, biko|, na nkenke]?',
    '[Tupu m malite|Tupu m laa|Nye onye na-ege anyị ntị|Nye onye na-anwatụbeghị ya|Nye onye dị ka m], [kedu ndụmọdụ unu nwere|gịnị ka unu ga-ekwu|gịnị ka mmadụ kwesịrị ịma][|, biko|, na nkenke]?',
    '[Ọ bụrụ na ọ bụ unu|Ọ bụrụ na ọ bụ nwanne unu|Ọ bụrụ na ọ bụ enyi unu], [gịnị ka unu ga-ekwu|kedu ndụmọdụ unu ga-enye|gịnị ka unu ga-ebu ụzọ gwa ya][|, biko|, n’eziokwu]?',
  ],
  recall: [
    '[Na nkenke|Otu ugboro ọzọ|Tupu ị laa|Echefula|Ka anyị kwughachi ya|Were nke a laa][|, nwanne m|, biko|, enyi m]',
    '[Ihe ị ga-echeta bụ nke a|Dee nke a|Isi okwu anyị bụ nke a|I chefuo ihe niile, cheta nke a][|, nwanne m|, biko]',
  ],
  asks: {
    order: [
      '[Mgbe ị na-azụ ya|N’ozi gị|Mgbe ị na-ede], [kwuo ihe ị chọrọ na ole ọ bụ|dee aha gị, ebe i bi na ihe ị chọrọ|kwuo ole ị chọrọ], [ka ihe niile doo anya|ka anyị ghara ịjụ ugboro abụọ].',
      'Ọ bụrụ na ọ bụ maka ụbọchị pụrụ iche, [kwuo ụbọchị ahụ n’oge|zụta ya n’oge|echela ruo izu ahụ], [ịgba ọsọ adịghị mma|ka e hazie ya].',
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
