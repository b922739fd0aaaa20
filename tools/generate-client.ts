import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { clientCalls } from './client-calls.ts'

// Run this program after changing endpoints that API keys can call.
const file = path.resolve(import.meta.dirname, '../packages/client/src/calls.ts')
writeFileSync(file, await clientCalls())
console.log(`written: ${path.relative(process.cwd(), file)}`)
