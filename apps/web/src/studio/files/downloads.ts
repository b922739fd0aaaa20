import { useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { logFailure } from '#web/lib/log.ts'
import { notify } from '#web/ui/toast.tsx'
import { fetchBlob, saveBlob, saveUrl } from './save.ts'
import { share } from './share.ts'

export const DOWNLOAD_FAILED = 'Sorry, there was an error downloading the images.'
const SHARE_FAILED = 'Sorry, this could not be shared.'

export interface Downloadable {
  url: string
  name: (type: string) => string
}

export async function orNotify(sentence: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure(sentence, error)
    notify.error(sentence)
  }
}

export const downloadOne = ({ url, name }: Downloadable): Promise<void> =>
  orNotify(DOWNLOAD_FAILED, async () => {
    const blob = await fetchBlob(url)
    saveBlob(blob, name(blob.type))
    notify.success('Downloaded 1 image')
  })

export const downloadZip = (count: number, askLink: () => Promise<{ url: string }>): Promise<void> =>
  orNotify(DOWNLOAD_FAILED, async () => {
    saveUrl((await askLink()).url)
    notify.success(`Downloaded ${plural(count, 'image')}`)
  })

export const shareOne = ({ url, name }: Downloadable): Promise<void> =>
  orNotify(SHARE_FAILED, async () => {
    const blob = await fetchBlob(url)
    await share(blob, name(blob.type))
  })

export function useAttempt(failure: string) {
  const [busy, setBusy] = useState(false)

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    await orNotify(failure, work)
    setBusy(false)
  }
  return { busy, attempt }
}
