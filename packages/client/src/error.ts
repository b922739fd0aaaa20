/** `message` is a sentence for users. `code` comes from the contract's error catalogue. */
export class UfaroError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** Set if the failure belongs to a run. `refunded` is true if the run's credit was refunded. */
  readonly runId: string | undefined
  readonly refunded: boolean | undefined
  /** Seconds to wait before the next attempt. Null if the server named no time. */
  readonly retryAfter: number | null

  private constructor(status: number, body: Record<string, unknown>, retryAfter: number | null) {
    super(typeof body.error === 'string' ? body.error : `The server answered ${status}.`)
    this.name = 'UfaroError'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : 'UNKNOWN'
    this.fields = (body.fields as Record<string, string> | undefined) ?? {}
    this.runId = body.runId as string | undefined
    this.refunded = body.refunded as boolean | undefined
    this.retryAfter = retryAfter
  }

  static async of(response: Response): Promise<UfaroError> {
    const body = await response.json().catch(() => ({}))
    const wait = response.headers.get('retry-after')
    return new UfaroError(response.status, body as Record<string, unknown>, wait === null ? null : Number(wait))
  }
}
