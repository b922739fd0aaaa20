import type { User } from '@ufaro/contract/user.ts'
import { lazy, Suspense, useState } from 'react'
import { Popover } from '../../ui/popover.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }))

// Skips emoji, digits and quotation marks. A letter keeps its diacritics.
const initialOf = ({ displayName, email }: User): string =>
  (/\p{L}\p{M}*/u.exec(`${displayName} ${email}`)?.[0] ?? 'U').toUpperCase()

export function UserMenu({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Your account"
      trigger={
        <button
          type="button"
          aria-label="Your account"
          className="ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent font-bold text-on-accent hover:bg-accent-hover"
        >
          {initialOf(user)}
        </button>
      }
    >
      <Suspense fallback={<MenuSkeleton />}>
        <AccountPanel user={user} close={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
