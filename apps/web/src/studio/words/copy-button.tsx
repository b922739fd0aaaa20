import { Check, Copy } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useCopied } from './use-copied.ts'

export function CopyButton({ text, name }: { text: string; name: string }) {
  const { copied, copy } = useCopied()
  return (
    <>
      <Button look="secondary" className="px-3" onClick={() => copy(name, text)}>
        {copied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
        <span>
          {copied ? 'Copied' : 'Copy'} <span className="sr-only">{name}</span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  )
}
