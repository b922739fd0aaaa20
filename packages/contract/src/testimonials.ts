import { z } from 'zod/mini'

/** What somebody says of the product, under the name they give. */
export const Testimonial = z.object({
  name: z.string('Name is required').check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100)),
  content: z.string('Content is required').check(z.trim(), z.minLength(1, 'Content is required'), z.maxLength(600)),
})
export type Testimonial = z.infer<typeof Testimonial>

export const Testimonials = z.object({ testimonials: z.array(Testimonial).check(z.maxLength(12)) })

/** Stand on the landing page until an admin writes real ones, and say themselves that they are samples. */
export const SAMPLE_TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Sample: Adaeze, baker in Enugu',
    content: 'I typed one line about my bread and had a flyer with my own logo before the oven was hot.',
  },
  {
    name: 'Sample: Tunde, course organiser in Ibadan',
    content: 'Two hundred certificates, every name with its marks in the right place. It used to take me a weekend.',
  },
  {
    name: 'Sample: Halima, fashion seller in Kano',
    content: 'One photo became four pictures for my page. When one did not come out, my credit came back by itself.',
  },
]
