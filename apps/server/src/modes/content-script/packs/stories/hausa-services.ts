import type { Story } from './story.ts'

export const mended: Story = {
  before: [
    [
      '[Kwatsam ya tsaya, ba alama|Jiya lafiya lau, yau ya mutu|A hannuna ya mutu ina amfani da shi], [kuma yau na fi buƙatarsa|yau duk shirina ya lalace|tun lokacin hankalina a tashe yake].',
      '[Sannu, ba sa lalacewa a ranar hutu|Kai, na san irin wannan safiya|Kada ku yi kuka tukuna, watakila ƙaramin abu ne]. [Ku faɗi abin da ya yi kafin ya tsaya|Yadda ya fara: ƙara, wari ko haske|Ku faɗi abin da kuka gani, kada ku ɓoye].',
    ],
    [
      '[Ƙanena ya ce ya iya gyara|Wani yaro a layinmu ya taɓa buɗewa|Na kalli bidiyo, na gwada gyara da kaina], [yanzu matsala ta zama biyu|yanzu akwai sukurun da ya rage a tebur|yanzu ya fi da lalacewa].',
      '[Ba kunya, mutane da yawa sun gwada|Kai, taimakon gida ya lalata abubuwa da yawa|Hannu ya yi ƙoƙari, ba shi da sani]. [Ku faɗi abin da aka taɓa, ba zan yi dariya ba|Ku zo da kowane ɓangare, kada ku yar da komai|Ku faɗi gaskiyar, ita take rage lokaci].',
    ],
    [
      '[Wata uku ke nan ina lallaɓa shi haka|Sai na buga shi yake aiki|Tun bara nake ɗaure shi da igiya].',
      '[Ashe ku ne injiniyan gidan|Kai, lallaɓawa ta zama sabo|Kun yi ƙoƙari, amma ya fara roƙonku]. [Ƙaramar matsala tana girma kamar yaro|Idan aka duba yanzu, wahalar ƙarama ce|Yana magana kafin ya mutu, ku saurare shi].',
    ],
  ],
  among: [
    [
      '[Don Allah kada a ce mini komai ya lalace|Mai gyara na ƙarshe ya ce na sayi sabo|Wani ya duba minti biyu, ya ce sai sabo].',
      '[Wanda bai buɗe shi ba ba zai sani ba|Kada ku sayi sabo don tsoro|“Komai ya lalace” babbar magana ce]. [A fara sanin abin da yake damunsa|A duba tukuna, sannan a yi magana|Matsala tana da suna, ku nemi sunanta].',
    ],
    [
      '[Idan ya sake lalacewa bayan kwana biyu fa?|Ina tsoron ya sake komawa gidan jiya.|Gyara na ƙarshe bai yi mako ba.]',
      '[Ku gwada kafin ku biya, ba sai a gida ba|Ku kunna, ku kashe, ku yi amfani a gaban mai gyara|Ku tambayi abin da aka canza, ku ga tsohon da idonku]. [Ku rubuta ranar a ƙaramar takarda|Idan ya yi muku baƙon abu, ku faɗa a ranar|Mai aiki mai kyau ba ya tsoron ku dawo].',
    ],
    [
      '[A ciki akwai abin da ba na so ya ɓata.|Yaya zan yi yau babu shi?|Aikina yana cikinsa, lokaci kuɗi ne.]',
      '[Kafin a taɓa, ku faɗi abin da bai kamata ya ɓata ba|Ku faɗi abin da ya fi muhimmanci a gare ku|Ku tsara ranar kamar babu shi]. [Sai gaggawa ta ragu|Daga nan aiki yake farawa|Idan ya kammala da wuri, riba ce].',
    ],
  ],
  after: [
    [
      '[Ashe ba sabo nake buƙata ba|Saura kaɗan na jefar da shi|Da na sayi sabo a banza].',
      '[Shi ya sa tambaya ta fi saye arha|Sabo ma da tasa wahalar|Aljihunku zai gode muku]. [A duba kafin a binne|Idan ya sake tari, kada ku jira ya suma|Ku faɗa wa wanda ya ce ku jefar].',
    ],
    [
      '[Daga yau ba zan sake bugunsa ba|Ba zan bar ƙanena ya sake taɓawa ba|Na gama da gyaran bidiyo].',
      '[Zaman lafiya zai dawo tsakaninku|Da kyau, a bar wa mai sani|Alƙawari mai kyau, ku riƙe shi]. [Idan ya sake magana, ku ji da wuri|Ku kula da shi, zai daɗe|Ku kira mai sani kafin sukuru ya fita].',
    ],
    [
      '[Idan ya dawo aiki, zan yi barci|Gidana zai huta idan ya gyaru|Bai fara aiki ba, amma hankalina ya kwanta].',
      '[Rabin gyara ke nan|Da kyau, ɗayan rabin shi ne a fito da shi|Ku huta, matsalar da aka gane ƙarama ce]. [Kada dai ku bar shi sai wata mai zuwa|Ku yi a makon nan, kafin ya canza ra’ayi|Matsala ba ta zuwa hutu].',
    ],
  ],
}

