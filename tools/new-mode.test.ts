import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, run, tool } from '../scripts/run.ts'
import { filesOf, namesOf } from './tool-files.ts'

const NEW = filesOf(namesOf('grey_photo'))
const WORKSPACES = ['packages/contract', 'packages/render', 'packages/client', 'apps/server', 'apps/web']

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'ufaro-tool-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().trim().split('\n')) {
    if (/^(apps|packages|scripts|tools)\/|^[^/]+$/.test(file)) copyFile(file)
  }
  for (const folder of ['', ...WORKSPACES]) linkModules(folder)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function copyFile(file: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  cpSync(path.join(root, file), path.join(copy, file), { force: true })
}

function linkModules(folder: string): void {
  const [from, to] = [path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules')]
  mkdirSync(to, { recursive: true })
  for (const name of list(from)) if (name !== '@ufaro') symlinkSync(path.join(from, name), path.join(to, name))
  for (const name of list(path.join(from, '@ufaro'))) {
    mkdirSync(path.join(to, '@ufaro'), { recursive: true })
    const home = WORKSPACES.find((workspace) => path.basename(workspace) === name)
    if (home) symlinkSync(path.join(copy, home), path.join(to, '@ufaro', name))
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

async function findMissing(workspace: string): Promise<string[]> {
  const info = path.join(copy, `${path.basename(workspace)}.tsbuildinfo`)
  const check = tool('tsc', '-p', path.join(copy, workspace), '--noEmit', '--incremental', '--tsBuildInfoFile', info)
  const { output } = await run(check, { cwd: copy })
  // The first line of an error shortens long types, so the tool's name may be in an indented line below.
  const errors = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error .*(?:\n .*)*/gm)]
  expect(
    errors.filter(([text]) => !text.includes('grey_photo')),
    'nothing else is wrong',
  ).toEqual([])
  return [...new Set(errors.map(([, file]) => file!))]
}

function edit(file: string, ...changes: [RegExp, string][]): void {
  const target = path.join(copy, file)
  const text = changes.reduce((before, [from, to]) => before.replace(from, to), readFileSync(target, 'utf8'))
  writeFileSync(target, text)
}

// A retry would fail, because the first attempt changes the copy.
test('an eleventh tool: the type checker names each place that lacks it, and then it makes a picture', {
  timeout: 600_000,
  retry: 0,
}, async () => {
  for (const [file, text] of Object.entries(NEW)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), text)
  }
  expect(await findMissing('apps/web'), 'its form, before the contract lists it').toEqual([
    'apps/web/src/modes/grey-photo/grey-photo.form.ts',
  ])

  const contract = 'packages/contract/src/tools.ts'
  edit(
    contract,
    [/^/, "import { grey_photo } from './tools/grey-photo.ts'\n"],
    [/(export const TOOLS = \{[^}]*?),?\s*\}/, '$1, grey_photo }'],
  )
  const jobs = 'apps/server/src/modes/jobs.ts'
  const screens = 'apps/web/src/modes/registry.tsx'
  expect(await findMissing('apps/server')).toEqual([jobs])
  expect(await findMissing('apps/web')).toEqual([screens])

  edit(
    jobs,
    [/^/, "import { greyPhotoJob } from './grey-photo/grey-photo.job.ts'\n"],
    [/const JOBS = \{/, '$&\n  grey_photo: greyPhotoJob,'],
  )
  edit(screens, [
    /MODE_SCREENS.*= \{/,
    "$&\n  grey_photo: screen(UserRound, async () => (await import('./grey-photo/grey-photo.panel.tsx')).GreyPhotoPanel),",
  ])
  for (const workspace of ['packages/contract', 'apps/server', 'apps/web']) {
    expect(await findMissing(workspace), workspace).toEqual([])
  }

  const changed = [contract, jobs, screens]
  expect(changed.length).toBeLessThanOrEqual(3)
  expect(changed.length + Object.keys(NEW).length).toBeLessThanOrEqual(8)

  const { code, output } = await run(tool('vitest', 'run', 'apps/server/test/grey-photo.test.ts'), { cwd: copy })
  expect(code, output).toBe(0)
  expect(output).toMatch(/1 passed/)
})
