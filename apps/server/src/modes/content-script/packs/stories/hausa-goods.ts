import type { Story } from './story.ts'

export const eaten: Story = {
  before: [
    [
      '[Tun safe ban sa komai a bakina ba|Tun da na tashi ruwa kawai na sha|Tun asuba na fita ban karya ba], [cikina yana ta ƙugi|har jiri ya fara ɗaukata|yanzu kowa haushi yake ba ni].',
      '[Ai yunwa ba ta san babba ba|Sannu, yunwa ba ta da kunya|Yanzu na gane fushin, yunwa ce]. [Bari a fara da ciki, sauran magana ta biyo baya|Ku zaɓi abin da ranku yake so, hira za ta jira|A ba ciki haƙƙinsa tukuna].',
    ],
    [
      '[Na kalli bidiyo, na gwada yi da kaina|Makon jiya na gwada yi a gida|Ranar Lahadi da hannuna na yi], [yara suka ce kada na sake|kowa a gida ruwa ya sha ya kwanta|ko mage ta ƙi ci].',
      '[Ba laifi, kun yi ƙoƙari|Kai, mage ma ta san daɗi|Alhamdulillahi, ba wanda ya kwanta asibiti]. [Yau hannu ya huta, baki kawai za a yi amfani da shi|Kowa da aikin da ya iya|Ku bar wa masu abu abinsu].',
    ],
    [
      '[Baƙi sun kira, wai suna hanya|Surukai za su zo yau|Tsoffin abokan karatu za su zo gidana], [ga shi babu komai a gida|tukunya a bushe|ba na son jin kunya].',
      '[Ku natsu, ku fara ƙirga su|Ku goge zufa, mutum nawa ne|Abu mai sauƙi, ku shimfiɗa tabarma tukuna]. [Baƙon da ya ƙoshi ba ya kallon falo|Idan ya yi daɗi, ba mai tambayar wanda ya yi|In sun ƙoshi, sai godiya].',
    ],
  ],
  among: [
    [
      '[A wurin da na saba saya, hoton ne kawai yake da kyau|An taɓa nuna mini babban hoto, aka ba ni kaɗan|Abin da na gani da abin da aka ba ni ba ɗaya ba ne].',
      '[Na san irin wannan ciwo|Shi ya sa mutane suke tsoron sabon wuri|Sannu, wannan ya fi ciwon haƙori]. [Kada ku yarda da bakina, harshenku ya yi alƙalanci|Ku fara da kaɗan, harshe ba ya ƙarya|Ku ɗanɗana, sannan ku faɗi abin da kuke so].',
    ],
    [
      '[A ofishinmu gardama ce take cinye lokacin hutu|Abokan aikina suna gardama har hutu ya ƙare|A ofishinmu kowa da abin da yake so].',
      '[Ku naɗa mutum ɗaya ya rubuta na kowa|Mutum ɗaya ya karɓi jerin da kuɗin|Suna ɗaya, zaɓi ɗaya, a takarda]. [Kafin hutu ya yi, komai ya kammala|Lokacin hutu ya zama na ciki, ba na gardama ba|Ba wanda zai ce an manta da shi].',
    ],
    [
      '[Na ce kaɗan kawai zan ɗauka|Na yi alƙawarin ba zan ƙara ba|Ina so na raba da abokina].',
      '[Kai, wannan alƙawari ba ya wuce loma biyu|Haka kowa yake cewa kafin loma ta farko|Na saba jin wannan]. [Idan za ku raba, ku raba kafin ku ɗanɗana|Ku sayi naku, ku sayi na aboki, a zauna lafiya|Ku ci inda ba mai gani].',
    ],
  ],
  after: [
    [
      '[Gobe ba zan sha wahala irin ta yau ba|Ba zan sake jira sai yunwa ta kama ni ba|Daga yanzu zan riƙa shirya wa cikina].',
      '[Madalla, kafin yunwa ake shiri|Yanzu kuka yi magana|Wannan shi ne hankali]. [Kada dai ku ci ku kaɗai a lungu|Ku tuna da wanda yake kusa da ku|Kada maƙwabci ya fara jin ƙamshi].',
    ],
    [
      '[Idan ya yi musu daɗi, ni za a gode wa|Mutanena za su ɗauka ni na yi|Yau za a gaishe ni da kyau a gida].',
      '[Ku karɓi godiya, kada ku yi dogon bayani|Ku yi murmushi, ku ce “ba komai”|Ku ɗaura zani kamar kuna kicin]. [Asirinku a rufe yake|Ba zan tona ba|Ni ban ga komai ba].',
    ],
    [
      '[Yawuna ya fara zuba|Kun tayar mini da ciki|Daga maganar nan na fara jin ƙamshi].',
      '[To kada a bar shi ya jira|Da kyau, wannan alama ce mai kyau|Bakin da yawu yake zuba ba ya son dogon zance]. [Ku zaɓi wanda yake kiran ku|Ku zaɓi ɗaya, ba za ku yi nadama ba|Ku faɗi abin da kuke so, a wuce wurin].',
    ],
  ],
}

