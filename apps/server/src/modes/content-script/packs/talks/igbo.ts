import type { Talk } from './talk.ts'

export const igbo: Talk = {
  who: [
    '[Ajụjụ taa|Ndị mmadụ na-ajụ|Achọrọ m ịjụ]: [gịnị ka {brand} na-eme|kedu ihe a ga-enweta n’aka {brand}]?',
    '[Biko, |Gwa m: |Ajụjụ m taa: ][kedu ihe {brand} na-eme|gịnị ka {brand} nwere maka anyị]?',
  ],
  what: [
    '[|Biko, |Gwa anyị: |Ajụjụ mbụ: ][gịnị ka {brand} na-eme|gịnị ka {brand} nwere|gịnị ka anyị ga-enweta n’aka {brand}]?',
    '[Anụrụ m|Ahụrụ m|A na-akpọ|Ndị mmadụ na-akpọ] aha {brand}: [gịnị ka ha na-eme|kedu ihe ha na-eme|gịnị ka ha nwere][||, biko]?',
  ],
  news: [
    '[Ngwanụ|Biko|Gwa anyị], [gịnị na-eme|kedu ihe na-abịa|kedu akụkọ ahụ|gịnị bụ ozi ahụ]?',
    '[Anụrụ m|Ahụrụ m|A gwara m] na [e nwere akụkọ|e nwere ozi|ihe na-abịa]: [gịnị ka ọ bụ|kedu ihe na-abịa|kedu ozi ahụ]?',
  ],
  told: {
    price: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ego ole ka ọ bụ|ego ole|ọnụ ahịa ya kwanụ|ego ya kwanụ|ego ole ka a ga-akwụ][||, biko]?',
      '[Okwu ego|Ọnụ ahịa|Ajụjụ kacha mkpa]: [ego ole|ego ole ka a ga-akwụ|ego ole ka ọ bụ][||, biko]?',
    ],
    place: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ebee ka unu nọ|ebee ka ọ dị|ebee ka a ga-ahụ unu|ebe ya kwanụ][||, biko]?',
      '[Ọ bụrụ na m chọrọ ịbịa|Ka m mara ụzọ|Adreesị unu]: [ebee ka ọ dị|ebee ka unu nọ|kedu ebe m ga-abịa][||, biko]?',
    ],
    time: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu mgbe|kedu oge|oge ya kwanụ][||, biko]?',
      '[Ka m dee ya|Ka m ghara ichefu|Okwu oge]: [kedu mgbe|kedu oge][||, biko]?',
    ],
    wait: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][oge ole ka ọ ga-ewe|kedu mgbe ọ ga-adị njikere|ọ̀ ga-egbu oge|oge ole ka m ga-eche][||, biko]?',
      '[Ana m agba ọsọ|Ka m hazie oge m|Oge m adịghị ọtụtụ]: [kedu mgbe ọ ga-adị njikere|oge ole ka ọ ga-ewe|ọ̀ ga-egbu oge][||, biko]?',
    ],
    reach: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][ọ bụrụ na apụghị m ịbịa kwanụ|ọ bụrụ na ebe m nọ tere aka kwanụ|ọ bụrụ na oge ịbịa adịghị kwanụ|ọ̀ bụ m ga-abịa n’onwe m][||, biko]?',
      '[Ụzọ tere aka|Anọghị m nso|Ebe m bi tere aka]: [kedu ka anyị ga-eme|kedu ka m ga-esi nweta ya|unu nwere ike inye aka][||, biko]?',
    ],
    warranty: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][nkwa ya kwanụ|ọ bụrụ na o mebie kwanụ|e nwere nkwa][||, biko]?',
      '[Ka obi ruo m ala|Mgbe m kwụchara ụgwọ|Okwu nkwa]: [ọ bụrụ na o mebie kwanụ|e nwere nkwa|gịnị dị ya][||, biko]?',
    ],
    deal: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][e nwere mbelata ọnụ ahịa|unu ga-ebelatatụ ya|e nwere mbelata][||, biko]?',
      '[Ana m agụ ego m|Tupu m kwụọ ụgwọ|Okwu mbelata]: [e nwere mbelata|ego ya ọ̀ ga-ebelata|ego ole ka unu ga-ebelata][||, biko]?',
    ],
    pay: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu ka a ga-esi kwụọ ụgwọ|m̀ ga-akwụ ya niile otu mgbe|ego ole ka m ga-ebu ụzọ kwụọ][||, biko]?',
      '[Okwu ịkwụ ụgwọ|Ọ bụrụ na ego ezughị|Tupu m weta ego]: [kedu ka e si akwụ ya|gịnị ka m ga-ebu ụzọ kwụọ|kedu ka unu si eme ya][||, biko]?',
    ],
    ahead: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][kedu mgbe m ga-agwa unu|ụbọchị ole tupu oge ahụ|enwere m ike ịkpọ n’ụbọchị ahụ][||, biko]?',
      '[Ụbọchị m na-abịa|Ka m ghara imebi oge|Ụbọchị ahụ dị nso]: [kedu mgbe m ga-agwa unu|ụbọchị ole tupu oge ahụ|kedu mgbe m ga-ekwu ya][||, biko]?',
    ],
    more: [
      '[||Ngwanụ, |Ugbu a, |Ọ dị mma, ][gịnị ọzọ|kedu ihe ọzọ|gịnị fọdụrụ|e nwere ihe ọzọ][||, biko]?',
      '[Anụla m|Aghọtala m|Ọ dị mma otú ahụ|O doro m anya]: [gịnị ọzọ|kedu ihe fọdụrụ|gịnị ọzọ ka m ga-anụ][||, biko]?',
    ],
  },
  means: {
    place: [
      'Ọ bụrụ na ị maghị ụzọ, [kpọọ anyị mgbe ị ruru nso|degara anyị mgbe ị ruru nso], [lelee aha dị n’èzí|jụọ onye nọ ebe ahụ] [tupu ị tụgharịa|nke mbụ].',
      '[Tupu ị pụọ n’ụlọ|Tupu ị banye ụgbọala], [zitere anyị ozi|kpọọ anyị], [ka ị ghara ịbịa n’efu|ka anyị kwadebere gị].',
    ],
    wait: [
      'Ya mere, kwuo [ụbọchị ị chọrọ ya|ụbọchị ị ga-eji ya] [n’ozi mbụ gị|na mmalite], [ka anyị gụọ oge ahụ ọnụ|ka anyị si ebe ahụ hazie].',
      '[Echela ruo ụbọchị ikpeazụ|Ahapụla ya ruo na ngwụcha]: [site n’ụbọchị ị chọrọ ya gụọ azụ|malite n’oge], [ka ị ghara ịgba ọsọ|ka o ruo gị aka nke ọma].',
    ],
    reach: [
      '[Mgbe ị na-ede|N’ozi gị], dee [okporo ámá gị na otu ihe a ga-eji mara ya|ebe i bi na bọs stọp dị nso], [ka a ghara ịkpafu n’ụzọ|ka e ruo ngwa ngwa].',
      'Debe ekwentị gị nso [n’ụbọchị ahụ|n’oge ahụ], [ka anyị nwee ike ịkpọ gị|ka ị nụ oku anyị].',
    ],
    warranty: [
      'Debe [akwụkwọ ego|rịsịt] gị nke ọma [n’ụlọ|n’ezigbo ebe]: [ọ bụ ya ka ị ga-egosi anyị|ọ bụ ya ka anyị ga-ele] [ma ihe mee|ma nsogbu dị].',
      '[Lelee ya nke ọma|Nwaa ya] [mgbe ị natara ya|n’ihu anyị], [ọ bụrụ na ihe adịghị mma, kwuo ozugbo|ọ bụrụ na o nwere nsogbu, echela].',
    ],
    deal: [
      'Ọ bụrụ na ị maara onye chọrọ ya, [gwa ya|gosi ya vidiyo a], [ka ọ ghara ịgafe ya|ka o ritekwa uru].',
      '[Zigara|Gosi] [ndị enyi gị|ụmụnne gị|ndị agbata obi gị] nke a, [ka ha ritekwa uru|ka ha marakwa].',
    ],
    pay: [
      'Jụọ anyị nọmba akaụntụ [tupu i zite ego|n’ozi gị], [zitere anyị ihe akaebe ya mgbe ị kwụchara|debe ihe akaebe ya].',
    ],
    ahead: [
      '[Ozugbo ị matara ụbọchị ahụ|Mgbe ụbọchị ahụ ka tere aka], [degara anyị ozi|gwa anyị], [ka e kwadebe n’oge|ka oge ghara ịgwụ].',
    ],
  },
  how: [
    '[Ọ dị mma|Ngwanụ|Ya mere|Ugbu a], [kedu ka m ga-esi kpọtụrụ unu|gịnị ka m ga-eme|olee ebe m ga-amalite|kedu ka a ga-esi hụ unu][||, biko]?',
    '[Aghọtala m|Anụla m|Ọ masịrị m|O doola anya]: [kedu ka m ga-esi malite|onye ka m ga-agwa okwu|ebee ka m ga-ezite ozi|gịnị ka m ga-eme][||, biko]?',
  ],
  coming: [
    '[Anụla m|Aghọtala m|Ọ dị mma][|, nwanne m|, daalụ]: [ana m abịa|m ga-abịa|m ga-anọ ya|unu ga-ahụ m][| mụ na ndị m| mụ na enyi m].',
    '[Edeela m ụbọchị ahụ|Edebela m ụbọchị ahụ|Ọ dịghị mkpa ikwughachi ya]: [ana m abịa|m ga-anọ ya|unu ga-ahụ m][|, n’eziokwu|, nwanne m].',
  ],
  replies: [
    '[Tupu m gaa n’ihu|Tupu m malite|Tupu m kpọọ|Tupu m gwa ndị m], [gịnị ka m kwesịrị ịma|kedu ndụmọdụ unu nwere|gịnị ka m ga-echeta|gịnị ga-enyere m aka][||, biko]?',
    '[Ọ dị mma|Anụla m|Aghọtala m|Daalụ|Ehee|O doro m anya]: [e nwere ndụmọdụ|gịnị ka m kwesịrị ịma|gịnị ka m ga-agwa ndị m|e nwere ihe m kwesịrị ịma][||, biko]?',
    'Maka onye [na-anwatụbeghị ya|na-amalite ọhụrụ], [kedu ndụmọdụ unu nwere|gịnị ka o kwesịrị ịma|e nwere ndụmọdụ][||, biko]?',
  ],
  viewers: [
    '[|Ngwanụ, |Ọ dị mma, ][gịnị ka unu ga-agwa ndị na-ekiri anyị|unu nwere ozi maka ndị na-ekiri anyị][||, biko]?',
    '[Maka ndị na-ekiri anyị|Maka onye na-ekiri anyị]: [gịnị ka unu ga-ekwu|kedu ozi unu nwere|e nwere ozi][||, biko]?',
  ],
  recall: [
    '[Na nkenke|Otu ugboro ọzọ|Tupu ị laa|Echefula|Were nke a laa][|, nwanne m|, enyi m]',
    '[Ihe ị ga-echeta bụ nke a|Dee nke a|Isi okwu anyị bụ nke a|I chefuo ihe niile, cheta nke a][|, nwanne m|, biko]',
  ],
  haggle: [
    [
      '[Chai|Biko|Ah], {it}[|, unu agaghị ebelata ya|, ọ dịghị mbelata]?',
      '{it}, [ọ̀ bụ ọnụ ahịa ikpeazụ|ọ gaghị agbada]?',
    ],
    [
      '[Biko|Enyi m], [ọ bụ ọnụ ahịa ya|otú ahụ ka ọ dị]: {it}.',
      '{it}, [ọ bụ ọnụ ahịa ya|otú ahụ ka ọ dị][|, enyi m|, biko].',
    ],
  ],
  sum: [
    [
      '[Ọ dị mma|Ngwanụ|Daalụ], [ka m kwughachi ya|ka m dee ya|edeela m ya]: {it}, [ọ̀ bụ otu ahụ|o zuola]?',
      '[Ka m dee ya ka m ghara ichefu|Ihe m dere bụ nke a]: {it}, [ọ̀ bụ otu ahụ|o zuola]?',
    ],
    [
      '[Ee|Ọ bụ ya|Eziokwu], [i chefughị ihe ọ bụla|i dere ya nke ọma|otu ahụ ka ọ dị].',
      'I dere ya [nke ọma|otu ọ dị][|, daalụ].',
    ],
  ],
  laugh: ['Ha ha, [gwakwa ndị ọzọ|anyị anụla].', 'Chai, [nke ahụ masịrị anyị|nke ahụ tọrọ anyị ụtọ].'],
  asks: {
    order: [
      '[Mgbe ị na-azụ ya|N’ozi gị|Mgbe ị na-ede], [kwuo ihe ị chọrọ na ole ọ bụ|dee aha gị, ebe i bi na ihe ị chọrọ|kwuo ole ị chọrọ], [ka ihe niile doo anya|ka anyị ghara ịjụ ugboro abụọ].',
    ],
    book: [
      '[Mgbe ị kpọtụrụ anyị|N’ozi gị|Mgbe ị kpọrọ], [kwuo ihe ị chọrọ na ụbọchị ya|kwuo ụbọchị na oge dịịrị gị mma|kwuo ebe i bi na ihe ị chọrọ], [ka ihe niile doo anya|ka e nwee nhazi].',
      'Kwuo [ụbọchị dabaara gị|ma ọ̀ bụ ụtụtụ ka ọ bụ mgbede|oge ị ga-enwe ohere], [ka anyị kwadebe|ka ị ghara iche].',
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
