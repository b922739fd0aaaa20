import { randomInt } from 'node:crypto'
import { WordOption } from '@ufaro/contract/output.ts'
import type { CopyRequest, copywriter } from '@ufaro/contract/tools/copywriter.ts'
import { z } from 'zod/mini'
import { askForLanguage } from '../language-rules.ts'
import { maySpeak } from '../spoken-language.ts'
import type { ToolJob } from '../tool-job.ts'
import { copyPrompt } from './copywriter.prompt.ts'

const AT_LEAST = 3
const SEEDS = 2 ** 32

const Copies = z.object({ copies: z.array(WordOption) })

export const copywriterJob: ToolJob<typeof copywriter> = {
  uses: 'words',
  recalls: true,

  async make(request, { input, ai, earlier }) {
    if (!ai) {
      const { writeCopies } = await import('./copy-writer.ts')
      return { kind: 'words', content: writeCopies(request, randomInt(SEEDS), earlier) }
    }
    const images = await input('photo')
    const { copies } = await ai.words({
      ...copyPrompt(request),
      images,
      schema: Copies,
      findFault: ({ copies }) => faultOf(copies, request),
    })
    return { kind: 'words', content: copies.map(trimmed) }
  },

  answer: ([output]) => ({ copies: output?.content ?? [] }),
}

function faultOf(copies: WordOption[], { language }: CopyRequest): string | null {
  if (copies.length < AT_LEAST) return `The last answer held ${copies.length} texts. Write three.`
  if (copies.some(({ title, content }) => !title.trim() || !content.trim())) return 'No title and no text may be empty.'
  return maySpeak(language, copies.map(({ content }) => content).join('\n')) ? null : askForLanguage(language)
}

const trimmed = ({ title, content }: WordOption): WordOption => ({ title: title.trim(), content: content.trim() })
