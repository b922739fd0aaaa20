import { readFile } from 'node:fs/promises'
import { compileTflite, openTflite, type TfliteModel } from './litert.ts'

export interface SubjectModel {
  side: number
  /** Takes side × side × 3 normalised values and returns the share of the subject in each point, both row by row. */
  run: (input: Float32Array) => Promise<Float32Array>
}

const opened = new Map<string | undefined, Promise<SubjectModel>>()

/**
 * Opens the bundled model, or the file that the operator names in CUTOUT_MODEL. The model runs in helper processes,
 * which do not get the configuration that env.ts validates, so the variable is read from the environment.
 */
export function openSubjectModel(own = process.env.CUTOUT_MODEL): Promise<SubjectModel> {
  const model = opened.get(own) ?? open(own)
  opened.set(own, model)
  return model
}

async function open(own: string | undefined): Promise<SubjectModel> {
  const { shape, run } = own ? await openOwn(own) : await openTflite('u2netp.tflite')
  const [, rows, columns, channels] = shape
  if (!rows || rows !== columns || channels !== 3)
    throw new Error(`a cut-out model with an input of ${shape.join(' x ')}`)
  return { side: rows, run: async (input) => (await run(input))[0]!.data }
}

async function openOwn(file: string): Promise<TfliteModel> {
  try {
    return await compileTflite(new Uint8Array(await readFile(file)))
  } catch (cause) {
    throw new Error(`CUTOUT_MODEL ${file} is no TensorFlow Lite model that can be run`, { cause })
  }
}
