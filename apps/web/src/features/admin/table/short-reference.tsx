import { Copy } from 'lucide-react'
import { copyText } from '#web/lib/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const [HEAD, TAIL] = [9, 4]

export function ShortReference({ text }: { text: string }) {
  const isLong = text.length > HEAD + TAIL + 1
  return (
    <span className="inline-flex items-center whitespace-nowrap">
      <span title={text} className="font-mono text-small">
        {isLong ? `${text.slice(0, HEAD)}…${text.slice(-TAIL)}` : text}
      </span>
      <IconButton label={`Copy ${text}`} onClick={() => copyText(text, 'Reference copied.')}>
        <Copy aria-hidden />
      </IconButton>
    </span>
  )
}
