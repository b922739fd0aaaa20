import { useState } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import { codeKey } from './affiliate-queries.ts'
import { generateCode } from './generate-code.ts'

/** The press on the button, told by a toast where it went well and by `failure` where it did not. */
export function useGenerateCode() {
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const generate = async () => {
    setAsking(true)
    setFailure(null)
    // What another tab made in the meantime is in the cache by now, not in what this press was drawn with.
    const known = queryClient.getQueryData<{ code: string | null }>(codeKey)?.code ?? null
    const { good, text } = await generateCode(call, known)
    await queryClient.invalidateQueries({ queryKey: codeKey })
    if (good) notify.success(text)
    else setFailure(text)
    setAsking(false)
  }

  return { generate, failure, isAsking }
}
