import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, type ToolId } from '@ufaro/contract/tools.ts'
import { Link } from 'react-router'
import { paths, signUpPath, studioPath } from '#web/lib/paths.ts'
import { isToolEnabled } from '#web/lib/plan-words.ts'
import { useServices } from '#web/lib/site-queries.ts'
import { cn } from '#web/ui/cn.ts'
import { TOOL_PICTURES } from './tool-pictures.ts'

/** Which part of a cropped picture is visible. A picture without an entry is not cropped. */
const CROPS: Partial<Record<ToolId, string>> = {
  headshot: 'object-[50%_20%]',
  product: 'object-[50%_20%]',
  dp: 'object-[50%_20%]',
  mockup: 'object-[50%_65%]',
}

export function Tools({ start }: { start: string }) {
  const { data: services } = useServices()
  const modes = TOOL_IDS.filter((mode) => isToolEnabled(mode, services))
  // If there is only one tool, this section would repeat the rest of the page.
  if (modes.length < 2) return null
  return (
    <section aria-labelledby="tools" className="mx-auto max-w-6xl px-4 py-8 sm:py-12">
      <h2 id="tools" className="text-title font-bold">
        What you can make
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {modes.map((mode) => (
          <li key={mode}>
            <Link
              to={start === paths.studio ? studioPath(mode) : signUpPath(mode)}
              className="block h-full overflow-hidden rounded-card border border-line bg-surface text-ink transition-colors duration-150 hover:bg-sunken"
            >
              <img
                src={TOOL_PICTURES[mode]}
                alt=""
                width={300}
                height={200}
                loading="lazy"
                decoding="async"
                className={cn(
                  'aspect-3/2 w-full bg-sunken',
                  CROPS[mode] ? `object-cover ${CROPS[mode]}` : 'object-contain p-2',
                )}
              />
              <span className="block px-3 pt-2 pb-3 sm:p-4 sm:pt-3">
                <span className="block font-bold">{TOOLS[mode].label}</span>
                <span className="mt-1 block text-small text-ink-soft max-sm:hidden">{TOOLS[mode].description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-ink-soft">
        Sample photos by NASA and Rachel Michetti, who do not endorse Ufaro.
      </p>
    </section>
  )
}
