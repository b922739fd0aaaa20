import type { ScriptPack } from '../script-pack.ts'
import { give } from './appeals/hausa.ts'
import { come } from './calls/hausa.ts'
import { advice } from './guides/hausa.ts'

export const hausa: ScriptPack = {
  advice,
  calls: { come, give },
  cast: ['Amina', 'Musa', 'Hauwa', 'Sani', 'Halima', 'Yusuf', 'Zainab', 'Bello'],
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
    '{audience}: [wannan naku ne|ga wani abu naku|da ku muke magana][|, ku ɗan tsaya|, kada ku wuce].',
    '{audience}, [|don Allah, ][ku saurara|ku ji wannan|ku ɗan tsaya].',
  ],
  story: {
    acts: [
      '[Waya ta yi haske a kan tebur|Wani yana rubuta saƙo a waya|Wani ya karanta saƙo ya yi murmushi|Waya ta yi ƙara a cikin jaka], [an ɗauka daga kusa|an ɗauka daga gefe|an ɗauka daga sama].',
      '[An nuna {product} daga kusa|Kyamara ta tsaya kan {product}|An nuna {product}], [da haske mai kyau|a hankali|na daƙiƙa uku].',
      'Mai magana ya [kalli waya|matso kusa|yi murmushi|zauna], [kamar yana hira da aboki|ya ɗan tsaya|yana motsa hannu].',
    ],
  },
  answers: {
    starts: [
      '[A cikin minti ɗaya|A taƙaice|Da ’yan kalmomi]: [abin da {brand} suke yi|abin da {brand} suke da shi], da yadda za ku same mu.',
      'Ga [duk abin|abin] da ya kamata ku sani game da {brand}, [a taƙaice|ɗaya bayan ɗaya|ba dogon bayani].',
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
      'Hoto a tsaye daidai da ido, mai magana yana [tsaye|zaune|gaban kyamara].',
      '[Sunan “{brand}” ya fito|Sunan “{brand}” ya bayyana|Kalmar “{brand}” ta fito|Kalmar “{brand}” ta bayyana] [a gefen mai magana|a ƙasa|da manyan haruffa].',
      'Mun ga {product} [daga gaba|daga sama|daga gefe], [da haske mai kyau|a hankali|na daƙiƙa biyu].',
      'Mai magana yana [ƙirgawa da yatsa|nuna abin|gyaɗa kai], [ɗaya bayan ɗaya|ba gaggawa|sannan ya ɗan tsaya].',
    ],
  },
  quick: {
    starts: [
      '[Ku tsaya|Ku dakata|Ku duba nan|Kada ku wuce][|, don Allah|, jama’a]: {brand}.',
      '[Ku ji wannan suna|Ku riƙe wannan suna|Ku lura da wannan suna][|, jama’a|, don Allah]: {brand}.',
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
    ],
    slang: [
      '[Kai jama’a|’Yan unguwa|Ku ji fa], {brand} [ya shigo gari|ake yayi yanzu|ya yi], [kun gane|ba ƙarya ba|kada ku bari a ba ku labari].',
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
      'Mun gode wa [duk wanda ya taɓa zuwa wurinmu|duk mai goyon bayanmu|duk mai faɗin alherinmu], [ba mu manta ba|kuna cikin zukatanmu|Allah ya saka da alheri].',
      'Idan akwai wanda kuke ƙauna, [ku faɗa masa kalma mai daɗi yau|ku tuna da shi yau|ku kira shi yau], [haka abin kirki yake farawa|kirki ba ya ƙarewa].',
    ],
    tip: [
      '[Shawara ɗaya|Ku ji wannan shawara|Ga wata dabara]: kafin ku yanke shawara, [ku tambayi yadda abin yake|ku tambayi komai|ku yi magana da mu].',
      '[Darasi na ɗaya|Dabara ɗaya|Shawarar yau]: [ku fara tambaya|ku shirya da wuri|ku rubuta abin da kuke so], [sannan ku yanke shawara|hakan yana rage ɓata lokaci|komai zai yi sauƙi].',
    ],
    game: [
      '[Lokacin wasa|Gasa|Bari mu yi wasa]: [ku ambaci mutum uku masu|ku kira abokai masu] [son jin wannan|buƙatar wannan], [wanda ya makara zai sayi ruwa|wanda ya ci zai zaɓa].',
      '[Kacici-kacici|Ku gane]: wa zai fi [jin daɗin wannan|murna da wannan]? [Ku rubuta sunansa a ƙasa|Ku tura masa wannan], [ku ga abin da zai ce|mu ga wa ya fi sauri].',
    ],
    budget: [
      'Maganar aljihu: [ku faɗi abin da kuka tanada|ku fara tambayar jimlar kuɗin|ku shirya tun da wuri], [za mu faɗi abin da zai yiwu|don ku tsara da kyau].',
      'Idan [kuɗi bai cika ba tukuna|kuna jiran albashi], [ku faɗa mana|ku rubuto mana], [mu ga abin da zai yiwu|kada ku ji kunya].',
    ],
  },
  films: [
    'Ku [riƙe waya a tsaye|riƙe waya da hannu biyu|jingina waya da kofi], [inda akwai haske|haske ya zo ta gefe|a inuwa], ku ɗauki {product} [na daƙiƙa biyar|sau biyu].',
    'Ku ɗauki [hannu|fuska|mai magana] [daga kusa|daga nisan hannu|daga ƙirji], [ku taɓa allon waya ya yi haske|ku goge gaban kyamara|kada ku girgiza].',
    'Ku yi tafiya [a hankali|taku uku] [zuwa wajen|ku wuce] {product}, [gwiwar hannu kusa da jiki|waya a ƙasa], [sau ɗaya|ku kuma dawo].',
    'Ku naɗi [sautin wurin|muryarku|layi bayan layi], [inda babu hayaniya|kusa da waya], [ku riƙe mafi kyau|daƙiƙa goma].',
    'Ku ɗauki hoton {product} [daga sama|daga nesa|kai tsaye|daga gaba], [domin farko|domin bango|sau ɗaya].',
  ],
  shotList: 'Abin da za ku ɗauka da waya',
  show: ['Ku nuna {it}, [a fili|na daƙiƙa uku|da haske].', 'Kyamara ta tsaya kan {it}, [babu magana|na ɗan lokaci].'],
  avoid: ['Kada ku sa {it}.', 'Ku guji {it}[| a wannan bidiyo].'],
}
