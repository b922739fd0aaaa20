import type { ToolId } from '@ufaro/contract/tools.ts'
import { fileName } from './file-name.ts'
import { saveUrl } from './save.ts'

/** A batch is a PDF or an archive; its URL tells. */
export const isPdf = (url: string | null | undefined): boolean => /\.pdf(?:[?#]|$)/.test(url ?? '')

/** Batches can be gigabytes: the browser downloads them itself, with pause and resume. */
export const saveArchive = (mode: ToolId, url: string): void =>
  saveUrl(url, fileName(mode, null, '', isPdf(url) ? 'application/pdf' : 'application/zip'))
