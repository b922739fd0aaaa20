import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { BasicSettings } from './basic-settings.tsx'
import { GIF_RULES, type GifTool, ofBrand } from './gif.form.ts'
import { LookSettings } from './look-settings.tsx'
import { MarketingSettings } from './marketing-settings.tsx'
import { TextSettings } from './text-settings.tsx'

export function GifOptions({ tool: { form, change, pictures, busy, stage } }: { tool: GifTool }) {
  const fields = { settings: form, onChange: change }
  return (
    <>
      <UseBrandKit
        of={ofBrand}
        form={form}
        logo={GIF_RULES}
        disabled={busy}
        finished={stage === 'done'}
        onChange={change}
      />
      <BasicSettings {...fields} />
      <TextSettings {...fields} />
      <MarketingSettings
        {...fields}
        logo={{ ...pictures.logo, onRemove: () => change({ logo: null }) }}
        disabled={busy}
      />
      <LookSettings {...fields} />
    </>
  )
}
