import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openSubjectModel } from './subject-model.ts'

const fileOf = (name: string) => fileURLToPath(new URL(`../../../models/${name}`, import.meta.url))

test('a file that is no model is named in what fails', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'model-'))
  const file = path.join(folder, 'notes.tflite')
  writeFileSync(file, 'these are notes')
  await expect(openSubjectModel(file)).rejects.toThrow(`CUTOUT_MODEL ${file} is no TensorFlow Lite model`)
  rmSync(folder, { recursive: true })
})

test('an operator’s own file is run in place of the product’s', async () => {
  const own = await openSubjectModel(fileOf('u2netp.tflite'))
  const picture = Float32Array.from({ length: 3 * own.side ** 2 }, (_, i) => ((i % own.side) / own.side - 0.5) * 4)
  const answer = await own.run(picture)
  expect(own.side).toBe(320)
  expect(answer.length).toBe(320 * 320)
  expect(Math.max(...answer)).toBeGreaterThan(Math.min(...answer))
  expect(answer).toEqual(await (await openSubjectModel()).run(picture))
  const other = await openSubjectModel(fileOf('selfie_segmentation.tflite'))
  expect(other.side).toBe(256)
})
