import type { Stories } from './story.ts'

/** Things that are done for people, and what they learn. */
export const people: Stories['of'] = {
  mended: {
    before: [
      [
        '[Ụnyaahụ ka o mebiri|Ụtụtụ a ka o mebiri|O mebiela abalị atọ ugbu a], [nwanne m sịrị na ọ maara emezi ya|onye agbata obi m emeghela ya|nwanne nna m sịrị m hapụ ya otú ahụ].',
        '[Ekwela ka onye ọzọ metụ ya aka|Onye na-amaghị ya na-emebikwu ya|Ọ dị mma na ị bịara n’oge], [gwa m otú o si malite|gwa m ihe ọ na-eme|ka onye maara ya lee ya].',
      ],
      [
        '[Achọburu m ịzụ ọhụrụ|Achọburu m ịtụfu ya|A sịrị m gaa zụọ ọhụrụ], [mana ego adịghị|mana ọhụrụ dị oke ọnụ|mana ọ na-ewute m].',
        '[Azụkwala ihe ọ bụla ugbu a|Debe ego gị n’akpa|Nke ọhụrụ anaghị agba ọsọ], [ka m buru ụzọ lee ya|ihe mebiri emebi nwere ike ịdị mma ọzọ|buru ụzọ mara ihe mere ya].',
      ],
      [
        'Onye meziri ya [ikpeazụ|mbụ|afọ gara aga] [naara ego, o mebie ọzọ|sịrị na ọ dịla mma, o jughị otu izu o mebie|azazighị oku m].',
        '[Ndo|Ọ na-ewute|Ihe dị otú ahụ na-ewute mmadụ], [jụọ ihe niile tupu ọrụ amalite|ọ bụ ya mere i ji kwesị ịjụ nke ọma|taa, ka o doo gị anya].',
      ],
    ],
    among: [
      [
        'Ọ̀ ga-[emezili emezi|adịkwa mma|arụkwa ọrụ] [otú o mebiri a|n’eziokwu|ọzọ], ka m chefuo ya?',
        '[Anya na-ama ya|M ga-ebu ụzọ lee ya|Agaghị m ekwu ihe m na-ahụghị], [mana ọtụtụ ihe mebiri emebi na-emezi emezi|eziokwu ka m ga-agwa gị|atụfula olileanya].',
      ],
      [
        '[Otu enyi m|Nwa m|Nwa nwanne m] lere vidiyo n’ịntanetị, wee sị na [ọ ga-emezili ya|ọ bụ obere ọrụ|ọ chọghị onye ọrụ], [o tọghesịala ya|nọt atọ fọdụrụ ya n’aka|ugbu a, o kweghị onye ọ bụla].',
        '[Vidiyo anaghị ekwu ihe niile|Ọ bụghị vidiyo ga-akwụ ụgwọ ya|Kelee ọkaibe ahụ], [chịkọta ihe niile ọ tọghere|ekwela ya tọghee nke fọdụrụ|abarala ya mba, ọ chọrọ inye aka].',
      ],
      [
        'Gịnị na-[emebikarị ụdị a|eme ka o mebie|akpatakarị nsogbu a][|, biko|, n’eziokwu]?',
        '[Nlekọta e meghị|Mmezi e bugharịrị n’ihu|Obere mkpọtụ a na-eleghara anya], [nta nta ka o si amalite|otú ahụ ka obere ihe si aghọ nnukwu|egbula oge ma ị hụ ya].',
      ],
      [
        'Amaghị m [aha ihe mebiri|ihe mere o ji kwụsị|akọwa ya nke ọma], [unu achịla m ọchị|biko nweere m ndidi|naanị ihe ọ na-eme ka m ma].',
        '[Ịma aha ya adịghị mkpa|Ọ bụ ọrụ nke m|Onye isi na-awa anaghị ama aha ọgwụ], [kwuo ihe ị hụrụ na ihe ị nụrụ|gosi m ya, o zuola|kwuo ya otú ọ dị].',
      ],
      [
        'Kemgbe o mebiri, [ụlọ adịghị mma|ana m agbazinye nke onye ọzọ|ihe niile gbagwojuru anya], [ihere na-eme m|ọ gwụla m ike|ha na-eji m eme ihe ọchị].',
        '[Ndo|Ama m otú ọ na-adị|Onye o mebeghị amaghị ya], [ị ga-achị ọchị ọzọ|nyefee m okwu ahụ n’aka|ọ ga-agwụ].',
      ],
    ],
    after: [],
  },
  worked: {
    before: [
      [
        '[Ana m asị na m ga-eme ya na ngwụcha izu|Satọde niile ka m na-asị na m ga-eme ya|Ekwere m ndị be m nkwa na m ga-eme ya], [ụbọchị ruo, ụra eburu m|mana ike na-agwụ m|ọrụ ahụ ana-aba ụba].',
        '[Ngwụcha izu bụ maka izu ike|Mmadụ abụghị igwe|Ọ bụghị umengwụ, ike gwụrụ gị], [ka onye ọzọ meere gị ya|nyefee ya n’aka onye maara ya|gwa m ihe dị n’ala].',
      ],
      [
        '[Ọgọ m|Nne m|Otu ọbịa] na-abịa [n’ụbọchị atọ|na ngwụcha izu|echi], [achọghị m ka ọ hụ unyi a niile|emebeghị m ihe ọ bụla|ihere na-eme m].',
        '[Atụla egwu|Ihere agaghị eme gị|Wetuo obi], [kwuo ebe ọrụ ga-esi malite|ka m mara ihe dị n’ala|kwuo ihe kacha enye gị nsogbu].',
      ],
      [
        '[Agbalịrị m ime ya n’onwe m|Asịrị m ka m mee ya naanị m|Asịrị m na m agaghị akwụ ụgwọ maka ya], [azụ m sịrị m na o zuola|aka na-afụ m ụfụ ruo taa|eruchara m ọkara, ụra eburu m].',
        '[Daalụ ọrụ|Ị gbalịrị|Azụ enweghị nnọchi], [hapụ nke fọdụrụ|nọdụ ala ugbu a|ọrụ hiri nne chọrọ aka maara ya].',
      ],
    ],
    among: [
      [
        'Ihere na-eme m [igosi unu unyi a|ka unu hụ otú ọ dị|ikwu oge o teruola], unu [ahụtụla ụdị ya|agaghị achị ọchị|hụtụla ndị dị ka m]?',
        '[Ahụla m nke karịrị ya|Unyi anaghị eju m anya|Ụlọ niile nwere unyi], [ekwela ka ihere mee gị|ọ bụ ya mere m ji arụ ọrụ a|nzuzo gị agaghị apụta].',
      ],
      [
        'Gịnị ka m ga-[eme|ewepụ|egosi unu] [tupu unu amalite|tupu ọrụ ahụ|tupu oge ruo][|, biko|, ka m ghara imehie]?',
        '[Debe ego na ihe dị oke ọnụ|Kewapụ ihe nwere ike imebi|Gosi m ihe dị mkpa], [hapụ nke fọdụrụ|otú ahụ ka ọrụ si adị ngwa|otú ahụ ka obi si eru ala].',
      ],
      [
        'Ụmụ m na-[emebi ya niile|eme ka o ruo unyi|ekweghị ka o tee aka] [n’ime otu awa|tupu chi ejie|tupu m tụgharịa].',
        '[Ụmụaka ka ha bụ|Ụlọ nwere ụmụaka anaghị adị jụụ|Unyi ụmụaka bụ ọṅụ ụlọ], [nye ha obere ọrụ|kụziere ha ịchịkọta ihe ha|ka ha na-asa ụkwụ tupu ha abata].',
      ],
      [
        'Kedu unyi na-[esikarị ike|enyekarị unu nsogbu|egbukarị oge ọpụpụ][|, kwuonụ eziokwu|, n’eziokwu]?',
        '[Nke teworo aka|Nke e zoro ezo|Mmanụ kpọrọ nkụ], [kwuo ya n’oge ma ị hụ ya|nke ọhụrụ adịghị ike|ekwela ka o tee aka].',
      ],
      [
        'Gịnị ka m ga-eji [oge fọdụrụ|ụbọchị ezumike m|ngwụcha izu m] mee [ma ọrụ pụọ m n’aka|ma m na-emeghị ya n’onwe m|ugbu a]?',
        '[Rahụ ụra nke ọma|Soro ụmụaka gwuo egwu|Gaa leta nne gị], [ụwa abụghị naanị ọrụ|ị rụọla ọrụ|o nweghị onye ga-akpọ gị onye umengwụ].',
      ],
    ],
    after: [],
  },
  cared: {
    before: [
      [
        'Mgbe m [lere enyo anya|sere foto|hụrụ foto m ochie], [ahụrụ m na m echefuola onwe m|asịrị m na o kwesịrị ka m mee ihe|obi adịghị m mma].',
        '[Ị na-elekọta onye ọ bụla|Ọrụ na ụlọ ewerela obi gị|Enyo anaghị agha ụgha], [o ruola gị aka ugbu a|nọdụ ala ka onye ọzọ lekọta gị|mana okwu a nwere azịza].',
      ],
      [
        '[Agbamakwụkwọ enyi m|Emume ezinụlọ m|Nnukwu ụbọchị m] [dị nso|fọrọ ụbọchị ole na ole|na-eru aka], [amabeghị m otú m ga-adị|anya niile ga-adị m n’ahụ|achọrọ m ka o juo ha anya].',
        '[Ụbọchị dị otú ahụ anaghị eche mmadụ|Anya niile ga-adị gị n’ahụ|Wetuo obi], [kwuo otú ị chọrọ ịdị|gosi m foto masịrị gị|ka m mara uwe ị ga-eyi].',
      ],
      [
        '[Enyi m|Nwanne m|Otu onye ikwu m] meere m ya [n’oge gara aga|n’ụlọ|n’efu], [apụghị m n’èzí ụbọchị atọ|anya mmiri fọrọ obere ka ọ gbaa m|onye ọ bụla na-ajụ ihe mere m].',
        '[Ndo|Ọ chọrọ inye gị aka|Anụla m akụkọ dị otú ahụ], [taa, kwuo ihe ị na-achọghị|ka m buru ụzọ lee ya|ndidi ka e ji eme ya].',
      ],
    ],
    among: [
      [
        'Nke dị na [foto|vidiyo|ihe atụ] a ọ̀ ga-adaba [m n’ihu|m n’ahụ|mụ onwe m]?',
        '[Ihe dabara otu onye nwere ike ọ gaghị adaba onye ọzọ|Foto nwere ìhè nke ya|Ọ bụghị gị bụ onye ahụ nọ na foto], [ka m buru ụzọ lee gị nke ọma|eziokwu ka m ga-agwa gị|ọ bụ mma gị kwesịrị ịpụta].',
      ],
      [
        'Ndị be m [anaghị ahụ ihe gbanwere|na-asị na ihe agbanweghị|anaghị ekwu ihe ọ bụla] [belụsọ ma m jụọ ha|ruo mgbe izu gwụrụ|belụsọ ma onye ọzọ kwuo ya].',
        '[Taa, ha ga-ahụ ya|Naanị guzo n’ihu ha|Bata dị ka eze], [gụọ otu, abụọ, atọ|ekwula okwu|lee ihu ha anya].',
      ],
      [
        'Ana m [ehi ụra n’oche|ekwu ọtụtụ okwu|ele ekwentị] mgbe [a na-edozi m|a na-elekọta m], [unu ewela iwe|otú ahụ ka m dị|maranụ ya].',
        '[Oche ahụ ahụla ihe niile|Ọ naghị egbochi m|Ọtụtụ mmadụ na-eme ya], [nọrọ ka ị nọ n’ụlọ gị|wetuo obi|naanị emegharịla isi].',
      ],
      [
        'Kedu ka m ga-esi lekọta ya [ma m ruo ụlọ|n’ụlọ|mgbe taa gasịrị], [ka o tee aka|ka ọ ghara imebi ngwa|ka ọ na-egbuke]?',
        '[Jiri aka dị nro metụ ya|Emetụla ya aka mgbe niile|Na-elekọta ya abalị niile], [nlekọta nta nta na-eme ka o tee aka|ihe e lekọtara anya na-ete aka|jụọ m ma o doghị gị anya].',
      ],
      [
        'Ihe dị otú a ọ̀ [karịrị m|dabaara onye ruru afọ m|ga-eme ka a kọchaa m n’ụlọ], [kwuonụ eziokwu|unu aghọgbula m|leenụ m anya]?',
        '[Mma enweghị afọ|Ahụ gị ka ọ bụ|Onye kọchara gị na-ekwo ekworo], [mee ihe na-eme gị obi ụtọ|welie isi gị elu|lee enyo tupu ị zaa].',
      ],
    ],
    after: [],
  },
  healed: {
    before: [
      [
        'Ana m [asị na ahụ m siri ike|agbara okwu dọkịta ọsọ|eche na ọ ga-aga n’onwe ya], [ndị be m sịrị m bịa|ụjọ ka na-atụ m|ụbọchị na-agakwa].',
        '[Daalụ na ị bịara|Ọbịbịa gị dị mma|Ahụike abụghị okwu ihere], [kwuo otú ahụ dị gị|jụọ ihe na-atụ gị ụjọ|ezola ihe ọ bụla].',
      ],
      [
        'Nne m [achọghị ịnụ maka dọkịta|na-echefu ahụike ya|na-asị na ọ bụ agadi], [obi erughị m ala|amaghị m otú m ga-esi gwa ya|achọrọ m ka ọ dịrị m ndụ].',
        '[Ị bụ ezigbo nwa|Otu nne ka mmadụ nwere|Okenye achọghị inye nwa nsogbu], [jiri ndidi gwa ya okwu|gị na ya bịakọọ|gwa ya na ị hụrụ ya n’anya].',
      ],
      [
        'Onye agbata obi m sịrị [m jiri ihe o jiri|na ọ maara ihe na-eme m|na ọ bụ agadi kpatara ya], [ekweghị m|m sịrị ka m buru ụzọ jụọ|mana ụjọ na-atụ m].',
        '[I mere nke ọma na ị jụrụ|Ọ chọrọ inye gị aka|Ahụ gị abụghị ahụ ya], [ihe gwọrọ otu onye nwere ike ọ gaghị agwọ onye ọzọ|jụọ onye maara ya|ejila ihe ị na-amaghị].',
      ],
    ],
    among: [
      [
        'Enwere m ajụjụ [na-eme m ihere|tere aka n’obi m|dị ka nke nwata], [unu achịla ọchị|nyetụ m ohere|ajụbeghị m onye ọ bụla].',
        '[Ọ dịghị ajụjụ dị obere n’okwu ahụike|Jụọ, ana m ege ntị|Ihere anaghị agwọ ọrịa], [kwuo ya otú ọ dị|okwu gị agaghị apụ n’èzí|ọ bụghị gị bụ onye mbụ].',
      ],
      [
        'Gịnị ka m ga-[ewere bịa|ede|eme n’oge] [tupu m bịa|mgbe m na-abịa|ka ihe dị ngwa]?',
        '[Dee otú ahụ si eme gị|Dee mgbe o malitere|Dee aha ọgwụ i jirila], [ka ihe ọ bụla ghara ịgafe gị|otú ahụ ka e si ama ebe okwu dị|obere akwụkwọ ezuola].',
      ],
      [
        'Nwa m [na-ebe ákwá ma ọ nụ aha dọkịta|anaghị emeghe ọnụ maka ọgwụ|na-ezo ezo mgbe a na-abịa], [gịnị ka m ga-eme|gịnị ka m ga-agwa ya|ọ̀ na-adị otú ahụ]?',
        '[Ejila dọkịta eyi ya egwu n’ụlọ|Were ihe masịrị ya bịa|Ka ọ hụ na ị naghị atụ egwu], [nwatakịrị na-ele ihu nne ya na nna ya|ndidi ka ọ chọrọ|ọ ga-achị ọchị tupu ọ laa].',
      ],
      [
        'Ana m [agụ ihe niile n’ekwentị n’abalị|ajụ ekwentị m ihe na-eme m|ekiri vidiyo ndị m na-amaghị], [ụjọ atụwa m ọzọ|ụra apụọ m n’anya|ọ dị ka ọrịa niile ọ̀ na-arịa m].',
        '[Ekwentị anaghị ahụ ihu gị|Ekwentị anaghị ajụ gị ajụjụ|Gbanyụọ ekwentị, rahụ ụra], [gwa onye maara ya okwu|otu ajụjụ ihu na ihu ka iri abụọ n’ekwentị|dee ajụjụ gị n’akwụkwọ].',
      ],
      [
        'Kedu ka m ga-esi cheta [ihe niile unu kwuru|ihe m ga-eme|oge ya], [ebe isi m juru|n’emehieghị|ma m ruo ụlọ]?',
        '[Dee ya n’elu mgbidi|Jiri ekwentị chetara onwe gị|Gwa nwa gị ka o chetara gị], [ka ụbọchị ghara ịgafe|ihe e dere ede anaghị efu|ọtụtụ mmadụ na-eme ya].',
      ],
    ],
    after: [],
  },
  learned: {
    before: [
      [
        '[Emeela m okenye|O teela m hapụrụ akwụkwọ|Egbuola m oge tupu m malite], [isi m ọ̀ ka ga-ejide ya|ha agaghị achị m ọchị|m̀ ka ga-amụtali ya]?',
        '[Amamihe enweghị afọ|Onye chọrọ ịmụta egbughị oge|Aka na-eme ya na-ama ya], [malite ebe i guzo|weta mmasị, nke fọdụrụ ga-eso ya|nta nta ka e si ama ihe].',
      ],
      [
        '[Ihe m na-enweta anaghị ezu m|Ọrụ siri ike inweta|Otu ọrụ anaghị ezuzi], achọrọ m [inwe ihe aka m nwere ike ime|inwe ihe mmadụ na-agaghị anapụ m|itinye ihe n’ihe m maara].',
        '[Ọ bụ ezigbo echiche|I kwuru okwu okenye|Ihe ọmụma anaghị anyị arọ n’isi], [gwa m ihe ị maara|gwa m ihe mere i ji họrọ nke a|ụbọchị mmadụ malitere ka ihe dị].',
      ],
      [
        '[Ana m amụ ya na vidiyo|Ọ bụ na vidiyo ka m na-amụ ya|Ana m ekiri vidiyo ya] [kemgbe otu ọnwa|kemgbe afọ gara aga|kwa ụbọchị], [otu ebe ka m guzo|ahụghị m onye m ga-ajụ ajụjụ|ọ bịa sie ike, ọ dị naanị m].',
        '[Vidiyo anaghị ele aka gị anya|Vidiyo anaghị edozi mmejọ|Vidiyo anaghị aza ajụjụ], [onye maara ya kwesịrị ịnọ gị n’akụkụ|weta ajụjụ gị|ọ dị mma na ị bịara].',
      ],
    ],
    among: [
      [
        'Ọ bụrụ na [o doghị m anya|m emehie|m dị nwayọ] [n’etiti ndị ọzọ|na klaasị|n’ụbọchị mbụ] kwanụ?',
        '[Welie aka gị|Mmejọ bụkwa onye nkuzi|Onye ọ bụla maara ya emehietụla], [jụọ ọzọ|o nweghị onye kwesịrị ịchị gị ọchị|otú ahụ ka mmadụ si amụta ihe].',
      ],
      [
        'Enweghị m [ọtụtụ oge|ohere kwa ụbọchị|ọtụtụ awa n’ụlọ], kedu ka m ga-esi [na-eme ya n’ụlọ|cheta ihe m mụrụ|gaa n’ihu]?',
        '[Nkeji iri abụọ kwa ụbọchị ezuola|Họrọ otu oge, agbanwela ya|Mee ya tupu ndị ụlọ ebilie], [aka anaghị echefu ihe ọ na-eme|nta nta ka amamihe si abata|otú ahụ ka o si amara mmadụ ahụ].',
      ],
      [
        'Ndị be m [ga-achị ọchị ma ha nụ|ga-ajụ ihe m ji ya eme|sịrị m nọdụ jụụ], [gịnị ka m ga-agwa ha|gịnị ka m ga-eme|m̀ ga-ezo ya]?',
        '[Ka ọrụ aka gị kwuo okwu|Soro ha chịa ọchị|Gosi ha ihe mbụ i mere], [onye chịrị ọchị taa nwere ike ịbịa jụọ echi|azịza adịghị n’ọnụ|anya ha ga-ekwere].',
      ],
      [
        'Gịnị ka [onye mụchara ya|onye maara ya nke ọma|onye dị ngwa] na-eme nke [ndị ọzọ na-anaghị eme|onye hapụrụ ya emeghị]?',
        'Ọ na-[eme ya n’ụlọ|ajụ ajụjụ|abịa kwa ụbọchị], [ọ naghị eche ruo mgbe ọ matachara|ihere mmejọ anaghị eme ya|ọbụna ma ike gwụ ya].',
      ],
      [
        'Ụbọchị mbụ [na-atụ m egwu|na-esikarị m ike|adịghị m mfe], [amaghị m onye m ga-anọdụ n’akụkụ ya|ana m achọ ịgbapụ|aka na-ama m jijiji].',
        '[Onye nọ gị n’akụkụ na-atụkwa egwu|Onye ọ bụla nwere ụbọchị mbụ|Ụbọchị nke abụọ na-adị mfe], [kelee ya, jụọ aha ya|naanị nọdụ n’ihu|weta biro na ọchị].',
      ],
    ],
    after: [],
  },
  taught: {
    before: [
      [
        'Nwa m [maara ihe nke ọma n’ụlọ|na-ajụ ihe niile|maara abụ niile na tiivi], [mana o ruo n’akwụkwọ, ụra abịa|mana ọ bụ naanị akwụkwọ ka ọ na-achọghị ịhụ|achọrọ m ka akwụkwọ na-atọ ya ụtọ otú ahụ].',
        '[Nwa na-ajụ ajụjụ na-amụta ihe|Isi ya dị ya|Nwa ọ bụla nwere ụzọ nke ya], [gwa m ihe masịrị ya|ka m mara ebe o ruru|ndidi na ezi ụzọ ka ọ chọrọ].',
      ],
      [
        'Ebe ọ nọ [na mbụ|afọ gara aga|tupu ugbu a], [o nweghị onye na-ele akwụkwọ ya|ụmụaka juru na klaasị|ahụghị m onye nkuzi m ga-agwa okwu], [ụjọ na-atụ m|achọrọ m ka ọ dị iche ugbu a|obi erughị m ala].',
        '[Obi nne na nna anaghị eru ala maka nwa|I mere nke ọma na ị bịara jụọ|Anụla m], [jụọ m ihe niile|kwuo ihe ị chọrọ ka ọ dị iche|bịa jiri anya gị hụ ya].',
      ],
      [
        'Ebe nwa nwere ike [ịgụ akwụkwọ|ịmụta ihe|ịga] dị ọtụtụ [n’ógbè m|ebe niile|ugbu a], [amaghị m nke m ga-ahọrọ|ha niile sị na ha kacha mma|isi na-awa m].',
        '[Ahọrọla n’ihi mgbidi|Egela naanị ọnụ ntị|Lee ihu ụmụaka nọ ebe ahụ], [bịa lee ya ma jụọ ajụjụ|onye nkuzi na omume ka mkpa|ka nwa ahụ soro gị hụ ya].',
      ],
    ],
    among: [
      [
        'Nwa m na-[ebe ákwá n’ụtụtụ|asị na afọ na-asa ya|ezo akpụkpọ ụkwụ ya] [ma oge akwụkwọ ruo|tupu ọ pụọ|na Mọnde].',
        '[Nne na nna niile maara akụkọ ahụ|Na Satọde, ọ gaghị eme otú ahụ|Ọ na-agabiga], [jụọ ya maka ndị enyi ya|makụọ ya, hapụ ya ka ọ gaa|dozie uwe ya n’abalị].',
      ],
      [
        'Ọrụ e nyere n’ụlọ [aghọọla ọgụ n’ụlọ m|na-egbu oge ruo abalị|na-esi mụ onwe m ike], [mgbakọ nke ugbu a dị iche|o nweghị onye na-arahụ ụra|ha niile na-ele m anya n’ihu].',
        '[Emerela ya ya|Ka o gosi onye nkuzi mmejọ ya|Nye ya mmiri, nọdụ n’akụkụ ya], [mmejọ na-egosi ebe ọmụmụ fọdụrụ|ọkara awa ezuola|nwa zuru ike na-echeta ihe].',
      ],
      [
        'Kedu ka m ga-esi nyere ya aka n’ụlọ, [n’enweghị ọgụ|n’etighị ya ihe|ka ọ na-atọ ya ụtọ], [ebe ọrụ juru m aka|ebe m na-agụchaghị akwụkwọ|ma m lọta n’abalị]?',
        '[Nọdụ n’akụkụ ya|Jụọ ya ihe ọ mụtara taa|Too ya ma o mee nke ọma], [nkeji iri ezuola|ị chọghị ịma azịza ya|nwa na-echeta onye gere ya ntị].',
      ],
      [
        '[Achọrọ m ka ọ bụrụ dọkịta|Nwanne m chọrọ ka ọ bụrụ onye ọka iwu|Nna m chọrọ ka ọ bụrụ injinia], ya onwe ya sị na [ọ ga-abụ onye ọbụ abụ|bọọlụ ka ọ ga-agba|ọ ga-anya ụgbọ elu].',
        '[Nwatakịrị ga-agbanwe ya ugboro iri|Gị na nrọ ya alụla ọgụ|Ọ bụ Chukwu maara echi], [akwụkwọ bụ ntọala ha niile|ka ọ mara agụ na ide|buru ụzọ mee ka ọmụmụ tọọ ya ụtọ].',
      ],
      [
        'Gịnị ka m ga-[ajụ|ele anya|ahụta] [ma m bịa|n’ụbọchị mbụ|tupu m debanye aha ya]?',
        '[Jụọ otú onye nkuzi si adọ nwa aka na ntị|Lee akwụkwọ ụmụaka nọ ebe ahụ|Lee ma ụmụaka hà na-ajụ ajụjụ], [eziokwu dị ebe ahụ|ụmụaka anaghị agha ụgha|jiri nwayọ].',
      ],
    ],
    after: [],
  },
}
