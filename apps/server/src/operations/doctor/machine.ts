import { createHash } from 'node:crypto'
import { readFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import { fail, ok, type Probe, warn } from './finding.ts'

const MODELS = path.resolve(import.meta.dirname, '../../../../../packages/render/models')
const LEAST_BYTES = 1024 ** 3
const MOST_SKEW_S = 5

export const publicAddress: Probe = {
  name: 'public address',
  look: async ({ env }) => {
    if (!env.PUBLIC_URL) return warn('no PUBLIC_URL: links of mails lead to this machine')
    const { status } = await fetch(`${env.PUBLIC_URL}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(8000),
    })
    if (status !== 200) return fail(`${env.PUBLIC_URL} answers ${status}`)
    return env.PUBLIC_URL.startsWith('https:')
      ? ok(`${env.PUBLIC_URL} leads here`)
      : warn(`${env.PUBLIC_URL} is not https`)
  },
}

/**
 * Compares the database's clock, which decides about expiry, with this machine's, which dates the signatures of links
 * and webhooks.
 */
export const clock: Probe = {
  name: 'clock',
  look: async ({ database }) => {
    if (!database) return fail('there is no database to compare with')
    const { rows } = await database.pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    )
    const skew = Math.abs(Date.now() - rows[0]!.ms) / 1000
    const detail = `${skew.toFixed(1)} s beside the database’s`
    return skew > MOST_SKEW_S ? fail(detail) : ok(detail)
  },
}

export const disk: Probe = {
  name: 'disk',
  look: async ({ env }) => {
    const { bavail, blocks, bsize } = await statfs(env.DATA_DIR)
    const free = bavail * bsize
    const detail = `${(free / 1024 ** 3).toFixed(1)} GB free of ${((blocks * bsize) / 1024 ** 3).toFixed(1)} GB`
    return free < LEAST_BYTES ? fail(detail) : ok(detail)
  },
}

interface Provenance {
  file: string
  sha256: string
}

export const models: Probe = {
  name: 'models',
  look: async () => {
    const listed = JSON.parse(await readFile(path.join(MODELS, 'provenance.json'), 'utf8')) as Provenance[]
    for (const { file, sha256 } of listed) {
      const bytes = await readFile(path.join(MODELS, file))
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        return fail(`${file} is not the file of this release`)
    }
    return listed.length > 0 ? ok(`${listed.length} files as released`) : fail('none is listed')
  },
}
