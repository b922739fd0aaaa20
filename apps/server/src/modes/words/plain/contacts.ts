import { CONTACT } from '../patterns.ts'

/** Matches words beside a contact that only ask the reader to use the contact. */
const ASKING =
  /(?<![\p{L}\p{M}])(?:(?:ku )?(?:kira|tuntuɓe|rubuto)(?: (?:mu|ni|mana))?|kp[oọ][oọ](?: (?:anyị|m))?|kpọtụrụ(?: (?:anyị|m))?|(?:ẹ )?p[eè](?: (?:w[aá]|m[ií]))?|(?:ẹ )?kàn sí(?: (?:wa|mi))?|na|ní|sórí|lórí|holla|buzz|abeg|una|rsvp|ask|please|kindly|call|text|whats ?app|dm|contact|chat|message|inbox|reach|phone|tel|telephone|mobile|email|mail|send|order|book|enquir(?:y|ies)|inquir(?:y|ies)|bookings?|orders?|reservations?|reserve|register|info|information|details|more|for|to|us|me|our|my|the|or|and|on|at|via|through|with|now|today|number|numbers|lamba|waya|nọmba|nọ́ńbà|is|line|lines|no|only|follow|ig|instagram|a)(?![\p{L}\p{M}])/giu
const PERSON = /\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?\s[+\d][\d\s-]+$/u
// Matches a number followed by a name: `0803 456 7812 Alhaji Bello`.
const PERSON_AFTER = /^(?<number>[+\d][\d\s-]+)\s(?<name>\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?)$/u
/** Matches `DM to order`, which is dropped because the closing sentence asks for a message anyway. */
const MESSAGE_ONLY =
  /^(?:please |kindly )?(?:dm|message|inbox|chat|text)(?: me| us)?(?: now)?(?: to (?:order|book|buy|enquire))?[.!]*$/iu

/** @returns the contacts of a line that contains nothing else, or null for any other line */
export function contactsOf(line: string): string[] | null {
  if (MESSAGE_ONLY.test(line)) return []
  const contacts = line.match(CONTACT)
  if (!contacts) return null
  const plain = line.replace(/[\s.!]+$/u, '')
  const { name, number } = PERSON_AFTER.exec(plain.replace(ASKING, ' ').trim())?.groups ?? {}
  if (name && number) return [`${name} ${number}`]
  const person = PERSON.exec(plain.replace(ASKING, ' ').trim())?.[0]
  const rest = (person ? plain.replace(person, ' ') : plain).replace(CONTACT, ' ').replace(ASKING, ' ')
  if (person && !/\p{L}{2,}/u.test(rest)) return [person]
  return /\p{L}{2,}|₦/u.test(plain.replace(CONTACT, ' ').replace(ASKING, ' ')) ? null : contacts.map(withoutStop)
}

const withoutStop = (contact: string): string => contact.replace(/[.,;]+$/u, '').trim()
