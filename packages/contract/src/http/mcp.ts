import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const mcp = endpoint({
  method: 'POST',
  path: '/mcp',
  access: 'user',
  scopes: ['read', 'make'],
  summary: 'Call the tools of the studio over the Model Context Protocol (MCP)',
  description:
    'Streamable HTTP without sessions, for AI assistants. The tools that a key may use are those of its scopes.',
  // Arguments may contain pictures as data URLs.
  maxBytes: 32 * 1024 * 1024,
})

const ProtectedResource = z.object({
  resource: z.string(),
  resource_name: z.string(),
  resource_documentation: z.string(),
  bearer_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
})

export const protectedResource = endpoint({
  method: 'GET',
  path: '/.well-known/oauth-protected-resource',
  access: 'public',
  summary: 'Get the authentication metadata of `/mcp` (RFC 9728)',
  reply: ProtectedResource,
})

/** For a resource with the path `/mcp`, clients append this path to the well-known one (RFC 9728, section 3.1). */
export const protectedResourceOfMcp = endpoint({
  ...protectedResource,
  path: '/.well-known/oauth-protected-resource/mcp',
})
