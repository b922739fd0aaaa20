import { bought, cooked, eaten, feast, made } from './hausa-goods.ts'
import { cared, healed, learned, mended, taught, worked } from './hausa-services.ts'
import type { Stories } from './story.ts'

export const hausa: Stories = {
  of: { eaten, cooked, bought, made, feast, mended, worked, cared, healed, learned, taught },
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
        '[Mahaifina zai tambaye ni dalilin zaɓena.|Idan na koma gida, za a tambaye ni me ya sa na zo nan.|’Yan’uwana za su ce me ya sa ban je can ba.]',
        '[Ku faɗi abin da idonku ya gani|Ku gaya musu abin da kuka ji a nan|Kada ku yi musu da kowa]. [Gaskiya ba ta buƙatar ado|Mai shakka ya zo ya tambaya da kansa|Abu mai kyau shi yake tallata kansa].',
      ],
      [
        '[Komai ya yi tsada yanzu|Kuɗi ba ya zama a hannu yanzu|A wannan lokaci sai an yi lissafi], [ko gishiri farashinsa ya canza|albashi yana ƙarewa kafin wata ya ƙare|sai na yi tunani sau biyu kafin na fito da naira].',
        '[Haka ne, ba ku kaɗai ba ne|An sani, kasuwa ɗaya muke shiga|Gaskiya ne, kowa yana ji a jikinsa]. [Ku biya buƙata, ba burga ba|Shi ya sa ya kamata ku san abin da kuke biya|Kowace naira ta yi aikinta].',
      ],
      [
        '[Abokina ya ce ya san mai arha|Wani a layinmu ya ce nasa ya fi arha|Na ga mai arha a Facebook].',
        '[Ba faɗa, ku je ku duba|Watakila haka ne, ku duba da kyau|Ba zan aibata kowa ba]. [Amma ku yi masa irin tambayoyin da kuka yi mini|Ku auna aikin, ba kuɗin kaɗai ba|Abin da aka biya sau biyu ba arha ba ne].',
      ],
      [
        '[Idan na manta wani abu fa?|Idan na isa gida tambaya ta zo fa?|Idan akwai abin da ban gane ba, wa zan tambaya?]',
        '[Kada ku kwana da tambaya|Ku rubuta ta nan take, kada ta gudu|Tambayar da aka haɗiye ita take kawo matsala]. [Gara ku tambaya sau goma|Ba wanda aka haifa da amsa|Ɗan tambaya ba damuwa ba ce].',
      ],
      [
        '[Ina jin tsoron sabon abu|Jikina ba ya saurin karɓar sabon abu|Ina so na fara ganin wasu sun gwada].',
        '[Ba laifi, wani da yatsa yake gwada ruwa|Wannan hankali ne, ba tsoro ba|Ku duba da kyau, ba mai tura ku]. [Ku fara da kaɗan, idonku ya yanke hukunci|Ku gwada sau ɗaya, ku ne alƙali|Idan ya yi muku, za ku dawo da kanku].',
      ],
      [
        '[Maƙwabcina yana ta tambayar wanda yake yi mini|’Yar’uwata tana neman sunan tun safe|Wani a wurin aikinmu yana neman irinku].',
        '[Ku faɗa, alheri ba a ɓoye shi|Ku ba da sunan, kowa ya huta|Kada ku riƙe shi ku kaɗai]. [Da baki ake yaɗa aiki mai kyau|Gobe ku ma za a nuna muku wani abu|Haka mutum yake taimakon mutum].',
      ],
      [
        '[Na ɓata lokaci wurin masu cewa “ina hanya”|“Ina hanya” ita ta fi ba ni haushi|An yi mini alƙawarin Litinin, sai Juma’a aka zo].',
        '[Kai, “ina hanya” ta raba mutane da yawa|Irin wannan jira yana tsufar da mutum|Na san wannan “ina hanya”, ko daga gado ba a sauka ba]. [Saboda haka a faɗi lokaci, ba “anjima” ba|Idan akwai rana a ranku, ku faɗe ta da kwanan wata|Ku faɗi lokacinku, baki da agogo su zo ɗaya].',
      ],
      [
        '[Kafin a biya sai daɗin baki, bayan an biya sai shiru|Mutane da yawa suna da daɗin baki kafin a biya|Ni ina duba yadda mutum yake magana bayan an biya].',
        '[Kuna da hankali, ku duba hakan|Gaskiya ne, bayan biya ake gane mutum|Kada daɗin baki ya ɗauke ku]. [Ku tambayi wanda ya taɓa gwadawa|Ku kalli aikin, ku bar zancen|Hannu yake nuna gwani, ba baki ba].',
      ],
      [
        '[Bari na je na yi tunani|Bari na kwana da maganar|Ba na son yin gaggawa].',
        '[Ku yi tunani, ba faɗa ba ne|Da kyau, gaggawa daga Shaiɗan take|Ku kwantar da hankali, ba wanda yake korar ku]. [Kada dai tunani ya zama mantuwa|Ku rubuta abin da kuka ji, kada dare ya share|Amma ku faɗi inda bai fito fili ba tukuna].',
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
  asked: [
    '[Jiya|Shekaranjiya|A makon nan|Ranar Asabar], [wani ya tambaye ni|wata ta tambaye ni|wani ya tsayar da ni ya tambaya|wata ta kira ni ta tambaya]: {it}',
    '[Kowane mako ana yi mini wannan tambaya|Wannan tambayar ta fi yawa|Na saba da wannan tambaya|A hankali ake yin wannan tambaya]: {it}',
    '[Maƙwabcina|Wani ɗan unguwarmu|Wani a tasha|Wani da na sani] [ya tambaye ni|ya tambaye ni yana dariya|ya tambaye ni a hanya|ya tambaye ni ɗazu]: {it}',
    '[Watakila ku ma kuna tambaya|Na san tambayar da take ranku|Watakila tambayarku ke nan|Wani yana kallo yana tambaya]: {it}',
  ],
  said: [
    '[Jiya|Shekaranjiya|A makon nan|Ranar Asabar], [wani ya ce mini|wata ta ce mini|wani ya tsayar da ni ya ce|wata ta kira ni ta ce]: {it}',
    '[Kowane mako ina jin wannan|Mutane da yawa haka suke farawa|Na saba da wannan magana|Ku ji abin da aka ce mini]: {it}',
    '[Maƙwabcina|Wani ɗan unguwarmu|Wani a tasha|Wani da na sani] [ya ce mini|ya ce mini yana dariya|ya ce mini a hanya|ya ce mini ɗazu]: {it}',
    '[Watakila ku ma kuna cewa|Akwai masu cewa|Watakila labarinku ke nan|Wani yana kallo yana cewa]: {it}',
  ],
  answered: [
    '[Na ce|Sai na ce|Na yi dariya, na ce|Na yi murmushi, na ce|Na amsa|Ni kuma na ce]: {it}',
    '[Amsata|Ga amsata|Ku ji amsata|Kullum amsata ita ce|Abin da nake cewa|Ga abin da na ce]: {it}',
  ],
}
