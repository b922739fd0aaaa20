import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { SAMPLE_TESTIMONIALS, type Testimonial, Testimonials } from '@ufaro/contract/testimonials.ts'
import { Theme } from '@ufaro/contract/theme.ts'
import type { z } from 'zod/mini'
import type { Db } from '../../db/db.ts'
import { readSetting, writeSetting } from '../../db/settings.ts'
import { EVERYBODY, type Recents } from '../../infra/recents.ts'

const THEME = 'theme'
const TESTIMONIALS = 'testimonials'

export function createThemeService({ recents }: { recents: Pick<Recents, 'read'> }) {
  const read = (db: Db, key: string): Promise<unknown> => recents.read(EVERYBODY, key, () => readSetting(db, key))

  return {
    async getTheme(db: Db): Promise<Theme> {
      const { data } = Theme.safeParse(await read(db, THEME))
      return data ?? DEFAULT_THEME
    },
    async getTestimonials(db: Db): Promise<z.infer<typeof Testimonials>> {
      const { data } = Testimonials.safeParse(await read(db, TESTIMONIALS))
      return data ?? { testimonials: [...SAMPLE_TESTIMONIALS] }
    },

    setTheme: (db: Db, theme: Theme): Promise<void> => writeSetting(db, THEME, theme),

    setTestimonials: (db: Db, testimonials: Testimonial[]): Promise<void> =>
      writeSetting(db, TESTIMONIALS, { testimonials }),
  }
}
export type ThemeService = ReturnType<typeof createThemeService>
