import type { AppContext } from '../../room.ts'
import type { MailService } from '../mail/mail.service.ts'
import { createNoticesService } from './notices.service.ts'

export function createNoticesRoom(deps: AppContext & { mail: MailService }) {
  const notices = createNoticesService(deps)
  return {
    timers: [
      { name: 'noticing plans that end', everyMs: 600_000, work: notices.notePlansEnding },
      { name: 'posting notices', everyMs: 2000, work: notices.post },
    ],
  }
}
