import type { Story } from './story.ts'

export const invited: Story = {
  before: [
    [
      '[Daga Litinin zuwa Asabar aiki nake yi, a ranar barci nake so|Jikina ya gaji, ina shirin kwanciya a ranar|Ranar nan kaɗai nake samun hutu].',
      '[Na sani, jiki ba ƙarfe ba ne|Hutu yana da kyau, zumunci ma hutu ne|Ku yi barci da dare, ranar ku fito]. [Za ku koma gida da sauƙin zuciya|Gado yana nan har ku dawo|Idan kuka ga wanda ya zo, gajiya za ta gudu].',
    ],
    [
      '[Ban san kowa a wurin ba, ba na son zama a lungu|Ni baƙo ne a wannan unguwa|Ina jin kunya inda mutane suke da yawa].',
      '[Za ku san wani kafin ku zauna|Kowa ya taɓa zama sabo|Ku zo, sallama ba ta ƙarewa a nan]. [Ku zauna kusa da mai murmushi|Ku faɗi sunanku a ƙofa|Gaisuwa ɗaya ta isa, sauran za su biyo].',
    ],
    [
      '[Wani taro da na je, sai bayan awa biyu aka fara|Ina tsoron jinkiri ya cinye mini rana|Wani taro ya taɓa ɓata mini yini guda].',
      '[Na ji, lokaci rai ne|Sannu, wannan yana da zafi|Gaskiya kuka faɗa, jinkiri yana kashe armashi]. [Ku zo da wuri, a fara tare da ku|Idan duka muka zo kan lokaci, ba mai jira|Ku zo da agogonku, a gani].',
    ],
  ],
  among: [
    [
      '[Zan iya zuwa da yarana?|Mahaifiyata ta tsufa, ita ma za ta iya zuwa?|Maƙwabtana za su iya bina?]',
      '[Ku zo da mutanenku duka|Ba a ƙirga mutane a ƙofa|Wanda ya biyo ku shi ma baƙonmu ne]. [Ku zo da ɗan wuri, don kujera ta isa|Ku faɗi yawanku, a shirya|Ku riƙe hannunsu, mutane suna yawa].',
    ],
    [
      '[Ba ni da sabon kaya na ranar|Takalmina ya tsufa, mutane za su kalle ni|Ban san abin da zan saka ba].',
      '[Kaya mai tsabta ya isa, ba a jarrabawar kaya|Ku zo yadda kuke, ku aka gayyata ba kayanku ba|Ku saka abin da kuke da shi, ku haɗa da murmushi]. [A ranar fuska ake tunawa|Kaya ba ya faɗin alheri, baki yake faɗa|Zuwanku shi ne ado].',
    ],
    [
      '[Rayuwa ta yi wuya, ba ni da zuciyar taro|Zuciyata ta yi nauyi a watan nan|Abubuwa sun yi mini yawa a kai].',
      '[Irin wannan zuciya ce ya kamata ta fito|Ku zo a haka, ba sai kun ɓoye ba|Idan zuciya ta yi nauyi, kada a zauna kaɗai]. [Kalma ɗaya tana iya sauke muku nauyi|Wani a wurin ya taɓa bin wannan hanya|Ba za ku koma yadda kuka zo ba].',
    ],
  ],
  after: [
    [
      '[Bari na kira ’yan’uwana yanzu, za su so|Zan tura a gurup ɗin dangi|Dole maƙwabtana su ji wannan].',
      '[Ku kira yanzu, kafin labari ya huce|Ku tura, ku ƙara da muryarku|Ku ce musu ku ma za ku zo]. [Mutum biyu ba sa ɓata hanya|Gayyatar da aka kai da hannu tana da daɗi|Mutum yana zuwa idan mutum ya kira shi].',
    ],
    [
      '[Na sa ranar a waya, ƙararrawa za ta yi kuka|Na rubuta ranar a bango|Ba abin da zai sake ɗaukar ranar nan].',
      '[Da kyau, ku tsare ta|Madalla, idan aiki ya kira, ku ce a’a|Yanzu kujerarku tana jira]. [Ku goge kaya tun dare|Ku kwanta da wuri|Ku tanadi kuɗin mota].',
    ],
    [
      '[Ashe ba mai kallon banza|Kun cire uzuri daga bakina|Ba ni da dalilin zama a gida].',
      '[Uzuri ya ƙare, murna ta rage|Na ji daɗin haka|Ku shigo kawai, mu za mu yi sauran]. [Ina kallon ƙofa|Ku neme ni idan kun iso|Murmushinku zai amsa muku].',
    ],
  ],
}

