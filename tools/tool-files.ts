export interface ToolNames {
  /** Example: `story_board`. */
  id: string
  /** Example: `story-board`. */
  file: string
  /** Example: `StoryBoard`. */
  pascal: string
  /** Example: `storyBoard`. */
  camel: string
  /** Example: `Story Board`. */
  label: string
}

export function namesOf(id: string): ToolNames {
  const pascal = id.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
  return {
    id,
    file: id.replaceAll('_', '-'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    label: pascal.replace(/(?<=.)([A-Z])/g, ' $1'),
  }
}

export const filesOf = (names: ToolNames): Record<string, string> => ({
  [`packages/contract/src/tools/${names.file}.ts`]: declaration(names),
  [`apps/server/src/modes/${names.file}/${names.file}.job.ts`]: job(names),
  [`apps/server/test/${names.file}.test.ts`]: story(names),
  [`apps/web/src/modes/${names.file}/${names.file}.form.ts`]: form(names),
  [`apps/web/src/modes/${names.file}/${names.file}.panel.tsx`]: panel(names),
})

const declaration = ({ id, pascal, label }: ToolNames): string => `import { z } from 'zod/mini'
import { defineTool } from './define-tool.ts'
import { Prompt } from './prompt.ts'
import { sharedGenerate } from './shared-generate.ts'

export const ${pascal}Request = z.object({ mode: z.literal('${id}'), prompt: Prompt })
export type ${pascal}Request = z.infer<typeof ${pascal}Request>

export const ${id} = defineTool({
  id: '${id}',
  label: '${label}',
  description: 'One picture from your photo.',
  guide: '\`productImageDataUrl\` is the photo.',
  service: '${id}_mode',
  result: 'pictures',
  slots: { labels: ['${label}'] },
  call: sharedGenerate,
  credits: { free: 1, 'day-pass': 2, 'starter-monthly': 10, 'creator-monthly': 30, 'creator-yearly': 360 },
  request: ${pascal}Request,
  pictures: { photo: { part: 'productImageDataUrl', label: 'Photo', missing: 'Please upload a photo first.' } },
  accepts: { pictures: { photo: 'photo' } },
})
`

const job = ({ id, file, camel }: ToolNames): string => `import type { ${id} } from '@ufaro/contract/tools/${file}.ts'
import { sharp } from '@ufaro/render/node/sharp.ts'
import type { ToolJob } from '../tool-job.ts'

/** Turns a photo into a black and white picture. */
export const ${camel}Job: ToolJob<typeof ${id}> = {
  uses: 'builtin',

  async make(_request, { input }) {
    const [photo] = await input('photo')
    if (!photo) throw new Error('a picture was started without its photo')
    const { data: bytes, info } = await sharp(photo).greyscale().jpeg().toBuffer({ resolveWithObject: true })
    return { kind: 'image', picture: { bytes, contentType: 'image/jpeg', width: info.width, height: info.height } }
  },
}
`

const story = ({ id }: ToolNames): string => `import { sharp } from '@ufaro/render/node/sharp.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from './build-app.ts'
import { createPerson } from './factories/person.ts'
import { dataUrl, small } from './runs/pictures.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

test('without a photo nothing is spent; with one a picture is made', async () => {
  const { call } = await createPerson(app)
  const left = async () => (await call('GET', '/api/user/plan')).body.credits_breakdown.${id}
  const before = await left()
  const body = { mode: '${id}', prompt: '' }

  const refused = await call('POST', '/api/generate', { body })
  expect(refused).toMatchObject({ status: 400, body: { error: 'Please upload a photo first.' } })
  expect(await left()).toBe(before)

  const made = await call('POST', '/api/generate', { body: { ...body, productImageDataUrl: dataUrl(await small()) } })
  expect(made).toMatchObject({ status: 200, body: { engine: 'builtin', output: { status: 'done' } } })
  const file = await fetch(new URL(made.body.imageUrl, app.url))
  const { isOpaque, channels } = await sharp(Buffer.from(await file.arrayBuffer())).stats()
  expect(isOpaque).toBe(true)
  expect(new Set(channels.map(({ mean }) => Math.round(mean))).size, 'all channels are alike').toBe(1)
  expect(await left()).toBe(before - 1)
})
`

const form = ({
  id,
  file,
  pascal,
  label,
}: ToolNames): string => `import { ${pascal}Request, ${id} } from '@ufaro/contract/tools/${file}.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import { runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

export interface ${pascal}Form {
  photo: Picture | null
}

const { photo } = ${id}.pictures

export const ${id.toUpperCase()}: BenchTool<${pascal}Form, 'photo'> = {
  run: runKindOf('${id}'),
  emptyForm: { photo: null },
  pictures: { photo: { label: photo.label, take: (photo) => ({ photo }) } },
  missing: (form) => (form.photo ? null : photo.missing),
  inputs: (form) => {
    if (!form.photo) throw new Error(photo.missing)
    const { prompt } = ${pascal}Request.parse({ mode: '${id}' })
    return { fields: { prompt }, pictures: { [photo.part]: form.photo.blob } }
  },
  zone: { title: '${label}', hint: 'Drop, paste or choose a JPEG, PNG or WebP.' },
  fresh: { ready: 'a new photo', undo: 'Keep the photo' },
}
`

const panel = ({ id, file, pascal }: ToolNames): string => `import { ToolBench } from '#web/studio/bench/tool-bench.tsx'
import { useTool } from '#web/studio/bench/use-tool.ts'
import { PictureField } from '#web/studio/upload/picture-field.tsx'
import { ${id.toUpperCase()} } from './${file}.form.ts'

export function ${pascal}Panel() {
  const tool = useTool(${id.toUpperCase()})
  const { photo } = tool.pictures
  return (
    <ToolBench
      tool={tool}
      options={<PictureField label="Your photo" {...photo} disabled={tool.busy} />}
      work={photo.url && <img src={photo.url} alt={photo.name} className="mx-auto max-h-[60dvh] rounded-card" />}
      results={{ before: photo.url, ratio: 1 }}
    />
  )
}
`
