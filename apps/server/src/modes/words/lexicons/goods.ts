import type { Language } from '@ufaro/contract/tools/copywriter.ts'
import { joinList } from '../../own-words.ts'
import { linked, withNoun } from './hausa-nouns.ts'
import { MORE_NOUNS } from './nouns.ts'

const LANGUAGES: readonly Language[] = ['Yoruba', 'Hausa', 'Igbo']

type Said = readonly [yoruba: string, hausa: string, igbo: string]

/** Goods, places of work and kinds of work as sellers type them in English, in the singular where they have one. */
const NOUNS: Readonly<Record<string, Said>> = {
  rice: ['ìrẹsì', 'shinkafa', 'osikapa'],
  'jollof rice': ['ìrẹsì jollof', 'shinkafar jollof', 'osikapa jollof'],
  beans: ['ẹ̀wà', 'wake', 'agwa'],
  yam: ['iṣu', 'doya', 'ji'],
  garri: ['gààrí', 'garri', 'garri'],
  maize: ['àgbàdo', 'masara', 'ọka'],
  'palm oil': ['epo pupa', 'manja', 'mmanụ nkwụ'],
  'red palm oil': ['epo pupa', 'manja', 'mmanụ nkwụ'],
  'groundnut oil': ['òróró ẹ̀pà', 'man gyaɗa', 'mmanụ ahụekere'],
  groundnut: ['ẹ̀pà', 'gyaɗa', 'ahụekere'],
  tomato: ['tòmátì', 'tumatir', 'tomato'],
  pepper: ['ata', 'barkono', 'ose'],
  onion: ['àlùbọ́sà', 'albasa', 'yabasị'],
  fish: ['ẹja', 'kifi', 'azụ'],
  catfish: ['ẹja àrọ̀', 'tarwaɗa', 'azụ catfish'],
  'dried fish': ['ẹja gbígbẹ', 'busasshen kifi', 'azụ mịrị amị'],
  'smoked fish': ['ẹja gbígbẹ', 'busasshen kifi', 'azụ mịrị amị'],
  chicken: ['adìyẹ', 'kaza', 'ọkụkọ'],
  turkey: ['tòlótòló', 'talo-talo', 'torotoro'],
  egg: ['ẹyin', 'ƙwai', 'akwa ọkụkọ'],
  meat: ['ẹran', 'nama', 'anụ'],
  'goat meat': ['ẹran ewúrẹ́', 'naman akuya', 'anụ ewu'],
  goat: ['ewúrẹ́', 'awaki', 'ewu'],
  ram: ['àgbò', 'raguna', 'ebule'],
  cow: ['màlúù', 'shanu', 'ehi'],
  milk: ['mílíìkì', 'madara', 'miliki'],
  bread: ['búrẹ́dì', 'burodi', 'achịcha'],
  cake: ['kéèkì', 'kek', 'keeki'],
  soup: ['ọbẹ̀', 'miya', 'ofe'],
  food: ['oúnjẹ', 'abinci', 'nri'],
  drink: ['ohun mímu', 'abin sha', 'ihe ọṅụṅụ'],
  'cold drink': ['ohun mímu tútù', 'abin sha mai sanyi', 'ihe ọṅụṅụ oyi'],
  water: ['omi', 'ruwa', 'mmiri'],
  fruit: ['èso', '’ya’yan itace', 'mkpụrụ osisi'],
  vegetable: ['ẹ̀fọ́', 'kayan lambu', 'akwụkwọ nri'],
  honey: ['oyin', 'zuma', 'mmanụ aṅụ'],
  foodstuff: ['èlò oúnjẹ', 'kayan abinci', 'ihe e ji esi nri'],
  shoe: ['bàtà', 'takalma', 'akpụkpọ ụkwụ'],
  slipper: ['sálúbàtà', 'silifas', 'slịpas'],
  bag: ['báàgì', 'jakunkuna', 'akpa'],
  handbag: ['àpamọ́wọ́', 'jakunkunan hannu', 'akpa aka'],
  purse: ['àpamọ́wọ́ kékeré', 'ƙananan jakunkuna', 'obere akpa'],
  cloth: ['aṣọ', 'tufafi', 'uwe'],
  clothe: ['aṣọ', 'tufafi', 'uwe'],
  fabric: ['aṣọ', 'yadi', 'akwa'],
  lace: ['léèsì', 'leshi', 'leesị'],
  ankara: ['ànkárá', 'atamfa', 'ankara'],
  gown: ['gáùn', 'dogayen riguna', 'gawụn'],
  uniform: ['yunifọ́ọ̀mù', 'inifam', 'yunifọm'],
  'school uniform': ['aṣọ ilé ìwé', 'kayan makaranta', 'uwe akwụkwọ'],
  shirt: ['ṣẹ́ẹ̀tì', 'shat', 'shẹẹtị'],
  suit: ['súùtù', 'kwat', 'sutu'],
  trouser: ['ṣòkòtò', 'wando', 'trọza'],
  cap: ['fìlà', 'huluna', 'okpu'],
  jewellery: ['ohun ọ̀ṣọ́', 'kayan ado', 'ihe ịchọ mma'],
  'wrist watch': ['aago ọwọ́', 'agogon hannu', 'elekere aka'],
  wig: ['wíìgì', 'wig', 'wigi'],
  hair: ['irun', 'gashi', 'ntutu isi'],
  'human hair wig': ['wíìgì irun ènìyàn', 'wig na gashin mutum', 'wigi ntutu mmadụ'],
  braid: ['irun dídì', 'kitso', 'ịkpa isi'],
  braiding: ['irun dídì', 'kitso', 'ịkpa isi'],
  nail: ['èékánná', 'gyaran farce', 'idozi mbọ aka'],
  'make-up': ['ìṣaralóge', 'kwalliya', 'ịchọ mma ihu'],
  makeup: ['ìṣaralóge', 'kwalliya', 'ịchọ mma ihu'],
  'gele tying': ['gèlè wíwé', 'ɗaurin gele', 'ikechi gele'],
  barbing: ['irun gígẹ̀', 'aski', 'ịkpụ isi'],
  haircut: ['irun gígẹ̀', 'aski', 'ịkpụ isi'],
  soap: ['ọṣẹ', 'sabulu', 'ncha'],
  'black soap': ['ọṣẹ dúdú', 'baƙin sabulu', 'ncha ojii'],
  cream: ['ìpara', 'man shafawa', 'ude'],
  'body cream': ['ìpara ara', 'man shafawa', 'ude ahụ'],
  'shea butter': ['òrí', 'man kaɗanya', 'okwuma'],
  perfume: ['lọ́fínńdà', 'turare', 'senti'],
  furniture: ['ohun èlò ilé', 'kayan ɗaki', 'ngwá ụlọ'],
  bed: ['ibùsùn', 'gadaje', 'ihe ndina'],
  'bed frame': ['férémù ibùsùn', 'gado', 'okpokoro ihe ndina'],
  sofa: ['àga onírọ̀rí', 'kujerun falo', 'oche pala'],
  chair: ['àga', 'kujeru', 'oche'],
  table: ['tábìlì', 'tebura', 'tebụl'],
  mattress: ['mátírẹ́ẹ̀sì', 'katifa', 'matraasị'],
  curtain: ['aṣọ fèrèsé', 'labule', 'akwa windo'],
  tile: ['táìlì', 'tayil', 'tailụ'],
  paint: ['ọ̀dà', 'fenti', 'penti'],
  cement: ['sìmẹ́ńtì', 'siminti', 'simenti'],
  block: ['búlọ́ọ̀kù', 'bulo', 'blọk'],
  generator: ['jẹnẹrétọ̀', 'janareta', 'jenereto'],
  fan: ['fáànù', 'fanka', 'fan'],
  solar: ['sólà', 'sola', 'sola'],
  'solar panel': ['pánẹ́ẹ̀lì sólà', 'faifan sola', 'panel sola'],
  inverter: ['ínfátà', 'inbata', 'inverta'],
  'cooking gas': ['gáàsì ìdáná', 'gas na girki', 'gas e ji esi nri'],
  phone: ['fóònù', 'waya', 'ekwentị'],
  'phone screen': ['ojú fóònù', 'gilashin waya', 'ihuenyo ekwentị'],
  laptop: ['láàpútọ́ọ̀pù', 'laftof', 'laptọọpụ'],
  computer: ['kọ̀ǹpútà', 'kwamfuta', 'kọmputa'],
  fridge: ['fíríìjì', 'firiji', 'friji'],
  tv: ['tẹlifíṣọ̀n', 'talabijin', 'tiivi'],
  car: ['ọkọ̀ ayọ́kẹ́lẹ́', 'motoci', 'ụgbọala'],
  motorcycle: ['alùpùpù', 'babura', 'ọgba tum tum'],
  'spare part': ['ẹ̀yà ara ọkọ̀', 'kayan gyara', 'akụrụngwa'],
  'motorcycle spare part': ['ẹ̀yà ara alùpùpù', 'kayan gyaran babur', 'akụrụngwa ọgba tum tum'],
  tyre: ['táyà', 'taya', 'taya'],
  battery: ['bátìrì', 'batir', 'batrị'],
  'oil change': ['pípààrọ̀ ọ́ìlì', 'canjin mai', 'ịgbanwe mmanụ'],
  book: ['ìwé', 'littattafai', 'akwụkwọ'],
  toy: ['ohun ìṣeré', 'kayan wasa', 'ihe egwuregwu'],
  gift: ['ẹ̀bùn', 'kyautuka', 'onyinye'],
  flower: ['òdòdó', 'furanni', 'okooko osisi'],
  land: ['ilẹ̀', 'fili', 'ala'],
  house: ['ilé', 'gida', 'ụlọ'],
  room: ['yàrá', 'ɗaki', 'ime ụlọ'],
  shop: ['ṣọ́ọ̀bù', 'shago', 'ụlọ ahịa'],
  hotel: ['ilé ìtura', 'otel', 'ụlọ nkwari akụ'],
  restaurant: ['ilé oúnjẹ', 'gidan abinci', 'ụlọ oriri'],
  clinic: ['ilé ìwòsàn', 'asibiti', 'ụlọ ọgwụ'],
  hospital: ['ilé ìwòsàn', 'asibiti', 'ụlọ ọgwụ'],
  'eye clinic': ['ilé ìwòsàn ojú', 'asibitin ido', 'ụlọ ọgwụ anya'],
  'dental clinic': ['ilé ìwòsàn eyín', 'asibitin haƙori', 'ụlọ ọgwụ eze'],
  pharmacy: ['ilé ìta oògùn', 'kantin magani', 'ụlọ ahịa ọgwụ'],
  'eye test': ['àyẹ̀wò ojú', 'gwajin ido', 'nlele anya'],
  'malaria test': ['àyẹ̀wò ibà', 'gwajin maleriya', 'nnwale ịba'],
  glasses: ['awò ojú', 'tabarau', 'ugegbe anya'],
  drug: ['oògùn', 'magunguna', 'ọgwụ'],
  test: ['àyẹ̀wò', 'gwaji', 'nnwale'],
  laundry: ['ìfọṣọ', 'wankin tufafi', 'ịsa akwa'],
  ironing: ['aṣọ lílọ̀', 'guga', 'ịde akwa'],
  tailoring: ['aṣọ rírán', 'ɗinki', 'ịkwa akwa'],
  sewing: ['aṣọ rírán', 'ɗinki', 'ịkwa akwa'],
  catering: ['oúnjẹ sísè', 'dafa abinci', 'isi nri'],
  baking: ['kéèkì ṣíṣe', 'gasa kek', 'ime keeki'],
  decoration: ['ìṣọ̀ṣọ́', 'ado', 'ịchọ ebe mma'],
  photography: ['fọ́tò yíyà', 'ɗaukar hoto', 'ise foto'],
  printing: ['ìtẹ̀wé', 'ɗab’i', 'mbipụta'],
  fumigation: ['pípa kòkòrò', 'feshin kashe ƙwari', 'ịgba ọgwụ ahụhụ'],
  painting: ['ilé kíkùn', 'aikin fenti', 'ite penti'],
  welding: ['iṣẹ́ wẹ́dà', 'walda', 'ọrụ welda'],
  plumbing: ['iṣẹ́ omi ẹ̀rọ', 'aikin famfo', 'ọrụ pọmpụ mmiri'],
  wiring: ['iṣẹ́ wáyà iná', 'aikin wayar wuta', 'ọrụ waya ọkụ'],
  typing: ['títẹ̀', 'bugawa', 'ịpị akwụkwọ'],
  driving: ['ọkọ̀ wíwà', 'tuƙi', 'ịnya ụgbọala'],
  'car wash': ['ọkọ̀ fífọ̀', 'wankin mota', 'ịsa ụgbọala'],
  salon: ['ilé ìṣerun', 'shagon kwalliya', 'ụlọ idozi isi'],
  'hair salon': ['ilé ìṣerun', 'shagon gyaran gashi', 'ụlọ idozi isi'],
  'barbing salon': ['ilé ìgẹ̀run', 'shagon aski', 'ụlọ ịkpụ isi'],
  school: ['ilé ìwé', 'makaranta', 'ụlọ akwụkwọ'],
  installation: ['fífi sí i', 'sakawa', 'ntinye ya'],
  service: ['iṣẹ́', 'aiki', 'ọrụ'],
  dispatch: ['ìfiránṣẹ́ ọjà', 'aikawar kaya', 'izipu ngwá ahịa'],
  'dispatch delivery': ['ìfiránṣẹ́ ọjà', 'aikawar kaya', 'izipu ngwá ahịa'],
  'event hall': ['gbọ̀ngàn ayẹyẹ', 'ɗakin taro', 'ụlọ mmemme'],
  parking: ['ibi ìgbọ́kọ̀sí', 'wurin ajiye mota', 'ebe a na-adọba ụgbọala'],
  chick: ['ọmọ adìyẹ', '’yan tsaki', 'ụmụ ọkụkọ'],
  'day-old chick': ['ọmọ adìyẹ ọjọ́ kan', '’yan tsaki na kwana ɗaya', 'ụmụ ọkụkọ otu ụbọchị'],
  'day old chick': ['ọmọ adìyẹ ọjọ́ kan', '’yan tsaki na kwana ɗaya', 'ụmụ ọkụkọ otu ụbọchị'],
  'sewing machine': ['ẹ̀rọ ìránṣọ', 'keken ɗinki', 'igwe ịkwa akwa'],
  'house painting': ['ilé kíkùn', 'fentin gida', 'ite ụlọ penti'],
  driver: ['awakọ̀', 'direba', 'ọkwọ ụgbọala'],
  piece: ['ẹyọ', 'guda', 'mpempe'],
  training: ['ẹ̀kọ́', 'horo', 'ọzụzụ'],
  live: ['ààyè', 'mai rai', 'nke dị ndụ'],
  smoked: ['gbígbẹ', 'busasshe', 'nke mịrị amị'],
  guest: ['àlejò', 'baƙi', 'ndị ọbịa'],
  bride: ['ìyàwó', 'amarya', 'nwaanyị a na-alụ'],
  child: ['ọmọ', 'yaro', 'nwata'],
  adult: ['àgbàlagbà', 'babba', 'okenye'],
  girl: ['ọmọbìnrin', '’yan mata', 'ụmụ agbọghọ'],
  boy: ['ọmọkùnrin', 'yara maza', 'ụmụ nwoke'],
}

