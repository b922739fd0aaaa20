import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import type { BusEvent } from '#server/infra/db/bus.ts'
import { buildApp, type TestApp } from './build-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

async function hearing(act: (event: (id: string) => BusEvent) => Promise<void>, last: string): Promise<string[]> {
  const heard: string[] = []
  const stop = app.bus.subscribe('payment', ({ id }) => heard.push(id))
  await act((id) => ({ topic: 'payment', userId: null, id }))
  await expect.poll(() => heard).toContain(last)
  stop()
  return heard
}

test('a transaction sends its events if it commits, and none if it rolls back', async () => {
  const heard = await hearing(async (event) => {
    const undone = transaction(app.db, async (tx) => {
      await app.bus.publish(tx, event('undone'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await transaction(app.db, (tx) => app.bus.publish(tx, event('done')))
  }, 'done')
  expect(heard).toEqual(['done'])
})

test('many events sent at once outside a transaction arrive in order, and of two equal ones only one', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => `${index}`)
  const heard = await hearing(async (event) => {
    for (const id of [...ids, '7']) await app.bus.publish(app.db, event(id))
  }, '299')
  expect(heard).toEqual(ids)
})
