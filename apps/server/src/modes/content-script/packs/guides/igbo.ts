import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [ihe ọ bụla edoghị gị anya|i jighị n’aka|i nwere ajụjụ], [jụọ anyị tupu i kpebie|jụọ anyị ọzọ|degara anyị ozi], [ịjụ ajụjụ bụ n’efu|anyị ga-akọwa ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]dee ihe niile n’otu ozi: [ihe ị chọrọ, ebe ị nọ na ụbọchị|aha gị, ebe i bi na ụbọchị], [ka anyị zaa gị nke ọma|ka anyị ghara ịjụ gị ugboro abụọ].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ọ bụ maka [onye ọzọ|enyi gị|nne na nna gị], [gwa anyị|mee ka anyị mara], [anyị ga-enye gị ndụmọdụ|anyị ga-akọwara gị ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ị gaghị [akpọli|ekwuli okwu ebe ị nọ], [degara anyị ozi|zitere anyị olu gị], [anyị ga-ahụ ya|anyị ga-aza gị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [ị na-eme ngwa|oge adịghị], [gwa anyị na mmalite|gwa anyị ozugbo], [anyị ga-agwa gị eziokwu|anyị ga-ekwu ihe ga-ekwe omume].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]debe [ozi anyị|nọmba anyị|ihe anyị dere], [ihe e dere ede anaghị efu|ka anyị cheta ihe anyị kwekọrịtara].',
  '[|||||Biko, |Nwanne m, |Enyi m, ][hụ na ọ bụ {brand} ka ị na-agwa okwu|lelee na aha ya bụ {brand}], [amamihe na-echebe mmadụ|otu ahụ ka o kwesịrị ịdị n’ebe niile].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ihere adịghị na [obere ajụjụ|ịjụ ugboro abụọ], [otú e si amụta ihe bụ nke ahụ|ọ bụ ya mere anyị ji nọrọ].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]buru ụzọ chee [ihe ị chọrọ|onye ihe a gbasara|ihe kacha gị mkpa], [nhọrọ ga-adị mfe|ọ ga-enyere gị aka].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]jụọ [ihe niile ị chọrọ ịma|ajụjụ gị niile] [na mmalite|tupu i kpebie], [ka ihe niile doo gị anya|ka ihe ọ bụla ghara iju gị anya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ọ masịrị gị, gwa [otu enyi|onye agbata obi gị|ndị gị], [otú ezigbo aha si agbasa bụ nke ahụ|ọ na-enyere anyị aka nke ukwuu].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gosi nke a [onye na-achọ ya|onye ọ gbasara|grup gị], [okwu ọma kwesịrị ịgbasa|i nwere ike inyere mmadụ aka taa].',
  '[|||||Biko, |Nwanne m, |Enyi m, ][mgbe e mechara|mgbe ihe niile gwụchara], gwa anyị [otú ọ dị|ihe dị mma na ihe na-adịghị mma], [otú anyị si aga n’ihu bụ nke ahụ|anyị ga-ege ntị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gị na [onye ị tụkwasịrị obi|ndị be gị|onye maara ihe ahụ] kparịta ya [kwa|tupu i kpebie], [ndụmọdụ dị mma|uche abụọ ka otu mma].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gwa anyị okwu [n’asụsụ dịịrị gị mfe|otú i si ekwu ya n’ụlọ]: [anyị ga-anụ gị|ihere adịghị ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na atụmatụ gị gbanwee, [gwa anyị n’oge|degara anyị otu ahịrị], [ọ na-eme eme|anyị ga-aghọta|ka mmadụ ghara ichere n’efu].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]dee [ụbọchị ahụ|aha anyị|nọmba anyị] [n’ekwentị gị|n’akwụkwọ], [ka ị ghara ichefu|ka ọ ghara ịgafe gị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ị jụtụla anyị mbụ, [chetara anyị|kwuo aha gị], [ka anyị gaa n’ihu|ka anyị ghara ịmalite ọzọ].',
  '[|||||Biko, |Nwanne m, |Enyi m, ][bịa|jụọ|dee] n’oge [ma ọ bụrụ na ọ dị gị mkpa|ma ụbọchị ahụ dị nso], [onye bịara n’oge na-enweta ohere|ịgba ọsọ adịghị mma].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [i chefuo aha anyị|netwọk adịghị], echegbula onwe gị: [debe vidiyo a|nwaa ọzọ mgbe e mesịrị].',
]
