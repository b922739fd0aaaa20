import { useQuery } from '@tanstack/react-query'
import { listTestimonials } from '@ufaro/contract/http/site.ts'
import { shared } from './query-client.ts'
import { call } from './session.ts'

export const useTestimonials = () =>
  useQuery({
    queryKey: ['testimonials'],
    queryFn: () => call(listTestimonials),
    select: ({ testimonials }) => testimonials,
    staleTime: 300_000,
    meta: shared,
  })
