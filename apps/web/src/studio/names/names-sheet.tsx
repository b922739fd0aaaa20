import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { readNames } from './names.ts'
import { NamesField } from './names-field.tsx'
import type { NameImport } from './use-name-import.ts'

const Sheet = lazy(async () => ({ default: (await import('#web/ui/dialog.tsx')).Sheet }))

interface NamesSheetProps {
  text: string
  lists: NameImport
  disabled: boolean
  onText: (text: string) => void
}

export function NamesSheet({ text, lists, disabled, onText }: NamesSheetProps) {
  const [open, setOpen] = useState(false)
  const list = readNames(text)
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
              <NamesField {...{ text, list, lists, disabled, onText }} />
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
