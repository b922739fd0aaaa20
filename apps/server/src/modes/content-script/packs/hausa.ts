import type { ScriptPack } from '../script-pack.ts'

export const hausa: ScriptPack = {
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
    '[Ga {brand}|Barka da zuwa {brand}|Ku dubi {brand}], [wurin samun|masu kawo muku|gidan] {product}[, muna farin cikin zuwanku|, babu wata wahala|].',
    'Abu ɗaya {brand} [yake yi|ya sani|yake nan domin sa]: {product}[, da kula|, yadda kuke so|, kowace rana|].',
    'Ku [tuna da sunan|rubuta sunan|riƙe sunan]: {brand}, domin {product}[, kowace rana|, a kowane lokaci|].',
  ],
  audiences: [
    '[Wannan na|Mun yi shi domin|Mun yi tunanin] {audience}[, kun san kanku|, ba na wani ba|, da ƙauna|].',
    'Idan kuna [cikin|tare da|ɗaya daga cikin] {audience}, [ku tsaya tare da ni|ku ji ni da kyau|lokacinku ne|ku ja kujera].',
    '{audience}: [mun gan ku|mun ji ku|wannan naku ne][, da gaske|, kuma ana gani|].',
  ],
  brandTypes: {
    small: [
      'Ba mu da yawa, amma [kowane aiki|kowane abokin ciniki] [yana bi ta hannun mai kula|mun san shi da suna|yana samun cikakken hankalinmu].',
      '[Ƙaramin|Sabon] kasuwanci, [babbar zuciya|cikakken hankali]: [da mai shi za ku yi magana|za ku ji amsar gaskiya|za mu tuna da ku].',
    ],
    medium: [
      'Mun [kai girman da za mu iya|sami isassun hannaye], kuma [ba mu wuce mu san ku ba|muna kusa da ku mu ji].',
      '[Tawagarmu|Mutanenmu] [suna ba da amsa|sun shirya], [akwai mai ɗaukar waya|kun san wanda za ku tambaya].',
    ],
    large: [
      '[Hannaye da yawa|Tawagogi] suna aiki [a bayan wannan suna|da tsari ɗaya], [kuma za ku ji haka|ku iya dogara da shi].',
      'A wajen {brand}, [tsari ɗaya|alkawari ɗaya] [ne ko’ina|ne ga kowa], [a duk inda kuke|oda babba ko ƙarama].',
    ],
    multi_enterprise: [
      '[Kamfanoni da dama|Fiye da kamfani ɗaya] suna [tsaye a bayan|cika] wannan alkawari [tare|gaba ɗaya], [hannu da hannu|kowa da aikinsa].',
      'A bayan {brand} akwai [dangin kamfanoni|gidaje da yawa], [murya ɗaya|manufa ɗaya] [domin ku|ko’ina].',
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
      '[Makon jiya|Jiya|Wata maraice|Ranar Litinin da safe], [makwabcina|wani abokina|wani abokin ciniki|ɗan’uwana] ya [tambaye ni|kira ni ya tambaya|aiko mini da murya ya tambaya] game da {product}[, na yi murmushi|, na san amsa|].',
      '[Ɗan labari|Bari na ba ku labari|Ku yi tunani]: [kun tashi daga barci|maraice ya yi|Litinin ce|kuna hanyar gida], abu [na farko|ɗaya tilo|na ƙarshe] a zuciyarku shi ne {product}.',
    ],
    middles: [
      '[Na ce masa|Na ce|Amsata gajera ce]: [kada ka sha wahala|ka zauna tukuna|ka natsu], [na san mutanen|na san wurin|bari na tura maka lamba|ka tambayi {brand}].',
      '[Ya tambaya|Tambaya ta gaba|Sai ya ce]: [suna amsawa|ka tabbata|ta ina zan fara], na ce, [ka tambaye su da kanka|ka gwada ka gani|ka rubuta musu|za ka gode mini].',
      '[Sai ya rubuta|Ya ɗauki waya|Bai ɓata lokaci ba], [saƙo ɗaya|layi ɗaya|tambaya ɗaya], [ya jira|ya zauna|ya dube ni].',
      '[Daga baya|Da maraice|Washegari], [wayata ta yi ƙara|na sake ganinsa|ya aiko mini da hoto], [yana murmushi|ya yi godiya|ya riga ya faɗa wa ’yar’uwarsa].',
      'Haka {product} [ya zama labarin unguwa|ya samu sabon aboki|ya yaɗu] [ke nan|kamar wasa|a hankali].',
    ],
    ends: [
      '[Labarinsa ke nan|Haka labarin ya ƙare|Labari ya ƙare]: [na gaba zai iya zama naku|yanzu lokacinku ne|ku za ku rubuta na gaba].',
      'Idan [kuna da|abokinku yana da|’yar’uwarku tana da] wannan tambayar, [yanzu kun sani|ga amsar|ku tura masa wannan|ku faɗa musu {brand}].',
    ],
    acts: [
      '[Hannaye biyu|Hannun wani|Hannun tsoho] suna [buɗe|ɗaga|juya] abin da ba mu [gani|sani] ba tukuna, [a hankali|da murmushi].',
      '[Wata fuska|Wani yaro|Mai wucewa] ya [ɗaga kai|tsaya|juyo] yayin da {product} [ya shigo|yake wucewa|ya sauka].',
      '[Hasken yamma|Inuwa|Ranar safe] ta [wuce kan|sauka kan] {product}, [babu magana|sai murmushi].',
    ],
  },
  answers: {
    starts: [
      '[Bari mu fayyace|Kai tsaye|Ga tambayar]: [me za ku samu|me yake da muhimmanci|me za ku duba|wa za ku amince da shi] a kan {product}?',
      '[Mutane da yawa|Masu saye da yawa] suna [ɓata lokaci|asarar kuɗi|gajiya] wajen neman {product}, [bai kamata haka ba|akwai hanya mafi kyau|sai muka sauƙaƙa].',
      'A cikin [ɗan lokaci|wannan gajeren bidiyo], [za ku san|za mu nuna muku] [yadda {brand} yake aiki|abin da {brand} yake yi][, mataki-mataki|, a fili|].',
    ],
    middles: [
      '[Na farko|Da farko dai], ku [faɗa mana abin da kuke buƙata|yi mana tambayarku|nuna mana abin da kuke tunani], [za mu saurara|za mu rubuta|za ku ji amsa kai tsaye].',
      '[Sannan|Na biyu|Bayan haka], za mu [yi yarjejeniya|tabbatar da komai|faɗi abin da zai yiwu], [domin kada wani abu ya ba ku mamaki|kafin a fara komai].',
      '[Na uku|Daga nan|A ƙarshe], [aiki ya fara|za a shirya shi|ya fita], kuma ku [za ku san inda aka kai|iya tambaya a kowane lokaci|za ku ji daga gare mu].',
      '[Wata tambaya|Ana yawan tambaya|Kuna iya tunani]: [zan iya gani tukuna|yaya zan same ku|idan na canza shawara fa], [amsar mai sauƙi ce|amsar ɗaya ce]: [ku tambaya|ku yi mana magana].',
      '[Abin da za ku duba|Alama mai kyau] a {product}: [ƙananan abubuwa|amsar gaskiya|magana a fili], [ba manyan alkawura ba|kuma za ku same su a nan].',
    ],
    ends: [
      '[A taƙaice|A ƙarshe|Ku tuna]: {product}, [magana a fili|masu ba da amsa|babu kintace], [suna ɗaya|saƙo ɗaya], {brand}.',
      'Yanzu [kun san abin da zai isa ku zaɓa|abin da kuke buƙata yana hannunku], [mataki na gaba ƙarami ne|mun shirya idan kun shirya|zaɓi naku ne].',
    ],
    acts: [
      'Hoto [a natse|a tsaye] daidai da ido, {product} [a kan tebur|a gefen mai magana|a fili].',
      '[Suna|Kalma] “{brand}” ya [fito|tsaya] [a gefen mai magana|a ƙasa|da manyan haruffa].',
      'Mun ga {product} [daga gaba|daga sama|daga gefe], [da haske mai kyau|a hankali|na daƙiƙa biyu].',
    ],
  },
  quick: {
    starts: [
      '[Ku tsaya|Ku dakata|Ku duba nan|Kada ku wuce]: {product}[, ku gani|, i, ku|, ɗaya, biyu, uku|].',
      '[Tambaya ɗaya|Ƙaramar jarrabawa|Ku faɗa mini]: [wa kuke kira don|wa ya zo zuciyarku don|wa za ku tambaya game da] {product}? [Amsa|Suna ɗaya|Da sauƙi]: {brand}.',
    ],
    middles: [
      '[Ku ga wannan|Ku duba nan|Yanzu wannan|Da wannan], [kusa|daga sama|sau ɗaya kuma|a hankali][, ku yi murmushi|, kuma|, kada ku ƙyafta ido|].',
      '[Ku nuna shi|Ku yi tafi ɗaya|Ku faɗa tare da ni|Ku ɗaga hannu]: {brand}[, da ƙarfi|, sau ɗaya kuma|].',
      '[Abin da kuke buƙata|Tambayarku|Shirinku], [saƙo ɗaya|kira ɗaya|daƙiƙa goma], [an gama|an shirya|da sauƙi].',
      'Ku [kira|tashi|faɗa wa] [aboki ɗaya|’yar’uwarku|makwabcinku]: {product}[, yanzu|, za su tambaya|, a nan kuka ji|].',
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
      '[Mai gidan haya|Ogana|Akuyata|Kawuna] ya [ji labarin|tambayi labarin|yi mafarkin] {product}, sai ya [manta da fushi|yi dariya karo na farko a bana|fara kirana “masoyi”|soke duk taro].',
      'Na faɗa wa [surukaina|makwabtana|tsoffin abokan ajina] game da {product}, [yanzu suna neman sulhu|yanzu su ke fara gaishe ni|nan da nan mun zama dangi|yanzu suna gayyata ta kowane taro].',
      '[Likita|Malam|Fasto], ba na iya [barci|natsuwa|zama shiru], [ina ta tunanin|kowa yana tambaya ta game da] {product}: [“Ni ma haka”|“Wannan ba shi da magani”|“Ku shiga layi”].',
    ],
    slang: [
      '[Babu wasa|Kai jama’a|Yaro ya gane], {product} [ya yi|yana ci|ya fi kowa], [kun gane|ba ƙarya ba].',
      '[Wayyo|Kai], [ga matsayi|wannan ya yi yawa|daɗi ya kashe], [{brand} ne|ku gode wa {brand}].',
    ],
    local: [
      '[A cikin cunkoson Kano|A lokacin hunturu|Da wuta ta ɗauke|A cikin adaidaita], {product} [har yanzu ya dace|labari ne mai daɗi|yana faranta rai].',
      '[Daga Sabon Gari zuwa Wuse|Daga Kano zuwa Kaduna|Daga Zariya zuwa Abuja], [mutane sun san abin da suke so|magana ta bazu], [muna ji|{brand} yana amsawa].',
    ],
    culture: [
      'Kamar yadda [iyayenmu mata|dattawa|kaka] [suka koya mana|suke faɗa], [abin kirki ana raba shi|baƙo shi yake fara ci|gaisuwa ce ta farko], [barka da zuwa|sannunku da zuwa] {brand}.',
      '[A bikin suna|A wurin biki|Ranar Sallah|Ranar Juma’a], {product} [yana da wurinsa|ba a manta da shi|yana cikin ranar].',
    ],
    heart: [
      'Ku tuna da [ranar da wani ya amince da ku|fuskar wanda kuke ƙauna|yadda gida yake]: [shi ya sa muke yi|daga nan {product} ya fito].',
      '[Wata kyauta|Wani lokaci|Wata safiya] [tana zama da mu|ba a sayen ta sau biyu], [domin ta muke aiki|dalilinmu ke nan].',
    ],
    tip: [
      '[Shawara ɗaya|Ku koyi wannan|Kun sani]: kafin ku zaɓi {product}, [ku tambayi yadda aka yi shi|ku duba shi da rana|ku kwatanta biyu|ku tambayi mai yinsa].',
      '[Darasi na ɗaya|Doka ta ɗaya|Dabarar] a kan {product}: [ku fara da kaɗan|ku fara tambaya|ku duba sau biyu], [sannan ku yanke shawara|ba za ku yi nadama ba|yana adana kuɗi].',
    ],
    game: [
      '[Lokacin wasa|Gasa|Bari mu yi wasa]: [ku ambaci mutum uku|ku kira aboki ɗaya|ku ƙirga biyar] masu [son|buƙatar] {product}, [wanda ya makara zai biya|wanda ya ci zai zaɓa].',
      '[Kacici-kacici|Ku gane]: [me yake sa Litinin daɗi|me ba ya daɗewa a kan tebur|me muke magana yini guda], [sosai|kun gane], {product}.',
    ],
    budget: [
      '[Kuɗinku|Aljihunku] [yana da muhimmanci a nan|zai huta], domin {product} [bai kamata ya yi zafi ba|ana iya tsara shi|ya dace da rayuwa].',
      '[Kuɗi kaɗan|Farashin gaskiya|Kashewa da hankali], [babban murmushi|cikakkiyar daraja]: [haka muke tsarawa|hanyar {brand} ke nan].',
    ],
  },
  films: [
    'Ku [riƙe waya a tsaye|riƙe waya da hannu biyu|jingina waya da kofi], [kusa da taga|haske ya zo ta gefe|a inuwa], ku ɗauki {product} [na daƙiƙa biyar|sau biyu].',
    'Ku ɗauki [hannu|fuska|mai magana] [daga kusa|daga nisan hannu|daga ƙirji], [ku taɓa allon waya ya yi haske|ku goge gaban kyamara|kada ku girgiza].',
    'Ku yi tafiya [a hankali|taku uku] [zuwa|kewaye da|wuce] {product}, [gwiwar hannu kusa da jiki|waya a ƙasa], [sau ɗaya|ku kuma dawo].',
    'Ku naɗi [sautin wurin|muryar kuma|layi bayan layi], [nesa da titi|ku kashe fanka|kusa da waya], [ku riƙe mafi kyau|daƙiƙa goma].',
    'Ku ɗauki [hoto mai faɗi|hoto ɗaya|hoto daga sama] na {product} [yadda yake|a kan kyalle|da wurin a baya], [domin farko|domin bango].',
  ],
  shotList: 'Abin da za ku ɗauka da waya',
  show: [
    'Ku nuna {it}, [a fili|na daƙiƙa uku|da haske].',
    'Kyamara ta [nemo|tsaya kan] {it}, [babu magana|a iya karantawa].',
  ],
  avoid: ['[Ku bar|Kada ku sa]: {it}.', '[Babu a wannan bidiyo|Ban da]: {it}.'],
}
