import { z } from 'zod/mini'

export const PROMPT_MAX = 2000

/** What a person asks for in their own words; empty where a picture takes its place. */
export const Prompt = z._default(z.string().check(z.maxLength(PROMPT_MAX)), '')
