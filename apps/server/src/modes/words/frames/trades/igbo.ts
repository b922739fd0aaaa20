import type { TradeTalks } from './trade-talk.ts'

export const igbo: TradeTalks = {
  generators: {
    asks: '[jenereto gị ọ̀ na-enye nsogbu|jenereto gị ọ̀ mebiela|jenereto gị ọ̀ jụrụ ịrụ ọrụ]',
    film: 'jenereto ahụ',
    tips: [
      'Tupu ị kpọọ, [lelee mmanụ na plọg ya|gee ntị n’ụda ya], [ka i nwee ike ịkọwa ya|ọ na-echekwa oge].',
      'Ọ bụrụ na jenereto na-ekpo ọkụ, [buru ụzọ gbanyụọ ya|hapụ ya ka ọ jụọ oyi], [emetụla ya aka|nchekwa na-ebu ụzọ].',
    ],
  },
  phoneRepairs: {
    asks: '[ekwentị gị ọ̀ mebiela|ihuenyo ekwentị gị ọ̀ gbawara|ekwentị gị ọ̀ na-enye nsogbu]',
    film: 'ekwentị ahụ',
    tips: [
      'Tupu i nye ekwentị gị ka e mezie ya, [chekwaa foto gị|wepụ sim gị], [ka ihe ọ bụla ghara ifu|ọ ka mma otú ahụ].',
      'Ọ bụrụ na [mmiri abanye n’ekwentị|ekwentị adaba na mmiri], [gbanyụọ ya ozugbo|achajịla ya], [bute ya ngwa ngwa|ka ọ ghara imebikwu].',
    ],
  },
  carRepairs: {
    asks: '[ụgbọala gị ọ̀ mebiela|ụgbọala gị ọ̀ na-enye nsogbu|ụgbọala gị ọ̀ jụrụ ịrụ ọrụ]',
    film: 'ụgbọala ahụ',
    tips: [
      'Ọ bụrụ na [ị nụ ụda ọhụrụ|ụgbọala gị na-akwụsị n’ụzọ], [lelee ya n’oge|ekwela ka o mebikwu], [obere mmezi na-eri obere ego|ọ na-echekwa ego].',
      'Dee [ihe ụgbọala gị na-eme|mgbe nsogbu ya malitere], [ka a hụ ya ngwa ngwa|ọ na-enyere onye na-emezi ya aka].',
    ],
  },
  appliances: {
    asks: '[friji gị ọ̀ kwụsịla ịjụ oyi|ihe ọ̀ mebiela n’ụlọ gị|igwe ụlọ gị ọ̀ na-enye nsogbu]',
    film: 'igwe ahụ',
    tips: [
      'Ọ bụrụ na igwe na-[eme mkpọtụ|adị oke ọkụ], [buru ụzọ gbanyụọ ya|wepụ ya n’ọkụ], [ka nsogbu ghara ịba ụba|mmezi n’oge ka mfe].',
      'Kwuo [aha igwe ahụ|afọ ị zụtara ya] [mgbe ị kpọrọ|n’ozi gị], [ka a mara ihe ọ chọrọ|ọrụ ga-adị ngwa].',
    ],
  },
  solar: {
    asks: '[e weela ọkụ ọzọ|ọkụ adịghị n’ụlọ gị|ọchịchịrị ọ̀ gwụla gị ike]',
    film: 'sola ahụ',
    tips: [
      'Tupu ị họrọ sola, [dee ihe ndị na-eji ọkụ n’abalị|gụọ fan, tiivi na friji gị ọnụ], [ebe ahụ ka e si ama nha ya|ka nha ya zuo].',
      'Zitere anyị [aha ihe niile na-eji ọkụ n’ụlọ gị|foto mita gị], [ka anyị gwa gị nha ga-ezu gị|ka anyị gbakọọrọ gị ya].',
    ],
  },
  electric: {
    asks: '[ọkụ n’ụlọ gị ọ̀ na-enye nsogbu|sọket gị ọ̀ gbara ọkụ|waya ọkụ gị ọ̀ mebiela]',
    film: 'ọrụ ọkụ ahụ',
    tips: [
      'Ọ bụrụ na sọket na-[ekpo ọkụ|agba ọkụ], [gbanyụọ isi ọkụ|emetụla ya aka], [ọkụ abụghị egwuregwu|wee kpọọ onye maara ya].',
      'Dee [ime ụlọ nwere nsogbu|mgbe nsogbu ya malitere], [ka ọrụ dị ngwa|ọ na-enye aka].',
    ],
  },
  plumbing: {
    asks: '[mmiri ọ̀ na-agbapụta n’ụlọ gị|mposi gị ọ̀ kpọchiri|mmiri ọ̀ kwụsịla ịgba n’ụlọ gị]',
    film: 'ọkpọkọ mmiri ahụ',
    tips: [
      'Ọ bụrụ na ọkpọkọ agbawa, [mechie isi mmiri|gbanyụọ igwe mmiri], [tupu ị kpọọ|ka mmiri ghara imebi ihe].',
      'See foto [ebe mmiri si apụta|ebe mebiri emebi], [ka e weta ngwá ọrụ kwesịrị ya|foto na-akọwa ngwa ngwa].',
    ],
  },
  gas: {
    asks: '[gas gị ọ̀ gwụla|gas ọ̀ gwụrụ mgbe ị na-esi nri|silinda gị ọ̀ gbara aka]',
    film: 'silinda gas ahụ',
    tips: [
      'Mgbe ị gbanwechara gas, tee mmiri ncha na hoos ya: [ọ gbọọ ụfụfụ, gas na-apụta|nchekwa na-ebu ụzọ].',
      'Echela ka gas gwụ [n’abalị|mgbe ị na-esi nri]: [na-elele ya kwa izu|zụta ya n’oge].',
    ],
  },
  laundry: {
    asks: '[akwa ruru unyi ọ̀ juru n’ụlọ gị|ịsa akwa ọ̀ gwụla gị ike|oge ịsa akwa adịghị]',
    film: 'uwe ahụ',
    tips: [
      'Tupu i zite uwe, [lelee akpa ya niile|kewapụ nke ọcha|gụọ ha ọnụ], [ka ihe ọ bụla ghara ifu|ọ ka mma otú ahụ].',
      'Ọ bụrụ na uwe nwere ntụpọ, [gosi anyị ya|kwuo ya n’oge], [ntụpọ ochie na-esi ike ọpụpụ|ọ na-enye aka].',
    ],
  },
  cleaning: {
    asks: '[oge ihicha ụlọ adịghị|ihicha ụlọ ọ̀ gwụla gị ike|ụlọ gị ọ̀ chọrọ nhicha]',
    film: 'ụlọ ahụ',
    tips: [
      'Kwuo [ụlọ ole dị ya|ebe kacha ruo unyi] [tupu ụbọchị ahụ|n’ozi gị], [ka e hazie oge|ka e nwee ezi nhazi].',
      'Tupu ọrụ amalite, wepụ [ihe nwere ike ịkụwa|ihe ndị dị n’ụzọ], [ka ọrụ dị ngwa|ka e hichaa ebe niile].',
    ],
  },
  skills: {
    asks: '[ị chọrọ ịmụta ọrụ|ị na-achọ ebe ị ga-amụta ihe|gịnị ka ị chọrọ ịmụta]',
    film: 'klaasị ahụ',
    tips: [
      'Tupu ị malite, [jụọ ihe ị ga-emeli mgbe e mechara|jụọ ụbọchị ole n’izu|jụọ ihe ị ga-ewetara], [ka i hazie oge gị|ka i kwadebe].',
      'Ihe a mụrụ amụ [na-abanye nta nta|anaghị ala n’iyi]: [malite nta nta|ihere adịghị na mmalite], [na-eme ya kwa ụbọchị|na-ajụ ajụjụ].',
    ],
  },
  schools: {
    asks: '[ị na-achọ ụlọ akwụkwọ maka nwa gị|ebee ka nwa gị ga-agụ akwụkwọ|nwa gị o ruola ịga akwụkwọ]',
    film: 'ụlọ akwụkwọ ahụ',
    tips: [
      'Tupu ị họrọ ụlọ akwụkwọ, [bịa lee klaasị ha|jụọ ụmụaka ole nọ n’otu klaasị|jụọ maka ndị nkuzi], [jiri anya gị hụ ya|kpọrọ nwa gị bịa].',
      'Jụọ maka [ego niile|akwụkwọ na uwe ụlọ akwụkwọ] [tupu klaasị amalite|n’otu oge], [ka i kwadebe|ka i hazie nke ọma].',
    ],
  },
  lessons: {
    asks: '[ule ọ̀ na-abịaru nso|e nwere onye na-akwadebe maka ule n’ụlọ gị|kedu ihe ọmụmụ kacha sie ike]',
    film: 'akwụkwọ ahụ',
    tips: [
      'Ule anaghị eche mmadụ: [malite n’oge|na-agụ ntakịrị kwa ụbọchị], [ịgba ọsọ n’ikpeazụ adịghị mma|nta nta ka e si aghọta].',
      'Kwuo [klaasị na ihe ọmụmụ ya|ebe siri ike], [ka a malite n’ebe ahụ|ọ bụ ebe ahụ ka a ga-amalite].',
    ],
  },
  makeup: {
    asks: '[emume ọ̀ na-abịa|onye ga-achọ gị mma n’ụbọchị emume|emume gị ọ̀ dị nso]',
    film: 'ihu ahụ',
    tips: [
      'Họrọ ụbọchị gị n’oge: [Satọde na-ejukarị|emume na-adị ọtụtụ na ngwụcha izu], [zitekwa foto nke masịrị gị|kwuokwa oge ị ga-apụ].',
      'Anwalela ude ọhụrụ n’ihu gị [n’abalị emume|mgbe emume fọrọ otu ụbọchị]: [akpụkpọ ahụ gị nwere ike ịjụ ya|nwaa ya mgbe emume gachara].',
    ],
  },
  photos: {
    asks: '[onye ga-ese foto emume gị|emume gị ọ̀ na-abịa|ị chọrọ foto mara mma]',
    film: 'kamera ahụ',
    tips: [
      'Họrọ [uwe abụọ|uwe nwere otu agba], [debe ya njikere n’abalị|ka i zuo ike n’ụbọchị ahụ].',
      'Dee [ndị ga-anọrịrị na foto|ụdị foto ị chọrọ], [ka a ghara ichefu|nye ya onye ga-ese foto n’oge].',
    ],
  },
  hair: {
    asks: '[ị chọrọ ịkpa isi|isi gị ọ̀ dị njikere maka ụdị ọhụrụ|ị na-achọ ebe a na-edozi isi]',
    film: 'isi ahụ',
    tips: [
      'Zite [foto|ihe atụ] isi ị chọrọ, [foto ka okwu mma|ka a ghọta gị nke ọma].',
      'Kwuo [otú ị chọrọ ka o too|ụbọchị ị chọrọ] [tupu ị bịa|n’ozi gị], [ka oge zuo|ka ihe niile dị njikere].',
    ],
  },
  tailors: {
    asks: '[i nwere akwa a ga-akwara gị|gịnị ka ị ga-eyi n’emume na-abịa|ị na-achọ onye na-akwa akwa]',
    film: 'uwe ahụ',
    tips: [
      'Zite [foto uwe ị chọrọ|nha gị] n’oge, [tupu oge emume|ka a ghara ịgba ọsọ], [oge na-eme ka uwe daba|otú ahụ ka uwe si ama mma].',
      'Dee [ụbọchị emume|ụbọchị ị chọrọ ya] n’ozi gị, [tinyekwa ụbọchị ole na ole maka ịnwale ya|ka e hazie ihe niile].',
    ],
  },
  cloth: {
    asks: '[gịnị ka ị ga-eyi n’emume na-abịa|ị na-achọ akwa|kedu akwa ị ga-eyi]',
    film: 'akwa ahụ',
    tips: [
      'Gwa anyị [agba ị chọrọ|ebe ị ga-eyi ya aga|ụdị ị na-achọ], [ka anyị gosi gị nke dabara|ka nhọrọ dị mfe].',
      'Ọ bụrụ na ọ bụ maka asọ ebi, [kwuo mmadụ ole|gụọ ndị be gị ọnụ] [na mmalite|tupu ị kwụọ ụgwọ], [ka unu niile yiri otu agba|ka agba ghara ịdị iche].',
    ],
  },
  shoes: {
    asks: '[ị na-achọ akpụkpọ ụkwụ|kedu akpụkpọ ụkwụ ị ga-eyi|akpụkpọ ụkwụ gị ọ̀ kara nká]',
    film: 'akpụkpọ ụkwụ ahụ',
    tips: [
      'Tụọ ụkwụ gị na mgbede, [ụkwụ na-eto ntakịrị n’oge ahụ|n’oge ahụ ka nha na-ezi ezi], [kwuokwa nha gị|tupu ị họrọ akpụkpọ ụkwụ].',
      'Gwa anyị [ebe ị ga-eyi ya aga|ụdị uwe ị ga-eji yiri ya], [ka anyị gosi gị nke dabara|ka nhọrọ dị mfe].',
    ],
  },
  cars: {
    asks: '[ị na-achọ ụgbọala|ịga ije ọ̀ gwụla gị ike|ị chọrọ ịzụ ụgbọala]',
    film: 'ụgbọala ahụ',
    tips: [
      'Tupu ị zụọ ụgbọala, [kpọrọ onye na-emezi ụgbọala bịa|nyatụ ya|lelee akwụkwọ ya], [ka obi ruo gị ala|ka ị mara ihe ị na-azụ].',
      'Gwa anyị [ụdị ụgbọala ị na-achọ|ego i bu n’obi], [ka anyị gosi gị nke dabara|ka nhọrọ dị mfe].',
    ],
  },
  land: {
    asks: '[ị na-achọ ala|ị chọrọ ịrụ ụlọ nke gị|ịkwụ ego ụlọ ọ̀ gwụla gị ike]',
    film: 'ala ahụ',
    tips: [
      'Tupu ị kwụọ ego ala, [bịa hụ ya|gị na onye ọka iwu lelee akwụkwọ ya], [ka o doo gị anya|ka obi ruo gị ala].',
      'Nara [akwụkwọ ego|akwụkwọ ya niile] [n’aka gị|ozugbo], [debe ya nke ọma|akwụkwọ na-ekwu okwu mgbe afọ gachara].',
    ],
  },
  homes: {
    asks: '[ị na-achọ ụlọ|ego ụlọ gị ọ̀ na-agwụ|ị chọrọ ịkwapụ]',
    film: 'ụlọ ahụ',
    tips: [
      'Tupu ị kwụọ ego ụlọ, [jiri anya gị hụ ya|lelee mmiri na ọkụ ya], [ka o doo gị anya|ka obi ruo gị ala].',
      'Jụọ [ego niile ọnụ|otú nkwekọrịta ya dị] [tupu i kpebie|na mmalite], [ka i kwadebe|ka ihe niile doo anya].',
    ],
  },
  phones: {
    asks: '[ị chọrọ ịgbanwe ekwentị gị|ị na-achọ ekwentị|kedu ekwentị ị na-eji]',
    film: 'ekwentị ahụ',
    tips: [
      'Tupu ị kwụọ ego ekwentị, [nwaa kamera na ụda ya|chajịtụ ya|tinye sim gị], [ka o doo gị anya|ka obi ruo gị ala].',
      'Gwa anyị [ihe ị ga-eji ekwentị ahụ eme|ego i bu n’obi], [ka anyị gosi gị nke dabara|ka nhọrọ dị mfe].',
    ],
  },
  furniture: {
    asks: '[pala gị ọ̀ chọrọ oche ọhụrụ|ị na-edozi ụlọ gị|ihe ndina gị ọ̀ kara nká]',
    film: 'ngwá ụlọ ahụ',
    tips: [
      'Tupu ị zụọ ya, tụọ [ime ụlọ ahụ|ọnụ ụzọ|mgbidi], [ka ọ banye|teepụ anaghị agha ụgha].',
      'Họrọ agba [dabara n’ụlọ gị|na-anaghị egosi unyi ngwa ngwa], [karịchaa ma ụmụaka nọ ya|zitekwa foto ime ụlọ ahụ].',
    ],
  },
  print: {
    asks: '[i nwere ihe ị chọrọ ibi|ị chọrọ bana ma ọ bụ kaadị|ị na-akwadebe emume ma ọ bụ mgbasa ozi]',
    film: 'ihe ahụ e biri ebi',
    tips: [
      'Tupu e bie ya, lelee [otú e si dee aha ya|nọmba ekwentị na ụbọchị] [ugboro abụọ|nke ọma], [idozi ya e bichaa na-esi ike|ugboro abụọ ka otu mma].',
      'Zite [akara doro anya|ezigbo faịlụ ya], [ọ bụghị foto ihuenyo|ka ọ pụta nke ọma].',
    ],
  },
  transport: {
    asks: '[i nwere ibu a ga-ebu|ị chọrọ izipu ihe|ị na-akwapụ]',
    film: 'ụgbọala ahụ',
    tips: [
      'Dee [ebe a ga-eburu ya na ebe ọ na-aga|nọmba mmadụ abụọ ahụ] nke ọma, [ka ụzọ ghara ifu|ọ na-echekwa oge].',
      'Kwuo [ihe dị n’ime ya|otú o si dị arọ|ma ọ̀ nwere ike ịkụwa], [ka ụgbọala kwesịrị ya bịa|ka e buo ya nke ọma].',
    ],
  },
  hire: {
    asks: '[emume gị ọ̀ na-abịa|onye ga-ahazi emume gị|ndị ọbịa gị hà nwere oche]',
    film: 'ebe emume ahụ',
    tips: [
      'Buru ụzọ gụọ ndị ọbịa gị ọnụ, [tinyetụkwa ole na ole|ndị ọbịa na-aba ụba], [ka oche zuo|ka ihere ghara ime gị].',
      'Kwuo [ụbọchị na ebe emume|ma ọ̀ bụ n’ụlọ ka ọ bụ n’èzí], [ka e hazie ihe niile|ka e weta ihe zuru ya].',
    ],
  },
  cakes: {
    asks: '[emume ma ọ bụ ụbọchị ọmụmụ ọ̀ na-abịa|ị na-akwadebe emume|ị chọrọ keeki]',
    film: 'keeki ahụ',
    tips: [
      'Gwa anyị maka keeki gị n’oge, [deekwa aha a ga-ede na ya|kwuokwa agba ị chọrọ], [ịgba ọsọ adịghị mma na keeki|ka ọ maa mma].',
      'Debe keeki [n’ebe jụrụ oyi|n’ụlọ nwere AC], [ebe anwụ na-adịghị|ruo mgbe a ga-ebi ya].',
    ],
  },
  bread: {
    asks: '[gịnị ka ị ga-eji ṅụọ tii|gịnị ka ị ga-eri n’ụtụtụ|achịcha ọ̀ gwụla n’ụlọ]',
    film: 'achịcha ahụ',
    tips: [
      'Achịcha na [tii|agwa|akwa ọkụkọ|akara] dabara: [nwaa ya n’ụtụtụ|nwaa ya echi].',
      'Ọ bụrụ na ọ bụ maka [ụlọ akwụkwọ|nzukọ|emume], [kwuo n’oge|kwuo mmadụ ole], [ka o zuo onye ọ bụla|ka ọ ghara ịkọ].',
    ],
  },
  catering: {
    asks: '[onye ga-esi nri emume gị|emume gị ọ̀ na-abịa|ndị ọbịa ole ka ị na-atụ anya]',
    film: 'nri ahụ',
    tips: [
      'Tupu ụbọchị emume, gụọ ndị ọbịa gị ọnụ, [tinyekwa mmadụ iri|onye ọbịa na-akpọta onye ọbịa], [ka nri zuo|ka obi ruo gị ala].',
      'Gwa anyị [ma e nwere onye na-anaghị eri ose|ma ụmụaka dị ọtụtụ], [ka onye ọ bụla rie|ọ dị mma ịma n’oge].',
    ],
  },
  nails: {
    asks: '[mbọ gị ọ̀ chọrọ nhazi|ị chọrọ ka aka gị maa mma|emume ọ̀ na-abịa]',
    film: 'mbọ aka ahụ',
    tips: [
      'Zite foto [ụdị ị chọrọ|agba ị chọrọ], [ka a ghọta gị nke ọma|tupu ị bịa].',
      'Buru ụzọ wepụ nke ochie, [ka nke ọhụrụ jide|ọ na-echekwa oge].',
    ],
  },
  livestock: {
    asks: '[emume ọ̀ na-abịa|ị chọrọ ewu ma ọ bụ ehi|ị zụtala anụ emume]',
    film: 'anụmanụ ahụ',
    tips: [
      'Gwa anyị [ụbọchị emume gị|mmadụ ole ga-eri|ego i bu n’obi], [ka anyị họọrọ gị nke ga-ezu|ka nhọrọ dị mfe].',
      'Jụọ [otú a ga-esi buru ya laa|onye ga-elekọta ya ruo ụbọchị ahụ], [tupu ị họrọ|ka i hazie nke ọma].',
    ],
  },
  clinic: {
    asks: '[kedu mgbe ikpeazụ ị lelere ahụ gị|ị lelere ahụike gị|ahụ ọ̀ dị gị mma]',
    film: 'ụlọ ọgwụ ahụ',
    tips: [
      'Tupu ị bịa, [dee otú ahụ si eme gị|were akwụkwọ nyocha ochie bịa], [ka ị ghara ichefu|ọ na-enyere dọkịta aka].',
      'Echela ka ọ fụwa gị ụfụ: [nyocha na-azọ ndụ|mgbochi ka ọgwụgwọ mma].',
    ],
  },
  accessories: {
    asks: '[gịnị fọdụrụ n’ejiji gị|kedu nke dabara n’uwe gị|ị na-achọ onyinye]',
    film: 'ngwá ahịa ahụ',
    tips: [
      'Tupu ị họrọ, [jiri uwe gị nwaa ya|zite foto uwe gị], [ka ha dabara|ka agba ha daba].',
      'Ọ bụrụ na ọ bụ onyinye, kwuo [onye ọ bụ maka ya|ihe masịrị onye ahụ], [ka obi dị ya ụtọ|ka nhọrọ dị mfe].',
    ],
  },
  provisions: {
    asks: '[gịnị gwụrụ n’ụlọ gị|i deela ihe ị ga-azụ|shuga ma ọ bụ miliki ọ̀ gwụla]',
    film: 'ngwá ahịa ahụ',
    tips: [
      'Dee ihe ị ga-azụ tupu ị bịa, [ka ị ghara ichefu ihe ọ bụla|ọ na-echekwa ego].',
      'Ọ bụrụ na ị ga-azụ ọtụtụ, [zite aha ha n’oge|dee ole ị chọrọ n’ime nke ọ bụla], [ka a tụkọọrọ gị ha|ka ị ghara iche].',
    ],
  },
  eggs: {
    asks: '[ị na-achọ akwa ọkụkọ ma ọ bụ ọkụkọ|akwa ọkụkọ ọ̀ gwụla|ị chọrọ ọkụkọ maka emume]',
    film: 'ugbo ahụ',
    tips: [
      'Kwuo ma ọ̀ bụ [nke ụlọ|nke emume|nke ị ga-ere ere] ka ị chọrọ, [ka e debere gị ya|ka anyị kwadebe].',
      'Ọ bụrụ na ị chọrọ ọtụtụ, [kwuo n’oge|kwuo ụbọchị], [oge emume na-eju eju|ka ọnụ ọgụgụ ya zuo].',
    ],
  },
  frozen: {
    asks: '[azụ ọ̀ gwụla na friza|ị na-achọ azụ ma ọ bụ ọkụkọ|gịnị ka ị ga-etinye n’ofe]',
    film: 'azụ na ọkụkọ ahụ',
    tips: [
      'Kewaa ya nta nta tupu i tinye ya na friza, [wepụta naanị nke ị ga-esi|ka ị ghara ịgbaze ya niile].',
      'Were [kula|aịsị] bịa, [ka ọ ghara ịgbaze n’ụzọ|anwụ anaghị emere azụ ebere].',
    ],
  },
  perfume: {
    asks: '[ị chọrọ isi ísì ụtọ|kedu senti ị na-eji|senti gị ọ̀ gwụla]',
    film: 'senti ahụ',
    tips: [
      'Tee senti [n’olu na n’aka|n’azụ ntị], [ntakịrị ezuola|awụsala ya n’uwe].',
      'Họrọ [nke na-esi nwayọ maka ọrụ|nke na-esi ike maka emume abalị], [jụọ anyị ma i jighị n’aka|onye ọ bụla nwere nke masịrị ya].',
    ],
  },
  skin: {
    asks: '[akpụkpọ ahụ gị ọ̀ chọrọ nlekọta|ị na-achọ ezigbo ude|akpụkpọ ahụ gị ọ̀ na-enye nsogbu]',
    film: 'ude ahụ',
    tips: [
      'Buru ụzọ nwaa ya [n’azụ aka|n’obere ebe], [chere ruo echi|lee otú ọ dị], [akpụkpọ ahụ mmadụ abụọ adịghị otu|tupu i tee ya n’ihu].',
      'Kwuo [otú akpụkpọ ahụ gị dị|ihe na-enye gị nsogbu], [ka anyị gosi gị nke kwesịrị ya|ka nhọrọ dị mfe].',
    ],
  },
  drinks: {
    asks: '[anwụ ọ̀ na-acha taa|akpịrị ọ̀ na-akpọ gị nkụ|gịnị ka ị ga-aṅụ]',
    film: 'ihe ọṅụṅụ ahụ',
    tips: [
      'Tupu ị ṅụọ ya, [maa ya jijiji|hapụ ya ka ọ jụọ oyi], [otú ahụ ka ọ ka mma|echefula].',
      'Ọ bụrụ na ị chọrọ ọtụtụ, [kwuo n’oge|kwuo ole ị chọrọ ugbu a], [ka e kwadebere gị|ka o zuo onye ọ bụla].',
    ],
  },
  foodstuff: {
    asks: '[gịnị ka ị ga-esi|ihe oriri ọ̀ gwụla n’ụlọ gị|ị na-achọ ihe e ji esi nri]',
    film: 'ihe oriri ahụ',
    tips: [
      'Tupu ị gaa ahịa, [dee ihe ị ga-azụ|lelee usekwu gị], [ọ na-echekwa ego|ka ị ghara ịzụ ya ugboro abụọ].',
      'Debe ihe oriri kpọrọ nkụ [n’ebe kpọrọ nkụ|n’ihe nwere mkpuchi], [ebe mmiri na-adịghị|ka ụmụ ahụhụ ghara ịbanye].',
    ],
  },
  food: {
    asks: '[agụụ ọ̀ na-agụ gị|gịnị ka ị ga-eri|i riela nri]',
    film: 'nri ahụ',
    tips: [
      'Kwuo ihe ị chọrọ [tupu agụụ agụwa gị|n’oge], [agụụ anaghị eche|ka ị ghara iche].',
      'Kwuo [mmadụ ole ga-eri|ma ụmụaka ga-eso rie], [ka o zuo|ka o ruo onye ọ bụla aka].',
    ],
  },
}
