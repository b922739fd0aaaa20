import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

const SHOTS = [
  ['#f3f1ec', '#e2ded6'],
  ['#cfe0d4', '#a97c50'],
  ['#2b3038', '#1c2026'],
  ['#e7d3bf', '#d9bd9f'],
] as const

export function ProductExample() {
  return (
    <ExampleDrawing size={[428, 100]}>
      <defs>
        <clipPath id="shot">
          <rect width="72" height="90" rx="8" />
        </clipPath>
        <g id="bottle">
          <path d="M30 20h12v10c0 6 8 6 8 14v34c0 4-28 4-28 0V44c0-8 8-8 8-14z" fill="#7a3b12" />
          <rect x="29" y="12" width="14" height="10" rx="2" fill="#22252c" />
          <rect x="22" y="50" width="28" height="20" fill="#f7f4ed" />
          <circle cx="36" cy="60" r="6" fill="#0f766e" />
        </g>
      </defs>
      <g transform="translate(4 5)" clipPath="url(#shot)">
        <rect width="72" height="90" fill="#b9c2c9" />
        <path d="M0 60h72v30H0z" fill="#8d7f70" />
        <path d="M6 66h16v10H6zM54 50h14v18H54z" fill="#6f7f8a" />
        <use href="#bottle" />
      </g>
      <ExampleArrow x={88} y={50} />
      {SHOTS.map(([behind, floor], index) => (
        <g key={behind} transform={`translate(${118 + index * 78} 5)`} clipPath="url(#shot)">
          <rect width="72" height="90" fill={behind} />
          <rect y="66" width="72" height="24" fill={floor} />
          <g transform={index === 2 ? 'translate(-40 -62) scale(2.1)' : undefined}>
            <use href="#bottle" />
          </g>
          {index === 3 && <path d="M72 90V58c-8-4-18-2-24 4l-4 6c4 4 8 2 10 0v22z" fill="#8d5a3b" />}
        </g>
      ))}
    </ExampleDrawing>
  )
}
