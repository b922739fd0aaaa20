import type { Talk } from './talk.ts'

export const hausa: Talk = {
  what: [
    '[Don Allah, |To, |Ku faɗa mana: |Tambayar farko: |Yanzu, ][me {brand} suke yi|me {brand} suke da shi|su wane ne {brand}|me za mu samu a wurin {brand}]?',
    '[Na ji|Na ga|Ana ta ambaton|Mutane suna ambaton] sunan {brand}: [me suke yi|su wane ne|me suke da shi][|, don Allah|, a taƙaice]?',
  ],
  named: [
    '[To, |Don Allah, |Madalla, |Ku faɗa mana: |Yanzu, ][me kuke yi|me kuke da shi|me za mu samu a wurinku|wane aiki kuke yi][|, a taƙaice|, jama’a]?',
    '[Na ji sunan|Na gane sunan|Shi ke nan]: [me kuke yi|me kuke da shi|me za mu samu a wurinku][|, a taƙaice|, don Allah]?',
  ],
  news: [
    '[To|Don Allah|Ku faɗa mana|Jama’a], [me yake faruwa|mene ne labarin|me ke tafe|wane labari ne][|, a taƙaice|, abokai]?',
    '[Na ji|Na ga|An faɗa mini] [akwai labari|wani abu yana tafe|akwai sanarwa]: [mene ne|me ke tafe|mene ne labarin]?',
  ],
  told: {
    price: [
      '[||To, |Yanzu, |Madalla, ][nawa ne|nawa ne kuɗinsa|kuɗin fa|maganar kuɗi fa|nawa za a biya][|, don Allah|, a taƙaice|, jama’a]?',
      '[Maganar kuɗi|Farashi|Babbar tambaya]: [nawa ne|nawa za a biya|nawa ne kuɗin][|, don Allah|, a taƙaice|, jama’a]?',
    ],
    place: [
      '[||To, |Yanzu, |Madalla, ][a ina kuke|ta ina za a same ku|wace unguwa kuke|wurin fa][|, don Allah|, a taƙaice|, jama’a]?',
      '[Idan zan zo|Don in san hanya|Adireshinku]: [a ina ne|a ina kuke|wace unguwa ce][|, don Allah|, a taƙaice|, jama’a]?',
    ],
    time: [
      '[||To, |Yanzu, |Madalla, |Shi ke nan, ][yaushe ne|wane lokaci ne|lokacin fa|a wane lokaci ne][|, don Allah|, a taƙaice|, jama’a]?',
      '[Bari in rubuta|Don kada in manta|Maganar lokaci]: [yaushe ne|wane lokaci ne|a wane lokaci ne][|, don Allah|, a taƙaice]?',
    ],
    wait: [
      '[||To, |Yanzu, |Madalla, |Shi ke nan, ][zai ɗauki lokaci|yaushe zai kammala|har yaushe zan jira|zai daɗe][|, don Allah|, a taƙaice|, jama’a]?',
      '[Ina ɗan sauri|Don in shirya|Lokacina kaɗan ne]: [yaushe zai kammala|zai daɗe|har yaushe zan jira][|, don Allah|, a taƙaice]?',
    ],
    reach: [
      '[||To, |Yanzu, |Madalla, ][idan ban iya zuwa ba fa|idan wurina yana da nisa fa|idan babu lokacin zuwa fa|sai na zo da kaina ne][|, don Allah|, jama’a]?',
      '[Hanya da nisa|Akwai cunkoso|Wurina da nisa]: [yaya za a yi|me za mu yi|za ku iya taimakawa][|, don Allah|, jama’a]?',
    ],
    warranty: [
      '[||To, |Yanzu, |Madalla, ][garanti fa|idan ya lalace fa|akwai garanti][|, don Allah|, a taƙaice|, jama’a]?',
      '[Don hankalina ya kwanta|Bayan na biya|Maganar garanti]: [idan ya lalace fa|akwai garanti|me akwai][|, don Allah|, a taƙaice]?',
    ],
    more: [
      '[||To, |Yanzu, |Madalla, ][me kuma|akwai wani abu kuma|me ya rage|ban da wannan fa][|, don Allah|, a taƙaice|, jama’a]?',
      '[Na ji|Na gane|Da kyau|Haka ne]: [me kuma|me ya rage|me za mu ƙara ji][|, don Allah|, jama’a]?',
    ],
  },
  self: {
    price: [
      '[||To, |Yanzu, ][nawa ne|nawa ne kuɗinsa|kuɗin fa|maganar kuɗi fa]?',
      '[Maganar kuɗi|Farashi|Babbar tambaya|Za ku tambaya]: [nawa ne|nawa za ku biya|nawa ne kuɗin]?',
    ],
    place: [
      '[||To, |Yanzu, ][a ina muke|ta ina za ku same mu|wurin fa|wace unguwa muke]?',
      '[Idan za ku zo|Don ku san hanya|Za ku tambaya]: [a ina ne|a ina muke|wace unguwa ce]?',
    ],
    time: [
      '[||To, |Yanzu, ][yaushe ne|wane lokaci ne|lokacin fa|a wane lokaci ne]?',
      '[Ku rubuta|Ku sa a rai|Maganar lokaci]: [yaushe ne|wane lokaci ne|a wane lokaci ne]?',
    ],
    wait: [
      '[||To, |Yanzu, ][zai ɗauki lokaci|yaushe zai kammala|zai daɗe|har yaushe za ku jira]?',
      '[Kuna sauri|Don ku shirya|Za ku tambaya]: [yaushe zai kammala|zai daɗe|har yaushe za ku jira]?',
    ],
    reach: [
      '[||To, |Yanzu, ][idan ba za ku iya zuwa ba fa|idan wurinku yana da nisa fa|idan babu lokacin zuwa fa]?',
      '[Hanya da nisa|Akwai cunkoso|Wurinku da nisa]: [yaya za a yi|me za mu yi]?',
    ],
    warranty: [
      '[||To, |Yanzu, ][garanti fa|idan ya lalace fa]?',
      '[Don hankalinku ya kwanta|Bayan kun biya|Maganar garanti]: [idan ya lalace fa|me akwai]?',
    ],
  },
  how: [
    '[To|Madalla|Yanzu|Shi ke nan], [yaya zan same ku|me zan yi|ta ina zan fara|ta yaya za a tuntuɓe ku|me ya rage in yi][|, don Allah|, a taƙaice]?',
    '[Na gane|Na ji|Ya yi mini|Komai ya fito fili]: [ta yaya zan fara|da wa zan yi magana|ina zan tura saƙo|me zan yi][|, don Allah|, da sauri]?',
  ],
  coming: [
    '[Na ji|Na gane|Madalla][|, jama’a|, mun gode]: [zan zo|ina nan tafe|zan kasance a wurin|za ku gan ni][| tare da mutanena| da iyalina].',
    '[Na rubuta ranar|Na ajiye ranar|Ba sai an maimaita ba]: [zan zo|ina nan tafe|za ku gan ni][|, a gaskiya|, jama’a].',
  ],
  replies: [
    '[To|Madalla|Na ji|Na gane|Haka ne|Da kyau][|, jama’a|, a gaskiya]: [akwai wata shawara|wace shawara kuke da ita|me ya kamata in sani|me zan lura da shi|wace shawara za ku ba ni][|, don Allah|, a taƙaice]?',
    '[Kafin in fara|Kafin in tafi|Ga mai sauraro|Ga wanda bai taɓa gwadawa ba|Ga irina], [wace shawara kuke da ita|me za ku ce|me ya kamata a sani][|, don Allah|, a taƙaice]?',
    '[Da ku ne|Da ƙanwarku ce|Da abokinku ne|Da ɗan’uwanku ne], [me za ku ce|wace shawara za ku bayar|me za ku fara faɗa][|, don Allah|, a gaskiya]?',
  ],
  recall: [
    '[A taƙaice|Sau ɗaya kuma|Kafin ku tafi|Kada ku manta|Bari mu maimaita|Ku tafi da wannan][|, jama’a|, don Allah|, abokai]',
    '[Ga abin da za ku tuna|Ku rubuta wannan|Ga babban bayani|Idan kun manta komai, ku tuna wannan][|, jama’a|, don Allah]',
  ],
  asks: {
    order: [
      '[Idan za ku yi oda|A saƙonku|Lokacin oda], [ku faɗi abin da kuke so da adadinsa|ku rubuta sunanku, unguwarku da adadi|ku faɗi yawan da kuke so], [don komai ya fito fili|don kada mu sake tambaya].',
      'Idan don wata rana ta musamman ne, [ku faɗi ranar da wuri|ku yi oda da wuri|kada ku jira sai ranar ta zo], [gaggawa ba ta da kyau|don a shirya da wuri].',
    ],
    book: [
      '[Idan kun tuntuɓe mu|A saƙonku|Idan kun kira], [ku faɗi abin da kuke buƙata da ranar|ku faɗi rana da lokacin da ya yi muku|ku faɗi unguwarku da abin da kuke so], [don komai ya fito fili|don a shirya da kyau].',
      'Ku duba [makonku|ranakunku], [ku zaɓi rana ɗaya|ku zaɓi ranar da ba aiki], [kafin wani abu ya ɗauke ta|don kada ku manta].',
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
