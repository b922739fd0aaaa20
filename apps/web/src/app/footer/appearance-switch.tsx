import { Monitor, Moon, Sun } from 'lucide-react'
import { APPEARANCES, type Appearance, setAppearance, useAppearance } from '../../lib/theme/appearance.ts'

const FACES: Record<Appearance, [label: string, Icon: typeof Sun]> = {
  system: ['As the system has it', Monitor],
  light: ['Light', Sun],
  dark: ['Dark', Moon],
}

export function AppearanceSwitch() {
  const current = useAppearance()
  return (
    <fieldset className="flex rounded-card border border-line">
      <legend className="sr-only">Appearance</legend>
      {APPEARANCES.map((choice) => {
        const [label, Icon] = FACES[choice]
        return (
          <label
            key={choice}
            title={label}
            className="tap flex items-center justify-center rounded-card text-ink-soft hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name="appearance"
              className="sr-only"
              aria-label={label}
              checked={choice === current}
              onChange={() => setAppearance(choice)}
            />
            <Icon aria-hidden className="size-5" />
          </label>
        )
      })}
    </fieldset>
  )
}