export const given: Story = {
  before: [
    [
      '[Ni ma aljihuna yana kuka|Wata bai ƙare ba, kuɗina kaɗan|Ba ni da arziki, me zan iya bayarwa].',
      '[Ba a ce ku ba da abin da ba ku da shi ba|Kaɗan daga ƙaramin aljihu yana da nauyi wurin Allah|Ba maganar yawa ba ce, ta hannu ce]. [Ko kalma mai daɗi tana da amfani|Ku ba da abin da ba zai cutar da gidanku ba|Idan babu kuɗi, ku faɗa wa mai shi].',
    ],
    [
      '[Na taɓa bayarwa, ban ji abin da aka yi da shi ba|Ana karɓar taimako, labari ya ƙare a nan|Ina tsoron inda kuɗin yake zuwa].',
      '[Haƙƙinku ne ku tambaya|Da kyau, ku tambaya kafin ku bayar|Ban ga laifinku ba, amana abu ce]. [Ku tambaye ni abin da za a yi, zan amsa|Idan amsa ba ta fito fili ba, ku riƙe kuɗinku|Ku zo ku gani da idonku].',
    ],
    [
      '[Kowa yana neman taimako yanzu|Kullum sai saƙon neman taimako|Na gaji da ganin irin wannan].',
      '[Gaskiya ne, buƙata ta yi yawa|Na sani, zuciya ma tana gajiya|Ba za ku iya taimakon kowa ba, ba mai iyawa]. [Ku zaɓi ɗaya, ku taimaka masa da kyau|Ku yi naku, ku bar wa wasu sauran|Wanda kuka taimaka ba zai ce kaɗan ba ne].',
    ],
  ],
  among: [
    [
      '[Ba ni da kuɗi yanzu, amma ina da lokaci|Ina da kayan da ba a sawa a gida|Zan iya girki, zan iya tuƙi, zan iya ɗaukar kaya].',
      '[Lokaci ma kuɗi ne, ku kawo shi|Wannan taimako ne, kada ku raina shi|Hannu ya fi baki amfani]. [Ku faɗi ranar da kuke da dama|Ku tuntuɓe mu tukuna, don kada komai ya lalace|Ku faɗi abin da kuka iya].',
    ],
    [
      '[Ina so yarana su koyi bayarwa|Yarona ya tambaye ni dalilin wahalar mutane|A gidanmu kowa kansa yake tunawa].',
      '[Su ƙara nasu kaɗan|Ku zo tare da su|Yaro abin da ya gani yake yi]. [Zai zauna a zuciyarsu|Ku tambaye su wanda suke son taimaka wa|Wannan darasin ba ya cikin littafi].',
    ],
    [
      '[Wani ya taɓa taimakon mahaifiyata, ban manta ba|Ni ma na taɓa buƙatar taimako|Da ba a taimake ni a wancan shekara ba, da ban tashi ba].',
      '[Yanzu ku ma kuna iya yi wa wani|Haka taimako yake tafiya daga hannu zuwa hannu|Kun san yadda ake ji]. [Ku yi wa wani abin da aka yi muku|Kada ku jira sai kuna da yawa|Ku tuna da wannan fuskar, ku bayar].',
    ],
  ],
  after: [
    [
      '[Bari na faɗa wa abokaina, mu haɗa hannu|Zan saka a gurup ɗinmu|A ofis mutane da yawa za su so].',
      '[Hannaye goma ƙanana suna ɗaga babban kaya|Da kyau, ku faɗa musu yau|Hannu da yawa maganin ƙazamar miya]. [Ku tara tare, ku kawo tare|Ku fara da naku, za su biyo|Ku rubuta sunayen waɗanda suka bayar].',
    ],
    [
      '[Nawa kaɗan ne, amma da kyakkyawar zuciya|Ba zan jira sai na tara da yawa ba|Yau zan yi nawa].',
      '[Allah ya albarkaci hannun|Mun gode, ba kaɗan ba ne a wurinmu|Zuciya ita ce mafi girma]. [Allah ya sa aljihunku kada ya bushe|Kun wuce magana, kun yi|Wani zai yi barci mai daɗi saboda ku].',
    ],
    [
      '[Yanzu na gane|Na san abin da taimakon zai yi|Kun amsa mini da kyau, hankalina ya kwanta].',
      '[Mun gode da kuka tambaya|Haka amana take girma|Na ji daɗi da ya fito fili]. [Ku faɗa wa wani kamar yadda kuka ji|Ku sake tambaya kowane lokaci|Ƙofarmu a buɗe take].',
    ],
  ],
}
