/** So many characters of the system text in a row are no coincidence. */
const LEAK_LENGTH = 60

/** True where an answer repeats a stretch of the system text, whatever became of its case and spaces. */
export function repeatsSystemText(answer: unknown, system: string): boolean {
  const said = flatten(textsOf(answer).join(' '))
  const secret = flatten(system)
  for (let at = 0; at + LEAK_LENGTH <= secret.length; at++) {
    if (said.includes(secret.slice(at, at + LEAK_LENGTH))) return true
  }
  return false
}

const flatten = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
