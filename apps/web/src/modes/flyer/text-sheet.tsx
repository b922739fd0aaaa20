import { type ComponentProps, useEffect } from 'react'
import { Sheet } from '#web/ui/dialog.tsx'
import { FlyerField, focusText } from './flyer-field.tsx'

interface TextSheetProps extends ComponentProps<typeof FlyerField> {
  text: string
  onClose: () => void
}

const TITLES = { content: 'What it says', brandName: 'Brand name', contacts: 'Contacts' } as const

export function TextSheet({ text, onClose, ...field }: TextSheetProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when opened, not at each letter typed
  useEffect(() => {
    // Wait for the next task, because the sheet itself takes the focus when it opens.
    const timer = setTimeout(() => focusText(field.name, text))
    return () => clearTimeout(timer)
  }, [])
  return (
    <Sheet open onOpenChange={onClose} title={TITLES[field.name]}>
      <FlyerField {...field} />
    </Sheet>
  )
}
