import type { Talk } from './talk.ts'

export const igbo: Talk = {
  who: ['[Ajụjụ taa|Ndị mmadụ na-ajụ|Achọrọ m ịjụ]: onye bụ {brand}?', '[Biko, |Gwa m: |Nwanne m, ]onye bụ {brand}?'],
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
    deal: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][e nwere mbelata ọnụ ahịa|gịnị ka unu ga-ebelatara anyị|e nwere ihe ga-ebelata][|, biko|, enyi m|, kpọmkwem]?',
      '[Ana m agụ ego m|Tupu m kwụọ ụgwọ|Okwu mbelata]: [e nwere mbelata|gịnị ka unu ga-emere anyị|ego ya ọ̀ ga-ebelata][|, biko|, enyi m]?',
    ],
    pay: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu ka a ga-esi kwụọ ụgwọ|m̀ ga-akwụ ya niile otu mgbe|ego ole ka m ga-ebu ụzọ kwụọ][|, biko|, enyi m|, kpọmkwem]?',
      '[Okwu ịkwụ ụgwọ|Ọ bụrụ na ego ezughị|Tupu m weta ego]: [kedu ka e si akwụ ya|gịnị ka m ga-ebu ụzọ kwụọ|kedu ka unu si eme ya][|, biko|, enyi m]?',
    ],
    ahead: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu mgbe m ga-agwa unu|ụbọchị ole tupu oge ahụ|enwere m ike ịkpọ n’ụbọchị ahụ][|, biko|, enyi m]?',
      '[Ụbọchị m na-abịa|Ka m ghara ịnọ ọdụ|Enwere m otu ụbọchị n’obi]: [kedu mgbe m ga-agwa unu|ụbọchị ole tupu oge ahụ|kedu mgbe m ga-ekwu ya][|, biko|, enyi m]?',
    ],
    more: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][gịnị ọzọ|kedu ihe ọzọ|gịnị fọdụrụ|e nwere ihe ọzọ][|, biko|, enyi m|, nwanne m]?',
      '[Anụla m|Aghọtala m|Ọ dị mma otú ahụ|O doro m anya]: [gịnị ọzọ|kedu ihe fọdụrụ|gịnị ọzọ ka m ga-anụ][|, biko|, enyi m]?',
    ],
  },
  means: {
    price: [
      'Ọ bụrụ na ị chọrọ [karịa otu|ọtụtụ|abụọ ma ọ bụ atọ], [gwa anyị ole ọ bụ|dee ole ọ bụ], anyị ga-[agụkọtara gị ego ya|agwa gị ego ya niile] [tupu ị kwụọ ụgwọ|ozugbo].',
      'Ugbu a ị matara ego ya, [hazie ego gị|debe ego ahụ iche] [tupu ị bịa|tupu ọnwa agwụ|site ugbu a], [ọ ga-adịrị gị mfe|ka ihe ọ bụla ghara iju gị anya].',
    ],
    place: [
      'Ọ bụrụ na ị maghị ụzọ, [kpọọ anyị mgbe ị ruru nso|degara anyị mgbe ị ruru nso], [lelee aha dị n’èzí|jụọ onye nọ ebe ahụ] [tupu ị tụgharịa|nke mbụ].',
      '[Tupu ị pụọ n’ụlọ|Tupu ị banye ụgbọala], [zitere anyị ozi|kpọọ anyị], [ka ị ghara ịbịa n’efu|ka anyị kwadebere gị].',
    ],
    time: [
      'Họrọ oge [dịịrị gị mfe|dabara n’ọrụ gị] n’ime ya, [bịa n’udo|ọ dịghị mkpa ịgba ọsọ].',
      '[Dee oge ahụ n’ekwentị gị|Debe oge ahụ n’obi], [ka ị ghara ịhụ ụzọ mechiri|ka oge ahụ ghara ịgafe gị].',
    ],
    wait: [
      'Ya mere, kwuo [ụbọchị ị chọrọ ya|ụbọchị ị ga-eji ya] [n’ozi mbụ gị|na mmalite], [ka anyị gụọ oge ahụ ọnụ|ka anyị si ebe ahụ hazie].',
      '[Echela ruo ụbọchị ikpeazụ|Ahapụla ya ruo na ngwụcha]: [site n’ụbọchị ị chọrọ ya gụọ azụ|malite n’oge], [ka ị ghara ịgba ọsọ|ka o ruo gị aka nke ọma].',
    ],
    reach: [
      '[Mgbe ị na-ede|N’ozi gị], dee [okporo ámá gị na otu ihe a ga-eji mara ya|ebe i bi na bọs stọp dị nso], [ka onye na-ebute ya ghara ịkpafu|ka o ruo ngwa ngwa].',
      'Debe ekwentị gị nso [n’ụbọchị ahụ|n’oge ahụ], [ka onye na-ebute ya nwee ike ịkpọ gị|ka anyị ghara ịkpọ ruo mgbe ike gwụrụ].',
    ],
    warranty: [
      'Debe [akwụkwọ ego|rịsịt] gị nke ọma [n’ụlọ|n’ezigbo ebe]: [ọ bụ ya ka ị ga-egosi anyị|ọ bụ ya ka anyị ga-ele] [ma ihe mee|ma nsogbu dị].',
      '[Lelee ya nke ọma|Nwaa ya] [mgbe ị natara ya|n’ihu anyị], [ọ bụrụ na ihe adịghị mma, kwuo ozugbo|ọ bụrụ na o nwere nsogbu, echela].',
    ],
    deal: [
      '[Chetara anyị|Kpọtụ ya aha] mgbe ị na-[akwụ ụgwọ|edetara anyị|agwa anyị okwu], [ka onye ọ bụla ghara ichefu ya|ka ọ ghara ịgafe gị].',
      'Ọ bụrụ na ị maara [onye ọ gbasara|onye chọrọ ya], [gwa ya|gosi ya vidiyo a], [ego ị chekwara bụ nke gị|ka ọ ghara ịgafe ya].',
    ],
    pay: [
      'Jụọ anyị nọmba akaụntụ [tupu i zite ego|n’ozi gị], [debe ihe akaebe ya|zitere anyị ihe akaebe ya] [ma e mechaa|mgbe ị kwụchara].',
      '[Jiri ụgwọ ọnwa gị hazie ya|Kee ego ahụ n’izu n’izu|Buru ụzọ lelee akpa gị], [ka ọ ghara ịnyị gị arọ|ịkwụ ya ga-adị mfe].',
    ],
    ahead: [
      '[Site n’ụbọchị emume gị gụọ ụbọchị azụ|Lelee kalenda gị site n’ụbọchị ahụ azụ], [degara anyị tupu oge ahụ|degara anyị ozugbo ị matara ụbọchị ahụ].',
      'Ọ bụrụ na ụbọchị gị dị nso, [buru ụzọ jụọ anyị|degara anyị ugbu a], [tupu ị kwụọ ego ọ bụla|ka anyị gwa gị ma oge ọ̀ fọdụrụ].',
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
    '[Tupu m bịa|Tupu m kwụọ ụgwọ|Tupu m họrọ|Tupu m malite|Tupu m kpọọ|Tupu m gwa ndị m], [gịnị ka m kwesịrị ịma|gịnị ka m ga-ebu ụzọ lelee|kedu ndụmọdụ unu nwere|gịnị ka m ga-echeta|gịnị ga-enyere m aka][|, biko|, enyi m|, na nkenke]?',
    '[Ọ dị mma|Anụla m|Aghọtala m|Daalụ|Ehee|N’eziokwu|O doro m anya][|, enyi m|, nwanne m]: [e nwere ndụmọdụ maka m|gịnị ka m ga-elezi anya|gịnị ka m kwesịrị ilele|gịnị kacha mkpa|gịnị ka m ga-agwa ndị m][|, biko|, na nkenke]?',
    '[Nye onye na-anwatụbeghị ya|Nye onye dị ka m|Nye onye na-amalite ọhụrụ|Nye ndị m], [kedu ndụmọdụ unu nwere|gịnị ka unu ga-ekwu|gịnị ka mmadụ kwesịrị ịma|gịnị ka a ga-ebu ụzọ lelee][|, biko|, na nkenke]?',
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
