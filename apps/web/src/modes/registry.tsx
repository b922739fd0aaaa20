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
import { loadable } from '#web/lib/loadable.tsx'
import type { ModeScreens } from '#web/studio/shell/mode-screen.ts'

const CertificatesPanel = loadable(
  async () => (await import('./certificates/certificates.panel.tsx')).CertificatesPanel,
)
const ContentScriptPanel = loadable(
  async () => (await import('./content-script/content-script.panel.tsx')).ContentScriptPanel,
)
const CopywriterPanel = loadable(async () => (await import('./copywriter/copywriter.panel.tsx')).CopywriterPanel)
const DpPanel = loadable(async () => (await import('./dp/dp.panel.tsx')).DpPanel)
const EventsPanel = loadable(async () => (await import('./events/events.panel.tsx')).EventsPanel)
const GifPanel = loadable(async () => (await import('./gif/gif.panel.tsx')).GifPanel)
const FlyerPanel = loadable(async () => (await import('./flyer/flyer.panel.tsx')).FlyerPanel)
const HeadshotPanel = loadable(async () => (await import('./headshot/headshot.panel.tsx')).HeadshotPanel)
const MockupPanel = loadable(async () => (await import('./mockup/mockup.panel.tsx')).MockupPanel)
const ProductPanel = loadable(async () => (await import('./product/product.panel.tsx')).ProductPanel)

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
