/** Kinds of businesses. Texts use different words for each. */
export const SECTORS = ['food', 'fashion', 'beauty', 'learning', 'events', 'service', 'goods'] as const
export type Sector = (typeof SECTORS)[number]

const WORDS: Record<Exclude<Sector, 'goods'>, RegExp> = {
  learning:
    /\b(class|masterclass|course|lesson|tutor|train|school(?! (?:bag|uniform|shoe|sandal|book))|teach|learn|coach|(?<!(?:our|my) )workshop|bootcamp|coding|seminar|mentor|academy|exam|waec|jamb|ielts|webinar)/giu,
  food: /\b(food|rice|jollof|soup|egusi|bread|cake|snack|chop|meal|suya|amala|ewa|beans|akara|moi|pepper|meat|(?:cat)?fish|chicken|shawarma|zobo|juice|drink|smoothie|pastr|pizza|burger|yam|garri|fufu|eba|stew|cater|restaurant|kitchen|bak(?:e|er|ed|ing)|cook|honey|spice|plantain|puff|chin chin|kilishi|fura|nono|tea|coffee|parfait|yoghurt|onje|abinci|nri)/giu,
  fashion:
    /\b(gown|dress|ankara|aso(?!koro)|adire|lace|shoe|sandal|slipper|bag|cloth|shirt|trouser|jean|kaftan|agbada|fabric|fashion|tailor|sew|jewel|bead|necklace|earring|watch|wristwatch|cap|fila|gele|suit|boubou|sneaker|wear|skirt|purse|belt|tote|atamfa|akwa)/giu,
  beauty:
    /\b(hair|wig|braid|nail|lash|skin|soap|lotion|cream|oil|shea|perfume|scent|oud|makeup|make-up|spa|facial|salon|barb|beauty|cosmetic|lip|body butter|glow)/giu,
  events:
    /\b(event|wedding|party|owambe|birthday|concert|hall|decor|dj|mc|photograph|rental|canop|ticket|conference|festival|shows?\b|naming|usher|tent)/giu,
  service:
    /\b(repair|cctv|dispatch|bus|loan|flat|land|clean|laundry|plumb|electric|deliver(?:y service)|logistic|courier|design|print|consult|account|legal|salon service|car wash|mechanic|install|fumigat|travel|visa|rent|real estate|apartment|insurance|app develop|website|branding|solar)/giu,
}

/** The sector with at least two matching words and more than twice as many as any other. Null if there is none. */
export function sureSector(description: string): Sector | null {
  const [best, next] = countsOf(description).sort((one, other) => other.count - one.count)
  return best && best.count > 1 && best.count > 2 * (next?.count ?? 0) ? best.sector : null
}

function countsOf(words: string): { sector: Sector; count: number }[] {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '')
  return Object.entries(WORDS).map(([sector, named]) => ({
    sector: sector as Sector,
    count: plain.match(named)?.length ?? 0,
  }))
}
