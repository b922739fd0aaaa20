import { expect, test } from 'vitest'
import { readScript, readScriptLine, speakingSeconds } from './script-lines.ts'

test('a line of a script is a scene, an action, a speech or plain text', () => {
  expect(readScriptLine(' [Scene 1: an office] ')).toEqual({ kind: 'scene', text: 'Scene 1: an office' })
  expect(readScriptLine('(She smiles.)')).toEqual({ kind: 'action', text: 'She smiles.' })
  expect(readScriptLine('ṢADÉ: Ẹ káàárọ̀: ó dára.')).toEqual({
    kind: 'speaker',
    speaker: 'ṢADÉ',
    text: 'Ẹ káàárọ̀: ó dára.',
  })
  for (const line of ['Note: this is a line', 'A: ', '[open', 'half) way', '12:30', 'https://a.example']) {
    expect(readScriptLine(line)).toEqual({ kind: 'line', text: line.trim() })
  }
})

test('only spoken words take time, at 140 words a minute', () => {
  const script = `[${'scene '.repeat(50)}]\n\nADA: ${'word '.repeat(70)}\n(${'waits '.repeat(50)})\n${'wọ́rd '.repeat(70)}`
  expect(readScript(script)).toHaveLength(4)
  expect(speakingSeconds(script)).toBe(60)
  expect(speakingSeconds('')).toBe(0)
})
