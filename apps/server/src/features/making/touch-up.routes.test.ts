import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bareHttp } from '#test/factories/bare-http.ts'
import { touchUpRoutes } from './touch-up.routes.ts'
import type { TouchUpService } from './touch-up.service.ts'

test('cut-outs that one user asks for at once are made one after the other, and others do not wait', async () => {
  const atWork: string[] = []
  const most: Record<string, number> = {}
  const http = bareHttp()
  http.decorate('authenticate', async ({ headers }) => ({ user: { id: headers.from } }) as never)
  const cutout: TouchUpService['cutout'] = async (userId) => {
    atWork.push(userId)
    most[userId] = Math.max(most[userId] ?? 0, atWork.filter((one) => one === userId).length)
    most.together = Math.max(most.together ?? 0, atWork.length)
    for (let turn = 0; turn < 10; turn++) await nextTurn()
    atWork.splice(atWork.indexOf(userId), 1)
    return Buffer.from('png')
  }
  touchUpRoutes(http, { touchUps: { cutout } as TouchUpService, redesign: () => Promise.reject(new Error()) })
  const ask = (from: string) => http.inject({ url: '/api/runs/1/cutout', headers: { from } })
  const answers = await Promise.all(['ada', 'ada', 'ada', 'ben', 'ben'].map(ask))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(most).toEqual({ ada: 1, ben: 1, together: 2 })
})
