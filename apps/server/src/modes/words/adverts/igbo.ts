import type { Advert } from '../advert.ts'

const MESSAGE = '[Zitere anyị ozi|Degara anyị|Kpọtụrụ anyị|Gwa anyị okwu|Zite ozi]'

export const igbo: Advert = {
  openings: {
    'Persuasive & Direct': [
      '[Na nkenke|Ka anyị kwuo ya na nkenke|Nụrụ nke a|Nke a bụ okwu anyị|Ka ị mara|Lee ihe anyị na-ekwu|Lee ya anya nke ọma|Ihe anyị wetara gị bụ nke a|Ka anyị kwuo eziokwu][|, biko|, nwanne m]: {product}.',
      'Ọ bụrụ na [ọ bụ nke a ka ị na-achọ|ọ bụ nke a ka ị chọrọ|ị na-achọ ihe dị otu a], [ị bịarutela ebe kwesịrị|gwa anyị okwu|malite ebe a|agala n’ebe dị anya|anyị nọ maka gị][|, biko|, nwanne m]: {product}.',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Ndewo|Nnọọ|Kedu][|, enyi m|, nwanne m|, onye be anyị]! [Lee ihe anyị nwere maka gị|Obere ozi maka gị|Nke a bụ nke gị|Biko lee nke a|Lee ozi anyị]: {product}.',
      '[Obere okwu|Ncheta|Ka ị mara|Ozi ọma|Okwu sitere n’aka anyị|Obere ọkwa|Biko rịba ama][|, enyi m|, nwanne m|, onye be anyị]: {product}.',
    ],
    'Humorous & Witty': [
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị][|, enyi m|, nwanne m]: {product}. [“Amaghị m” abụkwaghị ihe ngọpụ|Mee ka à ga-asị na ị hụghị ya|Asịla na ọ bụ anyị gwara gị|Biko kụọ aka|Ka onye agbata obi gị ghara ibu gị ụzọ nụ ya].',
      '[Anyị chọrọ ịgba nkịtị|Anyị gbalịrị imechi ọnụ|Anyị zubere ịgba nkịtị], mana [anyị emelighị ya|o rughị nkeji anọ|ọnụ na-akọ anyị|o kweghị omume|akụkọ ya tọrọ ụtọ]: {product}.',
    ],
    'Urgent & Scarcity-driven': [
      '[Egbula oge|Mee ngwa ngwa|Ahapụla ya ruo oge ọzọ|Mee ngwa|Ka ọ ghara ịgafe gị|Agafela][|, biko|, nwanne m|, enyi m]: {product}.',
      '{product}: [taa dị mma|oge eruola|ka ọ bụrụ taa|bịa ngwa ngwa|kpọọ anyị taa|echerela echi][|, biko|, nwanne m].',
    ],
    'Inspirational & Aspirational': [
      '[Echerela ka ihe niile zuo|Ihe ọma na-amalite site n’otu mkpebi|Mee ka izu a dị iche|Otu nzọụkwụ ọma ezuola taa|Mere onwe gị ihe ọma|Ihe ọma na-amalite nta nta][|, enyi m|, nwanne m]: {product}.',
      'Ọ bụrụ na [ọ dị gị n’obi|ọ dịla anya ị na-eche ya|ọ so n’ihe ị chọrọ], [malite|gwa anyị okwu|kpọtụrụ anyị|degara anyị] [ugbu a|taa|n’izu a]: {product}.',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Biko gụọ nke a|Nye anyị otu nkeji|Gụruo ya na njedebe|Ka anyị banye n’okwu ozugbo|Nke a bụ ihe i kwesịrị ịma|Lee eziokwu ya][|, ọ dị mkpụmkpụ|, mesịa kpebie|, nwanne m].',
      '[Ị jụrụ|Ndị mmadụ na-ajụ|Ọtụtụ na-ajụ|Ị chọrọ ịma], [ya mere, lee ya|lee azịza ya|ihe niile dị ebe a].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Ndewo|Nnọọ|Kedu][|, enyi m|, nwanne m|, onye be anyị], [anyị nwere ihe maka gị|obere okwu|nke a bụ nke gị|chere ntakịrị|ozi dị].',
      '[Obere okwu|Obere ọkwa|Obere ozi|Okwu dị mkpụmkpụ] [sitere n’aka anyị|maka gị|maka ndị anyị].',
    ],
    'Humorous & Witty': [
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Ntị dị]: [ị gaghị asị na onweghị onye gwara gị|ihe ngọpụ agwụla|gụọ ya tupu onye agbata obi gị|wetuo obi gụọ ya|nọdụ ala tupu ị gụọ ya].',
      '[Kwụsị ebe ahụ|Dọba rimootu|Dọba bisikiiti ahụ|Hapụ nkata ahụ], [nke a bụ nke gị|anyị nwere ihe ka mma|ọ bụ naanị otu nkeji|ị ga-aga n’ihu mgbe e mesịrị].',
    ],
    'Urgent & Scarcity-driven': [
      '[Agafela|Kwụsịtụ ebe a|Ahapụla ya ruo oge ọzọ|Gụọ nke a ugbu a|Egbula oge][|, biko|, nwanne m|: ọ bụ nke gị|: gụruo ya na njedebe].',
      '[Ugbu a|Taa|Izu a] bụ oge [ịgụ nke a|ime ihe|ikpebi|ịkpọtụrụ anyị], [ọ bụghị oge ọzọ|ọ bụghị ọnwa ọzọ|nwanne m|biko].',
    ],
    'Inspirational & Aspirational': [
      '[Ihe ọma na-amalite nta nta|Nzọụkwụ ọ bụla bara uru|Otu mkpebi na-amalite ya|Nnukwu ihe na-amalite na ntakịrị|Echerela ka ihe niile zuo][: malite ebe a|: gụọ ya|, nke a nwere ike ịbụ nke gị|, ya mere lee ya anya].',
      '[Ọ ga-ekwe omume|Ị nwere ike ịmalite|Ị nwere ike ime ya|Ị nwere ike ikpebi] [taa|n’izu a|ugbu a], [gụọ ya|gụruo ya na njedebe|lee ihe ọ bụ].',
    ],
  },
  invites: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Debe ụbọchị ahụ|Òkù pụrụ iche][|, gị na ndị gị|, kpọta onye ọzọ|, biko]: {product}.',
    '{product}: [soro anyị|ka ọ ghara ịgafe gị|wepụta oge|obi ga-adị anyị ụtọ ịhụ gị|anyị na-atụ anya gị][|, kpọta enyi gị|, kpọta ndị gị|, nnọọ].',
  ],
  calls: [
    '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù nke ọma|Òkù gị bụ nke a|Òkù pụrụ iche][| site n’aka anyị niile|, gị na ezinụlọ gị|, gị na ndị enyi gị|, biko gụọ ya].',
    '[Debe ụbọchị ahụ|Gwa onye ọ bụla|Gbasaa ozi a|Wepụta oge maka nke a][|, biko|, nwanne m|: nnọọ|: anyị chọrọ ịhụ gị ebe ahụ].',
  ],
  appeals: [
    '[Ị nwere ike inye aka|Enyemaka gị bara uru|Ntakịrị na-eme nnukwu ihe|Anyị nwere ike ime ya ọnụ|Otu onyinye nwere ike ịgbanwe ndụ][|, o sighịkwa ike|, ebe ọ bụla ị nọ|: lee otu|: biko gụọ ya].',
    'Bụrụ [ihe mere mmadụ ji mụmụọ ọnụ ọchị|onye so na nke a|aka enyemaka|azịza ekpere mmadụ] [taa|n’izu a|n’ọnwa a].',
  ],
  products: {
    order: [
      '[Ọ bịala|Ọ dị njikere maka gị|Nke a bụ nke gị|Lee ya|Ka ọ ghara ịgafe gị|Anyị nwere ya|Ozi ọma][|, biko|, nwanne m]: {product}{price}{place}.',
      '{product}{price}{place}[: jụọ anyị|: gwa anyị okwu|: ka ọ ghara ịgafe gị|: kpọtụrụ anyị|: anyị nọ maka gị][|, biko|, nwanne m].',
    ],
    book: [
      '[Anyị nọ maka gị|Lee ya|Gwa anyị okwu|Agala n’ebe dị anya|Nke a bụ nke gị|Ihe ị na-achọ bụ nke a][|, biko|, nwanne m]: {product}{price}{place}.',
      '{product}{price}{place}[: kpọọ anyị|: gwa anyị okwu|: kpọtụrụ anyị|: anyị nọ maka gị|: jụọ anyị][|, biko|, nwanne m].',
    ],
    join: [
      '[Ndebanye aha amalitela|Oche gị dị|Sonyere anyị|Lee ya|Nke a bụ nke gị][|, biko|, nwanne m]: {product}{price}{place}.',
      '{product}{price}{place}[: debanye aha gị|: were oche gị|: sonyere anyị|: oche gị dị][|, biko|, nwanne m].',
    ],
    come: [
      '[Anyị na-akpọ gị òkù|Sonyere anyị|Wepụta oge|Ka ọ ghara ịgafe gị|Anyị na-atụ anya gị|Debe ụbọchị ahụ][|, biko|, nwanne m]: {product}{price}{place}.',
      '{product}{price}{place}[: anyị na-akpọ gị òkù|: kpọta ndị gị|: debe ụbọchị ahụ|: ka ọ ghara ịgafe gị|: nnọọ][|, biko|, nwanne m].',
    ],
    give: [
      '[Ị nwere ike inye aka|Biko kwado anyị|Ka anyị jikọọ aka|Onyinye ọ bụla bara uru][|, biko|, nwanne m]: {product}{price}{place}.',
      '{product}{price}{place}[: ị nwere ike inye aka|: onyinye ọ bụla bara uru|: jikọọ aka|: anyị chọrọ enyemaka gị][|, biko|, nwanne m].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [maka ajụjụ ọ bụla|maka nkọwa|ka ị nụkwuo|ka ọ ghara ịgafe gị] {when}[|, biko|, nwanne m]{contact}.`,
      '[Gwa anyị okwu|Kpọtụrụ anyị|Degara anyị|Kpọọ anyị|Jụọ anyị] {when}[|, biko|, nwanne m]{contact}.',
    ],
    book: [
      `${MESSAGE} [maka ajụjụ ọ bụla|ka ị nụkwuo|maka nkọwa] {when}[|, biko|, nwanne m]{contact}.`,
      '[Kpọọ anyị|Jụọ anyị|Gwa anyị okwu|Kpọtụrụ anyị|Degara anyị] {when}[|, biko|, nwanne m]{contact}.',
    ],
    join: [
      `${MESSAGE} [iji debanye aha|iji sonye|iji were oche gị|maka ndebanye aha] {when}[|, biko|, nwanne m]{contact}.`,
      '[Debanye aha gị|Sonyere anyị|Were oche gị|Bịa debanye aha] {when}[|, biko|, nwanne m]{contact}.',
    ],
    come: [
      '[Anyị na-atụ anya gị|Bịa soro anyị|Biko bịa|Ka ọ ghara ịgafe gị|Debe ụbọchị ahụ|Obi ga-adị anyị ụtọ ịhụ gị][|, kpọta onye ọzọ|, kpọta ndị gị|, gwa enyi gị|, bịa n’oge|, nnọọ]{contact}.',
      '[Gwa enyi gị|Gwa onye agbata obi gị|Kpọta onye ọzọ|Kpọkọta ndị gị|Gbasaa ozi a][|, biko|, sonyere anyị|, anyị na-atụ anya gị|, bịa n’oge]{contact}.',
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
      '[Tinye nke a na|Kesaa nke a na|Zipu nke a na] [grup gị|grup klaasị gị|grup ndị enyi gị][| ugbu a|, ka ha hụ ya|, egbula oge|, biko].',
    ],
    Millennials: [
      '[Debe nke a|Chekwaa nke a] [ruo mgbe a ga-akwụ ụgwọ ọnwa|ruo ngwụcha izu|ruo mgbe ị ga-achọ ya|ka ị ghara ichefu][|, nwanne m|, zigakwara enyi gị|, biko].',
      'Ọ bụrụ na ị maara [enyi|onye ọrụ ibe|nwanne|onye agbata obi] [chọrọ nke a|na-ajụ maka ya|ga-achọ ịma], [zigara ya nke a|gwa ya|mee ka ọ mara].',
    ],
    Professionals: [
      '[Zigara|Gosi] [onye ọrụ ibe gị|ndị ọrụ ibe gị|ndị nọ n’ebe ọrụ gị|grup ọrụ gị] nke a[| taa|, o nwere ike inye aka|, ha nwere ike ịchọ ya|, biko].',
      'Ọ bụrụ na [ụbọchị gị juru eju|oge adịghị|ị nọ n’ọrụ], [dee otu ahịrị, anyị emee nke fọdụrụ|otu ozi ezuola|degara anyị n’oge ezumike|debe nke a maka oge ezumike].',
    ],
    Families: [
      '[Zigara|Gosi] [ezinụlọ gị|onye ọ bụla n’ụlọ|nwanne gị nwaanyị|ụmụnne gị|ndị gị n’ụlọ] nke a[| taa|, ha ga-achọ ịma|, biko|, ka gị na ha kpebie].',
      'Gwa [ezinụlọ gị|ndị be gị|nwanne gị|papa na mama|ndị gị|ụmụnne gị] [ihe a|maka nke a][| taa|, mesịa degara anyị|, biko|, ka gị na ha kpebie].',
    ],
    'Luxury Consumers': [
      'Ọ bụrụ na ị [nwere ọchịchọ pụrụ iche|nwere ihe dị gị n’obi|nwere ajụjụ], [gwa anyị|zitere anyị ozi|anyị na-ege ntị|mee ka anyị mara|degara anyị ozugbo].',
      'Maka [ajụjụ ọ bụla|ọchịchọ pụrụ iche|ihe pụrụ iche|nkọwa ọzọ], [degara anyị|zitere anyị ozi|gwa anyị ozugbo|anyị nọ maka gị].',
    ],
  },
}
