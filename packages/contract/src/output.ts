import { z } from 'zod/mini'

export const ENGINES = ['builtin', 'gemini', 'openai'] as const
export const Engine = z.enum(ENGINES)
export type Engine = z.infer<typeof Engine>

export const WordOption = z.object({ title: z.string(), content: z.string() })
export type WordOption = z.infer<typeof WordOption>

export const PREVIEW_WIDTHS = { w320: 320, w640: 640 } as const
export type PreviewName = keyof typeof PREVIEW_WIDTHS
export const Previews = z.object({ w320: z.string(), w640: z.string() })
export type Previews = z.infer<typeof Previews>
export const PreviewBytes = z.object({ w320: z.int(), w640: z.int() })
export type PreviewBytes = z.infer<typeof PreviewBytes>

/** `soft`: the subject could not be separated, so the picture keeps the background of the photo. */
export const CutoutKind = z.enum(['clean', 'soft'])
export type CutoutKind = z.infer<typeof CutoutKind>

const GuardOutcome = z.enum(['kept', 'changed', 'not_measured'])

/**
 * Compares the person in a generated picture with the person in the photo. `lightness` is the change of the skin's L*
 * (CIELAB).
 */
export const Guard = z.object({ tone: GuardOutcome, lightness: z.nullable(z.number()), face: GuardOutcome })
export type Guard = z.infer<typeof Guard>

/** `url` is a signed link that expires. Tools that write text return `content` instead. */
export const RunOutput = z.object({
  index: z.int().check(z.describe('The number of the output in its run, from 1.')),
  label: z.string().check(z.describe('The name of the output, such as `Look 1`.')),
  status: z.enum(['pending', 'done', 'error']),
  attempts: z
    .int()
    .check(z.describe('How often the output was tried. A failed output can be retried until it has three attempts.')),
  engine: z.nullable(Engine),
  model: z.nullable(z.string()).check(z.describe('The AI model. Null for the built-in engine.')),
  url: z
    .nullable(z.string())
    .check(z.describe('A link to the file, which expires. Null until the output is done, and for texts.')),
  content: z.nullable(z.array(WordOption)).check(z.describe('The texts of a tool that writes words, else null.')),
  understood: z
    .nullable(z.array(z.string()))
    .check(
      z.describe(
        'What the built-in engine recognized in the prompt or the pictures, such as `item: mug`. Null if nothing.',
      ),
    ),
  cutout: z
    .nullable(CutoutKind)
    .check(z.describe('Set only for headshots, profile pictures and product shots of the built-in engine.')),
  guard: z.nullable(Guard).check(z.describe('Set only for headshots and profile pictures made by Gemini or OpenAI.')),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bytes: z.nullable(z.int()).check(z.describe('The size of the file in bytes.')),
  previews: z.nullable(Previews).check(z.describe('Null for texts, batches, documents and animations.')),
  preview_bytes: z.nullable(PreviewBytes).check(z.describe('The sizes of the previews in bytes.')),
  error: z.nullable(z.string()).check(z.describe('A sentence that says why the output failed, else null.')),
})
export type RunOutput = z.infer<typeof RunOutput>
