import type { ScriptPack } from '../script-pack.ts'

export const igbo: ScriptPack = {
  and: ' na ',
  quotes: true,
  cast: ['Ada', 'Emeka', 'Ngozi', 'Obinna'],
  places: {
    indoor: 'n’ime ụlọ nwere ìhè',
    office: 'ọfịs, ndị mmadụ na-arụ ọrụ',
    outdoor: 'n’èzí, n’ehihie',
    home: 'pala, n’ụlọ',
    studio: 'stuudio, azụ ya dị ọcha',
    retail: 'ụlọ ahịa, n’etiti ngwá ahịa',
    restaurant: 'ụlọ oriri, nri dị na tebụl',
    event: 'ebe oriri na ọṅụṅụ, ndị ọbịa nọ n’azụ',
    nature: 'n’ọhịa, n’okpuru eluigwe',
    urban: 'n’okporo ámá obodo, ndị mmadụ na-agafe',
  },
  parts: {
    video_script: ['Mmalite', 'Etiti', 'Ọgwụgwụ'],
    social_media: ['Ihu nke 1', 'Ihu nke 2', 'Ihu nke 3'],
    blog_post: ['Okwu mmalite', 'Isi okwu', 'Okwu mmechi'],
    ad_copy: ['Isiokwu', 'Okwu ya', 'Ihe ị ga-eme'],
  },
  openings: {
    video_script: {
      dramatic: 'E nwere ụbọchị ihe niile na-agbanwe. Taa bụ ụbọchị ahụ.',
      funny: 'A gwara m ka m gbakọọ ihu na vidiyo a. Lee ka m si agbalị.',
      professional: 'N’obere oge, anyị ga-egosi gị ihe anyị na-eme, na ihe mere o ji metụta gị.',
      inspirational: 'E nwere atụmatụ ị na-edebere ụbọchị kwesịrị ekwesị. Taa kwesịrị.',
      casual: 'Chere ntakịrị. Achọrọ m igosi gị ihe na-amasị m nke ukwuu.',
    },
    social_media: {
      dramatic: 'Kwụsịtụ. Ihe na-abịa nwere ike ịgbanwe ụbọchị gị.',
      funny: 'Ọ bụrụ na ike agwụla mkpịsị aka gị, ka o zuru ike ebe a.',
      professional: 'Lee ihe i kwesịrị ịma, n’ihu atọ naanị.',
      inspirational: 'Debe nke a maka ụbọchị ị ga-achọ agbamume.',
      casual: 'Obere okwu ka m ji bịa taa. Ị ga-ahụ ihe kpatara ya.',
    },
    blog_post: {
      dramatic: 'N’akụkọ niile, oge na-abịa mmadụ ga-asị “o zuola”. Ọ bụ ebe ahụ ka nke anyị bidoro.',
      funny: 'Tupu ị chọta sọks nke ọzọ, ị gụchaala nke a.',
      professional: 'Ezi mkpebi na-amalite n’ezi ozi. Lee ihe anyị nwere, na nkenke.',
      inspirational: 'Ihe ị na-arụ ọrụ maka ya karịrị naanị ọchịchọ. Ọ chọrọ nzọụkwụ mbụ.',
      casual: 'Ka anyị nọdụtụ ala, kwuo banyere ihe na-eme ka ndụ dị mfe.',
    },
    ad_copy: {
      dramatic: 'Otu nhọrọ. Akụkọ ọhụrụ.',
      funny: 'Ịdọ aka ná ntị: Mọnde nwere ike ịmalite ịtọ gị ụtọ.',
      professional: 'Ihe a pụrụ ịtụkwasị obi site n’ụbọchị mbụ.',
      inspirational: 'Nzọụkwụ gị na-esote na-amalite ebe a.',
      casual: 'Ihe ọma, nsogbu adịghị.',
    },
  },
  turns: {
    dramatic: [
      'Cheta ụbọchị ị chọrọ ịda mbà. Lee ihe gaara efunahụ gị.',
      'Ịgba nkịtị tupu mkpebi na-ada ụda karịa ihe niile.',
      'Ọ dịghị onye na-echeta onye guzoro na-ele anya.',
    ],
    funny: [
      'Onye agbata obi m jụrụ m ihe nzuzo ya. Asịrị m “kedu ihe nzuzo?”, zoo ya n’azụ.',
      'O jighị agbada abịa. Ọ bụ gị ga-achọta nke gị.',
      'Ọbụna antị m ahụghị ihe ọ ga-eme mkpesa ya.',
    ],
    professional: [
      'Anyị na-ebu ụzọ ege gị ntị, tupu anyị mee ihe anyị kwekọrịtara.',
      'Ị ga-ama ihe ị ga-enweta, na onye ị ga-ajụ.',
      'Ilezi anya n’obere ihe ka ndị mmadụ na-echeta.',
    ],
    inspirational: [
      'Obere nzọụkwụ kwa ụbọchị na-eru ebe dị anya karịa nnukwu okwu.',
      'Ọ dịghị mkpa ka ị dị njikere kpamkpam. Malite.',
      'Ihe i wuru taa, onye ọzọ ga-eji ya mụọ ihe echi.',
    ],
    casual: [
      'N’eziokwu, amaghị m na ọ ga-amasị m otú a.',
      'Ọ bụ ụdị ihe ị ga-anwa otu ugboro, ị gaghị ahapụ ya ọzọ.',
      'Ọ chọghị ogologo nkọwa, ị ga-aghọta ya ozugbo.',
    ],
  },
  closes: {
    dramatic: ['Ọ dị gị n’aka. Mee ya ugbu a.', 'Kpebie taa ihe akụkọ gị ga-ekwu echi.'],
    funny: [
      'Degara anyị akwụkwọ. Anyị kwere nkwa na anyị agaghị achị ọchị.',
      'Were nke gị, tupu antị m agwa obodo niile.',
    ],
    professional: ['Kpọtụrụ anyị taa, anyị ga-eme nke fọdụrụ.', 'Gwa anyị okwu: obi dị anyị ụtọ inye gị ndụmọdụ.'],
    inspirational: ['Malite taa. Anyị ga-eso gị jee ije ahụ.', 'Mee nzọụkwụ mbụ ugbu a, elekwala azụ.'],
    casual: ['Zitere anyị ozi, anyị ga-ahazi nke fọdụrụ.', 'Bịa lee ya, kelekwa anyị.'],
  },
  brands: [
    'Nke a bụ {brand}: {it}.',
    'Aha anyị bụ {brand}, lee ihe anyị na-eme: {it}.',
    '{brand} n’otu ahịrịokwu: {it}.',
  ],
  audiences: ['Ndị anyị mere ya maka ha: {audience}.', 'Ọ bụ unu dị anyị n’obi mgbe anyị na-eme ya: {audience}.'],
  details: ['Ọ dị ihe ọzọ: {it}.', 'Marakwa nke a: {it}.'],
  brandTypes: {
    small: 'Anyị adịghị ọtụtụ, mana ọrụ ọ bụla na-esi n’aka onye ihe gbasara ya na-emetụ n’obi.',
    medium: 'Anyị toro nke ga-arụzu ya, anyị dịkwa nta nke ga-amata gị.',
    large: 'Ọtụtụ aka na-arụ ọrụ n’azụ aha a, n’otu ụkpụrụ.',
    multi_enterprise: 'Ọtụtụ ụlọ ọrụ guzo n’azụ nkwa a, ha na-emekọ ọnụ emezu ya.',
  },
  replies: ['Chere, kwuo ya ọzọ?', 'Achọrọ m ịnụkwu.', 'Ọ bụ kpọmkwem ihe m na-achọ.', 'Gịnị ka m ga-eme ugbu a?'],
  creative: {
    starts: [
      'Kamera dị nso n’aka abụọ na-emepe ihe anyị ahụbeghị.',
      'Foto ahụ na-amalite n’ihu ala, wee jiri nwayọ tụgharịa.',
    ],
    moves: ['Onyinyo na-agafe, ìhè agbanwee.', 'Kamera na-eso obere ihe onye ọ bụla ahụghị.'],
  },
  professional: {
    starts: ['Kamera guzosiri ike, n’ogo anya.', 'Aha ụlọ ọrụ pụtara ìhè.'],
    moves: ['Gosi ngwá ahịa ahụ nke ọma site n’ihu.', 'Isi okwu pụtara n’akụkụ onye na-ekwu okwu.'],
  },
  dynamic: {
    starts: ['Foto atọ na-agbanwe ngwa ngwa n’egwu.', 'Kamera gbara ọsọ bata, kwụsị, mmadụ niile elee anya elu.'],
    moves: ['Foto agbanwee ngwa ngwa.', 'Kamera bịa nso n’egwu.'],
  },
  notes: { length: 'Ogologo ya: {it}', musts: 'Ọ ga-adịrịrị n’ime ya: {it}', guidance: 'Cheta nke a: {it}' },
}
