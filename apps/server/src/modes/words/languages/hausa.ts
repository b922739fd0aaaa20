import type { Grammar } from '../grammar.ts'

export const hausa: Grammar = {
  and: ' da ',
  predicates: ['', ', ', ' kuma '],
  things: { order: 'abu', book: 'aiki', join: 'horo', come: 'taro', give: 'aiki' },
  from: 'daga {price}',
  ours: 'aikinmu',
  there: 'wurin',
  products: [
    '[Muna da|Za ku samu|Ku zo don|Ku nemi] {product}{price}{place}[|, barka da zuwa|, a kowane lokaci|, kowace rana].',
    '{product}{price}{place}[: naku ne idan kuka nema|: aikinmu ke nan|: ku kira mu|: ku yi mana magana|, domin ku da iyalinku].',
    '[Ku tambaye mu game da|Ku yi mana magana a kan|Ku tuna da mu wajen] {product}{price}{place}[|, kowace rana|, jama’a|, za ku ji daɗi].',
  ],
  clauses: {
    price: [' a kan {price}', ', {price}', ' a farashin {price}'],
    place: [' a {place}', ', a {place}'],
  },
  prices: [
    '[Farashi|Farashin|Farashinmu|Abin da za ku biya|Kuɗinsa]: {price}[|, jama’a|, shi ke nan|, abokai].',
    '{price} [ne farashin|ne farashinmu|ne kuɗinsa|za ku biya|kawai za ku biya][|, jama’a|, abokai].',
  ],
  places: [
    '[Za ku same mu|Muna nan|Ku same mu|Ku ziyarce mu|Ku zo wurinmu|Ku neme mu] a {place}[|, ku zo|, barka da zuwa|, muna jiran ku|, jama’a].',
    '[Adireshinmu|Inda muke|Wurinmu|Inda za ku same mu]: {place}[|, barka da zuwa|, ku zo|, muna jiran ku].',
    'A {place} [muke|za ku same mu|ake samunmu][|, barka da zuwa|, ku zo|, muna jiran ku].',
  ],
  deals: [
    '[Ƙari a kan haka|Labari mai daɗi|Har da wannan|Ban da haka|Akwai ƙari|Kada ku rasa wannan|Ku ji wannan|Akwai kuma]: {deal}[|, jama’a|, abokai|, kada ku manta|, ku tambaya].',
    '[Mun ƙara da wannan|Za ku kuma samu wannan|Akwai wannan ma|Ga wani abu kuma|Ku tambayi wannan ma]: {deal}[|, jama’a|, abokai|, kada ku manta].',
  ],
  qualities: [
    '[{thing} ne|Da gaske, {thing} ne|Tabbas, {thing} ne|Za ku ga cewa {thing} ne|Muna so ku sani, {thing} ne|Ku duba da kyau, {thing} ne|Ga {thing}] {words}[|, jama’a|, yadda kuke so|, za ku ji daɗinsa|, ku gwada|, ku ma ku gani].',
    '[{thing} ne|Ai, {thing} ne] {words}[: yadda kuke so ke nan|: abin da kuke nema ke nan|: abin da za ku samu ke nan|: haka muke yi|: haka ya kamata|, ba za ku yi da-na-sani ba].',
  ],
  people: [
    '[Wannan don|An yi shi don|Ya dace da|Ya yi daidai da|Mun shirya shi don|Akwai shi don] {words}[|, ku zo|, kada ku rasa|, barka da zuwa].',
    '[Labari mai daɗi ga|Akwai abu don|Saƙo ga|Sanarwa ga|Albishir ga] {words}: [naku ne|muna tunanin ku|barka da zuwa|dominku ne|muna jiran ku|ku zo wurinmu].',
  ],
  occasions: [
    '[Ya dace da|Ya yi daidai da|Yana da kyau don|Ya fi dacewa da|Zai yi kyau don|Mun shirya shi don] {words}[|, jama’a|, ku gwada|, ku zo ku gani|, abokai].',
    'Don {words}, [ku yi mana magana|ku tuna da mu|ku kira mu|ku sanar da mu|ku zo wurinmu|ku rubuto mana|ku neme mu][|, don Allah].',
    '[Idan don|In don] {words} ne, [ku yi mana magana|ku kira mu|ku fara a nan|ku sanar da mu|ku tuna da mu][|, don Allah].',
  ],
  topics: [
    '[Ku tambaye mu|Ku yi mana magana|Ku rubuto mana|Ku kira mu] game da {words}[|, a kowane lokaci|, za mu amsa|, za mu yi muku bayani|, don Allah].',
    'Don {words}, [ku yi mana magana|ku tambaye mu|ku rubuto mana|ku neme mu|ku kira mu|ku sanar da mu][|, a kowane lokaci|, don Allah].',
  ],
  expects: [
    'Ku [zo don|shirya don|yi tsammanin] {words}[| da ƙari| ma|, ku zo da wuri|, ku zo da wani].',
    '[A ranar|Har da|Cikin abubuwan|A cikin shirin]: {words}[| da ƙari|, don kowa|, da ku].',
  ],
  causes: [
    '[Wannan game da|Wannan a kan|Duk a kan|Komai a kan] {words} ne[|, har da ku|, kuma kuna ciki|, tare].',
    '{words}: [abin da ya shafa ke nan|dalilin da muke yi ke nan|dalilin kiranku ke nan|zuciyarsa ke nan|dalilinmu ke nan].',
  ],
  audiences: {
    'Gen Z': [
      'Ku matasa kun [san jabu|gane yaudara|san gaskiya] [tun daga nesa|nan take|da sauri], saboda haka [mun faɗa muku gaskiya|mun kawo na gaske|ku duba da kyau|mun sauƙaƙa shi].',
      '[Babu wahala|Babu dogon labari|Babu hayaniya]: [ya dace da rayuwarku|yana da kyau a hoto|na zamani ne], [abokanku za su tambaya|ku ma za ku gane|magana ke nan].',
    ],
    Millennials: [
      'Tsakanin [aiki|cunkoson hanya|zirga-zirga] da [iyali|kuɗin haya|sauran komai], [ya kamata ku sami|kun cancanci|yana da kyau ku sami] abin da [yake da sauƙi|zai huta muku|ba ya ba da wahala|zai sauƙaƙa muku].',
      'Kun yi aiki domin [kuɗinku|lokacinku], saboda haka [ku kashe su inda za a gani|ku yi amfani da su da kyau|ku sayi kwanciyar hankali|ku sa su a abu mai kyau][, yadda ya dace|, babu nadama|, yau|].',
    ],
    Professionals: [
      '[Ranarku|Aikinku|Lokacinku] ya [cika|isa haka], saboda haka [ku bari wannan ya yi sauƙi|ku bar mana wannan|ku yanke shawara cikin minti ɗaya] [ku koma aiki|da tabbaci|hankalinku ya kwanta].',
      '[Abokan ciniki|Abokan aiki|Mutane] suna lura da [kyakkyawan zaɓi|mai tsari|inganci], kuma wannan zai [ƙara muku daraja|fito da ku da kyau|ba ku kwarjini a wurin aiki].',
    ],
    Families: [
      '[Yara da manya|Daga yaro har kaka|Babba da ƙarami], [kowa a gida|dukan iyali|kowannensu] zai [sami abin da yake so|yi murmushi|amfana|nemi ƙari].',
      'A [gida|gidan da yara suke|cikin iyali], [komai sai ya yi amfani|sauƙi ya fi|kwanciyar hankali ta fi kuɗi], kuma wannan [yana taimaka muku|yana da amfani|mun fahimta sosai].',
    ],
    'Luxury Consumers': [
      'Ba [yawan kaya|hayaniya] kuke buƙata ba, [abin da ya dace|mafi kyau|mai daɗewa] kuke buƙata, [kuma za ku gane|wanda aka yi da kula|wanda aka zaɓa da kyau].',
      '[Abu mai daraja|Abu mai inganci|Abin alfarma] [ba ya buƙatar yabo|ba a yin sa da gaggawa|a bayyane yake], [nan take za ku gane|za ku ji daɗinsa|ku ne shaida].',
    ],
  },
  trades: {
    food: [
      'Ku [zo da yunwa|kira abokanku|bar tukunya a gida], [za ku ƙoshi|za ku ji daɗi|mu za mu yi sauran|za ku ci ku more][, babu shakka|, ku amince da mu|].',
      '[Abincin ranarku|Abincin bikinku|Abincin darenku|Abincin baƙinku] [ya samu|ba matsala ba ne|ya fi sauƙi yanzu], [ba sai kun yi girki ba|madafinku zai huta|kowa zai ci ya ƙoshi].',
    ],
    fashion: [
      'Ku sa shi [zuwa aiki|ranar Juma’a|zuwa biki|kowace rana], [a yi ta kallonku|ku sha yabo|ku yi tafiya da ƙarfin gwiwa|kowa ya gan ku].',
      '[Kayanku|Kayan adonku|Kayan bikinku] [za su yi kyau|za su burge|za su bambanta], [ku zo ku gwada|ku zaɓi launinku|ku ɗauki girmanku].',
    ],
    beauty: [
      '[Kyanku|Adonku] [zai fito|zai burge|zai ƙaru], [ku kula da jikinku|ku saki jiki|ku ji daɗi kaɗan].',
      '[Kyau|Tsafta|Gyaran jiki|Ƙyalli] [ba laifi ba ne|wani ɓangare na rana mai kyau ne|yana faranta rai], saboda haka [ku zauna|ku shaƙata|ku fara yau].',
    ],
    learning: [
      'Ku zo da [tambayoyinku|littafinku|son koyo], ku tafi da [ilimi|amsa|fahimta] [mai amfani|zuwa gida|domin gobe].',
      '[Ku fara daga inda kuke|Ba sai kun san komai ba|Babu ƙaramar tambaya|Masu farawa ma su zo]: [mataki-mataki muke tafiya|ta aiki muke koyo|za ku ga ci gabanku].',
    ],
    events: [
      '[Baƙinku|Zauren gaba ɗaya|Mutanenku] za su [yi maganarsa|tuna ranar|yi rawa|tambayi wanda ya yi], [ku ma za ku ji daɗi|ku kuma za ku huta|ku yi ta ɗaukar hoto].',
      'Ku [zaɓi rana|faɗa mana rana|ajiye ranar], [mu kawo sauran|ku bar mana wahala|ku fara tunanin kayanku][, mun yi alkawari|, da sauƙi|].',
    ],
    service: [
      'Ku [faɗa mana|nuna mana|aiko mana da] [abin da kuke buƙata|matsalar|aikin], [mu fara|za mu ba ku amsa kai tsaye|za ku san abin da zai faru].',
      'Ku [huta|ci gaba da aikinku|kwantar da hankali], [mu za mu yi|yana hannunmu|za mu warware], [za ku ga sakamako|za ku ji daga gare mu].',
    ],
    goods: [
      'Ku [gani|riƙe shi|gwada|duba] [da kanku|da idonku|kafin ku yanke shawara], [za ku gane|saura da sauƙi|ku tambayi komai].',
      'Domin [kanku|gidanku|kyauta|wanda kuke ƙauna], [zaɓi ne mai kyau|ya dace|zai yi amfani][, kowace rana|, jama’a|].',
    ],
  },
}