export const worked: Story = {
  before: [
    [
      '[Daga Litinin zuwa Juma’a, kafin rana ta fito na fita|Sai dare nake ganin gidana|Ƙarshen mako nake so na huta, amma aiki ya taru], [aikin gida ba ya ƙarewa|yana nan yana kallona|bayana yana ta ciwo].',
      '[Bayanku ya faɗi gaskiya|Kai, aikin gida ba shi da ƙarshe|Haka ne, rana ba ta da ƙarin awa]. [Ku sauke kaya ɗaya, wani hannu ya ɗauka|Ba za ku kasance ko’ina ba, ku raba aiki|Ku zaɓi mafi nauyi, a fara da shi].',
    ],
    [
      '[Waɗanda na kira a baya, bayansu na sake yin aikin|Wani ya taɓa zuwa ya yi, saura kaɗan na yi kuka|Na biya, kuma na sake yi da kaina].',
      '[Kai, ga biya ga aiki, wannan ya yi tsanani|Sannu, horo biyu ke nan|Irin wannan yana sa tsoro]. [Ku nuna inda ya fi damun ku kafin a fara|Ku faɗi yadda kuke so kafin hannu ya taɓa|Ku duba tare da su kafin su tafi].',
    ],
    [
      '[Kowace Asabar da mutane suke hutu, ni aiki nake yi|Ƙarshen makona ya zama ranar aiki|Ranar hutuna ɗaya tak da ita nake yin aikin nan], [abokaina sun gaji da kirana|ko waya tana tambayar inda nake|kuma Litinin tana nan tafe].',
      '[Ranar hutu ta hutu ce, shi ya sa ake kiranta haka|Abokanku sun yi kewarku|Litinin ba ta tausayin kowa]. [Ku ba da aikin sau ɗaya, ku ga tsawon Asabar|Ku faɗi ranar da kuke so a dawo muku da ita|A tsara yanzu, Asabar mai zuwa ku huta].',
    ],
  ],
  among: [
    [
      '[Ba kowa nake yarda ya taɓa kayana ba|Kayana suna da yawa, ina tsoron ɓacewa|Akwai ƙananan abubuwan da ba na so a taɓa].',
      '[A ƙirga kafin aiki, a ƙirga bayan aiki|Masu daraja ku sa su a jakarku|Ku rubuta jeri, mu gan shi tare]. [Amana tana da kyau, jeri ma yana da kyau|Ba wanda zai yi fushi don kun ƙirga|Haka masu gaskiya suke yi].',
    ],
    [
      '[Zan iya yi da kaina, amma yaushe?|Inna ta ce lalaci ne biyan kuɗin wannan aiki.|Goggo tana tambayar aikin hannuna.]',
      '[Lokaci ma kuɗi ne, ku lissafa|Mai maganar ya zo da nasa hannun|Ba lalaci ba ne, tsari ne]. [Ku yi barci a wannan awa, jiki ba inji ba ne|Awa uku ta aikinku tana iya biyan wannan|Mutum ɗaya mai hutu ya fi biyu masu gajiya].',
    ],
    [
      '[Ta yaya zan san farashin ya dace?|Wani ya ce babban kuɗi, wani ƙarami, wanne gaskiya?|Ban san ko aikina babba ne ko ƙarami ba.]',
      '[Ku faɗi adadi, ba zance ba|Ku ƙirga, kada ku kimanta|Ku nuna hoto, hoto ba ya ƙarya]. [Sannan ku tambayi abin da yake cikin farashi da abin da ba ya ciki|Farashin da ya fito fili kafin aiki ba ya kawo faɗa|Wanda bai ƙirga ba ba zai faɗi daidai ba].',
    ],
  ],
  after: [
    [
      '[Yaushe rabona da Asabar ta hutu?|Asabar ɗin nan zan zauna na sha shayi.|Ina so na ga abokaina Asabar ɗin nan.]',
      '[Ku ji daɗin ranar, kun yi aiki dominta|Ku zauna, ku miƙe ƙafa|Kujerarku ta yi kewarku]. [Idan hankali ya ƙi hutu, ku ba shi kujera|Haka hutu yake idan aiki ya sami mai yi|Mako mai zuwa ku sake].',
    ],
    [
      '[Ashe a faɗi komai kafin a fara|Nan gaba zan faɗi komai kafin aiki, ba bayan aiki ba|Yanzu na san abin da zan tambaya].',
      '[I, baki kafin hannu|Magana a fili, aiki mai tsafta|Kun koyi babban darasi]. [Ku rubuta a waya don kada ku manta|Ku yi amfani da shi a kowane aiki|Wannan zai tsare ku daga faɗa].',
    ],
    [
      '[Idan na ga an gama, murmushi kawai zan yi|Wanda ya shigo gidana zai tambayi wanda ya yi|Mutanena za su ɗauka ƙarfe huɗu na tashi].',
      '[Ku yi murmushi, ku zauna da kyau|Su yi ta tambaya har su gaji|Su ɗauka haka, ba laifi]. [Kada dai ku faɗa musu sirrin|Idan suka tambaya, ku ce ku ne|Sirrin a rufe yake a wurina].',
    ],
  ],
}

