import type { BrandKit, BrandKitUpdate } from '@ufaro/contract/brand.ts'
import { DEFAULT_COLORS, FLYER_LIMITS, FLYER_TEXTS } from '@ufaro/contract/tools/flyer.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { Uploads } from '../../http/upload.ts'
import type { FilesService } from '../files/files.service.ts'
import type { IntakeService } from '../files/intake.service.ts'
import * as repo from './brand-kit.repo.ts'

interface Deps {
  db: Db
  files: Pick<FilesService, 'keepForBrand' | 'drop' | 'clear' | 'link' | 'read'>
  intake: Pick<IntakeService, 'takeIn'>
}

/** The strictest picture limits of all tools, so that every tool accepts the logo. */
const LOGO = {
  name: 'logo',
  min: 0,
  max: 1,
  missing: FLYER_TEXTS.logoMissing,
  maxBytes: FLYER_LIMITS.imageBytes - 1,
  texts: { notAnImage: FLYER_TEXTS.logoType, tooLarge: FLYER_TEXTS.logoSize },
}

export function createBrandKitService({ db, files, intake }: Deps) {
  const getKit = async (userId: string): Promise<BrandKit> => {
    const kit = await repo.findKit(db, userId)
    return {
      name: kit?.name ?? '',
      tagline: kit?.tagline ?? '',
      colors: kit?.colors ?? [...DEFAULT_COLORS],
      contacts: kit?.contacts ?? [],
      voice: kit?.voice ?? '',
      audience: kit?.audience ?? '',
      logo: kit?.logoKey ? files.link(kit.logoKey) : null,
    }
  }

  return {
    getKit,

    async readLogo(userId: string): Promise<Buffer | null> {
      const kit = await repo.findKit(db, userId)
      return kit?.logoKey ? files.read(kit.logoKey) : null
    },

    /**
     * Changes only the given fields. A new logo replaces the old file.
     * @throws AppError NOT_AN_IMAGE, UNREADABLE_IMAGE, TOO_LARGE or VALIDATION_FAILED for the logo. After an error
     * nothing has changed.
     */
    async updateKit(userId: string, { logo, ...changes }: BrandKitUpdate, uploads: Uploads): Promise<BrandKit> {
      const { logo: [taken] = [] } = await intake.takeIn(userId, uploads, [LOGO])
      const replaces = taken !== undefined || logo === null
      await transaction(db, async (tx) => {
        const before = await repo.lockKit(tx, userId)
        await repo.updateKit(tx, userId, { ...changes, ...(replaces && { logoFileId: taken?.id ?? null }) })
        if (taken) await files.keepForBrand(tx, taken.id)
        if (before && replaces) await files.drop(tx, [before])
      })
      if (replaces) await files.clear()
      return getKit(userId)
    },
  }
}
export type BrandKitService = ReturnType<typeof createBrandKitService>
