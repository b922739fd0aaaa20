import {
  Award,
  CalendarHeart,
  Clapperboard,
  Film,
  Newspaper,
  Package,
  PenLine,
  Shirt,
  Smile,
  UserRound,
} from 'lucide-react'
import { lazy } from 'react'
import type { ModeScreens } from '#web/studio/shell/mode-screen.ts'

const CertificatesPanel = lazy(async () => ({
  default: (await import('./certificates/certificates.panel.tsx')).CertificatesPanel,
}))
const ContentScriptPanel = lazy(async () => ({
  default: (await import('./content-script/content-script.panel.tsx')).ContentScriptPanel,
}))
const CopywriterPanel = lazy(async () => ({
  default: (await import('./copywriter/copywriter.panel.tsx')).CopywriterPanel,
}))
const DpPanel = lazy(async () => ({ default: (await import('./dp/dp.panel.tsx')).DpPanel }))
const EventsPanel = lazy(async () => ({ default: (await import('./events/events.panel.tsx')).EventsPanel }))
const GifPanel = lazy(async () => ({ default: (await import('./gif/gif.panel.tsx')).GifPanel }))
const FlyerPanel = lazy(async () => ({ default: (await import('./flyer/flyer.panel.tsx')).FlyerPanel }))
const HeadshotPanel = lazy(async () => ({ default: (await import('./headshot/headshot.panel.tsx')).HeadshotPanel }))
const MockupPanel = lazy(async () => ({ default: (await import('./mockup/mockup.panel.tsx')).MockupPanel }))
const ProductPanel = lazy(async () => ({ default: (await import('./product/product.panel.tsx')).ProductPanel }))

export const MODE_SCREENS: ModeScreens = {
  headshot: { icon: UserRound, Panel: HeadshotPanel },
  product: { icon: Package, Panel: ProductPanel },
  dp: { icon: Smile, Panel: DpPanel },
  mockup: { icon: Shirt, Panel: MockupPanel },
  certificates: { icon: Award, Panel: CertificatesPanel },
  events: { icon: CalendarHeart, Panel: EventsPanel },
  copywriter: { icon: PenLine, Panel: CopywriterPanel },
  content_script: { icon: Clapperboard, Panel: ContentScriptPanel },
  gif: { icon: Film, Panel: GifPanel },
  flyer: { icon: Newspaper, Panel: FlyerPanel },
}