export const cared: Story = {
  before: [
    [
      '[Yau da safe na kalli madubi, ya kau da kai|Madubi yana ba ni mugun labari|Yau ban iya kallon madubi sau biyu ba].',
      '[Kai, madubi ba shi da kunya|Kada ku yi fushi da madubi, aikinsa yake yi|Ku bar madubi, ku dube ni]. [Ku zauna, a ga abin da za a yi|Ku faɗi abin da ba ku so, a fara daga nan|Ɗan kulawa, ku da madubi za ku sasanta].',
    ],
    [
      '[Wanda ya taɓa ni na ƙarshe saura kaɗan ya lalata ni|Na ƙarshe da aka yi mini, aka tambaye ni wa ya rasu|A wancan wuri, abin da suke so suka yi], [mako biyu ban fita ba|mako guda ina ɓoye|har yau ina jin kunya].',
      '[Sannu, irin wannan ɓoyo ba ƙaramin abu ba ne|Kai, wanda bai ji ba bai kamata ya taɓa ba|Na ji ku, zan saurara tukuna]. [Ku nuna wanda kuke so da wanda ba ku so|Ku faɗa, zan maimaita kafin hannu ya motsa|Yau maganarku ita ce doka].',
    ],
    [
      '[Kowa ina kula da shi sai kaina|Tun bara ban zauna an gyara ni ba|Aiki, yara, gida, na manta da kaina].',
      '[Waya ma tana hutu a caji|Mai zubawa ma yana buƙatar cikawa|Da kyau da kuka tuna, gara makara]. [Yau naku ne, ku ajiye waya a gefe|Awa ɗaya, wani ya kula da ku|Ku rufe ido, ba wanda zai kira ku a nan].',
    ],
  ],
  among: [
    [
      '[Wanne zai dace da fuskata?|Wanda ya yi wa ƙawata kyau bai yi mini ba.|Na ga wani a hoto, amma fuskata ba irin tata ba ce.]',
      '[Fuska ba hoton kwafi ba ce|Ku kawo hoton, a duba irin taku|Na ƙawarku na ƙawarku ne]. [Ku tambaye ni gaskiya, zan faɗa muku gaskiya|Ku zaɓi wanda zai yi muku har Litinin|Ku fara da kaɗan, ana ƙarawa, ba a ragewa].',
    ],
    [
      '[Fatata da kaina suna saurin ƙin abu|Wani abu idan aka shafa mini sai ƙaiƙayi|Na taɓa amfani da wani abu, kwana uku ina kuka].',
      '[Ku faɗa kafin a shafa komai|Da kyau da kuka faɗa, ba kowa yake faɗa ba|Ku faɗi sunan abin da ya yi muku haka]. [A gwada a ƙaramin wuri tukuna|Idan ya yi zafi kaɗan, ku faɗa, kada ku daure|Jiki ba ya mantuwa, a girmama shi].',
    ],
    [
      '[Ba na son inda zan zauna tun safe har dare|Jiran ne yake gajiyar da ni|Wancan lokaci na je da abinci, na cinye kafin a zo kaina].',
      '[Ku faɗi lokacinku kafin ku fito|Ku zo da wuri, ko ku turo saƙo tukuna|Kada ku zo da yunwa, kada ku zo a ƙurarren lokaci]. [Asabar mutane suna yawa, tsakiyar mako shiru|Idan kun faɗi lokaci, kujera za ta san ku|Sai ku zauna da natsuwa].',
    ],
  ],
  after: [
    [
      '[Ranar biki za a kalle ni|Yau da dare wayata za ta cika da hotuna|Wani zai gani, ba damuwa].',
      '[Ku yi tafiya a hankali, su gani da kyau|Ku kashe hasken waya, ba kwa buƙatarsa|A yi ta kallo, kallo ba ya ƙarewa]. [Idan aka tambaya wa ya yi, kada ku raɗa|Ku rubuta suna a hoton, ba emoji kaɗai ba|Ku riƙe suna a baki].',
    ],
    [
      '[Ta yaya zan kula da shi ya daɗe?|Ba na so ya lalace kafin ƙarshen mako.|Kada na ɓata shi da barci.]',
      '[Ku yi barci a hankali, kada ku yi kokawa da matashi|Ku tambaye ni kafin ku tafi, zan faɗi abin da za ku shafa|Kada ku shafa duk abin da kuka gani]. [Kaɗan kullum ya fi babban gyara|Ku rage taɓawa, ku ƙara kallo|Rabin aikin naku ne].',
    ],
    [
      '[Daga yanzu kowane wata zan riƙa yi|Ba zan jira madubi ya sake kuka ba|Na sa kaina a kalanda].',
      '[Kalanda mai sunanku, ina so|Da kyau, madubi zai fara gaishe ku|Kafin ƙarshen wata jiki zai gode]. [Ku zaɓi rana ɗaya, ta zama taku|Ku ce wa mutane ba kwa nan a ranar|Ku zo yadda kuke, ku tafi yadda kuke so].',
    ],
  ],
}

