/** Rows for `nouns.ts`: units, animals, snacks, fruit and what workshops and salons offer. */
export const SERVICE_ROWS = `creche,day care,daycare|ilé ìtọ́jú ọmọ|wurin renon yara|ebe nlekọta ụmụaka
fish farming|ọ̀sìn ẹja|kiwon kifi|ịzụ azụ
poultry farming|ọ̀sìn adìyẹ|kiwon kaji|ịzụ ọkụkọ
snail farming|ọ̀sìn ìgbín|kiwon dodon kodi|ịzụ ejula
boutique|ṣọ́ọ̀bù aṣọ|shagon kaya|ụlọ ahịa uwe
eye glass,glasses,spectacle|awò ojú|tabarau|ugegbe anya
cooling van|ọkọ̀ ìmútutù|motar sanyi|ụgbọala oyi
plus size|ìwọ̀n ńlá|babban girma|nha ukwu
neat work,clean work|iṣẹ́ tó mọ́|aiki mai tsabta|ọrụ dị ọcha
tiling|iṣẹ́ táìlì|aikin tayil|ọrụ tailụ
post office|ilé ìfìwéránṣẹ́|gidan waya|ụlọ nzipu ozi
kitchen cabinet|kọ́bọ́ọ̀dù ilé ìdáná|kabad na kicin|kabọọdụ usekwu
pupil,learner|akẹ́kọ̀ọ́|ɗalibai|ụmụ akwụkwọ
bulk buyer|ẹni tó ń rà lọ́pọ̀|masu saye da yawa|ndị na-azụ ọtụtụ
ball,tuber|ẹyọ|guda|mkpụrụ
tub|ike|roba|rọba
gallon,keg|gálọ́ọ̀nù|galan|galọn
bundle,bunch|ìdìpọ̀|dami|ngwugwu
pair|sẹ́ẹ̀tì|saiti|set
metre,meter|mítà|mita|mita
page|ojú ìwé|shafi|ibe akwụkwọ
bowl|abọ́|kwano|efere
tray|tíréè|tire|tiree
cupcake|kéèkì kékeré|ƙaramin kek|obere keeki
dog|ajá|kare|nkịta
puppy|ọmọ ajá|kwikwiyo|nwa nkịta
dog food|oúnjẹ ajá|abincin kare|nri nkịta
cat|ológbò|mage|nwamba
sale|ẹ̀dínwó|ragi|mbelata ọnụ ahịa
parlour|pálọ̀|falo|pala
agent fee|owó aṣojú|kuɗin dillali|ego ejenti
sock|ìbọ̀sẹ̀|safa|sọks
servicing|ìtọ́jú|sabis|nlekọta
beard|irùngbọ̀n|gemu|afụ ọnụ
native|aṣọ ìbílẹ̀|kayan gargajiya|uwe ọdịnala
blanket,duvet|bùláńkẹ́ẹ̀tì|bargo|blanketị
saloon car|ọkọ̀ kékeré|ƙaramar mota|obere ụgbọala
jeep|jíìpù|jif|jiipu
engine|ẹ́ńjìnnì|inji|injin
mirror|dígí|madubi|enyo
studio|sítúdíò|situdiyo|stuudio
hour|wákàtí|awa|awa
chip|ìpékeré|soyayyen dankali|chips
plantain chip|ìpékeré|soyayyen agade|ojoko e ghere eghe
popcorn|gúgúrú|gugguru|ọka e ghere eghe
chin chin|ṣinṣín|cincin|chin chin
puff puff|pọ́ọ̀fù|fankaso|puff puff
meat pie|míìtì páì|mit fay|meat pie
coconut|àgbọn|kwakwa|aki oyibo
banana|ọ̀gẹ̀dẹ̀ wẹ́wẹ́|ayaba|unere
orange|ọsàn|lemu|oroma
pineapple|ọ̀pẹ̀ òyìnbó|abarba|akwụ olu
watermelon|bàrà|kankana|anyụ mmiri
cucumber|kùkúńbà|kukumba|kukumba
okro,okra|ilá|kuɓewa|ọkwụrụ
spinach|ẹ̀fọ́ tẹ̀tẹ̀|alayyahu|inine
entrance|ẹnu ọ̀nà|ƙofa|ọnụ ụzọ
main gate,main entrance|ẹnu ọ̀nà ńlá|babbar ƙofa|isi ọnụ ụzọ
drilling|gbígbẹ́ kànga|haƙar rijiya|igwu olulu
hamper|agbọ̀n ẹ̀bùn|kwandon kyauta|nkata onyinye
small chop|small chops|small chops|small chops
dispatch rider|agbẹ́rù alùpùpù|mai babur ɗin kai kaya|onye ọgba tum tum na-ebuga ngwongwo
online vendor|oníṣòwò orí ayélujára|masu sayarwa a intanet|ndị na-ere ahịa n’ịntanetị
parcel|ẹrù|kaya|ngwongwo
cockroach|aáyán|kyankyasai|ọchịcha
rat|eku|ɓeraye|oke
bedbug,bed bug|ìdun|kuɗin cizo|chịnchị
termite|ikán|gara|akịka
mosquito|ẹ̀fọn|sauro|anwụ nta
ant|èèrà|tururuwa|ndanda
bleaching cream|ìpara ìbóra|man bilicin|ude nchacha ahụ
computer diagnosis|àyẹ̀wò kọ̀ǹpútà|gwajin kwamfuta|nlele kọmputa
diagnosis|àyẹ̀wò|bincike|nlele
colouring,food colouring|èlò àwọ̀|kalar abinci|agba nri
open day|ọjọ́ ìbẹ̀wò|ranar ziyara|ụbọchị nleta
airtime|owó ìpè|katin waya|kredit ekwentị
light token|tókìn iná|tokin wuta|tokin ọkụ
bathroom|ilé ìwẹ̀|banɗaki|ụlọ ịsa ahụ
bathroom fitting|ohun èlò ilé ìwẹ̀|kayan banɗaki|ngwá ụlọ ịsa ahụ
malaria test|àyẹ̀wò ibà|gwajin maleriya|nyocha ịba
blood pressure|ìfúnpá|hawan jini|ọbara mgbali
eye check|àyẹ̀wò ojú|gwajin ido|nlele anya
medical outreach|ìtọ́jú ìlera ọ̀fẹ́|taron duba lafiya|mmemme nlekọta ahụike
female assistant|olùrànlọ́wọ́ obìnrin|mataimakiya|nwaanyị na-enye aka
project binding|dídi ìwé|ɗaurin littafi|ikechi akwụkwọ
photocopy|ẹ̀dà ìwé|fotokofi|fotokopi
textbook|ìwé ẹ̀kọ́|littattafan karatu|akwụkwọ ọgụgụ
bookshop|ilé ìtàwé|kantin littattafai|ụlọ ahịa akwụkwọ
henna|làálì|lalle|lalle
dates|dàbínù|dabino|date
tigernut|òfíò|aya|akị awụsa
dried ginger|ata ilẹ̀ gbígbẹ|busasshiyar citta|jinja kpọrọ nkụ
water treatment|fífọ omi mọ́|tace ruwa|nhicha mmiri
treatment plant|ẹ̀rọ ìfọmi|injin tace ruwa|igwe nhicha mmiri
prayer retreat|ìpàdé àdúrà|taron addu’a|nzukọ ekpere
feeding|oúnjẹ|abinci|nri
bathroom tile|táìlì ilé ìwẹ̀|tayil na banɗaki|tailụ ụlọ ịsa ahụ
malaria|ibà|maleriya|ịba
nursery and primary school|ilé ìwé jẹ́lé-ó-sinmi àti alákọ̀ọ́bẹ̀rẹ̀|makarantar nazare da firamare|ụlọ akwụkwọ ọta akara na praịmarị
palm slipper|bàtà pámù|silifas na fata|slịpas akpụkpọ anụ
pet|ẹran ilé|dabbobin gida|anụ ụlọ
skincare,skin care,skincare product|ohun ìtọ́jú awọ ara|kayan gyaran fata|ngwá nlekọta akpụkpọ ahụ
mechanic workshop,car mechanic workshop|ibùdó àtúnṣe ọkọ̀|garejin gyaran mota|ebe mmezi ụgbọala
bill payment|sísan owó iná àti omi|biyan kuɗin wuta da ruwa|ịkwụ ụgwọ ọkụ na mmiri
bill payment shop|ilé iṣẹ́ owó sísan|shagon biyan kuɗi|ụlọ ọrụ ịkwụ ụgwọ
laundry and dry cleaning|aṣọ fífọ̀ àti lílọ̀|wanki da guga|ịsa na ịde akwa
primary and secondary school|ilé ìwé alákọ̀ọ́bẹ̀rẹ̀ àti girama|makarantun firamare da sakandare|ụlọ akwụkwọ praịmarị na sekọndrị
leak|omi jíjò|yoyon ruwa|mmiri na-agbapụta
water heater|ẹ̀rọ omi gbígbóná|injin dumama ruwa|igwe mmiri ọkụ
gym|ilé eré ìdárayá|wurin motsa jiki|ụlọ mgbatị ahụ
trainer|olùkọ́|mai horarwa|onye nkuzi
ladder|àkàsọ̀|tsani|ubube
quotation|ìṣirò owó|lissafin kuɗi|ngụkọta ego
filter|àsẹ́|matata|nzacha
gas refill,cooking gas refill|gáàsì kíkún|cika gas|imeju gas
house agent,estate agent|alágbàtà ilé|dillalin gidaje|ejenti ụlọ
photographer|ayàwòrán|mai ɗaukar hoto|onye na-ese foto
birthday shoot|fọ́tò ọjọ́ ìbí|hoton ranar haihuwa|foto ụbọchị ọmụmụ
house cleaning service,home cleaning service|iṣẹ́ ìmọ́tótó ilé|aikin tsaftace gida|ọrụ nhicha ụlọ
car park|ibi ìgbọ́kọ̀sí|wurin ajiye motoci|ebe a na-adọba ụgbọala
one guest|àlejò kan|baƙo ɗaya|otu onye ọbịa
broiler chick|ọmọ adìyẹ ẹlẹ́ran|’yan tsakin kajin nama|ụmụ ọkụkọ anụ
barbing salon and home service|ilé ìgẹ̀run àti iṣẹ́ nínú ilé yín|shagon aski da zuwa gida|ụlọ ịkpụ isi na ịbịa n’ụlọ gị
queue|ìlà|layi|ahịrị
home visit|ìbẹ̀wò sílé|zuwa gida|ịbịa n’ụlọ
Turkey|Tọ́kì|Turkiyya|Turkey
paddy|ìrẹsì tí a kò tíì lọ|shamfera|osikapa nwere abụbọ
rice mill|ilé ìlọ ìrẹsì|injin casar shinkafa|igwe ịkwọ osikapa
sliding window|fèrèsé aláfàyọ|tagar zamewa|windo na-amị amị
square metre,square meter|mítà onígun mẹ́rin|murabba’in mita|skwịa mita
wallpaper|ìwé ògiri|takardar bango|akwụkwọ mgbidi
interior decoration|ṣíṣe ilé lọ́ṣọ̀ọ́|adon gida|ịchọ ụlọ mma
wheel balancing,balancing|títo táyà|daidaita taya|nhazi taya
photo album,album|áńbọ́ọ̀mù fọ́tò|kundin hoto|abọm foto
ID card|káàdì ìdánimọ̀|katin shaida|kaadị njirimara
CCTV|kámẹ́rà CCTV|kyamarar CCTV|kamera CCTV
creche,crèche|ibi ìtọ́jú ọmọ|wurin rainon yara|ebe nlekọta ụmụaka
nursery school|ilé ìwé jẹ́lé-ó-sinmi|makarantar nazare|ụlọ akwụkwọ ọta akara
rental car|ọkọ̀ yíyá|motocin haya|ụgbọala mgbazinye
airport pickup,airport pick-up|gbígba èrò ní pápákọ̀ òfurufú|ɗauko mutane daga filin jirgi|iburu ndị mmadụ n’ọdụ ụgbọelu
washing and setting|irun fífọ̀ àti títò|wanki da gyaran gashi|ịsa na idozi ntutu
waste collection|kíkó ìdọ̀tí|kwashe shara|ibupụ ihe mkpofu
estate|ẹ́sítéètì|rukunin gidaje|estet
sample|àpẹẹrẹ|samfur|nlele
bakery|ilé búrẹ́dì|gidan burodi|ụlọ achịcha
starch|sítáàṣì|sitaci|stachi
coil|kọ́ìlì|koyil|koil
sliced bread|búrẹ́dì gígé|yankakken burodi|achịcha e beere ebe
air|atẹ́gùn|iska|ikuku
lady instructor,female instructor|olùkọ́ obìnrin|malama|onye nkuzi nwaanyị
ingredient|èròjà|kayan haɗi|ihe e ji esi ya
grilled fish|ẹja sísun|gasasshen kifi|azụ a hụrụ n’ọkụ
guard,security guard|ẹ̀ṣọ́|masu gadi|ndị nche
campaign|ìpolongo|kamfe|mkpọsa
electrician|oníṣẹ́ iná|mai aikin wuta|onye ọrụ ọkụ
cooking class|ẹ̀kọ́ oúnjẹ sísè|koyon girki|ọmụmụ isi nri
online tutorial,online lesson|ẹ̀kọ́ orí ayélujára|darasi a intanet|ọmụmụ n’ịntanetị
block moulding,block making|bíríkì ṣíṣe|buga bulo|ịkpụ blọk
sand supply|kíkó yanrìn wá|kawo yashi|iweta aja
baby food|oúnjẹ ọmọdé|abincin jarirai|nri ụmụ ọhụrụ
grain|ọkà|hatsi|ọka
fenced compound|ọgbà onífẹ́ńsì|gida mai katanga|ogige gbara mgbidi
friend|ọ̀rẹ́|aboki|enyi
hall|gbọ̀ngàn|ɗakin taro|ụlọ mmemme
curtain|aṣọ fèrèsé|labule|ákwà windo
roll|rólù|naɗi|rol
children|ọmọ|yara|ụmụaka
incense|tùràrí|turaren wuta|insens
incense burner,burner|ohun ìsun tùràrí|kasko|ihe e ji esure insens
stage|pèpele|dandamali|elu ikpo okwu
brush|búrọ́ọ̀ṣì|buroshi|brọsh
rod,iron rod|irin ìkọ́lé|rodi|rọd
each one|ọ̀kọ̀ọ̀kan|kowanne|nke ọ bụla
medical laboratory,laboratory,medical lab,lab|yàrá àyẹ̀wò|ɗakin gwaje-gwaje|ụlọ nyocha
blood sugar,blood sugar test|àyẹ̀wò ṣúgà|gwajin sukari|nyocha shuga
pregnancy test|àyẹ̀wò oyún|gwajin ciki|nyocha afọ ime
facial|ìtọ́jú ojú|gyaran fuska|nlekọta ihu
full body massage,body massage|ìfọwọ́ra gbogbo ara|tausar jiki|ịhịa aka n’ahụ dum
private room|yàrá àdáni|keɓaɓɓen ɗaki|ime ụlọ nke onwe gị
female staff|òṣìṣẹ́ obìnrin|ma’aikata mata|ndị ọrụ nwaanyị
birthday client|oníbàárà tó ń ṣe ọjọ́ ìbí|masu ranar haihuwa|ndị na-eme ụbọchị ọmụmụ
city|ìlú|gari|obodo
old people,elderly people|àgbàlagbà|tsofaffi|ndị agadi
wedding decoration|ìṣelọ́ṣọ̀ọ́ ìgbéyàwó|adon bikin aure|ịchọ ebe agbamakwụkwọ mma
class|kíláàsì|aji|klaasị
certificate|ìwé ẹ̀rí|takardar shaida|asambodo
consultation|ìmọ̀ràn|shawara|ndụmọdụ
house help|ọmọ ọ̀dọ̀|mai aikin gida|onye ọrụ ụlọ
nanny|olùtọ́jú ọmọ|mai rainon yara|onye nlekọta nwa
agency|ilé iṣẹ́ aṣojú|ofishin dillanci|ụlọ ọrụ nnọchite
screen guard|aàbò ojú fóònù|murfin allon waya|ihe nchekwa ihuenyo
phone accessory,phone accessorie|ohun èlò fóònù|kayan haɗin waya|ngwá ekwentị
advice|ìmọ̀ràn|shawara|ndụmọdụ
grass|koríko|ciyawa|ahịhịa
belt|bẹ́líìtì|bel|belt
dealer|oníṣòwò|dillalai|ndị na-ere ahịa
coffee|kọfí|kofi|kọfị
sandwich|sáńwíìṣì|sanwici|sanwich
peanut|ẹ̀pà|gyaɗa|ahụekere
football|bọ́ọ̀lù|ƙwallo|bọọlụ
jersey|aṣọ bọ́ọ̀lù|rigar ƙwallo|uwe bọọlụ
shea butter|òrí|man kaɗanya|okwuma
fashion show|ìfihàn aṣọ|nunin tufafi|ngosi ejiji
designer|olùṣe aṣọ|masu zanen tufafi|ndị na-ese ejiji
engine wash|ẹ́ńjìnnì fífọ̀|wankin inji|ịsa injin
NAFDAC number|nọ́ńbà NAFDAC|lambar NAFDAC|nọmba NAFDAC
tractor|tirakítọ̀|tarakta|traktọ
tractor hire|yíyá tirakítọ̀|hayar tarakta|mgbazinye traktọ
truck|ọkọ̀ akẹ́rù|babbar mota|gwongworo
hectare|hẹ́kítà|hekta|hekta
evening class|ẹ̀kọ́ ìrọ̀lẹ́|karatun yamma|ọmụmụ mgbede
separate class|kíláàsì ọ̀tọ̀|aji na dabam|klaasị dị iche
unripe plantain flour|ìyẹ̀fun ọ̀gẹ̀dẹ̀ dúdú|garin ɗanyen agade|ntụ ọka ojoko na-achabeghị acha
viewing centre,football viewing centre|ilé ìwòran bọ́ọ̀lù|gidan kallon ƙwallo|ebe a na-ekiri bọọlụ
match|ìdíje|wasa|egwuregwu
textile|aṣọ|yadi|akwa
travel agency|ilé iṣẹ́ ìrìnàjò|kamfanin tafiye-tafiye|ụlọ ọrụ njem
guide|afinimọ̀nà|jagora|onye nduzi
female guide|afinimọ̀nà obìnrin|jagora mace|onye nduzi nwaanyị
coding|kóòdù kíkọ|rubuta manhajar kwamfuta|ide koodu
graphic design|iṣẹ́ àwòrán kọ̀ǹpútà|zanen kwamfuta|nhazi eserese
teenager|ọ̀dọ́|matasa|ndị ntorobịa
trial class|kíláàsì ìdánwò|ajin gwaji|klaasị nnwale
shadda|shadda|shadda|shadda
vet doctor,vet|dókítà ẹranko|likitan dabbobi|dọkịta anụmanụ
brothers and sisters|ẹ̀gbọ́n àti àbúrò|’yan’uwa|ụmụnne
hajj|Háàjì|Hajji|Hajj
umrah|Úmúrà|Umara|Umrah
chicken manure|ìgbẹ́ adìyẹ|takin kaji|nsị ọkụkọ
bleach|blíìṣì|bilicin|blich
liquid soap|ọṣẹ olómi|sabulun ruwa|ncha mmiri
checking|àyẹ̀wò|dubawa|nlele
keyboard|kíbọ́ọ̀dù|madannai|kiibọọdụ
charity drive|ìkówójọ àánú|tattara taimako|nchịkọta enyemaka
lorry|lọ́rì|babbar mota|gwongworo
registration|ìforúkọsílẹ̀|rajista|ndebanye aha
English|Gẹ̀ẹ́sì|Turanci|Bekee
potato|ọ̀dùnkún|dankali|nduku
irish potato|ọ̀dùnkún òyìnbó|dankalin turawa|nduku bekee
carrot|kárọ́ọ̀tì|karas|karọt
eye screening|àyẹ̀wò ojú|gwajin ido|nlele anya
repair|àtúnṣe|gyara|mmezi
`
