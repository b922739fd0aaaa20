import type { ToolId } from '@ufaro/contract/tools.ts'
import { fileName } from './file-name.ts'
import { saveUrl } from './save.ts'

/** Whether a batch is a PDF and not a ZIP archive, judged by its URL. */
export const isPdf = (url: string | null | undefined): boolean => /\.pdf(?:[?#]|$)/.test(url ?? '')

/** A batch may have gigabytes, and the browser's own downloads can pause and resume. */
export const saveArchive = (mode: ToolId, url: string): void =>
  saveUrl(url, fileName(mode, null, '', isPdf(url) ? 'application/pdf' : 'application/zip'))
