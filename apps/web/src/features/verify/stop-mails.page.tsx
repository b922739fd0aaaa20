import { refuseMails } from '@ufaro/contract/http/credentials.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'

/** Stops the mails only after a click. Opening the page must change nothing, because mail scanners open links. */
export function StopMailsPage() {
  const { token = '' } = useParams()
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [fault, setFault] = useState<string>()
  const stop = async () => {
    setState('busy')
    setFault(undefined)
    try {
      await call(refuseMails, { params: { token } })
      setState('done')
    } catch (error) {
      setFault(sentenceOf(error))
      setState('asked')
    }
  }
  return (
    <Page title="Mails about certificates" width="max-w-2xl">
      {state === 'done' ? (
        <Notice tone="success" title="Done">
          We will not write to you about certificates again. Those you have stay where they are.
        </Notice>
      ) : (
        <div className="space-y-4">
          <p>Whoever gives you a certificate here can have us send you its address. Would you rather not hear of it?</p>
          {fault && <Notice tone="danger">{fault}</Notice>}
          <Button loading={state === 'busy'} onClick={stop}>
            Stop these mails
          </Button>
        </div>
      )}
    </Page>
  )
}
