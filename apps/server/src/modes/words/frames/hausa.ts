import type { Rule, Rules } from '../grammar.ts'
import type { Frame } from './frame.ts'

const PASS_IT_ON: Rule =
  'Ku [tura wannan saƙo ga|nuna wannan saƙo ga|aika wannan saƙo ga|raba wannan saƙo da] [aboki|maƙwabci|ɗan’uwa|mutanenku|wanda kuka sani][| yau| yanzu|, don Allah|, mun gode].'

const KNOW: Rule =
  'Idan kun san [wani|aboki|maƙwabci|ɗan’uwa|abokin aiki] da [zai so ya sani|zai so jin wannan|zai amfana], [ku tura masa|ku faɗa masa|ku sanar da shi].'

const THANKS: Rule =
  '[Mun gode|Mun gode sosai|Mun gode ƙwarai] da [lokacinku|kulawarku|kuka karanta wannan][|, jama’a|, abokai|, sai mun ji daga gare ku].'

const write: Rules = [
  '{Reach} {when}.',
  '{Reach} [don ƙarin bayani|don cikakken bayani|idan akwai tambaya] {when}.',
  '[Don ƙarin bayani|Don cikakken bayani|Idan kuna da tambaya|Idan kuna son ƙarin bayani], {reach} {when}.',
]

