import type { Stories } from './story.ts'

/** Invitations, appeals and jobs. */
export const calls: Stories['of'] = {
  invited: {
    before: [
      [
        '[Ọrụ na-ewe ụbọchị m niile|Enwere m ihe m ga-eme n’ụbọchị ahụ|O nwere ike igbu oge tupu m pụọ], [m̀ ka ga-abịali|ọ̀ dị njọ ma m bịatụ n’azụ|oche ọ̀ ga-adịrị m]?',
        '[Bịa otú ahụ|Onye bịara n’azụ ka onye na-abịaghị mma|Ọrụ anaghị agwụ agwụ], [jiri nwayọ bata, nọdụ ala|anyị na-atụ anya gị|naanị ahapụla ịbịa].',
      ],
      [
        '[Amaghị m onye ọ bụla n’ebe ahụ|Nke a bụ nke mbụ m|Ọ bụ naanị m ga-abịa], [ihere na-eme m ntakịrị|amaghị m onye m ga-anọdụ n’akụkụ ya|ụjọ na-atụtụ m].',
        '[Naanị chịa ọchị|Jụọ aha onye nọ gị n’akụkụ|Ọbịa anaghị egbu oge ịghọ enyi], [otú ahụ ka ọbụbụ enyi si amalite|tupu ị laa, ị ga-amala mmadụ|ụbọchị dị otú ahụ na-ejikọ ndị mmadụ].',
      ],
      [
        '[Onye be m|Enyi m|Nwanne m] sịrị na [ọ chọghị ịpụ|ike gwụrụ ya|ọ ga-arahụ ụra], [gịnị ka m ga-agwa ya|kedu ka m ga-esi kpọta ya|m̀ ga-ahapụ ya]?',
        '[Gwa ya na ị chọghị ịga naanị gị|Jikere tupu ị kpọọ ya|Gosi ya òkù a], [ọchị na-akpọpụta mmadụ|obi ga-adị ya ụtọ ma o ruo|jiri ịhụnanya gwa ya].',
      ],
    ],
    among: [
      [
        '[Achọghị m ịdị iche|Uwe m abụghị ọhụrụ|Achọghị m ime ka ọ karịa], kedu uwe m ga-[eyi|akwadebe|ahọrọ]?',
        'Yiri [uwe dị ọcha|ihe ahụ gị chọrọ|ihe na-asọpụrụ ụbọchị ahụ], [ọ bụ gị ka anyị chọrọ ịhụ, ọ bụghị uwe|ọchị bụ uwe kacha mma|ekwela ka uwe gbochie gị].',
      ],
      [
        'Kedu oge m ga-[apụ n’ụlọ|amalite ijikere|anọ n’ụzọ], [ka m ghara ịbịa n’azụ|ka m nweta oche|ka obi ruo m ala]?',
        '[Tinye otu awa|Pụọ n’oge|Jikere n’oge], [ụzọ anaghị ekwu ihe dị n’ime ya|onye ruru n’oge na-ahọrọ oche|otú ahụ ka obi si eru ala].',
      ],
      [
        '[Nwanne m|Enyi m|Otu onye ikwu m] na-[abịa n’azụ mgbe niile|asị na ọ nọ n’ụzọ, ma ọ sabeghị ahụ|abata mgbe mmemme na-agwụ].',
        '[Gwa ya oge otu awa tupu oge ahụ|Kpọọ ya tupu ị saa ahụ|Gaa kpọrọ ya n’ụlọ], [ezinụlọ niile nwere onye dị otú ahụ|ịhụnanya ka e ji eme ya|ọ ga-eju ya anya].',
      ],
      [
        'Onye ka m kwesịrị [ịkpọ|ịgwa|izigara òkù a] [tupu ụbọchị ahụ eruo|taa|nke mbụ]?',
        'Onye [ị hụbeghị kemgbe|na-anọkarị naanị ya n’ụlọ|mbụ batara gị n’obi], [otu òkù nwere ike ime ya obi ụtọ|ya onwe ya na-eche òkù|ahapụla ya ruo echi].',
      ],
      [
        'Ọ bụrụ na [ọrụ|mmiri ozuzo|ụra] achọọ igbochi m [n’ụbọchị ahụ|tupu m pụọ|na nkeji ikpeazụ], gịnị ka m ga-eme?',
        '[Cheta ihe mere i ji kwere|Gwa mmadụ ka ọ kpọọ gị|Dee ya n’ebe anya gị ga-ahụ ya], [ihe e kpebiri ka a na-eme|ezigbo ụbọchị anaghị abịa kwa ụbọchị|obi ga-adị gị ụtọ na ị bịara].',
      ],
      [
        'M̀ nwere ike [inyere unu aka|ime otu ihe|iburu unu ihe] [n’ụbọchị ahụ|tupu mmemme|mgbe mmemme gasịrị]?',
        '[Kwuo ihe ị maara eme|Bịa n’oge ma jụọ|Jụọ ihe fọdụrụ], [aka niile bara uru|igwe bụ ike|enyemaka adịghị obere].',
      ],
      [
        'Kedu ka m ga-esi [laa|nweta ụgbọala|ruo ụlọ] [mgbe mmemme gasịrị|mgbe unu mechara|ma m nọọ ọdụ]?',
        '[Gị na onye agbata obi gị banye otu ụgbọala|Hazie ya tupu ị bịa|Jụọ onye na-aga ụzọ gị], [ije mmadụ abụọ na-atọ ụtọ|ka obi ruo gị ala|otú ahụ ka ndị enyi si aba ụba].',
      ],
    ],
    after: [],
  },
  given: {
    before: [
      [
        '[Ego m adịghị ọtụtụ|Ọ bụ ntakịrị dị m n’aka|Ọnwa agwụbeghị], [ntakịrị ahụ ọ̀ ga-eme ihe|ihere agaghị eme m iweta ya|nke m ọ̀ ga-abakwa uru]?',
        '[Nta nta ka e si akpa nku|Otu aka anaghị ekeli ngwugwu|Onyinye adịghị nke dị obere], [nke gị na nke onye ọzọ na-aghọ ọtụtụ|weta nke aka gị ruru|obi i ji nye ya ka mkpa].',
      ],
      [
        '[Enyetụla m mbụ, anụghị m ihe ọ bụla ọzọ|Ọtụtụ ajụjụ dị m n’obi|Anaghị m enye n’amaghị ihe], [achọrọ m ịma ebe ọ na-aga|achọrọ m ka obi ruo m ala|unu ewela iwe ma m jụọ].',
        '[Ọ bụ ikike gị ịjụ|Okwu gị ziri ezi|Onye na-enye kwesịrị ịma], [jụọ anyị ihe niile|kwuo ihe ị chọrọ ịma|ezola ajụjụ ọ bụla].',
      ],
      [
        '[Mmadụ nyetụrụ m aka|Echetara m ụbọchị m na-enweghị ihe ọ bụla|Otu onye ọbịa guzoro m n’azụ], [echefubeghị m ya|oge eruola ka m mee nke m|achọrọ m ka onye ọzọ chịkwa ọchị].',
        '[Otú ahụ ka obiọma si agagharị|Ihe ọma anaghị efu|Chukwu hụrụ obi gị], [malite ebe aka gị ruru|ihe i mere taa, mmadụ ga-echeta ya|daalụ na i chetara].',
      ],
    ],
    among: [
      [
        'Ọ bụrụ na ego adịghị, [gịnị ọzọ ka m ga-eme|kedu ka m ga-esi nyere unu aka|aka m ọ̀ ga-emeli ihe][|, biko|, n’eziokwu]?',
        'I nwere ike [inye anyị oge gị|ịgwa onye ọzọ|ikpere anyị ekpere], [nke ahụ bụkwa enyemaka|o nwere ike ịka ego|otu ọnụ na-akpọta aka iri].',
      ],
      [
        'M̀ nwere ike [ịkpọ ndị enyi m|ikwu ya n’ebe ọrụ|ịgwa ndị be m], ka anyị [mekọọ ya|tụkọta ya|weta ya otu mgbe]?',
        '[Nke ahụ kacha mma|Daalụ, ezigbo echiche|Igwe bụ ike], [họrọnụ onye ga-anakọta ya|tinyenụ otu ụbọchị|ka onye ọ bụla mee nke ọ pụrụ].',
      ],
      [
        'Ụmụ m [na-ajụ ihe mere anyị ji enye|chọrọ itinye ego ha|achịkọtala ihe ha], [gịnị ka m ga-agwa ha|m̀ ga-ekwe|gịnị ka m ga-eme]?',
        '[Ka ha jiri aka ha mee ya|Gwa ha na obiọma na-amalite n’ụlọ|Ka ha soro gị], [ha agaghị echefu ya|nwa na-amụta ihe ọ hụrụ|otú ahụ ka ezi obi si eto].',
      ],
      [
        'Kedu mgbe m kwesịrị [ime ya|iweta ya|izite ya], m̀ ga-[eche ngwụcha ọnwa|eche ka ọ dị ọtụtụ|eme ya taa]?',
        '[Echela ka ọ dị ọtụtụ|Mee ya mgbe ọ dị gị n’obi|Taa ka echi mma], [enyemaka bịara n’oge na-azọ mmadụ|ntakịrị taa ka ọtụtụ echi|onye na-eche na-agụ ụbọchị].',
      ],
      [
        'Achọghị m ka [onye ọ bụla mara aha m|a kpọsaa m|ọ ghọọ mkpọtụ], [ọ̀ ga-adị mma|ọ̀ dị njọ|unu nwere ike izo ya]?',
        '[Chukwu maara aha gị|Ọ dịghị njọ ma ọlị|Gwa anyị otú ahụ], [obiọma achọghị mkpọtụ|obi gị ka mkpa|onye natara ya ga-ekpere gị ekpere].',
      ],
      [
        'Gịnị na-[atọ unu ụtọ|enye unu ike|eme ka unu chịa ọchị] [n’ọrụ a|mgbe ike gwụrụ unu|kwa ụbọchị]?',
        '[Ihu onye na-achị ọchị|Onye nyere anyị nke o nwere|Onye sịrị daalụ], [anyị anaghị echefu ya|ọ na-ewepụ ike ọgwụgwụ|ọ bụ ya na-eme ka anyị bilie n’ụtụtụ].',
      ],
    ],
    after: [],
  },
  hired: {
    before: [
      [
        '[Enweghị m ọtụtụ asambodo|Arụbeghị m ụdị ọrụ a|Ana m amalite ọhụrụ], m̀ nwere ike [ịnwale|ịjụ maka ya|ịgwa unu na m chọrọ ya]?',
        '[Kwuo ihe ị maara eme|Kwuo eziokwu banyere onwe gị|Jụọ, ajụjụ anaghị egbu mmadụ], [aka chọrọ ọrụ ka mkpa|agbakwunyela ihe|ebe ahụ ka okwu si amalite].',
      ],
      [
        'Ana m [achọ ọrụ|edebanye aha ebe niile|akụ ụzọ] [kemgbe ọnwa atọ|kemgbe afọ gara aga|ogologo oge], [ọ chọrọ ịgwụ m ike|achọghị m ịtụfu olileanya|ha anaghị aza m].',
        '[Ekwela ka ọ gwụ gị ike|Ndidi na-emepe ụzọ|Otu ụzọ nwere ike imepe otu ụbọchị], [jiri nwayọ gee ihe anyị kwuru|kwadebe tupu ị bịa|nwaa ọzọ].',
      ],
      [
        'Enyi m [na-achọ ọrụ|maara ọrụ a nke ọma|amaghị otú e si arịọ ọrụ], m̀ nwere ike [izigara ya nke a|ịgwa ya|ịjụrụ ya]?',
        '[Gwa ya taa|Ka o gwa anyị okwu n’onwe ya|Gwa ya otú ọ dị], [i mere ihe ọma|ọrụ kwesịrị onye nwere ike ime ya|ka oge ghara ịgafe].',
      ],
    ],
    among: [
      [
        'Gịnị ka m ga-[ekwu|ebu ụzọ kwuo|etinye n’ozi m] [banyere onwe m|ka unu mara m|nke mbụ]?',
        'Kwuo [aha gị na ebe i bi|ọrụ ị rụtụrụla|mgbe ị ga-amalite], [n’okwu ole na ole|ka o doo anya ngwa|emela ka okwu dị ogologo].',
      ],
      [
        'Gịnị ka unu ga-[ebu ụzọ lee|ahụta|ajụ] [n’ahụ onye bịara|n’ụbọchị mbụ|mgbe mmadụ bịara]?',
        'Otú o si [asọpụrụ oge|ekwu eziokwu|agwa ndị mmadụ okwu], [nke fọdụrụ, mmadụ nwere ike ịmụta ya|agwa bụ mma|ọ bụghị naanị uwe].',
      ],
      [
        'Ana m atụ egwu [ajụjụ ihu na ihu|ka a na-ele m anya|ikwu ihe na-ezighị ezi], [olu m na-ama jijiji|okwu na-akọ m|ihe m maara na-efepụ m n’isi].',
        '[Kuo ume|Onye ọ bụla na-atụ egwu|Obere ọchị ezuola], [kwuo ihe ị maara, o zuola|onye na-ajụ ajụjụ nọdụkwara n’oche ahụ|ṅụọ mmiri tupu ị bata].',
      ],
    ],
    after: [],
  },
}
