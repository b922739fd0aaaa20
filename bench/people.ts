import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'

export const ADMIN = { ADMIN_EMAIL: 'admin@bench.example', ADMIN_PASSWORD: 'bench bench' }

/** @throws Error with the product's error message */
export const client = (url: string) => async (method: string, path: string, token?: string, body?: object) => {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

export async function signUpMany(url: string, count: number): Promise<string[]> {
  const send = client(url)
  const { token: admin } = await send('POST', '/api/auth/login', undefined, {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  })
  await send('POST', '/api/admin/plans', admin, {
    id: 'bench',
    name: 'Bench',
    price: 0,
    durationDays: 1,
    dailyLimit: 1_000_000,
    credits: Object.fromEntries(TOOL_IDS.map((mode) => [mode, 100_000])),
  })
  const tokens: string[] = []
  for (let n = 0; n < count; n++) {
    const person = { email: `person${n}@bench.example`, password: 'bench bench', mobilePhone: '+2348012345678' }
    const { token, user } = await send('POST', '/api/auth/register', undefined, person)
    await send('POST', `/api/admin/users/${user.id}/plan`, admin, { planName: 'bench', creditsTotal: 100_000 })
    tokens.push(token)
  }
  return tokens
}

export async function signUp(url: string): Promise<string> {
  const [token] = await signUpMany(url, 1)
  return token as string
}
