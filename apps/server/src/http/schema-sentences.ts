import { z } from 'zod/mini'

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}
const SIZES: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' }
const NAME_MAX = 80

/** Replaces zod's default messages, which name types, wherever a schema has no message of its own. */
export function installSchemaSentences(): void {
  z.config({ customError: sentenceOf })
}

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? shortened(issue.path.join('.')) : 'The request'
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is missing.`
        : `${field} must be ${KINDS[issue.expected] ?? 'valid'}.`
    case 'too_small':
      if (issue.minimum === 1 && SIZES[issue.origin]) return `${field} must not be empty.`
      return `${field} must ${bound(issue.origin, issue.inclusive ? 'at least' : 'more than', issue.minimum)}.`
    case 'too_big':
      return `${field} must ${bound(issue.origin, issue.inclusive ? 'at most' : 'less than', issue.maximum)}.`
    case 'invalid_value':
      return `${field} must be ${oneOf(issue.values)}.`
    case 'invalid_union':
      return Array.isArray(issue.options) ? `${field} must be ${oneOf(issue.options)}.` : `${field} is not valid.`
    case 'unrecognized_keys':
      return `${field} has no field named ${shortened(issue.keys.join(', '))}.`
    default:
      return `${field} is not valid.`
  }
}

const shortened = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name)

const bound = (origin: string, comparison: string, limit: number | bigint): string =>
  SIZES[origin] ? `have ${comparison} ${limit} ${SIZES[origin]}` : `be ${comparison} ${limit}`

const oneOf = (values: readonly unknown[]): string =>
  values.length > 1 ? `one of ${values.join(', ')}` : String(values[0])
