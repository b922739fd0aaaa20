import type { TradeTalks } from './trade-talk.ts'

export const hausa: TradeTalks = {
  generators: {
    asks: '[janareta ta ƙi tashi|janareta ta lalace|janareta tana ba ku wahala]',
    film: 'janaretar',
    tips: [
      'Kafin ku kira, [ku duba mai da filogi|ku saurari ƙarar da take yi], [don ku iya bayani|hakan yana rage ɓata lokaci].',
      'Kada ku buɗe janareta da zafinta: [ku kashe ta tukuna|ku bari ta huce], [lafiya ita ce gaba|ku yi hankali].',
    ],
  },
  phoneRepairs: {
    asks: '[wayarku ta lalace|fuskar wayarku ta fashe|wayarku tana ba ku wahala]',
    film: 'wayar',
    tips: [
      'Kafin ku kai waya gyara, [ku adana hotunanku|ku cire layinku], [don kada komai ya ɓace|rigakafi ya fi magani].',
      'Idan [ruwa ya shiga waya|waya ta faɗa ruwa], [ku kashe ta nan take|kada ku sa ta a caji], [ku kawo ta da sauri|don kada ta ƙara lalacewa].',
    ],
  },
  carRepairs: {
    asks: '[motarku ta lalace|mota tana ba ku wahala|motarku ta ƙi tashi]',
    film: 'motar',
    tips: [
      'Idan [kun ji sabuwar ƙara|motarku tana mutuwa a hanya], [ku duba da wuri|kada ku bari ta ƙara lalacewa], [ƙaramin gyara ya fi arha|hakan yana rage kashe kuɗi].',
      'Ku rubuta [abin da motar take yi|lokacin da matsalar ta fara], [don a gano ta da sauri|hakan yana taimaka wa makanike].',
    ],
  },
  appliances: {
    asks: '[firijinku ya daina sanyi|wata na’ura ta lalace a gida|kayan wuta sun lalace]',
    film: 'na’urar',
    tips: [
      'Idan na’ura tana [ƙara|ɗaukar zafi], [ku kashe ta nan take|ku cire ta daga wuta], [don kada matsalar ta ƙaru|gyara da wuri ya fi sauƙi].',
      'Ku faɗi [sunan na’urar|shekarar da kuka saya] [idan kun kira|a saƙonku], [don a san abin da take buƙata|aikin zai fi sauri].',
    ],
  },
  solar: {
    asks: '[an sake ɗauke wuta|babu wuta a gida|duhu ya ishe ku]',
    film: 'sola ɗin',
    tips: [
      'Kafin ku zaɓi sola, [ku rubuta duk abin da yake amfani da wuta a gidanku|ku ƙirga fankoki, talabijin da firij], [daga nan ake gane girmanta|don girmanta ya isa].',
      'Ku turo mana [jerin kayan wutarku|hoton mitarku], [don mu faɗa muku girman da ya dace|don mu yi muku lissafi].',
    ],
  },
  electric: {
    asks: '[wutar gidanku tana ba ku wahala|soket ya ƙone|wayar wuta ta lalace]',
    film: 'aikin wutar',
    tips: [
      'Idan soket yana [ɗaukar zafi|tartsatsi], [ku kashe babbar wuta|kada ku taɓa shi], [wuta ba wasa ba ce|sannan ku kira].',
      'Ku rubuta [ɗakin da yake da matsala|lokacin da matsalar ta fara], [don aikin ya yi sauri|hakan yana taimakawa].',
    ],
  },
  plumbing: {
    asks: '[famfo yana yoyo a gidanku|bayan gida ya toshe|ruwa ba ya zuwa]',
    film: 'famfon',
    tips: [
      'Idan bututu ya fashe, [ku rufe babban famfo|ku kashe injin ruwa], [kafin ku kira|don kada ruwa ya yi ɓarna].',
      'Ku ɗauki hoton [inda yake yoyo|inda ya lalace], [don a zo da kayan aikin da suka dace|hoto yana bayani da sauri].',
    ],
  },
  gas: {
    asks: '[gas ɗinku ya ƙare|gas ya ƙare ana girki|tukunyar gas ta zama fanko]',
    film: 'tukunyar gas ɗin',
    tips: [
      'Idan kun canza gas, ku shafa ruwan sabulu a bututun: [idan ya yi kumfa, gas yana fita|lafiya ita ce gaba].',
      'Kada ku jira sai gas ya ƙare [da dare|ana girki]: [ku riƙa duba shi kowane mako|ku yi oda tun da wuri].',
    ],
  },
  laundry: {
    asks: '[kayan wanki sun taru|wanki ya gajiyar da ku|babu lokacin wanki]',
    film: 'kayan',
    tips: [
      'Kafin ku aiko da kaya, [ku duba aljihuna|ku ware farare|ku ƙirga su], [don kada wani abu ya ɓace|haka ya fi kyau].',
      'Idan akwai tabo a jikin kaya, [ku nuna mana|ku faɗa da wuri], [tsohon tabo yana da wuyar fita|hakan yana taimakawa].',
    ],
  },
  cleaning: {
    asks: '[babu lokacin tsaftace gida|shara da goge-goge sun gajiyar da ku|gidanku yana buƙatar tsaftacewa]',
    film: 'gidan',
    tips: [
      'Ku faɗi [yawan ɗakuna|inda ya fi datti] [kafin ranar|a saƙonku], [don a tsara lokaci|don a san yawan aikin].',
      'Kafin a fara aiki, ku kwashe [kayan da za su iya fashewa|kayan da suke kan hanya], [don aikin ya yi sauri|don a tsaftace ko’ina].',
    ],
  },
  skills: {
    asks: '[kuna son koyon sana’a|kuna neman wurin koyo|me kuke so ku koya]',
    film: 'ajin',
    tips: [
      'Kafin ku fara, [ku tambayi abin da za ku iya yi bayan koyo|ku tambayi ranaku nawa ne a mako|ku tambayi abin da za ku zo da shi], [don ku tsara lokacinku|don ku shirya].',
      'Koyo [ba gaggawa ba ne|da kaɗan-kaɗan ake yi]: [ku fara a hankali|babu kunya a farawa], [ku riƙa gwadawa kullum|ku riƙa yin tambaya].',
    ],
  },
  schools: {
    asks: '[kuna neman makaranta ga yaranku|ina yaranku za su yi karatu|yaranku sun isa shiga makaranta]',
    film: 'makarantar',
    tips: [
      'Kafin ku zaɓi makaranta, [ku zo ku ga azuzuwa|ku tambayi yawan yara a aji|ku tambayi game da malamai], [ku gani da idonku|ku zo da yaronku].',
      'Ku tambayi [duk kuɗin da za a biya|kuɗin littattafai da kayan makaranta] [kafin zangon karatu ya fara|tun yanzu], [don ku shirya|komai ya fito fili].',
    ],
  },
  lessons: {
    asks: '[jarrabawa ta kusa|akwai mai shirin jarrabawa a gidanku|wane darasi ne ya fi wahala]',
    film: 'littafin',
    tips: [
      'Jarrabawa ba ta jiran kowa: [ku fara da wuri|ku riƙa karatu kaɗan kullum], [gaggawar ƙarshe ba ta da kyau|da kaɗan-kaɗan ake fahimta].',
      'Ku faɗi [ajin da darasin|inda yake da wuya], [don a fara daga nan|daga nan aiki zai fara].',
    ],
  },
  makeup: {
    asks: '[kuna da biki nan gaba|wa zai yi muku kwalliya|bikinku ya kusa]',
    film: 'kwalliyar',
    tips: [
      'Ku zaɓi ranarku da wuri: [ranar Asabar ana cika|ƙarshen mako akwai bukukuwa da yawa], [ku kuma turo hoton irin kwalliyar|ku kuma faɗi lokacin fitarku].',
      'Kada ku gwada sabon mai a fuska [daren biki|saura kwana ɗaya biki]: [fatarku tana iya ƙin sa|ku bar gwaji sai bayan biki].',
    ],
  },
  photos: {
    asks: '[wa zai ɗauki hotunan bikinku|bikinku ya kusa|kuna buƙatar hoto mai kyau]',
    film: 'kyamarar',
    tips: [
      'Ku zaɓi [kaya kala biyu|kaya masu launi ɗaya], [ku goge su tun da dare|don ku huta a ranar].',
      'Ku rubuta [waɗanda dole su kasance a hoto|irin hotunan da kuke so], [don kada a manta|ku ba mai ɗaukar hoto da wuri].',
    ],
  },
  hair: {
    asks: '[kuna son gyaran gashi|kuna neman salon|gashinku yana buƙatar gyara]',
    film: 'gyaran gashin',
    tips: [
      'Ku turo [hoton|misalin] irin gyaran da kuke so, [hoto ya fi bayani|don a gane da kyau].',
      'Ku faɗi [tsawon da kuke so|ranar da kuke so] [kafin ku zo|a saƙonku], [don lokaci ya isa|don a shirya komai].',
    ],
  },
  tailors: {
    asks: '[kuna da ɗinki|me za ku saka a biki na gaba|kuna neman tela]',
    film: 'kayan',
    tips: [
      'Ku turo [hoton ɗinkin da kuke so|awonku] da wuri, [kafin cunkoson biki|don kada a yi gaggawa], [lokaci yana sa ɗinki ya zauna|haka ɗinki yake yin kyau].',
      'Ku rubuta [ranar bikin|ranar da kuke buƙata] a saƙonku, [ku ƙara kwanaki don gwaji|don a tsara komai].',
    ],
  },
  cloth: {
    asks: '[me za ku saka a biki na gaba|kuna neman kaya|wane kaya za ku saka]',
    film: 'kayan',
    tips: [
      'Ku faɗa mana [launin da kuke so|inda za ku saka shi|irin da kuke nema], [don mu nuna muku wanda ya dace|zaɓi zai yi sauƙi].',
      'Idan don ankon biki ne, [ku faɗi yawan mutane|ku ƙirga dangi] [tun farko|kafin ku biya], [don kowa ya sa launi ɗaya|don kada launi ya bambanta].',
    ],
  },
  shoes: {
    asks: '[kuna neman takalma|takalmanku sun tsufa|wane takalmi za ku saka]',
    film: 'takalmin',
    tips: [
      'Ku auna ƙafarku da yamma, [ƙafa tana ɗan ƙaruwa a lokacin|a lokacin ne ake samun daidai], [sannan ku faɗi lambar|kafin ku zaɓi takalmi].',
      'Ku faɗi [inda za ku saka shi|launin kayanku], [don su dace|hakan yana sauƙaƙa zaɓi].',
    ],
  },
  cars: {
    asks: '[kuna neman mota|tafiya a ƙafa ta ishe ku|kuna son sayen mota]',
    film: 'motar',
    tips: [
      'Kafin ku sayi mota, [ku zo da makanikenku|ku tuƙa ta kaɗan|ku duba takardunta], [don hankalinku ya kwanta|don ku san abin da kuka saya].',
      'Ku faɗa mana [irin motar da kuke nema|kuɗin da kuka tanada], [don mu nuna muku wadda ta dace|zaɓi zai yi sauƙi].',
    ],
  },
  land: {
    asks: '[kuna neman fili|kuna son gina gidanku|haya ta ishe ku]',
    film: 'filin',
    tips: [
      'Kafin ku biya kuɗin fili, [ku zo ku gan shi|ku duba takardunsa tare da lauya], [don ku tabbata|don hankalinku ya kwanta].',
      'Ku karɓi [rasit|duk takardunsa] [a hannu|nan take], [ku adana su da kyau|takarda tana magana ko bayan shekaru].',
    ],
  },
  homes: {
    asks: '[kuna neman gida|hayarku ta kusa ƙarewa|kuna son sauya gida]',
    film: 'gidan',
    tips: [
      'Kafin ku biya kuɗin gida, [ku zo ku gan shi|ku duba ruwa da wuta], [gani ya fi ji|don hankalinku ya kwanta].',
      'Ku tambayi [duk kuɗin da za a biya|yadda yarjejeniyar take] [kafin ku yanke shawara|tun farko], [don ku shirya|don komai ya fito fili].',
    ],
  },
  phones: {
    asks: '[kuna son canza waya|kuna neman waya|wace waya kuke amfani da ita]',
    film: 'wayar',
    tips: [
      'Kafin ku biya kuɗin waya, [ku gwada kyamara da sauti|ku sa ta a caji|ku sa layinku a ciki], [don ku tabbata|don hankalinku ya kwanta].',
      'Ku faɗa mana [abin da za ku yi da wayar|kuɗin da kuka tanada], [don mu nuna muku wadda ta dace|zaɓi zai yi sauƙi].',
    ],
  },
  furniture: {
    asks: '[falonku yana buƙatar sabbin kujeru|kuna shirya gida|gadonku ya tsufa]',
    film: 'kayan ɗakin',
    tips: [
      'Kafin ku yi oda, ku auna [ɗakin|ƙofar|bangon], [don kayan su shiga|awo ba ya ƙarya].',
      'Ku zaɓi launin da [ya dace da bango|ba ya nuna datti da sauri], [musamman idan akwai yara|ku kuma turo hoton ɗakin].',
    ],
  },
  print: {
    asks: '[kuna son buga wani abu|kuna buƙatar banna ko kati|kuna shirin biki ko talla]',
    film: 'aikin bugun',
    tips: [
      'Kafin a buga, ku duba [rubutu da lambar waya|suna da kwanan wata] [sau biyu|da kyau], [gyara bayan bugu yana da wuya|sau biyu ya fi sau ɗaya].',
      'Ku turo [tambari mai kyau|ainihin fayil], [ba hoton allo ba|don ya fito da kyau].',
    ],
  },
  transport: {
    asks: '[kuna da kayan da za a kai|kuna son aika kaya|za ku sauya gida]',
    film: 'motar',
    tips: [
      'Ku rubuta [wurin ɗauka da wurin saukewa|lambobin mutanen biyu] da kyau, [don kada a ɓata hanya|hakan yana rage ɓata lokaci].',
      'Ku faɗi [abin da yake ciki|nauyinsa|ko yana iya fashewa], [don a zo da motar da ta dace|don a ɗauke shi lafiya].',
    ],
  },
  hire: {
    asks: '[bikinku ya kusa|wa zai shirya bikinku|baƙinku suna da kujeru]',
    film: 'wurin bikin',
    tips: [
      'Ku fara ƙirga baƙinku, [ku kuma ƙara kaɗan|kullum baƙi suna ƙaruwa], [don kujeru su isa|don kada ku ji kunya].',
      'Ku faɗi [rana da wurin bikin|ko a ɗaki ne ko a fili], [don a tsara komai|don a zo da kayan da suka dace].',
    ],
  },
  cakes: {
    asks: '[biki ko ranar haihuwa ta kusa|kuna shirin biki|kuna buƙatar kek]',
    film: 'kek ɗin',
    tips: [
      'Ku yi odar kek da wuri, [ku kuma rubuta sunan da za a sa|ku kuma faɗi launin da kuke so], [gaggawa ba ta dace da kek ba|don ya yi kyau].',
      'Ku ajiye kek a [wuri mai sanyi|ɗaki mai AC], [nesa da rana|har lokacin yankawa].',
    ],
  },
  bread: {
    asks: '[da me za ku sha shayi|da me za ku karya|burodi ya ƙare a gida]',
    film: 'burodin',
    tips: [
      'Burodi ya dace da [shayi|ƙwai|wake|ƙosai]: [ku gwada da safe|ku gwada gobe].',
      'Idan don [makaranta|taro|biki] ne, [ku faɗa da wuri|ku faɗi yawan mutane], [don ya isa kowa|don kada ya gaza].',
    ],
  },
  catering: {
    asks: '[wa zai yi girkin bikinku|bikinku ya kusa|baƙi nawa kuke jira]',
    film: 'abincin',
    tips: [
      'Kafin ranar biki, ku ƙirga baƙinku, [ku kuma ƙara mutum goma|baƙo yana zuwa da baƙo], [don abinci ya isa|don hankalinku ya kwanta].',
      'Ku faɗa mana [idan wani ba ya cin yaji|idan yara suna da yawa], [don kowa ya ci|yana da kyau a sani tun farko].',
    ],
  },
  nails: {
    asks: '[farcenku yana buƙatar gyara|kuna son hannu mai kyau|bikinku ya kusa]',
    film: 'farcen',
    tips: [
      'Ku turo hoton [irin da kuke so|launin da kuke so], [don a gane da kyau|kafin ku zo].',
      'Ku fara cire tsohon, [don sabon ya zauna|hakan yana rage ɓata lokaci].',
    ],
  },
  livestock: {
    asks: '[Sallah ko biki ya kusa|kuna buƙatar rago ko akuya|kun sayi naman biki]',
    film: 'dabbobin',
    tips: [
      'Ku faɗa mana [ranar bikin|yawan masu ci|kuɗin da kuka tanada], [don mu zaɓa muku wadda ta ishe ku|zaɓi zai yi sauƙi].',
      'Ku tambayi [yadda za a kai ta gida|wanda zai kula da ita har ranar], [kafin ku zaɓa|don ku shirya].',
    ],
  },
  clinic: {
    asks: '[yaushe kuka yi gwaji na ƙarshe|kun duba lafiyarku|lafiyarku ƙalau]',
    film: 'asibitin',
    tips: [
      'Kafin ku zo, [ku rubuta yadda kuke ji|ku ɗauko tsohon sakamakon gwaji], [don kada ku manta|hakan yana taimaka wa likita].',
      'Kada ku jira sai ciwo ya yi tsanani: [gwaji yana ceton rai|rigakafi ya fi magani].',
    ],
  },
  accessories: {
    asks: '[me ya rage wa adonku|wanne ya dace da kayanku|kuna neman kyauta]',
    film: 'kayan',
    tips: [
      'Kafin ku zaɓa, [ku gwada da kayanku|ku turo hoton kayanku], [don su dace|don launi ya zo ɗaya].',
      'Idan kyauta ce, ku faɗi [wanda za a ba|abin da yake so], [don ya ji daɗi|zaɓi zai yi sauƙi].',
    ],
  },
  provisions: {
    asks: '[me ya ƙare a gidanku|kun rubuta abin da za ku saya|sukari ko madara ya ƙare]',
    film: 'kayan',
    tips: [
      'Ku rubuta abin da za ku saya kafin ku zo, [don kada ku manta|hakan yana rage kashe kuɗi].',
      'Idan za ku saya da yawa, [ku turo jerin tun da wuri|ku rubuta adadin kowanne], [don a tattara muku|don kada ku jira].',
    ],
  },
  eggs: {
    asks: '[kuna neman ƙwai ko kaji|ƙwai ya ƙare|kuna buƙatar kaji don biki]',
    film: 'gonar',
    tips: [
      'Ku faɗi ko [na gida ne|na biki ne|na sayarwa ne] kuke so, [don a ware muku|don mu shirya muku].',
      'Idan kuna so da yawa, [ku faɗa da wuri|ku faɗi ranar], [lokacin biki ana cika|don adadin ya cika].',
    ],
  },
  frozen: {
    asks: '[kifi ya ƙare a firiza|kuna neman kifi ko kaza|me za ku sa a miya]',
    film: 'kifin da kazar',
    tips: [
      'Ku raba shi ƙanana kafin ku sa a firiza, [ku fito da na girki kawai|don kada ku narkar da duka].',
      'Ku zo da [kula|ƙanƙara], [don kada ya narke a hanya|rana ba ta tausayin kifi].',
    ],
  },
  perfume: {
    asks: '[kuna son ƙamshi mai daɗi|wane turare kuke amfani da shi|turarenku ya ƙare]',
    film: 'turaren',
    tips: [
      'Ku shafa turare a [wuya da hannu|bayan kunne], [kaɗan ya isa|kada ku zuba a kaya].',
      'Ku zaɓi [ƙamshi mai sanyi don ofis|ƙamshi mai ƙarfi don dare], [ku tambaye mu idan ba ku tabbata ba|kowa da abin da yake so].',
    ],
  },
  skin: {
    asks: '[fatarku tana buƙatar kulawa|kuna neman mai mai kyau|fatarku tana damun ku]',
    film: 'kayan gyaran fatar',
    tips: [
      'Ku fara gwada shi a [bayan hannu|ƙaramin wuri], [ku jira zuwa gobe|ku ga yadda yake], [fata ba iri ɗaya ba ce|kafin ku shafa a fuska].',
      'Ku faɗi [yadda fatarku take|abin da yake damun ku], [don mu nuna muku wanda ya dace|zaɓi zai yi sauƙi].',
    ],
  },
  drinks: {
    asks: '[rana ta yi zafi yau|kuna jin ƙishirwa|me za ku sha]',
    film: 'abin shan',
    tips: [
      'Kafin ku sha, [ku girgiza shi|ku bari ya yi sanyi], [haka ya fi daɗi|kada ku manta].',
      'Idan kuna so da yawa, [ku faɗa da wuri|ku faɗi adadin tun yanzu], [don a shirya muku|don ya isa kowa].',
    ],
  },
  foodstuff: {
    asks: '[me za ku dafa|kayan abinci sun ƙare a gida|kuna neman kayan abinci]',
    film: 'kayan abincin',
    tips: [
      'Kafin ku je kasuwa, [ku rubuta abin da za ku saya|ku duba kicin ɗinku], [hakan yana rage kashe kuɗi|don kada ku saya sau biyu].',
      'Ku ajiye busasshen kayan abinci a [roba mai murfi|wuri mai iska], [nesa da ruwa|don kada ƙwari su shiga].',
    ],
  },
  food: {
    asks: '[kuna jin yunwa|me za ku ci|kun ci abinci]',
    film: 'abincin',
    tips: [
      'Ku yi oda [kafin yunwa ta kama ku|da wuri], [yunwa ba ta jira|don kada ku jira].',
      'Ku faɗi [yawan masu ci|idan da yara a ciki], [don kowa ya ƙoshi|don ya isa kowa].',
    ],
  },
}
