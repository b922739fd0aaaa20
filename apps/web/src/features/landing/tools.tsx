import { MODES } from '@ufaro/contract/modes.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Link } from 'react-router'
import { paths, studioPath } from '#web/lib/paths.ts'
import { isModeEnabled } from '#web/lib/plan-words.ts'
import { useServices } from '#web/lib/site-queries.ts'

export function Tools({ start }: { start: string }) {
  const { data: services } = useServices()
  const modes = MODES.filter((mode) => isModeEnabled(mode, services))
  // The rest of the page already describes a single tool.
  if (modes.length < 2) return null
  return (
    <section aria-labelledby="tools" className="mx-auto max-w-6xl px-4 py-12">
      <h2 id="tools" className="text-title font-bold">
        What you can make
      </h2>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {modes.map((mode) => (
          <li key={mode}>
            <Link
              to={start === paths.studio ? studioPath(mode) : start}
              className="block h-full rounded-card border border-line bg-surface p-5 text-ink transition-colors duration-150 hover:bg-sunken"
            >
              <span className="block font-bold">{TOOLS[mode].label}</span>
              <span className="mt-1 block text-small text-ink-soft">{TOOLS[mode].description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
