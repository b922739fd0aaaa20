import type { Talk } from './talk.ts'

export const hausa: Talk = {
  who: [
    '[Tambayar yau|Mutane suna tambaya|Ina son tambaya]: su wane ne {brand}?',
    '[Don Allah, |Ku faɗa mini: |Yau ina tambaya: ]su wane ne {brand}?',
  ],
  what: [
    '[|Don Allah, |Ku faɗa mana: |Tambayar farko: ][me {brand} suke yi|me {brand} suke da shi|su wane ne {brand}|me za mu samu a wurin {brand}]?',
    '[Na ji|Na ga|Ana ta ambaton|Mutane suna ambaton] sunan {brand}: [me suke yi|su wane ne|me suke da shi][||, don Allah]?',
  ],
  news: [
    '[To|Don Allah|Ku faɗa mana], [me yake faruwa|mene ne labarin|me ke tafe|wane labari ne]?',
    '[Na ji|Na ga|An faɗa mini] [akwai labari|wani abu yana tafe|akwai sanarwa]: [mene ne|me ke tafe|mene ne labarin]?',
  ],
  told: {
    price: [
      '[||To, |Yanzu, |Madalla, ][nawa ne|nawa ne kuɗinsa|kuɗin fa|maganar kuɗi fa|nawa za a biya][||, don Allah]?',
      '[Maganar kuɗi|Farashi|Babbar tambaya]: [nawa ne|nawa za a biya|nawa ne kuɗin][||, don Allah]?',
    ],
    place: [
      '[||To, |Yanzu, |Madalla, ][a ina kuke|ta ina za a same ku|wace unguwa kuke|wurin fa][||, don Allah]?',
      '[Idan zan zo|Don in san hanya|Adireshinku]: [a ina ne|a ina kuke|wace unguwa ce][||, don Allah]?',
    ],
    time: [
      '[||To, |Yanzu, |Madalla, |Shi ke nan, ][yaushe ne|wane lokaci ne|lokacin fa|a wane lokaci ne][||, don Allah]?',
      '[Bari in rubuta|Don kada in manta|Maganar lokaci]: [yaushe ne|wane lokaci ne|a wane lokaci ne][||, don Allah]?',
    ],
    wait: [
      '[||To, |Yanzu, |Madalla, |Shi ke nan, ][zai ɗauki lokaci|yaushe zai kammala|har yaushe zan jira|zai daɗe][||, don Allah]?',
      '[Ina ɗan sauri|Don in shirya|Lokacina kaɗan ne]: [yaushe zai kammala|zai daɗe|har yaushe zan jira][||, don Allah]?',
    ],
    reach: [
      '[||To, |Yanzu, |Madalla, ][idan ban iya zuwa ba fa|idan wurina yana da nisa fa|idan babu lokacin zuwa fa|sai na zo da kaina ne][||, don Allah]?',
      '[Hanya da nisa|Ba ni kusa da ku|Wurina da nisa]: [yaya za a yi|akwai yadda za a yi|ta yaya zan samu][||, don Allah]?',
    ],
    warranty: [
      '[||To, |Yanzu, |Madalla, ][garanti fa|idan ya lalace fa|akwai garanti][||, don Allah]?',
      '[Don hankalina ya kwanta|Bayan na biya|Maganar garanti]: [idan ya lalace fa|akwai garanti|me akwai][||, don Allah]?',
    ],
    deal: [
      '[||To, |Yanzu, |Madalla, ][akwai ragi|za ku rage mana wani abu][||, don Allah]?',
      '[Ina ƙirga kuɗina|Kafin in biya|Maganar ragi]: [akwai ragi|akwai wani sauƙi|nawa za ku rage][||, don Allah]?',
    ],
    pay: [
      '[||To, |Yanzu, |Madalla, ][yaya za a biya|sai na biya duka a lokaci ɗaya|nawa zan fara biya][||, don Allah]?',
      '[Maganar biya|Idan kuɗi bai cika ba|Kafin in kawo kuɗi]: [yaya ake biya|me zan fara biya|yaya kuke yi][||, don Allah]?',
    ],
    ahead: [
      '[||To, |Yanzu, |Madalla, ][yaushe zan sanar da ku|kwana nawa kafin lokacin|zan iya kira a ranar][||, don Allah]?',
      '[Ranata tana zuwa|Don kada in makara|Ranar ta kusa]: [yaushe zan faɗa muku|kwana nawa kafin ranar|tun yaushe zan yi magana][||, don Allah]?',
    ],
    more: [
      '[||To, |Yanzu, |Madalla, ][me kuma|akwai wani abu kuma|ban da wannan fa][||, don Allah]?',
      '[Na ji|Na gane|Da kyau|Haka ne]: [me kuma|me ya rage|akwai sauran bayani][||, don Allah]?',
    ],
  },
  leads: {
    price: ['[Ga farashin|Maganar kuɗi|Game da kuɗi|Ku ji farashin]:'],
    time: ['[Lokacinmu|Ku riƙe lokacin|Game da lokaci]:'],
    place: ['[Ga inda muke|Inda za ku same mu|Wurinmu]:'],
    reach: ['[Idan wurinku yana da nisa|Idan ba za ku iya zuwa ba|Idan hanya ta yi nisa],'],
    pay: ['[Yadda ake biya|Game da biya|Maganar biya]:'],
    deal: ['[Akwai wani abu dominku|Ga wani sauƙi|Ku ji wannan ma]:'],
    ahead: ['[Don ku shirya da kyau|Don kada ku makara],'],
    wait: ['[Game da jira|Lokacin aiki]:'],
    warranty: ['[Don hankalinku ya kwanta|Kada ku damu],'],
  },
  means: {
    place: [
      'Idan ba ku san hanya ba, [ku kira mu idan kun kusa|ku rubuto mana idan kun kusa], [ku duba suna a waje|ku tambayi wanda yake wurin] [kafin ku juya|tukuna].',
      '[Kafin ku bar gida|Kafin ku shiga mota], [ku turo mana saƙo|ku kira mu], [don kada ku zo a banza|don mu shirya tarbarku].',
    ],
    wait: [
      'Saboda haka, ku faɗi [ranar da kuke buƙata|ranar da za ku yi amfani da shi] [a saƙonku na farko|tun farko], [mu ƙirga lokacin tare|mu tsara daga nan].',
      'Kada ku [jira sai ranar ƙarshe|bar shi sai an makara]: [ku ƙirga daga ranar da kuke buƙata|ku fara da wuri], [don kada ku yi gaggawa|don ya isa gare ku da kyau].',
    ],
    reach: [
      '[Idan kun rubuto|A saƙonku], ku rubuta [layinku da wata alama|unguwarku da tasha mafi kusa], [don kada a ɓata hanya|don a iso da sauri].',
      'Ku riƙe waya kusa [a ranar|a lokacin], [don mu same ku|don ku ji kiranmu].',
    ],
    warranty: [
      'Ku ajiye [rasit|takardar saye] da kyau [a gida|a wuri mai kyau]: [shi za ku nuna mana|shi za mu duba] [idan wani abu ya faru|idan aka sami matsala].',
      '[Ku duba shi da kyau|Ku gwada shi] [idan kun karɓa|a gabanmu], [idan wani abu bai yi ba, ku faɗa nan take|idan akwai matsala, kada ku jira].',
    ],
    deal: [
      'Idan kun san mai buƙata, [ku faɗa masa|ku nuna masa wannan bidiyo], [don kada ya wuce shi|shi ma ya amfana].',
      'Ku [tura wannan ga|nuna wannan ga] [abokanku|’yan’uwanku|maƙwabtanku], [su ma su amfana|don su ma su sani].',
    ],
    pay: [
      'Ku tambaye mu lambar asusu [kafin ku tura kuɗi|a saƙonku], [ku turo mana shaidar idan kun biya|ku riƙe shaidar biya].',
    ],
    ahead: [
      '[Da zarar kun san ranar|Tun ranar tana nesa], [ku rubuto mana|ku sanar da mu], [don a shirya muku da wuri|don kada lokaci ya ƙure].',
    ],
  },
  how: [
    '[To|Madalla|Yanzu|Shi ke nan], [yaya zan same ku|me zan yi|ta ina zan fara|ta yaya za a tuntuɓe ku][||, don Allah]?',
    '[Na gane|Na ji|Ya yi mini|Komai ya fito fili]: [ta yaya zan fara|da wa zan yi magana|ina zan tura saƙo|me zan yi][||, don Allah]?',
  ],
  coming: [
    '[Na ji|Na gane|Madalla][|, jama’a|, mun gode]: [zan zo|ina nan tafe|zan kasance a wurin|za ku gan ni][| tare da mutanena| da iyalina].',
    '[Na rubuta ranar|Na ajiye ranar|Ba sai an maimaita ba]: [zan zo|ina nan tafe|za ku gan ni][|, a gaskiya|, jama’a].',
  ],
  replies: [
    '[Kafin in zo|Kafin in yanke shawara|Kafin in kira|Kafin in faɗa wa mutanena], [me ya kamata in sani|me zan shirya|me zan riƙe a rai][||, don Allah]?',
    '[To|Na ji|Na gane|Madalla|Da kyau|Haka ne|Ya fito fili][|, na gode]: [akwai wata shawara|wace shawara za ku ba ni|kuna da shawara a gare ni][||, don Allah]?',
    'Ga [wanda bai taɓa gwadawa ba|mai farawa|wanda zai fara yau], [da me zai fara|me kuke cewa|me zai taimaka masa][||, don Allah]?',
  ],
  viewers: [
    '[|To, |Madalla, ][me za ku ce wa masu kallonmu|akwai saƙo ga masu kallonmu|me masu kallo za su riƙe][||, don Allah]?',
    '[Ga masu kallonmu|Ga wanda yake kallonmu|Ga ’yan kallo]: [me za ku ce|akwai saƙo|wane saƙo kuke da shi][||, don Allah]?',
  ],
  recall: [
    '[A taƙaice|Sau ɗaya kuma|Kafin ku tafi|Kada ku manta|Ku tafi da wannan][|, jama’a|, abokai]',
    '[Ga abin da za ku tuna|Ku rubuta wannan|Idan kun manta komai, ku tuna wannan][|, jama’a]',
  ],
  haggle: [
    ['[Kai|Haba|Don Allah], {it}[|, ba za ku rage ba|, babu ragi]?', '{it}, [farashin ke nan|ba zai ragu ba]?'],
    [
      '[Ku yi haƙuri|Abokina], [farashin ke nan|haka farashin yake]: {it}.',
      '{it}, [farashin ke nan|haka yake][|, abokina|, ku yi haƙuri].',
    ],
  ],
  sum: [
    [
      '[To|Madalla|Shi ke nan], [bari in maimaita|bari in rubuta|na rubuta]: {it}, [haka ne|na ji daidai|ko]?',
      '[Bari in rubuta don kada in manta|Ga abin da na rubuta]: {it}, [haka ne|daidai ne]?',
    ],
    [
      '[Daidai ne|Haka ne|Ƙwarai], [ba abin da kuka manta|kun rubuta da kyau|haka muka ce|haka yake].',
      'Kun rubuta [daidai|da kyau][|, mun gode].',
    ],
  ],
  laugh: ['Ha ha, [ku faɗa wa kowa|mun ji daɗi].', 'Kai, [mun ji daɗin wannan|wannan ya ba mu dariya].'],
  asks: {
    order: [
      '[Idan za ku yi oda|A saƙonku|Lokacin oda], [ku faɗi abin da kuke so da adadinsa|ku rubuta sunanku, unguwarku da adadi|ku faɗi yawan da kuke so], [don komai ya fito fili|don kada mu sake tambaya].',
    ],
    book: [
      '[Idan kun tuntuɓe mu|A saƙonku|Idan kun kira], [ku faɗi abin da kuke buƙata da ranar|ku faɗi rana da lokacin da ya yi muku|ku faɗi unguwarku da abin da kuke so], [don komai ya fito fili|don a shirya da kyau].',
      'Ku faɗi [ranar da ta fi muku sauƙi|safe ko yamma|lokacin da kuke da dama], [don mu shirya muku|don kada ku jira].',
    ],
    join: [
      'Kuna iya tambaya game da [kuɗi|abin da za ku zo da shi|ajin da ya dace|ranar farawa] [kafin rajista|don ku shirya da kyau].',
      'Idan [wani mahaifi|maƙwabcinku|abokinku] ma yana neman wuri, [ku faɗa masa|ku tura masa wannan|ku zo tare].',
    ],
    apply: [
      'Idan kuna neman aikin, [ku rubuta sunanku, lambarku da abin da kuka iya|ku faɗi inda kuke da aikin da kuka taɓa yi][|, a taƙaice].',
      'Ku sake [karantawa|ji] da kyau: [idan ya dace da ku, kada ku jira|idan kun iya, ku tuntuɓe mu].',
    ],
  },
}
