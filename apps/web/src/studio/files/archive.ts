import type { ToolId } from '@ufaro/contract/tools.ts'
import { fileName } from './file-name.ts'
import { saveUrl } from './save.ts'

/** Whether the file with all results of a run is a PDF and not a ZIP archive, judged by its URL. */
export const isPdf = (url: string | null | undefined): boolean => /\.pdf(?:[?#]|$)/.test(url ?? '')

/** Uses the browser's own download, which can pause and resume, because the file may have gigabytes. */
export const saveArchive = (mode: ToolId, url: string): void =>
  saveUrl(url, fileName(mode, null, '', isPdf(url) ? 'application/pdf' : 'application/zip'))
