import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'
import { type UserRow, users } from '../../db/schema/accounts.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { accountDeletedLetter } from './account-deleted.letter.ts'

interface Rooms {
  errors: ErrorsService
  audit: AuditService
  files: FilesService
  mail: MailService
}

/** The end of an account: everything that tells of the person goes, or stays without them. */
export function createErasureService({ errors, audit, files, mail }: Rooms) {
  return {
    /**
     * Links and sessions end with the commit of `tx`; bytes go afterwards, by `clear` or the sweep.
     * @param person locked for deletion by the caller
     */
    async erase(tx: Tx, person: Pick<UserRow, 'id' | 'email'>): Promise<void> {
      await files.dropAllOf(tx, person.id)
      await mail.forget(tx, person.email)
      await mail.post(tx, person.email, accountDeletedLetter())
      await errors.forget(tx, person.id)
      await audit.forget(tx, person.id)
      // The rest hangs on the row: sessions, grants, runs and results go with it, payments let go of it.
      await tx.delete(users).where(eq(users.id, person.id))
    },

    /** Takes away what an erasure has dropped. Never throws. */
    clear: (): Promise<void> => files.clear(),
  }
}
export type ErasureService = ReturnType<typeof createErasureService>
