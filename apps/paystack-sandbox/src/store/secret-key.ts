import { randomBytes } from 'node:crypto'
import type { Journal } from '#sandbox/store/journal.ts'

export function keepSecretKey(journal: Journal, wanted: string | undefined): string {
  const table = journal.table<string>('settings')
  const key = wanted ?? table.get('secret_key') ?? `sk_test_${randomBytes(20).toString('hex')}`
  return table.put('secret_key', key)
}
