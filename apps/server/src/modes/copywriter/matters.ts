/** What a text is about, if a single noun makes it certain. */
export type Matter = 'meals' | 'cakes' | 'farm' | 'clothes' | 'looks' | 'skin' | 'lessons' | 'schools' | Service
type Service = 'events' | 'pictures' | 'repairs' | 'homes' | 'gadgets' | 'errands' | 'power' | 'cleaning' | Other
type Other = 'gifts' | 'fitness' | 'house' | 'safety' | 'health' | 'cars' | 'snacks' | More
type More = 'drinks' | 'scent' | 'baby' | 'mending' | 'software' | 'print' | 'agro' | 'hire' | Last
type Last = 'fabrics' | 'travel' | 'stays' | 'building' | 'desk' | 'money' | 'gas' | 'books' | 'land'

const noun = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const NOUNS: Readonly<Record<Matter, RegExp>> = {
  meals: noun(
    'jollof|fried rice|ofada|amala|àmàlà|ẹ̀wà|ewa agoyin|egusi|ogbono soup|efo riro|banga|nkwobi|isi ewu|asun|suya|kilishi|nsala|oha soup|afang|edikaikong|stew|soups?|moi ?moi|akara|shawarmas?|small chops|pepper ?soup|pounded yam|food bowls?|soup bowls?|lunch packs?|food trays?|catering|caterers?|restaurant|bukka|barbecue|grilled (?:fish|chicken)|noodles|parfaits?|pizzas?|burgers?|meat ?pies?|waffles?|ayamase|porridge|food|meals?|amala|cook(?:s|ing)? for|pancakes?|tuwo|masa|waina|abacha|okpa|bole',
  ),
  cakes: noun('cakes?|cupcakes?|cake parfait|birthday cakes?|wedding cakes?'),
  farm: noun(
    'yams?|garri|palm oil|catfish|broilers?|crates? of eggs?|eggs|tomato(?:es)?|onions?|beans|groundnut oil|ogbono|egusi seeds?|crayfish|stockfish|dried fish|plantains?|honey|foodstuffs?|farm produce|snails?|ofada rice bags?|bags? of rice|maize|soya ?beans|cassava|vegetables|fruits?|pepper|spices?|coconut oil|coconut flour|ogi|meat|beef',
  ),
  clothes: noun(
    'senator wears?|kaftans?|agbada|gowns?|dress(?:es)?|shirts?|jeans|trousers|crop tops?|two piece|2 piece|abayas?|jalabiyas?|shoes?|loafers|sandals|slippers|sneakers|heels|hats?|hand ?bags?|(?:ladies|leather|tote|raffia|crochet|beaded|school|purse) bags?|okrika|thrift|tailor(?:ing)?|fashion designer|bubu|boubou|corsets?|lingerie|clothes|wears?|cloth(?:ing)?|hijabs?|turbans?|crocs|underwear|boxers|socks|native|fashion|jewell?ery|necklaces?|waist beads|wrist ?watch(?:es)?|caps',
  ),
  fabrics: noun('ankara|adire|aso ?oke|aso ?ebi|lace|laces|fabrics?|brocade|atiku|guinea|george'),
  looks: noun(
    'wigs?|braids?|bone straight|frontals?|hair ?dresser|hair ?styling|hair salon|salon|lash(?:es)?|nails?|gel nails|pedicure|manicure|make-?up|mua|geles?|bridal|facial makeup|barb(?:er|ers|ing)|barber ?shop|dreadlocks|hair (?:extensions?|bundles?)',
  ),
  skin: noun(
    'skin ?care|spa|massage|facials?|black soap|body (?:butter|cream|oil|scrub|lotion)|shea butter|face (?:cream|serum|mask)|deodorants?|lip gloss|lip balm|hair (?:cream|growth oil|oil)',
  ),
  lessons: noun(
    '(?:driving|fashion|sewing|tailoring|catering|baking|music|beauty|make-?up|coding|tech|computer|film|art|football|swimming|dance|language|vocational) school|learn|teach(?:es|ers?|ing)?|swimming|academy|lessons?|lesson teacher|tutors?|tutorials?|(?<!(?:world|first|high|top)[ -])class(?:es)?|masterclass|course|boot ?camp|training|jamb|waec|ielts|apprenticeship',
  ),
  schools: noun(
    'nursery (?:and|&) primary(?: school)?|(?:nursery|primary|secondary|islamic|montessori) school|creche|day ?care|admitting pupils|(?<!(?:driving|fashion|sewing|tailoring|catering|baking|music|beauty|make-?up|coding|tech|computer|film|art|football|swimming|dance|language|vocational) )school(?! (?:bags?|uniforms?|shoes?|sandals|books?|bus|fees))',
  ),
  gifts: noun('souvenirs?|gift (?:boxes|box|sets?|items?)|hampers?|jotters?|wedding favou?rs'),
  snacks: noun(
    'bread|loaf|coconut chips|kuli ?kuli|nuts|groundnuts?|snacks?|puff ?puff|doughnuts?|pastr(?:y|ies)|peanut butter|chin ?chin|plantain chips|popcorn|cookies|biscuits|buns|granola',
  ),
  fitness: noun('gym|fitness|aerobics|personal trainer|pilates|yoga'),
  house: noun(
    'blenders?|air fryers?|cookware|utensils|pillows?|flasks?|carpets?|tables?|chairs|shelves|shoe racks?|microwave|fans?|kettles?|fridges?|freezers?|washing machines?|gas cookers?|beds?|bed ?frames?|wardrobes?|furniture|sofas?|curtains?|rugs?|duvets?|bedsheets?|mugs?|cooking pots|baskets|dining tables?|study tables?|mattress(?:es)?|wallpapers?|candles?|lamps?|vases?|decor',
  ),
  safety: noun('cctv|electric fence|car trackers?|trackers?|alarm systems?|security (?:doors?|guards?)'),
  health: noun(
    'clinic|physiotherap(?:y|ists?)|eye test|dental|dentist|pharmacy|home nurses?|nurses for|medical laboratory|scan centre',
  ),
  cars: noun('cars?|toyota|corolla|camry|honda|lexus|hilux|highlander|benz|mercedes|sienna|used cars?|cars? for sale'),
  events: noun(
    'decoration|decorator|event (?:planning|planner|rentals?|hall|centre|center)|canop(?:y|ies)|chair(?:s)? (?:and|&) tables?|party|wedding planning|weddings?|events?|chair covers?|party rentals?|bouncing castles?|dj|live band|mc|ushers?|photo booth|sound system|souvenirs?|balloons?|hypeman|event hall|cooling vans?',
  ),
  pictures: noun(
    'photography|photographers?|photo ?(?:shoots?|sessions?)|portraits?|pre ?wedding|videography|videographer|photo studio|studio shoot',
  ),
  repairs: noun(
    'repairs?|repairing|servicing|plumb(?:er|ers|ing)|electricians?|wiring|mechanic|panel beat(?:er|ing)|technicians?|rewinding|phone engineer',
  ),
  homes: noun(
    'flats?|duplex(?:es)?|apartments?|bungalows?|bedrooms?|self[- ]?contain(?:ed)?|mini flat|houses? (?:for|to) (?:rent|sale|let|lease)|rooms? (?:for rent|to let)|shop for rent|office space|warehouses?|hostels?',
  ),
  gadgets: noun(
    'iphones?|samsung|infinix|tecno|redmi|laptops?|hp elitebook|macbooks?|power ?banks?|ear ?pods?|air ?pods?|headphones?|chargers?|smart ?watch(?:es)?|tablets?|ipads?|playstation|ps[45]|phones?|bluetooth speakers?|television|tv',
  ),
  errands: noun('dispatch(?: riders?)?|logistics|courier|delivery service|haulage|movers|errands?|waybill service'),
  power: noun(
    'solar|inverters?|generators? for sale|batter(?:y|ies)|rechargeable fans?|rechargeable lamps?|stabili[sz]ers?',
  ),
  cleaning: noun(
    'cleaning|cleaners?|laundry|dry ?clean(?:ing|er|ers)|fumigat(?:e|es|ion|ing|ors?)|pest control|X|we clean|(?:car |carpet |sofa |rug )?wash(?:ing)?(?! (?:powder|machines?|liquid|soap|bay))|ironing|janitorial',
  ),
  drinks: noun(
    'palm ?wine|zobo|kunu|tiger ?nut (?:drinks?|milk)|smoothies?|juices?|fura(?: da nono)?|yogh?urt|bottled? water|pure water|sachet water|table water|wines?|drinks?|cocktails?|mocktails?|chapman',
  ),
  scent: noun(
    'perfumes?|perfume oils?|oud|fragrances?|turaren wuta|incense|k?humra|body mists?|body sprays?|diffusers?',
  ),
  baby: noun(
    "(?:baby|babies|newborn|toddlers?|children|kids?)(?:[’']s|s[’'])? (?:clothes|wears?|things|items|shoes?|sets?|carriers?|dress(?:es)?|gowns?|fashion)|newborn|diapers?|baby shop|maternity",
  ),
  mending: noun(
    '(?:shoes?|bags?|leather|zips?|clothes?|boots?)(?: and \\p{L}+)? (?:repairs?|repairing|mending|restoration|cleaning and repair)|repairs? (?:of )?(?:shoes|bags|leather|zips)|cobbler|shoe ?mak(?:er|ing)|alterations?|(?:i|we) (?:repair|mend) (?:shoes|bags|leather|clothes)',
  ),
  software: noun('software|apps?|websites?|web (?:design|development)|web developers?|plugins?|online platform'),
  print: noun(
    'print|prints|printing|printers|printing press|banners?|flex|branded|branding|customi[sz]ed|business cards?|complimentary cards?|stickers?|signage|logo design|graphics? design(?:er|ers|ing)?|monogram\\p{L}*',
  ),
  agro: noun(
    'poultry|(?:poultry|fish|pig|animal) feeds?|feeds|(?:day[ -]old )?chicks|layers|point of lay|fingerlings|juveniles|vet(?:erinary)?|agro ?\\p{L}*|seedlings?|improved seeds|fertili[sz]ers?|herbicides?|piglets?|farm inputs',
  ),
  hire: noun(
    'car (?:hire|rentals?)|(?:luxury|wedding|bridal) cars?|chauffeurs?|airport (?:pick[ -]?up|transfers?|runs?)|bus(?:es)? (?:hire|for hire|charter)|charter|rides?',
  ),
  travel: noun(
    'bus(?:es)? to|travel(?:s|ling)?|flights?|(?:air )?tickets to|tours?|trips?|excursions?|umrah|hajj|pilgrimage|interstate (?:bus|transport)|bus tickets?',
  ),
  stays: noun('hotels?|guest ?house|short ?-?lets?|lodge|resort|airbnb|hotel rooms?'),
  building: noun(
    'welders?|welding|til(?:ing|ers?)|(?:pop|pvc) ceilings?|ceilings?|wall panels?|screeding|3d (?:floor|wall)s?|house painting|painters?|painting of houses|aluminium works?|interior (?:design|decor\\p{L}*|finishing)|carpent(?:er|ry)|burglary|cement|roofing(?: sheets?)?|bore ?holes?|interlock\\p{L}*|block industry|blocks|building materials?|construction|architects?|architectural|tiles|granite|sharp sand|iron rods|paints|emulsion|doors|aluminium (?:windows?|doors?|roofing)',
  ),
  desk: noun(
    'visas?|study abroad|immigration|lawyers?|law firm|legal|accounting|bookkeeping|audit|tax|consult(?:ing|ants?|ancy)|cac registration|business registration|cv writing|cvs?|linkedin|resumes?|translation|travel agency|land survey\\p{L}*|digital marketing|social media manage\\p{L}*|proposal writing',
  ),
  money: noun(
    'loans?|savings?|insurance|cooperative|pos (?:business|terminals?|machines?)|investments?|ajo|esusu|pensions?',
  ),
  gas: noun('cooking gas|gas refills?|refill gas|lpg|gas cylinders?|gas delivery'),
  books: noun(
    "(?:story|text|children(?:[’']s)? |colouring |note)?books?|novels?|stationery|bookshop|toys?|board games?|puzzles?",
  ),
  land: noun('plots?|land|acres?|hectares?'),
}

