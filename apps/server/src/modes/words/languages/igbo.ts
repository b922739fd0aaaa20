import type { Grammar } from '../grammar.ts'

export const igbo: Grammar = {
  and: ' na ',
  predicates: ['Ọ ', ', ', ' ma '],
  from: 'site na {price}',
  ours: 'ọrụ anyị',
  there: 'ebe ahụ',
  products: [
    '[Anyị nwere|Ị ga-enweta|Bịa maka|Jụọ maka] {product}{price}{place}[|, nnọọ|, mgbe ọ bụla|, kwa ụbọchị].',
    '{product}{price}{place}[: ọ bụ nke gị ma ị jụọ|: ọrụ anyị bụ nke ahụ|: kpọọ anyị|: gwa anyị okwu|, maka gị na ndị gị].',
    '[Jụọ anyị maka|Gwa anyị maka|Cheta anyị maka] {product}{price}{place}[|, ụbọchị ọ bụla|, ụmụnne m|, obi ga-adị gị ụtọ].',
  ],
  clauses: {
    price: [', {price}', ', ọnụ ahịa ya bụ {price}', ', ego ya bụ {price}'],
    place: [' na {place}', ', na {place}'],
  },
  prices: [
    '[Ọnụ ahịa|Ọnụ ahịa ya|Ego ya|Ego ị ga-akwụ|Ọnụ ahịa anyị|Ihe ị ga-akwụ]: {price}[|, ụmụnne m|, ndị enyi m].',
    '{price} [bụ ọnụ ahịa ya|bụ ego ya|ka ị ga-akwụ|bụ ọnụ ahịa anyị][|, ụmụnne m|, ndị enyi m].',
  ],
  places: [
    '[Ị ga-ahụ anyị|Anyị nọ|Bịa hụ anyị|Chọọ anyị|Bịakwute anyị|Bịa leta anyị] na {place}[|, bịa|, nnọọ|, anyị na-echere gị|, ụmụnne m].',
    '[Ebe anyị nọ|Adreesị anyị|Ebe ị ga-ahụ anyị]: {place}[|, nnọọ|, bịa|, anyị na-echere gị].',
    '{place} [ka anyị nọ|ka ị ga-ahụ anyị|ka ị ga-abịa][|, nnọọ|, bịa|, anyị na-echere gị].',
  ],
  deals: [
    '[Tinyere nke a|Ozi ọma|Ọzọkwa|Otu ihe ọzọ|Ka nke a ghara ịgafe gị|Nụrụ nke a|E nwekwara nke a|Ọ fọdụkwara nke a]: {deal}[|, ụmụnne m|, ndị enyi m|, echefula|, biko jụọ].',
    '[Anyị tinyere nke a|Ị ga-enwetakwa nke a|Nke a so ya|Nke a dịkwa|Jụọkwa maka nke a]: {deal}[|, ụmụnne m|, ndị enyi m|, echefula].',
  ],
  qualities: [
    '[Ọ|N’eziokwu, ọ|N’ezie, ọ|Ị ga-ahụ na ọ|Anyị chọrọ ka ị mara na ọ|Lee ya nke ọma, ọ|Ị ga-achọpụta na ọ|Obi ga-adị gị ụtọ na ọ] {words}[|, ụmụnne m|, otu ị chọrọ ya|, ọ ga-amasị gị|, nwaa ya|, lee ya].',
    'Ọ {words}[: otu ị chọrọ ya bụ nke ahụ|: ihe ị na-achọ bụ nke ahụ|: ihe ị ga-enweta bụ nke ahụ|: otu anyị si eme ya bụ nke ahụ|, kpọmkwem ihe ị chọrọ|, ị gaghị akwa ụta|: bịa were anya gị hụ ya|, ị nwere ike ịbịa lee ya|, ọ bụ eziokwu].',
  ],
  people: [
    '[Nke a bụ maka|Ọ bụ maka|Ọ dị mma maka|Anyị mere ya maka|Nke a dị maka|Anyị kwadebere ya maka] {words}[|, bịakwutenụ anyị|, ka ọ ghara ịgafe unu|, nnọọ nụ].',
    '[Ozi ọma maka|E nwere ihe maka|Ozi maka|Ọkwa maka|Anyị nwere ozi maka] {words}: [nke a bụ nke unu|anyị na-eche maka unu|nnọọ nụ|ọ bụ maka unu|anyị na-echere unu|bịanụ].',
  ],
  occasions: [
    '[Ọ dị mma|Ọ dị ezigbo mma|Nke a dị mma|Nke a dị ezigbo mma|Ọ bara uru|Nke a bara uru|Anyị kwadebere ya] maka {words}[|, ụmụnne m|, nwaa ya|, bịa lee ya|, ndị enyi m].',
    'Maka {words}, [biko |][gwa anyị|kpọtụrụ anyị|kpọọ anyị|cheta anyị|bịakwute anyị|degara anyị|mee ka anyị mara].',
    '[Ọ bụrụ na ọ bụ maka|Ma ọ bụrụ maka] {words}, [biko |][gwa anyị|kpọtụrụ anyị|kpọọ anyị|mee ka anyị mara|cheta anyị].',
  ],
  topics: [
    '[Jụọ anyị|Gwa anyị|Degara anyị|Kpọọ anyị] maka {words}[|, mgbe ọ bụla|, anyị ga-aza|, anyị ga-akọwara gị|, biko].',
    'Maka {words}, [gwa anyị|jụọ anyị|degara anyị|kpọtụrụ anyị|kpọọ anyị|mee ka anyị mara][|, mgbe ọ bụla|, biko].',
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
      '[Nsogbu adịghị|Ogologo akụkọ adịghị|Mkpọtụ adịghị]: [ọ dabara na ndụ gị|ọ mara mma na foto|ọ bụ nke ọgbara ọhụrụ], [ndị enyi gị ga-ajụ|gị onwe gị ga-ama|isi okwu bụ nke ahụ].',
    ],
    Millennials: [
      'N’etiti [ọrụ|ahịa|njem] na [ezinụlọ|ego ụlọ|ihe ndị ọzọ niile], [i kwesịrị inwe|i ruru inwe|ọ dị mma ka i nwee] ihe [dị mfe|bara uru|na-adịghị enye nsogbu|ga-eme ka ị zuo ike].',
      'Ị rụrụ ọrụ maka [ego|oge] gị, ya mere [tinye ya ebe a ga-ahụ ya|jiri ya mee ihe ọma|were ya zụta udo nke obi|tinye ya n’ihe bara uru][, otú o kwesịrị|, na-enweghị mmakwaara|, taa|].',
    ],
    Professionals: [
      '[Ụbọchị gị|Ọrụ gị|Oge gị] [juru eju|dị oke mkpa], ya mere [ka nke a dị mfe|hapụrụ anyị nke a|kpebie n’otu nkeji] [laghachi n’ọrụ gị|jiri obi ike|ka obi ruo gị ala].',
      '[Ndị ahịa|Ndị ọrụ ibe gị|Ndị mmadụ] na-ahụ [ezi nhọrọ|ihe mara mma|ihe dị mma], nke a ga-[enyekwa gị ugwu|eme ka ị pụta nke ọma|apụtakwa ìhè n’ebe ọrụ].',
    ],
    Families: [
      '[Ma ụmụaka ma ndị okenye|Site na nwata ruo na nne nne|Nnukwu na obere], [onye ọ bụla n’ụlọ|ezinụlọ niile|onye ọ bụla n’ime ha] ga-[ahụ ihe masịrị ya|achị ọchị|erite uru|arịọ ọzọ].',
      'N’[ụlọ|ụlọ ụmụaka nọ|ezinụlọ], [ihe niile kwesịrị ịba uru|ihe dị mfe ka mma|udo enweghị ọnụ ahịa], nke a [na-enyere gị aka|bara uru|doro anyị anya].',
    ],
    'Luxury Consumers': [
      'Ọ bụghị [ọtụtụ ihe|mkpọtụ] ka ị chọrọ, ọ bụ [ihe ziri ezi|ihe kacha mma|ihe ga-adịte aka], [ị ga-amata ya|nke e mere nke ọma|nke a họọrọ nke ọma|nke na-enweghị ntụpọ].',
      '[Ihe dị oke ọnụ ahịa|Ihe dị oke mma|Ezigbo ihe] [anaghị achọ mkpọtụ|anaghị adị ọtụtụ|na-egosi onwe ya], [ị ga-ahụ ya ozugbo|obi ga-adị gị ụtọ|ị maara ya].',
    ],
  },
  trades: {
    food: [
      '[Jiri agụụ bịa|Kpọọ ndị enyi gị|Hapụ ite n’ụlọ], [ị ga-eriju afọ|ọ ga-atọ gị ụtọ|anyị ga-eme nke fọdụrụ|ị ga-aracha aka][, obi abụọ adịghị|, kwere anyị|].',
      '[Nri ehihie gị|Nri ndị ọbịa gị|Nri oriri gị|Nri abalị gị] [abụghịzi nsogbu|dị mfe ugbu a|adịla njikere], [ị gaghị esi nri|usekwu gị ga-ezu ike|onye ọ bụla ga-eri].',
    ],
    fashion: [
      'Yiri ya [gaa ọrụ|n’ụbọchị ụka|gaa oriri|ụbọchị ọ bụla], [ka e lee gị anya|ka e too gị|ka ị gaa ije ka eze|ka obi tọọ gị ụtọ].',
      '[Ejiji gị|Uwe gị|Uwe oriri gị] [ga-ama mma|ga-adị iche|ga-amasị ndị mmadụ], [bịa nwaa ya|họrọ agba gị|were nha gị].',
    ],
    beauty: [
      '[Ịma mma gị|Ihu gị|Ejiji gị] [ga-apụta|ga-ama mma|ga-amasị ndị mmadụ], [lekọta onwe gị|nọrọ jụụ|kporietụ ndụ].',
      '[Mma|Ịdị ọcha|Ilekọta ahụ|Ịchapụta] [abụghị njọ|bara uru|na-eme ka obi dị ụtọ], ya mere [nọdụ ala|zuru ike|malite taa].',
    ],
    learning: [
      'Weta [ajụjụ gị|akwụkwọ gị|ọchịchọ gị], were [amamihe|azịza|nghọta] [laa|bara uru laa|ga-eso gị laa].',
      '[Malite ebe ị nọ|Ọ dịghị mkpa ịma ihe niile|Ajụjụ adịghị nta|Onye na-amalite ọhụrụ nwere ike ịbịa]: [anyị na-aga nwayọ nwayọ|anyị na-eme ya were mụta ya|ị ga-ahụ ọganihu gị].',
    ],
    events: [
      '[Ndị ọbịa gị|Ụlọ nzukọ niile|Ndị gị] ga-[ekwu maka ya|echeta ụbọchị ahụ|agba egwú|ajụ onye mere ya], [gị onwe gị ga-enwekwa ọṅụ|ị ga-ezukwa ike|na-ese foto].',
      '[Họrọ ụbọchị|Gwa anyị ụbọchị|Kpebie ụbọchị], [anyị eweta nke fọdụrụ|hapụrụ anyị nsogbu ya|malite iche uwe gị][, anyị kwere nkwa|, ọ dị mfe|].',
    ],
    service: [
      '[Gwa anyị|Gosi anyị|Zitere anyị] [ihe ị chọrọ|nsogbu ahụ|ọrụ ahụ], [anyị ebido|anyị ga-aza gị kpọmkwem|ị ga-ama ihe ga-eme].',
      '[Zuru ike|Gaa n’ihu n’ọrụ gị|Ka obi ruo gị ala], [anyị ga-eme ya|ọ dị anyị n’aka|anyị ga-edozi ya], [ị ga-ahụ nsonaazụ ya|ị ga-anụ n’ọnụ anyị].',
    ],
    goods: [
      '[Lee ya|Jide ya|Nwaa ya|Nyochaa ya] [n’onwe gị|jiri anya gị|tupu i kpebie], [ị ga-ama|nke fọdụrụ dị mfe|jụọ ihe ọ bụla].',
      'Maka [onwe gị|ụlọ gị|onyinye|onye ị hụrụ n’anya], [ọ bụ ezi nhọrọ|o ziri ezi|ọ ga-aba uru][, ụbọchị ọ bụla|, ụmụnne m|].',
    ],
  },
}
