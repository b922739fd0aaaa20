import { setTimeout as sleep } from 'node:timers/promises'
import { dataUrl, small } from '../apps/server/test/runs/pictures.ts'
import { startGeminiStandIn } from '../apps/server/test/stand-ins/gemini.ts'
import { type Bench, table } from './bench.ts'
import { ADMIN, client, signUpMany } from './people.ts'
import { startProduct } from './processes.ts'

const ENGINE_MS = 3000
const TARGETS = { beside: 12, crowd: 25 }
const PEOPLE = 60
const photo = dataUrl(await small())

export const fair: Bench = {
  title: 'Fairness',
  run: async () => {
    const gemini = await startGeminiStandIn()
    gemini.always({ name: 'slow', delayMs: ENGINE_MS })
    const keys = { GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, RATE_LIMIT: 'off' }
    const product = await startProduct({ ...ADMIN, ...keys })
    try {
      const people = await signUpMany(product.url, PEOPLE)
      const beside = await besideOneWhoWantsMuch(product.url, people)
      await sleep(ENGINE_MS * 3)
      const crowd = await allAtOnce(product.url, people)
      return [
        `One engine that takes ${ENGINE_MS / 1000} s an answer. Seconds until the answer is there.`,
        table([
          ['load', 'who', 'seconds', 'target'],
          ['one person with 15 runs of 4 looks', 'another, one look', beside.toFixed(1), `${TARGETS.beside}`],
          [`${PEOPLE} people with one look each`, 'the last of them', crowd.slowest.toFixed(1), `${TARGETS.crowd}`],
        ]),
        `Of the ${PEOPLE} people ${crowd.answered} were answered.`,
      ].join('\n\n')
    } finally {
      await product.stop()
      await gemini.close()
    }
  },
}

async function look(url: string, token: string, fields: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify({ mode: 'headshot', prompt: '', productImageDataUrl: photo, ...fields })
  const authorization = `Bearer ${token}`
  const began = performance.now()
  const answer = await fetch(`${url}/api/generate`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body,
  })
  await answer.arrayBuffer()
  return { status: answer.status, seconds: (performance.now() - began) / 1000 }
}

async function besideOneWhoWantsMuch(url: string, [greedy = '', other = '']: string[]): Promise<number> {
  const send = client(url)
  const later = { prefer: 'respond-async' }
  for (let run = 0; run < 15; run++) {
    const { runId } = await send('POST', '/api/user/use-credit', greedy, { mode: 'headshot' })
    for (let n = 1; n <= 4; n++) {
      const { status } = await look(url, greedy, { runId, options: { attire: 'Corporate', look: n } }, later)
      if (status !== 202) throw new Error(`a look was answered ${status}`)
    }
  }
  const { status, seconds } = await look(url, other, { options: { attire: 'Corporate', look: 1 } })
  return status === 200 ? seconds : Number.NaN
}

async function allAtOnce(url: string, people: string[]) {
  const answers = await Promise.all(people.map((token) => look(url, token, { options: { attire: 'Casual', look: 2 } })))
  const good = answers.filter(({ status }) => status === 200)
  return { answered: good.length, slowest: Math.max(...answers.map(({ seconds }) => seconds)) }
}
