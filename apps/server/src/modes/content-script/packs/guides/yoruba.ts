import type { Advice } from '../../script-pack.ts'

export const advice: Advice = [
  'Ẹ kọ́kọ́ ronú nípa [ohun tí ẹ nílò|ẹni tí ẹ fẹ́ ẹ fún|bí ẹ ṣe máa lò ó], [ìpinnu yín máa rọrùn|ó máa ràn yín lọ́wọ́ láti yàn].',
  'Tí [nǹkan kan kò bá yé yín|kò bá dá yín lójú|ẹ bá ní ìbéèrè], [ẹ bi wá kí ẹ tó sanwó|ẹ tún bi wá|ẹ kọ̀wé sí wa], [ọ̀fẹ́ ni ìbéèrè|a máa ṣàlàyé rẹ̀].',
  'Ẹ kọ gbogbo rẹ̀ sínú ọ̀rọ̀ kan: [ohun tí ẹ fẹ́, ibi tí ẹ wà àti ọjọ́|orúkọ yín, àdúgbò yín àti ọjọ́], [kí a lè dá yín lóhùn dáadáa|kí a má bàa béèrè lẹ́ẹ̀mejì].',
  'Tí ẹ bá ní [àwòrán|fọ́tò] ohun tí ẹ fẹ́, [ẹ fi ránṣẹ́ sí wa|ẹ fi hàn wá], [kó lè yé wa dáadáa|àwòrán máa ń ṣàlàyé ju ọ̀rọ̀ lọ].',
  'Tí [ẹ bá ń kánjú|àkókò kò bá sí], [ẹ tètè sọ fún wa|ẹ sọ fún wa lákọ̀ọ́kọ́], [a máa sọ òótọ́ fún yín|a máa sọ ohun tó ṣeé ṣe].',
  'Ẹ béèrè [gbogbo owó tí ẹ máa san|iye owó rẹ̀] [ní ìbẹ̀rẹ̀|kí ẹ tó sanwó], [kí ẹ lè ṣètò owó yín|kí ohunkóhun má bàa yà yín lẹ́nu].',
  'Ẹ tọ́jú [ohun tí a jọ sọ|rìsíìtì yín|àtẹ̀jíṣẹ́ wa], [ohun tí a kọ sílẹ̀ kì í sọnù|kí a lè rántí àdéhùn wa].',
  '[Ẹ má kánjú|Kò dìgbà tí ẹ bá pinnu báyìí]: [ẹ kọ́kọ́ béèrè|ẹ béèrè gbogbo ohun tí ẹ fẹ́ mọ̀], [lẹ́yìn náà ẹ pinnu|kí ẹ tó pinnu].',
  '[Lẹ́yìn gbogbo rẹ̀|Tó bá parí], ẹ sọ fún wa [bó ṣe rí|ohun tó dára àti ohun tí kò dára], [bí a ṣe ń tẹ̀síwájú nìyẹn|a máa gbọ́ tiyín].',
  'Tí inú yín bá dùn, ẹ sọ fún [ọ̀rẹ́ kan|aládùúgbò yín|àwọn ènìyàn yín], [bí orúkọ rere ṣe ń tàn nìyẹn|ó máa ń ràn wá lọ́wọ́ gan-an].',
  'Tó bá jẹ́ fún [ẹlòmíràn|ọ̀rẹ́ yín|àwọn òbí yín] ni, [ẹ sọ fún wa|ẹ jẹ́ ká mọ̀], [a máa bá yín yàn án|a máa gbà yín nímọ̀ràn].',
]
