import { expect, test } from 'vitest'
import { createDiskRoom } from './disk-room.ts'

const GB = 1024 ** 3

test('a body is refused while the disk is nearly full, with the time to wait', async () => {
  const refusal = { status: 503, code: 'OVERLOADED', extra: { retryAfter: 60 } }
  await expect(createDiskRoom('/anywhere', async () => 2 * GB - 1)()).rejects.toMatchObject(refusal)
})

test('with room left a body is accepted, and the free space is not read for every body', async () => {
  let asked = 0
  const requireRoom = createDiskRoom('/anywhere', async () => {
    asked++
    return 2 * GB
  })
  await requireRoom()
  await requireRoom()
  expect(asked).toBe(1)
})

test('the free space of this machine’s disk can be read', async () => {
  await createDiskRoom(import.meta.dirname)().catch((error) => expect(error.code).toBe('OVERLOADED'))
})
