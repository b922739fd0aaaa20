import type { BrandKit } from '@ufaro/contract/brand.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'

/** What of a brand is on a card; `logo` names its file, whose link changes by the hour. */
export interface ListBrand {
  name: string
  contact: string
  colors: BrandKit['colors']
  logo: string | null
}

/** A phone number before anything else: cards are sent where people write back. */
const contactOf = ({ contacts }: BrandKit): string =>
  (contacts.find(({ type }) => type === 'phone') ?? contacts[0])?.value ?? ''

export async function readBrand(brandKit: Pick<BrandKitService, 'getKit'>, userId: string): Promise<ListBrand> {
  const kit = await brandKit.getKit(userId)
  return { name: kit.name, contact: contactOf(kit), colors: kit.colors, logo: kit.logo?.split('?')[0] ?? null }
}
