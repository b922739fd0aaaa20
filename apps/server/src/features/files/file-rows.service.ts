import { QueryBuilder } from 'drizzle-orm/pg-core'
import { files } from '../../db/schema/files.ts'

/** A read-only relation that other rooms may join in their queries. */
export const fileRowsAs = <Name extends string>(name: Name) => new QueryBuilder().select().from(files).as(name)

export const fileRows = fileRowsAs('file_rows')
