import { DEFAULT_CROP } from '@ufaro/contract/tools/events.ts'
import { Maximize } from 'lucide-react'
import { BoxCrop } from '#web/studio/crop/box-crop.tsx'
import type { FractionBox } from '#web/studio/crop/fraction-box.ts'
import { Button } from '#web/ui/button.tsx'

const WHOLE: FractionBox = { x: 0, y: 0, width: 1, height: 1 }

interface GuestCropProps {
  url: string
  heads: FractionBox | null
  crop: FractionBox
  onChange: (crop: FractionBox) => void
}

export function GuestCrop({ url, heads, crop, onChange }: GuestCropProps) {
  return (
    <figure className="min-w-0 space-y-2">
      <figcaption className="text-small font-bold">Part of the photo to show</figcaption>
      <BoxCrop
        name="part of the guest’s photo"
        box={crop}
        onChange={onChange}
        className="mx-auto max-h-[26dvh] lg:max-h-[50dvh]"
      >
        <img src={url} alt="Your guest" className="rounded-card" />
      </BoxCrop>
      <div className="flex flex-wrap justify-center gap-1">
        <Button icon={Maximize} look="ghost" className="px-3 text-small [&_svg]:size-4" onClick={() => onChange(WHOLE)}>
          Whole photo
        </Button>
        <Button look="ghost" className="px-3 text-small" onClick={() => onChange(heads ?? DEFAULT_CROP)}>
          {heads ? 'Head and shoulders' : 'Middle'}
        </Button>
      </div>
    </figure>
  )
}
