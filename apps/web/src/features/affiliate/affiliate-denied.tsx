import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Page } from '#web/ui/page.tsx'
import { WORDS } from './affiliate-words.ts'

export function AffiliateDenied() {
  return (
    <Page title={WORDS.deniedTitle} className="flex flex-col items-center justify-center text-center">
      <p className="mb-6">{WORDS.denied}</p>
      <ButtonLink to={paths.login}>Log in</ButtonLink>
    </Page>
  )
}
