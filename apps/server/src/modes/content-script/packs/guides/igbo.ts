import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [ihe ọ bụla edoghị gị anya|i nwere ajụjụ], [jụọ anyị tupu i kpebie|degara anyị ozi|jụọ anyị ọzọ], [anyị ga-akọwa ya|ihere adịghị ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]debe vidiyo a n’ekwentị gị, [ka ị hụ anyị mgbe ị ga-achọ anyị|ọ ga-aba uru otu ụbọchị|ka aha anyị ghara ifu].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]dee ajụjụ gị n’okpuru vidiyo a, [anyị ga-aza|onye ọzọ nwekwara ike inwe otu ajụjụ ahụ|ka onye ọ bụla hụ azịza ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ị gaghị [akpọli|ekwuli okwu ebe ị nọ], [degara anyị ozi|jiri olu zite ozi], [anyị ga-ahụ ya|anyị ga-aza gị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na [onye nọ n’ụlọ gị|otu enyi gị|onye agbata obi gị] na-achọbu ihe dị ka nke a, [zigara ya vidiyo a|gwa ya taa], [ọ ga-ekele gị|ma eleghị anya ọ ka na-achọ ya].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]soro peeji anyị, [ka ị hụ ihe ọhụrụ|ka ozi ruo gị n’oge|ka nke na-abịa ghara ịgafe gị].',
  '[|||||Biko, |Nwanne m, |Enyi m, ]ọ bụrụ na ọ masịrị gị, gwa [otu enyi|onye agbata obi gị|ndị gị], [otú ezigbo aha si agbasa bụ nke ahụ|ọ na-enyere anyị aka nke ukwuu].',
]
