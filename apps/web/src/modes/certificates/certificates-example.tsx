import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

export function CertificatesExample() {
  return (
    <ExampleDrawing size={[420, 120]}>
      <defs>
        <g id="certificate-sheet">
          <rect width="116" height="84" rx="6" fill="#fdf6e3" stroke="#b7902f" strokeWidth="2" />
          <rect x="6" y="6" width="104" height="72" rx="3" fill="none" stroke="#d8b65a" />
          <path d="M34 18h48v5H34z" fill="#7a5c14" />
          <circle cx="94" cy="64" r="8" fill="#b7902f" />
          <path d="M90 70l-2 10 6-3 6 3-2-10z" fill="#8a6a1a" />
        </g>
      </defs>
      <use href="#certificate-sheet" x="14" y="18" />
      <path d="M146 60h16m-8-8v16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <g transform="translate(178 24)">
        <rect width="66" height="72" rx="6" fill="#dfe6ee" />
        <path d="M10 14h42v5H10zm0 14h34v5H10zm0 14h46v5H10zm0 14h28v5H10z" fill="#4a5a70" />
      </g>
      <ExampleArrow x={258} y={60} />
      {[0, 1, 2].map((sheet) => (
        <g key={sheet} transform={`translate(${286 + sheet * 8} ${10 + sheet * 8})`}>
          <use href="#certificate-sheet" />
          <path d="M28 40c8-7 12-7 14 0s10-7 15 0 9-7 15 0 10-5 16-3" fill="none" stroke="#222" strokeWidth="2" />
          <path d="M40 56h36v3H40z" fill="#777" />
        </g>
      ))}
    </ExampleDrawing>
  )
}
