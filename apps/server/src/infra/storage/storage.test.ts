import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type S3Server, startS3 } from '#test/s3-server.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: S3Server

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ufaro-storage-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const stores: Record<string, () => Promise<Storage> | Storage> = {
  'a folder of the data directory': () => openStorage({ DATA_DIR: folder }),
  'a folder of its own': () => openStorage({ STORAGE_URL: `file://${folder}/with%20space`, DATA_DIR: '/nowhere' }),
  'an S3 server': () => openStorage({ DATA_DIR: folder, ...s3.settings() }),
}

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('a missing file reads as missing, and deleting it is not an error', async () => {
    const storage = await open()
    await expect(storage.get('nothing.jpg')).rejects.toMatchObject({ missing: true })
    expect(await storage.size('nothing.jpg')).toBeNull()
    await storage.delete('nothing.jpg')
  })

  test.each(['../secret', 'a/b', '..', '.hidden', '', 'a\\b', 'a\0b', '/etc/passwd'])(
    'refuses the key %j',
    async (key) => {
      const storage = await open()
      await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow('bad key')
      await expect(storage.get(key)).rejects.toThrow('bad key')
      await expect(storage.delete(key)).rejects.toThrow('bad key')
    },
  )

  test('hides a file until its database row is committed, and drops it if the row fails', async () => {
    const storage = await open()
    const failed = storage.put('lost.jpg', Buffer.from('x'), 'image/jpeg', Promise.reject(new Error('no row')))
    await expect(failed).rejects.toThrow('no row')
    expect(await storage.size('lost.jpg')).toBeNull()
    const { promise: recorded, resolve } = Promise.withResolvers<void>()
    const written = storage.put('new.jpg', Buffer.from('x'), 'image/jpeg', recorded)
    expect(await storage.size('new.jpg')).toBeNull()
    resolve()
    await written
    expect(await storage.size('new.jpg')).toBe(1)
  })

  test('returns stored bytes, whole or in part, until they are deleted', async () => {
    const storage = await open()
    await storage.ready()
    await storage.put('abc.jpg', Buffer.from('0123456789'), 'image/jpeg')
    expect(await storage.size('abc.jpg')).toBe(10)
    expect(await text(await storage.get('abc.jpg'))).toBe('0123456789')
    expect(await text(await storage.get('abc.jpg', { start: 2, end: 4 }))).toBe('234')
    await storage.delete('abc.jpg')
    expect(await storage.size('abc.jpg')).toBeNull()
  })
})

test('the error names a missing bucket or a server that does not respond', async () => {
  const missing = await openStorage({ DATA_DIR: folder, ...s3.settings('elsewhere') })
  await expect(missing.ready()).rejects.toThrow('the bucket elsewhere')
  const deaf = await openStorage({
    ...s3.settings(),
    STORAGE_URL: 's3://pictures?endpoint=http://127.0.0.1:9',
    DATA_DIR: folder,
  })
  await expect(deaf.put('a.png', Buffer.from('x'), 'image/png')).rejects.toThrow('writing an object')
})

test('the error names a folder that vanished, and a failed write leaves no file', async () => {
  const root = path.join(folder, 'fragile')
  const storage = await openStorage({ STORAGE_URL: `file:${root}`, DATA_DIR: folder })
  await writeFile(path.join(root, 'ab'), 'a file where a folder is needed')
  await expect(storage.put('abc.png', Buffer.from('x'), 'image/png')).rejects.toThrow('writing a file')
  expect(await readdir(path.join(root, '.incoming'))).toEqual([])
  await rm(root, { recursive: true })
  await expect(storage.ready()).rejects.toThrow('the file folder')
})

test('unfinished files of a dead process are deleted while another process runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    const root = path.join(folder, 'lasting')
    await openStorage({ STORAGE_URL: `file:${root}`, DATA_DIR: folder })
    for (const name of ['old', 'new']) await writeFile(path.join(root, '.incoming', name), 'half')
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(path.join(root, '.incoming', 'old'), longAgo, longAgo)
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    await expect.poll(() => readdir(path.join(root, '.incoming'))).toEqual(['new'])
  } finally {
    vi.useRealTimers()
  }
})
