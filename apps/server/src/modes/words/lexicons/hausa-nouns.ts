/** Matches `mai` after a Hausa plural, where it becomes `masu`. */
const PLURAL = /(?<=^\S{2,}(?:una|oci|anni|uka|eru|ura|afi|alma|aje|aki|anu|obi|kai|mai)) mai(?= )/u
/** Adds the Hausa word for `of` to a noun: `motar`, `shagon`, `kek na`. Most nouns in `a` are feminine. */
export const linked = (noun: string): string =>
  /[^aeiou]$/u.test(noun)
    ? `${noun} na`
    : `${noun.replace(/(?<=a)i$/u, '')}${/(?<!kay|gid|ruw|nam|mat|maz|yar|un|alm|bur|girm)a$/u.test(noun) ? 'r' : 'n'}`
const AGREED: Readonly<Record<string, readonly [feminine: string, plural: string]>> = {
  sabon: ['sabuwar', 'sababbin'],
  tsohon: ['tsohuwar', 'tsofaffin'],
  ƙaramin: ['ƙaramar', 'ƙananan'],
  babban: ['babbar', 'manyan'],
  baƙin: ['baƙar', 'baƙaƙen'],
  farin: ['farar', 'fararen'],
  busasshen: ['busasshiyar', 'busassun'],
  kowane: ['kowace', 'kowane'],
}
function agreed(words: string, noun: string): string {
  const [adjective = '', ...others] = words.split(' ')
  const forms = AGREED[adjective]
  if (!forms) return words
  const head = noun.split(' ', 1)[0]!
  const isFeminine = /r$/u.test(/[aeiou]$/u.test(head) ? linked(head) : head)
  return [
    head === 'masu' || PLURAL.test(`${head.replace(/n$/u, '')} mai `) ? forms[1] : isFeminine ? forms[0] : adjective,
    ...others,
  ].join(' ')
}
/**
 * Matches a Hausa noun that ends in a vowel before `ɗinmu`, `ɗinku` or `ɗinsu` (our, your, their), which becomes a
 * suffix: `shagonmu`, `motarku`.
 */
const OWNED = /^(?!.* (?:mai|masu|na|da) )(?<noun>.+[aeiou]) ɗin(?=[mks]u)/u
const owned = (_: string, noun: string): string => linked(noun)

// Replaces `~` by a noun. In Hausa, the words around it then agree with its gender and number.
export const withNoun = (words: string, noun: string | undefined): string | undefined =>
  noun &&
  agreed(words, noun)
    .replace(/^~ na /u, `${linked(noun)} `)
    .replace('~', noun)
    .replace(PLURAL, ' masu')
    .replace(OWNED, owned)
