import { z } from 'zod/mini'

export const PROMPT_MAX = 2000

export const Prompt = z._default(z.string().check(z.maxLength(PROMPT_MAX)), '')
