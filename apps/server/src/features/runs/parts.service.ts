import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import type { PartItem } from '../../db/schema/files.ts'
import { type OutputRow, outputParts } from '../../db/schema/runs.ts'
import { fileRows } from '../files/file-rows.service.ts'

export type PartOwner = Pick<OutputRow, 'id' | 'attempts'>

export const SHARED = -1

const ofAttempt = ({ id, attempts }: PartOwner) => and(eq(outputParts.outputId, id), eq(outputParts.attempt, attempts))

export const listParts = (db: Db, owner: PartOwner) =>
  db
    .select({
      first: outputParts.first,
      items: outputParts.items,
      key: fileRows.key,
      crc32: fileRows.crc32,
      width: fileRows.width,
      height: fileRows.height,
    })
    .from(outputParts)
    .innerJoin(fileRows, eq(fileRows.id, outputParts.fileId))
    .where(ofAttempt(owner))
    .orderBy(asc(outputParts.first))
export type KeptPart = Awaited<ReturnType<typeof listParts>>[number]

interface NewPart {
  first: number
  fileId: string
  items: PartItem[]
}

export async function insertPart(tx: Tx, { id, attempts }: PartOwner, { first, fileId, items }: NewPart) {
  await tx.insert(outputParts).values({ outputId: id, attempt: attempts, first, count: items.length, fileId, items })
}

export async function fitsNext(tx: Tx, owner: PartOwner, first: number): Promise<boolean> {
  const [row] = await tx
    .select({ parts: sql<number>`count(*)::int`, items: sql<number>`coalesce(sum(${outputParts.count}), 0)::int` })
    .from(outputParts)
    .where(ofAttempt(owner))
  return first === SHARED ? row?.parts === 0 : row !== undefined && row.parts > 0 && row.items === first
}

export async function removeParts(tx: Tx, outputId: string): Promise<string[]> {
  const rows = await tx
    .delete(outputParts)
    .where(eq(outputParts.outputId, outputId))
    .returning({ fileId: outputParts.fileId })
  return rows.map(({ fileId }) => fileId)
}
