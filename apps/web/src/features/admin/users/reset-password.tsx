import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIssueReset } from './users.queries.ts'

export function ResetPassword({ person }: { person: ListedPerson }) {
  const { mutate, isPending } = useIssueReset()
  const [token, setToken] = useState<string | null>(null)
  const ask = () => mutate(person.id, { onSuccess: ({ resetToken }) => setToken(resetToken) })
  return (
    <>
      <Button look="secondary" className="w-full" loading={isPending} onClick={ask}>
        Reset password
      </Button>
      {token !== null && <TokenDialog person={person} token={token} onClose={() => setToken(null)} />}
    </>
  )
}

interface TokenDialogProps {
  person: ListedPerson
  token: string
  onClose: () => void
}

function TokenDialog({ person, token, onClose }: TokenDialogProps) {
  const link = `${window.location.origin}${paths.confirmReset}#token=${token}`
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share this with the user"
      description={<bdi>{person.email}</bdi>}
    >
      <div className="space-y-4">
        <Notice tone="info">It works once, and is shown only now. Whoever has it can set a new password.</Notice>
        <p className="rounded-card bg-sunken p-3 font-mono text-small break-all select-all" data-testid="reset-token">
          {token}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => copyText(link, 'Link copied.')}>
            <Copy aria-hidden className="size-5" />
            Copy link
          </Button>
          <Button look="secondary" onClick={() => copyText(token, 'Token copied.')}>
            Copy token
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
