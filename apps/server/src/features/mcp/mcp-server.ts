import { createMcpHandler, Server } from '@modelcontextprotocol/server'
import type { CallerKey } from '../../http/api-key.ts'
import type { Log } from '../../infra/log.ts'
import { resultOf } from './results.ts'
import type { Ask, Tool } from './tool.ts'

interface CallContext {
  key: CallerKey
  ask: Ask
  balance: () => Promise<unknown>
  origin: string
}

const NAME = { name: 'ufaro', title: 'Ufaro', version: '1.0.0' }
const INSTRUCTIONS =
  'Ufaro makes pictures and words for small businesses: headshots, product shots, profile pictures, mockups, ' +
  'certificates, event flyers, flyers, GIFs, marketing copy and content scripts. Each use of such a tool costs one ' +
  'credit and is a run. Call a tool with dry_run to get its price and the balance without spending anything. Send a ' +
  'request_id with every call that spends, so that a repeated call is not paid twice. A tool returns after at most 45 ' +
  'seconds; if an output of its run is still `pending`, call get_run with the id of the run until none is.'

export function createProtocol({ tools, log }: { tools: () => readonly Tool[]; log: Pick<Log, 'warn'> }) {
  const contexts = new WeakMap<object, CallContext>()

  const handler = createMcpHandler(
    ({ authInfo }) => {
      const context = contexts.get(authInfo?.extra ?? {})
      if (!context) throw new Error('a call of the protocol came without its caller')
      return serve(context, tools())
    },
    { onerror: (error) => log.warn({ err: error }, 'an MCP request failed') },
  )

  return {
    answer(request: Request, body: unknown, context: CallContext): Promise<Response> {
      const extra = {}
      contexts.set(extra, context)
      const authInfo = { token: '', clientId: context.key.id, scopes: [...context.key.scopes], extra }
      return handler.fetch(request, { parsedBody: body, authInfo })
    },

    close: () => handler.close(),
  }
}

function serve({ key, ask, balance, origin }: CallContext, tools: readonly Tool[]): Server {
  const server = new Server(NAME, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  const allowed = tools.filter(({ scopes }) => scopes.some((scope) => key.scopes.includes(scope)))

  server.setRequestHandler('tools/list', async () => ({
    tools: allowed.map(({ name, title, description, inputSchema, readOnly }) => ({
      ...{ name, title, description, inputSchema },
      annotations: { title, readOnlyHint: readOnly, openWorldHint: false },
    })),
  }))

  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = allowed.find(({ name }) => name === params.name)
    if (!tool) {
      const error = `There is no tool “${params.name}” for this key.`
      return { content: [{ type: 'text', text: error }], isError: true }
    }
    return resultOf(await tool.run(params.arguments ?? {}, { ask, balance }), ask, origin)
  })
  return server
}
