/** Characters. A reply that shares a passage of this length with the system prompt counts as a quote of it. */
const LEAK_LENGTH = 60

/** Whether a reply quotes the system prompt, ignoring case and white space. */
export function repeatsSystemText(answer: unknown, system: string): boolean {
  const text = flatten(textsOf(answer).join(' '))
  const secret = new Set(passagesOf(flatten(system)))
  for (const passage of passagesOf(text)) if (secret.has(passage)) return true
  return false
}

function* passagesOf(text: string): Generator<string> {
  for (let at = 0; at + LEAK_LENGTH <= text.length; at++) yield text.slice(at, at + LEAK_LENGTH)
}

const flatten = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
