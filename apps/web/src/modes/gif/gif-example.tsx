import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

const SHEETS = [
  { x: 8, y: 26, fill: '#e7d3bf', shape: '#b4552d' },
  { x: 40, y: 18, fill: '#c9d6e6', shape: '#2c5d8a' },
  { x: 72, y: 10, fill: '#cfe0d4', shape: '#2f7d4f' },
] as const

export function GifExample() {
  return (
    <ExampleDrawing size={[300, 110]}>
      {SHEETS.map(({ x, y, fill, shape }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect width="72" height="72" rx="8" fill={fill} stroke="#ffffff" strokeWidth="2" />
          <circle cx="24" cy="24" r="8" fill="#ffffff" opacity="0.8" />
          <path d="M0 60l22-22 14 14 18-20 18 20v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill={shape} />
        </g>
      ))}
      <ExampleArrow x={158} y={50} />
      <g transform="translate(190 8)">
        <rect width="94" height="94" rx="10" fill="#2b303c" />
        <path d="M0 74l28-28 18 18 22-26 26 28v18a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z" fill="#e0803c" />
        <circle cx="30" cy="28" r="10" fill="#ffd54a" />
        <rect x="14" y="74" width="66" height="13" rx="6.5" fill="#ffffff" />
        <path d="M24 80.500h46" stroke="#2b303c" strokeWidth="3" strokeLinecap="round" />
      </g>
    </ExampleDrawing>
  )
}
