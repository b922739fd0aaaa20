import type { ToolId } from '@ufaro/contract/tools.ts'
import { fileName } from './file-name.ts'
import { saveUrl } from './save.ts'

/** Whether a batch is a PDF and not a ZIP archive, judged by its URL. */
export const isPdf = (url: string | null | undefined): boolean => /\.pdf(?:[?#]|$)/.test(url ?? '')

/**
 * Lets the browser download the file instead of this page, because a batch can have gigabytes and browsers can pause
 * and resume.
 */
export const saveArchive = (mode: ToolId, url: string): void =>
  saveUrl(url, fileName(mode, null, '', isPdf(url) ? 'application/pdf' : 'application/zip'))
