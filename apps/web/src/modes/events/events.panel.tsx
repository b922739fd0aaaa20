import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { EVENTS } from './events.form.ts'
import { EventsOptions } from './events-options.tsx'
import { EventsScene, PageLink } from './events-scene.tsx'

export function EventsPanel() {
  const tool = useTool(EVENTS)
  const { flyer } = tool.form
  const scene = <EventsScene tool={tool} />
  return (
    <ToolBench
      tool={tool}
      options={<EventsOptions tool={tool} />}
      empty={scene}
      work={scene}
      results={{
        before: null,
        ratio: flyer ? flyer.width / flyer.height : 1,
        note: 'The part of the photo you chose is put onto your flyer. Nothing else changes.',
      }}
      below={
        <div className="mx-auto max-w-4xl">
          <PageLink />
        </div>
      }
    />
  )
}
