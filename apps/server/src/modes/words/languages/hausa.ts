import type { Grammar } from '../grammar.ts'

export const hausa: Grammar = {
  and: ' da ',
  from: 'daga {price}',
  things: {
    food: 'abinci mai daɗi',
    fashion: 'kayan ado',
    beauty: 'gyaran jiki',
    learning: 'ilimi mai amfani',
    events: 'biki mai daɗi',
    service: 'aiki mai kyau',
    goods: 'abu mai kyau',
  },
  titles: {
    'Persuasive & Direct': [
      '[Magana|Zaɓi|Shawara] [kai tsaye|ta gaskiya|babu shakka]',
      '[Abin da kuke nema|Abin da kuke so] [ya zo|ga shi nan]',
    ],
    'Friendly & Casual': [
      '[Barka da zuwa|Sannunku|Barkanku], [ku zo ku ji|ga labari|mun kawo muku]',
      '[Ku matso|Ku zo|Ku leƙo] [ku ji|ku gani|kusa]',
    ],
    'Humorous & Witty': [
      '[A sha dariya|A yi murmushi|A ji daɗi], [ga shi nan|ya zo|babu laifi]',
      '[Maƙwabta|Abokai|’Yan uwa] [za su tambaya|sun ji|za su so su sani]',
    ],
    'Urgent & Scarcity-driven': [
      '[Yau ce|Yanzu ne] [ranar|lokacin|damar]',
      '[Kada ku jira|Kada ku makara|Maza-maza], [ku ɗauki naku|gobe da nisa|yau ne]',
    ],
    'Inspirational & Aspirational': [
      '[Sabon|Kyakkyawan] [farawa|mataki|buri]',
      '[Burinku|Gobenku|Aikinku] [zai cika|zai yi kyau|yana gaba]',
    ],
  },
  openings: {
    'Persuasive & Direct': [
      'Idan kuna [neman|son|buƙatar|tambayar] {product} [mai kyau|na gaskiya|da za ku amince da shi|babu dogon labari], [kun zo wurin da ya dace|ku tsaya a nan|ku yi mana magana|nema ya ƙare].',
      'A kan {product}, [kada ku karɓi abin da bai gamsar da ku ba|kada ku yi kintace|ƙananan abubuwa suna da muhimmanci|gaskiya ta fi]: ku [zaɓi|ɗauki|nemi] [mai yin aiki|abin da za ku iya dubawa|wanda yake cika alkawari].',
      '{product}, [babu uzuri|babu labari|babu wahala|kai tsaye]: ku [duba|tambaya|gani], ku [yanke shawara|zaɓa|saya], [ya zama naku|saura a hannunmu|shi ke nan].',
    ],
    'Friendly & Casual': [
      '[Sannunku|Barkanku|Assalamu alaikum|Jama’a], [muna da|mun kawo|ga] {product} [domin ku|da yake jiran ku|da za ku so|domin ku da iyalinku].',
      'Idan kuna [son|tunanin|yawan tambayar|jin daɗin] {product}, [ku matso kusa|ku ɗan tsaya|wannan labari naku ne|bari mu yi magana]: [mun shirya muku|kuna cikin ’yan uwa|za ku ji daɗi|yana nan a shirye].',
      '[Ku ji nan|Ga ɗan labari|Kun sani|Bari mu gaya muku]: [muna da|muna samar da|za ku samu] {product} [yadda kuke so|da ƙauna|da murmushi], saboda haka [ku zo ku gani|ku leƙo|ku zo mu gaisa].',
    ],
    'Humorous & Witty': [
      '[Gargaɗi|Sanarwa|Labari da ɗumi-ɗumi|Likita ya ce]: {product} na iya kawo [murmushi|rawa|ɗan alfahari|farin ciki] [a bainar jama’a|a gida|kafin azahar|babu dalili].',
      'Mun [yi ƙoƙarin|so|yi alkawarin] [yin shiru|yin haƙuri|ɓoye magana] a kan {product}, [amma bakinmu ya ƙi|amma ba a dace ba|ga mu nan yanzu|ba mu kai minti biyu ba].',
      '[Maƙwabcinku|Gwaggonku|Abokanku|’Yan uwanku] za su [tambaye ku|so su san] inda kuka samo {product}, saboda haka [ku shirya amsa|ku koyi murmushi|ku yi kamar ba ku sani ba|ku kalle su kawai].',
    ],
    'Urgent & Scarcity-driven': [
      '[Yau|Yanzu|A yau ɗin nan|A wannan lokaci] ya kamata ku [samu|sayi|nemi|ɗauki] {product}, [ba gobe ba|ba sai mako mai zuwa ba|kafin ku manta|tun yana ranku].',
      'Kada ku [jira gobe|makara|ɗaga shi|ce “sai anjima”]: {product} zai iya zama naku [yau|kafin yamma|yanzu|da saƙo ɗaya kawai].',
      'Kun daɗe kuna [son|tambayar|hangen] {product}, saboda haka [ku yi sauri|ku yi shi yau|ku ɗauki mataki|kada ku tsaya]: [abin kirki ba ya jira|wanda ya fara zuwa shi yake zaɓa|gobe da nata labari].',
    ],
    'Inspirational & Aspirational': [
      '[Kowane babban abu|Kowane labari mai kyau|Kowane buri|Kowane sabon farawa] yana farawa da [ƙaramin mataki|kyakkyawar shawara|“eh” guda ɗaya], kuma {product} na iya zama [wannan mataki|farkon|wani ɓangare nasa|naku].',
      'Kun [yi nisa|yi aiki tuƙuru|gina abubuwa da yawa|jajirce], ku bari {product} [ya tafi tare da ku|ya kasance cikin abin da ke zuwa|ya tuna muku da haka] [daga yau|a kowane lokaci|kowace rana].',
      'Ku [zaɓi|ɗauki|nemi] {product} domin [wanda kuke so ku zama|rayuwar da kuke ginawa|kwanakin da ke zuwa|waɗanda kuke ƙauna], [mataki|rana|shawara] bayan [mataki|rana|shawara].',
    ],
  },
  products: [
    '[Muna da|Za ku samu|Mun kawo|Ku zo ku karɓi|Ku zo ku sayi] {product}{price}{place}[, babu dogon bayani|, a kowane lokaci||, domin ku].',
    '{product}{price}{place}[: abin da muke yi ke nan|: labarin ke nan|, barka da zuwa|: naku ne idan kuka nema|, domin ku da iyalinku].',
    '[Ku tambaye mu|Ku yi mana magana a kan|Ku tuna da mu a kan] {product}{price}{place}[, za ku gani|, kowace rana|, ku bar mana sauran|].',
  ],
  clauses: {
    price: [' a kan {price}', ' a {price}', ', {price} kawai,'],
    place: [' a {place}', ' nan a {place}', ', a cikin {place}'],
  },
  sayings: [
    '[Akwai abu ɗaya|Ga abin] [da ya kamata ku sani|da muke alfahari da shi|da ake yawan tambaya]: {it}',
    '[Haka kuma|Bugu da ƙari|Ban da haka], [a gaskiya|domin ku gane|a taƙaice]: {it}',
    '[Babban abin|Muhimmin abin|Abin da muke nufi|Abin da ya fi daɗi] [shi ne|ga shi]: {it}',
    '[Ku lura|Ku ji|Ku tuna|Ku san] [da wannan|yadda abin yake|gaskiyar nan]: {it}',
  ],
  prices: [
    '[Farashinsa|Kuɗinsa|Za ku biya|Ana sayarwa] {price}[, babu ɓoye-ɓoye|, a fili|, domin ku shirya|, shi ke nan].',
    '{price} [ya isa|ne farashin|za ku biya|kacal][, babu ƙari|, daga farko har ƙarshe|, babu wata magana|].',
    '[Duk wannan|Gaba ɗayansa] a kan {price}[: ku yi lissafi|, mun faɗa tun farko|, kun san abin da za ku samu|].',
    'Ku [kawo|ajiye|riƙe] {price}, [mu yi sauran|shi ke nan|ku yi murmushi|magana ta ƙare].',
  ],
  places: [
    '[Za ku same mu|Muna nan|Ku same mu|Ku neme mu] a {place}[, ku leƙo|, barka da zuwa a kowane lokaci|, ba nisa|].',
    '[Idan kuna|Duk lokacin da kuke|Idan kun zo] {place}, [ku leƙo|muna kusa|ku zo mu gaisa|ku neme mu].',
    'Mutanen {place}, [wannan naku ne|muna kusa da ku|mu maƙwabtanku ne|kun yi sa’a][, ku zo|, ku zo ku gani|].',
  ],
  deals: [
    '[Ba a gama ba|A yanzu|Ga ƙari|Ku haɗa da wannan|Ya ƙara daɗi]: {deal}[, saboda ku|, domin ku kawai|, babu yaudara|].',
    'Ku [yi amfani da|tambayi|tuna da|ci moriyar] [wannan dama|wannan tayi|damar da ke nan]: {deal}.',
    '{deal}: [wannan daga gare mu ne|tayin ke nan|saboda ku muka yi|godiyarmu ke nan][, da farin ciki|, da murmushi|].',
  ],
  qualities: [
    'Ku [yi tunanin|sa ran|dubi] {words}[: haka ya kamata ya kasance|, yadda kuke so|, a kowane lokaci|, babu aibi].',
    '{words}: [haka muke yi|abin da muke nema ke nan|za ku gani da kanku|kamar yadda kuka nema][, a kowane lokaci|, babu uzuri|].',
    'Muna [so|ƙoƙarin] ya kasance {words}[, kuma ana gani|, kamar yadda kuke so|, shi ke nan|, a kowane lokaci|, babu uzuri|].',
  ],
  keywords: [
    'Idan kuka [yi tunanin|ji labarin|nemi|yi maganar] {words}, [ku tuna da mu|kun san wanda za ku kira|kada ku manta da sunanmu].',
    '[Kun ce|An ce|Mun ji kun ce|Wani ya ce] {words}, [mun ji|mu ke nan|muna nan domin ku|mun yi murmushi]: [ku zo|kada ku ƙara nema|mun shirya|barka da zuwa].',
    'Tun daga {words} har zuwa [mafi ƙanƙanta|ƙarshen aiki|sauran komai], [mun yi tunaninsa|hankalinku ya kwanta|ba a bar komai ba].',
    'Domin {words}, [ku fara daga nan|kun zo wurin da ya dace|mu ne mutanenku|ku dubi wajenmu][, babu wahala|, kowace rana|].',
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
  closes: {
    'Persuasive & Direct': [
      'Ku [yi oda|nemi naku|ɗauki naku] [yau|yanzu|a wannan mako], [ku gani da idonku|ku sani da kanku|nema ya ƙare|magana ta ƙare].',
      'Ku [aiko mana da saƙo|aiko da odarku|rubuta kalma ɗaya] [yanzu|yau|da sauri], [mu yi sauran|za mu amsa|shi ke nan].',
    ],
    'Friendly & Casual': [
      'Ku [yi mana magana|rubuto mana|gaishe mu], [za mu ji daɗi|za mu amsa|muna nan domin ku|muna so mu ji daga gare ku][, a kowane lokaci|, da gaske|].',
      'Ku [leƙo|zo ku gani|taho], [ku taho da aboki|ku taho da iyali|ku zo mu gaisa], [ku ɗan zauna|ku gani da ido|ku ji daɗi].',
    ],
    'Humorous & Witty': [
      'Ku [yi oda yanzu|rubuto mana|ɗauki naku|yi sauri], [kafin maƙwabci ya ɗauka|kafin gwaggo ta gaya wa unguwa|tun aljihunku yana murmushi][, ba wasa muke yi ba|, magana ce kawai|].',
      'Ku [danna|rubuta|faɗa a hankali], ku [yi oda|aika], ku [yi murmushi|ɗan yi rawa|yi kamar babu komai]: [haka yake da sauƙi|ba mu ga komai ba|ba sai an yi bayani ba].',
    ],
    'Urgent & Scarcity-driven': [
      'Ku [yi oda|ba da amsa|rubuto mana|nemi naku] [yanzu|yau|kafin ku ajiye waya], [tun yana ranku|ba gobe ba|domin a gama|ku zama na farko].',
      '[Saƙo ɗaya|Minti biyu|Kira ɗaya|Kalma ɗaya] [ya isa|ake buƙata|kawai|ya rage], saboda haka [ku yi shi yanzu|kada ku ɗaga|ku bari ya zama yau|ku yi sauri].',
    ],
    'Inspirational & Aspirational': [
      'Ku ɗauki [matakin farko|mataki na gaba|kyakkyawan mataki] [yau|yanzu|a wannan mako], [muna tare da ku|za ku yi farin ciki|za mu yi tafiyar tare|ku ci gaba].',
      'Ku fara [yanzu|yau|daga inda kuke], [ku ga nisan da zai kai|gobe za ta yi muku godiya|ƙarami ma ya isa|ku girma daga nan].',
    ],
  },
  contacts: [
    'Ku [kira mu|same mu|rubuto mana] [ta wannan|a nan]: {contact}.',
    '[Domin oda|Domin naku|Domin tambaya]: {contact}[, za mu amsa|, kowace rana|].',
    '{contact}: [a nan muke|haka za ku same mu|ku ajiye yanzu].',
  ],
}