export const hausa: Frame = {
  labels: { place: 'Wuri', phone: 'Waya' },
  alone: [
    [/(?<=tuntuɓe|kira|sanar da|ba|gare) mu(?!\p{L})/gu, ' ni'],
    [/(?<!\p{L})mana(?!\p{L})/gu, 'mini'],
    [/saƙonmu/gu, 'saƙona'],
    [/muke so/gu, 'nake so'],
    [/(?<!\p{L})muna(?= (?:da|nan))/gu, 'ina'],
    [/(?<!\p{L})mun (?=gode|ji)/gu, 'na '],
    [/Mun gode/gu, 'Na gode'],
    [/(?<!\p{L})za mu(?!\p{L})/gu, 'zan'],
    [/(?<=don )mu(?!\p{L})/gu, 'in'],
  ],
  hooks: {
    'Persuasive & Direct': [
      '[Ga bayani|Ga abin da ya kamata ku sani|Ga abin da muke so ku sani|Ga saƙonmu][| a taƙaice| a sauƙaƙe|, don Allah ku karanta|, ku karanta da kyau|, jama’a].',
      '[A taƙaice|Kai tsaye|Ba tare da ɓata lokaci ba|Cikin ’yan kalmomi]: [ga bayani|ga saƙonmu|ga abin da ya kamata ku sani|ku karanta wannan|wannan dominku ne|ga abin da muke so ku sani].',
      '[Ku ba mu minti ɗaya|Ku ɗan tsaya|Ku karanta har ƙarshe|Ku karanta wannan|Ku saurara][|, don Allah|, jama’a]: [wannan dominku ne|ga bayani|ga saƙonmu|ga abin da ya kamata ku sani|saƙon naku ne].',
    ],
    'Friendly & Casual': [
      '[Sannunku|Barkanku|Barka da warhaka|Gaisuwa mai yawa][|, abokai|, jama’a|, maƙwabta|, ’yan’uwa]: [ga saƙonmu|wannan dominku ne|ga ɗan saƙo|muna da saƙo a gare ku|ga labari|ku karanta wannan].',
      '[Ɗan saƙo|Gajeren saƙo|Ƙaramar sanarwa|Ɗan labari] [daga gare mu|dominku|zuwa gare ku][|, abokai|, jama’a|, don Allah ku karanta].',
    ],
    'Humorous & Witty': [
      '[Sanarwa|Labari da ɗumi-ɗuminsa|Ku saurara|Ku ji][|, jama’a|, abokai]: [kada ku ce ba a faɗa muku ba|ku karanta kafin maƙwabcinku ya karanta|ku zauna ku karanta|ku natsu ku karanta|ku ajiye rimot ku karanta].',
      '[Ku ajiye rimot|Ku ajiye kofin shayi|Ku bar wannan hirar|Ku dakatar da bidiyon][|, don Allah|, abokai]: [wannan dominku ne|minti ɗaya kawai|za ku ci gaba daga baya|ku fara karanta wannan|ga saƙonmu].',
    ],
    'Urgent & Scarcity-driven': [
      '[Kada ku wuce|Kada ku jira|Kada ku bari sai gobe|Ku ɗan tsaya|Ku dakata][|, don Allah|, jama’a|, abokai]: [wannan dominku ne|ga bayani|ku karanta har ƙarshe|ga saƙonmu|minti ɗaya kawai].',
      '[Ku karanta yanzu|Ku karanta wannan yanzu|Kada ku manta ku karanta][|, don Allah|, jama’a|, abokai]: [wannan dominku ne|ga bayani|ga saƙonmu].',
    ],
    'Inspirational & Aspirational': [
      '[Da mataki ɗaya ake farawa|Sannu ba ta hana zuwa|Kowane mataki yana da amfani|Yau rana ce mai kyau]: [ku fara a nan|ku fara yau|ku karanta wannan|wannan dominku ne|ga saƙonmu][|, jama’a|, abokai|, don Allah].',
      '[Abokai|Jama’a|’Yan’uwa], [da mataki ɗaya ake farawa|kowane mataki yana da amfani|yau rana ce mai kyau]: [ga saƙonmu|wannan dominku ne|ku karanta].',
    ],
  },
  towns: [
    '[Mutanen {towns}|Jama’ar {towns}|Idan kuna {towns}|’Yan’uwa na {towns}], [wannan dominku ne|ku duba wannan|ga naku|kada ku wuce|ku ɗan tsaya].',
    '[Saƙo|Sanarwa|Ɗan saƙo|Labari] ga [mutanen|jama’ar|mazaunan|duk mazaunan] {towns}[|, don Allah ku karanta|: ku duba|: kada ku wuce].',
  ],
  calls: {
    come: [
      '[Muna gayyatarku|Ana gayyatarku|Muna gayyatarku da farin ciki|Ana gayyatarku da girmamawa][|, ku da iyalanku|, ku da abokanku|, ku da jama’arku|, ku da maƙwabtanku]: [barka da zuwa|ku zo|ku ajiye ranar|muna jiran ku|kada ku bari a ba ku labari].',
      '[Ku ajiye ranar|Ku ware lokaci|Ku faɗa wa kowa|Ku yaɗa labari][|, don Allah|, jama’a]: [ana gayyatarku|barka da zuwa|muna jiran ku|muna son ganinku].',
    ],
    give: [
      '[Za ku iya taimakawa|Taimakonku yana da amfani|Tare za mu iya|Muna neman taimakonku|Muna buƙatar taimakonku][|, don Allah|, jama’a|, abokai]: [ku karanta wannan|ga bayani|ga saƙonmu|ga yadda za ku taimaka].',
      '[Ku taimaka mana|Ku tallafa mana|Ku haɗa hannu da mu][|, don Allah|, jama’a|, abokai]: [kowane taimako yana da amfani|kaɗan ma taimako ne|ga bayani|ga saƙonmu].',
    ],
    apply: [
      '[Akwai aiki|Muna neman ma’aikata|Ana neman ma’aikata][|, jama’a|, don Allah|, abokai]: [ga bayani|ku karanta har ƙarshe|ga saƙonmu|ga cikakken bayani].',
      '[Kuna neman aiki|Kuna son aiki|Kun san wanda ke neman aiki]? [Ga bayani|Ku karanta wannan|Ga saƙonmu|Ga cikakken bayani][|, don Allah|, jama’a].',
    ],
  },
  passes: {
    come: [PASS_IT_ON, KNOW, THANKS],
    give: [PASS_IT_ON, KNOW, THANKS],
    apply: [
      'Idan kun san [wani|aboki|maƙwabci|ɗan’uwa] da ke neman aiki, [ku tura masa|ku faɗa masa|ku sanar da shi][| yau|, don Allah].',
      'Ku [tura wannan zuwa ga|nuna wannan ga|aika wannan ga] [mai neman aiki|mutanenku|abokanku][| yau|, zai taimaka|, don Allah].',
    ],
  },
  shares: {
    'Gen Z': [
      'Ku [tura wannan zuwa ga|nuna wannan ga] [abokinku|abokanku|’yan ajinku|abokan karatunku][| yanzu|, su ma su gani|, don Allah].',
      'Ku [sa wannan a|raba wannan a|tura wannan a] [gurup ɗinku|gurup na aji|gurup na abokai][| yanzu|, su ma su gani|, don Allah].',
    ],
    Millennials: [
      'Ku [ajiye wannan|adana wannan] [sai ƙarshen mako|sai lokacin buƙata|don kada ku manta][|, abokai|, ku kuma tura wa aboki|, don Allah].',
      KNOW,
    ],
    Professionals: [
      'Ku [tura wannan zuwa ga|nuna wannan ga|aika wannan ga] [abokin aiki|abokan aikinku|wani a wurin aiki][| yau|, zai taimaka|, don Allah].',
      'Idan [babu lokaci yanzu|kuna wurin aiki], [saƙo ɗaya ya isa|ku rubuto mana lokacin hutu|ku ajiye wannan sai lokacin hutu].',
    ],
    Families: [
      'Ku [tura wannan zuwa ga|nuna wannan ga|aika wannan ga] [iyalanku|kowa a gida|’yan’uwa da dangi|mutanen gida][| yau|, za su so su sani|, don Allah].',
      'Ku [faɗa wa|sanar da] [iyalanku|kowa a gida|’yan’uwa|mutanenku] game da wannan[| yau|, sannan ku rubuto mana|, don Allah].',
    ],
    'Luxury Consumers': [THANKS, KNOW],
  },
  closes: {
    write,
    book: [
      '{Reach} [don zaɓar rana|don tsayar da rana|don shirya lokaci] {when}.',
      'Don [zaɓar rana|tsayar da rana|shirya lokaci], {reach} {when}.',
      '[Idan kuna buƙata|Idan kuna son zaɓar rana|Idan kuna son tsayar da rana], {reach} {when}.',
    ],
    order: [
      '{Reach} [don yin oda|don oda] {when}.',
      'Don [yin oda|odarku], {reach} {when}.',
      'Ku [yi oda|yi odarku|aiko da odarku|aiko da jerin abin da kuke so] {when}.',
    ],
    join: [
      '{Reach} [don yin rajista|don rajista] {when}.',
      'Don [yin rajista|rajista], {reach} {when}.',
      'Ku [yi rajista|zo ku yi rajista] {when}.',
    ],
    come: [
      '[Muna jiran ku|Sai mun gan ku|Muna son ganinku|Za mu ji daɗin ganinku|Barka da zuwa|Kada ku bari a ba ku labari][|, ku zo da abokanku|, ku zo da iyalanku|, ku zo da wuri|, ku faɗa wa kowa|, jama’a].',
      'Ku [zo da abokanku|zo da iyalanku|zo da maƙwabtanku|faɗa wa abokanku|faɗa wa maƙwabta][|, barka da zuwa|, muna jiran ku|, sai mun gan ku|, don Allah].',
    ],
    give: [
      'Ku [taimaka mana|tallafa mana|haɗa hannu da mu|bayar da taimako] [yau|yanzu|a wannan makon|a wannan watan|duk lokacin da kuka iya][|, kowane taimako yana da amfani|, kaɗan ma taimako ne|, mun gode].',
      '[Don bayar da taimako|Don tallafa mana|Don haɗa hannu da mu], {reach} [yau|yanzu|a wannan makon|a kowane lokaci].',
    ],
    apply: [
      '{Reach} [idan kuna son aikin|don wannan aiki] {when}.',
      '[Idan kuna son aikin|Don wannan aiki], {reach} {when}.',
    ],
  },
  visits: [
    'Ku [zo|leƙo mu|zo wurinmu|ziyarce mu] [yau|yanzu][|, muna jiran ku|, barka da zuwa|, sai mun gan ku].',
    '[Muna jiran ku|Za mu ji daɗin ganinku][| yau| a wannan makon][|, ku leƙo mu|, barka da zuwa|, jama’a|, ku zo].',
  ],
  reaches: {
    message: 'ku tuntuɓe mu|ku rubuto mana|ku turo mana saƙo|ku yi mana magana|ku aiko mana da saƙo',
    phone: 'ku kira mu|ku kira mu a waya',
  },
  whens: {
    'Persuasive & Direct': ['yau', 'yanzu', 'tun yau', 'a wannan makon', 'da zarar kun shirya'],
    'Friendly & Casual': ['yau', 'a kowane lokaci', 'duk lokacin da kuka shirya', 'lokacin da ya yi muku daidai'],
    'Humorous & Witty': ['kafin ku manta', 'kafin cajin wayarku ya ƙare', 'kafin maƙwabcinku ya ji'],
    'Urgent & Scarcity-driven': ['yanzu', 'yau, ba gobe ba', 'kafin rana ta faɗi', 'nan da nan', 'kafin ku manta'],
    'Inspirational & Aspirational': ['yau', 'yanzu', 'tun yau', 'a kowane lokaci', 'da zarar kun shirya'],
  },
  before: 'kafin',
  soon: ['yau', 'yanzu', 'nan da nan'],
}
