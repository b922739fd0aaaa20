import type { Grammar } from '../grammar.ts'

export const igbo: Grammar = {
  and: ' na ',
  from: 'malite na {price}',
  things: {
    food: 'nri dị ụtọ',
    fashion: 'uwe mara mma',
    beauty: 'ilekọta ahụ',
    learning: 'ihe ọmụmụ bara uru',
    events: 'oriri na ọṅụṅụ',
    service: 'ọrụ dị mma',
    goods: 'ihe ọma',
  },
  titles: {
    'Persuasive & Direct': [
      '[Okwu|Nhọrọ] [kpọmkwem|ziri ezi|doro anya]',
      '[Ihe ị na-achọ|Ihe masịrị gị] [abịala|dị ebe a]',
    ],
    'Friendly & Casual': [
      '[Nnọọ|Kedu|Enyi anyị], [bịa nụrụ|lee nke a|anyị nwere ihe maka gị]',
      '[Bịa|Bịanụ] [lee|nso|ka anyị kpaa nkata]',
    ],
    'Humorous & Witty': [
      '[Ọchị|Ọṅụ|Obi ụtọ] [abịala|na-abịa]',
      '[Onye agbata obi|Antị gị|Ndị enyi gị] [ga-ajụ|anụla|ga-achọ ịma]',
    ],
    'Urgent & Scarcity-driven': [
      '[Taa|Ugbu a] bụ [ụbọchị ya|oge ya]',
      '[Egbula oge|Echela|Ngwa ngwa], [were nke gị|echi dị anya|ọ bụ taa]',
    ],
    'Inspirational & Aspirational': [
      '[Mmalite|Nzọụkwụ|Ụzọ] [ọhụrụ|ọma]',
      '[Nrọ gị|Echi gị|Ọrụ gị] ga-[emezu|adị mma|aga n’ihu]',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'Ọ bụrụ na ị [na-achọ|chọrọ|na-ajụ maka] {product} [dị mma|ị ga-atụkwasị obi|kwesịrị ego ya|na-enweghị akụkọ], [i ruola ebe kwesịrị ekwesị|kwụsị ebe a|gwa anyị okwu|ịchọ agwụla].',
      'N’okwu {product}, [anabatala ihe na-adịghị gị mma|a naghị eme nkọ nkọ|obere ihe dị mkpa|eziokwu ka mma]: [họrọ|were|chọọ] [nke na-arụ ọrụ|nke ị ga-enyocha|onye na-emezu okwu ya].',
      '{product}, [na-enweghị ngọpụ|na-enweghị akụkọ|na-enweghị nsogbu|kpọmkwem]: [lee ya|jụọ|nyochaa ya], [kpebie|họrọ|zụta], [ọ bụrụ nke gị|nke fọdụrụ dị anyị n’aka|okwu agwụ].',
    ],
    'Friendly & Casual': [
      '[Kedu|Nnọọ|Ndewo|Ndị anyị], [anyị nwere|anyị wetara|lee] {product} [maka gị|na-eche gị|ga-amasị gị|maka gị na ezinụlọ gị].',
      'Ọ bụrụ na {product} [na-amasị gị|dị gị n’obi|na-atọ gị ụtọ|bụ ihe ị na-ajụ], [bịa nso|chere ntakịrị|okwu a bụ nke gị|ka anyị kwuo okwu]: [anyị akwadola maka gị|ị nọ n’etiti ezinụlọ|obi ga-adị gị ụtọ|ọ dịla njikere].',
      '[Nụrụ nke a|Obere okwu|Ị maara|Ka anyị gwa gị]: [anyị nwere|anyị na-enye|ị ga-ahụ] {product} [otú ọ masịrị gị|jiri ịhụnanya|jiri ọchị], ya mere [bịa lee|bịa kelee anyị|nọtụ ala].',
    ],
    'Humorous & Witty': [
      '[Ịdọ aka ná ntị|Ọkwa|Akụkọ ọhụrụ|Dọkịta sịrị]: {product} nwere ike iweta [ọchị|ịgba egwú|ịnya isi nta|obi ụtọ] [n’ihu ọha|n’ụlọ|tupu ehihie|n’enweghị ihe kpatara ya].',
      'Anyị [gbalịrị|chọrọ|kwere nkwa] [imechi ọnụ|ịgba nkịtị|iwetu onwe anyị ala] banyere {product}, [mana ọnụ anyị jụrụ|mana o kweghị mee|lee anyị ugbu a|anyị erughị nkeji abụọ].',
      '[Onye agbata obi gị|Antị gị|Ndị enyi gị|Ndị ezinụlọ gị] ga-[ajụ gị|achọ ịma] ebe ị hụrụ {product}, ya mere [kwadoo azịza gị|mụọ ọchị|mee ka ị maghị|lee ha anya n’ihu].',
    ],
    'Urgent & Scarcity-driven': [
      '[Taa|Ugbu a|N’oge a|Ozugbo] ka i kwesịrị [inweta|ịzụta|ịtụ|iwere] {product}, [ọ bụghị echi|ọ bụghị izu na-abịa|tupu i chefuo|ka ọ ka dị gị n’obi].',
      '[Echela echi|Egbula oge|Eyigharịla ya|Asịla “ọ dị mgbe ọzọ”]: {product} nwere ike ịbụ nke gị [taa|tupu chi ejie|ugbu a|site n’otu ozi].',
      'Ị nọwo na-[achọ|ajụ maka|ele anya] {product} [kemgbe|ogologo oge], ya mere [mee ngwa|mee ya taa|zọpụ ụkwụ|egbula oge]: [ihe ọma anaghị eche|onye bu ụzọ bịa na-ahọrọ|echi nwere okwu nke ya].',
    ],
    'Inspirational & Aspirational': [
      '[Ihe ukwu niile|Akụkọ ọma niile|Nrọ niile|Mmalite ọhụrụ niile] na-amalite site n’[otu obere nzọụkwụ|otu ezi mkpebi|otu “ee”], {product} nwekwara ike ịbụ [nzọụkwụ ahụ|mmalite ya|akụkụ ya|nke gị].',
      'Ị [garala n’ihu|rụsiela ọrụ ike|wuola ọtụtụ ihe|gbasiela mbọ ike], ka {product} [soro gị gaa|dịrị n’ihe na-abịa|na-echetara gị ya] [site taa|mgbe niile|kwa ụbọchị].',
      '[Họrọ|Were|Nweta] {product} maka [onye ị chọrọ ịbụ|ndụ ị na-ewu|ụbọchị na-abịa|ndị ị hụrụ n’anya], otu [nzọụkwụ|ụbọchị|mkpebi] n’otu oge.',
    ],
  },
  products: [
    '[Anyị nwere|Ị ga-enweta|Anyị wetara|Bịa were|Bịa zụta] {product}{price}{place}[, ogologo okwu adịghị|, mgbe ọ bụla||, maka gị].',
    '{product}{price}{place}[: ihe anyị na-eme bụ nke a|: okwu niile bụ nke ahụ|, nnọọ|: ọ bụ nke gị ma ị jụọ|, maka gị na ndị gị].',
    '[Jụọ anyị maka|Gwa anyị banyere|Cheta anyị maka] {product}{price}{place}[, ị ga-ahụ|, ụbọchị ọ bụla|, hapụrụ anyị nke fọdụrụ|].',
  ],
  clauses: {
    price: [' na {price}', ' maka {price}', ', naanị {price},'],
    place: [' na {place}', ' ebe a na {place}', ', n’ime {place}'],
  },
  sayings: [
    '[Otu ihe|E nwere ihe] [i kwesịrị ịma|na-atọ anyị ụtọ|ndị mmadụ na-ajụ]: {it}',
    '[Ọzọkwa|Karịa nke ahụ|Tụkwasị na nke a], [n’eziokwu|ka o doo gị anya|na nkenke]: {it}',
    '[Isi okwu|Ihe dị mkpa|Ihe anyị na-ekwu|Ebe kacha ụtọ] bụ [nke a|ihe a]: {it}',
    '[Lee|Nụrụ|Cheta|Mara] [otú ọ dị|nke a|eziokwu a]: {it}',
  ],
  prices: [
    '[Ọnụ ahịa ya bụ|Ego ya bụ|Ị ga-akwụ|Ọ bụ] {price}[, ihe zoro ezo adịghị|, o doro anya|, ka ị kwadoo|, o zuola].',
    '{price} [ezuola|bụ ọnụ ahịa ya|ka ị ga-akwụ|naanị][, mgbakwunye adịghị|, site na mmalite ruo na njedebe|, ọ gwụla|].',
    '[Ihe a niile|Ya niile] na {price}[: gụkọọ ya|, anyị buru ụzọ kwuo ya|, ị maara ihe ị ga-enweta|].',
    '[Weta|Debe|Jide] {price}, [anyị emee nke fọdụrụ|o zuola|chịa ọchị|okwu agwụ].',
  ],
  places: [
    '[Ị ga-ahụ anyị|Anyị nọ|Bịakwute anyị|Chọọ anyị] na {place}[, bịa|, nnọọ mgbe ọ bụla|, ọ dịghị anya|].',
    '[Ọ bụrụ na ị nọ|Mgbe ọ bụla ị nọ|Ọ bụrụ na i rute] {place}, [bịa|anyị nọ nso|bịa kelee anyị|chọọ anyị].',
    'Ndị {place}, [nke a bụ nke unu|anyị nọ unu nso|anyị bụ ndị agbata obi unu|ihu ọma dịịrị unu][, bịanụ|, bịa lee|].',
  ],
  deals: [
    '[Ọ ka fọrọ|Ugbu a|Lee jara|Were nke a tinyere|Ọ ka ụtọ karịa]: {deal}[, n’ihi gị|, naanị maka gị|, aghụghọ adịghị|].',
    '[Atụfula|Jụọ maka|Cheta|Jiri] [ohere a|onyinye a|ohere dị ugbu a]: {deal}.',
    '{deal}: [nke ahụ si n’aka anyị|onyinye ahụ bụ nke a|ọ bụ n’ihi gị ka anyị mere ya|ọ bụ ekele anyị][, jiri ọṅụ|, jiri ọchị|].',
  ],
  qualities: [
    '[Chee|Tụọ anya|Lee] {words}[: otú o kwesịrị ịdị bụ nke ahụ|, otú ị chọrọ ya|, mgbe niile|, ntụpọ adịghị].',
    '{words}: [otú anyị si eme ya bụ nke a|ihe anyị na-achọ bụ nke a|ị ga-eji anya gị hụ ya|dị ka ị jụrụ][, mgbe niile|, ngọpụ adịghị|].',
    'Anyị [chọrọ ka|na-agbalị ka|hụrụ n’anya ka] ọ bụrụ {words}[, ọ na-apụtakwa ìhè|, dị ka gị onwe gị chọrọ|, o zuola].',
  ],
  keywords: [
    'Ọ bụrụ na ị [chee banyere|nụ banyere|chọọ|kwuo okwu banyere] {words}, [cheta anyị|ị maara onye ị ga-akpọ|echefula aha anyị].',
    '[Ị sịrị|Ị kwuru|A sịrị|Anyị nụrụ] {words}, [anyị anụla|ọ bụ anyị|anyị nọ maka gị|obi dị anyị ụtọ]: [bịa|achọgharịzila|anyị akwadola|nnọọ].',
    'Site na {words} ruo [n’obere ihe|n’ọgwụgwụ ọrụ|n’ihe niile fọdụrụ], [anyị echeela ya|ka obi ruo gị ala|ọ dịghị ihe fọdụrụ].',
    'Maka {words}, [malite ebe a|i ruola ebe kwesịrị ekwesị|anyị bụ ndị gị|lee anyị anya][, nsogbu adịghị|, ụbọchị ọ bụla|].',
  ],
  audiences: {
    'Gen Z': [
      'Ndị ntorobịa [maara adịgboroja|na-ahụ aghụghọ|maara eziokwu] [site n’ebe dị anya|ozugbo|ngwa ngwa], ya mere [anyị gwara gị eziokwu|anyị wetara ezigbo ya|lee ya nke ọma|anyị mere ya ka ọ dị mfe].',
      '[Nsogbu adịghị|Ogologo akụkọ adịghị|Mkpọtụ adịghị]: [ọ dabara na ndụ gị|ọ mara mma na foto|ọ na-eme ihe o kwuru], [ndị enyi gị ga-ajụ|gị onwe gị ga-ama|isi okwu bụ nke ahụ].',
    ],
    Millennials: [
      'N’etiti [ọrụ|okporo ụzọ|njem] na [ezinụlọ|ego ụlọ|ihe ndị ọzọ niile], [i kwesịrị inwe|i ruru inwe|ọ dị mma ka i nwee] ihe [dị mfe|na-arụ ọrụ|na-adịghị enye nsogbu|ga-eme ka ụbọchị dị mfe].',
      'Ị rụrụ ọrụ maka [ego|oge] gị, ya mere [tinye ya ebe a ga-ahụ ya|jiri ya mee ihe ọma|were ya zụta udo nke obi|tinye ya n’ihe bara uru][, otú o kwesịrị|, na-enweghị mmakwaara|, taa|].',
    ],
    Professionals: [
      '[Ụbọchị gị|Ọrụ gị|Oge gị] [ejuola|ezuola], ya mere [ka nke a dị mfe|hapụrụ anyị nke a|kpebie n’otu nkeji] [laghachi n’ọrụ gị|jiri obi ike|ka obi ruo gị ala].',
      '[Ndị ahịa|Ndị ọrụ ibe gị|Ndị mmadụ] na-ahụ [ezi nhọrọ|obere ihe|ihe dị mma], nke a ga-[ekwukwa ihe ọma banyere gị|eme ka ị pụta nke ọma|apụtakwa ìhè n’ebe ọrụ].',
    ],
    Families: [
      '[Ma ụmụaka ma ndị okenye|Site na nwata ruo na nne nne|Nnukwu na obere], [onye ọ bụla n’ụlọ|ezinụlọ niile|onye ọ bụla n’ime ha] ga-[ahụ ihe masịrị ya|achị ọchị|erite uru|arịọ ọzọ].',
      'N’[ụlọ|ụlọ ụmụaka nọ|ezinụlọ], [ihe niile kwesịrị ịba uru|ihe dị mfe ka mma|udo enweghị ọnụ ahịa], nke a [na-enyere gị aka|bara uru|doro anyị anya].',
    ],
    'Luxury Consumers': [
      'Ọ bụghị [ọtụtụ ihe|mkpọtụ] ka ị chọrọ, ọ bụ [ihe ziri ezi|ihe kacha mma|ihe ga-adịte aka], [ị ga-amata ya|nke e mere nke ọma|nke a họọrọ nke ọma|nke na-enweghị ntụpọ].',
      '[Ihe dị oke ọnụ|Ezi ịdị elu|Ezi mmasị] [anaghị eti mkpu|anaghị eme ngwa ngwa|dị n’obere ihe], [ị ga-amata ya n’ahụ|ị ga-ahụ ya ozugbo|ọ bụ ebe ahụ ka anyị na-amalite].',
    ],
  },
  trades: {
    food: [
      '[Jiri agụụ bịa|Kpọọ ndị enyi gị|Hapụ ite n’ụlọ], [ị ga-eriju afọ|efere ga-ekwu okwu|anyị ga-eme nke fọdụrụ|afọ gị ga-ekele gị][, obi abụọ adịghị|, kwere anyị|].',
      '[Nri ehihie gị|Izu ụka gị|Oriri gị|Nri abalị gị] [enwetala azịza|ga-ezu ike|akala mma], [ọ dịghị onye ga-esi nri|usekwu gị ga-ezu ike|onye ọ bụla ga-eri].',
    ],
    fashion: [
      'Yiri ya [gaa ọrụ|n’ụbọchị ụka|gaa oriri|ụbọchị ọ bụla], [ka ha lee gị anya|ka e too gị|ka ị gaa ije ka eze|ka anya ha mepee].',
      '[Akpa uwe gị|Ejiji gị|Uwe oriri gị] [na-eche ya|ga-ekele gị|kwesịrị ya], ya mere [bịa nwaa ya|họrọ agba gị|were nha gị].',
    ],
    beauty: [
      '[Enyo gị|Foto gị|Akpụkpọ ahụ gị|Ihu gị] [ga-ahụ ya|ga-ekele gị|na-eche], ya mere [lekọta onwe gị|nọrọ jụụ|kporietụ ndụ].',
      '[Mma|Ịdị ọcha|Ilekọta ahụ|Ịchapụta] [abụghị njọ|so n’ụbọchị ọma|na-eme ka obi dị ụtọ], ya mere [nọdụ ala|were oge gị|malite taa].',
    ],
    learning: [
      'Weta [ajụjụ gị|akwụkwọ gị|ọchịchọ gị], were [amamihe|azịza|ọrụ aka] [laa|bara uru|ga-eso gị].',
      '[Malite ebe ị nọ|Ọ dịghị mkpa ịma ihe niile|Ajụjụ adịghị nta|Onye na-amalite ọhụrụ nwere ike ịbịa]: [anyị na-aga nwayọ nwayọ|anyị na-eme ya were mụta ya|ị ga-ahụ ọganihu gị].',
    ],
    events: [
      '[Ndị ọbịa gị|Ụlọ nzukọ niile|Ndị gị] ga-[ekwu maka ya|echeta ụbọchị ahụ|agba egwú|ajụ onye mere ya], [gị onwe gị ga-enwekwa ọṅụ|ị ga-ezukwa ike|na-ese foto].',
      '[Họrọ ụbọchị|Gwa anyị ụbọchị|Debe ụbọchị ahụ], [anyị eweta nke fọdụrụ|hapụrụ anyị nsogbu ya|malite iche uwe gị][, anyị kwere nkwa|, ọ dị mfe|].',
    ],
    service: [
      '[Gwa anyị|Gosi anyị|Zitere anyị] [ihe ị chọrọ|nsogbu ahụ|ọrụ ahụ], [anyị ebido|anyị ga-aza gị kpọmkwem|ị ga-ama ihe ga-eme].',
      '[Zuru ike|Gaa n’ihu n’ọrụ gị|Ka obi ruo gị ala], [anyị ga-eme ya|ọ dị anyị n’aka|anyị ga-edozi ya], [ị ga-ahụ nsonaazụ ya|ị ga-anụ n’ọnụ anyị].',
    ],
    goods: [
      '[Lee ya|Jide ya|Nwaa ya|Nyochaa ya] [n’onwe gị|jiri anya gị|tupu i kpebie], [ị ga-ama|nke fọdụrụ dị mfe|jụọ ihe ọ bụla].',
      'Maka [onwe gị|ụlọ gị|onyinye|onye ị hụrụ n’anya], [ọ bụ ezi nhọrọ|o ziri ezi|ọ ga-aba uru][, ụbọchị ọ bụla|, o doro anya|].',
    ],
  },
  closes: {
    'Persuasive & Direct': [
      '[Zụta ya|Tụọ nke gị|Were nke gị] [taa|ugbu a|n’izu a], [jiri anya gị hụ ya|mara n’onwe gị|ka ịchọ kwụsị|ka okwu gwụ].',
      'Zitere anyị [ozi|ihe ị chọrọ|otu okwu] [ugbu a|taa|ngwa ngwa], [anyị emee nke fọdụrụ|anyị ga-aza|o zuola].',
    ],
    'Friendly & Casual': [
      '[Gwa anyị okwu|Degara anyị ozi|Kelee anyị], [obi ga-adị anyị ụtọ|anyị ga-aza|anyị nọ maka gị|anyị chọrọ ịnụ n’ọnụ gị][, mgbe ọ bụla|, n’eziokwu|].',
      '[Bịa|Bịa lee|Gafere ebe a], [kpọrọ enyi gị|kpọrọ ezinụlọ gị|bịa kelee anyị], [nọtụ ala|jiri anya hụ ya|kporie].',
    ],
    'Humorous & Witty': [
      '[Zụta ya ugbu a|Degara anyị ozi|Were nke gị|Mee ngwa], [tupu onye agbata obi ewere ya|tupu antị gị agwa obodo niile|ka akpa gị ka na-achị ọchị][, anyị anaghị egwu egwu|, ọ bụ okwu ka anyị kwuru|].',
      '[Pịa ya|Dee ya|Takwuo ya n’olu ala], [zụta|zipu], [chịa ọchị|gbatụ egwú|mee ka ihe emeghị]: [ọ dị mfe otú ahụ|anyị ahụghị ihe ọ bụla|ọ chọghị nkọwa].',
    ],
    'Urgent & Scarcity-driven': [
      '[Zụta|Zaa|Degara anyị ozi|Tụọ nke gị] [ugbu a|taa|tupu i debe ekwentị], [ka ọ ka dị gị n’obi|ọ bụghị echi|ka o zuo|bụrụ onye mbụ].',
      '[Otu ozi|Nkeji abụọ|Otu oku] [ezuola|ka ọ chọrọ|naanị], ya mere [mee ya ugbu a|eyigharịla ya|ka ọ bụrụ taa].',
    ],
    'Inspirational & Aspirational': [
      'Mee [nzọụkwụ mbụ|nzọụkwụ na-esote|ezi nzọụkwụ] [taa|ugbu a|n’izu a], [anyị so gị n’azụ|obi ga-adị gị ụtọ|anyị ga-eso gị jee ije|gaa n’ihu].',
      'Malite [ugbu a|taa|ebe ị nọ], [lee ebe ọ ga-eru|echi ga-ekele gị|obere ezuola|si ebe a too].',
    ],
  },
  contacts: [
    '[Kpọọ anyị|Kpọtụrụ anyị|Degara anyị ozi] [na|ebe a]: {contact}.',
    '[Iji zụta|Maka nke gị|Maka ajụjụ]: {contact}[, anyị ga-aza|, ụbọchị ọ bụla|].',
    '{contact}: [ebe ahụ ka anyị nọ|otú ị ga-esi hụ anyị bụ nke ahụ|debe ya ugbu a].',
  ],
}
