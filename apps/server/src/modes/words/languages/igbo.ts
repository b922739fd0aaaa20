import type { Grammar } from '../grammar.ts'

export const igbo: Grammar = {
  and: ' na ',
  there: 'ebe ahụ',
  seen: { food: 'nri ahụ', fashion: 'uwe ahụ', goods: 'ngwá ahịa ahụ' },
  people: [
    '[Nke a bụ maka|Ọ bụ maka|Nke a dị maka|Ozi a bụ maka] {words}[|, ka ị mara|, nwanne m].',
    '[E nwere ihe maka|Ozi maka|Ọkwa maka|Anyị nwere ozi maka] {words}[|: biko gee ntị|: anyị na-eche maka ha|: nnọọ|: ọ bụ maka ha].',
  ],
  occasions: [
    '[Ọ dị mma|Ọ dị ezigbo mma|Nke a dị mma|Nke a dị ezigbo mma|Ọ bara uru|Nke a bara uru] maka {words}[|, nwanne m|, enyi m|, n’eziokwu|, obi abụọ adịghị ya].',
    'Maka {words}, [biko |][gwa anyị|kpọtụrụ anyị|kpọọ anyị|cheta anyị|degara anyị|mee ka anyị mara].',
    'Ọ bụrụ na ọ bụ maka {words}, [biko |][gwa anyị|kpọtụrụ anyị|kpọọ anyị|mee ka anyị mara|cheta anyị].',
  ],
  audiences: {
    'Gen Z': [
      'Ndị ntorobịa [maara adịgboroja|na-ahụ aghụghọ|maara eziokwu] [site n’ebe dị anya|ozugbo|ngwa ngwa], ya mere [anyị gwara gị eziokwu|anyị wetara ezigbo ya|lee ya nke ọma|anyị mere ya ka ọ dị mfe].',
      '[Nsogbu adịghị|Ogologo akụkọ adịghị|Mkpọtụ adịghị]: [ọ dabara na ndụ gị|ọ mara mma na foto|ọ bụ nke ọgbara ọhụrụ], [ndị enyi gị ga-ajụ|gị onwe gị ga-ama|isi okwu bụ nke ahụ].',
    ],
    Millennials: [
      'N’etiti [ọrụ|ahịa|njem] na [ezinụlọ|ego ụlọ|ihe ndị ọzọ niile], [i kwesịrị inwe|i ruru inwe|ọ dị mma ka i nwee] ihe [dị mfe|bara uru|na-adịghị enye nsogbu|ga-eme ka i zuo ike].',
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
}
