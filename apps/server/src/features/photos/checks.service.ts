import {
  ADVICE,
  type AdviceCode,
  CHECKS_AN_HOUR,
  type CheckedMode,
  NO_OUTLINE,
  type PhotoAdvice,
} from '@ufaro/contract/http/uploads.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { ReferencesService } from '../files/references.service.ts'

interface Deps {
  references: ReferencesService
  limiter: RateLimiter
  builtin: Pick<Builtin, 'ask'>
}

const LIMIT = { name: 'check', max: CHECKS_AN_HOUR, windowS: 3600 }

export function createChecksService({ references, limiter, builtin }: Deps) {
  return {
    async check(userId: string, id: string, mode: CheckedMode, signal: AbortSignal): Promise<PhotoAdvice> {
      const upload = await references.find(userId, { kind: 'upload', id })
      await limiter.take(LIMIT, userId)
      const photo = await references.read(upload)
      // Checks of one user run one after the other, so that they do not delay other users.
      const key = `check ${userId}`
      if (mode === 'events') {
        const framed = await builtin.ask('frame', { photo }, { key, signal })
        return { ok: true, cutout: 'none', advice: [], ...framed }
      }
      const { faces, cutout, findings } = await builtin.ask('check', { photo, mode }, { key, signal })
      return {
        ok: findings.length === 0,
        faces,
        cutout,
        advice: findings.map((code) => ({ code, text: textOf(code, cutout) })),
      }
    },
  }
}

const textOf = (code: AdviceCode, cutout: PhotoAdvice['cutout']): string =>
  code === 'NO_SUBJECT' && cutout === 'soft' ? NO_OUTLINE : ADVICE[code]

export type ChecksService = ReturnType<typeof createChecksService>
