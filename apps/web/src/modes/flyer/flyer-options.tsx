import { UseBrandKit } from '#web/studio/brand/use-brand-kit.tsx'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BRAND_KEPT, EMPTY_FORM, type FlyerTool, isBrandKept, LOGO_RULES, ofBrand } from './flyer.form.ts'
import { FlyerColors } from './flyer-colors.tsx'
import { FlyerField } from './flyer-field.tsx'

export function FlyerOptions({ tool }: { tool: FlyerTool }) {
  const { form, change, pictures, busy, phase } = tool
  const fields = { form, onChange: change }
  return (
    <>
      <UseBrandKit of={ofBrand} logo={LOGO_RULES} disabled={busy} finished={phase === 'done'} {...fields} />
      <PictureField label="Logo" {...pictures.logo} disabled={busy} />
      <FlyerField name="content" {...fields} />
      {isBrandKept(form) && <Notice tone="info">{BRAND_KEPT} Change them if this flyer is for somebody else.</Notice>}
      <FlyerField name="brandName" {...fields} />
      <FlyerColors tool={tool} />
      <PictureField
        label="Picture (optional)"
        {...pictures.optional}
        disabled={busy}
        onRemove={() => change({ optional: null })}
      />
      <FlyerField name="contacts" {...fields} />
      <Button look="ghost" className="w-full text-small" disabled={busy} onClick={() => change(EMPTY_FORM)}>
        Clear everything
      </Button>
    </>
  )
}
