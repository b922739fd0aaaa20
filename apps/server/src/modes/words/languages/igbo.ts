import type { Grammar } from '../grammar.ts'

export const igbo: Grammar = {
  and: ' na ',
  from: 'site na {price}',
  ours: 'ọrụ anyị',
  there: 'ebe ahụ',
  products: [
    '[Anyị nwere|Ị ga-enweta|Anyị wetara|Bịa were|Bịa zụta] {product}{price}{place}[, ogologo okwu adịghị|, mgbe ọ bụla||, maka gị].',
    '{product}{price}{place}[: ihe anyị na-eme bụ nke a|: okwu niile bụ nke ahụ|, nnọọ|: ọ bụ nke gị ma ị jụọ|, maka gị na ndị gị].',
    '[Jụọ anyị maka|Gwa anyị banyere|Cheta anyị maka] {product}{price}{place}[, ị ga-ahụ|, ụbọchị ọ bụla|, hapụrụ anyị nke fọdụrụ|].',
  ],
  clauses: {
    price: [', {price}', ' maka {price}', ', ọnụ ahịa ya bụ {price}'],
    place: [' na {place}', ', na {place}', ' ebe a na {place}'],
  },
  prices: [
    '[Ọnụ ahịa|Ọnụ ahịa ya|Ego ya|Ego ị ga-akwụ|Ọnụ ahịa anyị]: {price}[|, o doro anya].',
    '[Ọnụ ahịa ya bụ|Ị ga-akwụ|Ego ya bụ] {price}[|, o doro anya].',
  ],
  places: [
    '[Ị ga-ahụ anyị|Anyị nọ|Bịa hụ anyị|Chọọ anyị|Bịakwute anyị|Bịa kelee anyị] na {place}[|, bịa|, nnọọ|, bịa lee ya].',
    '[Ebe anyị nọ|Adreesị anyị|Ebe ọ dị]: {place}[|, nnọọ|, bịa].',
  ],
  deals: [
    '[Ọzọ|Tinyere|Onyinye|Ozi ọma|Ọ ka dị|Maka gị|N’elu ya|Otu ihe ọzọ|Onyinye pụrụ iche|Atụfula nke a]: {deal}[|, naanị maka gị|, site n’aka anyị|, ọ bụ eziokwu|, jiri ekele|, ị gụrụ ya nke ọma].',
    '[Anyị tinyere nke a|Ị ga-enwetakwa nke a|Nke a so ya|Were nke a tinye|Jụọ maka ya]: {deal}[|, naanị maka gị|, site n’aka anyị|, ọ bụ eziokwu|, jiri ekele].',
  ],
  qualities: [
    '[Mgbe niile ọ bụ|N’eziokwu, ọ bụ|Ihe niile bụ|Ọ bụ] {words}[|, oge ọ bụla|, otu o kwesịrị|, otu ị chọrọ ya|, ị ga-ahụ ya].',
    '{words}[|, ee|, n’ezie|, mgbe niile]: [otu anyị si eme ya|ụkpụrụ anyị bụ nke a|ihe ị ga-enweta bụ nke a|otu ị chọrọ ya|ihe anyị bu n’obi bụ nke a|otu o kwesịrị ịdị|ihe anyị chọrọ bụ nke a].',
  ],
  people: [
    '[Nke a bụ maka|Ọ bụ maka|Ọ dị mma maka|Ọ dabara|Anyị mere ya maka|Nke a dabara] {words}[|, karịchaa| kwa|, unu niile].',
    '[Ozi ọma maka|Ihe dị maka|Ozi nye|Ọkwa maka] {words}[|, unu niile]: [nke a bụ nke unu|anyị na-eche maka unu|nnọọ|ọ bụ maka unu].',
  ],
  occasions: [
    '[Ọ dị mma|Ọ dabara|Ọ dị ezigbo mma|Nke a dị mma|O kwesịrị] maka {words}[| kwa|, ma ọ bụ oge ọzọ|, na ihe ndị ọzọ|, ụbọchị ọ bụla].',
    '[Ọ bụrụ na|Mgbe] ị na-[akwadebe maka|ahazi|eche maka|eme atụmatụ] {words}, [biko |][gwa anyị|kpọtụrụ anyị|malite ebe a|mee ka anyị mara|cheta anyị].',
  ],
  topics: [
    '[Jụọ anyị|Gwa anyị|Degara anyị|Jụọ] maka {words}[| kwa|, mgbe ọ bụla|, anyị ga-agwa gị karịa|, ajụjụ adịghị nta|, anyị ga-aza].',
    'Maka {words}[| kwa], [gwa anyị|jụọ anyị|degara anyị|ị bịarutela|anyị nọ ebe a|jụọ ajụjụ][|, mgbe ọ bụla|, biko].',
  ],
  expects: [
    '[Tụọ anya|Bịa maka|Kwadebe maka] {words}[| na ihe ndị ọzọ| kwa|, bịa n’oge|, kpọta onye ọzọ].',
    '[N’ụbọchị ahụ|Ọ dịkwa n’ime ya|So na ya|N’ime mmemme ahụ]: {words}[| na ihe ndị ọzọ|, maka onye ọ bụla|, na gị].',
  ],
  causes: [
    '[Nke a bụ maka|Ọ bụ maka|Ihe niile bụ maka|Ihe kpatara ya bụ] {words}[|, makakwa gị|, ị sokwa na ya|, ọnụ].',
    '{words}: [ihe ọ bụ maka ya|ihe kpatara anyị ji eme ya|ihe kpatara anyị ji kpọọ gị|obi ya bụ nke a|ihe kpatara ya bụ nke a].',
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
}
