/**
 * How a script is written down, a line each: `[Scene]`, `(action)`, `SPEAKER: words`, and anything else is a line to be
 * read as it stands.
 */
export type ScriptLine =
  | { kind: 'scene' | 'action' | 'line'; text: string }
  | { kind: 'speaker'; speaker: string; text: string }

/** A name in capitals, marks and figures included. */
const SPEAKER = /^(\p{Lu}[\p{Lu}\p{M}\p{N} .’'-]{0,39}):\s+(.*)$/u
/** Words a minute of somebody who speaks to a camera. */
const WORDS_PER_MINUTE = 140

export function readScriptLine(line: string): ScriptLine {
  const text = line.trim()
  if (text.startsWith('[') && text.endsWith(']')) return { kind: 'scene', text: text.slice(1, -1).trim() }
  if (text.startsWith('(') && text.endsWith(')')) return { kind: 'action', text: text.slice(1, -1).trim() }
  const [, speaker, words] = SPEAKER.exec(text.normalize('NFC')) ?? []
  return speaker && words ? { kind: 'speaker', speaker, text: words } : { kind: 'line', text }
}

/** Without the empty lines between. */
export const readScript = (script: string): ScriptLine[] =>
  script
    .split('\n')
    .filter((line) => line.trim())
    .map(readScriptLine)

/** How long it takes to say what is said in a script, in seconds; scenes, actions and names are not. */
export function speakingSeconds(script: string): number {
  const said = readScript(script).filter(({ kind }) => kind === 'line' || kind === 'speaker')
  const words = said.flatMap(({ text }) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).length
  return Math.round((words / WORDS_PER_MINUTE) * 60)
}
