import type { CopyPack } from '../copy-pack.ts'

export const hausa: CopyPack = {
  and: ' da ',
  quotes: true,
  frames: ['Ga shi nan: {it}.', 'Abin da muka kawo muku ke nan: {it}.', 'A taƙaice: {it}.', 'Ga labarin nan: {it}.'],
  details: ['Akwai wani abu da ya kamata ku sani: {it}.', 'Ba a gama ba tukuna: {it}.'],
  keys: ['Abin da ya bambanta shi: {keys}.', 'Abin da za ku samu: {keys}.', 'Ku lura da wannan ma: {keys}.'],
  styles: {
    'Persuasive & Direct': {
      titles: ['Magana kai tsaye', 'Zaɓi na gaskiya', 'Aiki da cikawa', 'Babu shakka'],
      hooks: [
        'Abin da kuke nema ya zo.',
        'Kada ku ƙara karɓar abin da bai gamsar da ku ba.',
        'Kaya sun yi yawa a kasuwa, amma wannan shi ne mai yin aiki.',
        'Ba za mu yi dogon bayani ba: ku gwada, ku ga bambanci.',
      ],
      closes: ['Ku yi oda yau, ku gani da idonku.', 'Ku aiko mana da saƙo yanzu.', 'Kun shirya? Ku nemi naku yau.'],
      audiences: {
        'Gen Z': 'Ku matasa kun san jabu tun daga nesa. Abin da kuka gani a nan, shi za ku samu.',
        Millennials: 'Kun sha wahala kafin ku sami kuɗinku. Ku kashe su a kan abin da ya dace.',
        Professionals:
          'A wajen aiki, abin da kuka zaɓa yana faɗin ko ku su wane ne. Wannan zai yi muku shaida mai kyau.',
        Families: 'A gida, komai sai ya yi amfani. Wannan yana da amfani tun daga ranar farko.',
        'Luxury Consumers': 'Ba yawan kaya kuke buƙata ba. Mafi kyau kuke buƙata, kuma ya zo.',
      },
    },
    'Friendly & Casual': {
      titles: ['Barka da zuwa', 'Ku zo ku ji', 'Muna da wani abu domin ku', 'Tsakaninmu da ku'],
      hooks: [
        'Sannunku! Muna da wani abu da zai burge ku.',
        'Ku matso kusa, wannan labari naku ne.',
        'Mun ga abu mai kyau, muka ce bari mu gaya muku.',
        'Yaya dai? Bari mu nuna muku wani abu.',
      ],
      closes: [
        'Ku yi mana magana, za mu ji daɗin ba ku amsa.',
        'Ku zo ku gani, ku kuma taho da aboki.',
        'Kuna da tambaya? Ku tambaya, muna nan domin ku.',
      ],
      audiences: {
        'Gen Z': 'Babu wahala, babu dogon labari: abu ne da ya dace da rayuwarku.',
        Millennials: 'Ga aiki, ga iyali, ga abokai. Ya kamata ku sami wani abu mai sauƙi.',
        Professionals: 'Bayan aikin yini guda, ya kamata ku sami abin da ba zai dame ku ba.',
        Families: 'Yara da manya a gida, kowa zai sami abin da yake so.',
        'Luxury Consumers': 'Ku ji daɗi kaɗan. Ku kuka san irin aikin da kuka yi.',
      },
    },
    'Humorous & Witty': {
      titles: ['A sha dariya', 'Ku riƙe dariyarku', 'Hannunku na ƙaiƙayi, ko?', 'Ya fi abincin kyauta daɗi'],
      hooks: [
        'Mun yi ƙoƙarin yin shiru a kan wannan, amma bakinmu ya ƙi.',
        'Idan alama kuke jira, to ga alamar nan.',
        'Uzurinku ya tattara kayansa ya bar gida.',
        'Ku karanta a hankali, kada ku fashe da dariya a cikin mota.',
      ],
      closes: [
        'Ku yi oda da wuri, kafin maƙwabci ya ce shi ya fara gani.',
        'Ku danna, ku rubuta, ku yi oda. Har babban yatsanku ya yarda.',
        'Ku rubuto mana. Muna ba da amsa fiye da zauren WhatsApp na danginku.',
      ],
      audiences: {
        'Gen Z': 'Ba zai wanke muku tufafi ba, ba zai ɗauki kiran mama ba, amma yana haskakawa kamar rana.',
        Millennials: 'Ya dace da shayi, ya dace da waƙa, ya kuma dace da fuskar “na yi nasara”.',
        Professionals: 'A ƙarshe, ga abin da ba za a iya mayar da shi taro ba.',
        Families: 'Har wanda ba ya son komai a gida ya yi shiru.',
        'Luxury Consumers': 'Ba ya ihu. Gyaran murya kawai yake yi, sai kowa ya juyo.',
      },
    },
    'Urgent & Scarcity-driven': {
      titles: ['Kada ku jira', 'Yau ce ranar', 'Kafin wani ya ɗauka', 'Maza-maza'],
      hooks: [
        'Kada ku bari gobe ta same ku da “da na sani”.',
        'Abin kirki ba ya jiran kowa.',
        'Lokaci ya yi. Wanda ya makara, shi zai rasa.',
        'Kafin ku gama karatu, kuna iya yin oda.',
      ],
      closes: [
        'Kada ku ɗaga zuwa gobe: ku yi oda yanzu.',
        'Ku nemi naku yau, kafin ku manta.',
        'Ku ba da amsa yanzu, domin naku ya tabbata.',
      ],
      audiences: {
        'Gen Z': 'Kun san yadda abin yake: yau ku kuka gano, gobe kowa yana da shi.',
        Millennials: 'Kun daɗe kuna barin kaya ba ku saya ba. Ku bari wannan ya iso gidanku.',
        Professionals: 'Lokacinku kaɗan ne. Ku yanke shawara cikin minti ɗaya, ku koma aiki.',
        Families: 'Yara suna girma da sauri. Ku bari kowa a gida ya more yanzu.',
        'Luxury Consumers': 'Abu mai daraja ba ya surutu idan zai tafi. Mai saurin yanke shawara shi yake samu.',
      },
    },
    'Inspirational & Aspirational': {
      titles: ['Gobe za ta yi kyau', 'Ku ɗauki mataki', 'Burinku zai cika', 'Sabon farawa'],
      hooks: [
        'Babban labari yana farawa da ƙaramin mataki.',
        'Ku dubi inda kuka kai. Ku kuma dubi inda za ku je.',
        'Rayuwar da kuke fata, yau kuke gina ta.',
        'Ku fara yarda da shi. Sauran zai biyo baya.',
      ],
      closes: [
        'Ku ɗauki matakin farko yau, muna tare da ku.',
        'Ku zaɓe shi domin wanda kuke so ku zama.',
        'Ku fara yanzu. Gobe za ku yi wa kanku godiya.',
      ],
      audiences: {
        'Gen Z': 'Ku matasa ba gobe kuke jira ba. Ku kuke gina ta, kuma wannan ya cancanta ya kasance a ciki.',
        Millennials: 'Daga kaɗan kun gina da yawa. Ku bari abin da ke kewaye da ku ya nuna haka.',
        Professionals: 'Mai babban buri yana buƙatar abin da zai iya tafiya tare da shi.',
        Families: 'Abin da kuka ba iyalinku yau, shi za su tuna gobe.',
        'Luxury Consumers': 'Nagarta ba farashi ba ce. Hanyar rayuwa ce, kuma kun san ta.',
      },
    },
  },
}
