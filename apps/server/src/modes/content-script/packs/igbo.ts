import type { ScriptPack } from '../script-pack.ts'

export const igbo: ScriptPack = {
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
    '[Nke a bụ {brand}|Nnọọ na {brand}|Lee {brand}], [ebe ị ga-ahụ|ndị na-ewetara gị|ụlọ] {product}[, obi dị anyị ụtọ na ị bịara|, nsogbu adịghị|].',
    'Otu ihe ka {brand} [na-eme|maara|nọ maka ya]: {product}[, jiri nlezianya|, otú ị chọrọ ya|, kwa ụbọchị|].',
    '[Cheta aha ya|Dee aha ya|Jide aha ya]: {brand}, maka {product}[, ụbọchị ọ bụla|, mgbe niile|].',
  ],
  audiences: [
    '[Nke a bụ nke|Anyị mere ya maka|Anyị chetara] {audience}[, unu maara onwe unu|, ọ bụghị onye ọzọ|, jiri ịhụnanya|].',
    'Ọ bụrụ na ị [so na|nọ n’etiti|maara] {audience}, [nọnyere m|gee m ntị nke ọma|oge gị eruola|dọta oche].',
    '{audience}: [anyị hụrụ unu|anyị nụrụ unu|nke a bụ nke unu][, n’eziokwu|, ọ na-apụtakwa ìhè|].',
  ],
  brandTypes: {
    small: [
      'Anyị adịghị ọtụtụ, mana [ọrụ ọ bụla|onye ahịa ọ bụla] [na-esi n’aka onye nwere nlezianya|ka anyị maara aha ya|na-enweta obi anyị niile].',
      '[Obere|Ọhụrụ] azụmahịa, [nnukwu obi|ezi nlezianya]: [ị ga-agwa onye nwe ya okwu|ị ga-anụ azịza eziokwu|anyị ga-echeta gị].',
    ],
    medium: [
      'Anyị [toro nke ga-arụzu ya|nwere aka zuru ezu], anyị [dịkwa nta nke ga-amata gị|nọkwa nso nke ga-anụ gị].',
      '[Ndị otu anyị|Ndị anyị] [na-aza|adịla njikere], [onye ga-aza oku dị|ị maara onye ị ga-ajụ].',
    ],
    large: [
      '[Ọtụtụ aka|Ọtụtụ otu] na-arụ ọrụ [n’azụ aha a|n’otu ụkpụrụ], [ị ga-amata ya|ị pụrụ ịtụkwasị ya obi].',
      'N’aka {brand}, [otu ụkpụrụ|otu nkwa] [dị n’ebe niile|bụ nke onye ọ bụla], [ebe ọ bụla ị nọ|ma nnukwu ma obere].',
    ],
    multi_enterprise: [
      '[Ọtụtụ ụlọ ọrụ|Karịa otu ụlọ ọrụ] [guzo n’azụ|na-emezu] nkwa a [ọnụ|dị ka otu], [aka na aka|onye ọ bụla na ọrụ ya].',
      'N’azụ {brand} e nwere [ezinụlọ ụlọ ọrụ|ọtụtụ ụlọ], [otu olu|otu ebumnuche] [maka gị|n’ebe niile].',
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
      '[Izu gara aga|Ụnyaahụ|Otu mgbede|N’ụtụtụ Mọnde], [onye agbata obi m|otu enyi m|otu onye ahịa|nwa nwanne m] [jụrụ m|kpọrọ m iji jụọ|zitere m olu iji jụọ] maka {product}[, m wee mụmụọ ọnụ ọchị|, m matakwara azịza ya|].',
      '[Obere akụkọ|Ka m kọọrọ unu akụkọ|Chee echiche]: [ị tetara n’ụra|mgbede eruola|ọ bụ Mọnde|ị na-ala], ihe [mbụ|naanị|ikpeazụ] dị gị n’obi bụ {product}.',
    ],
    middles: [
      '[Agwara m ya|M sịrị|Azịza m dị mkpụmkpụ]: [akwụsịla ịchọgharị|buru ụzọ nọdụ ala|wetuo obi], [amaara m ndị ahụ|amaara m ebe ahụ|ka m zitere gị nọmba ha|jụọ {brand}].',
      '[Ọ jụrụ|Ajụjụ ọzọ|O wee sị]: [hà na-aza|ị ji n’aka|ebee ka m ga-esi malite], m wee sị, [jụọ ha n’onwe gị|nwalee hụ|degara ha|ị ga-ekele m].',
      '[O wee dee|O weere ekwentị|O gbughị oge], [otu ozi|otu ahịrị|otu ajụjụ], [o wee chere|ọ nọdụ ala|o lere m anya].',
      '[Mgbe e mesịrị|N’abalị ahụ|N’echi ya], [ekwentị m kụrụ|ahụrụ m ya ọzọ|o zitere m foto], [ọ na-amụmụ ọnụ ọchị|o kelere m|ọ gwaworị nwanne ya].',
      'Otu ahụ ka {product} [si bụrụ okwu ezi na ụlọ|si nweta enyi ọhụrụ|si gbasaa] [n’obodo|n’ebe ahụ|ngwa ngwa].',
    ],
    ends: [
      '[Akụkọ ya bụ nke ahụ|Otu ahụ ka akụkọ si gwụ|Akụkọ agwụla]: [nke ọzọ nwere ike ịbụ nke gị|ugbu a o ruola gị|ị ga-ede nke ọzọ].',
      'Ọ bụrụ na [i nwere|enyi gị nwere|nwanne gị nwere] otu ajụjụ ahụ, [ugbu a ị matala|azịza ya bụ nke a|zigara ya nke a|gwa ya maka {brand}].',
    ],
    acts: [
      '[Aka abụọ|Aka otu onye|Aka okenye] na-[emepe|ebuli|atụgharị] ihe anyị na-ahụbeghị [anya|aha], [nwayọ|jiri ọchị].',
      '[Otu ihu|Otu nwata|Onye na-agafe] [leliri anya|kwụsịrị|chigharịrị] ka {product} na-[abata|agafe|erute].',
      '[Ìhè uhuruchi|Onyinyo|Anyanwụ ụtụtụ] [gafere n’elu|dakwasịrị] {product}, [okwu adịghị|ọchị sochiri].',
    ],
  },
  answers: {
    starts: [
      '[Ka o doo anya|Kpọmkwem|Lee ajụjụ ahụ]: [gịnị ka ị ga-enweta|gịnị dị mkpa|gịnị ka ị ga-elele|ònye ka ị ga-atụkwasị obi] banyere {product}?',
      '[Ọtụtụ mmadụ|Ọtụtụ ndị ahịa] na-[egbu oge|efunahụ ego|ada mbà] mgbe ha na-achọ {product}, [o kwesịghị ịdị otú ahụ|ụzọ ka mma dị|ya mere anyị mere ya ka ọ dị mfe].',
      'N’[obere oge|obere vidiyo a], [ị ga-ama|anyị ga-egosi gị] [otú {brand} si arụ ọrụ|ihe {brand} na-eme][, nwayọ nwayọ|, n’ụzọ doro anya|].',
    ],
    middles: [
      '[Nke mbụ|Iji malite], [gwa anyị ihe ị chọrọ|jụọ anyị ajụjụ gị|gosi anyị ihe dị gị n’obi], [anyị ga-ege ntị|anyị ga-ede ya|ị ga-anụ azịza kpọmkwem].',
      '[Nke abụọ|Emesịa|Mgbe ahụ], anyị ga-[ekwekọrịta|akwado ihe niile|ekwu ihe ga-ekwe omume], [ka ihe ọ bụla ghara iju gị anya|tupu ihe ọ bụla amalite].',
      '[Nke atọ|Site ebe ahụ|N’ikpeazụ], [ọrụ amalite|a kwadoo ya|ọ pụọ], ị ga-[ama ebe o ruru|ajụ mgbe ọ bụla|anụ n’ọnụ anyị].',
      '[Otu ajụjụ|Ha na-ajụkarị|Ị pụrụ iche]: [m nwere ike ibu ụzọ hụ ya|kedu ka m ga-esi hụ unu|ọ bụrụ na m gbanwee uche m], [azịza ya dị mfe|azịza ya bụ otu]: [jụọ|gwa anyị okwu].',
      '[Ihe ị ga-elele|Ezi akara] na {product}: [obere ihe|azịza eziokwu|okwu doro anya], [ọ bụghị nnukwu nkwa|ị ga-ahụkwa ha ebe a].',
    ],
    ends: [
      '[Na nkenke|Iji mechie|Cheta]: {product}, [okwu doro anya|ndị na-aza|nkọ nkọ adịghị], [otu aha|otu ozi], {brand}.',
      'Ugbu a [ị maara nke zuru iji họrọ|ihe ị chọrọ dị gị n’aka], [nzọụkwụ na-esote dị nta|anyị adịla njikere ma ị dị|nhọrọ bụ nke gị].',
    ],
    acts: [
      'Foto [dị jụụ|guzosiri ike] n’ogo anya, {product} [n’elu tebụl|n’akụkụ onye na-ekwu|pụtara ìhè].',
      '[Aha|Okwu] “{brand}” [pụtara|guzo] [n’akụkụ onye na-ekwu|n’ala|n’akwụkwọ ukwu].',
      'Anyị na-ahụ {product} [site n’ihu|site n’elu|site n’akụkụ], [n’ezi ìhè|nwayọ|sekọnd abụọ].',
    ],
  },
  quick: {
    starts: [
      '[Kwụsị|Chere|Lee ebe a|Agafela]: {product}[, lee ya|, ee, gị|, otu, abụọ, atọ|].',
      '[Otu ajụjụ|Obere ule|Gwa m]: [onye ka ị ga-akpọ maka|onye batara gị n’obi maka|onye ka ị ga-ajụ maka] {product}? [Azịza ya|Otu aha|Ọ dị mfe]: {brand}.',
    ],
    middles: [
      '[Hụ nke a|Lee ebe a|Ugbu a nke a|Na nke a], [nso|site n’elu|otu ugboro ọzọ|nwayọ][, mụmụọ ọnụ ọchị|, ọzọ|, atụla anya|].',
      '[Tụọ ya aka|Kụọ aka otu ugboro|Soro m kwuo ya|Welie aka elu]: {brand}[, kwusie ike|, otu ugboro ọzọ|].',
      '[Ihe ị chọrọ|Ajụjụ gị|Atụmatụ gị], [otu ozi|otu oku|sekọnd iri], [o mechara|edozila ya|ọ dị mfe].',
      '[Kpọọ|Kpọtee|Gwa] [otu enyi|nwanne gị|onye agbata obi gị]: {product}[, ugbu a|, ha ga-ajụ|, ebe a ka ị nụrụ ya|].',
      '[Na-enweghị ogologo akụkọ|Na nkenke|Dị mkpụmkpụ ma dị ụtọ]: {product}[, ọ bụ ya|, vidiyo a bụ nke ahụ|].',
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
      '[Onye nwe ụlọ m|Onyeisi m|Ewu m|Nwanne nna m] [nụrụ maka|jụrụ maka|rọrọ nrọ] {product}, o wee [chefuo iwe|chịa ọchị maka oge mbụ n’afọ a|malite ịkpọ m “obi m”|kagbuo nzukọ niile].',
      'Agwara m [ndị ọgọ m|ndị agbata obi m|ndị klaasị m ochie] maka {product}, [ugbu a ha chọrọ udo|ugbu a ọ bụ ha na-ebu ụzọ ekele m|na mberede anyị abụrụla ezinụlọ ọzọ|ugbu a ha na-akpọ m na nzukọ niile].',
      '[Dọkịta|Pastọ|Onye nkuzi], enweghị m ike [ịrahụ ụra|ịnọ jụụ|izu ike], [m na-eche maka|onye ọ bụla na-ajụ m maka] {product}: [“Mụ onwe m kwa”|“Nke ahụ enweghị ọgwụ”|“Banye n’ahịrị”].',
    ],
    slang: [
      '[Egbula oge|Nwanne|Nna mehn], {product} [na-acha|dị egwu|karịrị], [ị ghọtara|abụghị ụgha].',
      '[Chai|Ewoo], [lee ọkwa|nke a karịrị|ụtọ ya karịrị], [ọ bụ {brand}|kelee {brand}].',
    ],
    local: [
      '[N’okporo ụzọ Onitsha|N’oge ụgụrụ|Mgbe ọkụ gbanyụrụ|N’ime keke], {product} [ka dị mma|bụ ozi ọma|na-eme obi ụtọ].',
      '[Site n’Enugu ruo Aba|Site n’Onitsha ruo Owerri|Site na Nnewi ruo Awka], [ndị mmadụ maara ihe ha chọrọ|okwu agbasala], [anyị na-anụ|{brand} na-aza].',
    ],
    culture: [
      'Dị ka [nne anyị|ndị okenye|nne nne] [si kụziere anyị|na-ekwu], [ihe ọma ka a na-eke eke|onye ọbịa na-ebu ụzọ rie|ekele bu ụzọ], [nnọọ|ị lọtala] na {brand}.',
      '[N’ikuputa nwa|N’oriri|N’ụbọchị emume|N’iri ji ọhụrụ], {product} [nwere ebe ya|so n’ụbọchị ahụ|anaghị efu].',
    ],
    heart: [
      'Cheta [ụbọchị mmadụ kwere na gị|ihu onye ị hụrụ n’anya|otú ụlọ na-adị]: [ọ bụ ya mere anyị ji eme ya|ebe ahụ ka {product} si].',
      '[Ụfọdụ onyinye|Ụfọdụ oge|Ụfọdụ ụtụtụ] [na-anọnyere anyị|a naghị azụta ya ugboro abụọ], [ọ bụ ya ka anyị na-arụ ọrụ|ihe kpatara ya bụ nke ahụ].',
    ],
    tip: [
      '[Otu ndụmọdụ|Mụta nke a|Ị maara]: tupu ị họrọ {product}, [jụọ otú e si eme ya|lelee ya n’ìhè ụbọchị|tụnyere abụọ|jụọ onye mere ya].',
      '[Ihe mmụta mbụ|Iwu mbụ|Amamihe ya] banyere {product}: [malite na ntakịrị|buru ụzọ jụọ|lee ya ugboro abụọ], [emesịa kpebie|ị gaghị akwa ụta|ọ na-echekwa ego].',
    ],
    game: [
      '[Oge egwuregwu|Asọmpi|Ka anyị gwuo]: [kpọọ mmadụ atọ|kpọọ otu enyi|gụọ ruo ise] [ga-achọ|chọrọ] {product}, [onye mechiri ga-akwụ ụgwọ|onye meriri ga-ahọrọ].',
      '[Gwam gwam gwam|Chọpụta ya]: [gịnị na-eme Mọnde ụtọ|gịnị na-anaghị anọ ọdụ na tebụl|gịnị ka anyị na-ekwu kwa ụbọchị], [kpọmkwem|ị mara ya], {product}.',
    ],
    budget: [
      '[Ego gị|Akpa gị] [dị mkpa ebe a|ga-ezu ike], n’ihi na {product} [ekwesịghị ịfụ ụfụ|ka a pụrụ ịhazi|dabara na ndụ].',
      '[Obere ego|Ọnụ ahịa eziokwu|Imefu nke ọma], [nnukwu ọchị|uru zuru oke]: [otú anyị si ahazi bụ nke ahụ|ụzọ {brand} bụ nke ahụ].',
    ],
  },
  films: [
    '[Jide ekwentị kwụ ọtọ|Jiri aka abụọ jide ekwentị|Dabe ekwentị n’iko], [n’akụkụ windo|ka ìhè si n’akụkụ|n’onyinyo], see {product} [sekọnd ise|ugboro abụọ].',
    'See [aka|ihu|onye na-ekwu] [nso|n’ogologo aka|site n’obi], [metụ ihuenyo ka o doo|hichaa anya kamera|amala jijiji].',
    'Gaa ije [nwayọ|nzọụkwụ atọ] [gakwuru|gburugburu|gafee] {product}, [ikpere aka n’ahụ|ekwentị n’ala], [otu ugboro|laghachikwa].',
    'Dekọọ [ụda ebe ahụ|olu ọzọ|ahịrị n’ahịrị], [ebe dị anya n’okporo ụzọ|gbanyụọ fan|n’akụkụ ekwentị], [debe nke kacha mma|sekọnd iri].',
    'See [foto sara mbara|otu foto|foto si n’elu] nke {product} [otú ọ dị|n’elu akwa|ebe ahụ dị n’azụ], [maka mmalite|maka mkpuchi].',
  ],
  shotList: 'Ihe ị ga-eji ekwentị see',
  show: ['Gosi {it}, [nke ọma|sekọnd atọ|n’ìhè].', 'Kamera [hụ|nọrọ na] {it}, [okwu adịghị|ka a gụọ ya].'],
  avoid: ['[Wepụ|Etinyela]: {it}.', '[Ọ dịghị na vidiyo a|Ewezuga]: {it}.'],
}
