import type { OwnText } from '../../words/plain/own-text.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { type Sector, sureSector } from '../../words/sectors.ts'
import type { Trade } from '../../words/trades/trade-nouns.ts'
import { likelyTrade, sureTrade } from '../../words/trades/trade-of.ts'
import { agroinputs } from '../packs/trades/agroinputs.ts'
import { appeal } from '../packs/trades/appeal.ts'
import { babies } from '../packs/trades/babies.ts'
import { bags } from '../packs/trades/bags.ts'
import { barbers } from '../packs/trades/barbers.ts'
import { beauty } from '../packs/trades/beauty.ts'
import { bedding } from '../packs/trades/bedding.ts'
import { books } from '../packs/trades/books.ts'
import { building } from '../packs/trades/building.ts'
import { cakes } from '../packs/trades/cakes.ts'
import { carcare } from '../packs/trades/carcare.ts'
import { cars } from '../packs/trades/cars.ts'
import { catering } from '../packs/trades/catering.ts'
import { children } from '../packs/trades/children.ts'
import { creche } from '../packs/trades/creche.ts'
import { dental } from '../packs/trades/dental.ts'
import { drinks } from '../packs/trades/drinks.ts'
import { driving } from '../packs/trades/driving.ts'
import { events } from '../packs/trades/events.ts'
import { experts } from '../packs/trades/experts.ts'
import { eyes } from '../packs/trades/eyes.ts'
import { farm } from '../packs/trades/farm.ts'
import { fashion } from '../packs/trades/fashion.ts'
import { finance } from '../packs/trades/finance.ts'
import { fitness } from '../packs/trades/fitness.ts'
import { food } from '../packs/trades/food.ts'
import { fragrance } from '../packs/trades/fragrance.ts'
import { frozen } from '../packs/trades/frozen.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { gadgets } from '../packs/trades/gadgets.ts'
import { gas } from '../packs/trades/gas.ts'
import { gifts } from '../packs/trades/gifts.ts'
import { health } from '../packs/trades/health.ts'
import { homes } from '../packs/trades/homes.ts'
import { invitation } from '../packs/trades/invitation.ts'
import { jewelry } from '../packs/trades/jewelry.ts'
import { jobs } from '../packs/trades/jobs.ts'
import { kitchen } from '../packs/trades/kitchen.ts'
import { laundry } from '../packs/trades/laundry.ts'
import { learning } from '../packs/trades/learning.ts'
import { livestock } from '../packs/trades/livestock.ts'
import { materials } from '../packs/trades/materials.ts'
import { moving } from '../packs/trades/moving.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { pests } from '../packs/trades/pests.ts'
import { photos } from '../packs/trades/photos.ts'
import { print } from '../packs/trades/print.ts'
import { property } from '../packs/trades/property.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { schoolrun } from '../packs/trades/schoolrun.ts'
import { schools } from '../packs/trades/schools.ts'
import { shoes } from '../packs/trades/shoes.ts'
import { skills } from '../packs/trades/skills.ts'
import { solar } from '../packs/trades/solar.ts'
import { spices } from '../packs/trades/spices.ts'
import { stays } from '../packs/trades/stays.ts'
import { taxes } from '../packs/trades/taxes.ts'
import type { TradePack } from '../packs/trades/trade-pack.ts'
import { transport } from '../packs/trades/transport.ts'

const PACK_OF: Readonly<Record<Trade, TradePack>> = {
  ...{ agroinputs, babies, barbers, beauty, bedding, books, building, cakes },
  ...{ carcare, cars, catering, dental, drinks, events, experts, eyes },
  ...{ farm, fashion, finance, fitness, food, fragrance, furniture, gadgets },
  ...{ gas, gifts, health, kitchen, laundry, learning, livestock, moving },
  ...{ photos, print, property, repairs, schools, skills, solar, spices },
  ...{ stays, taxes, transport },
  ...{ snacks: food, fabrics: fashion, pests, skincare: beauty, spa: beauty, mending: repairs },
  ...{
    cleaning: homes,
    plumbing: homes,
    carhire: transport,
    travel: transport,
    land: property,
  },
  ...{
    household: neutral,
    homeware: neutral,
    homehelp: neutral,
    deskwork: neutral,
    software: neutral,
    uniforms: neutral,
    security: neutral,
    carwash: neutral,
    paints: neutral,
    machines: neutral,
    workspaces: neutral,
    plants: neutral,
    pets: neutral,
  },
}
const PACK_OF_SECTOR: Readonly<Record<Sector, TradePack>> = {
  ...{ food, fashion, beauty, events },
  learning: skills,
  service: neutral,
  goods: neutral,
}
const OF_A_CALL: Readonly<Partial<Record<PlainAsk, TradePack>>> = { apply: jobs, come: invitation, give: appeal }

