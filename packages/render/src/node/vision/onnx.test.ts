import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const U2NETP = fileURLToPath(new URL('../../../models/u2netp.onnx', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'model-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function openAs(file: string | undefined) {
  vi.stubEnv('CUTOUT_MODEL', file)
  vi.resetModules()
  const { openSubjectModel } = await import('./onnx.ts')
  return openSubjectModel()
}

test('a file that is no model is named in what fails', async () => {
  const file = path.join(folder, 'notes.onnx')
  writeFileSync(file, 'these are notes')
  await expect(openAs(file)).rejects.toThrow(`CUTOUT_MODEL ${file} is no ONNX model`)
})

test('an operator’s own file is run in place of the product’s', async () => {
  const own = await openAs(U2NETP)
  const picture = Float32Array.from({ length: 3 * own.side ** 2 }, (_, i) => ((i % own.side) / own.side - 0.5) * 4)
  const answer = await own.run(picture)
  const theirs = await openAs(undefined)
  expect(own.side).toBe(320)
  expect(answer.length).toBe(320 * 320)
  expect(Math.max(...answer)).toBeGreaterThan(Math.min(...answer))
  expect(answer).toEqual(await theirs.run(picture))
})
