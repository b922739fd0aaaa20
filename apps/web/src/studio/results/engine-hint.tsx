import { Info } from 'lucide-react'

/** What the built-in engine did for one tool. */
export interface EngineNote {
  summary: string
  text: string
  /** False where no model ever makes such a thing. */
  byModel?: boolean
}

const PHOTO: EngineNote = {
  summary: 'Made by the built-in engine, out of your own photo.',
  text: 'It cuts you out, replaces the background and sets light and colour. It is no AI model and invents nothing.',
}

/** Says plainly what made the pictures, and how that could change. */
export function EngineHint({ note = PHOTO }: { note?: EngineNote | undefined }) {
  return (
    <details className="rounded-card bg-sunken px-4 text-small">
      <summary className="tap flex cursor-pointer items-center gap-2 py-2">
        <Info aria-hidden className="size-5 shrink-0" />
        {note.summary}
      </summary>
      <p className="pb-3 pl-7 text-ink-soft">
        {note.text}
        {note.byModel !== false &&
          ' For pictures by a model, this site’s owner can connect an AI provider such as Gemini or OpenAI with a key.'}
      </p>
    </details>
  )
}