export const cooked: Story = {
  before: [
    [
      '[Kasuwa ta gajiyar da ni|A makon nan sau uku na je kasuwa|Kowace Asabar haka nake jan jaka a kasuwa], [rana ta buge ni, farashi ya canza a idona|na dawo da rabin abin da na rubuta|ƙafata tana ta kuka].',
      '[Sannu, kasuwa ba wasa ba ce|Na san wannan rana|Ƙafarku ta yi aiki]. [Yau takarda ta yi muku tafiyar|Ku fito da jerin, mu duba tare|Ku faɗi abin da ya ƙare a kicin, ɗaya bayan ɗaya].',
    ],
    [
      '[Na ƙarshe da na saya, saman mai kyau, ƙasan ruɓaɓɓe|An taɓa ɓoye mini marar kyau a ƙasa|Wanda na saya makon jiya bai yi kwana uku ba ya lalace].',
      '[Kai, tsohuwar dabara ke nan|Sannu, wannan ya fi asarar kuɗi ciwo|Mai yin haka ba ya son abokin ciniki ya dawo]. [Ku duba ƙasa kafin sama|Ku buɗe, ku shaƙa, ku juya kafin ku biya|Idonku shi ne rasit ɗinku].',
    ],
    [
      '[Mutane sun yi yawa a gidana, komai yana ƙarewa da sauri|Tun da ’yan’uwa suka zo, kicin yana bushewa kowane mako|Yara sun girma, abinci ba ya daɗewa].',
      '[Barka, gidan da ake ci gida ne mai albarka|Mun gode wa Allah da bakin ci|Haka yara suke girma]. [Ku ƙirga masu ci, ku saya na mako biyu|Ku rubuta yadda ya ƙare a bara, za ku san adadin|Ku sayi abin da ya ishi gida, ba abin da ya cika jaka ba].',
    ],
  ],
  among: [
    [
      '[Ta yaya zan ajiye shi kada ya lalace?|Wuta ba ta zama a unguwarmu, yaya ake ajiya?|Kicin ɗina yana da zafi, ina tsoron ba zai daɗe ba.]',
      '[A bar iska ta shiga, kada a ɗaure a leda|Ku ware na yau daban, na gobe daban|Ku ajiye inda rana da ruwa ba su kai ba]. [Tsoho ya ƙare kafin a buɗe sabo|Ku rubuta ranar da kuka saya|Ku duba bayan kwana biyu, marar kyau ɗaya yana ɓata saura].',
    ],
    [
      '[Mahaifiyata tana da ido, ba ta karɓar kowane kaya|Inna ce za ta dafa, tana duba kaya kamar ’yan sanda|A gidanmu goggo tana duba duk abin da ya shiga kicin].',
      '[Ina son irin wannan uwar, ku zo da maganarta|Da kyau, ta duba sosai|Ta duba, haka ake so]. [Idan ta gyaɗa kai, kun ci jarrabawa|Idon uwa ba ya kuskure|Abin da ta yarda da shi, a kwantar da hankali].',
    ],
    [
      '[Sayen yawa yana da daɗi, amma ina zan ajiye?|Ina so na saya da yawa, amma ina tsoron ɓarna.|Kaɗan yana tsada, yawa kuma yana lalacewa.]',
      '[Ku kira maƙwabta biyu, ku raba|Ku haɗa hannu da ’yar’uwa, ku raba biyu|Mai daɗewa ku saya da yawa, mai lalacewa kaɗan]. [Haka hankali yake tara kuɗi|Kowa ya ɗauki kaɗan, ba wanda ya yi asara|Sai farashi ya yi wa kowa daɗi].',
    ],
  ],
  after: [
    [
      '[Jerin ya cika, komai na rubuta|Na gama rubuta jerina|Ga jerina nan, ya fito fili].',
      '[Da kyau, jeri yana tsare aljihu|Madalla, takarda ba ta mantuwa|Yanzu hannu ba zai taɓa abin da ba a buƙata ba]. [Ku ƙara gishiri, kowa yana manta shi|Ku sake dubawa sau ɗaya|Ku ɗauki hotonsa, kada takardar ta ɓata].',
    ],
    [
      '[Miyar da zan yi wannan Juma’a, sai an yi tambaya|Tukunyar gidana za ta yi magana|Tun yanzu na ga tukunyar a raina].',
      '[Daga nan nake jin ƙamshi|Kada ku rufe taga, unguwa ta ji|Maƙwabta za su zo gaisuwa]. [Ku yi girkin da natsuwa|Ku bar wa mai wanke kwano|Ku kira ni idan ta dahu, ina da cokali].',
    ],
    [
      '[A watan nan na gama da wahalar kasuwa|Ƙafata za ta huta a watan nan|Asabar ɗin nan barci zan yi].',
      '[Ku yi barci, kun biya rana haƙƙinta|Ƙafa za ta gode muku|Ku huta, kasuwa ba za ta gudu ba]. [Kada dai ku jira sai komai ya ƙare|Ku leƙa rumbu kafin ƙarshen wata|Wata mai zuwa, ku rubuta da wuri].',
    ],
  ],
}

