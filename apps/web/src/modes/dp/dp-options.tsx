import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import { understandDp } from '@ufaro/render/draw/dp/understand-dp.ts'
import { ImageUp, PencilLine } from 'lucide-react'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import { understoodWords } from '#web/studio/card/card-words.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { DpForm } from './dp.form.ts'
import { StylePicker } from './style-picker.tsx'

const WAYS = [
  { value: 'prompt', label: 'As I describe', icon: <PencilLine aria-hidden className="size-5 shrink-0" /> },
  { value: 'reference', label: 'Like a picture', icon: <ImageUp aria-hidden className="size-5 shrink-0" /> },
] as const

export function DpOptions({ tool }: { tool: Tool<DpForm, 'photo' | 'reference'> }) {
  const { change, pictures, busy, byModel } = tool
  const { input, prompt, style } = tool.form
  return (
    <>
      <PictureField label="Your photo" {...pictures.photo} disabled={busy} />
      <StylePicker value={style} onChange={(chosen) => change({ style: chosen })} />
      <RadioCards label="Colours and light" value={input} options={WAYS} onChange={(way) => change({ input: way })} />
      {input === 'prompt' ? (
        <Field label="Description" required hint={hintFor(prompt, byModel)}>
          <Textarea
            value={prompt}
            maxLength={PROMPT_MAX}
            rows={3}
            placeholder="Navy and gold, dark and soft"
            onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
          />
        </Field>
      ) : (
        <PictureField label="Reference" {...pictures.reference} disabled={busy} />
      )}
    </>
  )
}

function hintFor(prompt: string, byModel: boolean): string {
  if (byModel) return 'Background, colours, light and mood.'
  if (!prompt.trim()) return 'Colours, dark or bright, soft or crisp. English words are understood best.'
  const words = understoodWords(understandDp(prompt).understood)
  return words ? `Understood: ${words}` : 'Not recognised: the style’s own colours are used.'
}
