import { cleanName } from '@ufaro/contract/clean-name.ts'
import { NAME_LENGTH_MAX } from '@ufaro/contract/tools/certificates.ts'
import { plural } from '#web/lib/formats.ts'

export const NAMES_TEXTS = {
  missing: 'Please add at least one name.',
  tooMany: 'At most 10,000 names fit in one batch',
  tooLong: (count: number) => `${plural(count, 'name')} longer than ${NAME_LENGTH_MAX} characters: please shorten.`,
} as const

export interface NameList {
  /** Normalized names in the original order. Duplicates stay, because two people may share a name. */
  names: readonly string[]
  emails: readonly (string | null)[]
  duplicates: readonly string[]
  tooLong: readonly string[]
}

const folded = (name: string) => name.toLocaleLowerCase()

/** Matches `Ada Eze <ada@school.ng>`, as copied from mail programs. */
const WITH_ADDRESS = /^(.+?)\s*<([^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+)>$/
export const withAddress = (name: string, email: string): string => `${name} <${email}>`

let last: { text: string; list: NameList } | undefined

/** Keeps the last list, because reading ten thousand names on every call would be slow. */
export function readNames(text: string): NameList {
  if (last?.text !== text) last = { text, list: listOf(text) }
  return last.list
}

function listOf(text: string): NameList {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((line) => cleanName(line) || [])
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

export function duplicateWords(duplicates: readonly string[]): string {
  const several = new Set(duplicates.map(folded)).size
  if (several > 1) return `${several} names are there more than once.`
  return `${duplicates[0]} is there ${duplicates.length === 1 ? 'twice' : `${duplicates.length + 1} times`}.`
}

export function withoutDuplicates({ names, emails }: Pick<NameList, 'names' | 'emails'>): string[] {
  const seen = new Set<string>()
  return names.flatMap((name, at) => {
    if (seen.has(folded(name))) return []
    seen.add(folded(name))
    const email = emails[at]
    return email ? withAddress(name, email) : name
  })
}
