import { ChevronDown, Tag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'
import { NAV_LABEL, NAV_LOOK } from './nav-button.tsx'

const PricingPanel = lazy(async () => ({ default: (await import('./pricing-panel.tsx')).PricingPanel }))

export function PricingMenu() {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Subscription Plans"
      trigger={
        <Button look="ghost" className={NAV_LOOK}>
          <Tag aria-hidden className="min-[52rem]:hidden" />
          <span className={NAV_LABEL}>Pricing</span>
          <ChevronDown aria-hidden className="max-[52rem]:hidden" />
        </Button>
      }
    >
      <Suspense fallback={<MenuSkeleton />}>
        <PricingPanel onChoose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
