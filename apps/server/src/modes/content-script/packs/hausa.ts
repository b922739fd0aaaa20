import type { ScriptPack } from '../script-pack.ts'
import { come } from './calls/hausa.ts'
import { advice } from './guides/hausa.ts'

export const hausa: ScriptPack = {
  advice,
  calls: { come },
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
    '[Haka kuma|Ku sani|Ku tuna]: {it}[, a kowane lokaci|, kamar yadda ya kamata|].',
    '{it}: [haka muke yi|za ku iya dogara da shi|hanyarmu ke nan].',
  ],
  brands: [
    '[Ga {brand}|Barka da zuwa {brand}|Ku dubi {brand}], [wurin samun|don] {product}[, muna farin cikin zuwanku|, barka da zuwa|].',
    '[Ga saƙon {brand}|Ga abin da {brand} ya kawo muku|{brand} na da saƙo a gare ku]: {product}[, jama’a|, yadda kuke so|, ku ji da kyau|].',
    'Ku [tuna da sunan|rubuta sunan|riƙe sunan]: {brand}, domin {product}[, kowace rana|, a kowane lokaci|].',
  ],
  names: [
    '[Barka da zuwa {brand}|Ga {brand}|Ku san {brand}][|, mun ji daɗin zuwanku|, maraba].',
    '[Ku tuna sunan|Sunanmu|Ku rubuta]: {brand}[|, mu ke nan|, kowace rana].',
  ],
  audiences: [
    '[Wannan na|Mun yi shi domin|Wannan saƙo na|Muna magana da] {audience}[|, da ƙauna|, ku tsaya tare da mu|, ku saurare mu].',
    'Idan kuna [cikin|tare da] {audience}, [ku tsaya tare da mu|ku saurara da kyau|ku kalla har ƙarshe].',
    '{audience}: [ku ji wannan|ga saƙonku|wannan naku ne|barka da zuwa][|, don Allah|, ku ɗan tsaya].',
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
    '[To|Shi ke nan|Madalla], [me zan yi|ta ina zan fara|yaya zan same shi][ yanzu| ke nan|]?',
    '[Kun gani|Na faɗa muku|Na sani], [haka yake da sauƙi|wannan ne|na yarda|ina son sa tuni][, abokina|, a ƙarshe|].',
  ],
  story: {
    starts: [
      '[Makon da ya wuce|Jiya|Wata rana da yamma|Ranar Litinin da safe|Kwanan baya], [maƙwabcina|wani abokina|wani mai saye|ɗan’uwana] ya [tambaye ni|kira ni ya tambaya|rubuto mini ya tambaya] game da {product}[, na yi murmushi|, sai na ba shi amsa|].',
      '[Bari na ba ku labari|Ku ji ɗan labari]: [maƙwabcina|wani abokina|ɗan’uwana] ya [yi mako guda yana tambaya game da {product}|tambayi kowa game da {product}, sannan ya zo wurina].',
    ],
    middles: [
      '[Na ce masa|Sai na ce|Na amsa masa]: [kada ka damu|ka kwantar da hankalinka], [na san mutanen|na san wurin|bari na tura maka lambarsu|ka tambayi {brand}].',
      '[Ya tambaya|Ya sake tambaya|Sai ya ce]: [“Suna amsawa kuwa?”|“Da gaske?”|“Ta ina zan fara?”] Na ce: [ka tambaye su da kanka|ka gwada ka gani|ka rubuta musu|za ka gode mini].',
      '[Sai ya rubuta musu|Sai ya kira su|Sai ya tura musu saƙo] [nan take|da sauri|a daren ranar], [suka ba shi amsa|ya jira amsa|bai ɓata lokaci ba].',
      '[Daga baya|Da yamma|Washegari], [ya kira ni|na sake ganinsa|ya aiko mini da hoto], [yana murmushi|ya yi godiya|ya riga ya faɗa wa ƙanwarsa].',
      'Haka [labarin {product} ya bazu a unguwa|aka fara maganar {product} a unguwa|mutane suka ji labarin {product}][| kaɗan-kaɗan| da sauri].',
    ],
    ends: [
      '[Labarinsa ke nan|Haka labarin ya ƙare|Labarina ya ƙare]: [na gaba naku ne|yanzu lokacinku ne|ku ma ku ba mu naku].',
      'Idan [kuna da|abokinku yana da|’yar’uwarku tana da] irin wannan tambaya, [yanzu kun san amsar|ga amsar nan|ku faɗi sunan {brand}].',
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
      '[Ga tambayar da muke yawan ji|Mutane suna yawan tambaya|Tambayar yau ita ce|Kun tambaya, mun amsa]: [me ya kamata na sani game da|a ina zan samu|yaya zan samu|wa zan tambaya game da] {product}?',
      'A cikin [wannan gajeren bidiyo|minti kaɗan|’yan kalmomi kaɗan], [za ku ji abin da ya kamata ku sani|za mu faɗi gaskiya|za mu yi bayani] game da {product}[, a hankali|, ba dogon magana|, mataki-mataki|].',
    ],
    middles: [
      '[Na farko|Da farko|Abu na farko], ku [faɗa mana abin da kuke buƙata|yi mana tambayarku|rubuto mana]: [za mu saurara|saƙo ɗaya ya isa|haka ake farawa].',
      '[Na biyu|Bayan haka|Sannan], [za mu yi yarjejeniya|za mu faɗi abin da zai yiwu|za mu ba ku amsa|za mu yi bayani], [domin komai ya fito fili|kafin a fara aiki|a taƙaice].',
      '[Na uku|Daga nan|A ƙarshe], [ku ne za ku yanke shawara|ku za ku zaɓi rana|ku za ku faɗi abin da kuke so], [mu kuma mu yi sauran|ba tare da gaggawa ba|lokacin da ya yi muku daidai].',
      '[Wata tambaya|Ana yawan tambaya|Wani zai ce]: [“Zan iya tambaya tukuna?”|“Da wa zan yi magana?”|“Idan ban tabbata ba fa?”] [Amsar mai sauƙi ce|Ga amsarmu]: [ku tambaya|ku yi mana magana|ku turo saƙo].',
      '[Shawara ɗaya|Ku tuna|Ga wani abu]: [ku rubuta tambayoyinku|ku ajiye wannan bidiyo|ku riƙe sunanmu], [zai taimaka muku|domin ku sake samun mu|sai lokacin da kuke buƙata].',
    ],
    ends: [
      '[A taƙaice|A ƙarshe|Ku tuna]: {product}, [daga|a wurin] {brand}[, yanzu kun sani|, shi ke nan|].',
      'Yanzu [kun san abin da ya kamata|kun ji bayani|kun san wanda za ku tambaya], [zaɓi naku ne|muna nan dominku|ku tuntuɓe mu].',
    ],
    acts: [
      'Hoto a tsaye daidai da ido, mai magana yana [kusa da taga|gaban bango|bayan tebur|bakin ƙofa].',
      '[Sunan|Kalmar] “{brand}” [ta fito|ta bayyana] [a gefen mai magana|a ƙasa|da manyan haruffa].',
      'Mun ga {product} [daga gaba|daga sama|daga gefe], [da haske mai kyau|a hankali|na daƙiƙa biyu].',
      'Mai magana yana [ƙirgawa da yatsa|nuna abin|gyaɗa kai], [ɗaya bayan ɗaya|ba gaggawa|sannan ya ɗan tsaya].',
    ],
  },
  quick: {
    starts: [
      '[Ku tsaya|Ku dakata|Ku duba nan|Kada ku wuce]: {product}[, ku gani|, i, ku|, ɗaya, biyu, uku|].',
      '[Tambaya ɗaya|Ƙaramar jarrabawa|Ku faɗa mini]: [wa kuke kira don|wa ya zo zuciyarku don|wa za ku tambaya game da] {product}? [Amsa|Suna ɗaya|Da sauƙi]: {brand}.',
    ],
    middles: [
      '[Ku ga wannan|Ku duba nan|Yanzu wannan|Da wannan], [kusa|daga sama|sau ɗaya kuma|a hankali][, ku yi murmushi|, ku sake dubawa|, kada ku ƙyafta ido|].',
      '[Ku nuna shi|Ku yi tafi ɗaya|Ku faɗa tare da ni|Ku ɗaga hannu]: {brand}[, da ƙarfi|, sau ɗaya kuma|].',
      '[Abin da kuke buƙata|Tambayarku|Shirinku]: [saƙo ɗaya|kira ɗaya|daƙiƙa goma] kawai, [an gama|shi ke nan|da sauƙi].',
      'Ku [kira|faɗa wa] [aboki ɗaya|’yar’uwarku|maƙwabcinku]: {product}[, yanzu|, za su tambaya|, a nan kuka ji|].',
      '[Ba dogon labari|A taƙaice|Gajere kuma mai daɗi]: {product}[, shi ke nan|, bidiyon ke nan|].',
    ],
    ends: [
      '[Hoton ƙarshe|Sau ɗaya kuma|Kafin ku tafi]: {brand}, [don {product}|ku tuna da sunan|ku ajiye yanzu].',
      '[An gama|Ya ƙare|Shi ke nan], [yanzu ku ne|lokacinku ne]: [ku tura saƙo|ku ajiye wannan|ku raba wannan][, yanzu|, da sauri|].',
    ],
    acts: [
      'Hotuna [uku|huɗu|biyar] da sauri [tare da kiɗa|tare da tafi]: [fuska|hannu|titi], {product}, [murmushi|suna].',
      'Waya ta [shigo a guje|juya|sauka ƙasa], ta [tsaya|girgiza], {product} ya [cika hoto|tsaya cak].',
      'Hoto ya sauya [da sauri|nan take]: [wuri ɗaya|mutum ɗaya], [sabon launi|ya matso|daga sama].',
    ],
  },
  flavours: {
    joke: [
      '[Mai gidan hayata|Ogana|Kawuna|Yayana] ya [ji labarin|tambayi|yi mafarkin] {product}, sai ya [manta da fushi|yi dariya karo na farko a bana|fara kirana “ɗan albarka”|yi mini tafi].',
      'Na faɗa wa [surukaina|maƙwabtana|tsoffin abokan ajina] game da {product}, [yanzu suna sona|yanzu su suke fara gaishe ni|nan da nan muka zama dangi|yanzu suna gayyata ta kowane taro].',
      '[Likita|Malam|Fasto], na kasa [barci|natsuwa|zama shiru], [ina ta tunanin|kowa yana tambaya ta game da] {product}: [“Ni ma haka”|“Wannan ba shi da magani”|“Ku shiga layi”].',
    ],
    slang: [
      '[Kai jama’a|’Yan unguwa|Ku ji fa], {product} [ya shigo gari|ake yayi yanzu|ya yi], [kun gane|ba ƙarya ba|kada a ba ku labari].',
      '[Wayyo|Kai], [wannan ya yi|daɗi ba a magana|abin ya yi yawa], [{brand} ne|ku gode wa {brand}].',
    ],
    local: [
      'Ko [a cunkoson Kano|a lokacin hunturu|idan wuta ta ɗauke|a cikin adaidaita], [za ku iya turo mana saƙo|za ku iya tambaya game da {product}|za ku iya rubuto mana].',
      '[Daga Sabon Gari zuwa Wuse|Daga Kano zuwa Kaduna|Daga Zariya zuwa Abuja], mutane suna [tambaya game da|maganar|neman] {product}[|, kowane mako|, ba ƙarya ba].',
    ],
    culture: [
      'Kamar yadda [iyayenmu|dattawa|kakanninmu] [suka koya mana|suke faɗa], [abin kirki ana raba shi|baƙo ake fara ba wa abinci|gaisuwa ce ta farko], [barka da zuwa|sannunku da zuwa] {brand}.',
      '[Hausawa|Manya] sun ce: “[Mai tambaya ba ya ɓata|Hannu ɗaya ba ya ɗaukar jinka]”, saboda haka, [ku tambayi {brand}|ku yi wa {brand} magana|ku tuntuɓi {brand}].',
    ],
    heart: [
      'Ku tuna da [ranar da wani ya amince da ku|fuskar wanda kuke ƙauna|waɗanda suka tallafa muku]: [shi ya sa muke yi|saboda haka muke nan|dalilinmu ke nan].',
      '[Wasu ranaku|Wasu mutane|Wasu lokuta] [ba a mantawa da su|suna zama a rai], [saboda su muke aiki|dalilinmu ke nan].',
    ],
    tip: [
      '[Shawara ɗaya|Ku koyi wannan|Kun sani]: kafin ku zaɓi {product}, [ku tambayi yadda ake yi|ku kwatanta biyu|ku tambayi wanda ya sani|ku tambayi farashi].',
      '[Darasi na ɗaya|Doka ta ɗaya|Dabarar] a kan {product}: [ku fara da kaɗan|ku fara tambaya|ku duba sau biyu], [sannan ku yanke shawara|ba za ku yi nadama ba|yana adana kuɗi].',
    ],
    game: [
      '[Lokacin wasa|Gasa|Bari mu yi wasa]: [ku ambaci mutum uku|ku kira aboki ɗaya] masu [son|buƙatar] {product}, [wanda ya makara zai biya|wanda ya ci zai zaɓa].',
      '[Kacici-kacici|Ku gane]: [me yake sa Litinin daɗi|me ba ya daɗewa a kan tebur|me muke magana yini guda], [sosai|kun gane], {product}.',
    ],
    budget: [
      '[Kuɗinku|Aljihunku] [yana da muhimmanci a nan|zai huta], domin {product} [ba zai takura muku ba|ya dace da aljihunku|abu ne da za a iya tsarawa].',
      '[Kuɗi kaɗan|Farashin gaskiya|Kashewa da hankali], [babban murmushi|cikakkiyar daraja]: [haka muke tsarawa|hanyar {brand} ke nan].',
    ],
  },
  films: [
    'Ku [riƙe waya a tsaye|riƙe waya da hannu biyu|jingina waya da kofi], [kusa da taga|haske ya zo ta gefe|a inuwa], ku ɗauki {product} [na daƙiƙa biyar|sau biyu].',
    'Ku ɗauki [hannu|fuska|mai magana] [daga kusa|daga nisan hannu|daga ƙirji], [ku taɓa allon waya ya yi haske|ku goge gaban kyamara|kada ku girgiza].',
    'Ku yi tafiya [a hankali|taku uku] [zuwa wajen|ku wuce] {product}, [gwiwar hannu kusa da jiki|waya a ƙasa], [sau ɗaya|ku kuma dawo].',
    'Ku naɗi [sautin wurin|muryarku|layi bayan layi], [nesa da titi|ku kashe fanka|kusa da waya], [ku riƙe mafi kyau|daƙiƙa goma].',
    'Ku ɗauki hoton {product} [daga sama|daga nesa|yadda yake|daga gaba], [domin farko|domin bango|sau ɗaya].',
  ],
  shotList: 'Abin da za ku ɗauka da waya',
  show: ['Ku nuna {it}, [a fili|na daƙiƙa uku|da haske].', 'Kyamara ta tsaya kan {it}, [babu magana|na ɗan lokaci].'],
  avoid: ['Kada ku sa {it}.', 'Ku guji {it}[| a wannan bidiyo].'],
}
