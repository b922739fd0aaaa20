import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { readWeights, type Weights } from './weights.ts'

export interface TfliteOutput {
  shape: number[]
  data: Float32Array
}

export interface TfliteModel {
  /** Shape of the input: 1, rows, columns, channels. */
  shape: number[]
  run: (input: Float32Array) => Promise<TfliteOutput[]>
}

type LiteRt = typeof import('@litertjs/core')

const opened = new Map<Weights, Promise<TfliteModel>>()
let runtime: Promise<LiteRt> | undefined

export function openTflite(name: Weights): Promise<TfliteModel> {
  const model = opened.get(name) ?? readWeights(name).then(compileTflite)
  opened.set(name, model)
  return model
}

export async function compileTflite(bytes: Uint8Array): Promise<TfliteModel> {
  runtime ??= start()
  const { loadAndCompile, Tensor } = await runtime
  const model = await loadAndCompile(bytes, { accelerator: 'wasm' })
  const shape = Array.from(model.getInputDetails()[0]!.shape)
  const shapes = model.getOutputDetails().map((details) => Array.from(details.shape))
  const run = async (data: Float32Array) => {
    const input = new Tensor(data, shape)
    const outputs = await model.run(input)
    input.delete()
    const results: TfliteOutput[] = []
    for (const [i, output] of outputs.entries()) {
      // Copy the result, which may be a view of memory that the next run overwrites.
      results.push({ shape: shapes[i]!, data: Float32Array.from((await output.data()) as Float32Array) })
      output.delete()
    }
    return results
  }
  return { shape, run }
}

interface BrowserLike {
  self?: unknown
  importScripts?: (file: string) => void
}

/** Loads LiteRT.js, which expects a browser. The browser globals that its loader needs are only set while it loads. */
async function start(): Promise<LiteRt> {
  const require = createRequire(import.meta.url)
  const folder = `${path.join(path.dirname(require.resolve('@litertjs/core')), '../wasm')}/`
  const world = globalThis as BrowserLike
  const hadSelf = 'self' in world
  world.self ??= globalThis
  world.importScripts = (file) => {
    const source = `(require,__dirname,__filename)=>{${readFileSync(file, 'utf8')};globalThis.ModuleFactory=ModuleFactory}`
    vm.runInThisContext(source, { filename: file })(createRequire(file), path.dirname(file), file)
  }
  // Silences LiteRT's warnings about missing WebGPU, which is not used.
  const originalConsole: Console = globalThis.console
  const { warn, error } = originalConsole
  originalConsole.warn = originalConsole.error = () => {}
  try {
    const litert = await import('@litertjs/core')
    await litert.loadLiteRt(folder)
    return litert
  } finally {
    Object.assign(originalConsole, { warn, error })
    delete world.importScripts
    if (!hadSelf) delete world.self
  }
}