export const bought: Story = {
  before: [
    [
      '[Wanda na saya bara ya ba ni kunya|Wanda nake lallaɓawa ya tsufa|Na yi ta lallaɓa tsohon har ya kai ƙarshe], [a gaban mutane|a ranar da na fi buƙatarsa|yanzu ba ni da zaɓi].',
      '[Sannu, tsohon abu ba ya sanarwa|Kai, kullum a mummunar rana suke yi|Ya yi ƙoƙari, ya huta]. [Ku faɗi abin da ya lalata shi, kada ku sake sayen irin wannan|Yanzu kun san abin da ba ku so, nan ake farawa|Wannan karon ku zaɓi wanda ya dace da yadda kuke amfani].',
    ],
    [
      '[Na saya a intanet, aka kawo mini wani daban|Hoton daban, abin da na karɓa daban|Wanda na yi oda ba shi aka nuna mini ba].',
      '[Kai, wannan ya faru da mutane da yawa|Sannu, irin wannan mamaki yana da zafi|Shi ya sa nake so a tambaya tukuna]. [Ku gani da kyau, ku taɓa, sannan ku biya|Ku nemi hoton shi kansa, ba na katalog ba|Launi, girma da lafiyarsa, kafin kuɗi ya motsa].',
    ],
    [
      '[Tun damina nake tara kuɗin nan|Kaɗan-kaɗan na tara kuɗin nan|Kuɗin adashi ne, watanni na yi], [ba na son kuskure|ba na son nadama|kada ya tafi a banza].',
      '[Da kyau, ajiya ba ta da sauƙi a yanzu|Ina girmama irin wannan kuɗi|Akwai gumi a cikin kuɗin nan]. [Ku tambayi komai, ba kunya|A duba a hankali, ba wanda yake korar ku|Hankali ya zaɓa, sannan ido].',
    ],
  ],
  among: [
    [
      '[Guda biyu nake so, na kasa zaɓe|Idona yana kan biyu, kuɗina na ɗaya ne|Da ni ne, duka biyun zan ɗauka].',
      '[Wanne za ku fi amfani da shi daga Litinin zuwa Juma’a|Ku rufe ido, wanne kuke tunawa|Idan gobe ya ɓata, wanne zai fi yi muku ciwo]? [Shi ne naku|Wannan ya ci|Zuciya ta riga baki].',
    ],
    [
      '[An ce jabu da na asali yanzu kamar tagwaye suke.|Jabu ya cika gari, ta yaya zan gane?|Ɗan’uwana ya sayi jabu, har yau yana fushi.]',
      '[A hankali, ku duba a haske|Ku zo da wanda ya sani|Ku duba ƙananan wurare, nan jabu yake ƙarya]. [Na asali ba ya tsoron tocila|Idan rai bai yarda ba, ku bari|Ku auna shi da wanda kuka sani].',
    ],
    [
      '[Mai sayarwa da yake gaggauta ni, gudu nake yi|Ba na son a matsa mini na saya|Idan ana yi mini gaggawa, sai na yi shakka].',
      '[Kun yi daidai, kuɗinku ba ya gasar gudu|Ni dai zan zauna, ku tambaya|Da kyau, mai gaggawa yana da dalili]. [Ku zaga, ku duba, ku dawo|Tambaya ta gaba, ina nan|Idan bai dace da ku ba, zan faɗa muku].',
    ],
  ],
  after: [
    [
      '[Na ga wanda nake so|Zuciyata ta tsaya a kan ɗaya|Na zaɓa, ba zan sake kallon hagu ba].',
      '[Zaɓi mai kyau ba ya hana barci|Madalla, ku daina kallon sauran|Idan zuciya ta tsaya, ƙafa ta bi]. [Ku rubuta zaɓin, kada wani ya canza shi|Ku faɗa a fili: wanne, wane launi, nawa|Ku tuna dalilin zaɓin, idan aboki ya yi magana].',
    ],
    [
      '[Bari na shiga gida da shi, mu ga wanda zai fara magana|Na san wanda zai nemi aro|Yayana zai yi kamar bai gani ba].',
      '[Shi zai fara tambayar inda aka samo|Sai yamma ta yi, za su zo su taɓa|Su yi ta kallo, kallo ba a biya]. [Kada dai ku ba da aro tun farko|Ku yi murmushi, ku amsa da kalma ɗaya|Makon farko naku ne ku kaɗai].',
    ],
    [
      '[Na ji daɗi da na tambaya kafin na biya|Da ban tambaya ba, da na sake kuskure|Wannan da idona na zaɓa, ba da bakin wani ba].',
      '[Haka ya kamata kullum|Tambaya ta fi ragi|Tambaya ta tsare muku kuɗi]. [Ku koya wa yara haka|Ku faɗa wa abokin da yake saye da hoto|Ku tafi da wannan hankali kowace kasuwa].',
    ],
  ],
}