// Nouns that change what another noun means: puppies are no food.
const OTHER = noun('pupp(?:y|ies)|kittens?|uniforms?|dogs?')

// Fabric is also what other things are made of: `Ankara throw pillows`.
function namedIn(text: string): Matter[] {
  if (OTHER.test(text)) return []
  const named = (Object.keys(NOUNS) as Matter[]).filter((matter) => NOUNS[matter].test(text))
  return named.length > 1 ? named.filter((matter) => matter !== 'fabrics') : named
}

/** Matters that win over the noun they are about: phone repair is a repair, a baking class a class. */
const STRONGER: readonly Matter[] = [
  ...(['schools', 'lessons', 'software', 'desk', 'mending', 'repairs', 'cleaning', 'pictures', 'errands'] as const),
  ...(['homes', 'print', 'hire', 'travel', 'stays', 'baby', 'agro', 'power', 'building', 'gas'] as const),
]
// Where a meal is sold with something beside it, it is what people come for.
const SERVED: readonly Matter[] = ['meals', 'cakes', 'snacks', 'drinks']
const EATEN: readonly Matter[] = [...SERVED, 'farm']

// What it is used for is not what it is: `accounting software for small shops`, `bags for school`.
const PURPOSE =
  /(?<!(?:bus|buses|tickets?|flights?))\sto\s(?!let|rent)[^:.;₦]*|\s(?:for|without|from|even|near|opposite)\s[^,:.;₦]*|\s(?:at|in)\s\p{Lu}[^,:.;₦]*/gu
