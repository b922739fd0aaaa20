import type { BrandKit } from '@ufaro/contract/brand.ts'
import { getBrandKit } from '@ufaro/contract/http/brand-kit.ts'
import { DEFAULT_COLORS } from '@ufaro/contract/tools/flyer.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { fetchBlob } from '../files/save.ts'
import { type PictureRules, takePicture } from '../upload/take-picture.ts'
import type { Brand } from './brand.ts'

export const brandKitQuery = { queryKey: ['brand-kit'], queryFn: (): Promise<BrandKit> => call(getBrandKit) }

/** @throws ApiError, Error if the logo cannot be downloaded, or PictureFault if it does not fit the tool */
export async function readBrand(logoRules: PictureRules | null): Promise<Brand> {
  const kit = await queryClient.fetchQuery(brandKitQuery)
  return {
    ...kit,
    colors: kit.colors.join() === DEFAULT_COLORS.join() ? null : kit.colors,
    logo: kit.logo && logoRules ? await takePicture(await fetchFile(kit.logo), logoRules) : null,
  }
}

async function fetchFile(url: string): Promise<File> {
  const blob = await fetchBlob(url)
  return new File([blob], 'Brand logo', { type: blob.type })
}
