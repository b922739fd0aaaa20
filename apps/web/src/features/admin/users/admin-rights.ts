import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { useUser } from '#web/lib/session.ts'

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