export const made: Story = {
  before: [
    [
      '[Wanda ya yi mini na ƙarshe labari ya ba ni|Bara sai bayan biki da kwana biyu aka gama mini|“Saura kaɗan” aka yi ta ce mini har ranar ta wuce], [saura kaɗan na yi kuka|har yau ana yi mini dariya|haka na shiga ranar rai a ɓace].',
      '[“Saura kaɗan” kalma ce mai haɗari|Kai, da ni ne ma zan yi kuka|Sannu, ranar da ta wuce ba ta dawowa]. [Yau ku faɗi ainihin ranar da kuke so ya fito|Wannan karon rana tukuna, sannan irin|Ku ba ni rana kafin komai].',
    ],
    [
      '[Ina da irin abin a raina, baki ya kasa bayani|Na san abin da nake so, ban iya zana shi ba|Na ajiye hotuna goma, sun ruɗar da ni].',
      '[Kada ku damu, ku nuna wanda kuka fi so|Ku nuna wanda ya yi kusa da shi, a fara daga nan|Ku bayyana da hannu, za a gane]. [Ku faɗi kuma abin da ba ku so ko kaɗan|Ku faɗi abin da ya burge ku a kowanne|A ɗauko wannan daga nan, wancan daga can].',
    ],
    [
      '[Ranar biki ta kusa, kowa ya shirya sai ni|Rana ta gabato, ni ina kallon kalanda|Tun da aka sa rana nake barci].',
      '[Ku farka, gari bai gama wayewa ba|Tun da kun zo, rabin aiki ke nan|Kalanda ba ta jiran kowa]. [A ƙirga kwanaki daga bayan rana|Ku faɗi ranar, zan faɗa muku gaskiya|Rana, girma, sannan launi].',
    ],
  ],
  among: [
    [
      '[Idan ya fito ƙarami fa?|Ina tsoron ya yi girma ko ya yi ƙanƙanta.|Na ƙarshe da aka yi mini, girman bai yi ba.]',
      '[Kada a kimanta girma, a faɗi lamba|Ku faɗi girma kafin hannu ya fara|Girma lamba ne, ba baki ba]. [A duba sau biyu, a yanka sau ɗaya|Ku rubuta, lamba ba ta ƙarya|Idan ba ku tabbata ba, ku tambaya da wuri].',
    ],
    [
      '[Hoton intanet da na gaske ba ɗaya ba ne|Abin da na nuna daban, abin da aka yi daban|Na nuna musu hoto, suka ba ni ɗan’uwan hoton].',
      '[Hoto yana da kwalliya, ba ya faɗin komai|Kai, na saba jin irin wannan|Wani hoton kwamfuta ce ta yi]. [Ku tambayi abin da zai yiwu, za a faɗa muku tukuna|A yarda da abin da zai canza kafin a taɓa|Ku faɗi abin da dole ya kasance, saura a daidaita].',
    ],
    [
      '[Kowace safiya ’yar’uwata tana canza ra’ayi|Yau shuɗi, gobe ja, na gaji|Kowane dare sabon tunani yana zuwa mini].',
      '[Ku rufe waya, ku buɗe zuciya|Ku zaɓi ɗaya, ku daina kallon saura|Ku sa wa kanku ranar ƙarshe ta canji]. [Bayan ranar, hannu ya fara aiki|Yawan ra’ayi yana ɓata abu mai kyau|Wani lokaci na farko shi ya fi].',
    ],
  ],
  after: [
    [
      '[Wannan karon idan aka tambaya wa ya yi, zan faɗa da alfahari|Mutane za su tambaye ni wanda ya yi|Idan ya yi kyau, ba zan ɓoye suna ba].',
      '[Ku faɗa da ƙarfi|Ku ba da suna, kada ku raɗa|Irin wannan magana tana faranta mini rai]. [Amma ku fara ganinsa da idonku|Ku turo mini hoton ranar, zan ji daɗi|Murmushinku ya fara magana].',
    ],
    [
      '[Na rubuta ranar a bango, a waya, a hannu|Ranar ta shiga kaina, ba za ta fita ba|Komai yana takarda: rana, iri, girma].',
      '[Madalla, yanzu takarda ɗaya muke karantawa|Baki yana mantuwa, takarda ba ta mantuwa|Haka aiki yake daɗi]. [Yanzu ku yi barci, tunani ya ƙare|Idan wani abu ya canza, ku faɗa da wuri|Ku ajiye takardar inda ruwa ba zai taɓa ba].',
    ],
    [
      '[Ashe idan na yi magana da wuri, babu wahala|Ni nake makara, ba ku ba|Duk gudun nan, don ba na farawa da wuri ne].',
      '[Yanzu kun kama ɓarawon|Mai zuwa da wuri yana zaɓe, mai makara yana lallaɓawa|Gaskiya, lokaci shi ne babban kayan aiki]. [Ku faɗa wa wasu|Ku gaya wa ’yar’uwa kafin nata lokacin|Biki na gaba, dariya za ku yi].',
    ],
  ],
}

