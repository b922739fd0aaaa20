import { agroinputs } from '../packs/trades/agroinputs.ts'
import { babies } from '../packs/trades/babies.ts'
import { barbers } from '../packs/trades/barbers.ts'
import { beauty } from '../packs/trades/beauty.ts'
import { bedding } from '../packs/trades/bedding.ts'
import { books } from '../packs/trades/books.ts'
import { building } from '../packs/trades/building.ts'
import { cakes } from '../packs/trades/cakes.ts'
import { carcare } from '../packs/trades/carcare.ts'
import { cars } from '../packs/trades/cars.ts'
import { catering } from '../packs/trades/catering.ts'
import { dental } from '../packs/trades/dental.ts'
import { drinks } from '../packs/trades/drinks.ts'
import { events } from '../packs/trades/events.ts'
import { experts } from '../packs/trades/experts.ts'
import { eyes } from '../packs/trades/eyes.ts'
import { farm } from '../packs/trades/farm.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { finance } from '../packs/trades/finance.ts'
import { fitness } from '../packs/trades/fitness.ts'
import { food } from '../packs/trades/food.ts'
import { fragrance } from '../packs/trades/fragrance.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { gadgets } from '../packs/trades/gadgets.ts'
import { gas } from '../packs/trades/gas.ts'
import { gifts } from '../packs/trades/gifts.ts'
import { health } from '../packs/trades/health.ts'
import { homes } from '../packs/trades/homes.ts'
import { kitchen } from '../packs/trades/kitchen.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { learning } from '../packs/trades/learning.ts'
import { livestock } from '../packs/trades/livestock.ts'
import { moving } from '../packs/trades/moving.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { photos } from '../packs/trades/photos.ts'
import { print } from '../packs/trades/print.ts'
import { property } from '../packs/trades/property.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { schools } from '../packs/trades/schools.ts'
import { skills } from '../packs/trades/skills.ts'
import { solar } from '../packs/trades/solar.ts'
import { spices } from '../packs/trades/spices.ts'
import { stays } from '../packs/trades/stays.ts'
import { taxes } from '../packs/trades/taxes.ts'
import type { TradePack } from '../packs/trades/trade-pack.ts'
import { transport } from '../packs/trades/transport.ts'

