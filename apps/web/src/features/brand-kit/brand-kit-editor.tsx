import type { BrandKit } from '@ufaro/contract/brand.ts'
import { putBrandKit } from '@ufaro/contract/http/brand-kit.ts'
import { type FormEvent, useCallback, useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { ColorFields } from '#web/studio/brand/color-fields.tsx'
import { ContactsEditor } from '#web/studio/brand/contacts-editor.tsx'
import { colorsIfUnchosen } from '#web/studio/brand/logo-colors.ts'
import { brandKitQuery } from '#web/studio/brand/read-brand.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { type BrandKitForm, bodyOf, formOf } from './brand-kit.form.ts'
import { LogoField } from './logo-field.tsx'
import { TextFields } from './text-fields.tsx'

export function BrandKitEditor({ kit }: { kit: BrandKit }) {
  const [form, setForm] = useState(() => formOf(kit))
  const { saving, fault, save } = useSaving((saved) => setForm(formOf(saved)))
  const change = useCallback((changes: Partial<BrandKitForm>) => setForm((before) => ({ ...before, ...changes })), [])
  function takeLogo(logo: BrandKitForm['logo']) {
    change({ logo })
    if (logo) void colorsIfUnchosen(logo.blob, form.colors).then(change)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(form)
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <Card className="space-y-5">
        <LogoField stored={kit.logo} logo={form.logo} disabled={saving} onChange={takeLogo} />
        <TextFields form={form} faults={fault instanceof ApiError ? fault.fields : {}} onChange={change} />
      </Card>
      <Card>
        <ColorFields colors={form.colors} logo={form.logo?.blob} onChange={(colors) => change({ colors })} />
      </Card>
      <Card>
        <ContactsEditor contacts={form.contacts} onChange={(contacts) => change({ contacts })} />
      </Card>
      {fault !== null && (
        <Notice tone="danger" title="The brand kit was not saved">
          {sentenceOf(fault)}
        </Notice>
      )}
      <Button type="submit" loading={saving} className="max-sm:w-full">
        Save brand kit
      </Button>
    </form>
  )
}

function useSaving(onSaved: (kit: BrandKit) => void) {
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<unknown>(null)

  async function save(form: BrandKitForm) {
    setSaving(true)
    setFault(null)
    try {
      const saved = await call(putBrandKit, { body: bodyOf(form) })
      queryClient.setQueryData(brandKitQuery.queryKey, saved)
      onSaved(saved)
      notify.success('Brand kit saved.')
    } catch (error) {
      setFault(error)
    } finally {
      setSaving(false)
    }
  }
  return { saving, fault, save }
}
