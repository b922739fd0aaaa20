import { Page } from '#web/ui/page.tsx'
import { DataSaver } from './data-saver.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { Details } from './details.tsx'
import { Doors } from './doors.tsx'
import { ExportData } from './export-data.tsx'
import { MailNotices } from './mail-notices.tsx'
import { Sessions } from './sessions.tsx'

export function AccountPage() {
  return (
    <Page title="Your account" width="max-w-3xl">
      <div className="space-y-8">
        <Details />
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
