import type { ScriptPack } from '../script-pack.ts'

export const hausa: ScriptPack = {
  and: ' da ',
  quotes: true,
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
  openings: {
    video_script: {
      dramatic: 'Akwai ranar da komai yake canzawa. Yau ce wannan rana.',
      funny: 'An ce in ɗaure fuska a wannan bidiyo. Ku ga yadda nake ƙoƙari.',
      professional: 'Nan da ɗan lokaci za mu nuna muku abin da muke yi, da dalilin da ya sa ya shafe ku.',
      inspirational: 'Akwai shirin da kuka daɗe kuna ajiyewa domin ranar da ta dace. Yau ta dace.',
      casual: 'Ku ɗan tsaya. Ina so in nuna muku wani abu da nake so sosai.',
    },
    social_media: {
      dramatic: 'Ku tsaya tukuna. Abin da ke tafe zai iya sauya ranarku.',
      funny: 'Idan yatsanku ya gaji, ku bar shi ya huta a nan.',
      professional: 'Ga abin da ya kamata ku sani, a shafi uku kawai.',
      inspirational: 'Ku ajiye wannan domin ranar da kuke buƙatar ƙarfin gwiwa.',
      casual: 'Gajeren labari na kawo muku yau. Za ku ga dalili.',
    },
    blog_post: {
      dramatic: 'A kowane labari akwai lokacin da mutum yakan ce “ya isa haka”. Daga nan namu ya fara.',
      funny: 'Kafin ku gano ɗayan safar, kun gama karanta wannan.',
      professional: 'Ingantaccen bayani shi ne farkon kyakkyawar shawara. Ga abin da muke da shi a taƙaice.',
      inspirational: 'Abin da kuke yi wa aiki ya wuce fata kawai. Yana buƙatar matakin farko.',
      casual: 'Ku zo mu ɗan zauna, mu yi magana a kan abin da yake sauƙaƙa rayuwa.',
    },
    ad_copy: {
      dramatic: 'Zaɓi ɗaya. Sabon labari.',
      funny: 'Gargaɗi: ranar Litinin za ta iya fara yi muku daɗi.',
      professional: 'Abin dogara tun daga ranar farko.',
      inspirational: 'Matakinku na gaba ya fara daga nan.',
      casual: 'Abu mai kyau, babu wahala.',
    },
  },
  turns: {
    dramatic: [
      'Ku tuna ranar da kuka kusa haƙura. Ku dubi abin da da kun rasa.',
      'Shirun da yake gaban yanke shawara ya fi kowace ƙara ƙarfi.',
      'Babu mai tunawa da wanda ya tsaya yana kallo.',
    ],
    funny: [
      'Maƙwabcina ya tambaye ni sirrin. Na ce “wane sirri?”, na ɓoye shi a baya.',
      'Ba ya zuwa da babbar riga. Ku za ku nemo taku.',
      'Har gwaggona ba ta sami abin yin ƙorafi ba.',
    ],
    professional: [
      'Muna fara saurarenku, sannan mu yi abin da muka yi alkawari.',
      'Za ku san abin da za ku samu, da wanda za ku tambaya.',
      'Ƙananan abubuwan da aka kula da su, su mutane suke tunawa.',
    ],
    inspirational: [
      'Ƙaramin mataki kowace rana ya fi babban magana nisa.',
      'Ba sai kun gama shiri ba. Ku dai fara.',
      'Abin da kuka gina yau, wani zai yi koyi da shi gobe.',
    ],
    casual: [
      'A gaskiya, ban yi tsammanin zan so shi haka ba.',
      'Irin abin nan ne da za ku gwada sau ɗaya, ku kasa barinsa.',
      'Ba ya buƙatar dogon bayani, nan take za ku gane.',
    ],
  },
  closes: {
    dramatic: ['Saura naku. Ku ɗauki mataki yanzu.', 'Ku yanke shawara yau a kan abin da labarinku zai faɗa gobe.'],
    funny: [
      'Ku rubuto mana. Mun yi alkawari ba za mu yi dariya ba.',
      'Ku ɗauki naku, kafin gwaggona ta gaya wa unguwa.',
    ],
    professional: ['Ku tuntuɓe mu yau, mu za mu yi sauran.', 'Ku yi mana magana: muna farin cikin ba ku shawara.'],
    inspirational: ['Ku fara yau. Za mu yi tafiyar tare.', 'Ku ɗauki matakin farko yanzu, kada ku waiwaya.'],
    casual: ['Ku aiko mana da saƙo, mu za mu shirya sauran.', 'Ku leƙo ku gani, mu gaisa.'],
  },
  brands: ['Ga {brand} nan: {it}.', 'Sunanmu {brand}, kuma ga abin da muke yi: {it}.', '{brand} a jumla ɗaya: {it}.'],
  audiences: ['Waɗanda muka yi dominsu: {audience}.', 'Ku ne a zuciyarmu lokacin da muke yin sa: {audience}.'],
  details: ['Akwai wani abu kuma: {it}.', 'Ku san wannan ma: {it}.'],
  brandTypes: {
    small: 'Mu ba mu da yawa, amma kowane aiki yana bi ta hannun wanda ya damu da shi.',
    medium: 'Mun kai girman da za mu iya, kuma ba mu yi girman da ba za mu san ku ba.',
    large: 'Hannaye da yawa suna aiki a bayan wannan suna, da tsari ɗaya.',
    multi_enterprise: 'Kamfanoni da dama suna tsaye a bayan wannan alkawari, kuma tare suke cika shi.',
  },
  replies: ['Ku tsaya, ku sake faɗa?', 'Ina so in ƙara ji.', 'Abin da nake nema ke nan.', 'To me zan yi yanzu?'],
  creative: {
    starts: [
      'Kyamara ta matso kusa da hannaye biyu suna buɗe abin da ba mu gani ba tukuna.',
      'Hoton ya fara a kife, sannan a hankali ya juyo.',
    ],
    moves: ['Inuwa ta wuce, haske ya sauya.', 'Kyamara ta bi wani ƙaramin abu da babu wanda ya lura da shi.'],
  },
  professional: {
    starts: ['Kyamara a tsaye, daidai da ido.', 'Sunan kamfani ya fito fili.'],
    moves: ['A nuna kayan sosai daga gaba.', 'Muhimman kalmomi sun fito a gefen mai magana.'],
  },
  dynamic: {
    starts: ['Hotuna uku da sauri, tare da kiɗa.', 'Kyamara ta shigo a guje, ta tsaya, kowa ya ɗaga kai.'],
    moves: ['Sauyin hoto da sauri.', 'Kyamara ta matso tare da kiɗa.'],
  },
  notes: { length: 'Tsawonsa: {it}', musts: 'Dole ya kasance a ciki: {it}', guidance: 'Ku tuna da wannan: {it}' },
}
