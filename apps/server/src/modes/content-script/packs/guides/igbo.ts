import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  'Buru ụzọ chee [ihe ị chọrọ|onye ọ bụ maka ya|otú ị ga-esi jiri ya mee ihe], [nhọrọ ga-adị mfe|ọ ga-enyere gị aka].',
  'Ọ bụrụ na [ihe ọ bụla edoghị gị anya|i jighị n’aka|i nwere ajụjụ], [jụọ anyị tupu ị kwụọ ụgwọ|jụọ anyị ọzọ|degara anyị], [ịjụ ajụjụ bụ n’efu|anyị ga-akọwa ya].',
  'Dee ihe niile n’otu ozi: [ihe ị chọrọ, ebe ị nọ na ụbọchị|aha gị, ebe i bi na ụbọchị], [ka anyị zaa gị nke ọma|ka anyị ghara ịjụ gị ugboro abụọ].',
  'Ọ bụrụ na i nwere [foto ihe ị chọrọ|ihe atụ], [zitere anyị ya|gosi anyị ya], [ka o doo anyị anya|foto ka ogologo okwu mma].',
  'Ọ bụrụ na [ị na-eme ngwa|oge adịghị], [gwa anyị na mmalite|gwa anyị ozugbo], [anyị ga-agwa gị eziokwu|anyị ga-ekwu ihe ga-ekwe omume].',
  'Jụọ [ego niile ị ga-akwụ|ọnụ ahịa ya] [na mmalite|tupu ị kwụọ ụgwọ], [ka ị hazie ego gị|ka ihe ọ bụla ghara iju gị anya].',
  'Debe [ozi anyị|rasiiti gị|ihe anyị dere], [ihe e dere ede anaghị efu|ka anyị cheta ihe anyị kwekọrịtara].',
  '[Agbala ọsọ|Ọ dịghị mkpa ikpebi ugbu a]: [buru ụzọ jụọ|jụọ ihe niile], [mesịa kpebie|tupu i kpebie].',
  '[Mgbe e mechara|Mgbe ihe niile gwụchara], gwa anyị [otú ọ dị|ihe dị mma na ihe na-adịghị mma], [otú anyị si aga n’ihu bụ nke ahụ|anyị ga-ege ntị].',
  'Ọ bụrụ na ọ masịrị gị, gwa [otu enyi|onye agbata obi gị|ndị gị], [otú ezigbo aha si agbasa bụ nke ahụ|ọ na-enyere anyị aka nke ukwuu].',
  'Ọ bụrụ na ọ bụ maka [onye ọzọ|enyi gị|nne na nna gị], [gwa anyị|mee ka anyị mara], [anyị ga-enye gị ndụmọdụ|anyị ga-enyere gị aka ịhọrọ].',
]
