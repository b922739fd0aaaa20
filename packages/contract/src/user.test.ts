import { expect, test } from 'vitest'
import { adminLevelLabel } from './user.ts'

test('an admin is a sub admin by default, and everybody else a user', () => {
  expect(adminLevelLabel({ is_admin: false, adminLevel: null })).toBe('User')
  expect(adminLevelLabel({ is_admin: true, adminLevel: null })).toBe('Sub Admin')
  expect(adminLevelLabel({ is_admin: true, adminLevel: 'sub' })).toBe('Sub Admin')
  expect(adminLevelLabel({ is_admin: true, adminLevel: 'primary' })).toBe('Primary Admin')
})
