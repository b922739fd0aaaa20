import { useState } from 'react'

interface BeforeAfterProps {
  before: string
  after: string
  label: string
  onBroken: () => void
}

export function BeforeAfter({ before, after, label, onBroken }: BeforeAfterProps) {
  const [cut, setCut] = useState(50)
  return (
    <div className="relative size-full overflow-hidden">
      <img src={before} alt="Before" className="absolute inset-0 size-full object-cover" />
      <img
        src={after}
        alt={label}
        onError={onBroken}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 0 0 ${cut}%)` }}
      />
      <input
        type="range"
        min={0}
        max={100}
        value={cut}
        aria-label={`Your photo against ${label}`}
        aria-valuetext={`${cut}% your photo`}
        onChange={({ currentTarget }) => setCut(currentTarget.valueAsNumber)}
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <div
        aria-hidden
        style={{ left: `${cut}%` }}
        className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-raised peer-focus-visible:w-1 peer-focus-visible:bg-accent"
      >
        <span className="absolute top-1/2 left-1/2 flex size-8 -translate-1/2 items-center justify-center rounded-full bg-white text-small text-black shadow-raised">
          ↔
        </span>
      </div>
      <span className="pointer-events-none absolute top-2 left-2 rounded-tight bg-black/65 px-2 text-small text-white">
        Before
      </span>
      <span className="pointer-events-none absolute top-2 right-2 rounded-tight bg-black/65 px-2 text-small text-white">
        After
      </span>
    </div>
  )
}
