import { contrast } from '@ufaro/render/draw/color.ts'
import { Info } from 'lucide-react'
import { ColorFields } from '#web/studio/brand/color-fields.tsx'
import { type Colors, isHex } from '#web/studio/brand/colors.ts'
import type { FlyerTool } from './flyer.form.ts'

export function FlyerColors({ tool }: { tool: FlyerTool }) {
  const { colors, history, logo } = tool.form
  const hint = colorHint(colors)
  return (
    <ColorFields
      colors={colors}
      logo={logo?.blob}
      onChange={(colors) => tool.change({ colors })}
      hint={
        <p role="status" className="flex gap-1.5 text-small text-ink-soft empty:hidden">
          {hint && (
            <>
              <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
              {hint}
            </>
          )}
        </p>
      }
    >
      {history.length > 0 && <ColorHistory tool={tool} />}
    </ColorFields>
  )
}

const PALE = 1.6
const ALIKE = 1.25

function colorHint(colors: Colors): string | null {
  if (!colors.every(isHex)) return null
  const [main, second, accent] = colors
  if (contrast(main, '#ffffff') < PALE) return 'The main colour is very pale: on paper a deeper shade of it is used.'
  if (contrast(main, accent) < ALIKE) return 'Main and accent are about equally bright: the accent may not stand out.'
  if (contrast(main, second) < ALIKE && contrast(second, accent) < ALIKE)
    return 'The three colours are about equally bright: the design may look flat.'
  return null
}

function ColorHistory({ tool: { form, change } }: { tool: FlyerTool }) {
  return (
    <div>
      <p className="text-small text-ink-soft">Used before</p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {form.history.map((colors) => (
          <li key={colors.join()}>
            <button
              type="button"
              aria-label={`Use ${colors.join(', ')}`}
              onClick={() => change({ colors: [...colors] })}
              className="tap flex items-center justify-center rounded-card hover:bg-sunken"
            >
              <svg
                viewBox="0 0 30 30"
                className="size-8 rounded-tight border border-line-strong"
                aria-hidden
                focusable="false"
              >
                {colors.map((color, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a set may contain a colour twice
                  <rect key={index} x={index * 10} width="10" height="30" fill={color} />
                ))}
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
