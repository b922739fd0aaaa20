import { GalleryPage as Gallery } from '#web/features/gallery/gallery.page.tsx'
import { MODE_SCREENS } from '#web/modes/registry.tsx'
import { HandOverScreens } from '#web/studio/hand-over/destinations.ts'

export function GalleryPage() {
  return (
    <HandOverScreens value={MODE_SCREENS}>
      <Gallery />
    </HandOverScreens>
  )
}
