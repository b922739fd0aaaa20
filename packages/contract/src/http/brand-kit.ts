import { BrandKit, BrandKitUpdate } from '../brand.ts'
import { endpoint } from './endpoint.ts'

export const getBrandKit = endpoint({
  method: 'GET',
  path: '/api/brand-kit',
  access: 'user',
  scopes: ['read'],
  summary: 'Get the caller’s brand kit',
  description:
    'The brand kit has a name, a tagline, three colours, contacts, a voice, an audience and a logo. `logo` is a signed link that expires.',
  reply: BrandKit,
})

export const putBrandKit = endpoint({
  method: 'PUT',
  path: '/api/brand-kit',
  access: 'user',
  summary: 'Change the caller’s brand kit',
  description:
    'Fields that are left out keep their value. Send `logo` as a picture to replace it, or as null to remove it.',
  body: BrandKitUpdate,
  reply: BrandKit,
  errors: ['NOT_AN_IMAGE', 'UNREADABLE_IMAGE', 'TOO_LARGE', 'OVERLOADED'],
  images: ['logo'],
  imagesStay: true,
})