export const healed: Story = {
  before: [
    [
      '[Tun makon jiya nake lallaɓa jikin nan|Kwana uku ina cewa zai wuce|Jikina yana magana, ina yi kamar ban ji ba].',
      '[Jiki ba ya magana a banza|Sannu, kada a lallaɓa jiki kamar tsohon takalmi|Da kyau da kuka zo, ba girman kai]. [Ku faɗi lokacin da ya fara da yadda yake|Ku faɗi komai, har ƙaramin|Ba kunya, ku faɗa yadda kuke ji].',
    ],
    [
      '[Maƙwabciyata ta ba ni abin da ta sha bara|Goggo ta ce ita ma haka ta ji|A mota wani ya faɗa mini magani], [na riƙe shi a hannu, ban tabbata ba|hankalina bai yarda ba|na ce bari na tambaya tukuna].',
      '[Kun yi daidai da kuka tambaya|Maƙwabciya tana nufin alheri, amma jiki ba ɗaya ba ne|Alhamdulillahi a hannu yake, ba a baki ba]. [Abin da ya taimaki wani zai iya cutar da wani|Ku tambayi wanda ya karanta, ba kunya|Ku kawo, a duba suna da rana].',
    ],
    [
      '[Mahaifiyata ba ta son jin sunan likita|Baba ya ce jikinsa ƙarfe ne|A gidanmu tsofaffi ba su yarda a duba su ba].',
      '[Ƙarfe ma yana tsatsa, ku faɗa da ladabi|Tsofaffi suna tsoron sakamako fiye da ciwo|Kada ku tilasta, ku zo da su a gaisa]. [Idan kuka tafi tare, za su yarda|Ku fara yin naku, su gani|Ku faɗa kamar ziyara, ba kamar shari’a ba].',
    ],
  ],
  among: [
    [
      '[Ina tsoron abin da za a gano|Zuciyata tana bugawa idan na shiga irin wannan wuri|Ba na son allura, ba na son sakamako].',
      '[Tsoro dabi’a ce, ƙaƙƙarfa ma yana rufe ido|Ku riƙe hannun wani, ba mai dariya|Na gane, ku yi numfashi kaɗan]. [Abin da kuka sani ya fi abin da kuke zato sauƙi|Sani da wuri yana ba ku zaɓi|Ku tambaya kafin a taɓa ku, ya kamata a yi bayani].',
    ],
    [
      '[Masu cewa su likitoci ne sun yi yawa, wa za a yarda da shi?|Ina tsoron faɗawa hannun da bai ƙware ba.|Abokina ya je wani lungu, ya dawo da wani ciwon.]',
      '[Ku tambayi inda ya yi karatu|Kada ku kai jikinku inda ba a amsa tambaya|Ba a yin cinikin lafiya kamar na tumatir]. [Mai ilimi ba ya fushi da tambaya|Ku ce a yi muku bayani da sauƙi|Idan hankali bai kwanta ba, ku sake tambayar wani].',
    ],
    [
      '[Ta yaya zan tuna duk abin da kuka faɗa?|Idan na isa gida rabin bayanin ya fita a kaina.|Ina gyaɗa kai, amma ba sosai nake ji ba.]',
      '[Ku rubuta a waya kafin ku tashi|Ku zo da wani, kunne biyu sun fi ɗaya|Ku dakatar da ni, in sake faɗa]. [Ku ce a maimaita, haƙƙinku ne|Ku maimaita kafin ku tafi, a san kun ji|Ba kunya, jikinku ne].',
    ],
  ],
  after: [
    [
      '[Gobe zan zo da mahaifiyata|Zan faɗa wa Baba yadda kuka yi bayani|Ya kamata ’yar’uwata ta ji wannan].',
      '[Ku zo da ita, za mu gaisa|Ku faɗa a hankali, tsofaffi suna son ladabi|Ku zo tare, ba da ƙarfi ba]. [Lafiya maganar gida ce duka|Mai dubawa ɗaya yana ceton goma|Ku zo da wuri, kada layi ya yi tsawo].',
    ],
    [
      '[Da na sha na maƙwabciya|Alhamdulillahi na tambaya kafin na haɗiye|Ƙaramar tambaya ta cece ni].',
      '[Ku gode wa hankalinku|Haka mutum yake tsallake wahala|Tambaya ta fi gadon asibiti sauƙi]. [Ku riƙe haka kowane lokaci|Ku sake tambaya, ba tsoro|Ku faɗa wa maƙwabciya ma, a hankali].',
    ],
    [
      '[Daga yau idan jiki ya yi magana zan ji|Ba zan sake lallaɓawa har ya tsananta ba|Jikin nan ɗaya ne, ba shi da na canji].',
      '[Gaskiya, ba a sayar da wani jiki a kasuwa|Magana ta gaskiya, jiki yana tuna kyautatawa|Yau kuka sayi ɗan tsawon rai]. [Ku sha ruwa, ku yi barci, ku duba a lokaci|Idan ya canza, kada ku jira|Ku sa gwaji a kalanda].',
    ],
  ],
}

