import { areExamples, SAMPLE_TESTIMONIALS } from '@ufaro/contract/testimonials.ts'
import { useTestimonials } from '#web/lib/testimonials-query.ts'

export function Testimonials() {
  const { data = SAMPLE_TESTIMONIALS } = useTestimonials()
  if (data.length === 0) return null
  const isExample = areExamples(data)
  return (
    <section aria-labelledby="said" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:py-12">
        <h2 id="said" className="text-title font-bold">
          {isExample ? 'What you could do with it' : 'What people say'}
        </h2>
        <ul className="mt-4 grid gap-3 sm:mt-6 sm:gap-4 md:grid-cols-3">
          {data.map(({ name, content }) => (
            <li key={`${name} ${content}`}>
              <figure className="flex h-full flex-col justify-between gap-2 rounded-card border border-line bg-ground p-4 sm:gap-4 sm:p-5">
                {isExample ? (
                  <p className="wrap-anywhere">{content}</p>
                ) : (
                  <blockquote className="wrap-anywhere">{content}</blockquote>
                )}
                <figcaption className="text-small wrap-anywhere text-ink-soft">{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
