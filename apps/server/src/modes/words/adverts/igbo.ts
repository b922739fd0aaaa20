import type { Advert } from '../advert.ts'

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
      'Ị na-[achọ|ajụ maka|eche maka] {product}? [Ị bịarutela ebe kwesịrị|Ị hụla anyị|Gwa anyị okwu|Malite ebe a|Agazila n’ebe dị anya|Anyị nọ maka gị].',
      '[Na nkenke|Ka anyị kwuo ya na nkenke|Nụrụ nke a|Nke a bụ okwu anyị|Ka ị mara|Lee ihe anyị na-ekwu]: {offer}.',
      'Mgbe ọ bụla ị [chọrọ|na-achọ|dị njikere maka] {product}, [gwa anyị okwu|bịakwute anyị|cheta anyị|degara anyị|anyị nọ ebe a].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Ndewo nụ|Nnọọ|Ekele dịrị unu][|, ndị enyi m|, ụmụnne m|, ndị be anyị]! Ọ bụrụ na ị na-[achọ|ajụ maka|eche maka] {product}, [nke a bụ nke gị|anyị nọ maka gị|bịakwute anyị|anyị nọ ebe a].',
      '[Obere okwu|Ncheta|Ka ị mara|Ozi ọma|Okwu sitere n’aka anyị|Obere ọkwa|Biko rịba ama][|, ndị enyi|, unu niile|, ụmụnne m]: {offer}.',
    ],
    'Humorous & Witty': [
      'Anyị [chọrọ|gbalịrị|zubere] [ịgba nkịtị|imechi ọnụ] maka {product}, mana [anyị emelighị ya|o rughị nkeji anọ|ọnụ na-akọ anyị|o kweghị omume|akụkọ ya tọrọ ụtọ|anyị enweghị ike].',
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị]: {offer}. [“Amaghị m” abụkwaghị ihe ngọpụ|Mee ka à ga-asị na ị hụghị ya|Asịla na ọ bụ anyị gwara gị|Biko kụọ aka|Ka onye agbata obi gị ghara ibu gị ụzọ nụ ya].',
    ],
    'Urgent & Scarcity-driven': [
      'Ị ka na-[eche maka|achọ|ajụ maka] {product}? [Taa dị mma|Oge eruola|Ka ọ bụrụ taa|Bịa ngwa ngwa|Mee ya taa|Echerela echi].',
      '[Egbula oge|Mee ngwa ngwa|Ahapụla ya ruo oge ọzọ|Mee ngwa|Ka ọ ghara ịgafe gị][|, biko|, ụmụnne m|, ndị enyi m]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[Echerela ka ihe niile zuo|Ihe ọma na-amalite site n’otu mkpebi|Mee ka izu a dị iche|Otu nzọụkwụ ọma ezuola taa|Mere onwe gị ihe ọma|Họrọ nke ọma maka ndị ị hụrụ n’anya]: {offer}.',
      'Ọ bụrụ na {product} [dị gị n’obi|so n’ihe ị chọrọ|bụ ihe ị na-atụ anya ya], [malite|bịakwute anyị|gwa anyị okwu|kpọtụrụ anyị|degara anyị] [ugbu a|taa|n’izu a].',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Biko gụọ nke a|Nye anyị otu nkeji|Gụruo ya na njedebe|Ka anyị banye n’okwu ozugbo|Nke a bụ ihe i kwesịrị ịma|Lee eziokwu ya][|, ọ dị mkpụmkpụ|, mesịa kpebie|, ụmụnne m].',
      '[Ị jụrụ|Ndị mmadụ na-ajụ|Ọtụtụ n’ime unu jụrụ|Ị chọrọ ịma], [ya mere, lee ya|lee azịza ya|ihe niile dị ebe a].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Ndewo nụ|Nnọọ|Ekele dịrị unu][|, ndị enyi m|, ụmụnne m|, ndị be anyị], [anyị nwere ihe maka gị|obere okwu|nke a bụ nke gị|chere ntakịrị|ozi dị].',
      '[Obere okwu|Obere ọkwa|Obere ozi|Okwu dị mkpụmkpụ] [sitere n’aka anyị|maka gị|maka ndị anyị].',
    ],
    'Humorous & Witty': [
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị]: [ị gaghị asị na onweghị onye gwara gị|ihe ngọpụ agwụla|gụọ ya tupu onye agbata obi gị|wetuo obi gụọ ya|nọdụ ala tupu ị gụọ ya].',
      '[Kwụsị ebe ahụ|Dọba rimootu|Dọba bisikiiti ahụ|Hapụ nkata ahụ], [nke a bụ nke gị|anyị nwere ihe ka mma|ọ bụ naanị otu nkeji|ị ga-aga n’ihu mgbe e mesịrị].',
    ],
    'Urgent & Scarcity-driven': [
      '[Agafela|Kwụsịtụ ebe a|Ahapụla ya ruo oge ọzọ|Gụọ nke a ugbu a|Egbula oge][|, biko|, ụmụnne m|: ọ bụ nke gị|: gụruo ya na njedebe].',
      '[Ugbu a|Taa|Izu a] bụ oge [ịgụ nke a|ime ihe|ikpebi|ịkpọtụrụ anyị], [ọ bụghị oge ọzọ|ọ bụghị ọnwa ọzọ|ụmụnne m|biko].',
    ],
    'Inspirational & Aspirational': [
      '[Ihe ọma na-amalite nta nta|Nzọụkwụ ọ bụla bara uru|Otu mkpebi na-amalite ya|Nnukwu ihe na-amalite na ntakịrị|Echerela ka ihe niile zuo][: malite ebe a|: gụọ ya|, nke a nwere ike ịbụ nke gị|, ya mere lee ya anya].',
      '[Ọ ga-ekwe omume|Ị nwere ike ịmalite|Ị nwere ike ime ya|Ị nwere ike ikpebi] [taa|n’izu a|ugbu a], [gụọ ya|gụruo ya na njedebe|lee ihe ọ bụ].',
    ],
  },
  invites: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Debe ụbọchị ahụ|Òkù pụrụ iche][|, gị na ndị gị|, kpọta onye ọzọ|, biko]: {product}.',
    '[Soro anyị na|Bịa|Ka ị ghara ịtụfu|Wepụta oge maka|Obi ga-adị anyị ụtọ ịhụ gị na] {product}[|, kpọta enyi gị|, kpọta ndị gị|, nnọọ].',
  ],
  calls: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Òkù pụrụ iche][| site n’aka anyị niile|, gị na ezinụlọ gị|, gị na ndị enyi gị|, biko gụọ ya].',
    '[Debe ụbọchị ahụ|Gwa onye ọ bụla|Gbasaa ozi a|Wepụta oge maka nke a][|, biko|, ụmụnne m|: nnọọ|: anyị chọrọ ịhụ gị ebe ahụ].',
  ],
  appeals: [
    '[Ị nwere ike inye aka|Enyemaka gị bara uru|Ntakịrị na-eme nnukwu ihe|Anyị nwere ike ime ya ọnụ|Otu onyinye nwere ike ịgbanwe ndụ][|, o sighịkwa ike|, ebe ọ bụla ị nọ|: lee otu|: biko gụọ ya].',
    'Bụrụ [ihe mere mmadụ ji mụmụọ ọnụ ọchị|onye so na nke a|aka enyemaka|azịza ekpere mmadụ] [taa|n’izu a|n’ọnwa a|soro anyị].',
  ],
  products: {
    order: [
      '[Zụta|Nweta|Jụọ maka|Anyị nwere|Ị ga-enweta|Ị nwere ike ịzụta|Ọ bịala:|Ọ dị njikere maka gị:] {product}{price}{place}.',
      '{product}{price}{place}[: zụta nke gị|: nweta nke gị|: jụọ maka nke gị|: bịa were nke gị|: bịa zụta].',
    ],
    book: [
      '[Kpọọ anyị maka|Kpọtụrụ anyị maka|Bịakwute anyị maka|Gwa anyị maka|Anyị na-eme|Jụọ maka] {product}{price}{place}[|, mgbe ọ bụla ị chọrọ ya].',
      '{product}{price}{place}[: kpọọ anyị|: họrọ ụbọchị|: gwa anyị okwu|: kpọtụrụ anyị|: ọ bụ ọrụ anyị].',
    ],
    join: [
      '[Debanye aha maka|Sonye na|Were oche gị na|Ndebanye aha amalitela maka|Bụrụ onye so na] {product}{price}{place}[|, nnọọ].',
      '{product}{price}{place}[: debanye aha|: were oche gị|: sonyere anyị|: oche gị dị|, ị nwere ike isonye].',
    ],
    come: [
      '[Anyị na-akpọ gị òkù na|Soro anyị na|Bịa|Wepụta oge maka|Anyị na-atụ anya gị na] {product}{price}{place}[|, kpọta enyi gị|, nnọọ|, unu niile].',
      '{product}{price}{place}[: anyị na-akpọ gị òkù|: anyị ga-ahụ|: kpọta ndị gị|: debe ụbọchị ahụ|: atụfula ya].',
    ],
    give: [
      '[Kwado|Nye aka na|Soro kwado] {product}{price}{place}[|, otu ị nwere ike|, soro anyị].',
      '{product}{price}{place}[: ị nwere ike inye aka|: onyinye ọ bụla bara uru|: jikọọ aka|: anyị chọrọ gị].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [iji zụta|iji nweta nke gị|ka ị zụta|ka ị nweta nke gị|ka anyị debere gị nke gị] {when}{contact}.`,
      '[Zụta ya|Nweta nke gị|Jụọ maka nke gị|Bịa were nke gị|Bịa zụta ya] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [iji họrọ ụbọchị|ka anyị malite|iji kwuo ihe ị chọrọ|ka anyị kpebie ụbọchị] {when}{contact}.`,
      '[Kpọọ anyị|Họrọ ụbọchị gị|Gwa anyị okwu|Kpọtụrụ anyị|Gwa anyị ihe ị chọrọ] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [iji debanye aha|iji sonye|iji were oche gị|maka ndebanye aha] {when}{contact}.`,
      '[Debanye aha gị|Sonyere anyị|Were oche gị|Bịa debanye aha] {when}{contact}.',
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
      'tupu nwanne gị anụ ya',
      'tupu ị gbanwee obi gị',
      'tupu ego agwụ n’akpa',
      'tupu ndị enyi gị anụ ya',
    ],
    'Urgent & Scarcity-driven': ['ugbu a', 'taa, ọ bụghị echi', 'tupu chi ejie', 'ngwa ngwa', 'tupu oge agafee'],
    'Inspirational & Aspirational': ['taa', 'ugbu a', 'ozugbo', 'n’izu a'],
  },
  shares: {
    'Gen Z': [
      '[Zigara|Gosi] [enyi gị|ndị enyi gị|ndị otu gị|ndị ibe gị|ndị klaasị gị] nke a[| ugbu a|, biko|, ka ha hụ ya|, egbula oge].',
      '[Tinye nke a na|Kesaa nke a na|Zipu nke a na] [grup unu|grup klaasị unu|grup ndị enyi gị][| ugbu a|, ka ha hụ ya|, egbula oge|, biko].',
    ],
    Millennials: [
      '[Debe nke a|Chekwaa nke a] [ruo mgbe a ga-akwụ ụgwọ ọnwa|ruo ngwụcha izu|ruo mgbe ị ga-achọ ya|ka ị ghara ichefu][|, ụmụnne m|, zigakwara enyi gị|, biko].',
      'Ọ bụrụ na ị maara [enyi|onye ọrụ ibe|nwanne|onye agbata obi] [chọrọ nke a|na-ajụ maka ya|ga-achọ ịma], [zigara ya nke a|gwa ya|mee ka ọ mara].',
    ],
    Professionals: [
      '[Zigara|Gosi] [onye ọrụ ibe gị|ndị ọrụ ibe gị|ndị nọ n’ebe ọrụ gị|grup ọrụ gị] nke a[| taa|, o nwere ike inye aka|, ha nwere ike ịchọ ya|, biko].',
      'Ọ bụrụ na [ụbọchị gị juru eju|oge adịghị|ị nọ n’ọrụ], [dee otu ahịrị, anyị emee nke fọdụrụ|otu ozi ezuola|degara anyị n’oge ezumike|debe nke a maka oge ezumike].',
    ],
    Families: [
      '[Zigara|Gosi] [ezinụlọ gị|onye ọ bụla n’ụlọ|nwanne gị nwaanyị|ụmụnne gị|ndị gị n’ụlọ] nke a[| taa|, ha ga-achọ ịma|, biko|, ka unu kpebie ọnụ].',
      'Gwa [ezinụlọ gị|ndị be gị|nwanne gị|papa na mama|ndị gị|ụmụnne gị] [ihe a|maka nke a][| taa|, mesịa degara anyị|, biko|, ka unu kpebie ọnụ].',
    ],
    'Luxury Consumers': [
      'Ọ bụrụ na ị [nwere ọchịchọ pụrụ iche|chọrọ ya otu o si masị gị|nwere ihe dị gị n’obi|chọrọ ka anyị kparịta na nzuzo], [gwa anyị|zitere anyị ozi|anyị na-ege ntị|mee ka anyị mara|degara anyị ozugbo].',
      'Maka [ajụjụ nzuzo|ọchịchọ pụrụ iche|ihe pụrụ iche|mkparịta ụka nzuzo], [degara anyị|zitere anyị ozi|gwa anyị ozugbo|anyị nọ maka gị].',
    ],
  },
}
