/** What a text is about, if a single noun makes it certain. */
export type Matter = 'meals' | 'cakes' | 'farm' | 'clothes' | 'looks' | 'skin' | 'lessons' | 'schools' | Service
type Service = 'events' | 'pictures' | 'repairs' | 'homes' | 'gadgets' | 'errands' | 'power' | 'cleaning' | Other
type Other = 'gifts' | 'fitness' | 'house' | 'safety' | 'health' | 'cars' | 'snacks'

const noun = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

const NOUNS: Readonly<Record<Matter, RegExp>> = {
  meals: noun(
    'jollof|fried rice|ofada|amala|ewa agoyin|egusi|ogbono soup|efo riro|banga|nkwobi|isi ewu|asun|suya|kilishi|nsala|oha soup|afang|edikaikong|stew|soups?|moi ?moi|akara|shawarmas?|small chops|pepper ?soup|pounded yam|food bowls?|soup bowls?|lunch packs?|food trays?|catering|caterers?|restaurant|bukka|barbecue|grilled (?:fish|chicken)|noodles|parfaits?|pizzas?|burgers?|meat ?pies?|zobo|smoothies?|waffles?|pancakes?|tuwo|masa|waina|abacha|okpa|bole',
  ),
  cakes: noun('cakes?|cupcakes?|cake parfait|birthday cakes?|wedding cakes?'),
  farm: noun(
    'yams?|garri|palm oil|catfish|fingerlings|broilers?|layers|point of lay|crates? of eggs?|eggs|tomato(?:es)?|onions?|beans|groundnut oil|ogbono|egusi seeds?|crayfish|stockfish|dried fish|plantains?|honey|foodstuffs?|farm produce|goats?|rams?|turkeys?|snails?|ofada rice bags?|bags? of rice|maize|soya ?beans|cassava|fertili[sz]er',
  ),
  clothes: noun(
    'ankara|adire|aso ?oke|senator wears?|kaftans?|agbada|gowns?|dress(?:es)?|shirts?|jeans|trousers|crop tops?|two piece|2 piece|abayas?|jalabiyas?|lace|fabrics?|shoes?|loafers|sandals|slippers|sneakers|heels|hand ?bags?|(?:ladies|leather|tote|crochet|beaded|school|purse) bags?|okrika|thrift|tailor(?:ing)?|fashion designer|suits?|bubu|boubou|corsets?|lingerie|jewell?ery|necklaces?|waist beads|wrist ?watch(?:es)?|caps',
  ),
  looks: noun(
    'wigs?|braids?|bone straight|frontals?|hair ?dresser|hair ?styling|hair salon|salon|lash(?:es)?|nails?|gel nails|pedicure|manicure|makeup|make-up|mua|geles?|barb(?:er|ers|ing)|barber ?shop|dreadlocks|hair (?:extensions?|bundles?)',
  ),
  skin: noun(
    'skin ?care|body (?:butter|cream|oil|scrub|lotion)|black soap|shea butter|face (?:cream|serum|mask)|perfumes?|perfume oils?|deodorants?|hair (?:cream|growth oil|oil)',
  ),
  lessons: noun(
    'learn|academy|lessons?|lesson teacher|tutors?|tutorials?|class(?:es)?|masterclass|course|boot ?camp|training|jamb|waec|ielts|apprenticeship',
  ),
  schools: noun(
    'nursery (?:and|&) primary(?: school)?|(?:nursery|primary|secondary|islamic|montessori) school|creche|day ?care|admitting pupils|school(?! (?:bags?|uniforms?|shoes?|sandals|books?|bus|fees))',
  ),
  gifts: noun('souvenirs?|gift (?:boxes|box|sets?|items?)|hampers?|jotters?|wedding favou?rs'),
  snacks: noun(
    'bread|loaf|doughnuts?|pastr(?:y|ies)|peanut butter|chin ?chin|plantain chips|popcorn|cookies|biscuits|buns|granola',
  ),
  fitness: noun('gym|fitness|aerobics|personal trainer|pilates|yoga'),
  house: noun(
    'blenders?|air fryers?|kettles?|fridges?|freezers?|washing machines?|gas cookers?|beds?|bed ?frames?|wardrobes?|furniture|sofas?|curtains?|rugs?|duvets?|bedsheets?|mugs?|plates|pots|baskets|dining tables?|study tables?|mattress(?:es)?|wallpapers?|candles?',
  ),
  safety: noun('cctv|electric fence|car trackers?|trackers?|alarm systems?|security (?:doors?|guards?)'),
  health: noun(
    'clinic|physiotherapy|eye test|dental|dentist|pharmacy|home nurses?|nurses for|medical laboratory|scan centre',
  ),
  cars: noun('toyota|corolla|camry|honda|lexus|hilux|highlander|benz|sienna|cars? for sale|tokunbo'),
  events: noun(
    'decoration|decorator|event (?:planning|planner|rentals?|hall|centre|center)|canop(?:y|ies)|chair(?:s)? (?:and|&) tables?|chair covers?|party rentals?|bouncing castles?|dj|live band|mc|ushers?|photo booth|sound system|souvenirs?|balloons?|hypeman|event hall|cooling vans?',
  ),
  pictures: noun(
    'photography|photographers?|photo ?shoots?|pre ?wedding|videography|videographer|photo studio|studio shoot',
  ),
  repairs: noun(
    'repairs?|repairing|servicing|plumb(?:er|ers|ing)|electricians?|wiring|mechanic|panel beat(?:er|ing)|carpent(?:er|ry)|welder|welding|tiling|technicians?|rewinding|phone engineer|aluminium works?|pop ceiling|painting of houses|house painting',
  ),
  homes: noun(
    'flats?|duplex(?:es)?|apartments?|bungalows?|bedrooms?|self[- ]?contain(?:ed)?|plots?|land|shortlet|short let|mini flat|shop for rent|office space|warehouses?|hostels?|acres?',
  ),
  gadgets: noun(
    'iphones?|samsung|infinix|tecno|redmi|laptops?|hp elitebook|macbooks?|power ?banks?|ear ?pods?|air ?pods?|headphones?|chargers?|smart ?watch(?:es)?|tablets?|ipads?|playstation|ps[45]|phones?|speakers?|television|tv',
  ),
  errands: noun('dispatch(?: riders?)?|logistics|courier|delivery service|haulage|movers|errands?|waybill service'),
  power: noun(
    'solar|inverters?|panels?|generators? for sale|batter(?:y|ies)|rechargeable fans?|rechargeable lamps?|stabili[sz]ers?',
  ),
  cleaning: noun('cleaning|cleaners?|laundry|dry ?clean(?:ing|er|ers)|fumigation|car wash|ironing|janitorial'),
}

/** Nouns that change what another noun means: a branded shirt is no outfit, puppies are no food. */
const OTHER = noun('branded|branding|pupp(?:y|ies)|kittens?|uniforms?')

const namedIn = (text: string): Matter[] =>
  OTHER.test(text) ? [] : (Object.keys(NOUNS) as Matter[]).filter((matter) => NOUNS[matter].test(text))

/** Matters that win over the noun they are about: phone repair is a repair, a baking class a class. */
const STRONGER: readonly Matter[] = ['schools', 'lessons', 'repairs', 'cleaning', 'pictures', 'errands']

/** The only matter named by the first clause, else by the whole heading, else by the keywords; null if ambiguous. */
export function matterOf(heading: string, keywords: string): Matter | null {
  const [clause = ''] = heading.split(/[,:₦]/u)
  for (const words of [clause, heading, keywords]) {
    const named = namedIn(words)
    const strong = STRONGER.find((matter) => named.includes(matter))
    if (named.length === 1) return named[0]!
    if (strong) return strong
    if (named.length > 1) return null
  }
  return null
}
