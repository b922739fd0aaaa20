import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { notify } from '#web/ui/toast.tsx'

export class Failure extends Error {
  readonly fields: Record<string, string>

  constructor(what: string, cause: unknown) {
    super(`${what}: ${sentenceOf(cause)}`, { cause })
    this.fields = cause instanceof ApiError ? cause.fields : {}
  }
}

export const failing =
  (what: string) =>
  (cause: unknown): never => {
    throw new Failure(what, cause)
  }

export const tellFailure = ({ message }: Error): void => notify.error(message)
