import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  'Ku fara tunanin [abin da kuke buƙata|wanda kuke nema wa|yadda za ku yi amfani da shi], [zaɓi zai yi sauƙi|zai taimaka muku].',
  'Idan [ba ku tabbata ba|ba ku gane wani abu ba|kuna da tambaya], [ku tambaye mu kafin ku biya|ku sake tambaya|ku rubuto mana], [tambaya kyauta ce|za mu yi bayani].',
  'Ku rubuta komai a saƙo ɗaya: [abin da kuke so, inda kuke da ranar|sunanku, unguwarku da ranar], [don mu ba ku cikakkiyar amsa|don kada mu sake tambaya].',
  'Idan kuna da [hoton abin da kuke so|misali], [ku turo mana|ku nuna mana], [don mu gane sosai|hoto ya fi dogon bayani].',
  'Idan [kuna sauri|babu lokaci], [ku faɗa mana tun farko|ku faɗa mana nan take], [za mu faɗa muku gaskiya|za mu faɗi abin da zai yiwu].',
  'Ku tambayi [duk kuɗin da za ku biya|cikakken farashi] [tun farko|kafin ku biya], [don ku shirya|don kada ku yi mamaki daga baya].',
  'Ku ajiye [saƙonmu|rasit ɗinku|abin da muka rubuta], [abin da aka rubuta ba ya ɓacewa|don mu tuna yarjejeniyarmu].',
  '[Babu gaggawa|Ba sai kun yanke shawara yanzu ba]: [ku fara tambaya|ku tambayi komai], [sannan ku yanke shawara|sai ku zaɓa].',
  '[Bayan an gama|A ƙarshe], ku faɗa mana [yadda kuka ji|abin da ya yi kyau da wanda bai yi ba], [haka muke gyarawa|za mu saurara].',
  'Idan kun ji daɗi, ku faɗa wa [aboki ɗaya|maƙwabci|mutanenku], [haka suna mai kyau yake yaɗuwa|hakan yana taimaka mana sosai].',
  'Idan na [wani|abokinku|iyayenku] ne, [ku faɗa mana|ku yi mana bayani], [za mu ba ku shawara|za mu taimaka muku ku zaɓa].',
]
