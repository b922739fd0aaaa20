import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { credentials } from './credentials.ts'
import { credits } from './credits.ts'
import { doctor } from './doctor/doctor.ts'
import { jobs } from './jobs.ts'
import { maintenance } from './maintenance.ts'
import type { Operation } from './operation.ts'
import { user } from './user.ts'
import { version } from './version.ts'

export const OPERATIONS: Readonly<Record<string, Operation | undefined>> = {
  backup,
  credentials,
  credits,
  doctor,
  jobs,
  maintenance,
  restore,
  user,
  version,
}
