import { z } from 'zod/mini'

export const AdminLevel = z.enum(['primary', 'sub'])
export type AdminLevel = z.infer<typeof AdminLevel>

/** The server reads roles from the database on every call and never from a token. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  displayName: z.string(),
  isPrimaryAdmin: z.boolean(),
  isSubAdmin: z.boolean(),
  is_admin: z.boolean(),
  adminLevel: z.nullable(AdminLevel),
  emailVerified: z.boolean(),
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

export function adminLevelLabel(user: Pick<User, 'is_admin' | 'adminLevel'>): string {
  if (user.adminLevel === 'primary') return 'Primary Admin'
  return user.is_admin ? 'Sub Admin' : 'User'
}
