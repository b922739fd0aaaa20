import type { Brand } from '#web/studio/brand/brand.ts'

export const brand: Brand = {
  name: 'Ilé',
  tagline: 'Woven',
  colors: ['#000000', '#111111', '#222222'],
  contacts: [{ type: 'website', value: 'ileoso.ng', position: 'center' }],
  voice: 'Warm',
  audience: 'young families in Lagos',
  logo: null,
}
