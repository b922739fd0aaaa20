import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Page } from '../ui/page.tsx'

export function AccessDenied() {
  return (
    <Page title="Access Denied" className="flex flex-col items-center justify-center text-center">
      <p className="mb-6">You do not have permission to view this page.</p>
      <ButtonLink to={paths.studio}>Go to Studio</ButtonLink>
    </Page>
  )
}
