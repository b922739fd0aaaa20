import type { Db, Tx } from '../../db/db.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { FilesService } from '../files/files.service.ts'
import type { OnDelivered } from '../making/delivering.service.ts'
import { insertCertificates, insertDesign, insertRecipients } from './certificates.repo.ts'

/** Records the certificates of a delivered batch. Copies the template, because inputs are deleted after a day. */
export const createIssuing =
  ({ db, files }: { db: Db; files: FilesService }): OnDelivered =>
  async ({ run, output }) => {
    const { request, inputs } = output.request
    const issue = jobOf(run.mode).issue?.(request)
    const key = issue && inputs[issue.template]?.[0]
    if (!issue || !key) return null
    const input = await files.find(key)
    if (!input) throw new Error('a template was gone before its batch was delivered')
    const { contentType, width, height } = input
    const size = { ...(width && { width }), ...(height && { height }) }
    const bytes = await files.read(key)
    const template = await files.keep({ userId: run.userId, kind: 'brand' }, { bytes, contentType, ...size })
    return {
      async write(tx: Tx): Promise<void> {
        const design = await insertDesign(tx, { userId: run.userId, fileId: template.id, look: issue.look })
        await insertCertificates(tx, run, design, issue.records)
        await insertRecipients(tx, run, issue.records)
      },
      discard: (): Promise<void> => files.drop(db, [template.id]),
    }
  }
