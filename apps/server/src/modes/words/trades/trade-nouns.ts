const nouns = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?:e?s)?(?![\\p{L}\\p{M}])`, 'giu')

const TAUGHT =
  'driving|fashion|sewing|tailoring|catering|baking|cooking|beauty|music|make-?up|coding|tech|computer|film|photography|art|football|swimming|dance|language|vocational|pottery|painting|writing|craft|bead'

const EATEN = {
  catering: nouns(
    '(?:outdoor|event|party(?! (?!and|or|for|in|at|with)\\p{L})|party (?:pack|supplies|item)|wedding|office) catering|cater(?:ing|ers?)(?: services?)?|cook(?:s|ing)? for (?:parties|events|weddings)|(?:private )?chefs?',
  ),
  food: nouns(
    'salads?|rice|jollof|fried rice|ofada|amala|àmàlà|ẹ̀wà|ewa agoyin|egusi soup|ogbono soup|efo riro|banga|nkwobi|isi ewu|asun|suya|kilishi|nsala|oha soup|afang|edikaikong|stew|soups?|peppered \\p{L}+|gizzards?|gizdodo|moi ?moi|moin ?moin|akara|bean cakes|shawarmas?|small chops|chops|pepper ?soup|catfish pepper ?soup|pounded yam|food bowl|soup bowl|lunch packs?|food trays?|restaurant|bukk?a|barbecue|bbq|grill(?:s|ed)?|grilled (?:fish|chicken)|noodles|pizza|burger|meat ?pies?|waffles?|ayamase|porridge|food|meals?|lunch(?:es)?|breakfast|cook(?:s|ing)? for|pancakes?|tuwo|masa|waina|abacha|okpa|bole|egg rolls?|coffee (?:shop|house|bar)|caf[eé]|eatery|canteen',
  ),
  snacks: nouns(
    'bread|loaf|loaves|ice ?creams?|(?:greek )?parfaits?|desserts?|(?:cut )?fruits? (?:cups?|salad|platters?|bowls?)|coconut (?:chips|bread)|kuli ?kuli|nuts|groundnut|snacks?|puff ?puff|doughnuts?|pastr(?:y|ies)|peanut butter|chin ?chin|plantain chips|popcorn|cookies|biscuits?|buns|granola',
  ),
  cakes: nouns(
    '(?:birthday|wedding|red velvet|foil|chocolate|celebration|anniversary) cakes?|cakes?|cupcakes?|cake parfait',
  ),
  drinks: nouns(
    'palm ?wine|zobo|kunu|tiger ?nut(?: milk| drink)?s?|smoothies?|(?:fruit |fresh )?juices?|fura(?: da nono)?|yogh?urt|bottled? (?:and \\p{L}+ )?water|(?:pure|sachet|table) water|wine|drinks?|cocktails?|mocktails?|chapman',
  ),
  farm: nouns(
    '(?:coconut|yam|plantain|cassava|beans?|wheat) flour|frozen (?:chicken|turkey|fish|foods?|meat)|cold room|yam|garri|palm oil|catfish|tomato(?:es)?|pepper|onion|eggs?|crates? of eggs?|fish farm|farm (?:produce|fresh)|groundnut oil|foodstuff|beans|plantain|vegetables?|fruits?|cassava|maize|soya ?beans|honey|egusi(?: seeds?)?|ogbono|crayfish|stockfish|dried fish|okro|rice bags?|ofada rice bags?|bags? of rice|grains|coconut oil|ogi|(?:goat |cow |ram |bush )?meat|beef',
  ),
  spices: nouns(
    '(?:[\\p{L}-]+ )?spice mix(?:es)?|(?:\\p{L}+ )?(?:soup|native|local) spices?|(?:jollof|stew|curry|fried rice|barbecue) (?:spices?|seasoning)|spices?|seasoning|yaji|suya spice|curry powder|pepper soup spice|herbs',
  ),
}

const WORN = {
  fashion: nouns(
    'gown|dress(?:es)?|kaftan|agbada|shirt|trouser|shoe|loafer|sandal|slipper|sneaker|heels|hat|hand ?bag|(?<!(?:big|small|half|per|grow|\\d+|kg) )bags?(?! of)(?!s? of)|tailor(?:ing)?|fashion(?: designer)?|senator(?: wear)?|native(?: wear)?|boubou|bubu|jeans|suit|cap|beads?|jewel(?:le)?ry|necklace|wrist ?watch|thrift|okrika|clothes|cloth(?:ing)?|wears?|crop tops?|waist (?:beads|trainers?)|shape ?wear|underwear|boxers|socks|lingerie|crocs|(?:bridal|beaded|beads) (?:bags?|fans?|accessories|shoes?)|school (?:bag|shoe|sandal)s?|sewing|corset|kimonos?|skirts?|blouses?|tops|hoodies?|jackets?|polo|pyjamas|bonnets?|scar(?:f|ves)|shorts|leggings|robes?|belts?|wallets?|abaya|jalabiya|hijab|turban|(?:two|2) piece|t-?shirt',
  ),
  uniforms: nouns('(?<!in )(?:school )?uniforms?|school (?:cardigan|sweater|wear)s?'),
  fabrics: nouns('ankara|adire|aso ?oke|aso ?ebi|lace|fabric|brocade|atiku|guinea|george'),
  beauty: nouns(
    'wig|(?:\\p{L}+ )?(?:wig|hair) (?:repairs?|revamp(?:ing)?|restoration|wash(?:ing)?)|hair (?:dresser|styling|salon|extension|bundle)|hair(?:dress(?:er|ing))?|braid(?:ing|er)?|make-?up|facial makeup|mua|gele|bridal|(?:eye ?)?lash(?:es)?|brow lamination|(?:gel )?nails?|manicure|pedicure|salon|frontal|bone straight|locs|dreadlocks?(?: retwist(?:ing)?)?|henna|lalle',
  ),
  barbers: nouns(
    'barb(?:er|ing|ers)?(?: (?:shop|saloon|salon|service))?|barber ?shop|hair ?cuts?|low cut|beard(?: trim(?:ming)?)?',
  ),
  skincare: nouns(
    'skin ?care|facials?(?: steaming)?|acne treatment|(?:black )?soap(?! powder)|body (?:butter|cream|oil|scrub|lotion)|shea butter|lotion|face (?:cream|serum|mask)|deodorant|lip (?:gloss|balm)|(?:hair|beard) (?:cream|growth oil|oil)',
  ),
  spa: nouns(
    'spa|(?:(?:deep tissue|swedish|hot stone|body) )?massage(?: therap(?:y|ist))?|body (?:polish|scrubbing)|waxing|sauna|steam bath',
  ),
  fragrance: nouns(
    'perfumes?(?: oils?)?|fragrances?|oud|incense|turaren wuta|body (?:mist|splash|spray)|diffusers?|bakhoor|k?humra',
  ),
  babies: nouns(
    "(?:baby|newborn|toddler) (?!shower|photo|shoot|bump|naming|portrait|cake|girl|boy|sitt|cot|bed)[\\p{L}]+|(?:baby|babies|newborn|toddlers?|children|kids?)(?:[’']s|s[’'])? (?:food|cereals?|formula|milk|oil|wipes|cots?|strollers?|clothes|wears?|things|items?|products?|shoes?|sets?|carriers?|dress(?:es)?|gowns?|fashion|shop|store)|diapers?|pampers|newborn|mother and child|maternity(?: (?:wear|bag|items?))?|kiddies? store|babies",
  ),
}

const TAUGHT_AT = {
  skills: nouns(
    `(?:${TAUGHT}) (?:school|academy|class(?:es)?|course|lesson|training|masterclass|workshop)|masterclass|(?:drama|speech|chess|coding|reading|music|art|debate) (?:and \\p{L}+ )?club|(?:(?:kids|children) )?(?:holiday|summer|coding|robotics|football|art|drama|music|stem)(?: (?:holiday|summer))? camp|boot ?camp|apprentice(?:ship)?|vocational|learn \\p{L}+ing|(?:data|ui|graphic|web|digital|video)[\\w/ ]{0,20} (?:class(?:es)?|course|training|lesson)|training|skill acquisition|workshop on|\\p{L}+ing (?:class(?:es)?|lesson)|(?:piano|guitar|keyboard|music|drum|dance|swimming|football|chess|art|ballet|driving|violin|saxophone|language|french|yoruba|igbo|hausa)[\\w ]{0,12}(?:lesson|class(?:es)?|tutor)|course|academy`,
  ),
  schools: nouns(
    'nursery(?: (?:and|&) primary)?(?: school)?|cr[eè]che|day ?care|(?:primary|secondary|islamic|montessori) school|montessori|school(?! (?:bag|uniform|shoe|sandal|bus|fees|run|(?:text)?book))|admitting pupils|kindergarten|pre-?school|college|boarding(?: house| school)?',
  ),
  learning: nouns(
    'lesson(?: teacher)?|tutor(?:s|ial|ing)?|(?<!(?:world|first|high|top)[ -])class(?:es)?|jamb|waec|neco|ielts|teach(?:es|er|ing)?|learn|coaching|home lessons?|exams?|swimming',
  ),
  fitness: nouns(
    'gyms?|fitness(?: (?:centre|center|class|studio))?|(?:aerobics|zumba|pilates|yoga)(?: class(?:es)?)?|(?:weight[ -]loss|keep[ -]fit|dance) (?:class(?:es)?|program(?:me)?s?|challenges?|sessions?)|personal train(?:er|ing)|work ?outs?|cross ?fit',
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
    'chairs?|tables?|shelves|fans?|kettles?|fridges?|freezers?|washing machines?|wallpapers?|lamps?|vases?|(?:home|room|wall|interior) decor',
  ),
  homeware: nouns('candles?|photo frames?|frames|baskets?|mugs?'),
  gifts: nouns(
    'souvenirs?(?: packs?)?|gift (?:box|basket|item|shop|set|pack)(?:es)?|gift ?shop|hampers?|jotters?|wedding favou?rs|flowers?|(?:flower )?bouquets?|fruit baskets?',
  ),
  gas: nouns(
    'cooking gas(?: refill)?|gas (?:plant|cylinder|delivery)|lpg|refill gas|gas refill(?! for (?:acs?|fridge|freezer|car|air))',
  ),
  solar: nouns(
    'solar(?: panel| system|(?: street)? lights?| fan| inverter| installation)?|inverters?(?: (?:batter(?:y|ies)|installation))?|tubular batter(?:y|ies)|batter(?:y|ies)|generators? for sale|rechargeable (?:fan|lamp|light)|stabili[sz]ers?',
  ),
  security: nouns('cctv(?: cameras?)?|electric fence|(?:car )?trackers?|alarm systems?|security (?:door|guard)'),
  machines: nouns(
    '(?:[\\p{L}-]+ )?(?:[\\p{L}-]+ )(?<!(?:washing|pos) )machines?(?! (?:repair|servic|operator))|grinders?|tractors?|excavators?|motor ?(?:cycles?|bikes?)|generators?(?! (?:repair|servic|engineer|oil))',
  ),
  workspaces: nouns(
    'co-?working(?: space)?|(?:shared )?(?:office|work) ?spaces? (?:per|by the) (?:day|hour)|shared offices?(?: space)?|work ?spaces?|hot desks?',
  ),
  plants: nouns('plants?'),
  pets: nouns(
    '(?:cat|dog|pet)s?(?: and \\p{L}+)? food|(?:dog|pet) (?:training|boarding|grooming|walking)|dogs?|pupp(?:y|ies)|kittens?',
  ),
}

const DONE_TO = {
  laundry: nouns('laundry|dry ?clean(?:ing|ers?)?|wash and iron|(?:wash|washing)(?: and|,) iron(?:ing)?|ironing'),
  carwash: nouns('car wash(?:ing)?|(?:car|interior|auto) detailing'),
  cleaning: nouns(
    '(?:home|house|office|deep|sofa|carpet|rug|post[- ]construction) ?(?:clean(?:ing|er)|wash(?:ing)?)|clean(?:ing|er)(?: service| company)?|we clean|tank washing|janitorial|wash(?:ing)?(?! (?:powder|machines?|liquid|soap|bay))',
  ),
  pests: nouns('fumigat(?:e|es|ion|ing|ors?)|pest control|termites?|bed ?bugs|cockroach(?:es)?|rodents?'),
  homehelp: nouns(
    'house ?(?:help|keeping|keeper)|nanny|nannies|gardening|gardeners?|garden (?:cleaning|maintenance|design)|lawns?(?: mowing)?|landscap(?:ing|ers?)|mowing|weeding',
  ),
  plumbing: nouns('plumb(?:er|ing)'),
  carcare: nouns(
    'tyres?|car upholstery|tow(?:ing)?(?: trucks?| vans?)?|wheel (?:balancing|alignment)|alignment|panel beat(?:er|ing)|oil change|car (?:service|servicing|repairs?|ac|care|batter(?:y|ies)|electrician|mechanic)|auto (?:mechanic|repairs?|workshop|electrician|parts|spare parts)|(?<!gen(?:erator)? )mechanic(?: workshop)?|vulcani[sz](?:er|ing)|spare parts|brake pads?',
  ),
  repairs: nouns(
    '(?:phone|laptop|iphone|screen|tv|fridge|freezer|ac|gen(?:erator)?|washing machine|computer)(?: and \\p{L}+)? (?:screen )?(?:repair(?:er|ing)?|fixing|servicing)|gen(?:erator)? oil change|repairs?|repair(?:er|ing)|fix (?:\\p{L}+ )?(?:phone|laptop)s?(?: screens?)?|screen replacement|(?<!(?:nails?|lash|hair|beauty) )technician|(?:we|i) fix|electrician|wiring|rewinding|phone engineer|gen(?:erator)? mechanic|(?:service|install) (?:air conditioners?|acs?)|acs?(?: \\p{L}+)? installations?|air ?condition(?:er|ing)|(?:ac|fridge|freezer|refrigerator)(?: and \\p{L}+)? gas(?:sing| refill)|gas refill for (?:ac|fridge|freezer|car|air)|servicing',
  ),
  mending: nouns(
    '(?:shoes?|bags?|leather|zips?|clothes?|boots?)(?: and \\p{L}+)? (?:repairs?|repairing|mending|restoration|cleaning and repair)|repairs? (?:of )?(?:shoes|bags|leather|zips)|cobbler|shoe ?mak(?:er|ing)|alterations?|(?:i|we) (?:repair|mend) (?:shoes|bags|leather|clothes)',
  ),
  photos: nouns(
    'head ?shots?|(?:wedding |birthday |product |event )?photograph(?:er|y)|photo ?(?:studio|session|shoot)|portraits?|(?:birthday|wedding|maternity|family|baby) (?:photo ?)?shoots?|pre ?wedding|videograph(?:er|y)|studio shoot',
  ),
  print: nouns(
    'print(?:ing|er)(?: press| shop| of [\\p{L}]+)?|banners?|flex|brand(?:ed|ing)(?: (?:shirts?|mugs?|t-?shirts?))?|business cards?|complimentary cards?|signage|stickers?|(?:invitation|wedding|greeting|id|thank you) cards?|invitations?|customi[sz]ed (?:\\p{L}+ )?(?:shirts?|mugs?|t-?shirts?|caps?|bags?|diaries|pens)|monogram(?:ming|s)?',
  ),
  transport: nouns(
    'dispatch(?: rider)?(?: service)?|logistics|courier|waybill service|haulage|delivery (?:service|company|rider)|(?<!by )truck|transport service|bike delivery|parcels?(?: delivery| service)?|delivery (?:of parcels|by bike)|errands?',
  ),
  moving: nouns(
    'movers?|(?:house|home|office)(?: and \\p{L}+)? moving|moving (?:service|company)|relocation|move (?:homes?|houses?|offices?)|packing and moving',
  ),
  experts: nouns(
    'visas?(?: assistance| application)?|study abroad|travel (?:agency|consultant)|admission processing|immigration|law(?:yer| firm)|legal(?: service| advice| practitioner)?|solicitors?|consult(?:ancy|ant|ing)|land survey(?:or|ing)?|quantity survey(?:or|ing)?|recruitment agency|trademark',
  ),
  deskwork: nouns(
    'graphics? design(?:er|ing)?|logos?(?: design)?|(?:flyer|banner|logo|label) design|(?:blog(?:ger)? )?templates?|websites?|web (?:design|development|developer)|digital market(?:ing|er)|(?:facebook|instagram|google|tiktok)(?: and \\p{L}+)? ads?|social media manage(?:r|ment)|cv(?: writing| review)?|linkedin|resumes?|(?:proposal|content|article) writing|business plan|translation|interpreter|virtual assistant|typing|data entry',
  ),
  taxes: nouns(
    'tax(?: returns?| clearance| filing)?|your tin|tin (?:number|registration)|tcc|vat|bookkeeping|accounting|accountants?|payroll|(?:cac|business|company)(?: \\p{L}+)? registration|cac(?: business names?)?|(?:business|company) incorporation|audit(?:ing)?|annual returns?',
  ),
  software: nouns('(?:\\p{L}+ )?software(?: (?:development|company))?|apps?|app development|plugins?|online platform'),
}

const PLACES = {
  property: nouns(
    '(?:bedroom )?flats?|apartment|duplex|bungalow|bedroom|self[- ]?contain(?:ed)?|mini flat|houses? (?:for|to) (?:rent|sale|let|lease)|rooms? (?:for rent|to let)|(?:(?:land and )?house|estate|property) agents?|shops? (?:for rent|to let)|property|properties|office space|offices? (?:to let|for rent)|room offices?|warehouse|hostel(?: rooms?)?',
  ),
  land: nouns('plots?(?: of land)?|(?:farm ?)?land(?: for sale)?|(?<!(?:per|an?) )(?:acres?|hectares?)'),
  stays: nouns(
    'hotels?(?: rooms?)?|(?:farm|home) ?stays?|bed and breakfast|guest ?house|lodge|resort|(?:serviced )?short[- ]?(?:lets?|stays?)(?: (?:apartments?|flats?))?|hostel for travellers|rooms? per night|airbnb',
  ),
  paints: nouns('paints|buckets? of paint|emulsion(?: paint)?|(?:wall|house|gloss) paint'),
  building: nouns(
    'bore ?hole (?:drilling|repairs?|construction)(?: and \\p{L}+)?|bore ?holes?|roof(?:ing)?(?: leaks?)? repairs?|leaking roofs?|construction|building (?:contractor|material|company)|contractor|architect(?:s|ural)?|roofing(?: sheets?)?|til(?:es?|ing|ers?)|(?:pop|pvc) ceiling|ceilings?|wall panels?|screeding|3d (?:floor|wall)|(?:house|interior|room) painting|painter|painting of houses|interior (?:design|decor\\p{L}*|finishing)|fencing|interlock(?:ing)?|block industry|blocks?|cement|granite|sharp sand|iron rods|doors|water treatment|civil engineer(?:ing)?|welder|welding|aluminium (?:windows?|doors?|roofing|works?)|burglary(?: proof)?|gates and doors',
  ),
}

const OTHERS = {
  cars: nouns(
    '(?:toyota|honda|lexus|benz|mercedes|hyundai|kia|nissan|ford|peugeot)(?! (?:gen|generator|pump|engine)s?(?!\\p{L}))(?: \\p{L}+)?|cars?(?: for sale)?|used cars?|tokunbo|foreign used|car dealer|auto dealer|buy and drive|sienna|corolla|camry|highlander|hilux',
  ),
  carhire: nouns(
    'car (?:hire|rental)|(?:luxury|wedding|bridal) cars?|chauffeur|airport (?:pick[ -]?up|transfer|run)|bus(?:es)? (?:hire|for hire|charter)|(?<!boat )charter',
  ),
  travel: nouns(
    '(?:shared )?tax(?:i|ies)|cabs?|shared rides?|bus(?:es)? to|travel(?:s|ling)?|flights?|(?:air |flight )?tickets to|tours?|trips?|excursions?|umrah|hajj|pilgrimage|interstate (?:bus|transport)|bus tickets?',
  ),
  livestock: nouns(
    'poultry(?: farm)?|day[ -]old chicks?|chicks?|broilers?|noilers?|layers|point of lay|live chickens?|turkeys|goats?|rams?|cows?|cattle|rabbits?|snails?|piglets?|pigs?|fingerlings?|juveniles|fish pond',
  ),
  agroinputs: nouns(
    '(?:poultry|fish|pig|animal) feeds?|feeds|vet(?:erinary)?|fertili[sz]ers?|npk|urea|(?:maize|rice|vegetable|hybrid|improved|tomato|pepper) seeds?|seedlings?|(?:cassava|yam|plantain|banana|cocoyam|pineapple) (?:stems?|setts?|seedlings?|suckers?)|agro ?\\p{L}*|herbicides?|pesticides?|farm inputs?|(?:crop|farm|drone|knapsack|herbicide) ?spray(?:ing|ers?)?|(?:drone and \\p{L}+ )spraying|tractor hire|plou?ghing|harrowing',
  ),
  gadgets: nouns(
    'power ?bank|laptop|(?:i)?phones?|smartphone|samsung|infinix|tecno|redmi|hp elitebook|macbook|gadget|charger|ear ?(?:bud|piece|pod)|airpods?|air pods?|headphone|smart ?watch|tablet|ipad|bluetooth speaker|uk used|television|(?:smart )?tv|router|camera for sale|playstation|ps[45]|game console|home theatre',
  ),
  events: nouns(
    'decorat(?:or|ion|ing)|(?:(?:party|event|wedding) )?venues?|(?:party|event|wedding) (?:space|garden)s?|(?:conference|training|meeting|seminar|event|wedding) (?:hall|room)s?|(?:\\p{L}+ )?(?:shower|wedding|party|birthday|event|hall|balloon|stage|naming) decor|(?:plan|planning) (?:weddings?|parties|events?)|event (?:planner|planning|cent(?:er|re)|rental|hall|decor)|party(?! (?!and|or|for|in|at|with)\\p{L})|party (?:pack|supplies|item)|(?:wedding|party) (?:planner|planning|rental)|weddings?|events?|dj|mc|photo booth|(?:\\p{L}+ (?:and|&) )?(?:hall|cooler|chair|table|canopy|tent|plate|sound|light|decor) rental|rentals?(?: of [\\p{L} ]+)?|canop(?:y|ies)|chairs? (?:and|&) tables?|chair covers?|bouncing castles?|live band|cool(?:er|ing) vans?|ice ?blocks?|ushers?|surprise package|balloons?|karaoke|sound system|hypeman',
  ),
  eyes: nouns(
    '(?:eye ?|prescription |reading |blue light |sun)?glasses|opticals?|opticians?|optometr(?:y|ists?)|eye (?:clinic|care|test)|contact lens(?:es)?|spectacles',
  ),
  dental: nouns('dental(?: (?:clinic|cleaning|care))?|dentists?|(?:teeth|tooth)(?: (?:cleaning|whitening))?|braces'),
  health: nouns(
    'clinic|hospital|pharmacy|doctor|physio(?:therap(?:y|ist))?|health ?care|health (?:cent(?:re|er)|check|screening|talk)|(?:medical )?lab(?:oratory)?|scan centre|home nurses?|nurses for|weight loss|wellness|herbal|diagnostic|care home|therap(?:y|ist)|medical|blood pressure|supplements?',
  ),
  finance: nouns(
    '(?:savings?|loan|banking|payment|money) app|pos(?! (?:terminal|machine)s?)(?: (?:business|agent))?|mobile money|savings?|loan|insurance|investment|cooperative|crypto|fintech|ajo|esusu|pension',
  ),
}

export const TRADE_NOUNS = {
  ...{ ...EATEN, ...WORN, ...TAUGHT_AT, ...AT_HOME },
  ...{ ...DONE_TO, ...PLACES, ...OTHERS },
} satisfies Readonly<Record<string, RegExp>>
export type Trade = keyof typeof TRADE_NOUNS
