import type { BrandKit } from '@ufaro/contract/brand.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'

/** `logo` is the path of the file's link without the query, whose signature changes with time. */
export interface ListBrand {
  name: string
  contact: string
  colors: BrandKit['colors']
  logo: string | null
}

/** Prefers a phone number, because price cards are shared in chat apps. */
const contactOf = ({ contacts }: BrandKit): string =>
  (contacts.find(({ type }) => type === 'phone') ?? contacts[0])?.value ?? ''

export async function readBrand(brandKit: Pick<BrandKitService, 'getKit'>, userId: string): Promise<ListBrand> {
  const kit = await brandKit.getKit(userId)
  return { name: kit.name, contact: contactOf(kit), colors: kit.colors, logo: kit.logo?.split('?')[0] ?? null }
}
