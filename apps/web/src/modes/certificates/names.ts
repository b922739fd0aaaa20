import { NAME_LENGTH_MAX } from '@ufaro/contract/tools/certificates.ts'

/** What a person's list of names comes to. */
export interface NameList {
  /** In their order, marks composed and spare blanks gone. Duplicates stay: two people may share a name. */
  names: readonly string[]
  /** Of each name the address that stands behind it; null where there is none. */
  emails: readonly (string | null)[]
  /** Names that were there before, letter case aside. */
  duplicates: readonly string[]
  /** Names longer than the server takes. */
  tooLong: readonly string[]
}

const folded = (name: string) => name.toLocaleLowerCase()

/** One name as it will be printed. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/** `Ada Eze <ada@school.ng>`, as people copy it from their mail. */
const WITH_ADDRESS = /^(.+?)\s*<([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+)>$/
export const withAddress = (name: string, email: string): string => `${name} <${email}>`

let last: { text: string; list: NameList } | undefined

/** Reads names, one a line. The last list is remembered: ten thousand names are not read again at every render. */
export function readNames(text: string): NameList {
  if (last?.text !== text) last = { text, list: listOf(text) }
  return last.list
}

function listOf(text: string): NameList {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => tidyName(line) || [])
  const people = lines.map((line) => WITH_ADDRESS.exec(line) ?? [line, line, null])
  const names = people.map(([line, name]) => name ?? line ?? '')
  const emails = people.map(([, , email]) => email ?? null)
  const seen = new Set<string>()
  const duplicates = names.filter((name) => {
    const known = seen.has(folded(name))
    seen.add(folded(name))
    return known
  })
  return { names, emails, duplicates, tooLong: names.filter((name) => name.length > NAME_LENGTH_MAX) }
}

/** Says which name is there how often, or how many names there are of which that is true. */
export function duplicateWords(duplicates: readonly string[]): string {
  const several = new Set(duplicates.map(folded)).size
  if (several > 1) return `${several} names are there more than once.`
  return `${duplicates[0]} is there ${duplicates.length === 1 ? 'twice' : `${duplicates.length + 1} times`}.`
}

/** The lines of a list without names that were there before. */
export function withoutDuplicates({ names, emails }: Pick<NameList, 'names' | 'emails'>): string[] {
  const seen = new Set<string>()
  return names.flatMap((name, at) => {
    if (seen.has(folded(name))) return []
    seen.add(folded(name))
    const email = emails[at]
    return email ? withAddress(name, email) : name
  })
}

/** What each preview shows: which certificate of the batch, counted from 0. */
export type Sample = 'first' | 'longest' | 'last'

/** Which names to look at before thousands are printed. @param widths of each name as drawn, in any unit */
export function samplesOf(widths: readonly number[]): Record<Sample, number> {
  const longest = widths.reduce((best, width, at) => (width > (widths[best] ?? 0) ? at : best), 0)
  return { first: 0, longest, last: Math.max(0, widths.length - 1) }
}
