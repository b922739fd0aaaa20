import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

const PICTURES = [
  ['#1c2f52', '#cde2ff'],
  ['#160d24', '#ff34ac'],
  ['#ffbe2e', '#ffffff'],
] as const

export function DpExample() {
  return (
    <ExampleDrawing size={[420, 100]}>
      <defs>
        <clipPath id="snap">
          <rect width="80" height="90" rx="8" />
        </clipPath>
        <clipPath id="round">
          <circle cx="40" cy="45" r="40" />
        </clipPath>
        <g id="somebody">
          <path d="M4 92c1-19 14-26 36-26s35 7 36 26z" fill="#a23b52" />
          <path d="M33 54h14v13c-2 5-12 5-14 0z" fill="#7a4a2e" />
          <ellipse cx="40" cy="40" rx="14" ry="17" fill="#8d5a3b" />
          <path d="M25 39c-3-19 7-24 15-24s18 5 15 24c-1-8-4-12-15-12s-14 4-15 12z" fill="#1c1512" />
        </g>
      </defs>
      <g transform="translate(4 5)" clipPath="url(#snap)">
        <rect width="80" height="90" fill="#b9c2c9" />
        <path d="M0 24h24v66H0zM58 10h22v80H58z" fill="#7c8b95" />
        <use href="#somebody" />
      </g>
      <ExampleArrow x={92} y={50} />
      {PICTURES.map(([ground, light], index) => (
        <g key={ground} transform={`translate(${122 + index * 98} 5)`} clipPath="url(#round)">
          <rect width="80" height="90" fill={ground} />
          <use href="#somebody" stroke={light} strokeWidth="5" strokeLinejoin="round" />
          <use href="#somebody" />
        </g>
      ))}
    </ExampleDrawing>
  )
}
