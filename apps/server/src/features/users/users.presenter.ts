import type { User } from '@ufaro/contract/user.ts'
import type { UserRow } from '../../db/schema/users.ts'

export function presentUser(row: UserRow): User {
  const isPrimaryAdmin = row.role === 'primary'
  const isSubAdmin = row.role === 'sub'
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: displayNameOf(row),
    isPrimaryAdmin,
    isSubAdmin,
    is_admin: isPrimaryAdmin || isSubAdmin,
    adminLevel: row.role === 'user' ? null : row.role,
    emailVerified: row.emailVerified,
    createdAt: row.createdAt.toISOString(),
  }
}

const displayNameOf = ({ firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || email.slice(0, email.lastIndexOf('@'))
