import { type ListedPerson, personStatus } from '@ufaro/contract/http/admin-people.ts'
import { Badge } from '#web/ui/badge.tsx'

const LOOKS = {
  admin: ['accent', 'Admin'],
  active: ['success', 'Active'],
  inactive: ['neutral', 'Inactive'],
} as const

export function StatusBadge({ person }: { person: ListedPerson }) {
  const [tone, words] = LOOKS[personStatus(person)]
  return <Badge tone={tone}>{words}</Badge>
}
