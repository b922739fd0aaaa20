import type { Creation } from '@ufaro/contract/run.ts'
import { MakeAgain } from '#web/studio/hand-over/make-again.tsx'
import { UseIn } from '#web/studio/hand-over/use-in.tsx'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface WordsDialogProps {
  creation: Creation
  onClose: () => void
}

export function WordsDialog({ creation, onClose }: WordsDialogProps) {
  const { label, mode, content } = creation
  return (
    <Dialog open onOpenChange={onClose} title={label}>
      <ul className="space-y-6">
        {(content ?? []).map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a run never change their order
          <li key={index} className="space-y-2">
            <h3 className="font-bold">{option.title}</h3>
            <div className="flex flex-wrap gap-2">
              <CopyButton text={option.content} name={option.title} />
              <UseIn kind="text" from={mode} name={option.title} load={async () => ({ text: option.content })} wide />
            </div>
            <p className="whitespace-pre-line [unicode-bidi:plaintext]">{option.content}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <MakeAgain creation={creation} />
      </div>
    </Dialog>
  )
}
