import type { Mode } from '@ufaro/contract/modes.ts'
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
import type { ModeScreen } from '#web/studio/shell/mode-screen.ts'

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

/** Every tool's sign and panel. A tool without a panel is switched off in the service status and listed nowhere. */
export const MODE_SCREENS = {
  headshot: { icon: UserRound, Panel: HeadshotPanel, takes: { picture: ['photo'] } },
  product: { icon: Package, Panel: ProductPanel, takes: { picture: ['photo'] } },
  dp: { icon: Smile, Panel: DpPanel, takes: { picture: ['photo', 'reference'] } },
  mockup: { icon: Shirt, Panel: MockupPanel, takes: { picture: ['logo', 'item photo'] } },
  certificates: { icon: Award, Panel: CertificatesPanel, takes: { picture: ['template'], text: ['title'] } },
  events: { icon: CalendarHeart, Panel: EventsPanel, takes: { picture: ['flyer', 'guest photo'] } },
  copywriter: { icon: PenLine, Panel: CopywriterPanel, takes: { picture: ['photo'], text: ['description'] } },
  content_script: { icon: Clapperboard, Panel: ContentScriptPanel, takes: { text: ['description'] } },
  gif: { icon: Film, Panel: GifPanel, takes: { picture: ['picture'] } },
  flyer: { icon: Newspaper, Panel: FlyerPanel, takes: { picture: ['logo', 'picture'], text: ['content'] } },
} satisfies Record<Mode, ModeScreen>
