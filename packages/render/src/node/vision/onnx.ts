import { readFile } from 'node:fs/promises'
import { readWeights } from './weights.ts'

/** Takes one float tensor and returns the first output tensor. */
export interface OnnxModel {
  side: number
  run: (input: Float32Array) => Promise<Float32Array>
}

const DEFAULT_SIDE = 320

let opened: Promise<OnnxModel> | undefined

/**
 * Opens the subject model: the bundled one, or the file that CUTOUT_MODEL names. Read from the environment here,
 * because worker threads get no other configuration. env.ts validates it at startup.
 */
export function openSubjectModel(): Promise<OnnxModel> {
  opened ??= open(process.env.CUTOUT_MODEL)
  return opened
}

async function open(own: string | undefined): Promise<OnnxModel> {
  const bytes = own ? new Uint8Array(await readFile(own)) : await readWeights('u2netp.onnx')
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web/wasm')
  // Photos are distributed over worker threads. A thread pool inside each would compete with them.
  env.wasm.numThreads = 1
  env.logLevel = 'error'
  const session = await InferenceSession.create(bytes, { executionProviders: ['wasm'], logSeverityLevel: 3 }).catch(
    (cause) => {
      throw new Error(own ? `CUTOUT_MODEL ${own} is no ONNX model that can be run` : 'u2netp.onnx is damaged', {
        cause,
      })
    },
  )
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!]
  const meta = session.inputMetadata[0]
  const rows = meta?.isTensor ? meta.shape[2] : undefined
  const side = typeof rows === 'number' && rows > 0 ? rows : DEFAULT_SIDE
  return {
    side,
    async run(data) {
      const results = await session.run({ [input]: new Tensor('float32', data, [1, 3, side, side]) }, [output])
      return results[output]!.data as Float32Array
    },
  }
}
