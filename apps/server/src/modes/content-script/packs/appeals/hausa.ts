import type { Call } from '../../script-pack.ts'

const acts = [
  'Hannu ɗaya [yana ba da wani abu|yana riƙe da wani hannu|yana rubuta saƙo], [daga kusa|da haske mai kyau].',
  'Fuska mai [murmushi|kallon gaba], [daga gefe|a hankali].',
  'Mai magana ya [kalli kyamara|taɓa ƙirji|gyaɗa kai], [ya ɗan tsaya|ba gaggawa].',
] as const

export const give: Call = {
  details: [
    '[Don ku sani|Ga wani abu kuma|Ku ji wannan ma|Kada ku manta]: {it}.',
    '[Akwai wannan ma|Ku sa a rai|Ku san wannan ma]: {it}[|, ba shakka|, jama’a].',
  ],
  brands: [
    '{brand} na [neman taimakonku|neman tallafinku][|, don Allah|, jama’a|, abokai].',
    '[Ga saƙo daga|Saƙo daga] {brand}[|, jama’a|, abokai].',
  ],
  story: {
    starts: [
      '[Makon da ya wuce|Jiya|Kwanan baya], [wani abokina|maƙwabcina|ɗan’uwana] ya tambaye ni: [“Yaya zan iya taimakon wani?”|“Wa ya fi buƙatar taimako?”] Na faɗa masa sunan {brand}.',
      '[Ku ji ɗan labari|Bari na faɗa muku wani abu]: [wani ya taɓa taimakona|ɗan taimako ya canza ranata]. Shi ya sa nake maganar {brand}.',
    ],
    middles: [
      '[Ya tambaya|Ya sake tambaya]: [“Kuɗi kaɗan zai taimaka?”|“Nawa zai isa?”] Na ce: [kaɗan-kaɗan yake zama da yawa|kowane hannu yana da amfani].',
      '[Ya kawo abin da yake da shi|Ya ba da ɗan abin da yake da shi], [bai jira ya yi yawa ba|bai yi surutu ba].',
      '[Ya faɗa wa mutanensa|Ya kira abokinsa], [suka haɗa hannu|suka ƙara nasu].',
      'Haka [ɗan taimako yake girma|hannu ɗaya yake zama da yawa][|, da gaske].',
    ],
    ends: [
      '[Labarin ke nan|Haka labarin ya ƙare]: [yanzu lokacinku ne|ku ma za ku iya].',
      'Idan za ku iya [taimakawa|haɗa hannu], [kada ku jira|saƙo ɗaya ya isa].',
    ],
    acts,
  },
  answers: {
    starts: [
      '[Mutane suna tambaya|Kun tambaya]: me {brand} ke buƙata?',
      'A cikin [minti ɗaya|’yan kalmomi kaɗan], [ga abin da muke yi|ga dalilin da muke nan].',
    ],
    middles: [
      '[Na farko|Da farko], [za ku iya ba da kuɗi|za ku iya ba da lokacinku|za ku iya faɗa wa wani]: [komai yana da amfani|babu ƙarami].',
      'Ku tambaye mu [inda taimakon yake zuwa|abin da ya rage], [za mu faɗa muku|haƙƙinku ne].',
      '[Wata tambaya|Ana yawan tambaya]: [“Kaɗan zai taimaka?”|“Zan iya zuwa da kaina?”] [Ga amsarmu|Amsar mai sauƙi ce]: [i|ƙwarai], [ku tambaye mu|ku yi mana magana].',
    ],
    ends: [
      '[A taƙaice|Sau ɗaya kuma]: {brand} na buƙatar [hannunku|tallafinku][|, don Allah].',
      'Yanzu kun ji, [kowace kyauta tana da amfani|mun gode muku].',
    ],
    acts,
  },
  quick: {
    starts: [
      '[Ku tsaya|Kada ku wuce|Ku ji][|, don Allah|, jama’a]: {brand} na buƙatarku.',
      '[Tambaya ɗaya|Ku yi tunani]: wa za ku iya taimaka wa yau?',
    ],
    middles: [
      '[Kyauta ɗaya|Addu’a ɗaya|Kalma ɗaya], [murmushi ɗaya|rana mai kyau][|, da sauƙi].',
      'Ku faɗa wa [aboki ɗaya|’yar’uwarku|gurup ɗinku] game da wannan[|, yanzu|, su ma za su iya taimakawa].',
      '[Babu kuɗi yanzu|Aljihu ya bushe]? [Ku raba wannan|Ku faɗa wa wani]: [wannan ma taimako ne|zai iya kaiwa ga mai shi].',
    ],
    ends: [
      '[Kafin ku tafi|Sau ɗaya kuma]: {brand}, [muna buƙatarku|kowace kyauta tana da amfani].',
      '[Yanzu ku ne|Lokacinku ne]: [ku raba wannan|ku aiko da taimakonku].',
    ],
    acts,
  },
  advice: [
    'Za ku iya taimakawa [da kuɗi|da abin da kuke da shi a gida], [da lokacinku|da hannunku], ko [ku faɗa wa wasu|ku raba wannan]: [komai yana da amfani|babu ƙarami].',
    'Ƙananan kyaututtuka [suna taruwa|suna zama manya] idan [mutane da yawa suka bayar|muka bayar tare], saboda haka [kada ku jira sai kuna da yawa|ku ba da abin da za ku iya].',
    'Wani ya taɓa taimakon [ku|kowannenmu], [wani malami|wani maƙwabci|wani baƙo]: [yanzu lokacinmu ne|mu ma mu taimaka].',
    'Ku tambaye mu [abin da za a yi da shi|inda yake zuwa]: [haƙƙinku ne|za mu ji daɗin amsawa], [amsa a fili tana kawo amana|ya kamata ku sani].',
    'Ku bayar tare da [iyalanku|abokanku|abokan aikinku]: [ku tara na mako guda|ku ajiye akwati a kan tebur], [ku kawo tare|ku aika gaba ɗaya].',
    'Ku faɗa wa [yaranku|ƙanana] dalilin da kuke bayarwa: [kirki yana farawa daga gida|za su tuna].',
    'Idan babu yanzu, [ku raba wannan|ku tura wa wanda yake da shi]: [wannan ma taimako ne|yana iya fin kuɗi].',
    'Ku zaɓi rana ɗaya: [ranar albashi|ranar Juma’a|ranar haihuwarku], [ta zama ranar kyautarku|ku riƙa bayarwa a ranar].',
    'Ku haɗa da kalma mai daɗi: [tana tafiya da kyautar|mutane suna jin daɗinta].',
    'Idan kuna so ku gani da idonku, [ku faɗa mana|ku fara rubuto mana], [za mu nuna muku|ƙofarmu a buɗe take].',
    'Ku riƙe [sunanmu|lambarmu], [taimako ba shi da lokaci|don ku sake haɗa hannu].',
    'Mun gode da [lokacinku|kyakkyawar zuciyarku], [tun kafin ku bayar|da gaske]: [Allah ya saka da alheri|ba za mu manta ba].',
  ],
}
