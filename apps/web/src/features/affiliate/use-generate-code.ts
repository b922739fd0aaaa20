import { useState } from 'react'
import { queryClient } from '#web/lib/query-client.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'
import { codeKey } from './affiliate-queries.ts'
import { generateCode } from './generate-code.ts'

export function useGenerateCode() {
  const [failure, setFailure] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)

  const generate = async () => {
    setAsking(true)
    setFailure(null)
    // Read the cache at the click, because the code may have been refetched since this render.
    const known = queryClient.getQueryData<{ code: string | null }>(codeKey)?.code ?? null
    const { good, text } = await generateCode(call, known)
    await queryClient.invalidateQueries({ queryKey: codeKey })
    if (good) notify.success(text)
    else setFailure(text)
    setAsking(false)
  }

  return { generate, failure, isAsking }
}
