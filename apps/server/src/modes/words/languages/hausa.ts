import type { Grammar } from '../grammar.ts'

export const hausa: Grammar = {
  and: ' da ',
  there: 'wurin',
  seen: { food: 'abincin', fashion: 'kayan', goods: 'kayan' },
  people: [
    '[Wannan na|Wannan saƙo na] {words} ne[|, jama’a|, barka da zuwa].',
    '[Mun shirya shi don|Muna magana da|Muna tunanin] {words}[|, jama’a|, barka da zuwa].',
    '[Labari mai daɗi ga|Akwai abu don|Saƙo ga|Sanarwa ga|Albishir ga] {words}: [naku ne|muna tunanin ku|barka da zuwa|dominku ne|muna jiran ku].',
  ],
  occasions: [
    '[Ya dace da|Ya yi daidai da|Ya fi dacewa da|Zai dace da] {words}[|, jama’a|, abokai|, sosai|, ba shakka|, ƙwarai].',
    'Don {words}, [ku yi mana magana|ku tuna da mu|ku kira mu|ku sanar da mu|ku rubuto mana|ku neme mu][|, don Allah].',
    '[Idan don|In don] {words} ne, [ku yi mana magana|ku kira mu|ku fara a nan|ku sanar da mu|ku tuna da mu][|, don Allah].',
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
}
