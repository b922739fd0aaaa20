import { useUser } from '#web/lib/session.ts'
import { Page } from '#web/ui/page.tsx'
import { DataSaver } from './data-saver.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Doors } from './doors.tsx'
import { ExportData } from './export-data.tsx'
import { MailNotices } from './mail-notices.tsx'
import { Sessions } from './sessions.tsx'

export function AccountPage() {
  const user = useUser()
  return (
    <Page title="Your account" className="max-w-3xl">
      <p className="-mt-4 mb-6 wrap-anywhere text-ink-soft">{user?.email}</p>
      <div className="space-y-8">
        <Sessions />
        <Doors />
        <MailNotices />
        <DataSaver />
        <ExportData />
        <DeleteAccount />
      </div>
    </Page>
  )
}
