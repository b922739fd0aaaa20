import { cn } from '#web/ui/cn.ts'
import { PRESETS, type PresetId } from './viewer-state.ts'

export function PresetBar({ current, onChange }: { current: PresetId; onChange: (preset: PresetId) => void }) {
  return (
    <fieldset className="mx-auto grid w-full max-w-2xl grid-cols-5 gap-1 p-2 sm:flex sm:justify-center">
      <legend className="sr-only">Crop</legend>
      {PRESETS.map(({ id, label, ratio, aspect }) => {
        const pressed = id === current
        return (
          <button
            key={id}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? 'original' : id)}
            className={cn(
              'tap flex flex-col items-center justify-center gap-1 rounded-card border py-1 text-[0.6875rem] leading-tight sm:flex-row sm:gap-2 sm:px-3 sm:text-small',
              pressed ? 'border-accent-text bg-sunken font-bold' : 'border-transparent hover:bg-sunken',
            )}
          >
            <Shape aspect={aspect} />
            {[label, ratio].filter(Boolean).join(' ')}
          </button>
        )
      })}
    </fieldset>
  )
}

function Shape({ aspect }: { aspect: number | null }) {
  const ratio = aspect ?? 1
  const [width, height] = ratio > 1 ? [16, 16 / ratio] : [16 * ratio, 16]
  return (
    <span
      aria-hidden
      style={{ width, height }}
      className={cn('rounded-[2px] border border-current', aspect === null && 'border-dashed')}
    />
  )
}