// `We manage your flats`: the flats are not what is offered.
const YOURS = /^(?:we|i) \p{L}+ (?:\p{L}+ )?your(?!\p{L})/iu
const DONE_TO: readonly Matter[] = ['mending', 'repairs', 'cleaning', 'pictures', 'print', 'lessons', 'desk', 'errands']

/** The only matter named by the first clause, else by the first sentence, else by the keywords; null if ambiguous. */
export function matterOf(heading: string, keywords: string): Matter | null {
  const [clause = ''] = heading.split(/[,:₦]/u)
  // `We fumigate flats`, with the keyword `pest control`
  const strongest = (words: string) => STRONGER.find((matter) => namedIn(words).includes(matter))
  for (const words of [clause.replace(PURPOSE, ' '), heading.replace(PURPOSE, ' '), keywords]) {
    const named = namedIn(words)
    const strong = strongest(words) ?? (named.length > 0 ? strongest(keywords) : undefined)
    const found = strong ?? (named.length === 1 ? named[0]! : servedOf(named))
    if (found) return YOURS.test(heading) && !DONE_TO.includes(found) ? null : found
    if (named.length > 0) return null
  }
  return null
}

const servedOf = (named: readonly Matter[]): Matter | undefined =>
  SERVED.includes(named[0]!) && named.every((each) => EATEN.includes(each)) ? named[0] : undefined

