import { Link } from 'react-router'
import { customerPath } from '#web/lib/paths.ts'

interface PersonCellProps {
  id: string | null
  name: string
  email?: string | null
}

export const PersonCell = ({ id, name, email }: PersonCellProps) => (
  <span className="block min-w-0">
    {id === null ? (
      <bdi className="block">{name}</bdi>
    ) : (
      <Link to={customerPath(id)} className="tap link inline-flex items-center">
        <bdi>{name}</bdi>
      </Link>
    )}
    {email && email !== name && <bdi className="block text-small text-ink-soft">{email}</bdi>}
  </span>
)
