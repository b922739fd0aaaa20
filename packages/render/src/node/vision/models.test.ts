import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../models/', import.meta.url)
const provenance: { file: string; package: string; sha256: string; licence: string }[] = JSON.parse(
  readFileSync(new URL('provenance.json', folder), 'utf8'),
)

test('every model in the folder is listed with its origin', () => {
  const weights = readdirSync(folder).filter((name) => name.endsWith('.tflite'))
  expect(weights.sort()).toEqual(provenance.map(({ file }) => file).sort())
})

test.each(provenance)('$file is the file on record, out of $package', ({ file, sha256, licence }) => {
  const bytes = readFileSync(new URL(file, folder))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  expect(licence).toBe('Apache-2.0')
  expect(readFileSync(new URL('NOTICE', folder), 'utf8')).toContain(file)
})
