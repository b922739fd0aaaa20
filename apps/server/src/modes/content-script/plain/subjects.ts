/**
 * Pairs of patterns, one pair per subject. If the user’s text states a fact on a subject, stock advice on the same
 * subject is left out, because it could repeat or contradict the fact.
 */
const SUBJECTS: readonly (readonly [advice: RegExp, fact: RegExp])[] = [
  [/\b(?:prices?|costs?|fees?|total|budget|bargain\w*|discount|money left)\b/iu, /₦|\bfree\b/u],
  [
    /\b(?:deposit|instal\w+|balance|receipts?|in parts|pay)\b/iu,
    /\b(?:deposit|balance|instal\w+|pay|payment|receipt)\b/iu,
  ],
  [
    /\b(?:deliver\w*|address|landmark|riders?|waybill|dispatch|pick-?up|send first)\b/iu,
    /\b(?:deliver\w*|waybill|ship\w*|dispatch|pick ?-?up|home service|come to your?)\b/iu,
  ],
  [/\b(?:warranty|guarantee|refund|return)\b/iu, /\b(?:warranty|guarantee|refund|money back|exchange)\b/iu],
  [
    /\b(?:early|days before|a week before|weeks? ahead|in advance|last minute|when should|timing|opening|queues?|which (?:hour|day))\b/iu,
    /\b(?:\d+ ?(?:am|pm)|(?:days?|hours?|weeks?) (?:before|ahead|notice)|before \d|within \d|in \d+ (?:days?|hours?)|same[- ]day|open|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu,
  ],
  [
    /\b(?:sugar|salt|preservatives?|chemicals?|ingredients?|bleach\w*|the label|allerg\w+|what is inside)\b/iu,
    /\b(?:sugar|salt|preservatives?|chemicals?|ingredients?|bleach\w*|organic|natural|msg|hydroquinone)\b/iu,
  ],
  [/\bvaccin\w*/iu, /\bvaccin\w*/iu],
  [/\bhow many (?:children|pupils|learners|students|are)\b|\bcrowd(?:ed)?\b/iu, /\bper (?:class|teacher|group)\b/iu],
  [/\b(?:trial|test first|visit one|try one)\b/iu, /\bfree\b.*\b(?:trial|test|class|lesson|check)\b/iu],
  [/\bcertificates?\b/iu, /\bcertificates?\b/iu],
  [/\b(?:sizes?|measure\w*)\b/iu, /\bsizes?\b/iu],
  [/\bcolou?rs?\b/iu, /\bcolou?rs?\b/iu],
  [/\b(?:fuel|generator|light bill)\b/iu, /\b(?:fuel|generator|light|power)\b/iu],
  [
    /\bhow many (?:guests|people)\b|\bcount (?:your |the )?(?:guests|invitations)\b/iu,
    /\d+ (?:guests|people|seats)\b/iu,
  ],
]

/** Whether the text states a fact on a subject of the advice. */
export const isSettled = (advice: string, text: string): boolean =>
  SUBJECTS.some(([about, fact]) => about.test(advice) && fact.test(text))
