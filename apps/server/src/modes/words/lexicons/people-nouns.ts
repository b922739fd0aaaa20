// People, in the columns of `nouns.ts`.
export const PEOPLE = `
doctor|dókítà|likitoci|ndị dọkịta
nurse|nọ́ọ̀sì|ma’aikatan jinya|ndị nọọsụ
pharmacist|apoògùn|masana magunguna|ndị ọkachamara ọgwụ
engineer|ẹnjiníà|injiniyoyi|ndị injinia
technician|onímọ̀ ẹ̀rọ|masu gyara|ndị nrụzi
mechanic|mẹkáníìkì|makanikai|ndị makanik
tailor|aránṣọ|tela|ndị na-akwa akwa
tailors|aránṣọ|teloli|ndị na-akwa akwa
cleaner|onímọ̀ọ́tótó|masu tsafta|ndị nhicha
teacher|olùkọ́|malamai|ndị nkuzi
female teacher|olùkọ́ obìnrin|malama|onye nkuzi nwaanyị
staff,worker|òṣìṣẹ́|ma’aikata|ndị ọrụ
customer|oníbàárà|abokan ciniki|ndị ahịa
buyer|oníbàárà|masu saye|ndị na-azụ
student|akẹ́kọ̀ọ́|ɗalibai|ụmụ akwụkwọ
parent|òbí|iyaye|ndị nne na nna
people|ènìyàn|mutane|mmadụ
person|ènìyàn|mutum|mmadụ
man|ọkùnrin|namiji|nwoke
woman|obìnrin|mace|nwaanyị
women|obìnrin|mata|ụmụ nwaanyị
men|ọkùnrin|maza|ụmụ nwoke
baby product|ọjà ọmọdé|kayan jarirai|ngwá ụmụ ọhụrụ
baby clothe|aṣọ ọmọdé|kayan jarirai|uwe ụmụ ọhụrụ
baby|ọmọ ọwọ́|jarirai|ụmụ ọhụrụ
sales girl|ọmọbìnrin olùtajà|’yan mata masu sayarwa|ụmụ agbọghọ na-ere ahịa
sales boy|ọmọkùnrin olùtajà|samari masu sayarwa|ụmụ okorobịa na-ere ahịa
carpenter|gbẹ́nàgbẹ́nà|kafintoci|ndị kapịnta
caterer|alásè|masu dafa abinci|ndị na-esi nri
retailer|alátùntà|masu sayarwa|ndị na-ere ahịa
reseller|alátùntà|masu sayarwa|ndị na-ere ahịa
waiter|ẹni tó ń gbé oúnjẹ|masu raba abinci|ndị na-ebunye nri
primary and secondary pupil,primary and secondary student,primary and secondary school student|akẹ́kọ̀ọ́ alákọ̀ọ́bẹ̀rẹ̀ àti girama|ɗaliban firamare da sakandare|ụmụ akwụkwọ praịmarị na sekọndrị
primary pupil|akẹ́kọ̀ọ́ alákọ̀ọ́bẹ̀rẹ̀|ɗaliban firamare|ụmụ akwụkwọ praịmarị
family|ìdílé|iyali|ezinụlọ
couple|tọkọtaya|ma’aurata|di na nwunye
`
