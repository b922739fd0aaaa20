import made from '#web/studio/samples/made/product-2.webp'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { usePageHeading } from '#web/ui/page.tsx'
import snapshot from './pictures/cup.webp'

export function Hero({ start }: { start: string }) {
  const heading = usePageHeading('Instantly create stunning visuals for any need')
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-6 px-4 py-8 lg:grid-cols-2 lg:gap-12 lg:py-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-display text-display font-bold text-balance">
          Instantly Create Stunning Visuals for Any Need.
        </h1>
        <p className="mt-4 max-w-prose text-ink-soft">
          Headshots, product shots, mockups, flyers, certificates and the words that go with them. No studio, no design
          skills, and prices in Naira.
        </p>
        <ButtonLink to={start} className="mt-6 px-6">
          Get Started for Free
        </ButtonLink>
        <p className="mt-3 text-small text-ink-soft">If a picture fails, you do not pay for it.</p>
      </div>
      <BeforeAfter />
    </section>
  )
}

/** The first picture loads with high priority, because the page's largest contentful paint (LCP) waits for it. */
function BeforeAfter() {
  return (
    <div className="relative mx-auto w-full max-w-lg">
      <img
        src={made}
        alt="The same cup on a marble counter in soft light, as the studio made it"
        width={640}
        height={640}
        fetchPriority="high"
        className="aspect-4/3 w-full rounded-card border border-line object-cover object-bottom sm:aspect-square"
      />
      <p className="absolute top-3 right-3 rounded-full bg-surface px-3 py-1 text-small font-bold">Made here</p>
      <figure className="absolute bottom-3 left-3 w-2/5 overflow-hidden rounded-card border-4 border-surface bg-surface">
        <img
          src={snapshot}
          alt="An espresso cup on a wooden table, as a phone saw it"
          width={300}
          height={200}
          className="w-full"
        />
        <figcaption className="px-2 py-1 text-small font-bold">Your photo</figcaption>
      </figure>
    </div>
  )
}