export const feast: Story = {
  before: [
    [
      '[A taron dangi na buɗe baki na ce “ku bar mini”|Na ce wa dangi “ku huta, ni ne a gaba”|Na ce wa kowa “kada ku damu, zan yi”], [yanzu kowa ya zauna yana kallona|yanzu ko waya ba a kirana|yanzu daga ni sai Allah].',
      '[Kai, wannan kalma tana da nauyi|Bakinku ya samo muku aiki|Mutane da yawa haka suka shiga]. [Kada ku tsorata: rana, baƙi, sannan kuɗi|Ku fara da rana, sannan yawan baƙi|Ku huta, ku kawo takarda, a tsara].',
    ],
    [
      '[A bikinmu na bara mutane a tsaye suka yini|A bikin ɗan’uwana komai ya lalace a ƙarshe|Biki na ƙarshe da na shirya, ko zama ban yi ba].',
      '[Kai, ina ganin abin a raina|Irin wannan biki ba a manta shi|Sannu, shirin ne bai cika ba]. [Wannan karon ku za ku zauna, aiki ya yi tafiyarsa|Ku rubuta duk abin da ya lalace a ranar, daga nan ake farawa|Idan aka yi magana yau, ba mai gudu a ranar].',
    ],
    [
      '[Kuɗina kaɗan, sunan gidanmu babba|Dangina sun fi kuɗina yawa|Ina so ya yi kyau, amma asusu ya yi shiru].',
      '[Ku faɗi ainihin adadin, ba kunya|Ba da turanci ake biki ba, ku faɗi kuɗin|Na gane, dangi ba sa karanta asusun banki]. [Ku zaɓi abu uku da za a tuna, ku riƙe su|A rage baƙi kafin a rage inganci|Abu ɗaya mai kyau ya fi goma rabi-rabi].',
    ],
  ],
  among: [
    [
      '[Mahaifiyata ta gayyaci ’yan kasuwarsu duka|Kullum kawuna yana ƙara sunaye|Na ce mutum hamsin, dangi sun kai ɗari biyu].',
      '[Jerin dangi kowane dare yana haihuwa|Ba faɗa, a sake ƙirgawa|Kowa ya rubuta sunaye, ba a baki ba]. [A sa ranar rufe jeri, daga nan an gama|A ƙara kaɗan, baƙo yana zuwa da baƙo|Yawan mutane shi ne uwar komai].',
    ],
    [
      '[Idan aka yi ruwan sama a ranar fa?|Idan ruwa ya ce zai zo biki fa?|Ruwan sama nake tsoro, ba ya neman izini.]',
      '[A shirya na ɗaya da na biyu, ruwa zai ji kunya|Ku tambayi inda ruwa yake bi a wurin|Ruwa ma baƙo ne, a shirya masa wuri]. [A yanke shawara yau, ba a cikin ruwa ba|Idan hadari ya haɗu, ba mai gudu|A yi maganar yanzu, kada ta zo ba zato].',
    ],
    [
      '[Ina so a faɗi alherin ranar|Ba na son abin da za a yi gulma da shi|Goggo tana duba biki kamar ’yar sanda].',
      '[Mutane abu uku suke tunawa: tarba, abinci da ƙarshe|Ba a ƙirga fure, murmushi ake ƙirgawa|Idan baƙo ya zauna ya ƙoshi, gulma ba ta da baki]. [Ku sa mutum a ƙofa ya gaishe su|A fara a kan lokaci, wannan kaɗai zai ba su mamaki|Wani ya ba tsofaffi ruwa tun farko].',
    ],
  ],
  after: [
    [
      '[To ranar ni ma zan huta|Wannan karon ina so na fito a hoto|A ranar ba na son riƙe makulli].',
      '[Haka ne, ranarku ce ku ma|To ku ba wani amintacce waya da makulli|Ku huta, amma ku gama jerin yau]. [Ku sa takalmi mai daɗin tsayuwa|Ku ci abinci kafin baƙi su zo|Ƙananan tambayoyi su tafi wurin wani].',
    ],
    [
      '[Yau da dare zan rubuta wa gurup na dangi|Bari na sanar a gurup kafin su sake farawa|Yau zan ce musu komai ya daidaita].',
      '[Ku rubuta a taƙaice: rana, wuri, adadi|Kada ku ce “akwai shawara?”, don Allah|Da kyau, sannan ku sa waya a shiru]. [Mai sabon ra’ayi ya zo da sabon kuɗi|Mai so ya so, mai ƙi ya ƙi|Gurup ɗin dangi yana zama majalisa].',
    ],
    [
      '[Na zo da ciwon kai, zan tafi da jeri|Ɗazu ina zufa, yanzu ina da tsari|Ashe wannan jerin nake tsoro tuntuni].',
      '[Jeri yana warkar da ciwon kan biki|Kun gani, farawa ce mai wuya|Tsoro yana gudu idan takarda ta fito]. [Ku yi abu ɗaya na jerin yau|Ku yi alama ɗaya kafin ku kwanta|Ku nuna wa mai biyan kuɗi].',
    ],
  ],
}
