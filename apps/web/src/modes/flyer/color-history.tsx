import type { Colors } from '#web/studio/brand/colors.ts'

interface ColorHistoryProps {
  history: readonly Colors[]
  onChoose: (colors: Colors) => void
}

export function ColorHistory({ history, onChoose }: ColorHistoryProps) {
  return (
    <div>
      <p className="text-small text-ink-soft">Used before</p>
      <ul className="mt-1 flex flex-wrap gap-1">
        {history.map((colors) => (
          <li key={colors.join()}>
            <button
              type="button"
              aria-label={`Use ${colors.join(', ')}`}
              onClick={() => onChoose([...colors])}
              className="tap flex items-center justify-center rounded-card hover:bg-sunken"
            >
              <svg
                viewBox="0 0 30 30"
                className="size-8 rounded-tight border border-line-strong"
                aria-hidden
                focusable="false"
              >
                {colors.map((color, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a colour may stand in a set twice, its place cannot
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
