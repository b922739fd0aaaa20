import { z } from 'zod/mini'
import { RunOutput } from '../output.ts'
import type { ToolCall } from './define-tool.ts'

export const sharedGenerate: ToolCall = {
  name: 'generate',
  path: '/api/generate',
  summary: 'Make one picture',
  reply: { imageUrl: z.string(), output: RunOutput },
}
