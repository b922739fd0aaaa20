import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'
import { type UserRow, users } from '../../db/schema/users.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import { accountDeletedLetter } from './account-deleted.letter.ts'

interface Rooms {
  errors: ErrorsService
  audit: AuditLog
  files: FilesService
  mail: MailService
}

export function createErasureService({ errors, audit, files, mail }: Rooms) {
  return {
    /**
     * Links and sessions end on commit. The bytes of files are deleted afterwards by `clear` or the next sweep.
     * @param person locked for deletion by the caller
     */
    async erase(tx: Tx, person: Pick<UserRow, 'id' | 'email'>): Promise<void> {
      await files.dropAllOf(tx, person.id)
      await mail.forget(tx, person.email)
      await mail.post(tx, person.email, accountDeletedLetter())
      await errors.forget(tx, person.id)
      await audit.forget(tx, person.id)
      // The database also deletes the user's sessions, grants, runs and outputs, and removes the user from payments.
      await tx.delete(users).where(eq(users.id, person.id))
    },

    clear: (): Promise<void> => files.clear(),
  }
}
export type ErasureService = ReturnType<typeof createErasureService>
