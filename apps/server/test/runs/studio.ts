import type { Run } from '@ufaro/contract/run.ts'
import type { TestApp } from '../build-app.ts'
import { insertGrant } from '../factories/grant.ts'
import { createPerson, type Person } from '../factories/person.ts'
import type { CallOptions } from '../http-call.ts'
import { dataUrl, small } from './pictures.ts'

const photo = dataUrl(await small())

interface Look {
  look?: number
  runId?: string
  [field: string]: unknown
}

export const headshot = ({ look, ...fields }: Look = {}) => ({
  mode: 'headshot',
  prompt: '',
  productImageDataUrl: photo,
  options: { attire: 'Corporate', ...(look && { look }) },
  ...fields,
})

export const generate = (person: Person, look: Look = {}, options: CallOptions = {}) =>
  person.call('POST', '/api/generate', { body: headshot(look), ...options })

export const generateAll = (person: Person, runId: string) =>
  Promise.all([1, 2, 3, 4].map((look) => generate(person, { look, runId })))

export async function createMaker(app: TestApp, credits = 5): Promise<Person> {
  const person = await createPerson(app)
  // End the grant of the free plan, so that the user has only the credits below.
  await app.pool.query('update grants set ended_at = now() where user_id = $1', [person.user.id])
  await insertGrant(app, person.user.id, { headshot: credits })
  return person
}

export async function spend(person: Person): Promise<string> {
  const { status, body } = await person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } })
  if (status !== 200) throw new Error(`spending answered ${status}: ${JSON.stringify(body)}`)
  return body.runId
}

export const creditsLeft = async (person: Person): Promise<number> =>
  (await person.call('GET', '/api/user/plan')).body.credits_breakdown.headshot

export const runOf = async (person: Person, runId: string): Promise<Run> =>
  (await person.call('GET', `/api/runs/${runId}`)).body

export const statuses = (answers: { status: number }[]): number[] => answers.map(({ status }) => status)
