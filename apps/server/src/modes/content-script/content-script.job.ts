import { randomInt } from 'node:crypto'
import { type ContentScriptRequest, type content_script, SCRIPT_OPTIONS } from '@ufaro/contract/tools/content-script.ts'
import { wantedLanguage } from '@ufaro/contract/tools/wanted-language.ts'
import { z } from 'zod/mini'
import { askForLanguage } from '../language-rules.ts'
import { maySpeak } from '../spoken-language.ts'
import type { ToolJob } from '../tool-job.ts'
import { scriptPrompt } from './content-script.prompt.ts'

const SEEDS = 2 ** 32

/** Has one field per script, so that a model returns exactly three scripts. */
const Scripts = z.object({ creativeApproach: z.string(), professionalStyle: z.string(), dynamicFormat: z.string() })
type Scripts = z.infer<typeof Scripts>

export const contentScriptJob: ToolJob<typeof content_script> = {
  uses: 'words',
  recalls: true,

  async make(request, { ai, earlier }) {
    if (!ai) {
      const { writeScripts } = await import('./script-writer.ts')
      return { kind: 'words', content: writeScripts(request, randomInt(SEEDS), earlier) }
    }
    const scripts = await ai.words({
      ...scriptPrompt(request),
      schema: Scripts,
      findFault: (answer) => faultOf(inOrder(answer), request),
    })
    const texts = inOrder(scripts)
    return { kind: 'words', content: SCRIPT_OPTIONS.map((title, at) => ({ title, content: texts[at]! })) }
  },

  answer: ([output]) => ({ scripts: output?.content ?? [] }),
}

const inOrder = ({ creativeApproach, professionalStyle, dynamicFormat }: Scripts): string[] =>
  [creativeApproach, professionalStyle, dynamicFormat].map((text) => text.trim())

function faultOf(scripts: string[], request: ContentScriptRequest): string | null {
  if (scripts.some((script) => !script)) return 'No script may be empty.'
  const language = wantedLanguage(request)
  return maySpeak(language, scripts.join('\n')) ? null : askForLanguage(language)
}
