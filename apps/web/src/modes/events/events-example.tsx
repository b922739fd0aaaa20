import { ExampleArrow, ExampleDrawing } from '#web/studio/example/example-drawing.tsx'

export function EventsExample() {
  return (
    <ExampleDrawing size={[420, 120]}>
      <defs>
        <clipPath id="event-room">
          <circle cx="42" cy="52" r="24" />
        </clipPath>
        <g id="event-guest">
          <path d="M16 84c1-16 12-22 26-22s25 6 26 22z" fill="#7b4fb0" />
          <path d="M37 52h10v11c-2 3-8 3-10 0z" fill="#6d4127" />
          <ellipse cx="42" cy="44" rx="11" ry="13" fill="#82522f" />
          <path d="M30 43c-2-14 5-18 12-18s14 4 12 18c-1-6-4-9-12-9s-11 3-12 9z" fill="#17110e" />
        </g>
        <g id="event-flyer">
          <rect width="84" height="112" rx="8" fill="#24164d" />
          <path d="M0 96c22-14 44 8 84-8v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#e0662f" />
          <path d="M14 12h56v6H14zm10 10h36v3H24z" fill="#ffd54a" />
          <path d="M20 84h44v4H20z" fill="#fff" />
          <circle cx="42" cy="52" r="26" fill="#ffd54a" />
        </g>
      </defs>
      <g transform="translate(20 4)">
        <use href="#event-flyer" />
        <circle cx="42" cy="52" r="24" fill="#fff" />
      </g>
      <path d="M128 60h16m-8-8v16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <g transform="translate(162 14)">
        <rect width="72" height="92" rx="8" fill="#8fb4c9" />
        <use href="#event-guest" transform="translate(-6 8)" />
      </g>
      <ExampleArrow x={254} y={60} />
      <g transform="translate(296 4)">
        <use href="#event-flyer" />
        <g clipPath="url(#event-room)">
          <rect x="18" y="28" width="48" height="48" fill="#8fb4c9" />
          <use href="#event-guest" />
        </g>
      </g>
    </ExampleDrawing>
  )
}
