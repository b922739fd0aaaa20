import { type Database, openDatabase } from '../db/open-database.ts'
import type { OperationContext } from './operation.ts'

export async function withDatabase<T>(
  { env, log }: OperationContext,
  work: (database: Database) => Promise<T>,
  { migrate = true } = {},
): Promise<T> {
  const database = await openDatabase(env, log, { claim: false, migrate })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
