/** More nouns for `goods.ts`, in the singular where they have one. Columns: English, Yoruba, Hausa, Igbo. */
const ROWS = `
thing|nǹkan|abu|ihe
everything|gbogbo nǹkan|komai|ihe niile
date|ọjọ́|rana|ụbọchị
appointment|àkókò ìpàdé|lokaci|oge nzukọ
stock|ọjà|kaya|ngwá ahịa
new stock|ọjà tuntun|sabon kaya|ngwá ahịa ọhụrụ
airport|pápákọ̀ òfurufú|filin jirgin sama|ọdụ ụgbọelu
product|ọjà|kaya|ngwá ahịa
goods|ọjà|kaya|ngwá ahịa
item|ọjà|kaya|ngwá ahịa
material|ohun èlò|kayan aiki|ngwa ọrụ
equipment|irinṣẹ́|kayan aiki|ngwa ọrụ
tool|irinṣẹ́|kayan aiki|ngwa ọrụ
machine|ẹ̀rọ|inji|igwe
washing machine|ẹ̀rọ ìfọṣọ|injin wanki|igwe ịsa akwa
freezer|fírísà|firiza|friza
air conditioning|AC|AC|AC
air conditioner|AC|AC|AC
ac|AC|AC|AC
wifi|Wi-Fi|Wi-Fi|Wi-Fi
standby generator|jẹnẹrétọ̀|janareta|jenereto
inverter battery|bátìrì ínfátà|batirin inbata|batrị inverta
solar system|ẹ̀rọ sólà|tsarin sola|sistem sola
panel|pánẹ́ẹ̀lì|faifai|panel
light|iná|wuta|ọkụ
electricity|iná mànàmáná|wutar lantarki|ọkụ eletrik
pipe|páìpù|bututu|paịpụ
tap|ẹ̀rọ omi|famfo|mgbata mmiri
tank|táńkì|tanki|tank
borehole|kànga ẹ̀rọ|rijiyar burtsatse|olulu mmiri igwe
screen|ojú fóònù|gilashin waya|ihuenyo
charging port|ojú ṣájà|wurin caji|ebe nchaji
cracked phone screen|ojú fóònù tó fọ́|fasasshen gilashin waya|ihuenyo ekwentị gbawara agbawa
cracked screen|ojú fóònù tó fọ́|fasasshen gilashi|ihuenyo gbawara agbawa
screen replacement|pípààrọ̀ ojú fóònù|canjin gilashin waya|ịgbanwe ihuenyo
charger|ṣájà|caja|chaja
part|ẹ̀yà|kayan gyara|akụrụngwa
original part|ojúlówó ẹ̀yà|kayan gyara na asali|ezigbo akụrụngwa
cylinder|sílíńdà|silinda|silinda
gas cylinder|sílíńdà gáàsì|silindar gas|silinda gas
gas|gáàsì|gas|gas
kg of gas|kílò gáàsì|kilon gas|kilo gas
stone|òkúta|duwatsu|nkume
oil|epo|mai|mmanụ
salt|iyọ̀|gishiri|nnu
sugar|ṣúgà|sukari|shuga
flour|ìyẹ̀fun|fulawa|ntụ ọka
ginger|ata ilẹ̀|citta|jinja
firewood|igi ìdáná|itace|nkụ
snail|ìgbín|dodon kodi|ejula
crayfish|edé|kirfi|crayfish
plantain|ọ̀gẹ̀dẹ̀|ayaba|ojoko
cassava|ẹ̀gẹ́|rogo|akpụ
cocoyam|kókò|gwaza|ede
fried rice|ìrẹsì díndín|soyayyiyar shinkafa|osikapa e ghere eghe
dining table|tábìlì ìjẹun|teburin cin abinci|tebụl nri
snack|ìpanu|kayan maƙulashe|ihe otutu
small chop|ìpanu|kayan maƙulashe|ihe otutu
breakfast|oúnjẹ àárọ̀|karin kumallo|nri ụtụtụ
lunch|oúnjẹ ọ̀sán|abincin rana|nri ehihie
dinner|oúnjẹ alẹ́|abincin dare|nri abalị
meal|oúnjẹ|abinci|nri
cake decoration|kéèkì ṣíṣe lọ́ṣọ̀ọ́|ƙawata kek|ịchọ keeki mma
wedding cake|kéèkì ìgbéyàwó|kek na biki|keeki agbamakwụkwọ
birthday cake|kéèkì ọjọ́ ìbí|kek na ranar haihuwa|keeki ụbọchị ọmụmụ
tasting|ìtọ́wò|ɗanɗanawa|ịdetụ ire
hot water|omi gbígbóná|ruwan zafi|mmiri ọkụ
bottled water|omi inú ìgò|ruwan kwalba|mmiri karama
sachet water|omi inú ọ̀rá|ruwan leda|mmiri akpa
pure water|omi inú ọ̀rá|ruwan leda|mmiri akpa
cold water|omi tútù|ruwan sanyi|mmiri oyi
cooler|kúlà|kula|kula
tent|àgọ́|tanti|ụlọikwuu
plate|àwo|faranti|efere
spoon|ṣíbí|cokali|ngaji
seat|ààyè|wuri|oche
space|ààyè|wuri|ohere
slot|ààyè|wuri|ohere
place|ààyè|wuri|ohere
bedroom|yàrá|ɗakin kwana|ime ụlọ
kitchen|ilé ìdáná|kicin|kichin
toilet|ilé ìgbọ̀nsẹ̀|bayan gida|ụlọ mposi
compound|àgbàlá|harabar gida|ogige
big compound|àgbàlá ńlá|babban harabar gida|nnukwu ogige
garden|ọgbà|lambu|ubi ifuru
flat|fúlátì|fulat|flat
apartment|ilé|gida|ụlọ
office|ọ́fíìsì|ofis|ọfịs
store|ilé ìtajà|shago|ụlọ ahịa
company|ilé iṣẹ́|kamfani|ụlọ ọrụ
business|òwò|kasuwanci|azụmahịa
small shop|ṣọ́ọ̀bù kékeré|ƙananan shaguna|obere ụlọ ahịa
supermarket|sùpámákẹ́ẹ̀tì|manyan shaguna|nnukwu ụlọ ahịa
small business|òwò kékeré|ƙaramin kasuwanci|obere azụmahịa
church|ṣọ́ọ̀ṣì|coci|ụka
mosque|mọ́ṣáláṣí|masallaci|ụlọ alakụba
site|ibi iṣẹ́|wurin aiki|ebe ọrụ
farmer|àgbẹ̀|manoma|ndị ọrụ ugbo
bank|báńkì|banki|ụlọ akụ
market|ọjà|kasuwa|ahịa
main market|ọjà ńlá|babbar kasuwa|nnukwu ahịa
road|ọ̀nà|hanya|okporo ụzọ
park|ibùdókọ̀|tasha|ogige ụgbọala
bus|bọ́ọ̀sì|bas|bọs
school bus|ọkọ̀ ilé ìwé|motar makaranta|ụgbọala ụlọ akwụkwọ
truck|ọkọ̀ akẹ́rù|babbar mota|gwongworo
van|ọkọ̀ ńlá|mota bas|van
tanker|ọkọ̀ táńkà|tanka|tanka
ticket|tíkẹ́ẹ̀tì|tikiti|tiketi
trip|ìrìnàjò|tafiya|njem
load|ẹrù|kaya|ibu
parcel|ẹrù|kaya|ngwugwu
hoe|ọkọ́|fartanya|ọgụ
cutlass|àdá|adda|mma
sprayer|ẹ̀rọ ìfọ́n|injin feshi|igwe ịgba ọgwụ
water pump|pọ́ǹpù omi|famfon ruwa|pọmpụ mmiri
pump|pọ́ǹpù|famfo|pọmpụ
fertilizer|ajílẹ̀|taki|fatịlaịza
fertiliser|ajílẹ̀|taki|fatịlaịza
seed|irúgbìn|iri|mkpụrụ ọkụkụ
poultry feed|oúnjẹ adìyẹ|abincin kaji|nri ọkụkọ
kaftan|kaftánì|kaftani|kaftan
wardrobe|àpótí aṣọ|kabad na kaya|kọbọd uwe
canopy|àtíbàbà|rumfuna|kanopi
land|ilẹ̀|fili|ala
plot|ilẹ̀|fili|ala
fence|ọgbà|katanga|ogige
document|ìwé|takarda|akwụkwọ
receipt|ìwé owó|rasit|akwụkwọ ego
form|fọ́ọ̀mù|fom|fọm
visa|físà|biza|visa
passport|ìwé ìrìnnà|fasfo|paspọtụ
licence|ìwé àṣẹ|lasisi|ikike
tax|owó orí|haraji|ụtụ isi
loan|ẹ̀yáwó|bashi|ego mbinye
price|owó|farashi|ọnụ ahịa
fee|owó|kuɗi|ego
rent|owó ilé|kuɗin haya|ego ụlọ
deposit|owó ìṣáájú|kuɗin gaba|ego mbido
payment|owó|biya|ịkwụ ụgwọ
cash|owó lọ́wọ́|tsabar kuɗi|ego aka
transfer|fífi owó ránṣẹ́|tura kuɗi|izipu ego
card|káàdì|kati|kaadị
pos|POS|POS|POS
hidden charge|owó ìkọ̀kọ̀|ɓoyayyen kuɗi|ụgwọ zoro ezo
discount|ẹ̀dínwó|ragi|mbelata ọnụ ahịa
money|owó|kuɗi|ego
name|orúkọ|suna|aha
logo|àmì|tambari|akara
flyer|ìwé ìpolówó|takardar talla|akwụkwọ mgbasa ozi
website|wẹ́búsáìtì|shafin intanet|webụsaịtị
design|àwòrán|zane|atụmatụ
t-shirt|tíṣẹ́ẹ̀tì|riga|uwe elu
tshirt|tíṣẹ́ẹ̀tì|riga|uwe elu
mug|kọ́ọ̀bù|kofi|iko
picture|àwòrán|hoto|foto
photo|fọ́tò|hoto|foto
video|fídíò|bidiyo|vidio
course|ẹ̀kọ́|kwas|ọmụmụ
lesson|ẹ̀kọ́|darasi|ihe ọmụmụ
home lesson|ẹ̀kọ́ inú ilé|darasi a gida|ihe ọmụmụ n’ụlọ
evening lesson|ẹ̀kọ́ ìrọ̀lẹ́|darasin yamma|ihe ọmụmụ mgbede
mathematics|ìṣirò|lissafi|mgbakọ na mwepụ
maths|ìṣirò|lissafi|mgbakọ na mwepụ
school fee|owó ilé ìwé|kuɗin makaranta|ego akwụkwọ
nursery school|ilé ìwé jẹ́lé-ó-sinmi|makarantar nazare|ụlọ akwụkwọ ọta akara
exam|ìdánwò|jarabawa|ule
entrance exam|ìdánwò ìwọlé|jarabawar shiga|ule nbanye
past question|ìbéèrè àtijọ́|tsofaffin tambayoyi|ajụjụ gara aga
question|ìbéèrè|tambayoyi|ajụjụ
term|sáà|zangon karatu|tam
experience|ìrírí|gogewa|ahụmahụ
skill|iṣẹ́ ọwọ́|sana’a|nka ọrụ
work|iṣẹ́|aiki|ọrụ
job|iṣẹ́|aiki|ọrụ
order|ọ́dà|oda|ọda
first order|ọ́dà àkọ́kọ́|oda ta farko|ọda mbụ
delivery|ìfiránṣẹ́|kai kaya|ibutere gị ya
home delivery|ìfiránṣẹ́ sílé|kai kaya gida|ibutere gị ya n’ụlọ
pick-up|gbígbà|ɗauka|iburu
pickup|gbígbà|ɗauka|iburu
cleaning|ìmọ́tótó|tsafta|nhicha
deep cleaning|ìmọ́tótó jíjinlẹ̀|cikakkiyar tsafta|nhicha nke ọma
servicing|àtúnṣe|gyara|mmezi
security|ààbò|tsaro|nche
warranty|ìdánilójú|garanti|nkwa
guarantee|ìdánilójú|garanti|nkwa
henna|làálì|lalle|henna
gele|gèlè|gele|gele
cyber cafe|ilé kọ̀ǹpútà|shagon kwamfuta|ụlọ kọmputa
bridal makeup|ìṣaralóge ìyàwó|kwalliyar amarya|ịchọ mma nwaanyị a na-alụ
full package|ohun gbogbo|cikakken aiki|ihe niile
massage|ìfọwọ́ra|tausa|ịhịa aka n’ahụ
injection|abẹ́rẹ́|allura|ọgwụ ntụtụ
medicine|oògùn|magani|ọgwụ
prescription|ìwé oògùn|takardar magani|akwụkwọ ọgwụ
blood pressure|ẹ̀jẹ̀ ríru|hawan jini|ọbara mgbali
blood pressure check|àyẹ̀wò ẹ̀jẹ̀ ríru|gwajin hawan jini|nlele ọbara mgbali
blood test|àyẹ̀wò ẹ̀jẹ̀|gwajin jini|nnwale ọbara
result|èsì|sakamako|nsonaazụ
skin|awọ ara|fata|akpụkpọ ahụ
skin problem|àrùn awọ ara|ciwon fata|nsogbu akpụkpọ ahụ
herb|egbòogi|ganyen magani|ahịhịa ọgwụ
dry skin|awọ gbígbẹ|busasshiyar fata|akpụkpọ ahụ kpọrọ nkụ
pimple|ìrorẹ́|kuraje|ihe ọtụtụ ihu
measurement|ìwọ̀n ara|awo|nha ahụ
size|ìwọ̀n|girma|nha
colour|àwọ̀|launi|agba
color|àwọ̀|launi|agba
style|irú aṣọ|salon ɗinki|ụdị
sandal|sálúbàtà|takalmi|akpụkpọ ụkwụ
leather sandal|sálúbàtà awọ|takalman fata|akpụkpọ ụkwụ akpụkpọ anụ
jean|jíìnsì|jins|jinz
native wear|aṣọ ìbílẹ̀|kayan gargajiya|uwe ọdịnala
dress|gáùn|doguwar riga|uwe
carpet|kápẹ́ẹ̀tì|kafet|kapeeti
rug|rọ́ọ̀gì|darduma|ute
travel bag|báàgì ìrìnàjò|jakunkunan tafiya|akpa njem
laptop bag|báàgì láàpútọ́ọ̀pù|jakunkunan laftof|akpa laptọọpụ
school bag|báàgì ilé ìwé|jakunkunan makaranta|akpa akwụkwọ
school book|ìwé ilé ìwé|littattafan makaranta|akwụkwọ ụlọ akwụkwọ
leather|awọ|fata|akpụkpọ anụ
real leather|ojúlówó awọ|fata ta asali|ezigbo akpụkpọ anụ
bird|adìyẹ|kaji|ọkụkọ
broiler|adìyẹ ẹlẹ́ran|kajin nama|ọkụkọ anụ
farm|oko|gona|ugbo
feed|oúnjẹ ẹran|abincin dabbobi|nri anụmanụ
doctor|dókítà|likitoci|ndị dọkịta
nurse|nọ́ọ̀sì|ma’aikatan jinya|ndị nọọsụ
pharmacist|apoògùn|masana magunguna|ndị ọkachamara ọgwụ
engineer|ẹnjiníà|injiniyoyi|ndị injinia
technician|onímọ̀ ẹ̀rọ|masu gyara|ndị nrụzi
mechanic|mẹkáníìkì|makanikai|ndị makanik
tailor|aránṣọ|teloli|ndị na-akwa akwa
cleaner|onímọ̀ọ́tótó|masu tsafta|ndị nhicha
teacher|olùkọ́|malamai|ndị nkuzi
female teacher|olùkọ́ obìnrin|malama|onye nkuzi nwaanyị
staff|òṣìṣẹ́|ma’aikata|ndị ọrụ
worker|òṣìṣẹ́|ma’aikata|ndị ọrụ
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
family|ìdílé|iyali|ezinụlọ
couple|tọkọtaya|ma’aurata|di na nwunye
home|ilé|gida|ụlọ
roof|òrùlé|rufi|elu ụlọ
ceiling|àjà ilé|silin|siilin
paper|ìwé|takardu|akwụkwọ
fuel|epo|mai|mmanụ
bedsheet|aṣọ ibùsùn|zanin gado|akwa ihe ndina
part payment|owó díẹ̀díẹ̀|biya kaɗan-kaɗan|ịkwụ ụgwọ nta nta
window|fèrèsé|taga|windo
door|ilẹ̀kùn|ƙofa|ụzọ
wedding|ìgbéyàwó|biki|agbamakwụkwọ
party|òde|biki|oriri na ọṅụṅụ
event|ayẹyẹ|taro|emume
burial|ìsìnkú|jana’iza|olili ozu
birthday|ọjọ́ ìbí|ranar haihuwa|ụbọchị ọmụmụ
insect|kòkòrò|ƙwari|ahụhụ
added colour|àwọ̀ àfikún|launin ƙari|agba agbakwunyere
smell|òórùn|wari|isi
chemical|kẹ́míkà|sinadari|kemịkal
preservative|ohun ìpamọ́|sinadarin adanawa|ihe nchekwa
litre|lítà|lita|lita
liter|lítà|lita|lita
kilo|kílò|kilo|kilo
yard|yáàdì|yadi|yaadị
week|ọ̀sẹ̀|mako|izu
month|oṣù|wata|ọnwa
full day|odidi ọjọ́ kan|yini guda|ụbọchị dum
day|ọjọ́|rana|ụbọchị
diabetic|alárùn àtọ̀gbẹ|masu ciwon suga|ndị ọrịa shuga
henna design|àwòrán làálì|zanen lalle|akara henna
set|sẹ́ẹ̀tì|saiti|set
full set|sẹ́ẹ̀tì kíkún|cikakken saiti|set zuru ezu
small bottle|ìgò kékeré|ƙaramar kwalba|obere karama
pack|páàkì|fakiti|pakịtị
carton|páálí|kwali|katọn
bottle|ìgò|kwalba|karama
dozen|dọ́sìnnì|dozin|dọzin
visit|ìbẹ̀wò|ziyara|ọbịbịa
tour|ìrìnàjò|yawon shaƙatawa|njegharị
ride|ìrìnàjò|tafiya|njem
gym|ilé eré ìdárayá|ɗakin motsa jiki|ụlọ mgbatị ahụ
small class|kíláàsì kékeré|ƙaramin aji|obere klaasị
entry|ìwọlé|shiga|ịbanye
draft|àwòrán àkọ́kọ́|zanen farko|ndepụta
correction|àtúnṣe|gyara|mmezi
`

type Said = readonly [yoruba: string, hausa: string, igbo: string]

export const MORE_NOUNS: Readonly<Record<string, Said>> = Object.fromEntries(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [named = '', yoruba = '', hausa = '', igbo = ''] = row.split('|')
      return [named, [yoruba, hausa, igbo] as const]
    }),
)
