import type { Advert } from '../advert.ts'

const MESSAGE = 'Ku [turo mana saƙo|rubuto mana|tuntuɓe mu|yi mana magana|aiko mana da saƙo]'

export const hausa: Advert = {
  openings: {
    'Persuasive & Direct': [
      '[A taƙaice|Ba dogon magana|Ku ji|Ga magana|Don ku sani|Ga abin da muke so mu faɗa|Ku duba da kyau|Kai tsaye|Ga gaskiya][|, jama’a|, don Allah]: {product}.',
      'Idan [wannan kuke nema|wannan kuke buƙata|irin wannan kuke so], [kun zo daidai|ku yi mana magana|ku fara a nan|kada ku je nesa|muna nan dominku][|, jama’a|, don Allah]: {product}.',
    ],
    'Friendly & Casual': [
      '[Sannunku|Barka da rana|Assalamu alaikum|Barkanku][|, abokai|, jama’a|, maƙwabta|, ’yan’uwa]! [Ga abin da muke da shi dominku|Ga ɗan saƙo|Wannan naku ne|Don Allah ku duba|Ga saƙonmu]: {product}.',
      '[Ƙaramin saƙo|Tunatarwa|Don ku sani|Labari mai daɗi|Saƙo daga gare mu|Ƙaramar sanarwa|Ku lura][|, abokai|, jama’a|, ’yan’uwa]: {product}.',
    ],
    'Humorous & Witty': [
      '[Sanarwa|Labari da ɗumi-ɗumi|Ku saurara|A kula][|, jama’a|, kowa da kowa]: {product}. [“Ban sani ba” ba hujja ba ce yanzu|Ku yi kamar ba ku gani ba|Kada ku ce mu muka faɗa|Ku yi mana tafi|Kada maƙwabcinku ya riga ku ji].',
      '[Mun so mu yi shiru|Mun yi niyyar kame baki|Mun yi ƙoƙarin rufe baki], amma [mun kasa|abin ya gagara|labarin ya yi daɗi|mun kasa haƙuri|ba zai yiwu ba]: {product}.',
    ],
    'Urgent & Scarcity-driven': [
      '[Kada ku jira|Kada ku yi sake|Kada ku bar shi sai gobe|Ku yi sauri|Kada ku wuce|Ku hanzarta][|, don Allah|, jama’a|, abokai]: {product}.',
      '{product}: [yau ta yi kyau|yanzu ne lokaci|ku daina jinkiri|ku zo da wuri|ku kira mu yau|kada ku jira gobe][|, don Allah|, jama’a].',
    ],
    'Inspirational & Aspirational': [
      '[Ba sai komai ya cika ba|Abu mai kyau yana farawa da shawara ɗaya|Ku sa wannan mako ya bambanta|Mataki ɗaya mai kyau ya isa yau|Ku yi wa kanku abu mai kyau|Sannu ba ta hana zuwa][|, jama’a|, abokai]: {product}.',
      'Idan [yana ranku|kun daɗe kuna tunaninsa|yana cikin shirinku], [ku ɗauki mataki|ku fara|ku yi mana magana|ku tuntuɓe mu] [yanzu|yau|a wannan karo]: {product}.',
    ],
  },
  hooks: {
    'Persuasive & Direct': [
      '[Ku karanta wannan|Ku ba mu minti ɗaya|Ku karanta har ƙarshe|Mu je kai tsaye|Ga abin da ya kamata ku sani|Ga gaskiya][|, don Allah|, gajere ne|, sannan ku yanke shawara|, ba dogon magana].',
      '[Kun tambaya|Mutane suna tambaya|Da yawanku sun tambaya|Kuna son sani], [ga shi|ga amsa|ga cikakken bayani|komai yana nan].',
    ],
    'Friendly & Casual': [
      '[Sannunku|Barka da rana|Assalamu alaikum|Barkanku][|, abokai|, jama’a|, maƙwabta|, ’yan’uwa], [muna da abu dominku|ga ɗan saƙo|wannan naku ne|ku ɗan tsaya|akwai labari].',
      '[Ɗan saƙo|Ƙaramar sanarwa|Ɗan labari|Gajeren saƙo] [daga gare mu|dominku|ga mutanenmu].',
    ],
    'Humorous & Witty': [
      '[Sanarwa|Labari da ɗumi-ɗumi|Ku saurara|A kula]: [ba za ku ce ba a faɗa muku ba|hujja ta ƙare|ku karanta kafin maƙwabcinku|ku natsu ku karanta|ku zauna kafin ku karanta].',
      '[Ku tsaya a nan|Ku ajiye rimot|Ku ajiye biskit ɗin nan|Ku bar wannan hirar], [wannan naku ne|muna da abin da ya fi|minti ɗaya kawai|za ku ci gaba daga baya].',
    ],
    'Urgent & Scarcity-driven': [
      '[Kada ku wuce|Ku ɗan tsaya|Kada ku bar wannan sai gobe|Ku karanta yanzu|Kada ku jira][|, don Allah|, jama’a|: naku ne|: ku karanta har ƙarshe].',
      '[Yanzu ne|Yau ce|Wannan makon ne] lokacin da ya dace ku [karanta wannan|ɗauki mataki|yanke shawara|tuntuɓe mu], [ba gobe ba|ba wata mai zuwa ba|jama’a|don Allah].',
    ],
    'Inspirational & Aspirational': [
      '[Abu mai kyau yana farawa kaɗan-kaɗan|Kowane mataki yana da amfani|Da shawara ɗaya ake farawa|Sannu a hankali ake kai wa buri|Ba sai komai ya cika ba][: ku fara a nan|: ku karanta|, wannan zai iya zama naku|, saboda haka ku duba].',
      '[Zai yiwu|Za ku iya farawa|Za ku iya ɗaukar mataki|Za ku iya yanke shawara] [yau|yanzu|a wannan makon], [ku karanta|ku karanta har ƙarshe|ga bayani].',
    ],
  },
  invites: [
    '[Muna gayyatarku|Ana gayyatarku da girmamawa|Wannan gayyatarku ce|Ku ajiye ranar|Gayyata ta musamman][|, ku da jama’arku|, ku zo da wani|, don Allah]: {product}.',
    '{product}: [kada ku rasa|ku ware lokaci|ku halarta|za mu ji daɗin ganinku|muna jiran ku][|, ku zo da aboki|, ku zo da jama’arku|, barka da zuwa].',
  ],
  calls: [
    '[Muna gayyatarku|Ana gayyatarku da girmamawa|Wannan gayyatarku ce|Gayyata ta musamman][| daga gare mu duka|, ku da iyalanku|, ku da abokanku|, don Allah ku karanta].',
    '[Ku ajiye ranar|Ku faɗa wa kowa|Ku yaɗa saƙon|Ku ware lokaci][|, don Allah|, jama’a|: barka da zuwa|: muna son ganinku a can].',
  ],
  appeals: [
    '[Za ku iya taimakawa|Taimakonku yana da amfani|Kaɗan yana yin yawa|Tare za mu iya|Kyauta ɗaya tana iya canza rayuwa][|, kuma ba wuya|, duk inda kuke|: ga yadda|: don Allah ku karanta].',
    'Ku zama [dalilin murmushin wani|cikin wannan aiki|hannun taimako|amsar addu’ar wani] [yau|a wannan makon|a wannan watan|tare da mu].',
  ],
  products: {
    order: [
      '[Ku duba|Ga labari mai daɗi|Wannan naku ne|Kada ku rasa|An kawo muku|An shirya muku|Ku gani|Ku matso|Sabon labari][|, don Allah|, jama’a]: {product}{price}{place}.',
      '{product}{price}{place}[: ku tambaye mu|: ku yi mana magana|: kada ku rasa|: ku tuntuɓe mu|: muna nan dominku][|, don Allah|, jama’a].',
    ],
    book: [
      '[Muna nan dominku|Ku duba|Ku yi mana magana|Kada ku je nesa|Ga abin da kuke nema|Ku gani|Ku matso|Wannan naku ne][|, don Allah|, jama’a]: {product}{price}{place}.',
      '{product}{price}{place}[: ku kira mu|: ku yi mana magana|: ku tuntuɓe mu|: muna nan dominku|: ku tambaye mu][|, don Allah|, jama’a].',
    ],
    join: [
      '[An buɗe rajista|Akwai wuri|Ku shiga tare da mu|Ku duba|Wannan naku ne][|, don Allah|, jama’a]: {product}{price}{place}.',
      '{product}{price}{place}[: ku yi rajista|: ku ɗauki wurinku|: ku shiga tare da mu|: akwai wurinku][|, don Allah|, jama’a].',
    ],
    come: [
      '[Muna gayyatarku|Ana gayyatarku|Ku ware lokaci|Kada ku rasa|Muna jiran ku|Ku halarta][|, don Allah|, jama’a]: {product}{price}{place}.',
      '{product}{price}{place}[: muna gayyatarku|: ku zo da jama’arku|: ku ajiye ranar|: kada ku rasa|: barka da zuwa][|, don Allah|, jama’a].',
    ],
    give: [
      '[Za ku iya taimakawa|Ku tallafa mana|Ku haɗa hannu da mu|Kowace gudummawa tana da amfani][|, don Allah|, jama’a]: {product}{price}{place}.',
      '{product}{price}{place}[: za ku iya taimakawa|: kowace kyauta tana da amfani|: ku haɗa hannu|: muna buƙatarku][|, don Allah|, jama’a].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [don ƙarin bayani|don kowace tambaya|don jin cikakken bayani|don kada ku rasa] {when}[|, don Allah|, jama’a]{contact}.`,
      'Ku [yi mana magana|tuntuɓe mu|kira mu|tambaye mu|rubuto mana|neme mu] {when}[|, don Allah|, jama’a]{contact}.',
    ],
    book: [
      `${MESSAGE} [don ƙarin bayani|don jin cikakken bayani|don kowace tambaya] {when}[|, don Allah|, jama’a]{contact}.`,
      'Ku [kira mu|yi mana magana|tuntuɓe mu|tambaye mu|neme mu|rubuto mana] {when}[|, don Allah|, jama’a]{contact}.',
    ],
    join: [
      `${MESSAGE} [don yin rajista|don shiga|don ɗaukar wurinku|domin rajista] {when}[|, don Allah|, jama’a]{contact}.`,
      'Ku [yi rajista|shiga tare da mu|ɗauki wurinku|ajiye wurinku] {when}[|, don Allah|, jama’a]{contact}.',
    ],
    come: [
      '[Muna jiran ku|Sai mun gan ku|Don Allah ku zo|Kada ku rasa|Ku ajiye ranar|Za mu ji daɗin ganinku][|, ku zo da wani|, ku zo da jama’arku|, ku faɗa wa aboki|, ku zo da wuri|, barka da zuwa]{contact}.',
      'Ku [faɗa wa aboki|faɗa wa maƙwabci|zo da wani|tara jama’arku|yaɗa saƙon][| ku zo| ku kasance tare da mu|, sai mun gan ku| ku zo da wuri]{contact}.',
    ],
    give: [
      'Ku [bayar da taimako|tallafa mana|haɗa hannu da mu|tsaya tare da mu] [yau|a wannan makon|a wannan watan|yanzu|duk lokacin da kuka iya][|, kowace kyauta tana da amfani|, ku faɗa wa aboki|, mun gode]{contact}.',
      '[Don bayar da taimako|Don tallafa mana|Don haɗa hannu da mu], ku [rubuto mana|tuntuɓe mu|yi mana magana|turo mana saƙo] [yau|yanzu|a wannan makon|a kowane lokaci]{contact}.',
    ],
  },
  whens: {
    'Persuasive & Direct': ['yau', 'yanzu', 'a wannan makon', 'nan take'],
    'Friendly & Casual': [
      'yau',
      'a kowane lokaci',
      'duk lokacin da kuka shirya',
      'a wannan makon',
      'lokacin da ya yi muku daidai',
    ],
    'Humorous & Witty': [
      'kafin maƙwabcinku ya riga ku',
      'kafin gwaggonku ta ji',
      'kafin ku canza shawara',
      'kafin kuɗi su ƙare a aljihu',
      'kafin abokanku su ji',
    ],
    'Urgent & Scarcity-driven': [
      'yanzu',
      'yau, ba gobe ba',
      'kafin rana ta faɗi',
      'nan da nan',
      'kafin lokaci ya ƙure',
    ],
    'Inspirational & Aspirational': ['yau', 'yanzu', 'nan take', 'tun yau', 'a wannan makon'],
  },
  shares: {
    'Gen Z': [
      'Ku [tura wannan zuwa ga|nuna wannan ga] [abokinku|abokanku|ƙungiyarku|’yan ajinku|abokan karatunku][| yanzu|, su ma su gani|, kada ku makara|, don Allah].',
      'Ku [sa wannan a|raba wannan a|tura wannan a] [gurup ɗinku|gurup na aji|gurup na abokai][| yanzu|, su ma su gani|, kada ku makara|, don Allah].',
    ],
    Millennials: [
      'Ku [ajiye wannan|adana wannan] [sai ranar albashi|sai ƙarshen mako|sai lokacin buƙata|don kada ku manta][|, jama’a|, ku kuma tura wa aboki|, don Allah].',
      'Idan kun san [aboki|abokin aiki|ɗan’uwa|maƙwabci] da [ke buƙatar wannan|ke tambaya|zai so ya sani], [ku tura masa|ku faɗa masa|ku sanar da shi].',
    ],
    Professionals: [
      'Ku [tura wannan zuwa ga|nuna wannan ga|aika wannan ga] [abokin aiki|abokan aikinku|wani a wurin aiki|gurup na aiki][| yau|, zai taimaka|, ana iya buƙatarsa|, don Allah].',
      'Idan [ranarku ta cika|babu lokaci|kuna wurin aiki], [ku rubuta layi ɗaya, mu yi sauran|saƙo ɗaya ya isa|ku rubuto mana lokacin hutu|ku ajiye wannan sai lokacin hutu].',
    ],
    Families: [
      'Ku [tura wannan zuwa ga|nuna wannan ga|aika wannan ga] [iyalanku|kowa a gida|’yar’uwarku|’yan’uwa da dangi|mutanen gida][| yau|, za su so su sani|, don Allah|, ku yanke shawara tare].',
      'Ku [faɗa wa|tunatar da] [iyalanku|kowa a gida|’yar’uwarku|baba da mama|mutanenku] game da wannan[| yau|, sannan ku rubuto mana|, don Allah|, ku yanke shawara tare].',
    ],
    'Luxury Consumers': [
      'Idan kuna [da buƙata ta musamman|da wani abu a rai|da tambaya|son ƙarin bayani], [ku faɗa mana|ku turo mana saƙo|muna sauraro|ku sanar da mu|ku rubuto mana kai tsaye].',
      'Don [kowace tambaya|buƙata ta musamman|ƙarin bayani|wani abu na musamman], [ku rubuto mana|ku turo mana saƙo|ku yi mana magana kai tsaye|muna nan dominku].',
    ],
  },
}
