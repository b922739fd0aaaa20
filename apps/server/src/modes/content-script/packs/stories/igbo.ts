import { calls } from './igbo-calls.ts'
import { goods } from './igbo-goods.ts'
import { people } from './igbo-people.ts'
import type { Stories } from './story.ts'

export const igbo: Stories = {
  next: '[|||Otu ihe ọzọ:|Nụkwa nke a:]',
  asked: [
    '[Otu onye|Otu enyi m|Onye agbata obi m|Otu nwanne m] jụrụ m [otu ụbọchị|n’ekwentị|n’ọnụ ụzọ|n’ụzọ], sị: “{it}”',
    '[Eleghị anya ị na-ajụ onwe gị|I nwere ike ịjụ m|Ị ga-achọ ịjụ m|Onye na-ekiri m nwere ike ịjụ], sị: “{it}”',
    '[Ajụjụ m na-anụkarị|Otu ajụjụ|Ajụjụ a na-ajụkarị m|Ihe ndị mmadụ na-ajụ m|Ajụjụ ọzọ|Otu ezigbo ajụjụ] bụ nke a: “{it}”',
  ],
  said: [
    '[Otu onye|Otu enyi m|Onye agbata obi m|Otu nwanne m] gwara m [otu ụbọchị|n’ekwentị|n’ọnụ ụzọ|n’ụzọ], sị: “{it}”',
    '[Eleghị anya ị na-asị|I nwere ike ịgwa m, sị|Onye na-ekiri m nwere ike ịsị|Gị onwe gị nwere ike ịsị]: “{it}”',
    '[Ihe m na-anụkarị|Okwu m maara nke ọma|Ihe a na-agwakarị m|Otu okwu m nụrụ|Okwu ọzọ|Ihe otu onye kwuru] bụ nke a: “{it}”',
  ],
  answered: ['[Azịza m|Azịza m bụ nke a|Ihe m na-azakarị|Okwu nke m]: “{it}”', '{it}'],
  of: { ...goods, ...people, ...calls },
  any: {
    before: [
      [
        '[Enyi m|Nwanne m|Onye agbata obi m] [gwara m maka unu|kpọrọ m aha unu|sịrị m bịa jụọ unu], [mana achọrọ m ịnụ ya n’ọnụ unu|m wee sị ka m bịa n’onwe m|mana achọrọ m iji anya m hụ ya].',
        '[Nnọọ|Daalụ na ị bịara|Ọ dị mma na ị bịara], [onye ajụjụ anaghị efu ụzọ|ihe anya hụrụ ka ọ na-ekwere|jụọ ihe ọ bụla ị chọrọ].',
      ],
      [
        '[O teela m na-achọ ihe dị otu a|Ihe dị otu a ka m na-achọ|Ana m ajụgharị maka ihe dị otu a], [ebe m gara atọghị m ụtọ|ha na-asị m bịa echi|amaghị m onye m ga-atụkwasị obi].',
        '[Nọdụ ala|Wetuo obi|Jiri nwayọ], [gwa m kpọmkwem ihe ị chọrọ|jụọ ihe niile dị gị n’obi|ka m kọwaara gị ya].',
      ],
      [
        '[Ka m kwuo eziokwu|Unu ewela iwe|Agaghị m agha ụgha], [anaghị m ekwe ngwa ngwa|anaghị m akwụ ụgwọ n’ajụghị ajụjụ|anaghị m eji ego m egwu egwu], [a ghọgbuola m mbụ|ego siri ike inweta|anya m ahụla ihe].',
        '[I kwuru eziokwu|Okwu gị ziri ezi|Onye rụrụ ọrụ maka ego ya kwesịrị ịjụ], [jụọ ruo mgbe ọ ga-edo gị anya|ekwela ka onye ọ bụla kwagide gị|jụọ m ihe niile].',
      ],
    ],
    among: [
      [
        'Ọ bụrụ na [ndị be m|nne m|nwanne m nke okenye] [ajụọ m ihe m ji ego mee|asị m ka m chere|asị na m tụfuru ego], gịnị ka m ga-[aza|ekwu]?',
        '[Gosi ha ya tupu i kwuo okwu|Ka ha jiri anya ha hụ ya|Kpọọ ha ka ha bịa lee ya], [anya na-ekwe ngwa karịa ntị|ihe ọma anaghị ezo ezo|ihe anya hụrụ anaghị enwe arụmụka].',
      ],
      [
        '[Enyi m|Nwanne m|Onye agbata obi m] [na-ajụkarị ọtụtụ ajụjụ|anaghị ekwe ngwa ngwa|nwere ọnụ nkọ], m̀ nwere ike [ịkpọta ya|ịsị ya bịa jụọ unu|ime ka o gwa unu okwu]?',
        '[Onye na-ajụ ajụjụ ka m na-ahụ n’anya|Ajụjụ anaghị ewe m iwe|Ya atụla egwu], [ya weta ajụjụ ya|ya jụọ otú ọ masịrị ya|m ga-aza ya otu otu].',
      ],
      [
        'Ana m [echefukarị ihe|ebugharị ihe n’ihu|asịkarị “echi”], [echi aghọọ izu na-abịa|mgbe m ga-echeta, oge agaala|ndị be m niile maara m na ya].',
        '[Ọ na-eme ọtụtụ mmadụ|Ọ bụghị naanị gị|Mụ onwe m na-eme ya], [dee ya n’ekwentị gị ugbu a|jiri ekwentị gị chetara onwe gị|gwa mmadụ ka o chetara gị].',
      ],
      [
        'Gịnị na-[eju unu anya|atọ unu ọchị|atọ unu ụtọ] karịa [n’ọrụ a|n’okwu ndị mmadụ|kwa ụbọchị]?',
        'Onye [sịrị na ya na-elele naanị anya|jụrụ otu ihe ugboro atọ|sịrị na ya agaghị egbu oge], [wee nọrọ ruo ehihie|wee ghọọ enyi|wee kọọrọ m akụkọ ezinụlọ ya niile].',
      ],
      [
        '[Ọ bụrụ na ọ bụ unu|Ọ bụrụ na unu nọ n’ọnọdụ m|Unu onwe unu], gịnị ka unu ga-ebu ụzọ [jụọ|lee|mee]?',
        'M ga-[ajụ ruo mgbe obi ga-eru m ala|ede ihe m chọrọ n’akwụkwọ|ekwu ego m bu n’obi], [ihere anaghị eme onye na-ajụ ajụjụ|emesịa m ekpebie|ọsọ ọsọ anaghị ekwe mmadụ hụ nke ọma].',
      ],
      [
        'Ọ bụ nwa m [na-achọrọ m ihe n’ekwentị|bu ụzọ hụ aha unu n’ekwentị|kụziiri m otú m si hụ unu], [ụmụaka ugbu a dị ngwa|m na-elele naanị aka ya|amaghịdị m ebe ọ pịrị].',
        '[Kelee nwa ahụ|Nwa gị maara ihe|Ị mụtara ezigbo nwa], [sị ya kụziere gị nwayọ nwayọ|zụọrọ ya bisikiti|gị na ya pịakọọ ya].',
      ],
      [
        '[Biko|Biko nụ|Arịọ m unu], unu [agwala m okwu siri ike|asụla asụsụ ndị prọfesọ|emela ka okwu dị ogologo], [isi m ejula|achọrọ m ka o doo m anya ngwa|okwu dị mfe ka m chọrọ].',
        '[Okwu dị mfe ka m na-ekwu|Anụla m|Atụla egwu], [ọ bụrụ na okwu esie ike, kwụsị m|welie aka ma o doghị gị anya|m ga-ekwu ya otú m ga-esi agwa nne m].',
      ],
      [
        '[Obi m kere abụọ|Ana m eche ya ugboro ugboro|Ekpebibeghị m], m̀ ga-[ebu ụzọ jụọ ndị be m|echetụ ntakịrị|ebu ụzọ rahụ ụra]?',
        '[Agbala ọsọ|O nweghị onye na-achụ gị|Chee ya nke ọma], [ihe e ji ndidi mee anaghị emebi|echefula ihe ị nụrụ|mkpebi si n’obi ka mma].',
      ],
      [
        '[Nwanne m|Enyi m|Ọgọ m] na-asịkarị na [ọ ma ihe niile|ọ dịghị ihe dị ya ọhụrụ|ọ hụla ụdị ya], [ka m ghara ige onye ọzọ ntị|ọ na-akọcha m ma m jụọ ajụjụ|ma ọ maghị ego ole ọ bụ].',
        '[Gị na ya alụla ọgụ|Nye ya ugwu ya|Onye maara ihe anaghị eti mkpu], [jiri nwayọ gwa ya ihe ị nụrụ|sị ya bịa jiri anya ya hụ|ya onwe ya ga-ajụ ma oge ruo].',
      ],
    ],
    after: [
      [
        '[Ọ dị mma|Obi eruola m ala|Aghọtala m], [m ga-agwa ndị be m|m ga-akpọ nwanne m n’abalị a|m ga-eme ka ndị enyi m nụ].',
        '[Obi dị m ụtọ|Daalụ|Imeela], [kelee ha|kelee ndị ụlọ gị|ọ bụrụ na i nwere ajụjụ ọzọ, jụọ].',
      ],
      [
        'Gịnị ka m ga-[agwa|edegara|akọrọ] ndị be m, [n’otu okwu|na nkenke|ka ha kwere]?',
        '[Gwa ha ihe ị nụrụ|Kwuo ya otú ọ dị|Gosi ha vidiyo a], [etinyela nnu na ya|eziokwu anaghị achọ mma|ka ha jiri ntị ha nụ].',
      ],
      [
        '[Ekpebiela m|Obi m ahọrọla|Ekwerela m], [agaghị m eche ọzọ|agaghị m asị “echi” ọzọ|ka ihere ghara ime m n’ihu unu].',
        '[Ọ bụ ihe m chọrọ ịnụ|Ọ dị mma otú ahụ|Ezigbo mkpebi], [obi dị m ụtọ|daalụ|taa bụ ezigbo ụbọchị].',
      ],
    ],
  },
}
