import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import { Camera, PencilLine } from 'lucide-react'
import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ItemPicker } from './item-picker.tsx'
import { type MockupTool, ofBrand, pickItem } from './mockup.form.ts'
import { ModelFields } from './model-fields.tsx'

const ANY_PICTURE = {}

const WAYS = [
  { value: 'prompt', label: 'What I describe', icon: <PencilLine aria-hidden className="size-5 shrink-0" /> },
  { value: 'item_photo', label: 'My item photo', icon: <Camera aria-hidden className="size-5 shrink-0" /> },
] as const

export function MockupOptions({ tool }: { tool: MockupTool }) {
  const { form, change, pictures, busy, byModel } = tool
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={form}
        logo={ANY_PICTURE}
        disabled={busy}
        finished={tool.stage === 'done'}
        onChange={change}
      />
      <PictureField label="Your logo" {...pictures.logo} disabled={busy} />
      <RadioCards label="Put it on" value={form.input} options={WAYS} onChange={(input) => change({ input })} />
      {form.input === 'prompt' ? (
        <>
          <Field label="Description" required hint="An item, a place and colours. English words are understood best.">
            <Textarea
              value={form.prompt}
              maxLength={PROMPT_MAX}
              rows={3}
              placeholder="A navy T-shirt on a wall"
              onChange={({ currentTarget }) => change({ prompt: currentTarget.value })}
            />
          </Field>
          <ItemPicker value={form.item} onChange={(item) => change(pickItem(form, item))} />
        </>
      ) : (
        <PictureField label="Item photo" {...pictures.photo} disabled={busy} />
      )}
      <ModelFields value={form.model} byModel={byModel} onChange={(model) => change({ model })} />
    </>
  )
}
