import { given, invited } from './hausa-calls.ts'
import { bought, cooked, eaten, feast, made } from './hausa-goods.ts'
import { cared, healed, hired, learned, mended, taught, worked } from './hausa-services.ts'
import type { Stories } from './story.ts'

export const hausa: Stories = {
  of: { eaten, cooked, bought, made, feast, mended, worked, cared, healed, learned, taught, hired, invited, given },
  any: {
    before: [
      [
        '[Na tambayi mutum biyar, kowa amsarsa daban|Tun makon jiya nake tambaya a kan wannan abu|Wata guda ke nan ina neman wannan abu], [kaina ya cika|har yanzu ban san wanda zan yarda da shi ba|na rasa wanda zan bi].',
        '[Sannu, yawan shawara yana gajiyar da mutum|Haka ne, kowa da bakinsa|Ba laifinku ba ne, yanzu kowa masani ne]. [Ku bar nasu a gefe, mu fara daga farko|Ku faɗi abin da yake damun ku, mu ji|Ku zauna, ku tambaya ɗaya bayan ɗaya].',
      ],
      [
        '[Gaskiya an taɓa cinye mini kuɗi|Ba zan ɓoye ba, an taɓa yaudarata|Wanda na yarda da shi a baya ya ba ni kunya], [idan na cika tambaya, ku yi haƙuri|shi ya sa yanzu nake tsoron kowa|yanzu dai idona ya buɗe].',
        '[Ba za a yi fushi ba, kuɗinku ne|Allah ya mayar muku da mafi alheri|Ku tambaya har ku gaji]. [Mai kaya mai kyau ba ya tsoron tambaya|Ido ya gani kafin hannu ya biya|Gara tambaya yanzu da nadama gobe].',
      ],
      [
        '[Kullum sai na ce “sai wata mai zuwa”|Wata uku ke nan ina cewa “gobe”|Tun damina nake ɗaga wannan abu], [amma yau na gaji da ɗagawa|amma yau na tashi da niyya|yau dai na ƙuduri niyya].',
        '[Barka, ai “gobe” ba ta ƙarewa|Madalla, niyya rabin aiki ce|Da kyau, “sai gobe” ta ɓata shirin mutane da yawa]. [Tun da ƙafa ta fara tafiya, kada ta tsaya|Ɗan mataki yau ya fi babban shiri a baki|Ku yi na yau, na gobe zai yi sauƙi].',
      ],
    ],
    among: [
      [
        '[[Mahaifina|Kawuna|Yayana] zai tambaye ni dalilin zaɓena|Idan na koma [gida|ofis|unguwa], za a tambaye ni me ya sa na zo nan|[’Yan’uwana|Abokaina|Maƙwabtana] za su ce me ya sa ban je can ba].',
        '[Ku faɗi abin da idonku ya [gani|tabbatar]|Ku gaya musu abin da [kuka ji a nan|na faɗa muku|kuka tambaya]|Kada ku yi musu da [kowa|su|mutane]]. [Gaskiya ba ta buƙatar [ado|dogon zance|rantsuwa]|Mai shakka ya zo ya [tambaya|gani] da kansa|Abu mai kyau shi yake [tallata|kare|yabon] kansa].',
      ],
      [
        '[Komai ya yi tsada [yanzu|a bana|a ƙasar nan]|Kuɗi ba ya zama a [hannu|aljihu|asusu] yanzu|A wannan lokaci sai an yi lissafi], [ko gishiri farashinsa ya canza|albashi yana ƙarewa kafin wata ya ƙare|sai na yi tunani sau biyu kafin na fito da naira].',
        '[Haka ne, ba ku kaɗai ba ne|[An sani|Mun sani], [kasuwa ɗaya|ruwa ɗaya] muke shiga|Gaskiya ne, kowa yana ji a [jikinsa|aljihunsa]]. [Ku biya buƙata, ba [burga|gasa|kwaikwayo] ba|Shi ya sa ya kamata ku san abin da kuke [biya|saya|zaɓa]|Kowace naira ta yi [aikinta|amfani]].',
      ],
      [
        '[[Abokina|Maƙwabcina|Ɗan’uwana] ya ce ya san mai arha|Wani a [layinmu|ofishinmu|unguwarmu] ya ce nasa ya fi arha|Na ga mai arha a [Facebook|WhatsApp|layinmu]].',
        '[Ba faɗa, ku je ku [duba|gani]|Watakila haka ne, ku duba [da kyau|sau biyu|da idonku]|Ba zan aibata [kowa|aikin wani] ba]. [Amma ku yi masa irin tambayoyin da kuka yi [mini|a nan]|Ku auna [aikin|inganci|sakamako], ba kuɗin kaɗai ba|Abin da aka [biya|yi] sau biyu ba arha ba ne].',
      ],
      [
        '[Idan na manta wani abu [fa|kuma]?|Idan na [isa gida|fita|kwanta] sai tambaya ta zo fa?|Idan akwai abin da ban gane ba, wa zan [tambaya|kira|samu]?]',
        '[Kada ku kwana da [tambaya|shakka]|Ku rubuta ta nan take, kada ta [gudu|ɓace|wuce]|Tambayar da aka haɗiye ita take kawo [matsala|nadama|saɓani]]. [Gara ku tambaya sau [goma|biyar|ashirin]|Ba wanda aka haifa da [amsa|sani]|[Ɗan|Ƙaramar] tambaya ba damuwa ba ce].',
      ],
      [
        '[Ina jin tsoron sabon [abu|wuri|mutum]|Jikina ba ya saurin karɓar sabon [abu|wuri]|Ina so na fara ganin [wasu|abokaina|mutum biyu] sun gwada].',
        '[Ba laifi, wani da yatsa yake gwada ruwa|Wannan [hankali ne|hikima ce], ba tsoro ba|Ku duba da kyau, ba mai [tura|matsa|gaggauta] ku]. [Ku fara da kaɗan, idonku ya [yanke hukunci|gani|faɗa muku]|Ku gwada sau ɗaya, ku ne [alƙali|shaida]|Idan ya yi muku, za ku dawo da kanku].',
      ],
      [
        '[[Maƙwabcina|Ogana|Abokina] yana ta tambayar wanda yake yi mini|[’Yar’uwata|Maƙwabciyata|Ƙanwata] tana neman sunan tun [safe|jiya|makon jiya]|Wani a [wurin aikinmu|layinmu|unguwarmu] yana neman irinku].',
        '[Ku faɗa, [alheri|abu mai kyau] ba a ɓoye shi|Ku ba da sunan, kowa ya [huta|amfana]|Kada ku riƙe shi ku kaɗai]. [Da baki ake yaɗa [aiki|suna|abu] mai kyau|[Gobe|Wata rana] ku ma za a nuna muku wani abu|Haka [mutum|maƙwabci|aboki] yake taimakon mutum].',
      ],
      [
        '[Na ɓata lokaci wurin masu cewa “ina hanya”|“Ina hanya” ita ta fi ba ni [haushi|ciwon kai]|An yi mini alƙawarin [Litinin|Talata], sai [Alhamis|Juma’a|Asabar] aka zo].',
        '[Kai, “ina hanya” ta raba [mutane|abokai|’yan kasuwa] da yawa|Irin wannan jira yana [tsufar|gajiyar] da mutum|Na san wannan “ina hanya”, ko daga [gado|banɗaki|gida] ba a fita ba]. [Saboda haka a faɗi lokaci, ba “anjima” ba|Idan akwai rana a ranku, ku faɗe ta da [kwanan wata|lokacinta]|Ku faɗi lokacinku, baki da agogo su zo [ɗaya|daidai]].',
      ],
      [
        '[Kafin a biya sai daɗin baki, bayan an biya sai [shiru|waya a kashe|labari]|Mutane da yawa suna da daɗin baki kafin a [biya|tura kuɗi]|Ni ina duba yadda mutum yake magana bayan [an biya|ya karɓi kuɗi]].',
        '[Kuna da hankali, ku [duba hakan|ci gaba|riƙe haka]|Gaskiya ne, bayan biya ake [gane|sanin] mutum|Kada daɗin baki ya [ɗauke|ruɗe|yaudare] ku]. [Ku tambayi wanda ya taɓa [gwadawa|zuwa|saya]|Ku kalli aikin, ku bar [zancen|talla|yabo]|Hannu yake nuna gwani, ba [baki|tufafi|turanci] ba].',
      ],
      [
        '[Bari na je na [yi tunani|yi istihara|yi shawara]|Bari na kwana da [maganar|shawarar]|Ba na son yin gaggawa [a komai|da kuɗi|yanzu]].',
        '[Ku yi [tunani|shawara], ba faɗa ba ne|Da kyau, gaggawa daga Shaiɗan take|Ku kwantar da hankali, ba wanda yake [korar ku|matsa muku]]. [Kada dai tunani ya zama [mantuwa|barci]|Ku rubuta abin da kuka ji, kada [dare|hira|barci] ya share|Amma ku faɗi inda bai fito fili ba [tukuna|yanzu]].',
      ],
      [
        '[[Abokina|Maƙwabcina|Ɗan’uwana] ya ce na biya kawai, na yi addu’a|[Wasu|Mutane] suna cewa mai yawan tambaya ba da gaske yake ba|[Kawuna|Abokina] ya ce tambayar kuɗi kunya ce].',
        '[Su yi maganarsu, ku [tambaya|buɗe ido]|[Mai hankali|Mai gaske] ne yake yawan tambaya|Ku tambaya, tambaya ba [talauci|kunya|laifi] ba ce]. [Kuɗin da aka yi [gumi|wahala|aiki] a kansa ya cancanci tambaya|Masu kuɗi ma suna tambaya, shi ya sa [suke da shi|ba ya ƙarewa]|Mai dariyar tambaya yana kukan [sakamako|asara]].',
      ],
      [
        '[Duk lokacin da na bi [taro|wasu], nadama nake yi|Kowa a [ofishinmu|layinmu|gurup ɗinmu] iri ɗaya yake yi|[’Yar’uwata|Ƙawata] tana so na yi irin nata].',
        '[Taro bai san [aljihunku|girmanku|shirinku] ba|[Buƙatarku|Rayuwarku] ba irin tasu ba ce|Su yi nasu, ku [faɗi|kawo] naku]. [Ku faɗa mini yadda kuke, a zaɓi abin da ya dace|Abin da ya yi wa wani daɗi yana iya [damun|gajiyar da] ku|Da [kanku|hannunku] za ku ɗauka, ba da nasu ba].',
      ],
      [
        '[Maganar waya tana [ruɗar|gajiyar] da ni|Ban saba da [intanet|waɗannan abubuwan waya] ba|[Idona|Hannuna] ba ya sauri a kan waya].',
        '[Kada ku damu, ku yi magana kamar da [maƙwabci|ni yanzu]|[Saƙon murya|Gajeren rubutu] ya isa, ba a duba rubutu|[Yaro|Jika|Maƙwabci] ya danna muku]. [Ba mai [maki|gyaran] rubutu a nan|Ku fara da sallama, sauran zai biyo|Ku faɗi abin da kuke so, sauran hira ce].',
      ],
      [
        '[Zuciya ta ce na je, [aljihu|asusu] ya ce na jira|Ina so, amma [wata bai ƙare ba|kuɗin makaranta ya wuce yanzu|yanzu na biya haya]|Ina da [niyya|shiri], kuɗin ne bai cika ba].',
        '[Zuciya da aljihu su zauna su yi [taro|sulhu|magana]|Kada ku ci bashi saboda [ni|wannan]|Na gane, wata yana da [fuska biyu|wuya]]. [Ku tambayi kuɗi yau, ku tsara don [albashi|makon gobe|ƙarshen wata]|[Sannu|A hankali] ba ta hana zuwa|Ku fara sanin [kuɗin|duka], tsoro zai ragu].',
      ],
      [
        '[An ce duk masu wannan aiki ɗaya suke|[Wani|Abokina] ya ce mini duk kanwar ja ce|Na sami mutum uku, maganarsu ɗaya].',
        '[Yatsun hannu ba ɗaya suke ba|[Kasuwa|Sana’a] ɗaya, hannu daban-daban|Ko tagwaye sunansu daban]. [Ku tambaye ni abin da kuka tambaye su, ku auna|Ku duba yadda ake [amsa muku|tarbar ku], nan bambanci yake|Ku kalli [ƙananan abubuwa|ƙarshen aikin], nan za ku gani].',
      ],
      [
        '[Bari na yi wata tambayar [wauta|ƙanƙanuwa|sauƙi].|Ba za ku yi [dariya|fushi] ba idan na tambaya?|Ina da tambayar da take ba ni [kunya|tsoro].]',
        '[Ba tambayar wauta sai [wadda aka haɗiye|wadda ba a yi ba]|Ba zan yi dariya ba, ni ma na taɓa yin irinta|Ku kawo, mutum [biyu|uku] a nan suna da irinta]. [Ku yi ta [da ƙarfi|a fili], wasu su koya|Amsa [kyauta ce|tana jiran ku]|Bayan tambaya jiki zai yi [sauƙi|haske]].',
      ],
    ],
    after: [
      [
        '[Yanzu hankalina ya kwanta|Na zo da tsoro, zan tafi da murmushi|Yau dai zan yi barci], [ba wanda ya taɓa yi mini irin wannan bayani|na gode da haƙurinku|na ji magana a fili].',
        '[Haka ya kamata|Tambayoyinku ne suka yi kyau|Na ji daɗin haka]. [Ku tafi da wannan natsuwa gida|Idan tsoro ya dawo, ku tuna da yau|Nan gaba kada ku sha wahala ku kaɗai].',
      ],
      [
        '[Me zan faɗa musu a gida?|Mutanena suna jiran labari, me zan ce?|Idan aka tambaye ni a gida, daga ina zan fara?]',
        '[Ku ce kun tambaya, kun ji amsa|Ku fara da kuɗin, shi za a fara tambaya|Ku faɗi abin da kuka ji, ku bar jita-jita]. [Sannan ku yi shiru su yi tunani|Kada ku ƙara gishiri|Gajeriyar magana ta fi daɗi].',
      ],
      [
        '[Wannan karon ba zan sake ɗagawa ba|“Gobe” ba za ta sake kama ni ba|Na rubuta a wayata, ba zai wuce makon nan ba].',
        '[Da kyau, ku rubuta inda ido zai gani|Na ji, haka ake gama abu|Madalla, ku sa ƙararrawa ma]. [Kaɗan-kaɗan shiri yake zama aiki|Idan kun gama, za ku ce me ya sa kuka jira|Sannan ku huta, nauyi ɗaya ya sauka].',
      ],
    ],
  },
  next: '[|||Wani abu kuma:|Gaskiya:|Kun san wani abu:|Ga wata magana:]',
  asked: [
    '[Jiya|Shekaranjiya|A makon nan|Ranar Asabar], [wani ya tambaye ni|wata ta tambaye ni|wani ya tsayar da ni ya tambaya|wata ta kira ni ta tambaya]: “{it}”',
    '[Kowane mako ana yi mini wannan tambaya|Wannan tambayar ta fi yawa|Na saba da wannan tambaya|A hankali ake yin wannan tambaya]: “{it}”',
    '[Maƙwabcina|Wani ɗan unguwarmu|Wani a tasha|Wani da na sani] [ya tambaye ni|ya tambaye ni yana dariya|ya tambaye ni a hanya|ya tambaye ni ɗazu]: “{it}”',
    '[Watakila ku ma kuna tambaya|Na san tambayar da take ranku|Watakila tambayarku ke nan|Wani yana kallo yana tambaya]: “{it}”',
  ],
  said: [
    '[Jiya|Shekaranjiya|A makon nan|Ranar Asabar], [wani ya ce mini|wata ta ce mini|wani ya tsayar da ni ya ce|wata ta kira ni ta ce]: “{it}”',
    '[Kowane mako ina jin wannan|Mutane da yawa haka suke farawa|Na saba da wannan magana|Ku ji abin da aka ce mini]: “{it}”',
    '[Maƙwabcina|Wani ɗan unguwarmu|Wani a tasha|Wani da na sani] [ya ce mini|ya ce mini yana dariya|ya ce mini a hanya|ya ce mini ɗazu]: “{it}”',
    '[Watakila ku ma kuna cewa|Akwai masu cewa|Watakila labarinku ke nan|Wani yana kallo yana cewa]: “{it}”',
  ],
  answered: [
    '[Na ce|Sai na ce|Na yi dariya, na ce|Na yi murmushi, na ce|Na amsa|Ni kuma na ce]: “{it}”',
    '[Amsata|Ga amsata|Ku ji amsata|Kullum amsata ita ce|Abin da nake cewa|Ga abin da na ce]: “{it}”',
    '{it}',
  ],
}
