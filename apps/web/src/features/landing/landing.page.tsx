import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { StudioMenu } from './studio-menu.tsx'
import { Testimonials } from './testimonials.tsx'
import { Tools } from './tools.tsx'

export function LandingPage() {
  const user = useUser()
  const start = user ? paths.studio : paths.signup
  return (
    <main id="content" className="flex-1">
      <Hero start={start} />
      <Gallery />
      <Tools start={start} />
      <Testimonials />
      <Pricing signedIn={Boolean(user)} />
      {user && <StudioMenu isAdmin={user.is_admin} />}
    </main>
  )
}