export type Deal = 'goods' | 'work' | 'offer'

const NOTICE =
  /(?<!\p{L})(?:will (?:be|remain) closed|is closed (?:from|on|for)|resumes? (?:work|on)|we (?:have |are )?(?:moved|moving|relocat\p{L}+)|new (?:address|number)|we apologi[sz]e|please note|notice is|thank you for (?:20\d\d|the|your|all)|happy (?:new year|holidays)|merry christmas)(?!\p{L})/iu
export const isNotice = (text: string): boolean => NOTICE.test(text)

const DONE =
  /^(?:we|i) (?:also )?(?!sell|have|stock|deal|supply|make|bake|produce|rent|buy|trade)\p{L}+|(?<!\p{L})(?:services?|installation|experts?|professionals?|specialists?|\p{L}{4,}ists?|technicians?|contractors?)(?!\p{L})/iu
const SOLD =
  /(?<!\p{L})(?:sell(?:ing|s)?|(?:for|on) sale|wholesale|retail|waybill|bulk|in stock|cartons?|dozens?|pieces|pcs|pairs?|sizes?|colou?rs|each|per (?:kg|bag|piece|carton)|\d+ ?(?:kg|g|ml|cl|litres?))(?!\p{L})/iu
const OFFERED = /₦|(?<!\p{L})(?:prices?|orders?|deliver(?:y|s)?|buy|book|discount|packages?)(?!\p{L})/iu
const BARE_WORDS = 5

/** What is certain where no noun names the trade: a thing is sold, work is done, or something is offered. */
export function dealOf(heading: string, text: string): Deal | null {
  if (isNotice(text)) return null
  if (DONE.test(heading)) return 'work'
  if (SOLD.test(text)) return 'goods'
  const isBare = !/[\d:!?]/u.test(text) && text.split(/\s+/u).length <= BARE_WORDS
  return OFFERED.test(text) || isBare ? 'offer' : null
}
