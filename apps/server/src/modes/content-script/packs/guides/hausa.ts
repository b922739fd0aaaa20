import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [kuna da tambaya|akwai abin da ba ku gane ba], [ku tambaye mu kafin ku yanke shawara|ku rubuto mana|ku sake tambaya], [za mu yi muku bayani|kada ku ji nauyi].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku ajiye wannan bidiyo a wayarku, [don ku same mu ranar da kuke buƙata|wata rana zai yi amfani|don kada sunanmu ya ɓace muku].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku rubuta tambayarku a ƙasan wannan bidiyo, [za mu amsa|watakila wani ma yana da irin tambayar|don kowa ya ga amsar].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan ba za ku iya [kira ba|yin magana a inda kuke ba], [ku rubuto mana|ku turo mana saƙon murya], [za mu gani|za mu ba ku amsa].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]idan [wani a gidanku|wani abokinku|maƙwabcinku] ya taɓa neman irin wannan, [ku tura masa wannan bidiyo|ku faɗa masa yau], [zai gode muku|watakila yana nema har yanzu].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku bi shafinmu, [don ku ga sabbin abubuwa|don labari ya riske ku da wuri|don kada ku rasa na gaba].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku rubuta komai a saƙo ɗaya: [abin da kuke so, inda kuke da ranar|sunanku, unguwarku da abin da kuke so], [don mu ba ku cikakkiyar amsa|don magana ta yi sauri].',
  '[|||||Don Allah, |Jama’a, |Abokai, ]ku nuna wannan ga [mai nema|wanda abin ya shafa|gurup ɗinku], [magana mai kyau ta kamata a yaɗa ta|kuna iya taimakon wani yau].',
]
