import { PEOPLE } from './people-nouns.ts'
import { SERVICE_ROWS } from './service-nouns.ts'

/** More nouns for `goods.ts`, in the singular where they have one. Columns: English synonyms, Yoruba, Hausa, Igbo. */
const ROWS = `
thing|nǹkan|abu|ihe
everything|gbogbo nǹkan|komai|ihe niile
date,day|ọjọ́|rana|ụbọchị
appointment|àkókò ìpàdé|lokaci|oge nzukọ
stock,product,goods,item|ọjà|kaya|ngwá ahịa
new stock|ọjà tuntun|sabon kaya|ngwá ahịa ọhụrụ
airport|pápákọ̀ òfurufú|filin jirgin sama|ọdụ ụgbọelu
material|ohun èlò|kayan aiki|ngwá ọrụ
equipment,tool|irinṣẹ́|kayan aiki|ngwá ọrụ
machine|ẹ̀rọ|inji|igwe ọrụ
pumping machine|ẹ̀rọ omi|injin ruwa|igwe mmiri
washing machine|ẹ̀rọ ìfọṣọ|injin wanki|igwe ịsa akwa
freezer|fírísà|firiza|friza
air conditioning,air conditioner,ac|AC|AC|AC
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
screen|ojú fóònù|allo|ihuenyo
charging port|ojú ṣájà|wurin caji|ebe nchaji
cracked phone screen|ojú fóònù tó fọ́|fasasshen gilashin waya|ihuenyo ekwentị gbawara agbawa
cracked screen|ojú fóònù tó fọ́|fasasshen gilashi|ihuenyo gbawara agbawa
screen replacement|pípààrọ̀ ojú fóònù|canjin allo|ịgbanwe ihuenyo
charger|ṣájà|caja|chaja
part|ẹ̀yà|kayan gyara|akụrụngwa
original part|ojúlówó ẹ̀yà|kayan gyara na asali|ezigbo akụrụngwa
cylinder|sílíńdà|silinda|silinda
gas cylinder|sílíńdà gáàsì|silindar gas|silinda gas
gas|gáàsì|gas|gas
youth conference|ìpàdé àwọn ọ̀dọ́|taron matasa|nzukọ ndị ntorobịa
standing fan|fáànù ìdúró|fankar tsaye|fan nkwụ ọtọ
ramadan lecture|ìwàásù Ramadan|wa’azin Ramadan|nkuzi Ramadan
science|sáyẹ́ǹsì|kimiyya|sayensị
workshop|ibi iṣẹ́|wurin aiki|ebe ọrụ
cooking gas|gáàsì ìdáná|gas na girki|gas e ji esi nri
cooking gas refill,gas refill|kíkún gáàsì|cika gas|imeju gas
kg of gas|kílò gáàsì|kilon gas|kilo gas
stone|òkúta|duwatsu|nkume
oil,fuel|epo|mai|mmanụ
salt|iyọ̀|gishiri|nnu
sugar|ṣúgà|sukari|shuga
flour|ìyẹ̀fun|fulawa|flawa
ginger|ata ilẹ̀|citta|jinja
firewood|igi ìdáná|itace|nkụ
snail|ìgbín|dodon kodi|ejula
crayfish|edé|jatan lande|crayfish
plantain|ọ̀gẹ̀dẹ̀|agade|ojoko
cassava|ẹ̀gẹ́|rogo|akpụ
cocoyam|kókò|gwaza|ede
fried chicken|adìyẹ díndín|soyayyar kaza|ọkụkọ e ghere eghe
floor tile|táìlì ilẹ̀|tayil na ƙasa|tailụ ala
wall tile|táìlì ògiri|tayil na bango|tailụ mgbidi
floor and wall tile|táìlì ilẹ̀ àti ògiri|tayil na ƙasa da na bango|tailụ ala na mgbidi
fried rice|ìrẹsì díndín|soyayyiyar shinkafa|osikapa e ghere eghe
dining table|tábìlì ìjẹun|teburin cin abinci|tebụl nri
snack|ìpanu|kayan maƙulashe|obere nri
small chop|ìpanu|kayan maƙulashe|small chops
breakfast|oúnjẹ àárọ̀|karin kumallo|nri ụtụtụ
lunch|oúnjẹ ọ̀sán|abincin rana|nri ehihie
dinner|oúnjẹ alẹ́|abincin dare|nri abalị
meal|oúnjẹ|abinci|nri
cake decoration|kéèkì ṣíṣe lọ́ṣọ̀ọ́|ƙawata kek|ịchọ keeki mma
wedding cake|kéèkì ìgbéyàwó|kek na bikin aure|keeki agbamakwụkwọ
birthday cake|kéèkì ọjọ́ ìbí|kek na ranar haihuwa|keeki ụbọchị ọmụmụ
tasting|ìtọ́wò|ɗanɗanawa|ịdetụ ire
hot water|omi gbígbóná|ruwan zafi|mmiri ọkụ
bottled water|omi inú ìgò|ruwan kwalba|mmiri karama
sachet water,pure water|omi inú ọ̀rá|ruwan leda|mmiri akpa
cold water|omi tútù|ruwan sanyi|mmiri oyi
cooler|kúlà|kula|kula
tent|àgọ́|rumfa|kanopi
plate|àwo|faranti|efere
spoon|ṣíbí|cokali|ngaji
seat|ààyè|wuri|oche
space,slot,place|ààyè|wuri|ohere
bedroom|yàrá|ɗakin kwana|ime ụlọ
kitchen|ilé ìdáná|kicin|kichin
toilet|ilé ìgbọ̀nsẹ̀|bayan gida|ụlọ mposi
compound|àgbàlá|harabar gida|ogige
big compound|àgbàlá ńlá|babban harabar gida|nnukwu ogige
garden|ọgbà|lambu|ubi ifuru
flat|fúlátì|fulat|flat
apartment,home|ilé|gida|ụlọ
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
trip,ride|ìrìnàjò|tafiya|njem
load|ẹrù|kaya|ibu
parcel|ẹrù|kaya|ngwugwu
hoe|ọkọ́|fartanya|ọgụ
cutlass|àdá|adda|mma
sprayer|ẹ̀rọ ìfọ́n|injin feshi|igwe ịgba ọgwụ
water pump|pọ́ǹpù omi|famfon ruwa|pọmpụ mmiri
pump|pọ́ǹpù|famfo|pọmpụ
fertilizer,fertiliser|ajílẹ̀|taki|fatịlaịza
seed|irúgbìn|iri|mkpụrụ ọkụkụ
poultry feed|oúnjẹ adìyẹ|abincin kaji|nri ọkụkọ
kaftan|kaftánì|kaftani|kaftan
wardrobe|àpótí aṣọ|kabad na kaya|kọbọd uwe
canopy|àtíbàbà|rumfuna|kanopi
land|ilẹ̀|fili|ala
plot|ilẹ̀|fili|plọt
fence|ọgbà|katanga|ogige
document|ìwé|takarda|akwụkwọ
receipt|ìwé owó|rasit|akwụkwọ ego
form|fọ́ọ̀mù|fom|fọm
visa|físà|biza|visa
passport|ìwé ìrìnnà|fasfo|paspọtụ
licence|ìwé àṣẹ|lasisi|ikike
tax|owó orí|haraji|ụtụ isi
loan|ẹ̀yáwó|rance|ego mbinye
price|owó|farashi|ọnụ ahịa
fee,money|owó|kuɗi|ego
rent|owó ilé|kuɗin haya|ego mgbazinye
deposit|owó ìṣáájú|kafin alkalami|ego mbido
payment|owó|biya|ịkwụ ụgwọ
cash|owó lọ́wọ́|tsabar kuɗi|ego aka
transfer,money transfer|fífi owó ránṣẹ́|tura kuɗi|izipu ego
card|káàdì|kati|kaadị
pos|POS|POS|POS
hidden charge|owó ìkọ̀kọ̀|ɓoyayyen kuɗi|ụgwọ zoro ezo
discount|ẹ̀dínwó|ragi|mbelata ọnụ ahịa
name|orúkọ|suna|aha
logo|àmì|tambari|akara
flyer|ìwé ìpolówó|takardar talla|akwụkwọ mgbasa ozi
website|wẹ́búsáìtì|shafin intanet|webụsaịtị
design|àwòrán|zane|eserese
t-shirt,tshirt|tíṣẹ́ẹ̀tì|riga|uwe elu
mug|kọ́ọ̀bù|kofi|iko
picture|àwòrán|hoto|foto
photo|fọ́tò|hoto|foto
video|fídíò|bidiyo|vidio
course|ẹ̀kọ́|kwas|ọmụmụ
lesson|ẹ̀kọ́|darasi|ihe ọmụmụ
home lesson|ẹ̀kọ́ inú ilé|darasi a gida|ihe ọmụmụ n’ụlọ
evening lesson|ẹ̀kọ́ ìrọ̀lẹ́|darasin yamma|ihe ọmụmụ mgbede
mathematics,maths|ìṣirò|lissafi|mgbakọ na mwepụ
school fee|owó ilé ìwé|kuɗin makaranta|ego akwụkwọ
nursery school|ilé ìwé jẹ́lé-ó-sinmi|makarantar nazare|ụlọ akwụkwọ ọta akara
exam|ìdánwò|jarrabawa|ule
entrance exam|ìdánwò ìwọlé|jarrabawar shiga|ule nbanye
past question|ìbéèrè àtijọ́|tsofaffin tambayoyi|ajụjụ gara aga
question|ìbéèrè|tambayoyi|ajụjụ
term|sáà|zangon karatu|tam
experience|ìrírí|ƙwarewa|ahụmahụ
skill|iṣẹ́ ọwọ́|sana’a|nka ọrụ
work,job|iṣẹ́|aiki|ọrụ
order|ọ́dà|oda|ọda
first order|ọ́dà àkọ́kọ́|oda ta farko|ọda mbụ
delivery|ìfiránṣẹ́|kai kaya|ibutere gị ya
home delivery|ìfiránṣẹ́ sílé|kai kaya gida|ibutere gị ya n’ụlọ
pick-up,pickup|gbígbà|ɗauka|iburu
cleaning|ìmọ́tótó|tsafta|nhicha
deep cleaning|ìmọ́tótó jíjinlẹ̀|cikakkiyar tsafta|nhicha nke ọma
correction|àtúnṣe|gyara|mmezi
security|ààbò|tsaro|nche
warranty,guarantee|ìdánilójú|garanti|nkwa
henna|làálì|lalle|henna
gele,headtie,head tie|gèlè|ɗankwali|ịchafụ
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
pimple|ìrorẹ́|kuraje|otutu ihu
measurement|ìwọ̀n ara|awo|nha ahụ
size|ìwọ̀n|girma|nha
colour,color|àwọ̀|launi|agba
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
old layer|àgbébọ̀ adìyẹ|tsofaffin kaji|ọkụkọ ochie
layer|adìyẹ ẹlẹ́yin|kaji masu ƙwai|ọkụkọ na-eyi akwa
farm|oko|gona|ugbo
feed|oúnjẹ ẹran|abincin dabbobi|nri anụmanụ
roof|òrùlé|rufi|elu ụlọ
ceiling|àjà ilé|silin|siilin
paper|ìwé|takardu|akwụkwọ
bedsheet|aṣọ ibùsùn|zanin gado|akwa ihe ndina
pillow|ìrọ̀rí|matashin kai|ohiri isi
prayer mat|ẹní ìkírun|darduma|ute ekpere
quran|Kùránì|Alkur’ani|Koran
wholesale price|iye ọ̀pọ̀|farashin sari|ọnụ ahịa n’ọtụtụ
dressmaking|aṣọ rírán|ɗinki|ịkwa akwa
tricycle|kẹ̀kẹ́ Márúwá|keke napep|keke
engine oil|ọ́ìlì ẹ́ńjìnnì|man inji|mmanụ injin
brake pad|bíréékì pádì|birkin mota|breeki paadị
usher,event usher|agbàlejò|masu tarbar baƙi|ndị na-anabata ọbịa
veil|ìbòjú|mayafi|akwa mkpuchi ihu
teeth|eyín|haƙora|eze
teeth cleaning|fífọ eyín|wankin haƙora|ịsacha eze
stick|igi kan|tsinke|osisi
family loaf|búrẹ́dì ńlá|babban burodi|nnukwu achịcha
loaf,loaves|búrẹ́dì|burodi|achịcha
pond|adágún ẹja|tafkin kifi|ọdọ azụ
diaper|ìlédìí|famfas|pampas
earring|yẹtí|’yan kunne|ọla ntị
necklace|ẹ̀gbà ọrùn|sarƙar wuya|ihe olu
ring|òrùka|zobe|mgbaaka
blender|ẹ̀rọ ìlọta|blenda|blenda
pot|ìkòkò|tukunya|ite
cooking pot|ìkòkò ìdáná|tukunyar girki|ite nri
gas cooker|sítóòfù gáàsì|murhun gas|stovu gas
stove|sítóòfù|risho|stovu
charcoal|èédú|gawayi|unyi ọkụ
roofing sheet|páànù|kwanon rufi|pan elu ụlọ
sand|yanrìn|yashi|aja
wood|pákó|katako|osisi
hostel,student hostel|ilé ìgbé akẹ́kọ̀ọ́|ɗakin kwanan ɗalibai|ebe obibi ụmụ akwụkwọ
stew|ọbẹ̀ ata|miyar ja|stuu
spice|èròjà ọbẹ̀|kayan ƙamshi|ihe na-atọ ofe ụtọ
part payment|owó díẹ̀díẹ̀|biya kaɗan-kaɗan|ịkwụ ụgwọ nta nta
window|fèrèsé|taga|windo
door|ilẹ̀kùn|ƙofa|ụzọ
gate|géètì|get|geetị
iron gate|géètì onírin|get na ƙarfe|geetị ígwè
iron door|ilẹ̀kùn onírin|ƙofar ƙarfe|ụzọ ígwè
window protector,burglary proof|irin fèrèsé|ƙarfen taga|ígwè windo
aluminium window|fèrèsé alumíníọ̀mù|tagar aluminiyam|windo alumịnọm
inspection|àyẹ̀wò|dubawa|nlele
wedding|ìgbéyàwó|bikin aure|agbamakwụkwọ
party|òde|biki|oriri na ọṅụṅụ
event|ayẹyẹ|taro|emume
wrapping,gift wrapping|dídì ẹ̀bùn|naɗe kaya|ikechi onyinye
naming ceremony|ìsọmọlórúkọ|bikin suna|ịgụ nwa aha
evening|ìrọ̀lẹ́|yamma|mgbede
weekend|òpin ọ̀sẹ̀|ƙarshen mako|ngwụcha izu
camera|kámẹ́rà|kyamara|kamera
cctv camera|kámẹ́rà ààbò|kyamarar tsaro|kamera nche
electric fence|ọgbà oníná|katangar lantarki|ogige eletrik
burial|ìsìnkú|jana’iza|olili ozu
birthday|ọjọ́ ìbí|ranar haihuwa|ụbọchị ọmụmụ
insect|kòkòrò|ƙwari|ahụhụ
added colour|àwọ̀ àfikún|launin ƙari|agba agbakwunyere
smell|òórùn|wari|ísì
chemical|kẹ́míkà|sinadari|kemịkal
preservative|ohun ìpamọ́|sinadarin adanawa|ihe nchekwa
litre,liter|lítà|lita|lita
kilo|kílò|kilo|kilo
yard|yáàdì|yadi|yaadị
week|ọ̀sẹ̀|mako|izu
month|oṣù|wata|ọnwa
full day|odidi ọjọ́ kan|yini guda|ụbọchị dum
diabetic|alárùn àtọ̀gbẹ|masu ciwon suga|ndị ọrịa shuga
henna design|àwòrán làálì|zanen lalle|akara henna
set|sẹ́ẹ̀tì|saiti|set
full set|sẹ́ẹ̀tì kíkún|cikakken saiti|set zuru ezu
small bottle|ìgò kékeré|ƙaramar kwalba|obere karama
pack|páàkì|fakiti|pakịtị
carton|páálí|kwali|katọn
crate|kíréètì|kiret|kreeti
basket|agbọ̀n|kwando|nkata
bucket|garawa|bokiti|bọket
cup|ife|kofi|iko
jar,bottle|ìgò|kwalba|karama
dozen|dọ́sìnnì|dozin|dọzin
visit|ìbẹ̀wò|ziyara|ọbịbịa
tour|ìrìnàjò|yawon shaƙatawa|njegharị
gym|ilé eré ìdárayá|ɗakin motsa jiki|ụlọ mgbatị ahụ
small class|kíláàsì kékeré|ƙaramin aji|obere klaasị
survey|ìwádìí ilẹ̀|binciken ƙasa|nlele ala
music|orin|kiɗa|egwú
live music|orin ojúkojú|kiɗa kai tsaye|egwú ndụ
palm wine|ẹmu|bammi|mmanya nkwụ
provision|ohun èlò ilé|kayan masarufi|ihe oriri
provision shop|ṣọ́ọ̀bù ohun èlò ilé|shagon kayan masarufi|ụlọ ahịa ihe oriri
filling station,petrol station|ilé epo|gidan mai|ụlọ mmanụ
cut|irun gígẹ̀|aski|ịkpụ isi
home service|iṣẹ́ nínú ilé yín|zuwa gida|ịbịa n’ụlọ gị
every customer|oníbàárà kọ̀ọ̀kan|kowane abokin ciniki|onye ahịa ọ bụla
traditional wedding|ìgbéyàwó ìbílẹ̀|bikin aure na gargajiya|ịgba nkwụ nwaanyị
daycare,creche|ilé ìtọ́jú ọmọ|wurin renon yara|ebe nlekọta ụmụaka
travel agency|ilé iṣẹ́ ìrìnàjò|kamfanin tafiye-tafiye|ụlọ ọrụ njem
deep freezer|fírísà ńlá|babbar firiza|nnukwu friza
dry cleaning|ìfọṣọ àti lílọ̀|wanki da guga|ịsa na ịde akwa
interior cleaning|ìmọ́tótó inú ọkọ̀|wankin cikin mota|nhicha ime ụgbọala
express|kíákíá|na gaggawa|nke ngwa ngwa
pepper soup|ọbẹ̀ ata|farfesu|ofe ose
stadium|pápá ìṣeré|filin wasa|ama egwuregwu
text|ọ̀rọ̀|rubutu|ederede
banner|bánà|banna|bana
hijab|híjáàbù|hijabi|hijab
abaya|abáyà|abaya|abaya
bleaching|ìbóra|bilicin|ihe na-achacha ahụ
retailer|alátùntà|masu sayarwa|ndị na-ere ahịa
bar|ilé ọtí|mashaya|ụlọ mmanya
bulb|gílóòbù|kwan wuta|bọlbụ
pounded yam|iyán|sakwara|ụtara ji
entry|ìwọlé|shiga|ịbanye
draft|àwòrán àkọ́kọ́|zanen farko|ndepụta
`

type Said = readonly [yoruba: string, hausa: string, igbo: string]

export const MORE_NOUNS: Readonly<Record<string, Said>> = Object.fromEntries(
  `${ROWS.trim()}${PEOPLE.trimEnd()}${SERVICE_ROWS}`
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [named = '', yoruba = '', hausa = '', igbo = ''] = row.split('|')
      return named.split(',').map((noun) => [noun, [yoruba, hausa, igbo] as const])
    }),
)
