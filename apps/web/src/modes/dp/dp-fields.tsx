import { DP_STYLES, type DpStyle } from '@ufaro/contract/tools/dp.ts'
import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import { understandDp } from '@ufaro/render/draw/dp/understand-dp.ts'
import { ImageUp, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { understoodWords } from '#web/studio/card/card-words.ts'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import type { DpForm } from './dp.form.ts'

const HEAD = 'M14 8a5 5 0 0 1 5 5c0 3-2 6-5 6s-5-3-5-6a5 5 0 0 1 5-5zM4 28c1-6 4-8 10-8s9 2 10 8z'
const SKIN = '#8d5a3b'

const ground = (color: string) => <rect width="28" height="28" fill={color} />

const SIGNS: Record<DpStyle, ReactNode> = {
  'Professional Halo': (
    <>
      {ground('#1c2f52')}
      <circle cx="14" cy="13" r="10" fill="none" stroke="#cde2ff" strokeWidth="1.5" />
      <path d={HEAD} fill={SKIN} />
    </>
  ),
  'Neon Glow': (
    <>
      {ground('#160d24')}
      <path d={HEAD} fill={SKIN} stroke="#ff34ac" strokeWidth="2" />
      <path d="M19 13c0 3-2 6-5 6 6 0 9 3 10 9" fill="none" stroke="#1cd6ff" strokeWidth="2" />
    </>
  ),
  'Sticker Outline': (
    <>
      {ground('#ffbe2e')}
      <path d={HEAD} fill={SKIN} stroke="#fff" strokeWidth="3" paintOrder="stroke" />
    </>
  ),
  'Monochrome Sketch': (
    <>
      {ground('#f6f2e8')}
      <path d={HEAD} fill="none" stroke="#28282e" strokeWidth="1.2" />
      <path d="M11 17l4-5m-2 6l5-6M8 26l4-5m0 6l4-6m0 6l4-5" stroke="#28282e" strokeWidth=".8" />
    </>
  ),
  'Golden Hour': (
    <>
      {ground('#f6a454')}
      <circle cx="22" cy="8" r="6" fill="#ffe0a0" />
      <path d={HEAD} fill={SKIN} stroke="#ffe0a0" />
    </>
  ),
  'Vibrant Colors': (
    <>
      {ground('#ff466e')}
      <path d="M28 0v28H8z" fill="#4a3adc" />
      <circle cx="14" cy="13" r="10" fill="#ffcc40" />
      <path d={HEAD} fill={SKIN} />
    </>
  ),
}

const sign = (style: DpStyle) => (
  <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0 rounded-full">
    {SIGNS[style]}
  </svg>
)

type Described = Pick<DpForm, 'style' | 'input' | 'prompt'> & { byModel: boolean }

export const STYLE_AND_LIGHT: FieldList<Described> = [
  {
    type: 'cards',
    name: 'style',
    label: 'Style',
    options: DP_STYLES.map((value) => ({ value, label: value, icon: sign(value) })),
    className: 'text-small',
  },
  {
    type: 'cards',
    name: 'input',
    label: 'Colours and light',
    options: [
      { value: 'prompt', label: 'As I describe', icon: <PencilLine aria-hidden className="size-5 shrink-0" /> },
      { value: 'reference', label: 'Like a picture', icon: <ImageUp aria-hidden className="size-5 shrink-0" /> },
    ],
  },
  {
    type: 'paragraph',
    name: 'prompt',
    label: 'Description',
    required: true,
    max: PROMPT_MAX,
    rows: 3,
    placeholder: 'Navy and gold, dark and soft',
    ideas: ['Navy and gold, dark', 'Teal, bright', 'Warm orange, soft', 'Black and pink, crisp'],
    hint: hintFor,
    when: ({ input }) => input === 'prompt',
  },
]

function hintFor({ prompt, byModel }: Described): string {
  if (byModel) return 'Background, colours, light and mood.'
  if (!prompt.trim()) return 'Colours, dark or bright, soft or crisp. Write in English.'
  const words = understoodWords(understandDp(prompt).understood)
  return words ? `Understood: ${words}` : 'Not recognised: the style’s own colours are used.'
}
