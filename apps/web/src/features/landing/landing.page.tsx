import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import { Gallery } from './gallery.tsx'
import { PICTURES } from './pictures.ts'
import { Pricing } from './pricing.tsx'
import { StudioMenu } from './studio-menu.tsx'
import { Testimonials } from './testimonials.tsx'
import { Tools } from './tools.tsx'

/** Prerendered and hydrated on first interaction, so it must be the same for every visitor. */
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

function Hero({ start }: { start: string }) {
  const heading = usePageHeading('Instantly create stunning visuals for any need')
  const [hero] = PICTURES
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 lg:grid-cols-2 lg:gap-12 lg:py-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-display text-display font-bold text-balance">
          Instantly Create Stunning Visuals for Any Need.
        </h1>
        <p className="mt-5 max-w-prose text-ink-soft">
          Headshots, product shots, mockups, flyers, certificates and the words that go with them. No studio, no design
          skills, and prices in Naira.
        </p>
        <ButtonLink to={start} className="mt-8 px-6">
          Get Started for Free
        </ButtonLink>
        <p className="mt-3 text-small text-ink-soft">A run that fails gives its credit back.</p>
      </div>
      <img
        src={hero.url}
        alt={hero.text}
        width={hero.width}
        height={hero.height}
        fetchPriority="high"
        className="mx-auto w-full max-w-lg rounded-card border border-line"
      />
    </section>
  )
}
