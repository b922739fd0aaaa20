import { deriveKey, readSessionSecret } from '../db/session-secret.ts'
import { createIssuerKeysService } from '../features/credentials/issuer-keys.service.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'credentials rotate'

/**
 * Replaces the key that signs the digital credentials (Open Badges) of certificates, for use after the key has leaked.
 * Credentials that were signed with the old key remain valid.
 */
export const credentials: Operation = {
  usage: USAGE,
  run: async (args, context) => {
    if (args.join(' ') !== 'rotate') throw new UsageFault(USAGE)
    return withDatabase(context, async ({ db }) => {
      const secret = deriveKey(await readSessionSecret(db, context.env.SESSION_SECRET), 'credential keys')
      const changed = await createIssuerKeysService({ db, log: context.log, secret }).rotate({ now: true })
      context.say(
        changed ? 'Credentials are signed with another key from now on.' : 'No credential has been signed yet.',
      )
      return 0
    })
  },
}
