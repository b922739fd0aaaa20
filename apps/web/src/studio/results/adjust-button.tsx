import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export function AdjustButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" className="px-3" onClick={onClick}>
      <SlidersHorizontal aria-hidden className="size-5" />
      Adjust
    </Button>
  )
}
