import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Fields } from '#web/ui/fields/fields.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { type MockupTool, ofBrand, pickItem } from './mockup.form.ts'
import { BY_WORDS, ITEM_CARDS, PERSON, WAY } from './mockup-fields.tsx'

export function MockupOptions({ tool }: { tool: MockupTool }) {
  const { form, change, pictures, busy, byModel, phase } = tool
  return (
    <>
      <UseBrandKit of={ofBrand} form={form} logo={{}} disabled={busy} finished={phase === 'done'} onChange={change} />
      <PictureField label="Your logo" {...pictures.logo} disabled={busy} />
      <Fields of={WAY} form={form} onChange={change} />
      {form.input === 'prompt' ? (
        <RadioCards
          label="Item"
          value={form.item ?? BY_WORDS}
          options={ITEM_CARDS}
          onChange={(item) => change(pickItem(form, item === BY_WORDS ? null : item))}
        />
      ) : (
        <PictureField label="Item photo" {...pictures.photo} disabled={busy} />
      )}
      {byModel ? (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1.5 text-small font-bold">Person in the picture</legend>
          <Fields of={PERSON} form={form.model} onChange={(part) => change({ model: { ...form.model, ...part } })} />
          <p className="col-span-2 text-small text-ink-soft">With nothing set, nobody is in the picture.</p>
        </fieldset>
      ) : (
        // No generative model is configured, and only such a model can add a person to the picture.
        <p className="text-small text-ink-soft">The picture shows the item alone, without a person.</p>
      )}
    </>
  )
}