const nouns = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?:e?s)?(?![\\p{L}\\p{M}])`, 'giu')

/** Nouns that identify a trade for certain. If a sentence names two trades, the first one counts. */
export const NAMED: readonly (readonly [TradePack, RegExp])[] = [
  [
    furniture,
    nouns(
      'furniture|beds?(?! ?sheets?)|bed frames?|wardrobes?|(?:kitchen )?cabinets?|sofas?|carpent(?:er|ry)|upholstery|dining (?:tables?|sets?)|bookshel(?:f|ves)|(?:study|office|centre|coffee) tables?|office chairs?|tv (?:stands?|consoles?)|wood ?work',
    ),
  ],
  [
    carcare,
    nouns(
      'tyres?|wheel (?:balancing|alignment)|alignment|panel beat(?:er|ing)|oil change|car (?:service|servicing|repairs?|ac|care|battery|electrician|mechanic)|auto (?:mechanic|repairs?|workshop|electrician|parts|spare parts)|mechanic(?: workshop)?|vulcani[sz](?:er|ing)|spare parts|brake pads?',
    ),
  ],
  [
    livestock,
    nouns(
      'poultry(?: farm)?|day old chicks?|chicks?|broilers?|noilers?|layers|live chickens?|turkeys|goats?|rams?|cows?|cattle|rabbits?|snails?|piglets?|pigs?|fingerlings?|juveniles|fish pond',
    ),
  ],
  [barbers, nouns('barb(?:er|ing|ers)?(?: (?:shop|saloon|salon|service))?|hair ?cuts?|low cut|beard')],
  [
    building,
    nouns(
      'bore ?holes?|construction|building (?:contractor|material|company)|contractor|architects?|roofing(?: sheets?)?|tiles?|pop ceiling|ceilings?|fencing|interlock(?:ing)?|block industry|blocks?|cement|water treatment|civil engineer(?:ing)?|welder|welding|aluminium (?:windows|doors)|burglary proof|gates and doors',
    ),
  ],
  [gas, nouns('cooking gas(?: refill)?|gas (?:plant|cylinder|delivery)|lpg|gas refill(?=[^.]*(?:kg|cylinder))')],
  [
    print,
    nouns(
      'print(?:ing|er|s)?(?: press| shop| of [\\p{L}]+)?|banners?|flex|branding|souvenirs?|graphic design(?:er)?|logo(?: design)?|business cards?|complimentary cards?|signage|stickers?|customi[sz]ed (?:shirts?|mugs?|t-?shirts?)|monogram(?:ming)?',
    ),
  ],
  [
    books,
    nouns(
      'books?(?! ?keeping)|novels?|textbooks?|bookshop|stationery|toys?|exercise books?|story ?books?|educational toys?',
    ),
  ],
  [
    moving,
    nouns(
      'movers?|(?:house|home|office)(?: and \\p{L}+)? moving|moving (?:service|company)|relocation|move (?:homes?|houses?|offices?)|packing and moving',
    ),
  ],
  [
    taxes,
    nouns(
      'tax(?: returns?| clearance)?|tin|tcc|vat|bookkeeping|accounting|accountants?|payroll|cac registration|business registration|audit(?:ing)?|annual returns?',
    ),
  ],
  [
    babies,
    nouns(
      'baby (?:things|clothes|wears?|items?|products?|shop|store)|diapers?|pampers|newborn|mother and child|maternity (?:wear|bag|items?)|kiddies? store|babies',
    ),
  ],
  [
    eyes,
    nouns(
      '(?:eye ?|prescription |reading |blue light |sun)?glasses|opticals?|opticians?|optometr(?:y|ists?)|eye (?:clinic|care|test)|contact lens(?:es)?|spectacles',
    ),
  ],
  [
    photos,
    nouns(
      '(?:wedding |birthday |product |event )?photograph(?:er|y)|photo (?:studio|session)|(?:birthday|wedding|maternity|family|baby) (?:photo ?)?shoots?|photo ?shoots?|pre ?wedding',
    ),
  ],
  [
    fitness,
    nouns(
      'gyms?|fitness(?: (?:centre|center|class|studio))?|aerobics|zumba|personal train(?:er|ing)|work ?outs?|cross ?fit|pilates|yoga',
    ),
  ],
  [laundry, nouns('laundry|dry ?clean(?:ing|ers?)?|wash and iron|(?:wash|washing)(?: and|,) iron(?:ing)?|ironing')],
  [
    agroinputs,
    nouns(
      'fertili[sz]ers?|npk|urea|(?:maize|rice|vegetable|hybrid|improved|tomato|pepper) seeds?|seedlings?|(?:cassava|yam) (?:stems?|setts?|seedlings?)|agro ?chemicals?|herbicides?|pesticides?|farm inputs?|agro (?:inputs?|allied)',
    ),
  ],
  [catering, nouns('(?:outdoor|event|party|wedding|office) catering|cater(?:ing|ers?)(?: services?)?')],
  [
    drinks,
    nouns(
      'yogh?urt|fura(?: da nono)?|zobo|kunu|smoothies?|(?:greek )?parfaits?|(?:fruit |fresh )?juices?|tiger ?nut(?: milk| drink)?s?|cocktails?|mocktails?|chapman|bottled water|sachet water|palm ?wine|drinks?',
    ),
  ],
  [spices, nouns('spices?|seasoning|yaji|suya spice|curry powder|pepper soup spice|herbs')],
  [
    bedding,
    nouns('rugs?|curtains?|mattress(?:es)?|bed ?sheets?|bedding|duvets?|pillows?|window blinds?|blinds|bed ?spreads?'),
  ],
  [
    gifts,
    nouns(
      'candles?|gift (?:box|basket|item|shop|set|pack)(?:es)?|gift ?shop|hampers?|photo frames?|frames|baskets?|mugs?|flowers?|bouquets?|souvenir packs?',
    ),
  ],
  [
    kitchen,
    nouns(
      'pots?|cookware|non-?stick|plates? set|blenders?|kitchen ?(?:ware|utensils?|items?|equipment)|frying pans?|air ?fryers?|coolers?|flasks?|gas cookers?',
    ),
  ],
  [dental, nouns('dental(?: clinic)?|dentists?|teeth|tooth|braces')],
  [
    fragrance,
    nouns(
      'perfumes?(?: oils?)?|perfume oil|fragrances?|oud|incense|turaren wuta|body (?:mist|splash|spray)|diffusers?|bakhoor|humra',
    ),
  ],
  [
    cakes,
    nouns(
      '(?:birthday|wedding|red velvet|foil|chocolate|celebration|anniversary) cakes?|cakes?|cupcakes?|cake parfait',
    ),
  ],
  [neutral, nouns('car wash|dog|pupp(?:y|ies)|plants?|paint')],
  [
    experts,
    nouns(
      'visas?(?: assistance| application)?|study abroad|travel (?:agency|consultant)|admission processing|immigration|law(?:yer| firm)|legal (?:service|advice|practitioner)|solicitors?|website|web (?:design|development|developer)|app development|software (?:development|company)|consultan(?:cy|t)|consulting|digital marketing|social media (?:manager|management)|cv (?:writing|review)|proposal writing|business plan|translation|interpreter|land survey(?:or|ing)?|quantity survey(?:or|ing)?|recruitment agency|trademark',
    ),
  ],
  [stays, nouns('hotels?|guest ?house|lodge|resort|short ?-?lets?|hostel for travellers|rooms? per night|airbnb')],
  [
    cars,
    nouns(
      '(?:toyota|honda|lexus|benz|mercedes|hyundai|kia|nissan|ford|peugeot)(?: \\p{L}+)?|cars? for sale|used cars?|tokunbo|foreign used|car dealer|auto dealer|buy and drive|sienna|corolla|camry|highlander',
    ),
  ],
  [
    solar,
    nouns('solar(?: panel| system| inverter| installation)?|inverters?(?: batter(?:y|ies))?|tubular batter(?:y|ies)'),
  ],
  [
    repairs,
    nouns(
      '(?:phone|laptop|iphone|screen|tv|fridge|freezer|ac|gen(?:erator)?|car|washing machine|computer|shoe)(?: and \\p{L}+)? (?:screen )?(?:repair(?:er|ing)?|fixing|servicing)|repairs?|repair(?:er|ing)|fix phones|screen replacement|technician|we fix|i fix|electrician|(?:service|install) (?:air conditioners?|acs?)|air ?condition(?:er|ing)|gas refill|servicing',
    ),
  ],
  [
    homes,
    nouns(
      '(?:home|house|office|deep|sofa|carpet|post[- ]construction) ?clean(?:ing|er)|cleaning(?: service| company)?|fumigation|pest control|plumb(?:er|ing)|painter|painting of houses|house ?keeping|nanny|gardening|tiling|interior painting|tank washing',
    ),
  ],
  [
    property,
    nouns(
      '(?:bedroom )?flats?|apartment|duplex|bungalow|plots? of land|land for sale|self[- ]contain(?:ed)?|real estate|estate agent|shop to let|property|hostel rooms?|plots?',
    ),
  ],
  [
    transport,
    nouns(
      'dispatch(?: rider)?(?: service)?|logistics|courier|waybill service|haulage|bus ticket|car hire|delivery (?:service|company|rider)|interstate transport|airport pick-?up|truck|transport service|bike delivery',
    ),
  ],
  [
    farm,
    nouns(
      'yam|garri|palm oil|egusi|tomato(?:es)?|pepper(?! ?soup)|onion|eggs?|crates? of eggs?|catfish(?! pepper)|fish farm|farm(?: produce)?|groundnut oil|foodstuff|beans(?! cakes?)|plantain|vegetables|fruits?|cassava|maize|rice bags?|bags? of rice|honey|ogbono|crayfish|stockfish|dried fish|okro|ofada rice bags?|grains',
    ),
  ],
  [
    gadgets,
    nouns(
      'power ?bank|laptop|(?:i)?phones?|smartphone|gadget|charger|earbud|earpiece|airpods?|smart ?watch|bluetooth speaker|rechargeable (?:fan|lamp|light)|uk used|television|smart tv|printer|router|camera for sale|ps[45]|game console|home theatre',
    ),
  ],
  [
    beauty,
    nouns(
      'wig|hair(?:dress(?:er|ing))?|braid(?:ing|er)?|make-?up|mua|gele|(?:eye ?)?lash(?:es)?|brow lamination|nails?|manicure|pedicure|facial|skin ?care|spa|salon|body (?:cream|butter|scrub)|soap|shea butter|lotion|frontal|bone straight|locs|dreadlocks?|massage|henna|lalle|lip gloss',
    ),
  ],
  [
    fashion,
    nouns(
      'ankara|gown|dress(?:es)?|kaftan|agbada|aso ?ebi|aso ?oke|adire|shirt|trouser|shoe|sandal|slipper|sneaker|hand ?bag|bags?(?! of)(?!s? of)|tailor(?:ing)?|fashion(?: designer)?|senator(?: wear)?|lace|fabric|native wear|boubou|bubu|jeans|suit|cap|beads?|jewel(?:le)?ry|wristwatch|thrift|okrika|clothes|crop tops?|waist beads|underwear|school (?:uniform|bag|shoe|sandal)s?|sewing|corset|abaya|hijab|two piece',
    ),
  ],
  [
    events,
    nouns(
      'decorat(?:or|ion|ing)|(?:plan|planning) (?:weddings?|parties|events?)|event (?:planner|planning|cent(?:er|re)|rental)|dj|mc|photo booth|videograph(?:er|y)|hall rental|rentals?|canop(?:y|ies)|chairs and tables|live band|ushers?|party planner|wedding (?:planner|planning)|surprise package|balloons?|karaoke',
    ),
  ],
  [
    skills,
    nouns(
      '(?:driving|fashion|sewing|catering|baking|beauty|music|make-?up|coding|tech|film|photography|art|cooking) (?:school|academy|class(?:es)?|course|lesson|training|masterclass)|masterclass|boot ?camp|apprentice(?:ship)?|vocational|learn \\p{L}+ing|(?:data|ui|graphic|web|digital|video)[\\w/ ]{0,20} (?:class(?:es)?|course|training|lesson)|training|skill acquisition|workshop on|\\p{L}+ing (?:class(?:es)?|lesson)|(?:piano|guitar|keyboard|music|drum|dance|swimming|football|chess|art|ballet|driving|violin|saxophone|language|french|yoruba|igbo|hausa)[\\w ]{0,12}(?:lesson|class(?:es)?|tutor)|course',
    ),
  ],
  [
    schools,
    nouns(
      'nursery(?: (?:and|&) primary)?(?: school)?|creche|primary school|secondary school|montessori|school(?! (?:bag|uniform|shoe|sandal|(?:text)?book))|admitting pupils|kindergarten|pre-?school|college|boarding(?: house| school)?',
    ),
  ],
  [
    learning,
    nouns(
      'lesson|tutor(?:s|ial|ing)?|class(?:es)?|jamb|waec|neco|ielts|teach(?:er|ing)?|learn|coaching|home lessons?|exams?',
    ),
  ],
  [
    health,
    nouns(
      'clinic|hospital|pharmacy|doctor|physio(?:therapy)?|health(?:care)?|lab(?:oratory)?|weight loss|wellness|herbal|diagnostic|care home|therap(?:y|ist)|medical|blood pressure|supplements?',
    ),
  ],
  [finance, nouns('app|pos(?: business| agent)?|savings?|loan|insurance|investment|cooperative|crypto|fintech')],
  [
    food,
    nouns(
      'rice|jollof|soup|small chops|bread|pastr(?:y|ies)|meat ?pies?|shawarma|suya|food|meals?|amala|pounded yam|moi ?moi|akara|snacks?|chin ?chin|pizza|burger|grill(?:s|ed)?|bbq|restaurant|bean cakes|puff ?puff|kilishi|asun|nkwobi|pepper ?soup|barbecue|buka|ice ?cream|doughnuts?|egg rolls?|chops|stew',
    ),
  ],
]
