import { BrandKit, BrandKitUpdate } from '../brand.ts'
import { endpoint } from './endpoint.ts'

export const getBrandKit = endpoint({
  method: 'GET',
  path: '/api/brand-kit',
  access: 'user',
  scopes: ['read'],
  summary: 'What the caller’s brand is known by',
  reply: BrandKit,
})

export const putBrandKit = endpoint({
  method: 'PUT',
  path: '/api/brand-kit',
  access: 'user',
  summary: 'Change the brand kit: what is left out stays as it is',
  body: BrandKitUpdate,
  reply: BrandKit,
  errors: ['NOT_AN_IMAGE', 'UNREADABLE_IMAGE', 'TOO_LARGE', 'OVERLOADED'],
  images: ['logo'],
  imagesStay: true,
})
