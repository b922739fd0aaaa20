import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [ba ku tabbata ba|ba ku gane wani abu ba|kuna da tambaya], [ku tambaye mu kafin ku yanke shawara|ku sake tambaya|ku rubuto mana], [tambaya kyauta ce|za mu yi bayani].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku rubuta komai a saƙo ɗaya: [abin da kuke so, inda kuke da ranar|sunanku, unguwarku da ranar], [don mu ba ku cikakkiyar amsa|don kada mu sake tambaya].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan don [wani|abokinku|iyayenku] ne, [ku faɗa mana|ku sanar da mu], [za mu ba ku shawara|za mu yi muku bayani].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan ba za ku iya [kira ba|yin magana a inda kuke ba], [ku rubuto mana|ku turo mana murya], [za mu gani|za mu ba ku amsa].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [kuna sauri|babu lokaci], [ku faɗa mana tun farko|ku faɗa mana nan take], [za mu faɗa muku gaskiya|za mu faɗi abin da zai yiwu].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku ajiye [saƙonmu|lambarmu|abin da muka rubuta], [abin da aka rubuta ba ya ɓacewa|don mu tuna yarjejeniyarmu].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku tabbatar [da {brand} kuke magana|sunan shi ne {brand}], [hankali yana hana nadama|haka ya kamata a ko’ina].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]babu kunya a [ƙaramar tambaya|tambaya sau biyu], [haka ake samun ilimi|shi ya sa muke nan].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku fara tunanin [abin da kuke buƙata|wanda abin ya shafa|abin da ya fi muhimmanci a gare ku], [zaɓi zai yi sauƙi|zai taimaka muku].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku tambayi [duk abin da kuke son sani|dukan tambayoyinku] [tun farko|kafin ku yanke shawara], [don komai ya fito fili|don kada ku yi mamaki daga baya].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan kun ji daɗi, ku faɗa wa [aboki ɗaya|maƙwabci|mutanenku], [haka suna mai kyau yake yaɗuwa|hakan yana taimaka mana sosai].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku nuna wannan ga [mai nema|wanda abin ya shafa|gurup ɗinku], [magana mai kyau ta kamata a yaɗa ta|kuna iya taimakon wani yau].',
  '[|||||Don Allah, |Jama’a, |Abokai, ][bayan an gama|a ƙarshe], ku faɗa mana [yadda kuka ji|abin da ya yi kyau da wanda bai yi ba], [haka muke gyarawa|za mu saurara].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku yi magana da [wanda kuka amince da shi|’yan gidanku|wanda ya san abin] [ma|tukuna], [shawara abu ce mai kyau|kai biyu ya fi kai ɗaya].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku yi mana magana [da harshen da ya fi muku sauƙi|kamar yadda kuke yi a gida]: [za mu ji ku|babu kunya a ciki].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan shirinku ya canza, [ku faɗa mana da wuri|ku rubuto mana layi ɗaya], [hakan yana faruwa|za mu fahimta|don kada wani ya jira].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku rubuta [ranar|sunanmu|lambarmu] [a waya|a takarda], [don kada ku manta|don kada ya wuce ku].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan kun taɓa tambayarmu, [ku tunatar da mu|ku faɗi sunanku], [don mu ci gaba daga inda muka tsaya|don kada mu koma farko].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku [zo|tambaya|rubuto] da wuri [idan abin yana da muhimmanci a gare ku|idan ranar ta kusa], [mai zuwa da wuri yana samun wuri|gaggawa ba ta da kyau].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [kun manta sunanmu|babu sabis], kada ku damu: [ku ajiye wannan bidiyo|ku sake gwadawa anjima].',
]
