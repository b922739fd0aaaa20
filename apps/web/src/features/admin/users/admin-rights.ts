import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { useUser } from '#web/lib/session.ts'

/**
 * Returns what the signed-in admin may do to a user, so that the page hides all other actions. The server enforces the
 * same rules.
 */
export function useAdminRights(person: ListedPerson) {
  const self = useUser()
  const isPrimary = self?.isPrimaryAdmin === true
  const isSelf = self?.id === person.id
  return {
    mayServe: isPrimary || !person.is_admin,
    maySetAdmin: isPrimary && !isSelf,
    mayDelete: isPrimary && !isSelf && person.admin_level !== 'primary',
  }
}
