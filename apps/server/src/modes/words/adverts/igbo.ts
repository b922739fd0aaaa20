import type { Advert } from '../advert.ts'

// Have a speaker check this.
const MESSAGE = '[Zitere anyị ozi|Degara anyị|Kpọtụrụ anyị|Gwa anyị okwu|Zite ozi]'

export const igbo: Advert = {
  offers: {
    order: [
      'anyị nwere {product}',
      'ị ga-enweta {product} n’aka anyị',
      'ị nwere ike ịzụta {product} n’aka anyị',
      'anyị na-ere {product}',
    ],
    book: [
      'anyị na-eme {product}',
      'ị nwere ike ịkpọ anyị maka {product}',
      'anyị nọ maka {product}',
      'bịakwute anyị maka {product}',
    ],
    join: [
      'ndebanye aha amalitela maka {product}',
      'ị nwere ike isonye na {product}',
      'ị nwere ike idebanye aha maka {product}',
      'oche gị dị na {product}',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'Ị na-[achọ|ajụ maka|eche maka] {product}? [Ị bịarutela|Ị hụla anyị|Gwa anyị okwu|Malite ebe a|Agazila n’ebe dị anya|Anyị nọ maka gị].',
      '[Na nkenke|Na-enweghị ogologo okwu|N’otu ahịrịokwu|Nke a bụ okwu ya|O doro anya]: {offer}.',
      'Mgbe ọ bụla ị [chọrọ|na-achọ|dị njikere maka] {product}, [gwa anyị okwu|bịakwute anyị|cheta anyị|degara anyị|anyị nọ ebe a].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Kedu|Nnọọ|Ụbọchị ọma][| unu niile|, ndị enyi|, ụmụnne|, ndị agbata obi]! Ọ bụrụ na ị na-[achọ|ajụ maka|eche maka] {product}, [nke a bụ nke gị|anyị nọ maka gị|bịakwute anyị|anyị nọ ebe a].',
      '[Obere okwu|Ncheta|Ka ị mara|Ozi ọma|Okwu sitere n’aka anyị|Obere ọkwa|Biko rịba ama][|, ndị enyi|, unu niile|, ụmụnne]: {offer}.',
    ],
    'Humorous & Witty': [
      'Anyị chọrọ [ịgba nkịtị|imechi ọnụ|izo ihe|ime ka ọ dị ka ọ dịghị ihe] maka {product}, mana [anyị emelighị ya|o rughị nkeji anọ|ọnụ anyị dị nkọ|lee anyị ebe a].',
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị]: {offer}. [“Amaghị m” abụkwaghị ihe ngọpụ|Mee ka ị hụghị ya|Asịla na ọ bụ anyị gwara gị|Biko kụọ aka|Ka onye agbata obi gị ghara ibu gị ụzọ nụ ya].',
    ],
    'Urgent & Scarcity-driven': [
      'Ị ka na-[eche maka|eyigharị|ezube] {product}? [Taa dị mma|Oge eruola|Kwụsị iyigharị|Nke a bụ ihe ịrịba ama gị|Mee ya taa|Echerela echi].',
      '[Echela|Araru ụra na ya|Ahapụla ya ruo oge ọzọ|Mee ngwa|Agafela][|, biko|, ụmụnne|, ndị enyi]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[Ọ bụghị mgbe ihe niile zuru ezu|Ihe ọma na-amalite site n’otu mkpebi|Mee ka izu a dị iche|Otu nzọụkwụ ọma ezuola taa|Mere onwe gị ihe ọma|Họrọ nke ọma maka ndị ị hụrụ n’anya]: {offer}.',
      'Ọ bụrụ na {product} [dị gị n’obi|dị n’atụmatụ gị|bụ ihe ị na-atụ anya ya], [mee nzọụkwụ|mee ka ọ bụrụ eziokwu|oge eruola|ka anyị mee ya ọnụ|eyigharịzila ya] [ugbu a|taa|na nke ugbu a].',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Biko gụọ nke a|Nye anyị otu nkeji|Gụruo ya na njedebe|Ka anyị banye n’okwu ozugbo|Nke a bụ ihe i kwesịrị ịma|Lee eziokwu ya][|, ọ dị mkpụmkpụ|, mesịa kpebie|, na-enweghị ogologo okwu].',
      '[Ị jụrụ|Ndị mmadụ na-ajụ|Ọtụtụ n’ime unu jụrụ|Ị chọrọ ịma], [ya mere, lee ya|lee azịza ya|ihe niile dị ebe a].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Kedu|Nnọọ|Ụbọchị ọma][ unu niile|, ndị enyi|, ụmụnne|, ndị agbata obi|, ndị ọma], [anyị nwere ihe maka gị|obere okwu|nke a bụ nke gị|chere ntakịrị|ozi dị].',
      '[Obere okwu|Obere ọkwa|Obere ozi|Okwu dị mkpụmkpụ] [sitere n’aka anyị|maka gị|maka ndị anyị].',
    ],
    'Humorous & Witty': [
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị]: [ị gaghị asị na onweghị onye gwara gị|ihe ngọpụ agwụla|gụọ ya tupu onye agbata obi gị|wetuo obi gụọ ya|nọdụ ala tupu ị gụọ ya].',
      '[Kwụsị ebe ahụ|Dọba rimootu|Dọba bisikiiti ahụ|Hapụ nkata ahụ], [nke a bụ nke gị|anyị nwere ihe ka mma|ọ bụ naanị otu nkeji|ị ga-aga n’ihu mgbe e mesịrị].',
    ],
    'Urgent & Scarcity-driven': [
      '[Agafela|Kwụsịtụ ebe a|Ahapụla ya ruo oge ọzọ|Gụọ nke a ugbu a|Echela][|, biko|, ụmụnne|: ọ bụ nke gị|: gụruo ya na njedebe].',
      '[Ugbu a|Taa|Izu a] bụ oge [ịgụ nke a|ime ihe|ikpebi|imegharị], [ọ bụghị oge ọzọ|ọ bụghị ọnwa ọzọ|ụmụnne|biko].',
    ],
    'Inspirational & Aspirational': [
      '[Ihe ọma na-amalite nta nta|Nzọụkwụ ọ bụla bara uru|Otu mkpebi na-amalite ya|Nnukwu nrọ na-amalite ebe|Ọ bụghị mgbe ihe niile zuru ezu][: malite ebe a|: gụọ ya|, nke a nwere ike ịbụ nke gị|, ya mere lee ya anya].',
      '[Otu ụbọchị|Echi|“Ma emechaa”] nwere ike ịbụ [taa|izu a|ugbu a], [gụọ ya|lee otu|anyị ji obi anyị kwuo ya].',
    ],
  },
  invites: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Debe ụbọchị ahụ|Òkù pụrụ iche][|, gị na ndị gị|, kpọta onye ọzọ|, biko]: {product}.',
    '[Soro anyị na|Bịa|Atụfula|Wepụta oge maka|Obi ga-adị anyị ụtọ ịhụ gị na] {product}[|, kpọta enyi gị|, kpọta ndị gị|, nnọọ].',
  ],
  calls: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Òkù pụrụ iche][| site n’aka anyị niile|, gị na ezinụlọ gị|, gị na ndị enyi gị|, biko gụọ ya].',
    '[Debe ụbọchị ahụ|Gwa onye ọ bụla|Gbasaa ozi a|Wepụta oge maka nke a][|, biko|, ụmụnne|: nnọọ|: anyị chọrọ ịhụ gị ebe ahụ].',
  ],
  appeals: [
    '[Ị nwere ike inye aka|Enyemaka gị bara uru|Ntakịrị na-eme nnukwu ihe|Anyị nwere ike ime ya ọnụ|Otu onyinye nwere ike ịgbanwe ndụ][|, o sighịkwa ike|, ebe ọ bụla ị nọ|: lee otu|: biko gụọ ya].',
    'Bụrụ [ihe mere mmadụ ji mụmụọ ọnụ ọchị|onye so na nke a|aka enyemaka|azịza ekpere mmadụ] [taa|n’izu a|n’ọnwa a|soro anyị].',
  ],
  products: {
    order: [
      '[Zụta|Nweta|Jụọ maka|Anyị nwere|Ị ga-enweta|Ị nwere ike ịzụta|Ọ bịala:|Ọ dị njikere maka gị:] {product}{price}{place}.',
      '{product}{price}{place}[: zụta nke gị|: nweta nke gị|: jụọ maka nke gị|: ọ nwere ike ịbụ nke gị|, mgbe ọ bụla ị dị njikere].',
    ],
    book: [
      '[Kpọọ anyị maka|Kpọtụrụ anyị maka|Bịakwute anyị maka|Gwa anyị maka|Anyị na-eme|Jụọ maka] {product}{price}{place}[|, mgbe ọ bụla ị chọrọ ya].',
      '{product}{price}{place}[: kpọọ anyị|: họpụta oge|: gwa anyị okwu|, mgbe ọ bụla ị chọrọ ya|: ọ bụ ọrụ anyị].',
    ],
    join: [
      '[Debanye aha maka|Sonye na|Were oche gị na|Ndebanye aha amalitela maka|Bụrụ onye so na] {product}{price}{place}[|, nnọọ].',
      '{product}{price}{place}[: debanye aha|: were oche gị|: sonyere anyị|: oche gị dị|, ị nwere ike isonye].',
    ],
    come: [
      '[Anyị na-akpọ gị òkù na|Soro anyị na|Bịa|Wepụta oge maka|Atụfula|Anyị na-atụ anya gị na] {product}{price}{place}[|, kpọta enyi gị|, nnọọ|, unu niile].',
      '{product}{price}{place}[: anyị na-akpọ gị òkù|: anyị ga-ahụ|: kpọta ndị gị|: debe ụbọchị ahụ|: atụfula ya].',
    ],
    give: [
      '[Kwado|Guzo n’akụkụ|Soro na|Nye] {product}{price}{place}[|, otu ị nwere ike|, soro anyị].',
      '{product}{price}{place}[: ị nwere ike inye aka|: onyinye ọ bụla bara uru|: jikọọ aka|: anyị chọrọ gị].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [iji zụta|iji nweta nke gị|maka nke gị|iji tụọ ya|ka anyị debere gị nke gị] {when}{contact}.`,
      '[Zụta ya|Nweta nke gị|Jụọ maka nke gị|Were nke gị|Debe nke gị] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [iji họpụta oge|ka anyị malite|iji gwa anyị ihe ị chọrọ|ka anyị debere gị oge] {when}{contact}.`,
      '[Kpọọ anyị|Họpụta oge gị|Gwa anyị okwu|Kpọtụrụ anyị|Gwa anyị ihe ị chọrọ] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [iji debanye aha|iji sonye|iji were oche gị|maka ndebanye aha] {when}{contact}.`,
      '[Debanye aha gị|Sonyere anyị|Were oche gị|Debe oche gị] {when}{contact}.',
    ],
    come: [
      '[Anyị na-atụ anya gị|Anyị ga-ahụ ebe ahụ|Biko bịa|Atụfula ya|Debe ụbọchị ahụ|Obi ga-adị anyị ụtọ ịhụ gị][|, kpọta onye ọzọ|, kpọta ndị gị|, gwa enyi gị|, bịa n’oge|, nnọọ]{contact}.',
      '[Gwa enyi gị|Gwa onye agbata obi gị|Kpọta onye ọzọ|Kpọkọta ndị gị|Gbasaa ozi a][| ka unu bịa| ka unu sonyere anyị|, anyị ga-ahụ| ka unu bịa n’oge]{contact}.',
    ],
    give: [
      '[Nye onyinye|Zite enyemaka gị|Soro anyị rụọ ọrụ|Guzo n’akụkụ anyị] [taa|n’izu a|n’ọnwa a|ugbu a|mgbe ị nwere ike][|, onyinye ọ bụla bara uru|, gwakwa enyi gị|, daalụ]{contact}.',
      '[Iji nye onyinye|Iji kwado anyị|Iji nye aka], [degara anyị|kpọtụrụ anyị|gwa anyị okwu|zitere anyị ozi] [taa|ugbu a|n’izu a|mgbe ọ bụla]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['taa', 'ugbu a', 'n’izu a', 'ozugbo'],
    'Friendly & Casual': ['taa', 'mgbe ọ bụla', 'mgbe ị dị njikere', 'n’izu a', 'mgbe ọ dịrị gị mma'],
    'Humorous & Witty': [
      'tupu onye agbata obi gị emee ya',
      'tupu nwanne nne gị anụ ya',
      'tupu ị gbanwee obi gị',
      'mgbe akpa gị ka na-aṅụrị ọṅụ',
      'tupu ndị enyi gị anụ ya',
    ],
    'Urgent & Scarcity-driven': ['ugbu a', 'taa, ọ bụghị echi', 'tupu chi ejie', 'ngwa ngwa', 'tupu ị gafee'],
    'Inspirational & Aspirational': ['taa', 'ugbu a', 'ka ị malite taa', 'ka ị mee nzọụkwụ mbụ', 'n’izu a'],
  },
  shares: {
    'Gen Z': [
      '[Zigara|Gosi] [enyi gị|ndị enyi gị|otu gị|otu enyi ahụ|ndị klaasị gị] nke a[| ugbu a|, ị maara onye|, ka ha hụ ya|, egbula oge].',
      '[Tinye nke a na|Kesaa nke a na|Zipu nke a na] [otu gị|otu klaasị gị|otu ndị enyi gị][| ugbu a|, ka ha hụ ya|, egbula oge|, biko].',
    ],
    Millennials: [
      '[Debe nke a|Chekwaa nke a|See nke a foto] [maka ụbọchị ụgwọ ọnwa|maka ngwụsị izu|maka mgbe ị ga-achọ ya|tupu i chefuo][|, ị ga-ekele onwe gị|, kesakwara enyi gị|, ọ naghị ewe oge].',
      'Ọ bụrụ na ị maara [enyi|onye ọrụ ibe|nwanne|onye agbata obi] [chọrọ nke a|na-ajụ maka ya|ga-achọ ịma], [kesaara ya|zigara ya|gwa ya].',
    ],
    Professionals: [
      '[Kesaara|Zigara|Gosi] [onye ọrụ ibe gị|ndị ọrụ ibe gị|onye nọ n’ebe ọrụ|otu ọrụ gị] nke a[| taa|, o nwere ike inye aka|, ha nwere ike ịchọ ya|, biko].',
      'Ọ bụrụ na [ụbọchị gị juru eju|oge adịghị|ị nọ n’ọrụ], [dee otu ahịrị, anyị emee nke fọdụrụ|otu ozi ezuola|degara anyị n’oge ezumike|debe nke a maka oge ezumike].',
    ],
    Families: [
      '[Kesaara|Zigara|Gosi] [ezinụlọ gị|onye ọ bụla n’ụlọ|nwanne gị nwaanyị|ụmụnne gị|ndị gị n’ụlọ] nke a[| taa|, ha ga-achọ ịma|, biko|, ka unu kpebie ọnụ].',
      '[Gwa|Chetara] [ezinụlọ gị|onye ọ bụla n’ụlọ|nwanne gị|papa na mama|ndị gị] nke a[| taa|, mesịa degara anyị|, biko|, ka unu kpebie ọnụ].',
    ],
    'Luxury Consumers': [
      'Ọ bụrụ na ị [nwere ọchịchọ pụrụ iche|chọrọ ya otu masịrị gị|nwere ihe dị gị n’obi|chọrọ ka anyị kparịta na nzuzo], [gwa anyị|zitere anyị ozi|anyị na-ege ntị|mee ka anyị mara|degara anyị ozugbo].',
      'Maka [ajụjụ nzuzo|ọchịchọ pụrụ iche|ihe pụrụ iche|mkparịta ụka nzuzo], [degara anyị|zitere anyị ozi|gwa anyị ozugbo|anyị nọ maka gị].',
    ],
  },
}
