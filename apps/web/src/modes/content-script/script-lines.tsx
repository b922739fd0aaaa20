import { readScript, type ScriptLine } from '@ufaro/contract/tools/script-lines.ts'

interface ScriptLinesProps {
  script: string
  lang: string | undefined
}

export function ScriptLines({ script, lang }: ScriptLinesProps) {
  return (
    <ol lang={lang} className="space-y-1.5">
      {readScript(script).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may repeat, and lines never change their order
        <li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
          <span aria-hidden className="pt-0.5 text-right font-mono text-small tabular-nums text-ink-soft select-none">
            {at + 1}
          </span>
          <Line line={line} />
        </li>
      ))}
    </ol>
  )
}

function Line({ line }: { line: ScriptLine }) {
  switch (line.kind) {
    case 'scene':
      return (
        <p data-kind="scene" className="rounded-tight bg-sunken px-2 py-0.5 font-bold">
          {line.text}
        </p>
      )
    case 'action':
      return (
        <p data-kind="action" className="border-l-2 border-line-strong pl-3 text-ink-soft italic">
          ({line.text})
        </p>
      )
    case 'speaker':
      return (
        <p data-kind="speaker">
          <strong className="mr-1 text-accent-text">{line.speaker}:</strong> <bdi>{line.text}</bdi>
        </p>
      )
    case 'line':
      return <p data-kind="line">{line.text}</p>
  }
}