export const learned: Story = {
  before: [
    [
      '[Na gama makaranta, ina zaune a gida|Shekara biyu ina neman aiki, “za mu kira ka” nake ji|Abokaina suna samun kuɗi, ni ina ƙirga rufin ɗaki].',
      '[Sannu, jiran ya yi tsawo|Kada ku kwatanta, kowa da agogonsa|Gida ma ya gaji da ku]. [Mai sana’a ba ya jiran kira|Abin da hannu ya iya, ba mai kora|Ku haɗa sana’a da takarda, ku ga bambanci].',
    ],
    [
      '[Na taɓa biyan wani aji, magana kawai suka koya|Na taɓa zuwa wani wuri, malami ba ya zuwa|Na taɓa farawa, ban gama ba].',
      '[Wancan ya wuce, yau sabon shafi ne|Sannu, mai koyo ya kamata ya taɓa da hannu|Sake farawa ba kunya ba ce]. [Ku tambayi wanda yake koyarwa da awa nawa za ku yi da hannunku|Ku tambayi tsoffin ɗalibai, ba fosta ba|Ku zo ku ga aji ɗaya da idonku].',
    ],
    [
      '[Shekaruna sun tafi, zan iya koyo?|Ban yi karatu mai zurfi ba, zan iya?|Ban san komai ba, sifili.]',
      '[Kada ku ji tsoro, kowa daga sifili ya fara|Shekaru a takarda suke, ba a hannu ba|Ba wanda aka haifa da shi]. [Idan za ku iya tambaya, za ku iya koyo|Mako na farko da wuya, na biyu hannu zai fara ji|Ku zo yadda kuke, a hankali ba faɗuwa ba ne].',
    ],
  ],
  among: [
    [
      '[Ina aiki, ba ni da lokaci.|Ga yara a hannuna, ta yaya zan shiga?|Ogana ba ya sakina da wuri.]',
      '[Ku faɗi ranakun da za ku iya, ba ƙarya|Awa ɗaya ta gaske ta fi biyar ta hira|Ku rubuta makonku, sarari zai fito]. [Gara kaɗan da ɗorewa|Ku tambayi lokacin da ya dace kafin ku biya|Sana’a ba ta buƙatar rana duka, tana buƙatar kowane mako].',
    ],
    [
      '[Bayan na koya, wa zai ba ni aiki?|Masu iyawa sun yi yawa, aiki zai kai gare ni?|Ta yaya zan sami mai saye na farko?]',
      '[Na farko kullum wanda ya san ku ne|Ku yi wa ’yar’uwa ɗaya, ku ɗauki hoto, ku saka|Ku fara daga layinku, layi yana da baki]. [Aiki mai tsafta yana tafiya da suna|Mai farin ciki ɗaya zai kawo biyu|Kada ku jira babban shago kafin ku fara].',
    ],
    [
      '[Mutanena sun ce kada na ɓata kuɗi|Kawuna ya ce wasa ne|Abokaina suna dariya wai zan koya].',
      '[Su yi dariya yanzu, gobe za su kira ku|Dariya ba ta biyan haya|Ku ce musu da hannu za ku yi amfani]. [Ku nuna musu abin da kuka yi bayan wata ɗaya|Kada ku yi musu, aiki ya amsa|Mai dariya yau gobe zai nemi rangwame].',
    ],
  ],
  after: [
    [
      '[Baɗi warhaka na buɗe nawa wurin|Ina ganin allon sunana a raina|Wata rana ni ma zan koya wa wani].',
      '[Ku sake faɗa, kunne ya ji|Zan zo na saya a wurinku|Kowane babban abu daga littafin rubutu yake farawa]. [Amma kada ku rasa ajin farko|Ku rubuta ranar da kuka fara|Mafarki yana da daɗi, gwaji ya fi shi].',
    ],
    [
      '[Bari na faɗa wa abokina, mu biyu za mu zo|Ɗan’uwana ma yana zaune a gida, zan jawo shi|Ba na son zuwa ni kaɗai].',
      '[Mutum biyu suna ƙarfafa juna|Da kyau, wanda ya gaji ɗayan ya tashe shi|Ku zo tare, abokin koyo rabin malami ne]. [Amma kowa ya zauna a kujerarsa, ba ajin hira ba ne|Kowa ya yi da hannunsa|Ku zo da wuri, kujerar gaba ba ta jira].',
    ],
    [
      '[Na ɗaga ya isa, yau ita ce ranar|Ba zan sake jiran Janairu ba|Zuciyata ta yi ƙarfi].',
      '[Farawa ba ta da watanta na musamman|Ku fara tun zuciya tana da zafi|Da kyau, tsoro ya ragu]. [Ku yi tambayar ƙarshe, ku rubuta sunanku|Ku sa a kalanda kafin barci ya sace|Ku sayi littafi ɗaya a hanyar gida].',
    ],
  ],
}

