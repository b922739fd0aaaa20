import {
  Award,
  CalendarHeart,
  Clapperboard,
  Film,
  type LucideIcon,
  Newspaper,
  Package,
  PenLine,
  Shirt,
  Smile,
  UserRound,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { loadable } from '#web/lib/loadable.tsx'
import type { ModeScreen, ModeScreens } from '#web/studio/shell/mode-screen.ts'

const screen = (icon: LucideIcon, load: () => Promise<ComponentType>): ModeScreen => ({
  icon,
  Panel: loadable(load),
})

export const MODE_SCREENS: ModeScreens = {
  headshot: screen(UserRound, async () => (await import('./headshot/headshot.panel.tsx')).HeadshotPanel),
  product: screen(Package, async () => (await import('./product/product.panel.tsx')).ProductPanel),
  dp: screen(Smile, async () => (await import('./dp/dp.panel.tsx')).DpPanel),
  mockup: screen(Shirt, async () => (await import('./mockup/mockup.panel.tsx')).MockupPanel),
  certificates: screen(Award, async () => (await import('./certificates/certificates.panel.tsx')).CertificatesPanel),
  events: screen(CalendarHeart, async () => (await import('./events/events.panel.tsx')).EventsPanel),
  copywriter: screen(PenLine, async () => (await import('./copywriter/copywriter.panel.tsx')).CopywriterPanel),
  content_script: screen(
    Clapperboard,
    async () => (await import('./content-script/content-script.panel.tsx')).ContentScriptPanel,
  ),
  gif: screen(Film, async () => (await import('./gif/gif.panel.tsx')).GifPanel),
  flyer: screen(Newspaper, async () => (await import('./flyer/flyer.panel.tsx')).FlyerPanel),
}
