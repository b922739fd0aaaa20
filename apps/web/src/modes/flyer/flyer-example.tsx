import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

export function FlyerExample() {
  return (
    <ExampleDrawing size={[360, 120]}>
      <g transform="translate(20 36)">
        <rect width="76" height="48" rx="8" fill="#fff" stroke="#85858f" />
        <circle cx="22" cy="24" r="11" fill="#c2410c" />
        <path d="M40 20h26v4H40zm0 8h18v3H40z" fill="#1f2937" />
      </g>
      <ExampleArrow x={112} y={60} />
      <g transform="translate(150 4)">
        <rect width="80" height="112" rx="6" fill="#fff" stroke="#dfdfe3" />
        <circle cx="12" cy="13" r="5" fill="#c2410c" />
        <path d="M0 24h80v44L0 76z" fill="#1d4ed8" />
        <path d="M0 76l80-8v4L0 80z" fill="#f59e0b" />
        <path d="M8 36h44v7H8zm0 12h32v7H8z" fill="#fff" />
        <path d="M8 86h60v2H8zm0 5h52v2H8z" fill="#85858f" />
        <path d="M0 102h80v4a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="#14243f" />
      </g>
      <g transform="translate(252 10)">
        <rect width="80" height="100" rx="6" fill="#0f766e" />
        <circle cx="76" cy="14" r="22" fill="#f59e0b" fillOpacity=".5" />
        <rect x="6" y="6" width="18" height="12" rx="3" fill="#fff" />
        <circle cx="15" cy="12" r="3.5" fill="#c2410c" />
        <rect x="8" y="26" width="64" height="54" rx="6" fill="#fff" transform="rotate(-2 40 53)" />
        <path d="M16 38h48v7H16zm8 12h32v7H24z" fill="#0f766e" />
        <path d="M20 64h40v2H20zm5 5h30v2H25z" fill="#85858f" />
        <rect x="8" y="86" width="64" height="9" rx="4" fill="#0b4f4a" />
      </g>
    </ExampleDrawing>
  )
}
