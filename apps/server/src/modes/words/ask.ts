/**
 * What an advert asks its readers to do. A church invites (`come`), a school registers (`join`), a repairer is booked,
 * a seller takes orders.
 */
export type Ask = 'order' | 'book' | 'join' | 'come' | 'give'

/**
 * Words of an appeal for donations. They are dropped from the keywords, because the closing sentence asks for donations
 * anyway.
 */
export const GIVE =
  /(?<![\p{L}\p{M}])(?:ngo|feed (?:an?|one|\d+) (?:child(?:ren)?|famil(?:y|ies)|pikin|widows|people)|donat\w*|sponsor a|fundrais\w*|charity|orphan\w*|crowdfund\w*|zakat|sadaka|any amount|we dey gather|ran wa l[oọ]w[oọ]|ràn wá lọ́wọ́|kwado|nye [^,.]{3,20} aka|taimako|gudummawa|onyinye|ìtọrẹ)(?![\p{L}\p{M}])/iu
