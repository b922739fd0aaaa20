import { sentenceOf } from '#web/lib/http/api-error.ts'
import { notify } from '#web/ui/toast.tsx'

/** What could not be done, and the server's reason. */
export const failureOf = (text: string, error: unknown): string => `${text}: ${sentenceOf(error)}`

export const tellFailure = (text: string, error: unknown): void => notify.error(failureOf(text, error))
