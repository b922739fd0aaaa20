import type { Advert } from '../advert.ts'

const MESSAGE = 'Ku [turo mana saƙo|rubuto mana|tuntuɓe mu|yi mana magana|aiko mana da saƙo]'

export const hausa: Advert = {
  offers: {
    order: [
      'muna da {product}',
      'za ku iya samun {product} a wurinmu',
      'za ku iya sayen {product} a wurinmu',
      'muna sayar da {product}',
    ],
    book: [
      'muna yin {product}',
      'za ku iya kiran mu don {product}',
      'muna nan don {product}',
      'ku zo wurinmu don {product}',
    ],
    join: [
      'an buɗe rajista don {product}',
      'za ku iya shiga {product}',
      'za ku iya yin rajista a {product}',
      'akwai wurinku a {product}',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'Kuna [neman|buƙatar|son] {product}? [Kun zo daidai|Kun same mu|Ku yi mana magana|Ku fara a nan|Kada ku je nesa|Muna nan dominku].',
      '[A taƙaice|Ba dogon magana|Ku ji|Ga magana|Don ku sani|Ga abin da muke so mu faɗa]: {offer}.',
      'Duk lokacin da kuke [buƙatar|son|neman|shirin samun] {product}, [ku yi mana magana|ku zo wurinmu|ku tuna da mu|ku rubuto mana|muna nan].',
    ],
    'Friendly & Casual': [
      '[Sannunku|Barka da rana|Assalamu alaikum|Barkanku][|, abokai|, jama’a|, maƙwabta|, ’yan’uwa]! Idan kuna [neman|son|buƙatar] {product}, [wannan naku ne|muna nan dominku|ku zo wurinmu|muna nan].',
      '[Ƙaramin saƙo|Tunatarwa|Don ku sani|Labari mai daɗi|Saƙo daga gare mu|Ƙaramar sanarwa|Ku lura][|, abokai|, jama’a|, ’yan’uwa]: {offer}.',
    ],
    'Humorous & Witty': [
      '[Mun so mu|Mun yi niyyar mu|Mun yi ƙoƙarin mu] [yi shiru|kame baki|rufe baki] game da {product}, amma [mun kasa|abin ya gagara|labarin ya yi daɗi|mun kasa haƙuri|ko minti huɗu ba mu yi ba|ba zai yiwu ba].',
      '[Sanarwa|Labari da ɗumi-ɗumi|Ku saurara|A kula]: {offer}. [“Ban sani ba” ba hujja ba ce yanzu|Ku yi kamar ba ku gani ba|Kada ku ce mu muka faɗa|Ku yi mana tafi|Kada maƙwabcinku ya riga ku ji].',
    ],
    'Urgent & Scarcity-driven': [
      'Har yanzu kuna [neman|son|buƙatar] {product}? [Yau ta yi kyau|Yanzu ne lokaci|Ku daina jinkiri|Ku zo da wuri|Ku yi shi yau|Kada ku jira gobe].',
      '[Kada ku jira|Kada ku yi sake|Kada ku bar shi sai gobe|Ku yi sauri|Kada ku wuce][|, don Allah|, jama’a|, abokai]: {offer}.',
    ],
    'Inspirational & Aspirational': [
      '[Ba sai komai ya cika ba|Abu mai kyau yana farawa da shawara ɗaya|Ku sa wannan mako ya bambanta|Mataki ɗaya mai kyau ya isa yau|Ku yi wa kanku abu mai kyau|Ku zaɓi mai kyau ga masoyanku]: {offer}.',
      'Idan {product} [na ranku|na cikin shirinku], [ku ɗauki mataki|ku fara|ku zo wurinmu|ku yi mana magana|ku tuntuɓe mu] [yanzu|yau|a wannan karo].',
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
    '[Ku zo|Kada ku rasa|Ku ware lokaci don|Ku halarci|Za mu ji daɗin ganinku a] {product}[|, ku zo da aboki|, ku zo da jama’arku|, barka da zuwa].',
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
      '[Ku sayi|Ku samu|Ku nemi|Muna da|Za ku iya samun|Za ku iya sayen|Akwai|Ga] {product}{price}{place}.',
      '{product}{price}{place}[: ku sayi naku|: ku samu naku|: ku nemi naku|: ku zo ku karɓa|: ku zo ku saya].',
    ],
    book: [
      '[Ku kira mu don|Ku tuntuɓe mu don|Ku zo wurinmu don|Ku yi mana magana game da|Muna yin|Ku nemi] {product}{price}{place}[|, duk lokacin da kuke buƙata].',
      '{product}{price}{place}[: ku kira mu|: ku sa rana|: ku yi mana magana|: ku tuntuɓe mu|: aikinmu ke nan].',
    ],
    join: [
      '[Ku yi rajista a|Ku shiga|Ku ɗauki wurinku a|An buɗe rajista don|Ku kasance cikin] {product}{price}{place}[|, barka da zuwa].',
      '{product}{price}{place}[: ku yi rajista|: ku ɗauki wurinku|: ku shiga tare da mu|: akwai wurinku|, za ku iya shiga].',
    ],
    come: [
      '[Muna gayyatarku zuwa|Ku zo|Ku ware lokaci don|Kada ku rasa|Muna jiran ku a|Ku kasance a] {product}{price}{place}[|, ku zo da aboki|, barka da zuwa|, kowa da kowa].',
      '{product}{price}{place}[: muna gayyatarku|: sai mun gan ku|: ku zo da jama’arku|: ku ajiye ranar|: kada ku rasa].',
    ],
    give: [
      'Ku [tallafa wa|tsaya tare da|kasance cikin|bayar ga] {product}{price}{place}[|, yadda za ku iya|, tare da mu].',
      '{product}{price}{place}[: za ku iya taimakawa|: kowace kyauta tana da amfani|: ku haɗa hannu|: muna buƙatarku].',
    ],
  },
  closes: {
    order: [
      `${MESSAGE} [don ku saya|don ku samu naku|don mu ajiye muku naku|don yin oda|don karɓar naku] {when}{contact}.`,
      'Ku [saya|yi oda|karɓi naku|nemi naku|zo ku saya] {when}{contact}.',
    ],
    book: [
      `${MESSAGE} [don sa rana|don mu fara|don faɗin abin da kuke buƙata|don mu sa muku rana] {when}{contact}.`,
      'Ku [kira mu|zo mu sa rana|yi mana magana|tuntuɓe mu|faɗa mana abin da kuke buƙata] {when}{contact}.',
    ],
    join: [
      `${MESSAGE} [don yin rajista|don shiga|don ɗaukar wurinku|domin rajista] {when}{contact}.`,
      'Ku [yi rajista|shiga tare da mu|ɗauki wurinku|ajiye wurinku] {when}{contact}.',
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
      'Ku [tura wannan zuwa ga|nuna wannan ga|kai wannan ga] [abokin aiki|abokan aikinku|wani a wurin aiki|gurup na aiki][| yau|, zai iya taimaka|, za su iya buƙata|, don Allah].',
      'Idan [ranarku ta cika|babu lokaci|kuna wurin aiki], [ku rubuta layi ɗaya, mu yi sauran|saƙo ɗaya ya isa|ku rubuto mana lokacin hutu|ku ajiye wannan sai lokacin hutu].',
    ],
    Families: [
      'Ku [tura wannan zuwa ga|nuna wannan ga|kai wannan ga] [iyalanku|kowa a gida|’yar’uwarku|’yan’uwa da dangi|mutanen gida][| yau|, za su so su sani|, don Allah|, ku yanke shawara tare].',
      'Ku [faɗa wa|tunatar da] [iyalanku|kowa a gida|’yar’uwarku|baba da mama|mutanenku] game da wannan[| yau|, sannan ku rubuto mana|, don Allah|, ku yanke shawara tare].',
    ],
    'Luxury Consumers': [
      'Idan kuna [da buƙata ta musamman|da wani abu a rai|son magana a keɓe|son bayani a keɓe], [ku faɗa mana|ku turo mana saƙo|muna sauraro|ku sanar da mu|ku rubuto mana kai tsaye].',
      'Don [tambaya a keɓe|buƙata ta musamman|bayani a keɓe|magana a keɓe], [ku rubuto mana|ku turo mana saƙo|ku yi mana magana kai tsaye|muna nan dominku].',
    ],
  },
}
