import type { ScriptPack } from '../script-pack.ts'
import { give } from './appeals/igbo.ts'
import { come } from './calls/igbo.ts'
import { advice } from './guides/igbo.ts'

export const igbo: ScriptPack = {
  advice,
  calls: { come, give },
  cast: ['Ada', 'Emeka', 'Ngozi', 'Obinna', 'Chioma', 'Ikenna', 'Uche', 'Nneka'],
  places: {
    indoor: 'n’ime ụlọ nwere ìhè',
    office: 'ọfịs, ndị mmadụ na-arụ ọrụ',
    outdoor: 'n’èzí, n’ehihie',
    home: 'pala, n’ụlọ',
    studio: 'stuudio, azụ ya dị ọcha',
    retail: 'ụlọ ahịa, n’etiti ngwá ahịa',
    restaurant: 'ụlọ oriri, nri dị na tebụl',
    event: 'ebe oriri na ọṅụṅụ, ndị ọbịa nọ n’azụ',
    nature: 'n’ọhịa, n’okpuru eluigwe',
    urban: 'n’okporo ámá obodo, ndị mmadụ na-agafe',
  },
  parts: {
    video_script: ['Mmalite', 'Etiti', 'Ọgwụgwụ'],
    social_media: ['Ihu nke 1', 'Ihu nke 2', 'Ihu nke 3'],
    blog_post: ['Okwu mmalite', 'Isi okwu', 'Okwu mmechi'],
    ad_copy: ['Isiokwu', 'Okwu ya', 'Ihe ị ga-eme'],
  },
  details: [
    '[Rịba ama|Marakwa nke a|Echefula nke a|Otu ihe ọzọ|Nụkwa nke a]: {it}.',
    '[Nke a dịkwa|Debe nke a n’obi|Ka ị mara|Chetakwa nke a]: {it}[|, ọ bụ eziokwu|, nwanne m].',
  ],
  brands: [
    '[Nke a bụ ozi sitere n’aka {brand}|{brand} nwere ozi maka gị|Ọ bụ {brand} na-agwa gị okwu][|, nwanne m|, enyi m|, biko gee ntị].',
    'Aha anyị bụ {brand}[|, nnọọ].',
  ],
  audiences: [
    '[Ozi a|Nke a|Vidiyo a] bụ maka {audience}[|, biko gee ntị|, chere ntakịrị].',
    '[Ozi|Obere ozi|Ọkwa] maka {audience}[|: gee ntị|: chere ntakịrị|: nụrụ nke a].',
  ],
  story: {
    acts: [
      '[Ekwentị na-acha n’elu tebụl|Otu onye na-ede ozi n’ekwentị|Otu onye gụrụ ozi wee mụmụọ ọnụ ọchị|Ekwentị kụrụ n’ime akpa], [e si nso see ya|e si n’akụkụ see ya|e si n’elu see ya].',
      '[E gosiri {product} nso|Kamera lekwasịrị {product} anya|E gosiri {product}], [n’ezi ìhè|nwayọ|sekọnd atọ].',
      'Onye na-ekwu okwu [lere ekwentị anya|bịara nso|mụmụrụ ọnụ ọchị|nọdụrụ ala], [ka onye na-agwa enyi ya okwu|wee chere ntakịrị|na-eji aka akọwa].',
    ],
  },
  answers: {
    starts: [
      '[N’otu nkeji|Na nkenke|N’okwu ole na ole]: [ihe {brand} na-eme|ihe {brand} nwere maka gị], na otú ị ga-esi kpọtụrụ anyị.',
      '[Ihe niile|Ihe] i kwesịrị ịma maka {brand} bụ nke a, [na nkenke|otu otu|n’enweghị ogologo okwu].',
    ],
    middles: [
      '[Nke mbụ|Iji malite|Ihe mbụ], [gwa anyị ihe ị chọrọ|jụọ anyị ajụjụ gị|degara anyị ozi]: [anyị ga-ege ntị|otu ozi ezuola|otu ahụ ka e si amalite].',
      '[Nke abụọ|Emesịa|Ihe nke abụọ], [anyị ga-aza gị|anyị ga-akọwara gị ihe niile], [ka ihe niile doo anya|n’enweghị ogologo okwu|na nkenke].',
      '[Nke atọ|Mgbe ahụ|N’ikpeazụ], [ọ bụ gị ga-ekpebi|ị ga-eche echiche|ị ga-ekwu nke ị chọrọ], [nwayọ nwayọ|mgbe ọ dịrị gị mma].',
      '[Otu ajụjụ|Ha na-ajụkarị|Onye ọzọ ga-asị]: [“M nwere ike ibu ụzọ jụọ?”|“Onye ka m ga-agwa okwu?”|“Ọ bụrụ na ejighị m n’aka?”] [Azịza ya dị mfe|Azịza anyị bụ nke a]: [jụọ|gwa anyị okwu|zite ozi].',
      '[Otu ndụmọdụ|Cheta|Otu ihe ọzọ]: [dee ajụjụ gị|debe vidiyo a|debe aha anyị], [ọ ga-enyere gị aka|ka ị hụ anyị ọzọ|ruo mgbe ị ga-achọ ya].',
    ],
    ends: [
      '[Na nkenke|Iji mechie|Otu ugboro ọzọ]: [jụọ {brand}|aha anyị bụ {brand}|gwa {brand} okwu][|, nwanne m|, biko].',
      'Ugbu a, [ị matala ihe kwesịrị|ị nụla nkọwa ya|ị maara onye ị ga-ajụ], [nhọrọ bụ nke gị|anyị nọ maka gị|kpọtụrụ anyị].',
    ],
    acts: [
      'Foto dị jụụ n’ogo anya, onye na-ekwu okwu [guzo ọtọ|nọ ọdụ|nọ n’ihu kamera].',
      '[Aha|Okwu] “{brand}” [pụtara|gosiri] [n’akụkụ onye na-ekwu okwu|n’ala|n’akwụkwọ ukwu].',
      'Anyị na-ahụ {product} [site n’ihu|site n’elu|site n’akụkụ], [n’ezi ìhè|nwayọ|sekọnd abụọ].',
      'Onye na-ekwu okwu na-[agụ ya na mkpịsị aka|atụ ya aka|efe isi], [otu otu|nwayọ|wee chere ntakịrị].',
    ],
  },
  quick: {
    starts: [
      '[Kwụsị|Chere|Lee ebe a|Agafela][|, biko|, nwanne m]: {brand}.',
      '[Nụrụ aha a|Debe aha a n’obi|Jide aha a][|, nwanne m|, biko]: {brand}.',
    ],
    middles: [
      'Gwa [otu enyi|nwanne gị|onye agbata obi gị|ndị gị] maka nke a[|, ugbu a|, biko].',
      '[Debe nke a|Jide aha ya|Dee ya][|, biko|, ugbu a]: [ị ga-achọ ya|ọ ga-aba uru otu ụbọchị].',
    ],
    ends: [
      '[Otu ugboro ọzọ|Tupu ị laa|Okwu ikpeazụ]: {brand}, [cheta aha ya|debe ya ugbu a|aha ya bụ nke ahụ].',
      '[O mechara|Ọ gwụla|Ọ bụ nke ahụ], [ugbu a ọ bụ gị|o ruola gị]: [zite ozi|debe nke a|kesaa nke a][, biko|, ngwa|].',
    ],
    acts: [
      'Foto [atọ|anọ|ise] ngwa ngwa [n’egwú|n’ịkụ aka]: [ihu|aka|okporo ámá], {product}, [ọchị|aha].',
      'Ekwentị [gbara ọsọ bata|tụgharịrị|gbadara], [kwụsị|maa jijiji], {product} [juru foto|guzo jụụ].',
      'Foto agbanwee [ngwa ngwa|gbam]: [otu ebe|otu onye], [agba ọhụrụ|bịa nso|site n’elu].',
    ],
  },
  flavours: {
    joke: [
      '[Onye nwe ụlọ m|Onyeisi m|Nwanne nna m|Nwanne m nwoke] nụrụ maka {brand}, o wee [chefuo iwe|chịa ọchị nke mbụ n’afọ a|malite ịkpọ m “ezigbo nwa”|kụọrọ m aka].',
      'Agwara m [ndị ọgọ m|ndị agbata obi m|ndị klaasị m ochie] maka nke a, [ugbu a ha hụrụ m n’anya|ugbu a ọ bụ ha na-ebu ụzọ ekele m|na mberede anyị abụrụla otu ezinụlọ|ugbu a ha na-akpọ m na nzukọ niile].',
    ],
    slang: [
      '[Nwanne|Onye be anyị|Nụrụ], {brand} [abatala|na-ewu ewu|dị egwu], [ị ghọtara|abụghị ụgha|arahụla ụra].',
      '[Chai|Ewoo], [nke a karịrị|ọ masịrị m|nke a dị egwu], [ọ bụ {brand}|kelee {brand}].',
    ],
    local: [
      'Ọbụna [n’okporo ụzọ Onitsha|n’oge ụgụrụ|mgbe ọkụ gbanyụrụ|n’ime keke], [i nwere ike izitere anyị ozi|i nwere ike ịkpọ anyị|i nwere ike idegara anyị].',
      '[Site n’Enugu ruo Aba|Site n’Onitsha ruo Owerri|Site na Nnewi ruo Awka], ebe ọ bụla ị nọ, [i nwere ike ịjụ anyị|ozi gị ga-eru anyị|i nwere ike idegara anyị].',
    ],
    culture: [
      'Dị ka [ndị nne anyị|ndị okenye|nna nna anyị] [si kụziere anyị|na-ekwu], [ihe ọma ka a na-eke eke|onye ọbịa bụ eze|ekele na-ebu ụzọ], ya mere, nnọọ na {brand}.',
      '[Ndị Igbo|Ndị okenye] na-ekwu, “[Onye ajụjụ anaghị efu ụzọ|Aka nri kwọọ aka ekpe, aka ekpe akwọọ aka nri]”, ya mere, [jụọ {brand}|gwa {brand} okwu|kpọtụrụ {brand}].',
    ],
    heart: [
      'Anyị na-ekele [onye ọ bụla bịatụrụla|onye ọ bụla na-akwado anyị|onye ọ bụla na-ekwu anyị n’ihe ọma], [anyị anaghị echefu|Chukwu gọzie gị|ị nọ anyị n’obi].',
      'Ọ bụrụ na e nwere onye ị hụrụ n’anya, [gwa ya okwu ọma taa|cheta ya taa|kpọọ ya taa], [otú ahụ ka ihe ọma si amalite|obiọma anaghị agwụ].',
    ],
    tip: [
      '[Otu ndụmọdụ|Nụrụ ndụmọdụ a|Ndụmọdụ taa]: tupu i kpebie, [jụọ otú o si dị|jụọ ihe niile|gwa anyị okwu].',
      '[Ihe mmụta mbụ|Ndụmọdụ mbụ|Amamihe ya]: [buru ụzọ jụọ|kwadebe n’oge|dee ihe ị chọrọ], [emesịa kpebie|ọ na-echekwa oge|ihe niile ga-adị mfe].',
    ],
    game: [
      '[Oge egwuregwu|Asọmpi|Ka anyị gwuo]: [kpọọ mmadụ atọ|kpọọ otu enyi] [ga-achọ ịnụ nke a|chọrọ nke a], [onye mechiri azụ ga-azụ mmiri|onye meriri ga-ahọrọ].',
      '[Gwam gwam gwam|Chọpụta ya]: onye ka [nke a ga-aka atọ ụtọ|obi ga-aka adị ụtọ ma ọ hụ nke a]? [Dee aha ya n’okpuru|Zigara ya nke a], [ka anyị hụ ihe ọ ga-ekwu|ka anyị mara onye ka ọsọ].',
    ],
    budget: [
      'Okwu ego: [kwuo ego i bu n’obi|buru ụzọ jụọ ego ya niile|hazie ego gị n’oge], [anyị ga-ekwu ihe ga-ekwe omume|ka i kwadebe nke ọma].',
      'Ọ bụrụ na [ego ezubeghị|ị na-eche ụgwọ ọnwa], [gwa anyị|degara anyị ozi], [ka anyị hụ ihe ga-ekwe omume|ihere adịghị ya].',
    ],
  },
  films: [
    '[Jide ekwentị kwụ ọtọ|Jiri aka abụọ jide ekwentị|Dabe ekwentị n’iko], [n’ebe ìhè dị|ka ìhè si n’akụkụ|n’onyinyo], see {product} [sekọnd ise|ugboro abụọ].',
    'See [aka|ihu|onye na-ekwu] [nso|n’ogologo aka|site n’obi], [metụ ihuenyo ka o doo|hichaa anya kamera|amala jijiji].',
    'Gaa ije [nwayọ|nzọụkwụ atọ] [gakwuru|gafee] {product}, [ikpere aka n’ahụ|ekwentị n’ala], [otu ugboro|laghachikwa].',
    'Dekọọ [ụda ebe ahụ|olu gị|ahịrị n’ahịrị], [ebe dị anya n’okporo ụzọ|n’akụkụ ekwentị], [debe nke kacha mma|sekọnd iri].',
    'See foto {product} [site n’elu|site n’ebe dị anya|otú ọ dị|site n’ihu], [maka mmalite|maka mkpuchi|otu ugboro].',
  ],
  shotList: 'Ihe ị ga-eji ekwentị see',
  show: ['Gosi {it}, [nke ọma|sekọnd atọ|n’ìhè].', 'Kamera lekwasịrị {it} anya, [okwu adịghị|nwa oge].'],
  avoid: ['Etinyela {it}.', 'Wepụ {it}[| na vidiyo a].'],
}
