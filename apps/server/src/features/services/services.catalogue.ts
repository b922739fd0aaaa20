import type { Service } from '@ufaro/contract/service.ts'
import { TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { toolOf } from '@ufaro/contract/tools.ts'

export interface CatalogueEntry extends Omit<Service, 'enabled'> {
  built: boolean
}

const OTHERS: readonly CatalogueEntry[] = [
  {
    id: 'gemini',
    name: 'Gemini',
    description: 'Pictures and words by Google Gemini, where a key is configured.',
    category: 'ai',
    endpoint: '/api/generate',
    built: true,
  },
  {
    id: 'openai',
    name: 'OpenAI',
    description: 'Pictures and words by OpenAI or a compatible server, where one is configured.',
    category: 'ai',
    endpoint: '/api/generate',
    built: true,
  },
  {
    id: 'builtin',
    name: 'Built-in engine',
    description: 'Works on the person’s own pictures, without a key or a network.',
    category: 'ai',
    endpoint: '/api/generate',
    built: true,
  },
  {
    id: 'registration',
    name: 'Sign-up',
    description: 'New accounts. Who has one already is not affected.',
    category: 'core',
    endpoint: '/api/auth/register',
    built: true,
  },
  {
    id: 'paystack',
    name: 'Card payments',
    description: 'Buying plans through Paystack.',
    category: 'payment',
    endpoint: '/api/payments/initialize',
    built: true,
  },
]

export function catalogueOf(builtModes: readonly ToolId[]): CatalogueEntry[] {
  const modes = TOOL_IDS.map((mode): CatalogueEntry => {
    const { service: id, label: name, description, call } = toolOf(mode)
    return { id, name, description, category: 'mode', endpoint: call.path, built: builtModes.includes(mode) }
  })
  return [...modes, ...OTHERS]
}
