import { useState } from 'react'
import { Spinner } from '#web/ui/spinner.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { Intake } from '../upload/use-picture-intake.ts'
import { SAMPLES, type Sample, type SampleName } from './samples.ts'

export function TrySample({ name, intake }: { name: SampleName; intake: Intake }) {
  const { what, urls, small, credit }: Sample = SAMPLES[name]
  const [busy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
    try {
      intake.take(await Promise.all(urls.map(fetchSample)))
    } catch {
      notify.error('The sample could not be loaded. Please check your connection.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="flex flex-col items-center gap-1 text-small text-ink-soft">
      <button
        type="button"
        aria-busy={busy}
        disabled={busy}
        onClick={take}
        className="tap flex items-center gap-3 rounded-card py-1 pr-4 pl-1 font-bold text-ink hover:bg-sunken"
      >
        <img
          src={small}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="size-11 rounded-tight border border-line bg-white object-cover"
        />
        {busy ? <Spinner label="Loading the sample" /> : `Try with ${what}`}
      </button>
      {credit && <p>{credit}</p>}
    </div>
  )
}

async function fetchSample(url: string, index: number): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`a sample answered ${answer.status}`)
  const blob = await answer.blob()
  return new File([blob], `Sample ${index + 1}${url.slice(url.lastIndexOf('.'))}`, { type: blob.type })
}
