import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from '../scripts/run.ts'

// node_modules/.bin/node tools/new-mode.ts <mode>: writes a mode's rooms on every floor, then lets the compiler name
// the registry lines that are missing. It changes no file that exists.

const mode = process.argv[2] ?? ''
if (!/^[a-z]+(_[a-z]+)*$/.test(mode)) {
  console.error('usage: new-mode.ts <mode>, in lower case with underscores')
  process.exit(2)
}
const file = mode.replaceAll('_', '-')
const pascal = mode.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)

const FILES: Record<string, string> = {
  [`packages/contract/src/tools/${file}.ts`]: `import { z } from 'zod/mini'
import { Prompt } from './prompt.ts'

export const ${pascal}Request = z.object({
  mode: z.literal('${mode}'),
  prompt: Prompt,
})
export type ${pascal}Request = z.infer<typeof ${pascal}Request>
`,
  [`apps/server/src/modes/${file}/${file}.prompt.ts`]: `import { quoteWish } from '../quote-wish.ts'

const RULES = \`Say here what a model makes, and what it never does.\`

/** What a model is told; the person's words only ever reach \`prompt\`, quoted. */
export const ${camel}Prompt = (wish: string) => ({ system: RULES, prompt: quoteWish(wish) })
`,
  [`apps/server/src/modes/${file}/${file}.job.ts`]: `import type { ${pascal}Request } from '@ufaro/contract/tools/${file}.ts'
import { asJpeg } from '../as-jpeg.ts'
import type { ModeJob } from '../mode-job.ts'
import { ${camel}Prompt } from './${file}.prompt.ts'

const PHOTO = 'productImageDataUrl'

export const ${camel}Job: ModeJob<${pascal}Request> = {
  uses: 'image',
  inputs: () => [{ name: PHOTO, min: 1, max: 1, missing: 'Please upload a photo first.' }],
  needsAi: () => true,

  async make({ prompt }, { input, ai }) {
    if (!ai) throw new Error('the built-in engine of ${mode} is not drawn yet')
    return { kind: 'image', picture: await asJpeg(await ai.picture({ ...${camel}Prompt(prompt), images: await input(PHOTO) })) }
  },
}
`,
  [`apps/web/src/modes/${file}/${file}.panel.tsx`]: `import { MODE_INFO } from '@ufaro/contract/modes.ts'

const { label, description } = MODE_INFO.${mode}

export function ${pascal}Panel() {
  return (
    <section aria-label={label}>
      <p>{description}</p>
    </section>
  )
}
`,
}

for (const [name, text] of Object.entries(FILES)) {
  const target = path.join(root, name)
  if (existsSync(target)) {
    console.log(`kept     ${name}`)
    continue
  }
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(`written  ${name}`)
}
console.log(
  `\nNow add '${mode}' to MODES in packages/contract/src/modes.ts and a line to each registry the compiler names:\n`,
)
for (const workspace of ['packages/contract', 'apps/server', 'apps/web']) {
  const { output } = await run(tool('tsc', '-p', workspace), { cwd: root })
  console.log(output.trim() || `${workspace}: nothing is missing`)
}
