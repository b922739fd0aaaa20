import type { CopyPack } from '../copy-pack.ts'

export const igbo: CopyPack = {
  and: ' na ',
  quotes: true,
  frames: ['Lee ya: {it}.', 'Ihe anyị wetaara gị bụ nke a: {it}.', 'Na nkenke: {it}.', 'Okwu ya bụ nke a: {it}.'],
  details: ['Ihe ọzọ i kwesịrị ịma: {it}.', 'Ọ ka fọrọ otu ihe: {it}.'],
  keys: ['Ihe mere o ji dị iche: {keys}.', 'Ihe ị ga-enweta: {keys}.', 'Cheta nke a kwa: {keys}.'],
  styles: {
    'Persuasive & Direct': {
      titles: ['Okwu kpọmkwem', 'Nhọrọ ziri ezi', 'Ọ na-arụ ọrụ', 'Enwela obi abụọ'],
      hooks: [
        'Ihe ị na-achọ abịala.',
        'Anabatakwala ihe na-adịghị gị mma.',
        'Ihe dị n’ahịa karịrị akarị, mana nke a bụ nke na-arụ ọrụ.',
        'Anyị agaghị ekwu ogologo okwu: nwaa ya, ị ga-ahụ ọdịiche ya.',
      ],
      closes: ['Zụta nke gị taa, jiri anya gị hụ ya.', 'Zitere anyị ozi ugbu a.', 'Ị dịla njikere? Tụọ nke gị taa.'],
      audiences: {
        'Gen Z': 'Ndị ntorobịa maara ihe adịgboroja site n’ebe dị anya. Ihe ị hụrụ ebe a bụ ihe ị ga-enweta.',
        Millennials: 'Ị rụsiri ọrụ ike nweta ego gị. Tinye ya n’ihe bara uru.',
        Professionals: 'N’ebe ọrụ, ihe ị họọrọ na-ekwu onye ị bụ. Nke a ga-ekwu ihe ọma banyere gị.',
        Families: 'N’ụlọ, ihe niile kwesịrị ịba uru. Nke a na-aba uru site n’ụbọchị mbụ.',
        'Luxury Consumers': 'Ọ bụghị ọtụtụ ihe ka ị chọrọ. Ihe kacha mma ka ị chọrọ, ọ bịala.',
      },
    },
    'Friendly & Casual': {
      titles: ['Nnọọ', 'Bịa nụrụ', 'Anyị nwere ihe maka gị', 'N’etiti anyị na gị'],
      hooks: [
        'Kedu ka ị mere? Anyị nwere ihe ga-amasị gị.',
        'Bịa nso, okwu a bụ nke gị.',
        'Anyị hụrụ ihe ọma, anyị wee sị ka anyị gwa gị.',
        'Nnọọ, enyi anyị. Ka anyị gosi gị ihe.',
      ],
      closes: [
        'Gwa anyị okwu, obi ga-adị anyị ụtọ ịza gị.',
        'Bịa lee ya, kpọrọkwa enyi gị bịa.',
        'Ị nwere ajụjụ? Jụọ, anyị nọ ebe a maka gị.',
      ],
      audiences: {
        'Gen Z': 'Nsogbu adịghị, ogologo akụkọ adịghị: ọ bụ ihe dabara na ndụ gị.',
        Millennials: 'Ọrụ dị, ezinụlọ dị, ndị enyi dị. I kwesịrị inwe otu ihe dị mfe.',
        Professionals: 'Mgbe ị rụchara ọrụ ụbọchị niile, i kwesịrị inwe ihe na-agaghị enye gị nsogbu.',
        Families: 'Ma ụmụaka ma ndị okenye nọ n’ụlọ, onye ọ bụla ga-ahụ ihe masịrị ya.',
        'Luxury Consumers': 'Kporietụ ndụ. Ọ bụ gị maara otú i si rụọ ọrụ.',
      },
    },
    'Humorous & Witty': {
      titles: ['Ọchị abịala', 'Jide ọchị gị', 'Aka na-akọ gị ọkọ?', 'Ọ ka nri efu ụtọ'],
      hooks: [
        'Anyị gbalịrị imechi ọnụ banyere nke a, mana ọnụ anyị jụrụ.',
        'Ọ bụrụ na ị na-eche akara, lee akara ahụ.',
        'Ngọpụ gị achịkọtala akwa ya pụọ n’ụlọ.',
        'Jiri nwayọ gụọ ya, ka ị ghara ịtụ n’ọchị n’ime ụgbọala.',
      ],
      closes: [
        'Zụta ya ngwa ngwa, tupu onye agbata obi gị asị na ọ bụ ya buru ụzọ hụ ya.',
        'Pịa ya, dee ya, zụta ya. Ọbụna mkpịsị aka gị ekwetala.',
        'Degara anyị ozi. Anyị na-aza ọsọ ọsọ karịa otu WhatsApp ezinụlọ gị.',
      ],
      audiences: {
        'Gen Z': 'Ọ gaghị asụ gị akwa, ọ gaghị aza oku nne gị, mana ọ na-egbuke ka anyanwụ.',
        Millennials: 'Ọ dabara na tii, ọ dabara n’egwu, ọ dabakwara n’ihu “emeela m ya”.',
        Professionals: 'N’ikpeazụ, lee ihe a na-apụghị ime ka ọ bụrụ nzukọ.',
        Families: 'Ọbụna onye ihe ọ bụla na-adịghị amasị n’ụlọ agbala nkịtị.',
        'Luxury Consumers': 'Ọ naghị eti mkpu. Ọ na-akwa ụkwara nwayọ, mmadụ niile echigharịa lee ya.',
      },
    },
    'Urgent & Scarcity-driven': {
      titles: ['Egbula oge', 'Taa bụ ụbọchị ya', 'Tupu onye ọzọ ewere ya', 'Ngwa ngwa'],
      hooks: [
        'Ekwela ka echi hụ gị n’ọnọdụ “a sị na m maara”.',
        'Ihe ọma anaghị eche onye ọ bụla.',
        'Oge eruola. Onye gburu oge ga-efunahụ ya.',
        'Tupu ị gụchaa nke a, ị nwere ike ịzụta ya.',
      ],
      closes: [
        'Eyigharịla ya: zụta ya ugbu a.',
        'Tụọ nke gị taa, tupu i chefuo.',
        'Zaa anyị ugbu a, ka nke gị doo anya.',
      ],
      audiences: {
        'Gen Z': 'Ị maara otú ọ na-adị: taa ọ bụ gị chọtara ya, echi mmadụ niile enweela ya.',
        Millennials: 'Ihe ị hapụrụ na-azụghị ezuola. Ka nke a ruo n’ụlọ gị.',
        Professionals: 'Oge gị dị ntakịrị. Kpebie n’otu nkeji, laghachi n’ọrụ gị.',
        Families: 'Ụmụaka na-eto ngwa ngwa. Ka ndị niile nọ n’ụlọ rie uru ya ugbu a.',
        'Luxury Consumers': 'Ihe dị oke ọnụ na-apụ n’atụghị ụzọ. Onye kpebiri ngwa ngwa na-enweta ya.',
      },
    },
    'Inspirational & Aspirational': {
      titles: ['Echi ga-adị mma', 'Zọpụ ụkwụ', 'Nrọ gị ga-emezu', 'Mmalite ọhụrụ'],
      hooks: [
        'Akụkọ ukwu na-amalite site n’obere nzọụkwụ.',
        'Lee ebe i ruru. Leekwa ebe ị na-aga.',
        'Ndụ ị na-atụ anya ya, ọ bụ taa ka ị na-ewu ya.',
        'Buru ụzọ kwere na ya. Ihe ndị ọzọ ga-eso.',
      ],
      closes: [
        'Mee nzọụkwụ mbụ taa, anyị so gị n’azụ.',
        'Họrọ ya maka onye ị chọrọ ịbụ.',
        'Malite ugbu a. Echi ị ga-ekele onwe gị.',
      ],
      audiences: {
        'Gen Z': 'Ndị ntorobịa anaghị eche ọdịnihu. Ọ bụ unu na-ewu ya, nke a kwesịkwara ịdị n’ime ya.',
        Millennials: 'Site n’obere ihe, i wuola nnukwu ihe. Ka ihe gbara gị gburugburu gosi ya.',
        Professionals: 'Onye nwere nnukwu ọchịchọ chọrọ ihe ga-eso ya gaa.',
        Families: 'Ihe ị na-enye ezinụlọ gị taa bụ ihe ha ga-echeta echi.',
        'Luxury Consumers': 'Ịdị elu abụghị ọnụ ahịa. Ọ bụ ụzọ ndụ, ị makwaara ya.',
      },
    },
  },
}
