import type { PageData } from './page-data.ts'

interface Kept {
  key: string
  token?: string
  number?: number
}

export interface Join {
  name: string
  contact?: string
  consent?: boolean
}

export type JoinEnd = { number: number } | { later: true } | { problem: string }

/** Adds a guest to the list exactly once, despite network errors. */
export function createJoining({ slug, texts }: PageData) {
  const place = `ufaro-guest-${slug}`
  let memory: Kept | null = null

  // In-app browsers may block storage: fall back to memory.
  const read = (): Kept | null => {
    try {
      return JSON.parse(localStorage.getItem(place) ?? 'null') ?? memory
    } catch {
      return memory
    }
  }
  const keep = (kept: Kept | null): void => {
    memory = kept
    try {
      if (kept) localStorage.setItem(place, JSON.stringify(kept))
      else localStorage.removeItem(place)
    } catch {}
  }

  return {
    number: (): number | undefined => read()?.number,

    async join(guest: Join): Promise<JoinEnd> {
      const kept = read()
      if (kept?.number !== undefined) return { number: kept.number }
      // The refusal may have been about this body: a changed one gets a new key.
      const key = `${kept?.key ?? crypto.randomUUID()}`
      keep({ key })
      let answer: Response
      try {
        answer = await fetch(`/api/e/${slug}/attendees`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(guest),
        })
      } catch {
        return { later: true }
      }
      const body = await answer.json().catch(() => null)
      if (answer.status === 201) {
        keep({ key, token: body.token, number: body.number })
        return { number: body.number }
      }
      keep(null)
      if (answer.status === 429) return { problem: texts.tooMany }
      if (body?.code === 'PAGE_CLOSED') return { problem: texts.closed }
      if (body?.fields?.consent) return { problem: texts.needConsent }
      return { problem: body?.fields?.contact ? texts.needContact : texts.failed }
    },

    async leave(): Promise<boolean> {
      const token = read()?.token
      if (!token) return true
      const answer = await fetch(`/api/e/${slug}/attendees/${token}`, { method: 'DELETE' }).catch(() => null)
      if (answer?.ok) keep(null)
      return answer?.ok ?? false
    },
  }
}
