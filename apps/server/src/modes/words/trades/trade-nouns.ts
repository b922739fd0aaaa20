const nouns = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?:e?s)?(?![\\p{L}\\p{M}])`, 'giu')

const TAUGHT =
  'driving|fashion|sewing|tailoring|catering|baking|cooking|beauty|music|make-?up|coding|tech|computer|film|photography|art|football|swimming|dance|language|vocational'

const EATEN = {
  catering: nouns(
    '(?:outdoor|event|party(?! (?!and|or|for|in|at|with)\\p{L})|party (?:pack|supplies|item)|wedding|office) catering|cater(?:ing|ers?)(?: services?)?|cook(?:s|ing)? for (?:parties|events|weddings)',
  ),
  food: nouns(
    'salads?|fruit (?:bowls?|salads?)|rice|jollof|fried rice|ofada|amala|àmàlà|ẹ̀wà|ewa agoyin|egusi soup|ogbono soup|efo riro|banga|nkwobi|isi ewu|asun|suya|kilishi|nsala|oha soup|afang|edikaikong|stew|soups?|moi ?moi|akara|bean cakes|shawarmas?|small chops|chops|pepper ?soup|catfish pepper ?soup|pounded yam|food bowl|soup bowl|lunch packs?|food trays?|restaurant|bukk?a|barbecue|bbq|grill(?:s|ed)?|grilled (?:fish|chicken)|noodles|pizza|burger|meat ?pies?|waffles?|ayamase|porridge|food|meals?|cook(?:s|ing)? for|pancakes?|tuwo|masa|waina|abacha|okpa|bole|ice ?cream|egg rolls?',
  ),
  snacks: nouns(
    'bread|loaf|loaves|coconut (?:chips|bread)|kuli ?kuli|nuts|groundnut|snacks?|puff ?puff|doughnuts?|pastr(?:y|ies)|peanut butter|chin ?chin|plantain chips|popcorn|cookies|biscuits?|buns|granola',
  ),
  cakes: nouns(
    '(?:birthday|wedding|red velvet|foil|chocolate|celebration|anniversary) cakes?|cakes?|cupcakes?|cake parfait',
  ),
  drinks: nouns(
    'palm ?wine|zobo|kunu|tiger ?nut(?: milk| drink)?s?|smoothies?|(?:fruit |fresh )?juices?|fura(?: da nono)?|yogh?urt|(?:greek )?parfaits?|bottled? (?:and \\p{L}+ )?water|(?:pure|sachet|table) water|wine|drinks?|cocktails?|mocktails?|chapman',
  ),
  farm: nouns(
    'frozen (?:chicken|turkey|fish|foods?|meat)|cold room|yam|garri|palm oil|catfish|tomato(?:es)?|pepper|onion|eggs?|crates? of eggs?|fish farm|farm(?: produce)?|groundnut oil|foodstuff|beans|plantain|vegetables?|fruits?|cassava|maize|soya ?beans|honey|egusi(?: seeds?)?|ogbono|crayfish|stockfish|dried fish|okro|rice bags?|ofada rice bags?|bags? of rice|grains|coconut (?:oil|flour)|ogi|(?:goat |cow |ram |bush )?meat|beef',
  ),
  spices: nouns('spices?|seasoning|yaji|suya spice|curry powder|pepper soup spice|herbs'),
}

const WORN = {
  fashion: nouns(
    'gown|dress(?:es)?|kaftan|agbada|shirt|trouser|shoe|loafer|sandal|slipper|sneaker|heels|hat|hand ?bag|bags?(?! of)(?!s? of)|tailor(?:ing)?|fashion(?: designer)?|senator(?: wear)?|native(?: wear)?|boubou|bubu|jeans|suit|cap|beads?|jewel(?:le)?ry|necklace|wrist ?watch|thrift|okrika|clothes|cloth(?:ing)?|wears?|crop tops?|waist beads|underwear|boxers|socks|lingerie|crocs|school (?:bag|shoe|sandal)s?|sewing|corset|abaya|jalabiya|hijab|turban|(?:two|2) piece|t-?shirt',
  ),
  uniforms: nouns('(?:school )?uniforms?'),
  fabrics: nouns('ankara|adire|aso ?oke|aso ?ebi|lace|fabric|brocade|atiku|guinea|george'),
  beauty: nouns(
    'wig|hair(?:dress(?:er|ing))?|hair (?:dresser|styling|salon|extension|bundle)|braid(?:ing|er)?|make-?up|facial makeup|mua|gele|bridal|(?:eye ?)?lash(?:es)?|brow lamination|(?:gel )?nails?|manicure|pedicure|salon|frontal|bone straight|locs|dreadlocks?|henna|lalle',
  ),
  barbers: nouns(
    'barb(?:er|ing|ers)?(?: (?:shop|saloon|salon|service))?|barber ?shop|hair ?cuts?|low cut|beard(?: trim(?:ming)?)?',
  ),
  skincare: nouns(
    'skin ?care|spa|massage(?: therap(?:y|ist))?|facial|(?:black )?soap(?! powder)|body (?:butter|cream|oil|scrub|lotion)|shea butter|lotion|face (?:cream|serum|mask)|deodorant|lip (?:gloss|balm)|hair (?:cream|growth oil|oil)',
  ),
  fragrance: nouns(
    'perfumes?(?: oils?)?|fragrances?|oud|incense|turaren wuta|body (?:mist|splash|spray)|diffusers?|bakhoor|k?humra',
  ),
  babies: nouns(
    "(?:baby|babies|newborn|toddlers?|children|kids?)(?:[’']s|s[’'])? (?:clothes|wears?|things|items?|products?|shoes?|sets?|carriers?|dress(?:es)?|gowns?|fashion|shop|store)|diapers?|pampers|newborn|mother and child|maternity(?: (?:wear|bag|items?))?|kiddies? store|babies",
  ),
}

const TAUGHT_AT = {
  skills: nouns(
    `(?:${TAUGHT}) (?:school|academy|class(?:es)?|course|lesson|training|masterclass)|masterclass|boot ?camp|apprentice(?:ship)?|vocational|learn \\p{L}+ing|(?:data|ui|graphic|web|digital|video)[\\w/ ]{0,20} (?:class(?:es)?|course|training|lesson)|training|skill acquisition|workshop on|\\p{L}+ing (?:class(?:es)?|lesson)|(?:piano|guitar|keyboard|music|drum|dance|swimming|football|chess|art|ballet|driving|violin|saxophone|language|french|yoruba|igbo|hausa)[\\w ]{0,12}(?:lesson|class(?:es)?|tutor)|course|academy`,
  ),
  schools: nouns(
    'nursery(?: (?:and|&) primary)?(?: school)?|creche|day ?care|(?:primary|secondary|islamic|montessori) school|montessori|school(?! (?:bag|uniform|shoe|sandal|bus|fees|run|(?:text)?book))|admitting pupils|kindergarten|pre-?school|college|boarding(?: house| school)?',
  ),
  learning: nouns(
    'lesson(?: teacher)?|tutor(?:s|ial|ing)?|(?<!(?:world|first|high|top)[ -])class(?:es)?|jamb|waec|neco|ielts|teach(?:es|er|ing)?|learn|coaching|home lessons?|exams?|swimming',
  ),
  fitness: nouns(
    'gyms?|fitness(?: (?:centre|center|class|studio))?|(?:aerobics|zumba|pilates|yoga)(?: class(?:es)?)?|personal train(?:er|ing)|work ?outs?|cross ?fit',
  ),
  books: nouns(
    "(?:story|text|exercise |children(?:[’']s)? |colouring |note)?books?(?! ?keeping)|novels?|bookshop|stationery|(?:educational )?toys?|board games?|puzzles?",
  ),
}

const AT_HOME = {
  furniture: nouns(
    'furniture|beds?(?! ?sheets?)|bed ?frames?|wardrobes?|(?:kitchen )?cabinets?|sofas?|carpent(?:er|ry)|upholstery|dining (?:tables?|sets?)|bookshel(?:f|ves)|(?:study|office|centre|coffee) tables?|office chairs?|shoe racks?|tv (?:stands?|consoles?)|wood ?work',
  ),
  bedding: nouns(
    'rugs?|carpets?|curtains?|mattress(?:es)?|bed ?sheets?|bedding|duvets?|(?:throw )?pillows?|window blinds?|blinds|bed ?spreads?',
  ),
  kitchen: nouns(
    '(?:cooking )?pots?|cookware|utensils?|non-?stick|plates? set|blenders?|kitchen ?(?:ware|utensils?|items?|equipment)|frying pans?|air ?fryers?|coolers?|flasks?|gas cookers?|microwaves?',
  ),
  household: nouns(
    'chairs?|tables?|shelves|fans?|kettles?|fridges?|freezers?|washing machines?|wallpapers?|lamps?|vases?|decor',
  ),
  homeware: nouns('candles?|photo frames?|frames|baskets?|mugs?'),
  gifts: nouns(
    'souvenirs?(?: packs?)?|gift (?:box|basket|item|shop|set|pack)(?:es)?|gift ?shop|hampers?|jotters?|wedding favou?rs|flowers?|(?:flower )?bouquets?',
  ),
  gas: nouns(
    'cooking gas(?: refill)?|gas (?:plant|cylinder|delivery)|lpg|refill gas|gas refill(?! for (?:acs?|fridge|freezer|car|air))',
  ),
  solar: nouns(
    'solar(?: panel| system| inverter| installation)?|inverters?(?: (?:batter(?:y|ies)|installation))?|tubular batter(?:y|ies)|batter(?:y|ies)|generators? for sale|rechargeable (?:fan|lamp|light)|stabili[sz]ers?',
  ),
  security: nouns('cctv(?: cameras?)?|electric fence|(?:car )?trackers?|alarm systems?|security (?:door|guard)'),
  plants: nouns('plants?'),
  pets: nouns('dogs?|pupp(?:y|ies)|kittens?'),
}

const DONE_TO = {
  laundry: nouns('laundry|dry ?clean(?:ing|ers?)?|wash and iron|(?:wash|washing)(?: and|,) iron(?:ing)?|ironing'),
  carwash: nouns('car wash(?:ing)?|(?:car|interior|auto) detailing'),
  cleaning: nouns(
    '(?:home|house|office|deep|sofa|carpet|rug|post[- ]construction) ?(?:clean(?:ing|er)|wash(?:ing)?)|clean(?:ing|er)(?: service| company)?|we clean|fumigat(?:e|es|ion|ing|ors?)|pest control|tank washing|janitorial|wash(?:ing)?(?! (?:powder|machines?|liquid|soap|bay))',
  ),
  homehelp: nouns('house ?(?:help|keeping|keeper)|nanny|nannies|gardening'),
  plumbing: nouns('plumb(?:er|ing)'),
  carcare: nouns(
    'tyres?|wheel (?:balancing|alignment)|alignment|panel beat(?:er|ing)|oil change|car (?:service|servicing|repairs?|ac|care|battery|electrician|mechanic)|auto (?:mechanic|repairs?|workshop|electrician|parts|spare parts)|mechanic(?: workshop)?|vulcani[sz](?:er|ing)|spare parts|brake pads?',
  ),
  repairs: nouns(
    '(?:phone|laptop|iphone|screen|tv|fridge|freezer|ac|gen(?:erator)?|washing machine|computer)(?: and \\p{L}+)? (?:screen )?(?:repair(?:er|ing)?|fixing|servicing)|gen(?:erator)? oil change|repairs?|repair(?:er|ing)|fix (?:\\p{L}+ )?(?:phone|laptop)s?(?: screens?)?|screen replacement|technician|(?:we|i) fix|electrician|wiring|rewinding|phone engineer|(?:service|install) (?:air conditioners?|acs?)|air ?condition(?:er|ing)|(?:ac|fridge|freezer|refrigerator)(?: and \\p{L}+)? gas(?:sing| refill)|gas refill for (?:ac|fridge|freezer|car|air)|servicing',
  ),
  mending: nouns(
    '(?:shoes?|bags?|leather|zips?|clothes?|boots?)(?: and \\p{L}+)? (?:repairs?|repairing|mending|restoration|cleaning and repair)|repairs? (?:of )?(?:shoes|bags|leather|zips)|cobbler|shoe ?mak(?:er|ing)|alterations?|(?:i|we) (?:repair|mend) (?:shoes|bags|leather|clothes)',
  ),
  photos: nouns(
    '(?:wedding |birthday |product |event )?photograph(?:er|y)|photo ?(?:studio|session|shoot)|portraits?|(?:birthday|wedding|maternity|family|baby) (?:photo ?)?shoots?|pre ?wedding|videograph(?:er|y)|studio shoot',
  ),
  print: nouns(
    'print(?:ing|er|s)?(?: press| shop| of [\\p{L}]+)?|banners?|flex|brand(?:ed|ing)(?: (?:shirts?|mugs?|t-?shirts?))?|graphics? design(?:er|ing)?|logo(?: design)?|business cards?|complimentary cards?|signage|stickers?|customi[sz]ed(?: (?:shirts?|mugs?|t-?shirts?))?|monogram(?:ming|s)?',
  ),
  transport: nouns(
    'dispatch(?: rider)?(?: service)?|logistics|courier|waybill service|haulage|delivery (?:service|company|rider)|truck|transport service|bike delivery|parcels?(?: delivery| service)?|delivery (?:of parcels|by bike)|errands?',
  ),
  moving: nouns(
    'movers?|(?:house|home|office)(?: and \\p{L}+)? moving|moving (?:service|company)|relocation|move (?:homes?|houses?|offices?)|packing and moving',
  ),
  experts: nouns(
    'visas?(?: assistance| application)?|study abroad|travel (?:agency|consultant)|admission processing|immigration|law(?:yer| firm)|legal(?: service| advice| practitioner)?|solicitors?|consult(?:ancy|ant|ing)|digital marketing|social media manage(?:r|ment)|cv(?: writing| review)?|linkedin|resumes?|proposal writing|business plan|translation|interpreter|land survey(?:or|ing)?|quantity survey(?:or|ing)?|recruitment agency|trademark',
  ),
  taxes: nouns(
    'tax(?: returns?| clearance| filing)?|your tin|tin (?:number|registration)|tcc|vat|bookkeeping|accounting|accountants?|payroll|(?:cac|business|company) registration|audit(?:ing)?|annual returns?',
  ),
  software: nouns(
    '(?:\\p{L}+ )?software(?: (?:development|company))?|apps?|app development|websites?|web (?:design|development|developer)|plugins?|online platform',
  ),
}

const PLACES = {
  property: nouns(
    '(?:bedroom )?flats?|apartment|duplex|bungalow|bedroom|self[- ]?contain(?:ed)?|mini flat|houses? (?:for|to) (?:rent|sale|let|lease)|rooms? (?:for rent|to let)|real estate|estate agent|shops? (?:for rent|to let)|property|properties|office space|warehouse|hostel(?: rooms?)?',
  ),
  land: nouns('plots?(?: of land)?|land(?: for sale)?|acres?|hectares?'),
  stays: nouns(
    'hotels?(?: rooms?)?|guest ?house|lodge|resort|short ?-?lets?|hostel for travellers|rooms? per night|airbnb',
  ),
  paints: nouns('paints|buckets? of paint|emulsion(?: paint)?|(?:wall|house|gloss) paint'),
  building: nouns(
    'bore ?hole (?:drilling|repairs?|construction)(?: and \\p{L}+)?|bore ?holes?|roof(?:ing)?(?: leaks?)? repairs?|leaking roofs?|construction|building (?:contractor|material|company)|contractor|architect(?:s|ural)?|roofing(?: sheets?)?|til(?:es?|ing|ers?)|(?:pop|pvc) ceiling|ceilings?|wall panels?|screeding|3d (?:floor|wall)|(?:house|interior|room) painting|painter|painting of houses|interior (?:design|decor\\p{L}*|finishing)|fencing|interlock(?:ing)?|block industry|blocks?|cement|granite|sharp sand|iron rods|doors|water treatment|civil engineer(?:ing)?|welder|welding|aluminium (?:windows?|doors?|roofing|works?)|burglary(?: proof)?|gates and doors',
  ),
}

const OTHERS = {
  cars: nouns(
    '(?:toyota|honda|lexus|benz|mercedes|hyundai|kia|nissan|ford|peugeot)(?: \\p{L}+)?|cars?(?: for sale)?|used cars?|tokunbo|foreign used|car dealer|auto dealer|buy and drive|sienna|corolla|camry|highlander|hilux',
  ),
  carhire: nouns(
    'car (?:hire|rental)|(?:luxury|wedding|bridal) cars?|chauffeur|airport (?:pick[ -]?up|transfer|run)|bus(?:es)? (?:hire|for hire|charter)|charter|ride',
  ),
  travel: nouns(
    'bus(?:es)? to|travel(?:s|ling)?|flights?|(?:air |flight )?tickets to|tours?|trips?|excursions?|umrah|hajj|pilgrimage|interstate (?:bus|transport)|bus tickets?',
  ),
  livestock: nouns(
    'poultry(?: farm)?|day[ -]old chicks?|chicks?|broilers?|noilers?|layers|point of lay|live chickens?|turkeys|goats?|rams?|cows?|cattle|rabbits?|snails?|piglets?|pigs?|fingerlings?|juveniles|fish pond',
  ),
  agroinputs: nouns(
    '(?:poultry|fish|pig|animal) feeds?|feeds|vet(?:erinary)?|fertili[sz]ers?|npk|urea|(?:maize|rice|vegetable|hybrid|improved|tomato|pepper) seeds?|seedlings?|(?:cassava|yam) (?:stems?|setts?|seedlings?)|agro ?\\p{L}*|herbicides?|pesticides?|farm inputs?|(?:crop|farm|drone|knapsack|herbicide) ?spray(?:ing|ers?)?|(?:drone and \\p{L}+ )spraying|tractor hire|plou?ghing|harrowing',
  ),
  gadgets: nouns(
    'power ?bank|laptop|(?:i)?phones?|smartphone|samsung|infinix|tecno|redmi|hp elitebook|macbook|gadget|charger|ear ?(?:bud|piece|pod)|airpods?|air pods?|headphone|smart ?watch|tablet|ipad|bluetooth speaker|uk used|television|(?:smart )?tv|router|camera for sale|playstation|ps[45]|game console|home theatre',
  ),
  events: nouns(
    'decorat(?:or|ion|ing)|(?:plan|planning) (?:weddings?|parties|events?)|event (?:planner|planning|cent(?:er|re)|rental|hall|decor)|party(?! (?!and|or|for|in|at|with)\\p{L})|party (?:pack|supplies|item)|(?:wedding|party) (?:planner|planning|rental)|weddings?|events?|dj|mc|photo booth|(?:\\p{L}+ (?:and|&) )?(?:hall|cooler|chair|table|canopy|tent|plate|sound|light|decor) rental|rentals?(?: of (?:\\p{L}+ ){0,2}\\p{L}+)?|canop(?:y|ies)|chairs? (?:and|&) tables?|chair covers?|bouncing castles?|live band|ushers?|surprise package|balloons?|karaoke|sound system|hypeman|cooling vans?',
  ),
  eyes: nouns(
    '(?:eye ?|prescription |reading |blue light |sun)?glasses|opticals?|opticians?|optometr(?:y|ists?)|eye (?:clinic|care|test)|contact lens(?:es)?|spectacles',
  ),
  dental: nouns('dental(?: (?:clinic|cleaning|care))?|dentists?|(?:teeth|tooth)(?: (?:cleaning|whitening))?|braces'),
  health: nouns(
    'clinic|hospital|pharmacy|doctor|physio(?:therap(?:y|ist))?|health(?:care)?|(?:medical )?lab(?:oratory)?|scan centre|home nurses?|nurses for|weight loss|wellness|herbal|diagnostic|care home|therap(?:y|ist)|medical|blood pressure|supplements?',
  ),
  finance: nouns(
    '(?:savings?|loan|banking|payment|money) app|pos(?: (?:business|agent|terminal|machine))?|mobile money|savings?|loan|insurance|investment|cooperative|crypto|fintech|ajo|esusu|pension',
  ),
}

/** Nouns that identify a trade for certain. */
export const TRADE_NOUNS = {
  ...{ ...EATEN, ...WORN, ...TAUGHT_AT, ...AT_HOME },
  ...{ ...DONE_TO, ...PLACES, ...OTHERS },
} satisfies Readonly<Record<string, RegExp>>
export type Trade = keyof typeof TRADE_NOUNS
