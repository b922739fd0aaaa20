/** Rows for `nouns.ts`: units, animals, snacks, fruit and what workshops and salons offer. */
export const SERVICE_ROWS = `creche,day care,daycare|ilé ìtọ́jú ọmọ|wurin renon yara|ebe nlekọta ụmụaka
fish farming|ọ̀sìn ẹja|kiwon kifi|ịzụ azụ
poultry farming|ọ̀sìn adìyẹ|kiwon kaji|ịzụ ọkụkọ
snail farming|ọ̀sìn ìgbín|kiwon dodon kodi|ịzụ ejula
pupil,learner|akẹ́kọ̀ọ́|ɗalibai|ụmụ akwụkwọ
bulk buyer|ẹni tó ń rà lọ́pọ̀|masu saye da yawa|ndị na-azụ ọtụtụ
ball,tuber|ẹyọ|guda|mkpụrụ
tub|ike|roba|rọba
gallon,keg|gálọ́ọ̀nù|galan|galọn
bundle|ìdìpọ̀|dami|ngwugwu
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
`
