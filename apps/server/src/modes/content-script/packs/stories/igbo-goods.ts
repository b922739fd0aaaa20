import type { Stories } from './story.ts'

/** Things that are eaten, cooked, bought, made to order or needed for a party. */
export const goods: Stories['of'] = {
  eaten: {
    before: [
      [
        '[Ehihie niile|Kwa ụbọchị, tupu m lọta|Oge nri ruo], [ụmụ m na-ajụ m, sị|ndị be m na-akpọ m, sị|ọ bụ otu ajụjụ ka m na-anụ]: [“Gịnị ka anyị ga-eri taa?”|“Nri kwanụ?”|“Nri ò chala?”]',
        '[Ajụjụ ahụ siri ike karịa ule|Ajụjụ ahụ anaghị agwụ agwụ|Ọ dịghị ụlọ a na-anaghị ajụ ya], [ọ dị mma na ị bịara|azịza dị ya taa|ka onye ọzọ sie nri taa].',
      ],
      [
        'Mgbe m [si ọrụ lọta|bata n’ụlọ na mgbede|meghere ụzọ m], [ike isi nri adịghịzi|ọ bụ garị ka m na-aṅụ rahụ ụra|m na-aṅụ mmiri rahụ ụra].',
        '[Ahụ rụrụ ọrụ kwesịrị iri nri|Ọrụ ekwesịghị ime ka agụụ gụọ gị|O kwesịghị ka ị na-eji agụụ arahụ ụra], [kwuo ihe obi gị chọrọ|họrọ nke masịrị gị|ka afọ gị zuo ike taa].',
      ],
      [
        '[Ọgọ m|Enyi m ochie|Nwanne nne m] na-abịa ileta m [echi|na ngwụcha izu a|na Sọnde], [nri anaghị atọ ya ụtọ ngwa ngwa|ọnụ ya ma nri tọrọ ụtọ|ọ na-akọkwa akụkọ nri ebe niile].',
        '[Nri ahụ ga-atọrịrị ụtọ|Ọbịa dị otú ahụ anaghị eri nri nkịtị|Ọbịa maara nri na-atọ m ụtọ], [kwuo ihe masịrị ya|jiri nwayọ họọrọ ya otu|ka ọnụ ya kpee ikpe].',
      ],
    ],
    among: [
      [
        'Ebee ka m ga-edebe nri m [ka ụmụaka ghara ịhụ ya|ka nwanne m ghara imetụ ya|enyi m agaghị ahụ][|, biko|, gwa m]?',
        '[Ọ dịghị ebe ha na-agaghị ahụ ya|Nri na-esi ísì ụtọ anaghị ezo ezo|Imi ha ga-akpọrọ ha bịa], [zụkwuoro ha nke ha|kenyetụ ha|rie ya tupu i ruo ụlọ].',
      ],
      [
        '[Ekpebiri m ibelata nri|M sịrị na m ga na-elele ihe m na-eri|M sịrị na m agaghịzi eri ọtụtụ nri], [mana ísì a ekweghị m cheta ya|mana anya m ahụla nri|ma ọnụ m anụghị].',
        '[Mkpebi anaghị agba ọsọ|Malite echi|Ọnụ amaghị ihe bụ mkpebi], [rie nke ga-ezuru afọ gị|buru ụzọ rie nri|naanị erila nke onye ọzọ].',
      ],
      [
        'Unu na-[anọ n’akụkụ nri|ahụ nri|anụ ísì nri] [kwa ụbọchị|site n’ụtụtụ ruo abalị|n’ụbọchị niile], olee otú unu si aghara iri ya niile?',
        '[Onye sịrị na m anaghị eri ya|Agbala nzuzo m n’èzí|Elela afọ m anya], [onye na-ere nri ga-edetụrịrị ya ire|ana m edetụ ya ire karịa otu ugboro|ọ bụ ọnụ m na-enyocha ya].',
      ],
      [
        'N’ụlọ m, [otu chọrọ osikapa, onye ọzọ achọọ nri olulo|onye ọ bụla nwere ihe ọ chọrọ iri|m jụọ ihe ha ga-eri, m nụ azịza ise], [ọ gwụla m ike|o nweghị onye na-ekwere ibe ya|isi na-awa m].',
        '[Ka ha na-ahọrọ otu otu|Jụọ ha tupu agụụ agụwa ha|Taa, ka nke nta họrọ], [onye ahọrọghị rie ihe bịara|echi o ruo onye ọzọ|otú ahụ ka udo si adị n’ụlọ].',
      ],
      [
        'Kedu ka m ga-esi mara [nke ga-ezuru ụlọ m|ole m ga-azụ|nke ga-ezu onye ọ bụla], [ka ọ ghara ịfọdụ nke ukwuu|ka ọ ghara ịkọ|ka onye ọ bụla ghara iwe iwe]?',
        '[Gụọ ndị na-eri nri n’eziokwu|Gụọ ndị ụlọ niile, ụmụaka so|Gụọ isi ha otu otu], tinye otu onye ọzọ, [onye na-asị na agụụ anaghị agụ ya|onye agbata obi ga-abịa ikele gị|onye na-abịa n’agwaghị mmadụ].',
      ],
      [
        'Nne m [na-asịkarị|kwenyere|anaghị akwụsị ịsị] na nri [mgbe ochie|oge ha|ime obodo] ka atọ ụtọ.',
        '[Gị na nne arụla ụka|Nne anaghị amazi ihe nzuzo|Ana m asọpụrụ nne maara nri], [nye ya ka o detụ ya ire|ya rie ya tupu o kwuo okwu|jụọ ya ọzọ ma o richaa].',
      ],
    ],
    after: [],
  },
  cooked: {
    before: [
      [
        'Mgbe m [ruru n’ahịa|chetara mkpọtụ ahịa|chewere ịga ahịa], [isi na-awa m|ike na-agwụ m tupu m ruo ụlọ|ana m echefu ọkara ihe m ga-azụ].',
        '[Ahịa abụghị ebe egwuregwu|Ụkwụ gị agaala ije|Ọ bụghị naanị gị], [gwa m ihe usekwu gị chọrọ|taa, gụpụtara m ya nwayọ|dee ha niile n’otu ebe].',
      ],
      [
        'Usekwu m [tọgbọrọ chakoo|na-agwụ agwụ|enwezighị ihe ọ bụla], [ọbịa ana-abịa|ụmụaka ana-ajụ maka nri|achọghị m isi ihe m siri ụnyaahụ].',
        '[Usekwu tọgbọ chakoo anaghị ekwe ụlọ dị jụụ|Atụla egwu|Ọ dị mma na ị bịara n’oge], [buru ụzọ kwuo ihe ị ga-esi|kwuo ọnụ ole na-eche gị|azịza na-esi n’ite amalite].',
      ],
      [
        'Nke m zụrụ [n’ebe ọzọ|izu gara aga|n’oge gara aga] [ejughị ụbọchị abụọ o mebie|atọghị ụtọ n’ọnụ|adịghị ka ha kwuru], [ma akwụọla m ụgwọ|ego m fuo n’efu|ihere mee m n’ihu ndị ọbịa].',
        '[Ndo|Ọ na-ewute mmadụ|Ego mmadụ rụtara ekwesịghị ifu n’efu], [lelee ya nke ọma tupu ị kwụọ ụgwọ|jụọ ihe dị gị n’obi|taa, ka anya gị hụ ya].',
      ],
    ],
    among: [
      [
        'Gịnị ka m ga-esi [n’abalị a|na ngwụcha izu|maka ọbịa m], [nke ga-adị ngwa|nke ụlọ niile ga-eri|nke na-agaghị eri ike m niile]?',
        '[Sie ihe masịrị ụmụaka|Sie ya otú nne gị si esi ya|Malite n’ihe dị n’ụlọ], [ofe tọrọ ụtọ, ego kwuru|jiri ndidi sie ya|ihe nzuzo ofe dị n’ihe e ji sie ya].',
      ],
      [
        'Kedu ka m ga-esi debe ya [ma ọkụ adịghị|ma friza adịghị|n’ụlọ], [ka o tee aka|ka ọ ghara imebi|ka ego m ghara ifu]?',
        '[Zụọ nke ị ga-ejiri ngwa|Kee ya nta nta|Debe ya ebe anwụ na-adịghị], [buru ụzọ jiri nke ochie|ihe e debere nke ọma anaghị ala n’iyi|otú ahụ ka ndị nne si eme ya].',
      ],
      [
        'Ụmụ m na-[atụtụ anụ n’ofe|edetụ ofe ire|emeghe ite] [tupu o ghee|ma m gbakụta azụ|tupu chi ejie].',
        '[O gosiri na ofe ahụ tọrọ ụtọ|Nwa na-eri nri na-eto eto|Ụmụaka niile na-eme ya], [sikwuo ya|nye ha efere nke ha|kpuchie ya, nọdụ n’akụkụ ya].',
      ],
      [
        'Onye agbata obi m na-[abịa ịrịọ nnu|abịa ịrịọ ose|anụ ísì ofe m] [tupu ofe ghee|mgbe niile|abalị niile].',
        '[Kenye ya|Otu ámá ka unu bi|Echi, gị onwe gị nwere ike ịga rịọ], [mana zụkwuo nke gị|mana mechie ụzọ mgbe ị na-eri nri|ya zụọ nke ya n’ụbọchị ọzọ].',
      ],
      [
        'M̀ ga na-azụ [nta nta kwa ụbọchị|ihe niile otu mgbe|mgbe ọ gwụrụ], [ka m gbanwee|ka ego ọ̀ na-efu otú ahụ|gịnị ka unu chere]?',
        '[Gụọ ọnụ na-eri nri n’ụlọ gị|Lee otú o si agwụ|Dee ihe i ji n’otu izu], [emesịa ị ga-ama nke kwesịrị gị|ụlọ abụọ adịghị otu|akwụkwọ ahụ ga-aza gị].',
      ],
    ],
    after: [],
  },
  bought: {
    before: [
      [
        'Nke m na-eji [emeela ochie|emebiela|agwụla m ike], [oge eruola ịzụ ọzọ|onye ọ bụla na-ahụ ya|ana m achịkọta ego nta nta].',
        '[O jeerela gị ozi|I jirila ya nke ọma|Ọ rụọla ọrụ ya], [ka nke ọzọ nọchie ya|lee ihe dị n’ihu gị|jiri nwayọ họrọ nke ọzọ].',
      ],
      [
        'Azụrụ m ya [n’ịntanetị|n’ebe ọzọ|n’okporo ụzọ] [afọ gara aga|otu mgbe|ọnwa ole na ole gara aga], [o jughị otu izu o mebie|ihe rutere abụghị ihe dị na foto|ahụghị m onye rere m ya ọzọ].',
        '[Ndo, ọ na-eme|Anya nwere ike ịghọgbu mmadụ|Onye agwọ tara na-atụ idide egwu], [ọ bụ ya mere i ji kwesị ịjụ|lelee ihe niile tupu ị kwụọ ụgwọ|taa, agbala ọsọ].',
      ],
      [
        '[Achọrọ m inye mmadụ ya n’onyinye|Ọ bụ onyinye ka m chọrọ|Achọrọ m ime ka o juo mmadụ anya], [o nwechala ihe niile|ma ọ naghị ekwu ihe ọ chọrọ|achọrọ m ka obi tọọ ya ụtọ].',
        '[Ezigbo onyinye na-amalite n’ajụjụ|Ọ tọrọ m ụtọ|Onye ahụ nwere chi ọma], [kwuo ụdị mmadụ ọ bụ|kwuo ihe ọ na-eji kwa ụbọchị|cheta ihe na-agụ ya].',
      ],
    ],
    among: [
      [
        'Kedu ka m ga-esi mara nke [dị mma|ga-ete aka|dabara m] [n’ime ha niile|tupu m kwụọ ụgwọ|ebe m na-amaghị ya]?',
        '[Jide ya n’aka|Lelee ya nke ọma|Tụgharịa ya aka nri na aka ekpe], [jụọ ihe edoghị gị anya|anya gị ga-agwa gị|ekwela ka naanị agba dọta gị].',
      ],
      [
        'Enyi m sịrị [ka m kpọrọ ya bịa|na ọ ma ọnụ ahịa ihe niile|na amaghị m asụ ahịa], [ọ na-asụ ahịa ruo mgbe anwụ dara|o nwere ike iji awa abụọ asụ ahịa|ọ bụ ya kụziiri nne m ịsụ ahịa].',
        '[Kpọrọ ya bịa|Ndị dị otú ahụ na-atọ m ụtọ|Sị ya rie nri tupu ọ bịa], [oche dị ọ ga-anọdụ|ịsụ ahịa abụghị ọgụ|ọchị ka o si agwụ].',
      ],
      [
        'Ana m [azụ ihe m na-achọghị|achọ otu, m zụọ atọ|echefu ihe m ji bịa] ma m [ruo ahịa|hụ ihe mara mma|nwee ego n’aka].',
        '[Dee ihe ị chọrọ n’akwụkwọ|Gwa m ego i bu n’obi|Wepụ ego ụgbọala gị n’akụkụ], [tupu ị malite ile anya|anya anaghị eju afọ|otú ahụ ka ị ga-eji ọchị laa].',
      ],
      [
        'Ma m ruo ụlọ, [kedu ka m ga-esi lekọta ya|gịnị ka m ga-ebu ụzọ mee|gịnị ka m na-ekwesịghị ime], [ka o tee aka|ka m ghara imebi ya|ka ego m ghara ifu]?',
        '[Jụọ m tupu ị laa|Ka m kọwaara gị ya ebe a|Dee ya], [ihe e lekọtara anya na-ete aka|nlekọta anaghị eri oge|o siteghị ike].',
      ],
      [
        'M̀ ga-azụ [nke masịrị m|nke enyi m nwere|nke onye ọ bụla na-azụ], ka ọ bụ [nke m ji mkpa|nke ruru ego m|nke m ga-eji nwayọ họrọ]?',
        '[Ọ bụghị enyi gị ga-eji ya|Ihe ewu ewu na-agabiga|Ihe ewu ewu nwere ike ịghọgbu mmadụ], [zụọ nke dabara na ndụ gị|chee otú ị ga-esi jiri ya|lee nke ga-aba uru echi].',
      ],
    ],
    after: [],
  },
  made: {
    before: [
      [
        'Enwere m [foto|ihe atụ|otu foto] n’ekwentị m, [amaghị m onye nwere ike ime ụdị ya|ana m ebugharị ya kemgbe ọnwa gara aga|onye m gosiri ya sịrị na o kweghị omume].',
        '[Ka m hụ ya|Weta ekwentị ahụ|Gosi m ya], [anya na-akọwa karịa ọnụ|ọrụ nwere ihe atụ na-atọ m ụtọ|emesịa m ga-ekwu ihe ga-ekwe omume].',
      ],
      [
        'Onye meere m ya [mbụ|afọ gara aga|n’oge gara aga] [chefuru m n’ụbọchị ahụ|azaghị oku m ruo mgbe ụbọchị gafere|mere ihe m na-ekwughị], [ihere mere m n’etiti ndị mmadụ|anya mmiri fọdụrụ obere ka ọ gbapụta m|echefubeghị m ya ruo taa].',
        '[Ọ na-ewute|Ndo|Ihe dị otú ahụ na-ewute mmadụ], [taa, kwuo ihe niile ị chọrọ ka m dee ya|buru ụzọ kwuo ụbọchị ị chọrọ ya|ka o doo mụ na gị anya tupu ọrụ amalite].',
      ],
      [
        '[Ụbọchị ọmụmụ nwa m|Otu nnukwu ụbọchị|Ụbọchị ukwu ezinụlọ m] na-abịa, [achọghị m ihe onye ọ bụla nwere|achọrọ m ihe ha ga-echeta|achọrọ m ka ọ dị iche n’oge a].',
        '[Ọ tọrọ m ụtọ|Ị malitere nke ọma|Ihe dị iche na-esi n’okwu amalite], [kwuo onye ị na-emere ya|kwuo agba masịrị gị|kwuo otú ị chọrọ ka ọ dị].',
      ],
    ],
    among: [
      [
        'Ọ bụrụ na [amaghị m aha ihe m chọrọ|enweghị m ike ịkọwa ya|m echefuo ihe], [kedu ka m ga-esi kwuo ya|gịnị ka m ga-eme|ọ ga-ekwe omume]?',
        '[Jiri aka see ya|Kwuo ihe o yiri|Buru ụzọ kwuo ihe ị na-achọghị], [ebe ahụ ka okwu na-edo m anya|ọ dịghị okwu na-abaghị uru|emesịa m ga-ajụ nke fọdụrụ].',
      ],
      [
        'Ọ bụrụ na m [agbanwee obi m|ahụ ọzọ masịrị m|achọọ itinye ihe ọzọ] [mgbe unu malitechara|n’ụbọchị nke abụọ|n’abalị] kwanụ?',
        '[Kwuo ya n’oge|Kwuo ya tupu aka abanye n’ọrụ|Rahụ ụra tupu i kwere], [ihe e gburu egbu anaghị ejikọ ọzọ|mgbanwe dị mfe na mmalite|okwu n’oge ka mma].',
      ],
      [
        '[Nwanne m|Ọgọ m|Nne m] nwere [agba|ihe|ụdị] o bu n’obi, [mụ onwe m achọọ nke ọzọ|ọ ghọọla esemokwu|amaghị m onye m ga-ege ntị].',
        '[Tinye ntakịrị nke ya|Nọdụnụ ala họrọ otu|Kpọọ otu okenye ka o kpee], [udo ka agba mma|ka esemokwu ghara ịbata|mana kpebienụ tupu ọrụ amalite].',
      ],
      [
        'Gịnị ka ndị mmadụ na-[echefu ikwu|egbu oge ikwu|ezo unu] [mgbe ha bịara|mgbe ha na-agwa unu okwu|mgbe niile]?',
        '[Ụbọchị ha chọrọ ya|Ego ha bu n’obi|Ihe ha na-achọghị], [buru ụzọ kwuo ya|ma ọ bụ ya ka ihe niile dabeere|gị emela otú ahụ].',
      ],
      [
        'Ana m [ajụ kwa ụbọchị|akpọ ugboro atọ n’ụbọchị|ele elekere mgbe niile] ma m na-atụ anya ihe, [unu ewela iwe|otú ahụ ka m dị|ndidi m adịghị ogologo].',
        '[O gosiri na o metụrụ gị n’obi|Ama m ndị dị ka gị|Ọ maara m ahụ], [naanị hapụ ka aka rụọ ọrụ|ndidi na-esi okwute eghee|wetuo obi].',
      ],
    ],
    after: [],
  },
  feast: {
    before: [
      [
        '[Agbamakwụkwọ nwanne m|Ụbọchị ọmụmụ nne m|Ịgụ nwa m aha] [dị nso|fọrọ otu ọnwa|na-eru aka], [onye ọ bụla na-enye iwu, o nweghị onye na-eme ya|isi ejula m|amaghị m ebe m ga-amalite].',
        '[Kuo ume|Buru ụzọ nọdụ ala|Ọ bụ emume, ọ bụghị agha], [gwa m ụbọchị na ole ndị ọbịa dị|weta akwụkwọ na biro|otu otu ka e si agụ ihe].',
      ],
      [
        'N’emume m gara [ikpeazụ|izu gara aga|ọnwa gara aga], [ndị ọbịa guzoro ọtọ ruo ọgwụgwụ|ihe ezughị mmadụ|ihe niile gbagwojuru anya], [achọghị m ka nke m dị otú ahụ|ụjọ na-atụ m|ana m eche nke m kemgbe ahụ].',
        '[Nke gị agaghị adị otú ahụ|Ezi nhazi na-amalite n’oge|Ị mụtara ihe n’ebe ahụ], [kwuo ihe ị chọrọ ka ọ dị iche|mụ na gị dee ihe niile|ka m mara otú ụbọchị ahụ ga-adị].',
      ],
      [
        'Akpọrọ m [narị mmadụ abụọ|ámá niile|ikwu na ibe], [ụjọ na-atụzi m|ọnụ ọgụgụ ha na-aba ụba|ha niile sị na ha na-abịa].',
        '[Onye a hụrụ n’anya ka a na-abịa ekele|Emume juru eju ka atọ ụtọ|I nwere mmadụ, kelee Chukwu], [gụọ ha ọzọ|gwa m ọnụ ọgụgụ ha kpọmkwem|tinyetụ ole na ole n’ihe ị gụrụ].',
      ],
    ],
    among: [
      [
        'Nwanne m sịrị [na ọ ga-ahazi ya niile|na ọ maara otu onye|ka m ghara ichegbu onwe m], [ahụghịzi m ya|o mebeghị ihe ọ bụla|o gbanyụọla ekwentị ya].',
        '[Ezinụlọ tọrọ ụtọ|Ewesola ya iwe|Okwu ezinụlọ ka ọ bụ], [dee onye na-eme nke ọ bụla|nye onye maara ọrụ ya|ka ọ na-anabatara gị ndị ọbịa].',
      ],
      [
        'Gịnị ka ndị mmadụ na-[echefu|eleghara anya|echeta na ngwụcha] [n’ụbọchị emume|na nhazi emume|mgbe ụbọchị ruru]?',
        '[Mmiri ọṅụṅụ|Onye ga-ejide igodo|Nri ndị na-arụ ọrụ], [dee ya n’ebe anya gị ga-ahụ ya|obere ihe na-emebi emume|ekwela ka ọ bụrụ nke gị].',
      ],
      [
        'Ụfọdụ na-abịa [n’akpọghị ha|ha na ụmụ atọ|tupu oge ruo], [gịnị ka m ga-eme ha|m̀ ga-achụ ha|kedu ka m ga-esi mee ya]?',
        '[Kelee ha ka ha nọdụ|Ọbịa ka ha bụ|Achụla mmadụ n’ụbọchị ọṅụ], [tinyetụkwuo n’ọnụ ọgụgụ gị|egwú ha ga-akacha ụtọ|ha ga-asị na emume gị dara ụda].',
      ],
      [
        'Achọrọ m [ịnọdụ ala|ịgba egwú|ịgwa ndị ọbịa m okwu] n’ụbọchị ahụ, [ọ bụghị ịgbagharị ọsọ|ọ bụghị ịchọ igodo|ọ bụghị ịza ekwentị].',
        '[Ụbọchị gị ka ọ bụ|Onye na-eme emume kwesịrị ịchị ọchị|Otú ahụ ka o kwesịrị ịdị], [họrọ onye ga-aza oku|dee nhazi gị nye onye ọzọ|kpebichaa ihe niile tupu ụbọchị ahụ].',
      ],
      [
        '[Nne m chọrọ ka ọ dị ka nke mgbe ochie|Nna m sịrị ka ihe niile dị n’usoro|Ndị ntorobịa chọrọ egwú nke ha], [amaghị m onye m ga-eme obi ụtọ|ọ ghọọla nzukọ|onye ọ bụla nwere nke ya].',
        '[Nye ndị okenye ugwu ha|Kee ụbọchị ahụ abụọ|Jiri otu ihe mee onye ọ bụla obi ụtọ], [nke fọdụrụ bụ nke gị|ọ bụ naanị otu ụbọchị|ọchị ka o kwesịrị iji gwụ].',
      ],
    ],
    after: [],
  },
}
