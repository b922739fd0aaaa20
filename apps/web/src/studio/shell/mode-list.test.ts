import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { expect, test } from 'vitest'
import { listedModes, resolveMode } from './mode-list.ts'

const status = (disabled: readonly string[]) =>
  TOOL_IDS.map((mode) => TOOLS[mode].service).map((id) => ({ id, enabled: !disabled.includes(id) }))

test('without a status every mode is listed, with one only the enabled', () => {
  expect(listedModes(undefined)).toEqual(TOOL_IDS)
  expect(listedModes(status(['headshot_mode', 'flyer_generation']))).toEqual(TOOL_IDS.slice(1, -1))
})

test('the mode comes from the URL, else from the navigation state, else it is the first one', () => {
  expect(resolveMode('gif', 'dp', TOOL_IDS)).toBe('gif')
  expect(resolveMode('nonsense', 'dp', TOOL_IDS)).toBe('dp')
  expect(resolveMode(null, undefined, TOOL_IDS)).toBe('headshot')
})

test('a disabled mode gives way to the first enabled one', () => {
  expect(resolveMode('headshot', null, listedModes(status(['headshot_mode'])))).toBe('product')
  expect(resolveMode('headshot', null, [])).toBeNull()
})