const ANIMALS: readonly (readonly [RegExp, TradePack])[] = [
  [/(?<!\p{L})(?:suya|kilishi|asun|nkwobi|pepper soup|isi ewu)(?!\p{L})/iu, food],
  [/(?<!\p{L})live (?:goats?|rams?|cows?|sheep|turkeys?|chickens?|broilers?)(?!\p{L})/iu, livestock],
]

// Matches trips for pleasure, for which advice on transport is wrong.
const TOURS = /(?<!\p{L})(?:(?:day|weekend|city) trips?|tours?|excursions?|sight-?seeing|picnics?)(?!\p{L})/iu
const CHILDREN =
  /(?:lessons?|class(?:es)?|training|academy|school|practice)(?!\p{L})[\s\S]*(?<!\p{L})(?:children|kids|toddlers|boys and girls)(?!\p{L})|(?<!\p{L})(?:children|kids)[’'s]* (?:\p{L}+ ){0,2}(?:lessons?|class(?:es)?|training|academy)/iu
const DRIVING =
  /(?<!\p{L})(?:driving (?:school|lessons?|class(?:es)?|academy|instructors?)|learn to drive|teach(?:es)? driving)(?!\p{L})/iu

/** Packs for a part of a trade. The first pack whose pattern matches the user’s text is used. */
const PARTS: Readonly<Partial<Record<Trade, readonly (readonly [RegExp, TradePack])[]>>> = {
  building: [
    [/(?<!\p{L})(?:leak\p{L}*|waterproof\p{L}*|repairs?|drill\p{L}*|renovat\p{L}*)(?!\p{L})/iu, building],
    [
      /(?<!\p{L})(?:we|i) sell|(?<!\p{L})(?:sell|sale|wholesale|dealers?|suppl(?:y|ies|iers))(?!\p{L})|₦[\d,]+ ?(?:\/|per) ?(?:sq|m2|bag|sheet|carton|piece|ton|trip)/iu,
      materials,
    ],
  ],
  fashion: [
    // Clothes come first, so that a shop that sells clothes and shoes gets advice on clothes.
    [
      /(?<!\p{L})(?:gowns?|dress(?:es)?|kaftans?|agbadas?|t-?shirts?|shirts?|trousers?|jeans|suits?|cloth(?:es|ing)|(?:native|senator|corporate|baby) wears?|boubous?|bubu|skirts?|abayas?|jalabiyas?|hijabs?|lingerie|underwear|boxers|tailor(?:ing)?|sewing)(?!\p{L})/iu,
      fashion,
    ],
    [/(?<!\p{L})(?:shoe|loafer|sandal|slipper|sneaker|heel|crocs|boot|footwear|palm(?= slippers))s?(?!\p{L})/iu, shoes],
    [
      /(?<!\p{L})(?:hand ?|school ?|tote ?|travell?ing ?|laptop ?|back)?(?:bags?(?! of| for)|backpacks?|purses?|totes?)(?!\p{L})/iu,
      bags,
    ],
    [
      /(?<!\p{L})(?:jewel(?:le)?ry|necklaces?|earrings?|bracelets?|(?<!waist )beads|(?:wrist ?)?watch(?:es)?|chains?|pendants?|rings?|anklets?)(?!\p{L})/iu,
      jewelry,
    ],
  ],
  farm: [
    [/(?<!\p{L})frozen(?!\p{L})/iu, frozen],
    [
      /(?<!\p{L})(?:feeds?(?! (?:\d|an?|one|two|three|four|five|six|eight|ten|your|the)(?!\p{L}))|(?:cat|stock|cray)?fish(?! (?:farm|pond)))(?!\p{L})/iu,
      neutral,
    ],
    ...ANIMALS,
  ],
  livestock: ANIMALS,
  furniture: [[/(?<!\p{L})upholster|old (?:sofas?|chairs?|furniture|beds?|tables?)(?!\p{L})/iu, neutral]],
  homeware: [[/(?<!\p{L})(?:gifts?|gifting|presents?|souvenirs?|birthdays?|hampers?|weddings?)(?!\p{L})/iu, gifts]],
  food: [
    [/(?<!\p{L})(?:servers|caterers?|catering|from \d+ plates)(?!\p{L})/iu, catering],
    [/(?<!\p{L})(?:fish|dog|cat|pet|bird|chicken|baby) food(?!\p{L})|aquarium/iu, neutral],
  ],
  software: [[/(?<!\p{L})(?:jamb|waec|neco|past questions|lessons)(?!\p{L})/iu, learning]],
  cars: [[/^(?:we |i )?(?:also )?(?:servic|repair|fix|wash|detail|maintain)/iu, carcare]],
  drinks: [
    [/(?<!\p{L})(?:dry|dried|flour|powder|ice blocks?)(?!\p{L})/iu, neutral],
    [/^(?!.*(?:juice|zobo|wine|kunu|smoothie|yogh)).*water/iu, neutral],
  ],
  // A text that names no exam or school subject gets `skills`, because advice on exams does not suit dancing lessons.
  learning: [
    [DRIVING, driving],
    [
      /^(?![\s\S]*(?:exams?|jamb|waec|neco|gce|ielts|toefl|schools?(?= child)|pupils?|primary|jss|sss?\d|maths|mathematics|english|science|physics|chemistry|homework|subjects?|tutor|phonics|reading|spelling|grades?|lesson teacher|home lessons?|quran|arabic|french|hausa|yoruba|igbo|after[- ]school)(?!\p{L}))/iu,
      skills,
    ],
  ],
  skills: [[DRIVING, driving]],
  fitness: [[CHILDREN, children]],
  transport: [[TOURS, neutral]],
  travel: [[TOURS, neutral]],
  schools: [
    [DRIVING, driving],
    [/creche|day ?care/iu, creche],
    [/after[- ]school|(?<!\p{L})lessons?(?!\p{L})/iu, learning],
  ],
}

/** Matches a business that teaches. What it teaches is not what it sells: `We teach phone repairs`. */
const TAUGHT = /^(?:we|i) (?:teach|train|coach)(?!\p{L})/iu
/** Matches a business that neither makes nor sells what it names: `I remove wild bees`. */
const WORK =
  /^(?:we|i) (?!(?:also |now |all )?(?:sell|make|do|are|am|have|offer|stock|supply|deal|serve|cook|fry|bake|roast|grill|brew|sew|knit|crochet|weave|dye|tie|print|mould|carve|grow|raise|rear|breed|farm|process|produce|package|pack|bottle|grind|mill|smoke|dry|import|export|distribute|deliver|bring|prepare|design|rent|give|mix|blend|squeeze|customi[sz]e|build|provide)\b)\p{L}+/iu
const TEACHES: ReadonlySet<Trade> = new Set(['skills', 'learning', 'schools', 'fitness'])
const SCHOOL_RUN = /(?<!\p{L})school (?:bus(?:es)?|run|shuttle|van)(?!\p{L})/iu

export function packOf({ sentences }: Pick<OwnText, 'sentences'>, ask: PlainAsk, brand = ''): TradePack {
  const text = sentences.join(' ')
  const isSure = sureTrade(sentences[0] ?? '', '') !== null
  // If the first sentence names a trade, look for the school bus there only: a school may mention its bus later.
  if (SCHOOL_RUN.test(isSure ? sentences[0]! : text) && !OF_A_CALL[ask]) return schoolrun
  const likely = isSure ? likelyTrade(sentences, brand) : null
  const trade = TAUGHT.test(sentences[0] ?? '') && !(likely && TEACHES.has(likely)) ? 'skills' : likely
  const part = trade && PARTS[trade]?.find(([pattern]) => pattern.test(text))?.[1]
  const pack = OF_A_CALL[ask] ?? part ?? (trade ? PACK_OF[trade] : PACK_OF_SECTOR[sureSector(text) ?? 'goods'])
  if (GOODS.has(pack) && WORK.test(sentences[0] ?? '')) return neutral
  return pack === skills && CHILDREN.test(text) ? children : pack
}

export const GOODS: ReadonlySet<TradePack> = new Set([
  ...[neutral, food, fashion, farm, gadgets],
  ...[agroinputs, babies, drinks, bedding, books, cakes, fragrance, gifts, kitchen, spices],
  ...[bags, frozen, jewelry, livestock, materials, shoes],
])
export const EATEN: ReadonlySet<TradePack> = new Set([food, farm, frozen, livestock, drinks, cakes, spices])

/** Trades whose customers enrol, rent or apply, and hand nothing over to be worked on. */
export const JOINED: ReadonlySet<TradePack> = new Set([
  schools,
  creche,
  learning,
  skills,
  driving,
  fitness,
  stays,
  property,
  finance,
  children,
  transport,
])
