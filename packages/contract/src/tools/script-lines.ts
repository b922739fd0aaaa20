/** A line is `[Scene]`, `(action)`, `SPEAKER: words` or plain text. */
export type ScriptLine =
  | { kind: 'scene' | 'action' | 'line'; text: string }
  | { kind: 'speaker'; speaker: string; text: string }

const SPEAKER = /^(\p{Lu}[\p{Lu}\p{M}\p{N} .’'-]{0,39}):\s+(.*)$/u
const WORDS_PER_MINUTE = 140

export function readScriptLine(line: string): ScriptLine {
  const text = line.trim()
  if (text.startsWith('[') && text.endsWith(']')) return { kind: 'scene', text: text.slice(1, -1).trim() }
  if (text.startsWith('(') && text.endsWith(')')) return { kind: 'action', text: text.slice(1, -1).trim() }
  const [, speaker, words] = SPEAKER.exec(text.normalize('NFC')) ?? []
  return speaker && words ? { kind: 'speaker', speaker, text: words } : { kind: 'line', text }
}

export const readScript = (script: string): ScriptLine[] =>
  script
    .split('\n')
    .filter((line) => line.trim())
    .map(readScriptLine)

export function speakingSeconds(script: string): number {
  const spoken = readScript(script).filter(({ kind }) => kind === 'line' || kind === 'speaker')
  const words = spoken.flatMap(({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).length
  return Math.round((words / WORDS_PER_MINUTE) * 60)
}
