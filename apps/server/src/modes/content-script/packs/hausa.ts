import type { ScriptPack } from '../script-pack.ts'
import { give } from './appeals/hausa.ts'
import { come } from './calls/hausa.ts'
import { advice } from './guides/hausa.ts'

export const hausa: ScriptPack = {
  advice,
  calls: { come, give },
  cast: ['Amina', 'Musa', 'Hauwa', 'Sani'],
  places: {
    indoor: 'cikin ɗaki mai haske',
    office: 'ofis, mutane suna aiki',
    outdoor: 'waje, da rana',
    home: 'falo, a gida',
    studio: 'situdiyo, bayansa fari',
    retail: 'shago, tsakanin kaya',
    restaurant: 'gidan abinci, abinci yana kan tebur',
    event: 'wurin taro, ga baƙi a baya',
    nature: 'daji, a ƙarƙashin sararin sama',
    urban: 'titin gari, mutane suna kai-komo',
  },
  parts: {
    video_script: ['Farko', 'Tsakiya', 'Ƙarshe'],
    social_media: ['Shafi na 1', 'Shafi na 2', 'Shafi na 3'],
    blog_post: ['Gabatarwa', 'Babban bayani', 'Kammalawa'],
    ad_copy: ['Kanun magana', 'Bayani', 'Abin da za ku yi'],
  },
  details: [
    '[Ku lura|Ku san wannan ma|Kada ku manta|Ga wani abu kuma|Ku ji wannan ma]: {it}.',
    '[Akwai wannan ma|Ku sa a rai|Don ku sani|Ku tuna wannan ma]: {it}[|, ba shakka|, jama’a].',
  ],
  brands: [
    '[Ga saƙo daga|Saƙo daga|Kuna tare da] {brand}[|, jama’a|, abokai].',
    'Sunanmu {brand}[|, barka da zuwa|, sannunku].',
  ],
  audiences: [
    '{audience}: [ku ji wannan|ga saƙonku|wannan naku ne|barka da zuwa|muna magana da ku][|, ku ɗan tsaya|, kada ku wuce].',
    '{audience}, [|don Allah, ][ku saurara|ku ji wannan|ku ba mu kunne][|, ku ɗan tsaya|, kada ku wuce].',
  ],
  brandTypes: {
    small: [
      'Ba mu da yawa, amma [kowane aiki|kowane mai saye] [muna kula da shi|yana da muhimmanci a wurinmu|yana samun cikakkiyar kulawa].',
      '[Ƙaramin kasuwanci|Ƙaramar sana’a], [babbar kulawa|cikakkiyar kulawa]: [da mai shi za ku yi magana|za ku ji amsar gaskiya|za mu tuna da ku].',
    ],
    medium: [
      'Muna da [isassun ma’aikata|isasshiyar ƙwarewa], kuma [muna saurarenku|muna kusa da ku].',
      '[Ma’aikatanmu|Mutanenmu] [suna ba da amsa|sun shirya], [akwai mai ɗaukar waya|kun san wanda za ku tambaya].',
    ],
    large: [
      '[Ma’aikata da yawa|Mutane da yawa] suna aiki [da wannan suna|da tsari ɗaya], [za ku iya dogara da mu|za ku ji daɗi].',
      'A wajen {brand}, [tsari ɗaya|alkawari ɗaya] [ne ko’ina|ne ga kowa], [a duk inda kuke|oda babba ko ƙarama].',
    ],
    multi_enterprise: [
      '[Kamfanoni da dama|Fiye da kamfani ɗaya] suna [tsaye a bayan|cika] wannan alkawari [tare|gaba ɗaya], [hannu da hannu|kowa da aikinsa].',
      'A bayan {brand} akwai [kamfanoni da dama|kamfanonin abokan aiki], [murya ɗaya|manufa ɗaya] [domin ku|ko’ina].',
    ],
  },
  replies: [
    '[Ku tsaya|Kai|Ku ji], [sake faɗa|ƙara faɗa|ina so in ji wannan][, don Allah|, a hankali|].',
    '[A gaskiya|Ku gani], [abin da nake buƙata|abin da nake nema|irin abin da nake so] ke nan[, ba wasa ba|, sosai|].',
    '[To|Shi ke nan|Madalla], [me zan yi|ta ina zan fara|yaya zan same shi][ yanzu|]?',
    '[Kun gani|Na faɗa muku|Na sani], [haka yake da sauƙi|wannan ne|na yarda|ina son sa tuni][, a ƙarshe|].',
  ],
  story: {
    starts: [
      'Idan [abokinku|maƙwabcinku|ɗan’uwanku|abokin aikinku] ya tambaye ku: [“Wa zan kira?”|“Ina zan je?”|“Wurin wa zan je?”], [ga amsar|ku faɗa masa]: {brand}.',
      '[Wata rana wani zai iya tambayarku|Wannan tambaya za ta iya zuwa kowane lokaci]: [“Su wane ne {brand}?”|“Kun san {brand}?”|“Mene ne {brand}?”] [Ga amsar|Ga abin da za ku ce|Ku shirya amsa].',
    ],
    middles: [
      '[Yana jiran amsa|Har yanzu yana kan waya|Ya kasa kunne|Ya sake tambaya]: [za mu taimaka muku da amsa|ku ji abin da za ku ce|ku ji, sannan ku faɗa masa].',
      'Kada ku [sauya magana|kashe waya|kalli sama], [kada ku ce babu sabis|kada ku ce za ku kira daga baya]: [amsar gajera ce|amsar tana nan|ku ji ta yanzu].',
    ],
    ends: [
      '[Daga yau|Yanzu], idan [wani|abokinku|maƙwabcinku|ɗan’uwanku] ya tambaye ku game da {brand}, [kuna da amsa|kun san abin da za ku ce|amsar tana bakinku].',
      '[Yanzu ku ne|Lokacinku ne|Sai ku]: [ku ba wanda ya tambaya amsa|ku ba abokinku amsa|ku amsa saƙon][|, ku gaishe shi|, amsar ta cika].',
    ],
    acts: [
      '[Waya ta yi haske a kan tebur|Wani yana rubuta saƙo a waya|Wani ya karanta saƙo ya yi murmushi|Waya ta yi ƙara a cikin jaka], [an ɗauka daga kusa|an ɗauka daga gefe|an ɗauka daga sama].',
      '[Abokai biyu|Maƙwabta biyu|Mutane biyu] suna [magana a bakin ƙofa|zaune a kan benci|tafiya tare|gaisawa], [daga ɗan nesa|suna dariya|cikin natsuwa].',
      '[An nuna {product} daga kusa|Kyamara ta tsaya kan {product}|An nuna {product}], [da haske mai kyau|a hankali|na daƙiƙa uku].',
      'Mai magana ya [kalli waya|matso kusa|yi murmushi|zauna], [kamar yana hira da aboki|ya ɗan tsaya|yana motsa hannu].',
    ],
  },
  answers: {
    starts: [
      '[Tambayar yau|Abin da mutane suke tambaya|Kun tambaya, mun amsa]: su wane ne {brand}?',
      'A cikin [wannan gajeren bidiyo|minti kaɗan|’yan kalmomi kaɗan], [za ku ji abin da yake da muhimmanci|za mu yi bayani] game da {brand}.',
    ],
    middles: [
      '[Na farko|Da farko|Abu na farko], ku [faɗa mana abin da kuke buƙata|yi mana tambayarku|rubuto mana]: [za mu saurara|saƙo ɗaya ya isa|haka ake farawa].',
      '[Na biyu|Bayan haka|Sannan], [za mu ba ku amsa|za mu yi muku cikakken bayani], [domin komai ya fito fili|ba dogon magana|a taƙaice].',
      '[Na uku|Daga nan|A ƙarshe], [ku ne za ku yanke shawara|ku za ku yi tunani|ku za ku faɗi abin da kuke so], [ba tare da gaggawa ba|lokacin da ya yi muku daidai].',
      '[Wata tambaya|Ana yawan tambaya|Wani zai ce]: [“Zan iya fara yin tambaya?”|“Da wa zan yi magana?”|“Idan ban tabbata ba fa?”] [Amsar mai sauƙi ce|Ga amsarmu]: [ku tambaya|ku yi mana magana|ku turo saƙo].',
      '[Shawara ɗaya|Ku tuna|Ga wani abu]: [ku rubuta tambayoyinku|ku ajiye wannan bidiyo|ku riƙe sunanmu], [zai taimaka muku|domin ku sake samun mu|sai lokacin da kuke buƙata].',
    ],
    ends: [
      '[A taƙaice|A ƙarshe|Sau ɗaya kuma]: [ku tambayi {brand}|sunanmu {brand}|ku yi wa {brand} magana][|, jama’a|, don Allah].',
      'Yanzu [kun san abin da ya kamata|kun ji bayani|kun san wanda za ku tambaya], [zaɓi naku ne|muna nan dominku|ku tuntuɓe mu].',
    ],
    acts: [
      'Hoto a tsaye daidai da ido, mai magana yana [kusa da taga|gaban bango|bayan tebur|bakin ƙofa].',
      '[Sunan “{brand}” ya fito|Sunan “{brand}” ya bayyana|Kalmar “{brand}” ta fito|Kalmar “{brand}” ta bayyana] [a gefen mai magana|a ƙasa|da manyan haruffa].',
      'Mun ga {product} [daga gaba|daga sama|daga gefe], [da haske mai kyau|a hankali|na daƙiƙa biyu].',
      'Mai magana yana [ƙirgawa da yatsa|nuna abin|gyaɗa kai], [ɗaya bayan ɗaya|ba gaggawa|sannan ya ɗan tsaya].',
    ],
  },
  quick: {
    starts: [
      '[Ku tsaya|Ku dakata|Ku duba nan|Kada ku wuce][|, don Allah|, jama’a]: {brand}.',
      '[Tambaya ɗaya|Ƙaramar jarrabawa|Ku faɗa mini]: kun taɓa jin wannan sunan? {brand}.',
    ],
    middles: [
      'Ku faɗa wa [aboki ɗaya|’yar’uwarku|maƙwabcinku|mutanenku] game da wannan[|, yanzu|, don Allah].',
      '[Ku ajiye wannan|Ku riƙe sunan|Ku rubuta][|, don Allah|, yanzu]: [za ku buƙace shi|zai yi amfani wata rana].',
    ],
    ends: [
      '[Sau ɗaya kuma|Kafin ku tafi|Kalmar ƙarshe]: {brand}, [ku tuna da sunan|ku ajiye yanzu|sunan ke nan].',
      '[An gama|Ya ƙare|Shi ke nan], [yanzu ku ne|lokacinku ne]: [ku tura saƙo|ku ajiye wannan|ku raba wannan][, da sauri|, don Allah|].',
    ],
    acts: [
      'Hotuna [uku|huɗu|biyar] da sauri [tare da kiɗa|tare da tafi]: [fuska|hannu|titi], {product}, [murmushi|suna].',
      'Waya ta [shigo a guje|juya|sauka ƙasa], ta [tsaya|girgiza], sai a ga {product} [da kyau|a cikin hoto].',
      'Hoto ya sauya [da sauri|nan take]: [wuri ɗaya|mutum ɗaya], [sabon launi|ya matso|daga sama].',
    ],
  },
  flavours: {
    joke: [
      '[Mai gidan hayata|Ogana|Kawuna|Yayana] ya ji labarin {brand}, sai ya [manta da fushi|yi dariya karo na farko a bana|fara kirana “ɗan albarka”|yi mini tafi].',
      'Na faɗa wa [surukaina|maƙwabtana|tsoffin abokan ajina] game da wannan, [yanzu suna sona|yanzu su suke fara gaishe ni|nan da nan muka zama dangi|yanzu suna gayyatata zuwa kowane taro].',
      '[Likita|Malam|Direba], na kasa [barci|natsuwa|zama shiru], kowa yana tambayata game da {brand}: [“Ni ma haka”|“Wannan ba shi da magani”|“Ka shiga layi”].',
    ],
    slang: [
      '[Kai jama’a|’Yan unguwa|Ku ji fa], {brand} [ya shigo gari|ake yayi yanzu|ya yi], [kun gane|ba ƙarya ba|kada a ba ku labari].',
      '[Wayyo|Kai], [wannan ya yi|daɗi ba a magana|abin ya yi yawa], [{brand} ne|ku gode wa {brand}].',
    ],
    local: [
      'Ko [a cunkoson Kano|a lokacin hunturu|idan wuta ta ɗauke|a cikin adaidaita], [za ku iya turo mana saƙo|za ku iya kiran mu|za ku iya rubuto mana].',
      '[Daga Sabon Gari zuwa Wuse|Daga Kano zuwa Kaduna|Daga Zariya zuwa Abuja], duk inda kuke, [za ku iya tambayarmu|saƙonku zai iso gare mu|za ku iya rubuto mana].',
    ],
    culture: [
      'Kamar yadda [iyayenmu|dattawa|kakanninmu] [suka koya mana|suke faɗa], [abin kirki ana raba shi|baƙo rahama ne|gaisuwa ce ta farko], saboda haka barka da zuwa {brand}.',
      '[Hausawa|Manya] sun ce: “[Mai tambaya ba ya ɓata|Hannu ɗaya ba ya ɗaukar jinka]”, saboda haka, [ku tambayi {brand}|ku yi wa {brand} magana|ku tuntuɓi {brand}].',
    ],
    heart: [
      'Ku tuna da [ranar da wani ya amince da ku|fuskar wanda kuke ƙauna|waɗanda suka tallafa muku]: [shi ya sa muke yi|saboda haka muke nan|dalilinmu ke nan].',
      '[Wasu ranaku|Wasu mutane|Wasu lokuta] [ba a mantawa da su|suna zama a rai], [saboda su muke aiki|dalilinmu ke nan].',
    ],
    tip: [
      '[Shawara ɗaya|Ku koyi wannan|Kun sani]: kafin ku yanke shawara, [ku tambayi yadda abin yake|ku kwatanta biyu|ku tambayi wanda ya sani|ku tambayi komai].',
      '[Darasi na ɗaya|Doka ta ɗaya|Dabarar]: [ku fara tambaya|ku duba sau biyu|ku riƙe lambarmu], [sannan ku yanke shawara|ba za ku yi nadama ba|yana adana kuɗi].',
    ],
    game: [
      '[Lokacin wasa|Gasa|Bari mu yi wasa]: [ku ambaci mutum uku masu|ku kira abokai masu] [son jin wannan|buƙatar wannan], [wanda ya makara zai sayi ruwa|wanda ya ci zai zaɓa].',
      '[Kacici-kacici|Ku gane]: [me yake farawa da tambaya|me yake sa Litinin daɗi]? [Magana da|Saƙo zuwa ga] {brand}.',
    ],
    budget: [
      'Aljihunku [yana da muhimmanci a nan|zai huta]: [ku faɗi abin da kuka tanada|ku fara tambayar farashi|ku tambaya, ku shirya].',
      '[Farashin gaskiya|Kuɗi a fili|Kashewa da hankali], [kwanciyar hankali|babu mamaki]: [haka muke tsarawa|hanyar {brand} ke nan].',
    ],
  },
  films: [
    'Ku [riƙe waya a tsaye|riƙe waya da hannu biyu|jingina waya da kofi], [kusa da taga|haske ya zo ta gefe|a inuwa], ku ɗauki {product} [na daƙiƙa biyar|sau biyu].',
    'Ku ɗauki [hannu|fuska|mai magana] [daga kusa|daga nisan hannu|daga ƙirji], [ku taɓa allon waya ya yi haske|ku goge gaban kyamara|kada ku girgiza].',
    'Ku yi tafiya [a hankali|taku uku] [zuwa wajen|ku wuce] {product}, [gwiwar hannu kusa da jiki|waya a ƙasa], [sau ɗaya|ku kuma dawo].',
    'Ku naɗi [sautin wurin|muryarku|layi bayan layi], [nesa da titi|ku kashe fanka|kusa da waya], [ku riƙe mafi kyau|daƙiƙa goma].',
    'Ku ɗauki hoton {product} [daga sama|daga nesa|kai tsaye|daga gaba], [domin farko|domin bango|sau ɗaya].',
  ],
  shotList: 'Abin da za ku ɗauka da waya',
  show: ['Ku nuna {it}, [a fili|na daƙiƙa uku|da haske].', 'Kyamara ta tsaya kan {it}, [babu magana|na ɗan lokaci].'],
  avoid: ['Kada ku sa {it}.', 'Ku guji {it}[| a wannan bidiyo].'],
}
