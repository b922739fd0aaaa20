import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { readNames } from '#web/studio/names/names.ts'
import { NamesField } from '#web/studio/names/names-field.tsx'
import type { NameImport } from '#web/studio/names/use-name-import.ts'
import { Button } from '#web/ui/button.tsx'
import type { CertificatesTool } from './certificates.form.ts'

const Sheet = lazy(async () => ({ default: (await import('#web/ui/dialog.tsx')).Sheet }))

/** Where the options are out of sight. */
export function AddNames({ tool: { form, busy, change }, lists }: { tool: CertificatesTool; lists: NameImport }) {
  const [open, setOpen] = useState(false)
  const list = readNames(form.names)
  const count = list.names.length
  return (
    <>
      <Button icon={Users} look={count > 0 ? 'secondary' : 'primary'} onClick={() => setOpen(true)}>
        {count > 0 ? `Change the ${plural(count, 'name')}` : 'Add the names'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Sheet open onOpenChange={setOpen} title="Names" description="Type or paste them, or bring a list.">
            <div className="space-y-4">
              <NamesField
                text={form.names}
                list={list}
                lists={lists}
                disabled={busy}
                onText={(names) => change({ names })}
              />
              <Button className="w-full" onClick={() => setOpen(false)}>
                Done
              </Button>
            </div>
          </Sheet>
        </Suspense>
      )}
    </>
  )
}
