import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AccountSettings, getAccountSettings, updateAccountSettings } from '@ufaro/contract/http/account.ts'
import { useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'
import { notify } from '#web/ui/toast.tsx'

const KEY = ['account-settings']
const LABEL = 'Mail me about credits and plans'

export function MailNotices() {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const settings = useQuery({ queryKey: KEY, queryFn: () => call(getAccountSettings) })

  async function change(wanted: AccountSettings): Promise<void> {
    setBusy(true)
    try {
      cache.setQueryData(KEY, await call(updateAccountSettings, { body: wanted }))
      notify.success(wanted.mail_notices ? 'Switched on.' : 'Switched off.')
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="mb-3 font-bold">
        Mails
      </h2>
      {settings.isPending && <Skeleton className="h-20" />}
      {settings.isError && (
        <Notice tone="danger" title="Your settings could not be loaded">
          <Reference error={settings.error} />
          <Button look="secondary" loading={settings.isFetching} onClick={() => settings.refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {settings.data && (
        <Card>
          <SwitchRow
            className="-m-5 gap-3 p-5"
            label={LABEL}
            checked={settings.data.mail_notices}
            loading={busy}
            onChange={(mail_notices) => void change({ mail_notices })}
          >
            <span className="min-w-0">
              <span className="block font-bold">{LABEL}</span>
              <span className="block text-small text-ink-soft">
                When credits of a tool run low and before a plan ends. Receipts and mails about security always come.
              </span>
            </span>
          </SwitchRow>
        </Card>
      )}
    </section>
  )
}
