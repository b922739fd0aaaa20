import { z } from 'zod/mini'
import { tooLong } from './too-long.ts'

export const Testimonial = z.object({
  name: z
    .string('Name is required')
    .check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100, tooLong(100))),
  content: z
    .string('Content is required')
    .check(z.trim(), z.minLength(1, 'Content is required'), z.maxLength(600, tooLong(600))),
})
export type Testimonial = z.infer<typeof Testimonial>

export const Testimonials = z.object({ testimonials: z.array(Testimonial).check(z.maxLength(12)) })

/** Without this prefix, readers would take an invented testimonial for a customer's. */
export const EXAMPLE = 'Example: '

export const SAMPLE_TESTIMONIALS: readonly Testimonial[] = [
  {
    name: `${EXAMPLE}a bakery`,
    content:
      'One line about today’s bread, the shop’s logo and three colours become two flyers before the oven is hot.',
  },
  {
    name: `${EXAMPLE}a training centre`,
    content:
      'A list of two hundred names becomes two hundred certificates, each with its number and a code to check it by.',
  },
  {
    name: `${EXAMPLE}a fashion stall`,
    content: 'One photo of a dress becomes pictures for the page. Where one does not come out, its credit comes back.',
  },
]

export const areExamples = (testimonials: readonly Testimonial[]): boolean =>
  testimonials.every(({ name }) => name.startsWith(EXAMPLE))
