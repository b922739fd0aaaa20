import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export function Doors() {
  return (
    <section aria-labelledby="doors">
      <h2 id="doors" className="mb-1 font-bold">
        For your own programs
      </h2>
      <p className="mb-3 text-small text-ink-soft">
        Use the studio from scripts, shops and assistants, and hear of what happens.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink look="secondary" to={paths.keys}>
          API keys
        </ButtonLink>
        <ButtonLink look="secondary" to={paths.webhooks}>
          Webhooks
        </ButtonLink>
      </div>
    </section>
  )
}
