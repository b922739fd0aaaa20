import type { BrandKit } from '@ufaro/contract/brand.ts'
import { EVENT_PAGE_TEXTS } from '@ufaro/contract/event-page.ts'
import { NAMES_MAX } from '@ufaro/contract/tools/certificates.ts'
import { countWords, FLYER_LIMITS } from '@ufaro/contract/tools/flyer.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import type { Uploads } from '../../http/upload.ts'
import type { BrandKitService } from '../brand-kit/brand-kit.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { GenerateCall, Generating } from '../making/generating.service.ts'
import { listNamed } from './attendees.repo.ts'
import type { EventPagesService } from './event-pages.service.ts'
import type { Flyers } from './flyers.ts'

interface Deps {
  db: Db
  pages: Pick<EventPagesService, 'find'>
  files: Pick<FilesService, 'read'>
  brandKit: Pick<BrandKitService, 'getKit' | 'readLogo'>
  flyers: Pick<Flyers, 'mark'>
  generating: Generating
}

type CallContext = Pick<GenerateCall, 'user' | 'request' | 'reply'>

export function createMakings({ db, pages, files, brandKit, flyers, generating }: Deps) {
  return {
    async certificates(
      id: string,
      { who, mail }: { who: 'all' | 'attended'; mail: boolean },
      fields: Record<string, unknown>,
      uploads: Uploads,
      asking: CallContext,
    ) {
      const page = await pages.find(asking.user.id, id)
      const guests = await listNamed(db, page.id, who === 'attended' ? true : undefined, NAMES_MAX + 1)
      const sentence =
        guests.length === 0
          ? EVENT_PAGE_TEXTS.nobody
          : guests.length > NAMES_MAX && 'At most 10,000 names fit in one batch'
      if (sentence) throw new AppError('VALIDATION_FAILED', sentence, { fields: { who: sentence } })
      const names = guests.map(({ name }) => name)
      const emails = mail ? guests.map(({ contact }) => (contact?.includes('@') ? contact : null)) : undefined
      return generating({ ...asking, mode: 'certificates', fields: { ...fields, names, emails }, uploads })
    },

    async thankYou(
      id: string,
      wanted: { content?: string | undefined; colors?: BrandKit['colors'] | undefined },
      asking: CallContext,
    ) {
      const page = await pages.find(asking.user.id, id)
      const kit = await brandKit.getKit(asking.user.id)
      const content = wanted.content ?? thanksFor(page.title)
      if (countWords(content) > FLYER_LIMITS.words) {
        const sentence = `Content must be ${FLYER_LIMITS.words} words or less`
        throw new AppError('VALIDATION_FAILED', sentence, { fields: { content: sentence } })
      }
      const logo = async () =>
        (await brandKit.readLogo(asking.user.id)) ?? flyers.mark(kit.name || page.title, kit.colors)
      const uploads: Uploads = {
        parts: { logoImage: [{ read: logo }], optionalImage: [{ read: () => files.read(page.flyerKey) }] },
        digest: '',
      }
      const fields = {
        content,
        colors: wanted.colors ?? kit.colors,
        brandName: kit.name,
        brandCorrespondence: kit.contacts,
      }
      return generating({ ...asking, mode: 'flyer', fields, uploads })
    },
  }
}
export type Makings = ReturnType<typeof createMakings>

function thanksFor(title: string): string {
  const words = title.split(/\s+/).slice(0, 30).join(' ')
  return `Thank you for coming to ${words}!`
}