export const taught: Story = {
  before: [
    [
      '[Yau da safe yarona ya yi kuka a ƙofar makaranta|A tsohuwar makaranta, yarona yana ƙaryar ciwon ciki|Kowace safiya yaƙi ne a gidana kafin makaranta].',
      '[Sannu, kuka yana faɗa mana wani abu|Bakin yaro ƙarami, amma jikinsa yana magana|Kai, kukan safiya yana gajiyar da iyaye]. [Ku tambaye shi wanda yake zaune kusa da shi|Ku zo ku ga ajin da idonku|Ku kalli yadda malami yake gaishe da yaro, za ku gane].',
    ],
    [
      '[Sakamakon makaranta ya zo, sai da na zauna na buɗe|Na duba aikin gida, ni na kasa ganewa|Yarona ya iya kowace waƙa, amma karatu ya ƙi shiga].',
      '[Ƙwaƙwalwa tana nan, ƙofa take nema|Ku huta, sakamako ɗaya ba rayuwa ba ne|Jinkiri ba hanawa ba ne]. [A gano inda ya ɓata|A fara daga abin da ya gane na ƙarshe|Ku nuna littafin, ba maki kaɗai ba].',
    ],
    [
      '[Kowa yana fenti, wa yake koyarwa?|Makarantu sun yi yawa a unguwarmu, kowacce da ƙofa mai kyau.|Na ziyarci makarantu huɗu, duk babban turanci.]',
      '[Fenti ba ya koyar da kowa|Ƙofa mai kyau tana da kyau, amma ku duba ciki|Kun lura da kyau]. [Ku duba littafin yaron da yake can|Ku tambayi yara nawa ne ga malami ɗaya|Ku tsaya a baranda, ku ji yadda suke magana].',
    ],
  ],
  among: [
    [
      '[Yarona mai kunya ne, ba ya magana a aji|Nawa wasa ya yi masa yawa, ba ya zama|Autana yana ɗan jinkiri, ina tsoron dariya].',
      '[Ku faɗa wa malami da wuri, kada ku ɓoye|Kowane yaro da ƙofarsa|Kada ku kwatanta shi da wani yaro]. [Ba yara biyu iri ɗaya|Ku faɗi abin da yake so, daga nan malami zai shiga|Dariya ba ta kamata a aji ba].',
    ],
    [
      '[Ta yaya zan san yarona yana koyo?|Idan na tambaya “me aka koya?”, sai ya ce “ba komai”.|Littafi cike da maki, amma ba ya iya karanta allo.]',
      '[Kada ku ce “me aka koya”, ku ce “nuna mini”|Ya koya muku abu ɗaya kowace yamma|Ku ba shi allon hanya ya karanta]. [Idan ya iya yi wa kaka bayani, ya gane|Minti goma kowane dare, waya a kashe|Ku tambayi malami abin da ya rage, ba matsayi kaɗai ba].',
    ],
    [
      '[Safiya da abincin makaranta suna gajiyar da ni.|Ina dawowa da dare, wa zai taya su aikin gida?|Aikina ba ya barina na zauna da su da yamma.]',
      '[Ku tsara tun Lahadi, makon zai yi sauƙi|Minti goma tare da ku ya fi awa biyu shi kaɗai|Ba wanda yake cika duka, ku yi kaɗan]. [Ku tambaya kafin rajista, ku tsara da aikinku|Goggo ta duba jaka, ku duba littafi|Ƙarshen mako ku ji karatunsa].',
    ],
  ],
  after: [
    [
      '[Zan zo da yarona ya gani da kansa|Dole yarona ma ya gani|Ina so na ga fuskar yarona idan ya shiga].',
      '[I, idon yaro yana ganin abin da ba mu gani|Ku zo da shi, kada ku yi masa adon biki|Ya taɓa kujera, ya taɓa littafi]. [Ku kalli fuskar, ita ce amsarku|Ku tambaye shi a hanya, ba a ƙofa ba|Idan ya yi tambaya, wurin ya shige shi].',
    ],
    [
      '[Wata rana zai yi jawabi, ni ina zaune a gaba|Ina ganinsa a rigar yaye tun yanzu|Ni ban kai ga haka ba, amma yarona zai kai].',
      '[Zan tafa tare da ku|Allah ya nuna mana|Ku ajiye wuri a sahun gaba]. [Da A, B, C ake farawa, da ɗan haƙuri|Ƙaramin littafi yau, babban mataki gobe|Aikinku shi ne ku ji karatunsa].',
    ],
    [
      '[Yau da dare za a yanke shawara a gida|Yau zan yi maganar da mutanena|Mutanena za su yi tambaya, amma ina da amsa].',
      '[Ku yi maganar bayan abinci, ba kafin abinci ba|Ku je da lissafi, ku bar surutu|Ku tambayi yaron ma]. [Kada ku bari sai an buɗe makaranta|Suna da wuri yana samun wuri|Idan tambaya ta rage, ku rubuto].',
    ],
  ],
}

