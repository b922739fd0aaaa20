import { archiveLink } from '@ufaro/contract/http/generations.ts'
import { Columns2, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadZip } from '../files/downloads.ts'
import { doneCards, isPending } from '../run/run-rules.ts'
import type { RunView } from '../run/run-view.ts'
import { Bar, tight } from './bar.tsx'
import { progressWords } from './progress-words.ts'

interface ResultsBarProps {
  view: RunView
  compare: boolean | null
  onCompare: (compare: boolean) => void
  onStartFresh: () => void
  actions?: ReactNode
}

export function ResultsBar({ view, compare, onCompare, onStartFresh, actions }: ResultsBarProps) {
  const [zipping, setZipping] = useState(false)
  const pending = isPending(view)
  const done = doneCards(view).length

  async function downloadAll() {
    setZipping(true)
    await downloadZip(done, () => call(archiveLink, { params: { id: view.runId ?? '' } }))
    setZipping(false)
  }

  return (
    <Bar says={progressWords(view)} onStartFresh={pending ? null : onStartFresh}>
      {compare !== null && done > 0 && (
        <Button look="secondary" aria-pressed={compare} onClick={() => onCompare(!compare)} className={tight}>
          <Columns2 aria-hidden className="size-5" />
          {compare ? 'Hide original' : 'Compare'}
        </Button>
      )}
      {!pending && actions}
      {!pending && done > 1 && (
        <Button look="secondary" loading={zipping} onClick={downloadAll} className={tight}>
          {!zipping && <Download aria-hidden className="size-5" />}
          Download all
        </Button>
      )}
    </Bar>
  )
}
