import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from '../scripts/run.ts'
import { filesOf, namesOf } from './tool-files.ts'

// node tools/new-mode.ts <id>: writes the files of a new tool. After that, the type checker names the lists to which
// the tool must be added.

const id = process.argv[2] ?? ''
if (!/^[a-z]+(_[a-z]+)*$/.test(id)) {
  console.error('usage: new-mode.ts <id>, in lower case with underscores')
  process.exit(2)
}

const files = filesOf(namesOf(id))
for (const [name, text] of Object.entries(files)) {
  const target = path.join(root, name)
  if (existsSync(target)) {
    console.log(`kept     ${name}`)
    continue
  }
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
  console.log(`written  ${name}`)
}
const { code, output } = await run(tool('biome', 'check', '--write', ...Object.keys(files)), { cwd: root })
if (code !== 0) console.log(output)
console.log(`\nAdd '${id}' to TOOLS in packages/contract/src/tools.ts, then to what the type checker names:\n`)
for (const workspace of ['packages/contract', 'apps/server', 'apps/web']) {
  const { output } = await run(tool('tsc', '-p', workspace, '--noEmit'), { cwd: root })
  console.log(output.trim() || `${workspace}: nothing is missing`)
}