const HELD: readonly (readonly [RegExp, ...Said])[] = [
  [/^bags? of /iu, 'àpò ~', 'buhun ~', 'akpa ~'],
  [/^cartons? of /iu, 'páálí ~', 'kwalin ~', 'katọn ~'],
  [/^bottles? of /iu, 'ìgò ~', 'kwalbar ~', 'karama ~'],
  [/^packs? of /iu, 'páàkì ~', 'fakitin ~', 'pakịtị ~'],
  [/^(?:crates?|trays?) of /iu, 'kíréètì ~', 'kiret na ~', 'kreeti ~'],
  [/^baskets? of /iu, 'agbọ̀n ~', 'kwandon ~', 'nkata ~'],
  [/^plates? of /iu, 'àwo ~', 'farantin ~', 'efere ~'],
  [/^trips? of /iu, 'ẹrù ọkọ̀ ~', 'motar ~', 'ụgbọala ~'],
  [/^sets? of /iu, 'sẹ́ẹ̀tì ~', 'saitin ~', 'set ~'],
]

/**
 * Words before a noun, with translations in which `~` is the noun. A translation is empty if no form suits every noun.
 */
const BEFORE: readonly (readonly [RegExp, ...Said])[] = [
  [/^all (?:our |the |your )?(?=\p{L})/iu, 'gbogbo ~', 'dukkan ~', '~ niile'],
  [/^our (?:own )?(?=\p{L})/iu, '~ wa', '~ ɗinmu', '~ anyị'],
  [/^your (?:own )?(?=\p{L})/iu, '~ yín', '~ ɗinku', '~ gị'],
  [/^their (?:own )?(?=\p{L})/iu, '~ wọn', '~ ɗinsu', '~ ha'],
  [/^first (?=\p{L})/iu, '~ àkọ́kọ́', '~ na farko', '~ mbụ'],
  [/^(?:the|an?|some) (?=\p{L})/iu, '~', '~', '~'],
  [/^(?:each|every) (?=\p{L})/iu, '~ kọ̀ọ̀kan', 'kowane ~', '~ ọ bụla'],
  [/^any (?=\p{L})/iu, '~ èyíkéyìí', 'kowane ~', '~ ọ bụla'],
  [/^one (?=\p{L})/iu, '~ kan', '~ ɗaya', 'otu ~'],
  [/^(?:fake|counterfeit) (?=\p{L})/iu, '~ ayédèrú', '~ na jabu', '~ adịgboroja'],
  [/^most (?:of our |of the )?(?=\p{L})/iu, 'ọ̀pọ̀ ~', 'yawancin ~', 'ọtụtụ ~'],
  [/^(?:original|genuine|authentic) (?=\p{L})/iu, 'ojúlówó ~', '~ na asali', 'ezigbo ~'],
  [/^pure (?=\p{L})/iu, 'ojúlówó ~', '~ tsantsa', 'ezigbo ~'],
  [/^natural (?=\p{L})/iu, '~ àdáyébá', '~ na asali', '~ sitere n’okike'],
  [/^simple (?=\p{L})/iu, '~ tí kò díjú', '~ mai sauƙi', '~ dị mfe'],
  [/^(?:quality|good|affordable quality) (?=\p{L})/iu, '~ tó dára', '~ mai inganci', 'ezigbo ~'],
  [/^ready[- ]made (?=\p{L})/iu, '~ rírán tẹ́lẹ̀', '~ ɗinkakke', '~ akwara akwa'],
  [/^same[- ]day (?=\p{L})/iu, '~ lọ́jọ́ kan náà', '~ a rana ɗaya', '~ n’otu ụbọchị'],
  [/^affordable (?=\p{L})/iu, '~ tí kò wọ́n', '~ mai araha', '~ dị ọnụ ala'],
  [/^dry (?=\p{L})/iu, '~ gbígbẹ', 'busasshen ~', '~ kpọrọ nkụ'],
  [/^clean (?=\p{L})/iu, '~ tó mọ́', '~ mai tsabta', '~ dị ọcha'],
  [/^strong (?=\p{L})/iu, '~ tó lágbára', '~ mai ƙarfi', '~ siri ike'],
  [/^cold (?=\p{L})/iu, '~ tútù', '~ mai sanyi', '~ oyi'],
  [/^hand[- ]?(?:sewn|woven|made) (?=\p{L})/iu, '~ aláfọwọ́ṣe', '~ na aikin hannu', '~ e ji aka mee'],
  [/^printed (?=\p{L})/iu, '~ tí a tẹ̀', '~ da aka buga', '~ e biri ebi'],
  [/^hot (?=\p{L})/iu, '~ gbígbóná', '~ mai zafi', '~ na-ekpo ọkụ'],
  [/^(?:small|mini) (?=\p{L})/iu, '~ kékeré', 'ƙaramin ~', 'obere ~'],
  [/^(?:big|large|jumbo|giant) (?=\p{L})/iu, '~ ńlá', 'babban ~', 'nnukwu ~'],
  [/^medium (?=\p{L})/iu, '~ alábọ́dé', 'matsakaicin ~', '~ dị n’etiti'],
  [/^herbal (?=\p{L})/iu, '~ tí a fi ewé ṣe', '~ na ganye', '~ e ji ahịhịa mee'],
  [/^wooden (?=\p{L})/iu, '~ onígi', '~ na katako', '~ osisi'],
  [/^(?:iron|metal|steel) (?=\p{L})/iu, '~ onírin', '~ na ƙarfe', '~ ígwè'],
  [/^whole (?=\p{L})/iu, 'odidi ~', '~ guda', '~ dum'],
  [/^Christmas (?=\p{L})/iu, '~ Kérésìmesì', '~ na Kirsimeti', '~ Krismas'],
  [/^mobile (?!phone|money|app)(?=\p{L})/iu, '~ nínú ilé yín', '~ har gida', '~ n’ụlọ gị'],
  [/^trained (?=\p{L})/iu, '~ tó mọṣẹ́', 'ƙwararrun ~', '~ a zụrụ azụ'],
  [/^Islamic (?=\p{L})/iu, '~ Mùsùlùmí', '~ na Musulunci', '~ ndị Alakụba'],
  [/^weekend (?=\p{L})/iu, '~ òpin ọ̀sẹ̀', '~ na ƙarshen mako', '~ ngwụcha izu'],
  [/^full (?=\p{L})/iu, 'odidi ~', 'cikakken ~', '~ zuru ezu'],
  [/^leaking (?=\p{L})/iu, '~ tó ń jò', '~ mai yoyo', '~ na-agbapụta mmiri'],
  [/^half (?:an? )?(?=\p{L})/iu, 'ìdajì ~', 'rabin ~', 'ọkara ~'],
  [/^black (?=\p{L})/iu, '~ dúdú', 'baƙin ~', '~ ojii'],
  [/^white (?=\p{L})/iu, '~ funfun', 'farin ~', '~ ọcha'],
  [/^leather (?=\p{L})/iu, '~ awọ', '~ na fata', '~ akpụkpọ anụ'],
  [/^fresh (?=\p{L})/iu, '~ tútù', 'sabon ~', '~ ọhụrụ'],
  [
    /^(?:new and (?:fairly )?used|used and new) (?=\p{L})/iu,
    '~ tuntun àti àlòkù',
    '~, sabo da gwanjo',
    '~ ọhụrụ na nke e jirila eji',
  ],
  [/^cooked (?=\p{L})/iu, '~ sísè', 'dafaffen ~', '~ e siri esi'],
  [/^new (?=\p{L})/iu, '~ tuntun', 'sabon ~', '~ ọhụrụ'],
  [/^(?:(?:(?:uk|fairly|foreign) )?used(?: tokunbo)?|tokunbo) (?=\p{L})/iu, '~ àlòkù', '~ na gwanjo', '~ e jirila eji'],
  [/^old (?=\p{L})/iu, '~ àtijọ́', 'tsohon ~', '~ ochie'],
  [/^local (?=\p{L})/iu, '~ ìbílẹ̀', '~ na gida', '~ ime obodo'],
  [/^frozen (?=\p{L})/iu, '~ tó dì', '~ na ƙanƙara', '~ oyi'],
  [/^live (?=\p{L})/iu, '~ ààyè', '~ mai rai', '~ dị ndụ'],
  [/^bridal (?=\p{L})/iu, '~ fún ìyàwó', '~ na amarya', '~ nwaanyị a na-alụ'],
  [/^(?:lad(?:y|ies)|wom[ae]n)(?:['’]?s)? (?=\p{L})/iu, '~ obìnrin', '~ na mata', '~ ụmụ nwaanyị'],
  [/^m[ae]n(?:['’]?s)? (?=\p{L})/iu, '~ ọkùnrin', '~ na maza', '~ ụmụ nwoke'],
  [/^(?:kids?|child(?:ren)?|bab(?:y|ies))(?:['’]?s)? (?=\p{L})/iu, '~ ọmọdé', '~ na yara', '~ ụmụaka'],
]

/** Words after a noun that name work, lessons or schools, with translations in which `~` is the noun. */
const AFTER: readonly (readonly [RegExp, ...Said])[] = [
  [/ who wants? to learn$/iu, '~ tó fẹ́ kọ́ṣẹ́', '~ masu son koyo', '~ chọrọ ịmụ ọrụ'],
  [/ (?:repairs?|repairing|servicing)$/iu, 'àtúnṣe ~', 'gyaran ~', 'mmezi ~'],
  [/ (?:drilling|digging)$/iu, '~ gbígbẹ́', 'haƙar ~', 'igwu ~'],
  [/ making$/iu, '~ ṣíṣe', 'yin ~', 'ime ~'],
  [/ (?:training|courses?|class(?:es)?|lessons?)$/iu, 'ẹ̀kọ́ ~', 'koyon ~', 'ọmụmụ ~'],
  [/ (?:school|academy|training cent(?:re|er))$/iu, 'ilé ẹ̀kọ́ ~', 'makarantar koyon ~', 'ụlọ akwụkwọ ~'],
  [/ (?:rentals?|hire)$/iu, 'yíyá ~', 'hayar ~', 'mgbazinye ~'],
  [/ sewing$/iu, '~ rírán', 'ɗinkin ~', 'ịkwa ~'],
  [/(?<!\bdry) cleaning$/iu, 'ìmọ́tótó ~', 'tsaftace ~', 'nhicha ~'],
]

const BEFORE_OR_HELD = new Set([...HELD, ...BEFORE].map(([word]) => word))
/** All nouns by their singular and plural forms. */
const FORMS = new Map(
  Object.entries({ ...MORE_NOUNS, ...NOUNS }).flatMap(([noun, said]) =>
    [noun, `${noun}s`, `${noun}es`, noun.replace(/y$/u, 'ies')].map((form) => [form, said] as const),
  ),
)

const LONGEST_NOUN = 100

/**
 * Translates one noun with its number, size and adjectives.
 * @param name returns a noun without a translation as typed, if it may stay so after an adjective, else undefined
 * @returns undefined if any word is unknown, or for more than LONGEST_NOUN characters
 */
export function sayNoun(
  language: Language,
  typed: string,
  name: (noun: string) => string | undefined = () => undefined,
): string | undefined {
  const at = LANGUAGES.indexOf(language)
  if (at < 0 || typed.length > LONGEST_NOUN) return undefined
  const known = FORMS.get(typed) ?? FORMS.get(typed.toLowerCase())
  if (known) return known[at]
  const [, rooms = '', home = ''] =
    /^(\d+|one|single)[ -](?:(?:bed)?room (flat|apartment|house|bungalow|move)|bedroom)$/iu.exec(typed) ?? []
  if (rooms) return ROOMS[home === 'move' ? 1 : 0]![at]!.replace('#', /\d/u.test(rooms) ? rooms : '1')
  const [, holder = '', held = ''] = /^(\p{L}+) of (\d+)$/u.exec(typed) ?? []
  if (holder) return FORMS.get(holder)?.[at]?.concat([' oní ', ' mai guda ', ' nke '][at]!, held)
  const [counted, number = '', things = ''] = /^(\d[\d,]*)\s(\p{L}.*)$/u.exec(typed) ?? []
  if (counted) return withNoun('~ #', sayNoun(language, things, name))?.replace('#', number)
  const { size = '', sized = '' } = SIZED.exec(typed)?.groups ?? {}
  if (size) return withNoun('~ #', sayNoun(language, sized, name))?.replace('#', size)
  for (const [word, ...said] of [...HELD, ...AFTER, ...BEFORE]) {
    const rest = typed.replace(word, '')
    const noun =
      rest !== typed && said[at] && (sayNoun(language, rest, name) ?? (BEFORE_OR_HELD.has(word) ? name(rest) : ''))
    if (noun) return withNoun(said[at]!, noun)
  }
  return sayCompound(at, typed.toLowerCase().split(' '))
}

const ROOMS: readonly [Said, Said] = [
  ['ilé yàrá #', 'gida mai ɗaki #', 'ụlọ nwere ime ụlọ #'],
  ['kíkó ẹrù yàrá #', 'kwashe kayan ɗaki #', 'ibu ngwá ime ụlọ #'],
]
/** Matches first nouns of a compound that do not say the kind of the second: `part payment`. */
const NO_KIND = /^(?:part|set|piece|live|smoked|day|week|month|order|place)$/u
const SIZED = /^(?<size>\d[\d.]* ?(?:mm|cm|ml|cl|inch|kva|kg))\s(?<sized>\p{L}.*)$/iu
// Matches nouns before which two kinds may stand: `rice and chicken hampers`.
const PACKED = /^(?:hamper|basket|pack|box|farm|shop|store|travel agency)/u
/** Translates two nouns of which the first tells the kind of the second: `school shoes`. */
function sayCompound(at: number, words: readonly string[]): string | undefined {
  for (let from = 1; from < words.length; from++) {
    const [kind, thing] = [words.slice(0, from).join(' '), words.slice(from).join(' ')]
    const other = FORMS.get(thing)?.[at]
    const kinds = (PACKED.test(thing) ? kind.split(' and ') : [kind]).map((each) => FORMS.get(each)?.[at])
    if (!other || !kinds.every((each) => each !== undefined) || kind.endsWith('s') || NO_KIND.test(kind)) continue
    const one = joinList(kinds, [' àti ', ' da ', ' na '][at]!)
    return one.startsWith(`${other} `) ? one : `${at === 1 ? linked(other) : other} ${one}`
  }
  return undefined
}

/**
 * Translates work that is named after things, as in `fibre repairs`.
 * @param sayThings translates the things, or returns undefined if it cannot
 */
export function sayWork(
  language: Language,
  typed: string,
  sayThings: (things: string) => string | undefined,
): string | undefined {
  const at = LANGUAGES.indexOf(language)
  const named = AFTER.find(([word]) => at >= 0 && word.test(typed))
  if (!named) return undefined
  const [word, ...said] = named
  return withNoun(said[at]!, sayThings(typed.replace(word, '')))
}
