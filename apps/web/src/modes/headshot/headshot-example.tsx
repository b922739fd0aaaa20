import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

const GROUNDS = ['#c9d6e6', '#e7d3bf', '#cfe0d4', '#2b3038'] as const

export function HeadshotExample() {
  return (
    <ExampleDrawing size={[428, 100]}>
      <defs>
        <clipPath id="frame">
          <rect width="72" height="90" rx="8" />
        </clipPath>
        <g id="person">
          <path d="M2 90c1-18 13-25 34-25s33 7 34 25z" fill="#2c3a52" />
          <path d="M29 66l7 14 7-14-7-5z" fill="#f5f5f4" />
          <path d="M30 54h12v12c-2 4-10 4-12 0z" fill="#7a4a2e" />
          <ellipse cx="36" cy="41" rx="13" ry="16" fill="#8d5a3b" />
          <path d="M22 40c-2-17 6-22 14-22s16 5 14 22c-1-7-4-11-14-11s-13 4-14 11z" fill="#1c1512" />
        </g>
      </defs>
      <g transform="translate(4 5)" clipPath="url(#frame)">
        <rect width="72" height="90" fill="#8fb4c9" />
        <path d="M0 20h26v70H0zM50 8h22v82H50z" fill="#5f7f92" />
        <path d="M6 28h6v8H6zm9 0h6v8h-6zM56 16h5v8h-5zm8 0h5v8h-5z" fill="#dfe9ef" />
        <use href="#person" />
      </g>
      <ExampleArrow x={88} y={50} />
      {GROUNDS.map((ground, index) => (
        <g key={ground} transform={`translate(${118 + index * 78} 5)`} clipPath="url(#frame)">
          <rect width="72" height="90" fill={ground} />
          <use href="#person" />
        </g>
      ))}
    </ExampleDrawing>
  )
}