export const hired: Story = {
  before: [
    [
      '[Na raba takarduna har takarda ta ƙare|Tun bara “za mu kira ka” nake ji|Na yi ta yawo daga ofis zuwa ofis], [ba wanda ya kira ni|takalmina ya tsinke|mutanena sun gaji da tambaya].',
      '[Sannu, “za mu kira ka” doguwar hanya ce|Ƙafarku ta yi ƙoƙari|Na san irin wannan yawo]. [Yau ku faɗi abin da hannunku ya iya, ba abin da takarda ta faɗa kaɗai ba|Ku faɗi aikin da kuka yi na ƙarshe, a taƙaice|Ku rubuta lambarku da kyau, don waya ta same ku].',
    ],
    [
      '[Duk aikin da na gani ana neman shekara goma ta ƙwarewa|An ce ba ni da ƙwarewa, wa zai ba ni ita|Ina da takarda, amma ana neman wanda ya san wani].',
      '[Kowa daga wani wuri ya fara|Kada ku ji tsoro, ku faɗi abin da kuka gwada|Ƙaramin aikin da kuka yi a unguwa ma ƙwarewa ce]. [Ku faɗi gaskiya, kada ku ƙara gishiri|Ku rubuta abin da kuka iya da abin da kuke son koyo|Gaskiya tana buɗe ƙofa fiye da babban turanci].',
    ],
    [
      '[Abokina ya faɗa aikin ƙarya watan jiya, aka cinye masa kuɗi|Ina tsoron aikin da na gani a intanet|An kira ni taro da sunan aiki, ashe kaya ake so na sayar].',
      '[Kun yi daidai da kuka ji tsoro, ƙarya ta yi yawa|Sannu, ba su kyauta ba|Da kyau, ku buɗe ido]. [Ku tambayi wurin, aikin da wanda za ku gani|Ku karanta aikin da kyau kafin ku tura komai|Ku tambaya kafin ku fito da kuɗi].',
    ],
  ],
  among: [
    [
      '[Tambayoyin neman aiki suna busar da bakina|Ina rawar jiki idan aka fara tambaya|Ban san kayan da zan saka ba idan aka kira ni].',
      '[Kaya mai sauƙi mai tsabta ya isa|Ku yi numfashi, mutum ne zai tambaye ku|Ku sha ruwa, ku gaisa, ku zauna]. [Ku amsa abin da aka tambaya, ba abin da kuka haddace ba|Ku zo minti goma kafin lokaci|Idan ba ku sani ba, ku ce ba ku sani ba].',
    ],
    [
      '[Gidana da nisa, ina tunanin safiya|Ina da yara a gida, ina duba lokacin|Har yanzu ina wani ƙaramin aiki].',
      '[Ku lissafa hanya kafin ku ce eh|Ku tambayi lokaci kafin ku nema|Ku duba makonku, kada ku yi wa kanku ƙarya]. [Mai makara a makon farko ba ya daɗewa|Gara ku faɗa da wuri da ku ɓace|Ku zaɓi aikin da za ku iya tashi dominsa].',
    ],
    [
      '[Ɗan’uwana ma yana zaune a gida, zai iya|Na san wanda wannan aiki ya fi dacewa da shi|Yaron maƙwabcina yana neman aiki].',
      '[Ku faɗa masa yau, aiki ba ya jira|Ku tura masa wannan, kada ku zauna a kansa|Ku kira shi ya ji da kunnensa]. [Mai kirki yana tuna mai kirki|Mutum biyu za su iya gwadawa|Ku taimaka masa ya shirya takardarsa].',
    ],
  ],
  after: [
    [
      '[Yau da dare zan shirya takarduna|Yanzu zan rubuta sunana da lambata|Ba zan jira ƙarshen mako ba].',
      '[Ku duba lambar sau biyu|Ku rubuta a taƙaice, shafi ɗaya ya isa|Da kyau, mai zuwa da wuri ake fara gani]. [Ku bar waya a kunne|Ku yi sallama kafin tambaya|Ku rubuta suna daidai].',
    ],
    [
      '[Idan aka kira ni, sai murna|Mahaifiyata za ta yi girki idan na samu|Zan ce wa mutanena su yi mini addu’a].',
      '[Murna daga baya, a fara tura saƙo|A ajiye tukunya a shirye|Addu’a da shiri, ku haɗa biyu]. [Aiki ya riga sa’a|Kada ku faɗa wa kowa tukuna|Ku fara shirya takarda].',
    ],
    [
      '[Ashe ni ma zan iya gwadawa|Da ina tsoro, yanzu zan gwada|Ba zan cire sunana da kaina ba].',
      '[Ku gwada, mai gwadawa yake shiga|Da kyau, kada ku yanke wa kanku hukunci|Tsoro ba ya neman aiki, ku ne]. [Ku tura yau|Ku nuna mafi kyawun ɓangarenku|Sannan ku yi barci].',
    ],
  ],
}
