import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { type Db, transaction } from '../../db/db.ts'
import type { Log } from '../../infra/log.ts'
import { didOf, keyUrl } from './did.ts'
import { findCurrent, insertKey, listKeys, type NewKey, retire } from './issuer-keys.repo.ts'
import { seal, unseal } from './sealed.ts'

const ALGORITHM = 'RS256'
const KEY_DAYS = 365

interface Deps {
  db: Db
  log: Log
  secret: Buffer
}

export function createIssuerKeysService({ db, log, secret }: Deps) {
  const create = async (): Promise<NewKey> => {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
    const publicJwk = { ...(await exportJWK(publicKey)), alg: ALGORITHM, use: 'sig' }
    const kid = await calculateJwkThumbprint(publicJwk)
    return { kid, publicJwk, sealed: seal(secret, kid, JSON.stringify(await exportJWK(privateKey))) }
  }

  const replace = async (kid: string, days: number): Promise<boolean> => {
    const fresh = await create()
    return transaction(db, async (tx) => {
      const retired = await retire(tx, kid, days)
      if (retired) await insertKey(tx, fresh)
      return retired
    })
  }

  /** Replaces the signing key if SESSION_SECRET has changed, because the stored one can then not be decrypted. */
  const open = async (): Promise<{ kid: string; publicJwk: JWK; privateJwk: JWK }> => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const row = await findCurrent(db)
      if (!row) {
        await insertKey(db, await create())
        continue
      }
      const plain = row.sealed && unseal(secret, row.kid, row.sealed)
      if (plain) return { kid: row.kid, publicJwk: row.publicJwk, privateJwk: JSON.parse(plain) as JWK }
      log.warn({ kid: row.kid }, 'the credential key was encrypted with another SESSION_SECRET and is replaced')
      await replace(row.kid, 0)
    }
    throw new Error('no key to sign credentials with')
  }

  return {
    list: () => listKeys(db),

    async sign(claims: Record<string, unknown>, origin: string, typ: 'JWT' | 'vc+jwt'): Promise<string> {
      const { kid, publicJwk, privateJwk } = await open()
      const { alg: _alg, use: _use, ...jwk } = publicJwk
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: keyUrl(didOf(origin), kid), jwk, typ })
        .sign(await importJWK(privateJwk, ALGORITHM))
    },

    async rotate({ now = false }: { now?: boolean } = {}): Promise<boolean> {
      const row = await findCurrent(db)
      return row ? replace(row.kid, now ? 0 : KEY_DAYS) : false
    },
  }
}
export type IssuerKeysService = ReturnType<typeof createIssuerKeysService>
