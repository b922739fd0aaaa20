import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { notify } from '#web/ui/toast.tsx'

/** A call of the dashboard that failed. Its message says what could not be done, and the server's reason. */
export class Failure extends Error {
  /** What is wrong with which field, where the server said so. */
  readonly fields: Record<string, string>

  constructor(what: string, cause: unknown) {
    super(`${what}: ${sentenceOf(cause)}`, { cause })
    this.fields = cause instanceof ApiError ? cause.fields : {}
  }
}

/** For a call's `catch`: what could not be done. */
export const failing =
  (what: string) =>
  (cause: unknown): never => {
    throw new Failure(what, cause)
  }

export const tellFailure = ({ message }: Error): void => notify.error(message)
