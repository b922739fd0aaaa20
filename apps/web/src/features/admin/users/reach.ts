import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { useUser } from '#web/lib/session.ts'

/** What the table of rights lets this admin do to a person. The server decides; the page only offers. */
export function useReach(person: ListedPerson) {
  const self = useUser()
  const isPrimary = self?.isPrimaryAdmin === true
  const isSelf = self?.id === person.id
  return {
    /** Their plans and their password. */
    mayServe: isPrimary || !person.is_admin,
    maySetAdmin: isPrimary && !isSelf,
    mayDelete: isPrimary && !isSelf && person.admin_level !== 'primary',
  }
}
