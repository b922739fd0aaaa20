import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

export function MockupExample() {
  return (
    <ExampleDrawing size={[420, 100]}>
      <defs>
        <g id="mark">
          <circle r="11" fill="#0f766e" />
          <path d="M0-7L6 6H-6z" fill="#fbbf24" />
        </g>
      </defs>
      <rect x="6" y="10" width="80" height="80" rx="10" fill="#f5f5f4" stroke="#d6d3d1" />
      <use href="#mark" transform="translate(46 50) scale(1.9)" />
      <ExampleArrow x={96} y={50} />
      <g>
        <rect x="124" y="10" width="90" height="80" rx="10" fill="#e7d3bf" />
        <path d="M186 40c18-3 18 26 0 22" fill="none" stroke="#d9d6d0" strokeWidth="6" />
        <path d="M142 28h46v42c0 8-46 8-46 0z" fill="#fbfaf7" />
        <ellipse cx="165" cy="28" rx="23" ry="5" fill="#6b4226" />
        <use href="#mark" transform="translate(165 53)" />
      </g>
      <g>
        <rect x="224" y="10" width="90" height="80" rx="10" fill="#cfe0d4" />
        <path d="M254 22c8 7 22 7 30 0l20 10-8 18-8-4v36h-38V46l-8 4-8-18z" fill="#1c2c4c" />
        <use href="#mark" transform="translate(269 56)" />
      </g>
      <g>
        <rect x="324" y="10" width="90" height="80" rx="10" fill="#fde2ec" />
        <path d="M357 42c0-24 24-24 24 0" fill="none" stroke="#cdbfa6" strokeWidth="4" />
        <path d="M346 40h46l4 44h-54z" fill="#efe4d0" />
        <use href="#mark" transform="translate(369 63)" />
      </g>
    </ExampleDrawing>
  )
}
