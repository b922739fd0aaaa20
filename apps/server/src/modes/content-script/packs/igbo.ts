import type { ScriptPack } from '../script-pack.ts'
import { come } from './calls/igbo.ts'
import { advice } from './guides/igbo.ts'

export const igbo: ScriptPack = {
  advice,
  calls: { come },
  cast: ['Ada', 'Emeka', 'Ngozi', 'Obinna'],
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
    '[Ọzọkwa|Mara nke a|Cheta]: {it}[, mgbe niile|, ka o kwesịrị|].',
    '{it}: [otu anyị si eme ya bụ nke ahụ|ị nwere ike ịtụkwasị ya obi|ụzọ anyị bụ nke ahụ].',
  ],
  brands: [
    '[Nke a bụ {brand}|Nnọọ na {brand}|Lee {brand}], [ebe ị ga-ahụ|ebe ị ga-ajụ maka|maka] {product}[, obi dị anyị ụtọ na ị bịara|, nnọọ|].',
    '[Ozi {brand} bụ nke a|Ihe {brand} wetaara gị bụ nke a|{brand} nwere ozi maka gị]: {product}[, ụmụnne m|, otu ị chọrọ ya|, gee ntị nke ọma|].',
    '[Cheta aha ya|Dee aha ya|Jide aha ya]: {brand}, maka {product}[, ụbọchị ọ bụla|, mgbe niile|].',
  ],
  names: [
    '[Nnọọ na {brand}|Lee {brand}|Mara {brand}][|, obi dị anyị ụtọ|, nnọọ].',
    '[Cheta aha a|Aha anyị bụ|Dee ya]: {brand}[|, ọ bụ anyị|, kwa ụbọchị].',
  ],
  audiences: [
    '[Nke a bụ maka|Anyị mere ya maka|Ozi a bụ maka|Anyị na-eche maka] {audience}[|, jiri ịhụnanya|, nọnyerenụ anyị|, geenụ anyị ntị].',
    'Ọ bụrụ na ị [so na|bụ otu n’ime] {audience}, [nọnyere anyị|gee anyị ntị nke ọma|lee ya ruo na njedebe].',
    '{audience}: [nụrụnụ nke a|ozi unu bụ nke a|nke a bụ nke unu|nnọọ nụ][|, biko|, cherenụ ntakịrị].',
  ],
  brandTypes: {
    small: [
      'Anyị adịghị ọtụtụ, mana [ọrụ ọ bụla|onye ahịa ọ bụla] [dị anyị mkpa|ka anyị na-elekọta nke ọma|ka anyị na-etinye uche].',
      'Obere [azụmahịa|ọrụ], [nnukwu nlekọta|ezi nlezianya]: [ị ga-agwa onye nwe ya okwu|ị ga-anụ azịza eziokwu|anyị ga-echeta gị].',
    ],
    medium: [
      'Anyị nwere [ndị ọrụ zuru ezu|ahụmahụ zuru ezu], anyị na-[ege gị ntị|anọ gị nso].',
      '[Ndị otu anyị|Ndị anyị] [na-aza|adịla njikere], [onye ga-aza oku dị|ị maara onye ị ga-ajụ].',
    ],
    large: [
      '[Ọtụtụ ndị ọrụ|Ọtụtụ mmadụ] na-arụ ọrụ [n’aha a|n’otu ụkpụrụ], [ị ga-amata ya|ị nwere ike ịtụkwasị ha obi].',
      'N’aka {brand}, [otu ụkpụrụ|otu nkwa] [dị n’ebe niile|bụ nke onye ọ bụla], [ebe ọ bụla ị nọ|ma nnukwu ma obere].',
    ],
    multi_enterprise: [
      '[Ọtụtụ ụlọ ọrụ|Karịa otu ụlọ ọrụ] [guzo n’azụ|na-emezu] nkwa a [ọnụ|dị ka otu], [aka na aka|onye ọ bụla na ọrụ ya].',
      'N’azụ {brand} e nwere [ọtụtụ ụlọ ọrụ|ụlọ ọrụ ndị ọzọ], [otu olu|otu ebumnuche] [maka gị|n’ebe niile].',
    ],
  },
  replies: [
    '[Chere|Ewoo|Nụrụ], [kwuo ya ọzọ|kwukwuo|achọrọ m ịnụ nke a][, biko|, nwayọ nwayọ|].',
    '[N’eziokwu|Lee], [ihe m chọrọ|ihe m na-achọ|ụdị ihe masịrị m] bụ nke ahụ[, abụghị egwuregwu|, kpọmkwem|].',
    '[Ọ dị mma|Ngwanụ|Ya mere], [gịnị ka m ga-eme|olee ebe m ga-amalite|kedu ka m ga-esi hụ ya][ ugbu a| kpọmkwem|]?',
    '[Ị hụrụ|Agwara m gị|Amaara m], [ọ dị mfe otú ahụ|ọ bụ nke a|ekwetala m|ọ masịlarị m][, enyi m|, n’ikpeazụ|].',
  ],
  story: {
    starts: [
      '[Izu gara aga|Ụnyaahụ|Otu mgbede|N’ụtụtụ Mọnde|Otu ụbọchị], [onye agbata obi m|otu enyi m|otu onye ahịa|otu nwanne m] [jụrụ m|kpọrọ m wee jụọ m|degaara m wee jụọ m] maka {product}[, m wee mụmụọ ọnụ ọchị|, m wee zaa ya|].',
      '[Ka m kọọrọ unu akụkọ|Nụrụnụ obere akụkọ]: [onye agbata obi m|otu enyi m|otu nwanne m] [jụrụ onye ọ bụla maka {product}, tupu ọ jụọ m|nọrọ otu izu na-ajụ maka {product}].',
    ],
    middles: [
      '[Agwara m ya|M sịrị ya|Azara m ya]: [echegbula onwe gị|wetuo obi], [amaara m ndị ahụ|amaara m ebe ahụ|ka m zitere gị nọmba ha|jụọ {brand}].',
      '[Ọ jụrụ|Ọ jụrụ ọzọ|O wee sị]: [“Hà na-aza?”|“I ji n’aka?”|“Ebee ka m ga-esi malite?”] M sịrị: [jụọ ha n’onwe gị|nwaa ya hụ|degara ha|ị ga-ekele m].',
      '[O wee degara ha|O wee kpọọ ha|O wee zigara ha ozi] [ozugbo|ngwa ngwa|n’abalị ahụ], [ha wee zaa ya|o chere azịza|o gbughị oge].',
      '[Mgbe e mesịrị|N’abalị ahụ|N’echi ya], [ọ kpọrọ m|ahụrụ m ya ọzọ|o zitere m foto], [ọ na-amụmụ ọnụ ọchị|o kelere m|ọ gwala nwanne ya].',
      'Otu ahụ ka [ndị mmadụ si nụ maka {product}|akụkọ {product} si gbasaa|{product} si ruo ọtụtụ mmadụ ntị][| ngwa ngwa| n’ebe anyị bi].',
    ],
    ends: [
      '[Akụkọ ya bụ nke ahụ|Otu ahụ ka akụkọ si gwụ|Akụkọ m agwụla]: [nke ọzọ nwere ike ịbụ nke gị|ugbu a o ruola gị aka|gị onwe gị kọọ nke gị].',
      'Ọ bụrụ na [i nwere|enyi gị nwere|nwanne gị nwere] ajụjụ dị otu a, [ugbu a ị matala azịza ya|azịza ya bụ nke a|kwuo aha {brand}].',
    ],
    acts: [
      '[Ekwentị na-acha n’elu tebụl|Otu onye na-ede ozi n’ekwentị|Otu onye gụrụ ozi wee mụmụọ ọnụ ọchị|Ekwentị kụrụ n’ime akpa], [e si nso see ya|e si n’akụkụ see ya|e si n’elu see ya].',
      '[Enyi abụọ|Ndị agbata obi abụọ|Mmadụ abụọ] [na-akparịta ụka n’ọnụ ụzọ|nọ ọdụ n’oche|na-aga ije ọnụ|na-ekele onwe ha], [e si n’ebe dịtụ anya see ha|ha na-achị ọchị|nwayọ nwayọ].',
      '[E gosiri {product} nso|Kamera lekwasịrị {product} anya|E gosiri {product}], [n’ezi ìhè|nwayọ|sekọnd atọ].',
      'Onye na-ekwu okwu [lere ekwentị anya|bịara nso|mụmụrụ ọnụ ọchị|nọdụrụ ala], [ka onye na-agwa enyi ya okwu|wee chere ntakịrị|na-eji aka akọwa].',
    ],
  },
  answers: {
    starts: [
      '[Ajụjụ anyị na-anụkarị|Ndị mmadụ na-ajụkarị anyị|Ajụjụ taa bụ|Ị jụrụ, anyị azaa]: [gịnị ka m kwesịrị ịma maka|ebee ka m ga-ahụ|kedu ka m ga-esi nweta|onye ka m ga-ajụ maka] {product}?',
      'N’[obere vidiyo a|ime nkeji ole na ole|okwu ole na ole], [ị ga-anụ ihe i kwesịrị ịma|anyị ga-ekwu eziokwu|anyị ga-akọwa ihe dị mkpa] maka {product}[, nwayọ nwayọ|, na nkenke|, otu otu|].',
    ],
    middles: [
      '[Nke mbụ|Iji malite|Ihe mbụ], [gwa anyị ihe ị chọrọ|jụọ anyị ajụjụ gị|degara anyị]: [anyị ga-ege ntị|otu ozi ezuola|otu ahụ ka e si amalite].',
      '[Nke abụọ|Emesịa|Ihe nke abụọ], [anyị ga-ekwekọrịta|anyị ga-ekwu ihe ga-ekwe omume|anyị ga-aza gị|anyị ga-akọwa ya], [ka ihe niile doo anya|tupu ọrụ amalite|na nkenke].',
      '[Nke atọ|Mgbe ahụ|N’ikpeazụ], [ọ bụ gị ga-ekpebi|ị ga-ahọrọ ụbọchị|ị ga-ekwu nke ị chọrọ], [anyị emee nke fọdụrụ|nwayọ nwayọ|mgbe ọ dịrị gị mma].',
      '[Otu ajụjụ|Ha na-ajụkarị|Onye ọzọ ga-asị]: [“M nwere ike ibu ụzọ jụọ?”|“Onye ka m ga-agwa okwu?”|“Ọ bụrụ na amabeghị m nke m chọrọ?”] [Azịza ya dị mfe|Azịza anyị bụ]: [jụọ|gwa anyị okwu|zite ozi].',
      '[Otu ndụmọdụ|Cheta|Otu ihe ọzọ]: [dee ajụjụ gị|debe vidiyo a|debe aha anyị], [ọ ga-enyere gị aka|ka ị hụ anyị ọzọ|ruo mgbe ị ga-achọ ya].',
    ],
    ends: [
      '[Na nkenke|Iji mechie|Cheta]: {product}, [site n’aka|n’aka] {brand}[, ugbu a ị matala|, ọ bụ nke ahụ|].',
      'Ugbu a, [ị matala ihe kwesịrị|ị nụla nkọwa ya|ị maara onye ị ga-ajụ], [nhọrọ bụ nke gị|anyị nọ maka gị|kpọtụrụ anyị].',
    ],
    acts: [
      'Foto dị jụụ n’ogo anya, onye na-ekwu okwu nọ [n’akụkụ windo|n’ihu mgbidi|n’azụ tebụl|n’ọnụ ụzọ].',
      '[Aha|Okwu] “{brand}” [pụtara|gosiri] [n’akụkụ onye na-ekwu okwu|n’ala|n’akwụkwọ ukwu].',
      'Anyị na-ahụ {product} [site n’ihu|site n’elu|site n’akụkụ], [n’ezi ìhè|nwayọ|sekọnd abụọ].',
      'Onye na-ekwu okwu na-[agụ ya na mkpịsị aka|atụ ya aka|efe isi], [otu otu|nwayọ|wee chere ntakịrị].',
    ],
  },
  quick: {
    starts: [
      '[Kwụsị|Chere|Lee ebe a|Agafela]: {product}[, lee ya|, ee, gị|, otu, abụọ, atọ|].',
      '[Otu ajụjụ|Obere ule|Gwa m]: [onye ka ị ga-akpọ maka|onye batara gị n’obi maka|onye ka ị ga-ajụ maka] {product}? [Azịza ya|Otu aha|Ọ dị mfe]: {brand}.',
    ],
    middles: [
      '[Hụ nke a|Lee ebe a|Ugbu a nke a|Na nke a], [nso|site n’elu|otu ugboro ọzọ|nwayọ][, mụmụọ ọnụ ọchị|, lee ya ọzọ|, emechila anya|].',
      '[Tụọ ya aka|Kụọ aka otu ugboro|Soro m kwuo ya|Welie aka elu]: {brand}[, kwusie ike|, otu ugboro ọzọ|].',
      '[Ihe ị chọrọ|Ajụjụ gị|Atụmatụ gị]: naanị [otu ozi|otu oku|sekọnd iri], [ọ gwụla|e dozie ya|ọ dị mfe].',
      '[Kpọọ|Gwa] [otu enyi|nwanne gị|onye agbata obi gị]: {product}[, ugbu a|, ha ga-ajụ|, ebe a ka ị nụrụ ya|].',
      '[N’enweghị ogologo akụkọ|Na nkenke|Dị mkpụmkpụ ma dị ụtọ]: {product}[, ọ bụ ya|, vidiyo a bụ nke ahụ|].',
    ],
    ends: [
      '[Foto ikpeazụ|Otu ugboro ọzọ|Tupu ị laa]: {brand}, [maka {product}|cheta aha ya|debe ya ugbu a].',
      '[O mechara|Ọ gwụla|Nke ahụ bụ ya], [ugbu a ọ bụ gị|o ruola gị]: [zite ozi|debe nke a|kesaa nke a][, ugbu a|, ngwa|].',
    ],
    acts: [
      'Foto [atọ|anọ|ise] ngwa ngwa [n’egwú|n’ịkụ aka]: [ihu|aka|okporo ámá], {product}, [ọchị|aha].',
      'Ekwentị [gbara ọsọ bata|tụgharịrị|gbadara], [kwụsị|maa jijiji], {product} [juru foto|guzo jụụ].',
      'Foto agbanwee [ngwa ngwa|gbam]: [otu ebe|otu onye], [agba ọhụrụ|bịa nso|site n’elu].',
    ],
  },
  flavours: {
    joke: [
      '[Onye nwe ụlọ m|Onyeisi m|Nwanne nna m|Nwanne m nwoke] [nụrụ maka|jụrụ maka|rọrọ nrọ] {product}, o wee [chefuo iwe|chịa ọchị nke mbụ n’afọ a|malite ịkpọ m “ezigbo nwa”|kụọrọ m aka].',
      'Agwara m [ndị ọgọ m|ndị agbata obi m|ndị klaasị m ochie] maka {product}, [ugbu a ha hụrụ m n’anya|ugbu a ọ bụ ha na-ebu ụzọ ekele m|na mberede anyị abụrụla ezinụlọ|ugbu a ha na-akpọ m na nzukọ niile].',
      '[Dọkịta|Pastọ|Onye nkuzi], apụghị m [ịrahụ ụra|ịnọ jụụ|izu ike], [ana m eche maka|onye ọ bụla na-ajụ m maka] {product}: [“Mụ onwe m kwa”|“Nke ahụ enweghị ọgwụ”|“Banye n’ahịrị”].',
    ],
    slang: [
      '[Nwanne|Ndị be anyị|Nụrụnụ], {product} [abatala|na-ewu ewu|dị egwu], [ị ghọtara|abụghị ụgha|arahụla ụra].',
      '[Chai|Ewoo], [nke a karịrị|ụtọ ya karịrị|nke a dị egwu], [ọ bụ {brand}|kelee {brand}].',
    ],
    local: [
      'Ọbụna [n’okporo ụzọ Onitsha|n’oge ụgụrụ|mgbe ọkụ gbanyụrụ|n’ime keke], [ị nwere ike izitere anyị ozi|ị nwere ike ịjụ maka {product}|ị nwere ike idegara anyị].',
      '[Site n’Enugu ruo Aba|Site n’Onitsha ruo Owerri|Site na Nnewi ruo Awka], ndị mmadụ na-[ajụ maka|ekwu maka|achọ] {product}[|, kwa izu|, abụghị ụgha].',
    ],
    culture: [
      'Dị ka [ndị nne anyị|ndị okenye|nna nna anyị] [si kụziere anyị|na-ekwu], [ihe ọma ka a na-eke eke|onye ọbịa na-ebu ụzọ rie|ekele na-ebu ụzọ], [nnọọ|ị bịala nke ọma] na {brand}.',
      '[Ndị Igbo|Ndị okenye] na-ekwu, “[Onye ajụjụ anaghị efu ụzọ|Aka nri kwọọ aka ekpe, aka ekpe akwọọ aka nri]”, ya mere, [jụọ {brand}|gwa {brand} okwu|kpọtụrụ {brand}].',
    ],
    heart: [
      'Cheta [ụbọchị mmadụ kwere na gị|ihu onye ị hụrụ n’anya|ndị kwadoro gị]: [ọ bụ ya mere anyị ji eme ya|ọ bụ ya mere anyị ji nọrọ ebe a|ihe kpatara ya bụ nke ahụ].',
      '[Ụfọdụ ụbọchị|Ụfọdụ mmadụ|Ụfọdụ oge] [adịghị echezọ echezọ|na-anọ n’obi], [ọ bụ maka ha ka anyị ji arụ ọrụ|ihe kpatara ya bụ nke ahụ].',
    ],
    tip: [
      '[Otu ndụmọdụ|Mụta nke a|Ị maara]: tupu ị họrọ {product}, [jụọ otú e si eme ya|tụlee abụọ|jụọ onye maara ya|jụọ ego ole].',
      '[Ihe mmụta mbụ|Iwu mbụ|Amamihe ya] banyere {product}: [malite na ntakịrị|buru ụzọ jụọ|lee ya ugboro abụọ], [emesịa kpebie|ị gaghị akwa ụta|ọ na-echekwa ego].',
    ],
    game: [
      '[Oge egwuregwu|Asọmpi|Ka anyị gwuo]: [kpọọ mmadụ atọ|kpọọ otu enyi] [ga-achọ|chọrọ] {product}, [onye mechiri ga-akwụ ụgwọ|onye meriri ga-ahọrọ].',
      '[Gwam gwam gwam|Chọpụta ya]: [gịnị na-eme Mọnde ụtọ|gịnị na-anaghị anọ ọdụ na tebụl|gịnị ka anyị na-ekwu kwa ụbọchị], [kpọmkwem|ị mara ya], {product}.',
    ],
    budget: [
      '[Ego gị|Akpa gị] [dị mkpa ebe a|ga-ezu ike], n’ihi na {product} [agaghị esiri gị ike|dabara n’akpa gị|bụ ihe ị ga-enweli].',
      '[Obere ego|Ọnụ ahịa eziokwu|Imefu nke ọma], [nnukwu ọchị|uru zuru oke]: [otú anyị si ahazi bụ nke ahụ|ụzọ {brand} bụ nke ahụ].',
    ],
  },
  films: [
    '[Jide ekwentị kwụ ọtọ|Jiri aka abụọ jide ekwentị|Dabe ekwentị n’iko], [n’akụkụ windo|ka ìhè si n’akụkụ|n’onyinyo], see {product} [sekọnd ise|ugboro abụọ].',
    'See [aka|ihu|onye na-ekwu] [nso|n’ogologo aka|site n’obi], [metụ ihuenyo ka o doo|hichaa anya kamera|amala jijiji].',
    'Gaa ije [nwayọ|nzọụkwụ atọ] [gakwuru|gafee] {product}, [ikpere aka n’ahụ|ekwentị n’ala], [otu ugboro|laghachikwa].',
    'Dekọọ [ụda ebe ahụ|olu gị|ahịrị n’ahịrị], [ebe dị anya n’okporo ụzọ|gbanyụọ fan|n’akụkụ ekwentị], [debe nke kacha mma|sekọnd iri].',
    'See foto {product} [site n’elu|site n’ebe dị anya|otú ọ dị|site n’ihu], [maka mmalite|maka mkpuchi|otu ugboro].',
  ],
  shotList: 'Ihe ị ga-eji ekwentị see',
  show: ['Gosi {it}, [nke ọma|sekọnd atọ|n’ìhè].', 'Kamera lekwasịrị {it} anya, [okwu adịghị|nwa oge].'],
  avoid: ['Etinyela {it}.', 'Wepụ {it}[| na vidiyo a].'],
}
