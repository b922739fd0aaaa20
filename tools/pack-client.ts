import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from '../scripts/run.ts'
import { clientCalls } from './client-calls.ts'

// node tools/pack-client.ts [folder]: writes the client's npm tarball to the folder, by default beside the package.

const client = path.join(root, 'packages/client')
const [destination = client] = process.argv.slice(2)
const out = path.join(destination, 'dist')
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
writeFileSync(path.join(client, 'src/calls.ts'), await clientCalls())

const build = [
  '--noEmit',
  'false',
  '--rootDir',
  path.join(client, 'src'),
  '--declaration',
  '--rewriteRelativeImportExtensions',
  '--outDir',
  out,
]
await must(tool('tsc', '-p', client, ...build), root)

const { name, version, type } = JSON.parse(readFileSync(path.join(client, 'package.json'), 'utf8'))
const shipped = {
  ...{ name, version, type },
  description: 'Every call of Ufaro an API key may make, with its types',
  exports: { '.': { types: './client.d.ts', default: './client.js' } },
  files: ['*.js', '*.d.ts'],
  engines: { node: '>=20' },
  sideEffects: false,
}
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(shipped, null, 2)}\n`)
cpSync(path.join(client, 'README.md'), path.join(out, 'README.md'))
console.log(await must(['npm', 'pack', out, '--pack-destination', destination], root))

async function must(line: string[], cwd: string): Promise<string> {
  const { code, output } = await run(line, { cwd })
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}:\n${output}`)
  return output.trim().split('\n').at(-1) ?? ''
}
