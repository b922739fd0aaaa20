import { z } from 'zod/mini'

const USUAL_PORTS = [11434, 8080] as const
const LOOK_MS = 400
const Models = z.object({ data: z.array(z.object({ id: z.string().check(z.maxLength(200)) })) })

export interface LocalModel {
  baseUrl: string
  model: string
}

/**
 * Looks for an OpenAI-compatible model server on this machine. This only requests the list of models: prompts are sent
 * to the server only if the operator sets OPENAI_BASE_URL.
 */
export async function findLocalModel(ports: readonly number[] = USUAL_PORTS): Promise<LocalModel | null> {
  const found = await Promise.all(ports.map(look))
  return found.find((each) => each !== null) ?? null
}

async function look(port: number): Promise<LocalModel | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`
  try {
    const answer = await fetch(`${baseUrl}/models`, { redirect: 'error', signal: AbortSignal.timeout(LOOK_MS) })
    const isList = answer.ok && answer.headers.get('content-type')?.includes('json')
    const listed = isList ? Models.safeParse(await answer.json()).data : undefined
    const model = listed?.data[0]?.id
    return model ? { baseUrl, model } : null
  } catch {
    return null
  }
}
