import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { FileInput } from '../upload/file-input.tsx'
import type { Intake } from '../upload/use-picture-intake.ts'
import { useIsWide } from '../use-media.ts'
import { ThumbBar } from './thumb-bar.tsx'

const load = () => import('#web/ui/dialog.tsx')
const Sheet = lazy(async () => ({ default: (await load()).Sheet }))

/** Loads the code of the sheet ahead of its use, so that the sheet opens at once, and also offline. */
export const preloadSheet = () => void load().catch(() => {})

interface WorkbenchProps {
  title: string
  description: string
  options: ReactNode
  action: ReactNode
  stage: ReactNode
  intake?: Intake | readonly Intake[]
}

export function Workbench({ intake, ...parts }: WorkbenchProps) {
  const wide = useIsWide()
  const intakes = [intake ?? []].flat()
  const hovered = intakes.find(({ dragging }) => dragging)
  return (
    <div className="relative flex min-h-0 flex-1 flex-col lg:flex-row">
      {intakes.map(({ input, label, multiple, take }) => (
        <FileInput
          key={label}
          ref={input}
          accept="image/png,image/jpeg,image/webp"
          label={label}
          multiple={multiple}
          onFiles={take}
        />
      ))}
      {wide ? <WideBench {...parts} /> : <NarrowBench {...parts} />}
      {hovered && <DropHint label={hovered.label} />}
    </div>
  )
}

type Parts = Omit<WorkbenchProps, 'intake'>

function WideBench({ title, description, options, action, stage }: Parts) {
  return (
    <>
      <section aria-label="Options" className="w-90 shrink-0 border-r border-line bg-surface">
        <div className="below-header flex flex-col">
          {/* `relative` makes visually hidden content scroll with this panel, so that it does not extend the page. */}
          <div className="relative min-h-0 flex-1 space-y-5 overflow-y-auto p-5">
            <div>
              <h2 className="text-title font-bold">{title}</h2>
              <p className="text-small text-ink-soft">{description}</p>
            </div>
            {options}
          </div>
          <div className="border-t border-line p-5">{action}</div>
        </div>
      </section>
      <section aria-label="Results" className="min-w-0 flex-1 p-6">
        {stage}
      </section>
    </>
  )
}

function NarrowBench({ title, description, options, action, stage }: Parts) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <section aria-label="Results" className="flex-1 p-4">
        {stage}
      </section>
      <ThumbBar className="flex items-end gap-2">
        <Button look="secondary" onClick={() => setOpen(true)} className="px-3">
          <SlidersHorizontal aria-hidden className="size-5" />
          Options
        </Button>
        <div className="min-w-0 flex-1">{action}</div>
      </ThumbBar>
      {open && (
        <Suspense fallback={null}>
          <Sheet open onOpenChange={setOpen} title={title} description={description}>
            <div className="space-y-5">{options}</div>
          </Sheet>
        </Suspense>
      )}
    </>
  )
}

function DropHint({ label }: { label: string }) {
  return (
    <div className="pointer-events-none absolute inset-2 z-30 flex items-center justify-center rounded-card border-2 border-dashed border-accent-text bg-ground/85 text-title font-bold">
      Drop your {label.toLowerCase()} here
    </div>
  )
}
