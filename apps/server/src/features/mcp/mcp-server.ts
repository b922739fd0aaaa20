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
  'Makes headshots, product shots, profile pictures, mockups, certificates, event pictures, flyers, GIFs and words. ' +
  'Every tool that spends takes dry_run, which answers the price, and request_id, which makes a repeat free. ' +
  'A run that is not finished when its tool answers goes on; ask for it with get_run.'

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
