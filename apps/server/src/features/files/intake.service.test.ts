import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { FilesService } from './files.service.ts'
import { createIntakeService } from './intake.service.ts'

test('the pictures that requests of one user name are read one after the other', async () => {
  let [reading, most] = [0, 0]
  const references = {
    find: async () => ({ contentType: 'image/png', bytes: 9 }) as FileRow,
    read: async () => {
      most = Math.max(most, ++reading)
      await nextTurn()
      reading--
      return Buffer.from('no image')
    },
  }
  const intake = createIntakeService({ db: {} as Db, files: {} as FilesService, references })
  const named = { refers: { kind: 'upload', id: '1' } as const, read: () => Promise.reject(new Error()) }
  const rule = { name: 'photo', min: 1, max: 1, missing: '' }
  const looks = Array.from({ length: 5 }, () => intake.look('ada', { parts: { photo: [named] }, digest: '' }, rule))
  for (const look of await Promise.allSettled(looks)) {
    expect(look).toMatchObject({ status: 'rejected', reason: { code: 'NOT_AN_IMAGE' } })
  }
  expect(most).toBe(1)
})
