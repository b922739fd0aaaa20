import type { Grammar } from '../grammar.ts'

export const hausa: Grammar = {
  and: ' da ',
  from: 'daga {price}',
  ours: 'aikinmu',
  there: 'wurin',
  products: [
    '[Muna da|Za ku samu|Mun kawo|Ku zo ku karɓi|Ku zo ku sayi] {product}{price}{place}[, babu dogon bayani|, a kowane lokaci||, domin ku].',
    '{product}{price}{place}[: abin da muke yi ke nan|: labarin ke nan|, barka da zuwa|: naku ne idan kuka nema|, domin ku da iyalinku].',
    '[Ku tambaye mu|Ku yi mana magana a kan|Ku tuna da mu a kan] {product}{price}{place}[, za ku gani|, kowace rana|, ku bar mana sauran|].',
  ],
  clauses: {
    price: [' a kan {price}', ', {price}', ' a farashin {price}'],
    place: [' a {place}', ', a {place}', ' a nan {place}'],
  },
  prices: [
    '[Farashi|Farashin|Farashinmu|Abin da za ku biya|Cikakken farashi]: {price}[|, a fili|, shi ke nan].',
    '[Farashin shi ne|Za ku biya|Kuɗinsa] {price}[|, a fili|, shi ke nan].',
  ],
  places: [
    '[Za ku same mu|Muna|Ku same mu|Ku ziyarce mu|Ku zo wurinmu|Ku neme mu] a {place}[|, ku zo|, barka da zuwa|, ku zo ku gani].',
    '[Wurin|Adireshinmu|Inda muke|Wurinmu]: {place}[|, barka da zuwa|, ku zo].',
  ],
  deals: [
    '[Ƙari|Kari a kai|Kyauta|Labari mai daɗi|Har da wannan|Don ku|Ban da haka|Abu ɗaya kuma|Tayi na musamman|Kada ku rasa wannan]: {deal}[|, don ku kawai|, daga gare mu|, gaskiya ne|, tare da godiya|, kun karanta daidai].',
    '[Mun ƙara wannan|Za ku kuma samu wannan|Wannan yana tare da shi|Ku haɗa da wannan|Ku tambaya]: {deal}[|, don ku kawai|, daga gare mu|, gaskiya ne|, tare da godiya].',
  ],
  qualities: [
    '[Koyaushe|Da gaske|Gaba ɗaya|A ko da yaushe] {words}[|, kowane lokaci|, yadda ya kamata|, yadda kuke so|, za ku gani].',
    '{words}[|, i|, tabbas|, da gaske]: [haka muke yi|wannan ne ƙa’idarmu|abin da za ku samu ke nan|yadda kuke so|ba ƙasa da haka ba|niyyarmu ke nan|haka ya kamata|abin da muke so ke nan].',
  ],
  people: [
    '[Wannan don|Wannan na|An yi shi don|Ya dace da|Ya yi daidai da|Mun shirya shi don] {words}[|, musamman| ma|, ku duka].',
    '[Labari mai daɗi ga|Akwai abu don|Saƙo ga|Sanarwa ga] {words}[|, ku duka]: [wannan naku ne|muna tunanin ku|barka da zuwa|dominku ne].',
  ],
  occasions: [
    '[Ya dace da|Ya yi daidai da|Yana da kyau don|Mai kyau don|Ya fi dacewa da] {words}[| ma|, ko wani lokaci|, da ƙari].',
    'Idan kuna [shirin|tunanin|shirya wa|tanadin] {words}, [ku yi mana magana|za mu iya taimaka|ku fara a nan|ku sanar da mu|ku tuna da mu].',
  ],
  topics: [
    '[Ku tambaye mu|Ku yi mana magana|Ku rubuto mana|Ku tambaya] game da {words}[| ma|, kowane lokaci|, za mu faɗa muku ƙari|, babu ƙaramar tambaya|, za mu amsa].',
    'Don {words}[| ma], [ku yi mana magana|ku tambaye mu|ku rubuto mana|kun zo daidai|muna nan|ku tambaya kawai][|, kowane lokaci|, don Allah].',
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
      '[Babu wahala|Babu dogon labari|Babu hayaniya]: [ya dace da rayuwarku|yana da kyau a hoto|yana yin abin da ya ce], [abokanku za su tambaya|ku ma za ku gane|magana ke nan].',
    ],
    Millennials: [
      'Tsakanin [aiki|cunkoson hanya|zirga-zirga] da [iyali|kuɗin haya|sauran komai], [ya kamata ku sami|kun cancanci|yana da kyau ku sami] abin da [yake da sauƙi|yake yin aiki|ba ya wahala|zai sauƙaƙa rana].',
      'Kun yi aiki domin [kuɗinku|lokacinku], saboda haka [ku kashe su inda za a gani|ku yi amfani da su da kyau|ku sayi kwanciyar hankali|ku sa su a abu mai kyau][, yadda ya dace|, babu nadama|, yau|].',
    ],
    Professionals: [
      '[Ranarku|Aikinku|Lokacinku] ya [cika|isa haka], saboda haka [ku bari wannan ya yi sauƙi|ku bar mana wannan|ku yanke shawara cikin minti ɗaya] [ku koma aiki|da tabbaci|hankalinku ya kwanta].',
      '[Abokan ciniki|Abokan aiki|Mutane] suna lura da [kyakkyawan zaɓi|ƙananan abubuwa|inganci], kuma wannan zai [yi muku shaida mai kyau|fito da ku da kyau|bayyana a wajen aiki].',
    ],
    Families: [
      '[Yara da manya|Daga yaro har kaka|Babba da ƙarami], [kowa a gida|dukan iyali|kowannensu] zai [sami abin da yake so|yi murmushi|amfana|nemi ƙari].',
      'A [gida|gidan da yara suke|cikin iyali], [komai sai ya yi amfani|sauƙi ya fi|kwanciyar hankali ta fi kuɗi], kuma wannan [yana taimaka muku|yana da amfani|mun fahimta sosai].',
    ],
    'Luxury Consumers': [
      'Ba [yawan kaya|hayaniya] kuke buƙata ba, [abin da ya dace|mafi kyau|mai daɗewa] kuke buƙata, [kuma za ku gane|wanda aka yi da kula|wanda aka zaɓa da kyau|babu aibi].',
      '[Abu mai daraja|Alfarma ta gaske|Ɗanɗano mai kyau] [ba ya ihu|ba ya gaggawa|yana cikin ƙananan abubuwa], [za ku ji shi a jiki|nan take za ku gane|daga nan muke farawa].',
    ],
  },
  trades: {
    food: [
      'Ku [zo da yunwa|kira abokanku|bar tukunya a gida], [za ku ƙoshi|faranti zai yi magana|mu yi sauran|cikinku zai yi godiya][, babu shakka|, ku amince da mu|].',
      '[Abincin ranarku|Ƙarshen makonku|Bikinku|Abincin darenku] [ya samu|ya huta|ya ƙara daɗi], [babu mai girki|madafinku zai huta|kowa zai ci].',
    ],
    fashion: [
      'Ku sa shi [zuwa aiki|ranar Juma’a|zuwa biki|kowace rana], [su yi ta kallonku|ku sha yabo|ku yi tafiya da ƙarfin gwiwa|idonsu ya buɗe].',
      '[Kayanku|Adonku|Kayan bikinku] [suna jiransa|sun cancanci haka|za su yi godiya], saboda haka [ku zo ku gwada|ku zaɓi launinku|ku ɗauki girmanku].',
    ],
    beauty: [
      '[Madubinku|Hotonku|Fatarku|Fuskarku] [zai gani|zai yi godiya|yana jira], saboda haka [ku kula da jikinku|ku saki jiki|ku ji daɗi kaɗan].',
      '[Kyau|Tsafta|Gyaran jiki|Ƙyalli] [ba laifi ba ne|wani ɓangare na rana mai kyau ne|yana faranta rai], saboda haka [ku zauna|ku ɗauki lokacinku|ku fara yau].',
    ],
    learning: [
      'Ku zo da [tambayoyinku|littafinku|son koyo], ku tafi da [ilimi|amsa|sana’a] [mai amfani|zuwa gida|domin gobe].',
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
      'Domin [kanku|gidanku|kyauta|wanda kuke ƙauna], [zaɓi ne mai kyau|ya dace|zai yi amfani][, kowace rana|, a fili|].',
    ],
  },
}
