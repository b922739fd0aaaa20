import type { Rule, Rules } from '../grammar.ts'
import type { Frame } from './frame.ts'

const PASS_IT_ON: Rule =
  '[Zigara|Gosi] [enyi gị|onye agbata obi gị|ezinụlọ gị|ndị gị|onye ị maara] ozi a[| taa| ugbu a|, biko|, daalụ].'

const KNOW: Rule =
  'Ọ bụrụ na ị maara [enyi|onye agbata obi|onye ọrụ ibe|nwanne] [ga-achọ ịma|ga-achọ ịnụ nke a|chọrọ nke a], [zigara ya ozi a|gwa ya|mee ka ọ mara].'

const THANKS: Rule =
  '[Daalụ|Daalụ nke ukwuu|Anyị na-ekele gị] [maka oge gị|na ị gụrụ nke a|na ị gụrụ ya ruo na njedebe][|, kelee ndị gị|, nwanne m|, enyi m].'

const write: Rules = [
  '{Reach} {when}.',
  '{Reach} [maka nkọwa|maka nkọwa ndị ọzọ|maka ajụjụ gị|ka i matakwuo] {when}.',
  '[Maka nkọwa|Maka nkọwa ndị ọzọ|Maka ajụjụ gị|Iji matakwuo|Ọ bụrụ na i nwere ajụjụ], {reach} {when}.',
]

