import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import type { FurtherName, TradeTalk } from './trade-talk.ts'

export const FURTHER_TRADES: Readonly<Record<Exclude<Language, 'English'>, Readonly<Record<FurtherName, TradeTalk>>>> =
  {
    'Nigerian Pidgin': {
      cash: {
        asks: '[you need cash now|bank far from you|ATM no get money]',
        film: 'di POS machine',
        tips: [
          'Before you [put your PIN|press anything], [cover di machine with hand|check say na di correct amount], [your PIN na your own alone|so mistake no go enter].',
          '[Collect your receipt|Wait for alert] before you go, and [count di money for di front|check am well], [so your mind go rest|no rush].',
        ],
      },
      tyres: {
        asks: '[your tyre don flat|tyre don tire you for road|your tyre don weak]',
        film: 'di tyre',
        tips: [
          'Check your tyre [every week|before long journey], [when e cold|for morning], [even di spare one|low tyre dey burst quick].',
          'If tyre [burst for road|flat for road], [hold steering well|no mash brake hard], [park for safe place|comot for road first].',
        ],
      },
      halls: {
        asks: '[you dey find hall for your day|where you go do di party|your date don set, hall nko]',
        film: 'di hall',
        tips: [
          'Before you pay for hall, [count your guests|check di toilet and light], [so chair go reach|so nothing go surprise you].',
          'Ask [which time you go enter|where people go park], before you print invitation.',
        ],
      },
      dispatch: {
        asks: '[you get something to send|customer dey wait for im goods|who go carry your parcel]',
        film: 'di parcel',
        tips: [
          'Write [name and phone|address and landmark] for top of di parcel, [clear clear|with big letters], [so rider no go lost|so e go reach fast].',
          'If [e fit break|e fit pour], [talk am|wrap am well] before rider carry am, [so e go reach in one piece|make e no spoil for road].',
        ],
      },
      medicines: {
        asks: '[body dey find medicine|your medicine don finish|doctor write medicine for you]',
        film: 'di medicine',
        tips: [
          'Before you use any medicine, [check di expiry date|ask how you go take am], [your body na one|so mistake no go enter].',
          'Carry [your prescription|di old packet] come, [so mistake no go enter|so you go get di correct one].',
        ],
      },
      farming: {
        asks: '[your farm don ready|wetin your farm need|rain don near, farm nko]',
        film: 'di farm things',
        tips: [
          'Buy farm things [before rain start|before everybody rush am], [and keep am for dry place|so work no go stop].',
          'Tell us [wetin you plant|how big your farm be] first, [so you no go buy pass wetin you need|so we know wetin fit am].',
        ],
      },
    },
    Yoruba: {
      cash: {
        asks: '[ṣé ẹ nílò owó báyìí|ṣé báńkì jìnnà sí yín|ṣé kò sí owó ní ATM]',
        film: 'ẹ̀rọ POS náà',
        tips: [
          'Kí ẹ tó [tẹ PIN yín|tẹ ohunkóhun], [ẹ fi ọwọ́ bo ẹ̀rọ náà|ẹ wo iye tó wà lójú ẹ̀rọ], [ẹ̀yin nìkan ló yẹ kó mọ PIN yín|kí àṣìṣe má bàa wọlé].',
          '[Ẹ gba rìsíìtì yín|Ẹ dúró de alert] kí ẹ tó lọ, [ẹ ka owó náà níwájú wa|ẹ yẹ owó náà wò dáadáa], [kí ọkàn yín lè balẹ̀|kò sí ìkánjú].',
        ],
      },
      tyres: {
        asks: '[ṣé táyà yín ti jò|ṣé táyà yín ń dààmú yín|ṣé táyà yín ti gbó]',
        film: 'táyà náà',
        tips: [
          'Ẹ yẹ táyà yín wò [lọ́sẹ̀ọ̀sẹ̀|kí ẹ tó rin ìrìn àjò], [nígbà tó bá tutù|ní òwúrọ̀], [títí kan èyí tó wà lẹ́yìn|táyà tí afẹ́fẹ́ rẹ̀ kò pé tètè ń bẹ́].',
          'Tí táyà bá [bẹ́ lójú ọ̀nà|jò lójú ọ̀nà], [ẹ di sítíárìn mú dáadáa|ẹ má tẹ bíréékì lójijì], [ẹ dúró síbi tó láàbò|ẹ kúrò lójú ọ̀nà ná].',
        ],
      },
      halls: {
        asks: '[ṣé ẹ ń wá gbọ̀ngàn fún ọjọ́ yín|níbo lẹ máa ti ṣe ayẹyẹ|ọjọ́ ti sún mọ́, gbọ̀ngàn ńkọ́]',
        film: 'gbọ̀ngàn náà',
        tips: [
          'Kí ẹ tó sanwó gbọ̀ngàn, [ẹ ka àlejò yín|ẹ yẹ ilé ìgbọ̀nsẹ̀ àti iná wò], [kí àga lè tó|kí nǹkan má bàa yà yín lẹ́nu].',
          'Ẹ béèrè [àkókò tí ẹ máa wọlé|ẹni tó máa gbá ilẹ̀|ibi tí ọkọ̀ máa dúró sí], [kí ẹ tó tẹ ìwé ìpè|kí ẹ tó ṣètò ohunkóhun].',
        ],
      },
      dispatch: {
        asks: '[ṣé ẹ ní ẹrù láti fi ránṣẹ́|ṣé oníbàárà yín ń dúró de ọjà|ta ló máa gbé ẹrù yín lọ]',
        film: 'ẹrù náà',
        tips: [
          'Ẹ kọ [orúkọ àti nọ́ńbà|àdírẹ́sì àti àmì ibi kan] sórí ẹrù náà, [kó hàn dáadáa|ní lẹ́tà ńlá], [kí ẹni tó ń gbé e má bàa ṣìnà|kó lè tètè dé].',
          'Tó bá jẹ́ [ohun tó lè fọ́|ohun tó lè dà], [ẹ sọ ọ́|ẹ dì í dáadáa] kí a tó gbé e, [kó lè dé láìsí àbùkù|kó má bàa bàjẹ́ lọ́nà].',
        ],
      },
      medicines: {
        asks: '[ṣé ẹ ń wá oògùn|ṣé oògùn yín ti tán|ṣé ìwé oògùn wà lọ́wọ́ yín]',
        film: 'oògùn náà',
        tips: [
          'Kí ẹ tó lo oògùn, [ẹ wo ọjọ́ tó máa bàjẹ́|ẹ béèrè bí ẹ ṣe máa lò ó], [ìlera yín ṣe pàtàkì|kí àṣìṣe má bàa wọlé].',
          'Ẹ mú [ìwé oògùn yín|páálí oògùn àtijọ́] wá, [kí àṣìṣe má bàa wọlé|kí ẹ lè rí èyí tó tọ́ gbà].',
        ],
      },
      farming: {
        asks: '[ṣé oko yín ti ṣetán|kí ni oko yín nílò|òjò ti ń bọ̀, ṣé oko ti ṣetán]',
        film: 'ohun èlò oko náà',
        tips: [
          'Ẹ ra ohun èlò oko [kí òjò tó bẹ̀rẹ̀|kí gbogbo ènìyàn tó sáré sí i], [ẹ tọ́jú rẹ̀ síbi gbígbẹ|kí iṣẹ́ má bàa dúró].',
          'Ẹ sọ [ohun tí ẹ gbìn|bí oko yín ṣe tóbi tó] lákọ̀ọ́kọ́, [kí ẹ má bàa ra ju ohun tí ẹ nílò lọ|ká lè mọ ohun tó bá a mu].',
        ],
      },
    },
    Hausa: {
      cash: {
        asks: '[kuna buƙatar kuɗi yanzu|banki ya yi muku nisa|ba kuɗi a ATM]',
        film: 'injin POS',
        tips: [
          'Kafin ku [danna PIN ɗinku|danna komai], [ku rufe injin da hannu|ku duba adadin kuɗin], [PIN naku ne kawai|don kada a yi kuskure].',
          '[Ku karɓi rasit|Ku jira alat] kafin ku tafi, [ku ƙirga kuɗin a wurin|ku sa kuɗin a aljihu da kyau], [hankalinku zai kwanta|babu gaggawa].',
        ],
      },
      tyres: {
        asks: '[tayarku ta fashe|tayarku tana ba ku wahala|tayarku ta tsufa]',
        film: 'tayar',
        tips: [
          'Ku duba tayarku [kowane mako|kafin doguwar tafiya], [tana sanyi|da safe], [har da ta ajiya|wadda iskarta ta ragu tana saurin fashewa].',
          'Idan taya ta [fashe a hanya|saki iska a hanya], [ku riƙe sitiyari da kyau|kada ku taka birki da ƙarfi], [ku tsaya a wuri mai tsaro|ku fara barin hanya].',
        ],
      },
      halls: {
        asks: '[kuna neman wurin biki|a ina za ku yi biki|kun sami wurin biki]',
        film: 'wurin taron',
        tips: [
          'Kafin ku biya wurin taro, [ku ƙirga baƙinku|ku duba banɗaki da wuta], [don kujeru su isa|don komai ya dace da ku].',
          'Ku tambayi [lokacin shiga|mai share wurin bayan biki|inda motoci za su tsaya], [kafin ku buga katin gayyata|kafin ku tsara komai].',
        ],
      },
      dispatch: {
        asks: '[kuna da kayan aikawa|mai saye yana jiran kayansa|wa zai kai muku kaya]',
        film: 'kayan',
        tips: [
          'Ku rubuta [suna da lamba|adireshi da wata alama] a kan kayan, [a fili|da manyan haruffa], [don kada mai kaiwa ya ɓata|don ya isa da sauri].',
          'Idan kayan [zai iya fashewa|zai iya zubewa], [ku faɗa|ku nannaɗe shi da kyau] kafin a ɗauka, [don ya isa lafiya|don kada ya lalace a hanya].',
        ],
      },
      medicines: {
        asks: '[kuna neman magani|maganinku ya ƙare|kuna da takardar magani]',
        film: 'maganin',
        tips: [
          'Kafin ku sha magani, [ku duba ranar ƙarewarsa|ku tambayi yadda ake sha], [lafiyarku tana da muhimmanci|don kada a yi kuskure].',
          'Ku zo da [takardar magani|tsohon kwalin magani], [don ku sami wanda ya dace|don kada a yi kuskure].',
        ],
      },
      farming: {
        asks: '[gonarku ta shirya|me gonarku take buƙata|kun shirya wa damina]',
        film: 'kayan gonar',
        tips: [
          'Ku sayi kayan gona [kafin damina ta fara|kafin kowa ya yi gaggawa], [ku ajiye su a busasshen wuri|don aiki kada ya tsaya].',
          'Ku faɗi [abin da kuka shuka|girman gonarku] tukuna, [don kada ku saya fiye da buƙata|don mu san abin da ya dace].',
        ],
      },
    },
    Igbo: {
      cash: {
        asks: '[ị chọrọ ego ugbu a|ụlọ akụ ọ̀ tere gị aka|ego adịghị na ATM]',
        film: 'igwe POS ahụ',
        tips: [
          'Tupu ị [pịa PIN gị|pịa ihe ọ bụla], [jiri aka kpuchie igwe ahụ|lelee ego dị na ya], [PIN gị bụ naanị nke gị|ka mmejọ ghara ịdị].',
          '[Nara rịsịt gị|Chere alatị] tupu ị laa, [gụọ ego ahụ n’ebe ahụ|tinye ego ahụ n’akpa nke ọma], [obi ga-eru gị ala|ọsọ adịghị ya].',
        ],
      },
      tyres: {
        asks: '[taya gị ọ̀ gbawara|taya gị ọ̀ na-enye nsogbu|taya gị ọ̀ kara nká]',
        film: 'taya ahụ',
        tips: [
          'Lelee taya gị [kwa izu|tupu ogologo njem], [mgbe ọ jụrụ oyi|n’ụtụtụ], [tinyere nke nchekwa|nke ikuku ya pere mpe na-agbawa ngwa].',
          'Ọ bụrụ na taya [agbawaa n’ụzọ|afụpụ ikuku n’ụzọ], [jide stịarịn nke ọma|azọkwala breeki ike], [kwụsị n’ebe nchekwa dị|buru ụzọ pụọ n’okporo ụzọ].',
        ],
      },
      halls: {
        asks: '[ị na-achọ ebe a ga-eme emume|ebee ka ị ga-eme emume gị|ị nwetala ebe a ga-eme emume]',
        film: 'ụlọ mmemme ahụ',
        tips: [
          'Tupu ị kwụọ ụgwọ ụlọ mmemme, [gụọ ndị ọbịa gị ọnụ|lelee mposi na ọkụ ya], [ka oche zuo|ka ihe ọ bụla ghara iju gị anya].',
          'Jụọ [oge ị ga-abanye|onye ga-ehicha ebe ahụ|ebe ụgbọala ga-anọ], [tupu i bie akwụkwọ òkù|tupu ị hazie ihe ọ bụla].',
        ],
      },
      dispatch: {
        asks: '[i nwere ihe ị ga-ezipụ|onye ahịa gị ọ̀ na-eche ngwá ahịa ya|onye ga-ebu ngwongwo gị]',
        film: 'ngwongwo ahụ',
        tips: [
          'Dee [aha na nọmba|adreesị na otu ihe e ji mara ebe ahụ] n’elu ngwongwo ahụ, [ka o doo anya|n’akwụkwọ ukwu], [ka onye na-ebu ya ghara ịkpafu|ka o ruo ngwa ngwa].',
          'Ọ bụrụ na ọ bụ [ihe nwere ike ịkụwa|ihe nwere ike ịwụfu], [kwuo ya|kechie ya nke ọma] tupu e buru ya, [ka o ruo n’udo|ka ọ ghara imebi n’ụzọ].',
        ],
      },
      medicines: {
        asks: '[ị na-achọ ọgwụ|ọgwụ gị ọ̀ gwụla|akwụkwọ ọgwụ ọ̀ dị gị n’aka]',
        film: 'ọgwụ ahụ',
        tips: [
          'Tupu ị ṅụọ ọgwụ, [lelee ụbọchị mmebi ya|jụọ otú e si aṅụ ya], [ahụike gị dị mkpa|ka mmejọ ghara ịdị].',
          'Were [akwụkwọ ọgwụ gị|igbe ọgwụ ochie] bịa, [ka i nweta nke kwesịrị|ka mmejọ ghara ịdị].',
        ],
      },
      farming: {
        asks: '[ugbo gị ọ̀ dịla njikere|gịnị ka ugbo gị chọrọ|oge ọrụ ugbo eruola]',
        film: 'ngwá ọrụ ugbo ahụ',
        tips: [
          'Zụta ngwá ọrụ ugbo [tupu mmiri amalite|tupu onye ọ bụla agbawa ọsọ], [debe ya n’ebe kpọrọ nkụ|ka ọrụ ghara ịkwụsị].',
          'Buru ụzọ kwuo [ihe ị kọrọ|otú ugbo gị hà], [ka ị ghara ịzụ karịa ihe ị chọrọ|ka anyị mara ihe dabara ya].',
        ],
      },
    },
  }
