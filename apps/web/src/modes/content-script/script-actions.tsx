import type { WordOption } from '@ufaro/contract/output.ts'
import { readScript } from '@ufaro/contract/tools/script-lines.ts'
import { FileText, FileType, MonitorPlay } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useAttempt } from '#web/studio/files/downloads.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { UseIn } from '#web/studio/hand-over/use-in.tsx'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { scriptFile } from './script-file.ts'

const Teleprompter = lazy(async () => ({ default: (await import('./teleprompter.tsx')).Teleprompter }))

interface ScriptActionsProps {
  option: WordOption
  brand: string
  lang: string | undefined
}

export function ScriptActions({ option, brand, lang }: ScriptActionsProps) {
  const [prompting, setPrompting] = useState(false)
  const { busy, attempt } = useAttempt('Sorry, the PDF could not be made.')

  const savePdf = () =>
    attempt(async () => {
      const { scriptPdf } = await import('./script-pdf.ts')
      saveBlob(await scriptPdf(brand, option), scriptFile(brand, option.title, 'pdf'))
    })
  const saveText = () => {
    const text = `${brand}\n${option.title}\n\n${option.content}\n`
    saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), scriptFile(brand, option.title, 'txt'))
  }

  // Remove scenes, directions and speaker names, because other tools need only the spoken text.
  const spokenText = readScript(option.content)
    .filter(({ kind }) => kind === 'line' || kind === 'speaker')
    .map(({ text }) => text)
    .join('\n')

  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      <CopyButton text={option.content} name={option.title} />
      <UseIn kind="text" from="content_script" name={option.title} load={async () => ({ text: spokenText })} wide />
      <Button icon={MonitorPlay} look="secondary" className="px-3 max-sm:col-span-2" onClick={() => setPrompting(true)}>
        Teleprompter
      </Button>
      <Button icon={FileText} look="secondary" className="px-3" onClick={saveText}>
        <span>
          <span className="sr-only">Save as </span>Text
        </span>
      </Button>
      <Button icon={FileType} look="secondary" className="px-3" loading={busy} onClick={savePdf}>
        <span>
          <span className="sr-only">Save as </span>PDF
        </span>
      </Button>
      {prompting && (
        <Suspense fallback={null}>
          <Teleprompter title={option.title} script={option.content} lang={lang} onClose={() => setPrompting(false)} />
        </Suspense>
      )}
    </div>
  )
}
