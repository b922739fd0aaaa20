import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [ba ku tabbata ba|ba ku gane wani abu ba|kuna da tambaya], [ku tambaye mu kafin ku yanke shawara|ku sake tambaya|ku rubuto mana], [tambaya kyauta ce|za mu yi bayani].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku rubuta komai a saƙo ɗaya: [abin da kuke so, inda kuke da ranar|sunanku, unguwarku da ranar], [don mu ba ku cikakkiyar amsa|don kada mu sake tambaya].',
  '[|||Don Allah, |Jama’a, ]idan ba ku san sunan abin da kuke so ba, [ku turo hotonsa|ku bayyana shi da murya], [hoto ya fi baki bayani|za mu gane].',
  '[|||Don Allah, |Jama’a, ]ku faɗi [nawa kuke son kashewa|kuɗin da kuke da shi] [tun farko|a saƙonku na farko], [don kada mu ɓata lokacinku|za mu nuna muku wanda ya dace].',
  '[|||Don Allah, |Jama’a, ]ku jera tambayoyinku [ɗaya bayan ɗaya|layi bayan layi], [don mu amsa duka|don kada wata ta ɓace].',
  '[|||Don Allah, |Jama’a, ]idan za ku zo da kanku, [ku rubuto kafin ku fita|ku kira kafin ku fita], [don kada ku zo a banza|don mu shirya].',
  '[|||Don Allah, |Jama’a, ]idan ku biyu za ku yanke shawara, [ku kalli wannan bidiyo tare|ku zauna tare], [ku turo tambayoyinku a lokaci ɗaya|ku haɗa baki].',
  '[|||Don Allah, |Jama’a, ]ku faɗi lokacin da kuke buƙata: [yau, wannan makon ko daga baya|yanzu ko daga baya], [don mu san abin da za mu fara|don mu tsara da kyau].',
  '[|||Don Allah, |Jama’a, ]ku faɗa mana cewa [kun ga wannan bidiyo|wannan bidiyo ya kawo ku], [don mu san abin da kuke nufi|don mu fara daga nan].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan ba za ku iya [kira ba|yin magana a inda kuke ba], [ku rubuto mana|ku turo mana murya], [za mu gani|za mu ba ku amsa].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [kuna sauri|babu lokaci], [ku faɗa mana tun farko|ku faɗa mana nan take], [za mu faɗa muku gaskiya|za mu faɗi abin da zai yiwu].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan kun ji daɗi, ku faɗa wa [aboki ɗaya|maƙwabci|mutanenku], [haka suna mai kyau yake yaɗuwa|hakan yana taimaka mana sosai].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku nuna wannan ga [mai nema|wanda abin ya shafa|gurup ɗinku], [magana mai kyau ta kamata a yaɗa ta|kuna iya taimakon wani yau].',
  '[|||||Don Allah, |Jama’a, |Abokai, ][bayan an gama|a ƙarshe], ku faɗa mana [yadda kuka ji|abin da ya yi kyau da wanda bai yi ba], [haka muke gyarawa|za mu saurara].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku yi magana da [wanda kuka amince da shi|’yan gidanku|wanda ya san abin] [ma|tukuna], [shawara abu ce mai kyau|kai biyu ya fi kai ɗaya].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku yi mana magana [da harshen da ya fi muku sauƙi|kamar yadda kuke yi a gida]: [za mu ji ku|babu kunya a ciki].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan shirinku ya canza, [ku faɗa mana da wuri|ku rubuto mana layi ɗaya], [hakan yana faruwa|za mu fahimta|don kada wani ya jira].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan kun taɓa tambayarmu, [ku tunatar da mu|ku faɗi sunanku], [don mu ci gaba daga inda muka tsaya|don kada mu koma farko].',
  '[|||Don Allah, |Jama’a, ]idan kuna son gani kafin ku zo, [ku nemi hoto|ku ce mu turo hoto], [don idonku ya gani|don ku tabbata].',
]