export const igbo: Frame = {
  labels: { place: 'Ebe', phone: 'Ekwentị' },
  alone: [
    [/Anyị na-ekele/gu, 'Ana m ekele'],
    [/anyị nwere/gu, 'enwere m'],
    [/anyị nọ/gu, 'anọ m'],
    [/(?<!be )anyị/gu, 'm'],
  ],
  hooks: {
    'Persuasive & Direct': [
      '[Nke a bụ ozi anyị|Lee nkọwa ya|Nke a bụ ihe i kwesịrị ịma|Nke a bụ ihe anyị chọrọ ka ị mara][| na nkenke|, biko gụọ ya|, gụọ ya nke ọma|, nwanne m|, enyi m].',
      '[Na nkenke|N’egbughị oge|N’okwu ole na ole]: [nke a bụ ozi anyị|lee nkọwa ya|nke a bụ ihe i kwesịrị ịma|nke a bụ maka gị|gụọ nke a].',
      '[Gụọ nke a|Nye anyị otu nkeji|Gụruo ya na njedebe|Chere ntakịrị|Gee ntị|Gụọ ozi a][|, biko|, nwanne m|, enyi m]: [nke a bụ maka gị|lee nkọwa ya|nke a bụ ozi anyị|nke a bụ ihe i kwesịrị ịma].',
    ],
    'Friendly & Casual': [
      '[Ndeewo|Nnọọ|Kedu][|, enyi m|, nwanne m|, onye be anyị|, ezigbo enyi]: [nke a bụ maka gị|anyị nwere ozi maka gị|obere ozi maka gị|lee ozi anyị|biko gụọ nke a|nụrụ ozi anyị].',
      '[Obere ozi|Obere ọkwa|Ozi dị mkpụmkpụ] [sitere n’aka anyị|maka gị|maka gị na ndị gị][|, biko gụọ ya|, enyi m|, nwanne m].',
    ],
    'Humorous & Witty': [
      '[Ọkwa|Akụkọ ọhụrụ|Gee ntị|Nụrụ][|, enyi m|, nwanne m]: [ekwula na onweghị onye gwara gị|gụọ ya tupu onye agbata obi gị agụọ ya|nọdụ ala gụọ ya|wetuo obi gụọ ya|tọgbọ rimootu gụọ ya].',
      '[Tọgbọ rimootu|Tọgbọ bisikiiti ahụ|Hapụ vidiyo ahụ|Hapụ nkata ahụ][| ntakịrị|, biko|, enyi m]: [nke a bụ maka gị|ọ bụ naanị otu nkeji|buru ụzọ gụọ nke a|lee ozi anyị|ị ga-aga n’ihu ma e mechaa].',
    ],
    'Urgent & Scarcity-driven': [
      '[Agafela|Kwụsịtụ|Ahapụla ya ruo echi|Gụọ nke a ugbu a|Egbula oge][|, biko|, nwanne m|, enyi m]: [nke a bụ maka gị|lee nkọwa ya|gụruo ya na njedebe|lee ozi anyị|ọ bụ naanị otu nkeji].',
      '[Gụọ ya ngwa ngwa|Echefula ịgụ nke a|Gụọ ozi a taa][|, biko|, nwanne m|, enyi m]: [nke a bụ maka gị|lee nkọwa ya|lee ozi anyị].',
    ],
    'Inspirational & Aspirational': [
      '[Ihe ọma na-amalite nta nta|Nzọụkwụ ọ bụla bara uru|Otu nzọụkwụ ka e ji amalite|Taa bụ ezigbo ụbọchị|Ihe ọma kwesịrị gị]: [malite ebe a|malite taa|gụọ nke a|nke a bụ maka gị|lee ozi anyị][|, enyi m|, nwanne m|, biko].',
      '[Enyi m|Nwanne m|Onye be anyị], [taa bụ ezigbo ụbọchị|nzọụkwụ ọ bụla bara uru|ihe ọma kwesịrị gị]: [lee ozi anyị|nke a bụ maka gị|gụọ nke a].',
    ],
  },
  towns: [
    '[Onye bi {at}|Ọ bụrụ na i bi {at}|Nwanne m nọ {at}|Enyi m bi {at}|Gị onwe gị nọ {at}], [nke a bụ maka gị|lee nke a|nke a bụ nke gị|agafela|chere ntakịrị|gee ntị|kwụsịtụ].',
    '[Ozi|Obere ozi|Ọkwa] maka [onye bi|ndị bi|ndị nọ|onye nọ] {at}[|, biko gụọ ya|: lee ya|: agafela|, gee ntị].',
  ],
  calls: {
    come: [
      '[Anyị na-akpọ gị òkù|A na-akpọ gị òkù|Anyị ji obi ụtọ na-akpọ gị òkù|Anyị ji ịhụnanya na-akpọ gị òkù][|, gị na ezinụlọ gị|, gị na ndị enyi gị|, gị na ndị gị|, gị na ndị agbata obi gị]: [nnọọ|bịa|debe ụbọchị ahụ|anyị na-atụ anya gị|ka ọ ghara ịgafe gị].',
      '[Debe ụbọchị ahụ|Wepụta oge|Gwa onye ọ bụla|Gbasaa ozi a][|, biko|, nwanne m]: [a na-akpọ gị òkù|nnọọ|anyị na-atụ anya gị|anyị chọrọ ịhụ gị].',
    ],
    give: [
      '[I nwere ike inye aka|Enyemaka gị bara uru|Anyị nwere ike ime ya ọnụ|Anyị chọrọ enyemaka gị|Anyị na-arịọ enyemaka gị][|, biko|, nwanne m|, enyi m]: [gụọ nke a|lee nkọwa ya|lee ozi anyị|lee otú ị ga-esi nye aka].',
      '[Nyere anyị aka|Kwado anyị|Soro anyị][|, biko|, nwanne m|, enyi m]: [onyinye ọ bụla bara uru|ntakịrị bakwara uru|lee nkọwa ya|lee ozi anyị].',
    ],
    apply: [
      '[Ọrụ dị|Anyị na-achọ ndị ọrụ|A na-achọ ndị ọrụ][|, nwanne m|, biko|, enyi m]: [lee nkọwa ya|gụọ nke a ruo na njedebe|lee ozi anyị|gụọ nke a].',
      '[Ị na-achọ ọrụ|Ị chọrọ ọrụ|Ị ma onye na-achọ ọrụ]? [Lee nkọwa ya|Gụọ nke a|Lee ozi anyị][|, biko|, nwanne m|, enyi m].',
    ],
  },
  passes: {
    come: [PASS_IT_ON, KNOW, THANKS],
    give: [PASS_IT_ON, KNOW, THANKS],
    apply: [
      'Ọ bụrụ na ị ma [onye|enyi|onye agbata obi|nwanne] na-achọ ọrụ, [zigara ya nke a|gwa ya|mee ka ọ mara][| taa|, biko].',
      '[Zigara|Gosi] [onye na-achọ ọrụ|ndị gị|ndị enyi gị] nke a[| taa|, o nwere ike inye aka|, biko].',
    ],
  },
  shares: {
    'Gen Z': [
      '[Zigara|Gosi] [enyi gị|ndị enyi gị|ndị otu gị|ndị klaasị gị] nke a[| ugbu a|, biko|, ka ha hụ ya|, egbula oge].',
      '[Tinye nke a na|Kesaa nke a na|Zipu nke a na] [grup gị|grup klaasị gị|grup ndị enyi gị][| ugbu a|, ka ha hụ ya|, biko].',
    ],
    Millennials: [
      '[Debe nke a|Chekwaa nke a] [ruo ngwụcha izu|ruo mgbe ị ga-achọ ya|ka ị ghara ichefu][|, nwanne m|, zigakwara enyi gị|, biko].',
      KNOW,
    ],
    Professionals: [
      '[Zigara|Gosi] [onye ọrụ ibe gị|ndị ọrụ ibe gị|ndị nọ n’ebe ọrụ gị] nke a[| taa|, o nwere ike inye aka|, biko].',
      'Ọ bụrụ na [oge adịghị|ị nọ n’ọrụ], [otu ozi ezuola|degara anyị ozi n’oge ezumike|debe nke a maka oge ezumike].',
    ],
    Families: [
      '[Zigara|Gosi] [ezinụlọ gị|onye ọ bụla n’ụlọ|ụmụnne gị|ndị gị n’ụlọ] nke a[| taa|, ha ga-achọ ịma|, biko].',
      'Gwa [ezinụlọ gị|ndị be gị|nwanne gị|papa na mama|ndị gị|ụmụnne gị] maka nke a[| taa|, mesịa degara anyị ozi|, biko].',
    ],
    'Luxury Consumers': [THANKS, KNOW],
  },
  closes: {
    write,
    book: [
      '{Reach} [iji họrọ ụbọchị|ka i họrọ ụbọchị|iji hazie ụbọchị] {when}.',
      'Iji [họrọ ụbọchị|hazie ụbọchị|họrọ oge], {reach} {when}.',
      'Ọ bụrụ na ị chọrọ [ka e meere gị ya|ịhọrọ ụbọchị|ihazi ụbọchị], {reach} {when}.',
    ],
    order: [
      '{Reach} [iji zụta ya|iji zụta nke gị] {when}.',
      'Iji zụta [ya|nke gị], {reach} {when}.',
      'Ọ bụrụ na ị chọrọ [ịzụ ya|nke gị], {reach} {when}.',
    ],
    join: [
      '{Reach} [iji debanye aha gị|maka ndebanye aha] {when}.',
      '[Iji debanye aha gị|Maka ndebanye aha], {reach} {when}.',
      '[Debanye aha gị|Bịa debanye aha gị] {when}.',
    ],
    come: [
      '[Anyị na-atụ anya gị|Biko bịa|Obi ga-adị anyị ụtọ ịhụ gị|Nnọọ|Anyị chọrọ ịhụ gị|Ka ọ ghara ịgafe gị][|, kpọta enyi gị|, kpọta ndị gị|, bịa n’oge|, gwa enyi gị|, nwanne m].',
      '[Gwa enyi gị|Gwa onye agbata obi gị|Kpọta enyi gị|Kpọta ezinụlọ gị|Kpọkọta ndị gị][|, anyị na-atụ anya gị|, nnọọ|, anyị chọrọ ịhụ gị|, biko].',
    ],
    give: [
      '[Nyere anyị aka|Kwado anyị|Nye onyinye gị|Zite enyemaka gị] [taa|ugbu a|n’izu a|n’ọnwa a|mgbe i nwere ike][|, onyinye ọ bụla bara uru|, gwakwa enyi gị|, daalụ].',
      '[Iji nye onyinye|Iji kwado anyị|Iji nye aka], {reach} [taa|ugbu a|n’izu a|mgbe ọ bụla].',
    ],
    apply: ['{Reach} [maka ọrụ a|ma ị chọọ ọrụ a] {when}.', '[Maka ọrụ a|Ọ bụrụ na ị chọrọ ọrụ a], {reach} {when}.'],
  },
  visits: [
    '[Bịa|Bịa hụ anyị|Bịakwute anyị|Biko bịa] [taa|ugbu a][|, anyị na-atụ anya gị|, nnọọ|, anyị na-eche gị].',
    '[Anyị na-atụ anya gị|Anyị na-eche gị|Obi ga-adị anyị ụtọ ịhụ gị][| taa| n’izu a][|, bịa hụ anyị|, nnọọ|, nwanne m|, biko bịa].',
  ],
  reaches: {
    message: 'kpọtụrụ anyị|degara anyị ozi|zitere anyị ozi|gwa anyị okwu',
    phone: 'kpọọ anyị|kpọọ anyị n’ekwentị',
  },
  whens: {
    'Persuasive & Direct': ['taa', 'ugbu a', 'mgbe ọ bụla', 'n’ụbọchị ọ bụla', 'ozugbo ị dị njikere'],
    'Friendly & Casual': ['taa', 'mgbe ọ bụla', 'mgbe ị dị njikere', 'mgbe ọ dịịrị gị mma'],
    'Humorous & Witty': ['tupu i chefuo', 'tupu batrị ekwentị gị agwụ', 'tupu onye agbata obi gị anụ ya'],
    'Urgent & Scarcity-driven': ['ugbu a', 'taa, ọ bụghị echi', 'tupu chi ejie', 'ngwa ngwa', 'tupu i chefuo'],
    'Inspirational & Aspirational': ['taa', 'ugbu a', 'mgbe ọ bụla', 'n’ụbọchị ọ bụla', 'ozugbo ị dị njikere'],
  },
  before: 'tupu',
  soon: ['taa', 'ugbu a', 'ngwa ngwa'],
}
