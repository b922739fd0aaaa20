import { DP_STYLES, type DpStyle } from '@ufaro/contract/tools/dp.ts'
import type { ReactNode } from 'react'
import { RadioCards } from '#web/ui/radio-cards.tsx'

const HEAD = 'M14 8a5 5 0 0 1 5 5c0 3-2 6-5 6s-5-3-5-6a5 5 0 0 1 5-5zM4 28c1-6 4-8 10-8s9 2 10 8z'
const SKIN = '#8d5a3b'

const SIGNS: Record<DpStyle, ReactNode> = {
  'Professional Halo': (
    <>
      <rect width="28" height="28" fill="#1c2f52" />
      <circle cx="14" cy="13" r="10" fill="none" stroke="#cde2ff" strokeWidth="1.5" />
      <path d={HEAD} fill={SKIN} />
    </>
  ),
  'Neon Glow': (
    <>
      <rect width="28" height="28" fill="#160d24" />
      <path d={HEAD} fill={SKIN} stroke="#ff34ac" strokeWidth="2" />
      <path d="M19 13c0 3-2 6-5 6 6 0 9 3 10 9" fill="none" stroke="#1cd6ff" strokeWidth="2" />
    </>
  ),
  'Sticker Outline': (
    <>
      <rect width="28" height="28" fill="#ffbe2e" />
      <path d={HEAD} fill={SKIN} stroke="#fff" strokeWidth="3" paintOrder="stroke" />
    </>
  ),
  'Monochrome Sketch': (
    <>
      <rect width="28" height="28" fill="#f6f2e8" />
      <path d={HEAD} fill="none" stroke="#28282e" strokeWidth="1.2" />
      <path d="M11 17l4-5m-2 6l5-6M8 26l4-5m0 6l4-6m0 6l4-5" stroke="#28282e" strokeWidth=".8" />
    </>
  ),
  'Golden Hour': (
    <>
      <rect width="28" height="28" fill="#f6a454" />
      <circle cx="22" cy="8" r="6" fill="#ffe0a0" />
      <path d={HEAD} fill={SKIN} stroke="#ffe0a0" />
    </>
  ),
  'Vibrant Colors': (
    <>
      <rect width="28" height="28" fill="#ff466e" />
      <path d="M28 0v28H8z" fill="#4a3adc" />
      <circle cx="14" cy="13" r="10" fill="#ffcc40" />
      <path d={HEAD} fill={SKIN} />
    </>
  ),
}

interface StylePickerProps {
  value: DpStyle
  onChange: (style: DpStyle) => void
}

export function StylePicker({ value, onChange }: StylePickerProps) {
  return (
    <RadioCards
      label="Style"
      value={value}
      options={DP_STYLES.map((style) => ({ value: style, label: style, icon: <Sign>{SIGNS[style]}</Sign> }))}
      onChange={onChange}
      className="text-small"
    />
  )
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0 rounded-full">
      {children}
    </svg>
  )
}
