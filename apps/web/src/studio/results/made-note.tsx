import { Info } from 'lucide-react'

const PHOTO = 'You are cut out of your own photo; background, light and colour are new. Nothing else is changed.'

export function MadeNote({ text = PHOTO }: { text?: string | undefined }) {
  return (
    <details className="rounded-card bg-sunken px-4 text-small">
      <summary className="tap flex cursor-pointer items-center gap-2 py-2">
        <Info aria-hidden className="size-5 shrink-0" />
        How these are made
      </summary>
      <p className="pb-3 pl-7 text-ink-soft">{text}</p>
    </details>
  )
}
