import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [ihe ọ bụla edoghị gị anya|i jighị n’aka|i nwere ajụjụ], [jụọ anyị tupu i kpebie|jụọ anyị ọzọ|degara anyị ozi], [ịjụ ajụjụ bụ n’efu|anyị ga-akọwa ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]dee ihe niile n’otu ozi: [ihe ị chọrọ, ebe ị nọ na ụbọchị|aha gị, ebe i bi na ụbọchị], [ka anyị zaa gị nke ọma|ka anyị ghara ịjụ gị ugboro abụọ].',
  '[|||Biko, |Nwanne m, ]ọ bụrụ na ị maghị aha ihe ị chọrọ, [zite foto ya|jiri olu kọwaa ya], [foto na-akọwa karịa ọnụ|anyị ga-aghọta].',
  '[|||Biko, |Nwanne m, ]kwuo [ego ị chọrọ imefu|ego i bu] [na mmalite|n’ozi mbụ gị], [ka anyị ghara igbu oge gị|anyị ga-egosi gị nke dabara ya].',
  '[|||Biko, |Nwanne m, ]dee ajụjụ gị [otu otu|n’ahịrị n’ahịrị], [ka anyị zaa ha niile|ka otu ghara ifu].',
  '[|||Biko, |Nwanne m, ]ọ bụrụ na ị na-abịa n’onwe gị, [zite ozi tupu ị pụọ|kpọọ tupu ị pụọ], [ka ị ghara ịbịa n’efu|ka anyị kwadebe].',
  '[|||Biko, |Nwanne m, ]ọ bụrụ na ọ bụ unu abụọ ga-ekpebi, [leleekọọ nụ vidiyo a|nọdụkọọ nụ ala], [zite nụ ajụjụ unu otu mgbe|ka olu unu bụrụ otu].',
  '[|||Biko, |Nwanne m, ]kwuo mgbe ị chọrọ ya: [taa, n’izu a ma ọ bụ emesịa|ugbu a ma ọ bụ emesịa], [ka anyị mara ihe a ga-ebu ụzọ mee|ka anyị hazie nke ọma].',
  '[|||Biko, |Nwanne m, ]gwa anyị na [ị hụrụ vidiyo a|ọ bụ vidiyo a kpọtara gị], [ka anyị mara ihe ị na-ekwu|ka anyị si ebe ahụ malite].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ị gaghị [akpọli|ekwuli okwu ebe ị nọ], [degara anyị ozi|zitere anyị olu gị], [anyị ga-ahụ ya|anyị ga-aza gị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [ị na-eme ngwa|oge adịghị], [gwa anyị na mmalite|gwa anyị ozugbo], [anyị ga-agwa gị eziokwu|anyị ga-ekwu ihe ga-ekwe omume].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ọ masịrị gị, gwa [otu enyi|onye agbata obi gị|ndị gị], [otú ezigbo aha si agbasa bụ nke ahụ|ọ na-enyere anyị aka nke ukwuu].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gosi nke a [onye na-achọ ya|onye ọ gbasara|grup gị], [okwu ọma kwesịrị ịgbasa|i nwere ike inyere mmadụ aka taa].',
  '[|||||Biko, |Nwanne m, |Enyi m, ][mgbe e mechara|mgbe ihe niile gwụchara], gwa anyị [otú ọ dị|ihe dị mma na ihe na-adịghị mma], [otú anyị si aga n’ihu bụ nke ahụ|anyị ga-ege ntị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gị na [onye ị tụkwasịrị obi|ndị be gị|onye maara ihe ahụ] kparịta ya [kwa|tupu i kpebie], [ndụmọdụ dị mma|uche abụọ ka otu mma].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]gwa anyị okwu [n’asụsụ dịịrị gị mfe|otú i si ekwu ya n’ụlọ]: [anyị ga-anụ gị|ihere adịghị ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na atụmatụ gị gbanwee, [gwa anyị n’oge|degara anyị otu ahịrị], [ọ na-eme eme|anyị ga-aghọta|ka mmadụ ghara ichere n’efu].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ị jụtụla anyị mbụ, [chetara anyị|kwuo aha gị], [ka anyị gaa n’ihu|ka anyị ghara ịmalite ọzọ].',
  '[|||Biko, |Nwanne m, ]ọ bụrụ na ị chọrọ ịhụ ya tupu ị bịa, [rịọ foto|sị anyị zite foto], [ka anya gị hụ ya|ka obi sie gị ike].',
]
