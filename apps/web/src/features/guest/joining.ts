import type { PageData } from './page-data.ts'

interface Kept {
  /** Idempotency key of a call that was not answered yet. */
  pending?: string | undefined
  token?: string
  number?: number
  name?: string
}

export interface Join {
  name: string
  contact?: string
  consent?: boolean
}

export type JoinEnd = { number: number } | { later: true } | { problem: string }

/** Adds each guest who uses this phone to the guest list exactly once, despite network errors. */
export function createJoining({ slug, texts }: PageData) {
  const place = `ufaro-guest-${slug}`
  let memory: Kept | null = null

  // In-app browsers may block storage. The guest is then kept in memory.
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

  const remove = async (token: string): Promise<boolean> => {
    const answer = await fetch(`/api/e/${slug}/attendees/${token}`, { method: 'DELETE' }).catch(() => null)
    return answer?.ok ?? false
  }

  return {
    number: (): number | undefined => read()?.number,

    /** @param corrects true if the last guest only changes the name. False if another guest uses the same phone */
    async join(guest: Join, corrects: boolean): Promise<JoinEnd> {
      const last = read()
      if (last?.number !== undefined && last.name === guest.name) return { number: last.number }
      const pending = last?.pending ?? crypto.randomUUID()
      keep({ ...last, pending })
      let answer: Response
      try {
        answer = await fetch(`/api/e/${slug}/attendees`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': pending },
          body: JSON.stringify(guest),
        })
      } catch {
        return { later: true }
      }
      const body = await answer.json().catch(() => null)
      if (answer.status === 201) {
        keep({ token: body.token, number: body.number, name: guest.name })
        if (corrects && last?.token) await remove(last.token)
        return { number: body.number }
      }
      // The server may have refused this request body, so a corrected body needs a new idempotency key.
      keep({ ...last, pending: undefined })
      if (answer.status === 429) return { problem: texts.tooMany }
      if (body?.code === 'PAGE_CLOSED') return { problem: texts.closed }
      if (body?.fields?.consent) return { problem: texts.needConsent }
      return { problem: body?.fields?.contact ? texts.needContact : texts.failed }
    },

    async leave(): Promise<boolean> {
      const token = read()?.token
      const gone = !token || (await remove(token))
      if (gone) keep(null)
      return gone
    },
  }
}
