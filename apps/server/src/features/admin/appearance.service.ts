import type { Testimonial } from '@ufaro/contract/testimonials.ts'
import type { Theme } from '@ufaro/contract/theme.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { ThemeService } from '../theme/theme.service.ts'

interface Rooms {
  db: Db
  audit: AuditLog
  theme: ThemeService
}

export function createAppearanceService({ db, audit, theme }: Rooms) {
  return {
    setTheme: (actor: User, value: Theme): Promise<Theme> =>
      transaction(db, async (tx) => {
        await theme.setTheme(tx, value)
        await audit.write(tx, actor, 'theme.update', { type: 'theme', id: 'site' }, { ...value })
        return value
      }),

    setTestimonials: (actor: User, testimonials: Testimonial[]): Promise<{ testimonials: Testimonial[] }> =>
      transaction(db, async (tx) => {
        await theme.setTestimonials(tx, testimonials)
        const names = testimonials.map(({ name }) => name)
        await audit.write(tx, actor, 'testimonials.update', { type: 'testimonials', id: 'site' }, { names })
        return { testimonials }
      }),
  }
}
export type AppearanceService = ReturnType<typeof createAppearanceService>
