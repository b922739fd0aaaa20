import type { Talk } from './talk.ts'

export const hausa: Talk = {
  what: [
    '[Don Allah, |To, |Ku faɗa mana: |Tambayar farko: |Yanzu, ][me {brand} suke yi|me {brand} suke da shi|su wane ne {brand}|me za mu samu a wurin {brand}]?',
    '[Na ji|Na ga|Ana ta ambaton|Mutane suna ambaton] sunan {brand}: [me suke yi|su wane ne|me suke da shi][|, don Allah|, abokina]?',
  ],
  news: [
    '[To|Don Allah|Ku faɗa mana|Jama’a], [me yake faruwa|mene ne labarin|me ke tafe|wane labari ne][|, a taƙaice|, abokai]?',
    '[Na ji|Na ga|An faɗa mini] [akwai labari|wani abu yana tafe|akwai sanarwa]: [mene ne|me ke tafe|mene ne labarin]?',
  ],
  told: {
    price: [
      '[||To, |Yanzu, |Madalla, ][nawa ne|nawa ne kuɗinsa|kuɗin fa|maganar kuɗi fa|nawa za a biya][|, don Allah|, abokina|, jama’a]?',
      '[Maganar kuɗi|Farashi|Babbar tambaya]: [nawa ne|nawa za a biya|nawa kenan][|, don Allah|, abokina|, jama’a]?',
    ],
    place: [
      '[||To, |Yanzu, |Madalla, ][a ina kuke|ta ina za a same ku|wace unguwa kuke|wurin fa][|, don Allah|, abokina|, jama’a]?',
      '[Maganar wuri|Hanya|Adireshi]: [ina ne|ta ina za a bi|a ina za a same ku][|, don Allah|, abokina|, jama’a]?',
    ],
    time: [
      '[||To, |Yanzu, |Madalla, ][lokaci fa|maganar lokaci fa|lokacin fa|yaya maganar lokaci][|, don Allah|, abokina|, jama’a]?',
      '[Maganar lokaci|Lokaci|Agogo]: [yaya yake|me za mu sani|me za ku ce][|, don Allah|, abokina|, jama’a]?',
    ],
    reach: [
      '[||To, |Yanzu, |Madalla, ][idan ban iya zuwa ba fa|idan wurina yana da nisa fa|idan babu lokacin zuwa fa|sai na zo da kaina ne][|, don Allah|, abokina]?',
      '[Hanya da nisa|Akwai cunkoso|Wurina da nisa]: [yaya za a yi|me za mu yi|za ku iya taimakawa][|, don Allah|, abokina]?',
    ],
    warranty: [
      '[||To, |Yanzu, |Madalla, ][garanti fa|idan ya lalace fa|akwai garanti][|, don Allah|, abokina|, jama’a]?',
      '[Maganar garanti|Kwanciyar hankali|Bayan na biya]: [yaya yake|me akwai|me za ku ce][|, don Allah|, abokina]?',
    ],
    more: [
      '[||To, |Yanzu, |Madalla, ][me kuma|akwai wani abu kuma|me ya rage|ban da wannan fa][|, don Allah|, abokina|, jama’a]?',
      '[Na ji|Na gane|Da kyau|Haka ne]: [me kuma|me ya rage|me za mu ƙara ji][|, don Allah|, abokina]?',
    ],
  },
  how: [
    '[To|Madalla|Yanzu|Shi ke nan], [yaya zan same ku|me zan yi yanzu|ta ina zan fara|ta yaya za a tuntuɓe ku|me ya rage in yi][|, don Allah|, abokina]?',
    '[Na gane|Na ji|Ya yi mini|Komai ya fito fili]: [ta yaya zan fara|da wa zan yi magana|ina zan tura saƙo|me zan yi][|, don Allah|, da sauri]?',
  ],
  replies: [
    '[To|Madalla|Na ji|Na gane|Haka ne|Da kyau][|, abokina|, a gaskiya], [ku ci gaba|ku ƙara faɗa|ina saurare|ina rubutawa|ina ji].',
    '[Na rubuta shi|Ya shiga kaina|Ba zan manta ba|Na sa a rai][|, abokina|, a gaskiya|, na gode|, ku ci gaba].',
    '[Wannan|Abin da kuka faɗa|Wannan bayani|Bayaninku] [ya yi|yana da amfani|ya fito fili|ya shiga kunne|ya yi daidai][|, abokina|, ku ci gaba|, ina saurare].',
  ],
  recall: [
    '[A taƙaice|Sau ɗaya kuma|Kafin ku tafi|Kada ku manta|Bari mu maimaita|Ku tafi da wannan][|, jama’a|, don Allah|, abokai]: {it}.',
    '[Ga abin da za ku tuna|Ku rubuta wannan|Ga babban bayani|Idan kun manta komai, ku tuna wannan][|, jama’a|, don Allah]: {it}.',
  ],
  asks: {
    order: [
      '[Idan za ku yi oda|A saƙonku|Lokacin oda], [ku faɗi abin da kuke so da adadinsa|ku rubuta sunanku, unguwarku da adadi|ku faɗi yawan da kuke so], [don komai ya fito fili|don kada mu sake tambaya].',
      'Kuna iya yin oda don [gidanku|ofis|mutanenku|wani]: [ku faɗa mana kawai|ku sa a saƙon].',
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
