// Makes a certificate for each row of a table: node certificates.ts template.png people.csv name certificates.zip
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createClient } from '@ufaro/client'
import Papa from 'papaparse'

const [template = 'template.png', table = 'people.csv', column = 'name', to = 'certificates.zip'] =
  process.argv.slice(2)
const ufaro = createClient({
  url: process.env.UFARO_URL ?? 'http://localhost:3001',
  key: process.env.UFARO_KEY ?? '',
})

const picture = await readFile(template)
const text = await readFile(table, 'utf8')
const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' })
const names = data.map((row) => row[column]?.trim() ?? '').filter(Boolean)
if (names.length === 0) throw new Error(`${table} has no column ${column} with names in it`)

// The idempotency key is a hash of the input, so that a second start neither makes nor pays for the same batch again.
const id = createHash('sha256').update(picture).update(JSON.stringify(names)).digest('hex').slice(0, 32)
const { runId, total } = await ufaro.makeCertificates({ templateImage: picture, names }, { idempotencyKey: id })
console.log(`${total} certificates are being made`)

const run = await ufaro.finished(runId)
const [made] = run.outputs
if (!made?.url) throw new Error(made?.error ?? 'Nothing was made.')
await writeFile(to, await ufaro.download(made.url))
console.log(`${to}: ${names.length} certificates`)
