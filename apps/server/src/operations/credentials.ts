import { deriveKey, readSessionSecret } from '../db/session-secret.ts'
import { createIssuerKeysService } from '../features/credentials/issuer-keys.service.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'credentials rotate'

/** Signs further credentials with another key, where the one in use may be known to others; old ones stay good. */
export const credentials: Operation = {
  usage: USAGE,
  run: async (args, desk) => {
    if (args.join(' ') !== 'rotate') throw new UsageFault(USAGE)
    return withDatabase(desk, async ({ db }) => {
      const secret = deriveKey(await readSessionSecret(db, desk.env.SESSION_SECRET), 'credential keys')
      const changed = await createIssuerKeysService({ db, log: desk.log, secret }).rotate({ now: true })
      desk.say(changed ? 'Credentials are signed with another key from now on.' : 'No credential has been signed yet.')
      return 0
    })
  },
}
