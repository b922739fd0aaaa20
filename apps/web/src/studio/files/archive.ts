import type { Mode } from '@ufaro/contract/modes.ts'
import { fileName } from './file-name.ts'
import { saveUrl } from './save.ts'

/** A batch is one document or many pictures; its address says which. */
export const isPdf = (url: string | null | undefined): boolean => /\.pdf(?:[?#]|$)/.test(url ?? '')

/** A batch may weigh gigabytes: the browser fetches it by itself, and can pause and resume. */
export const saveArchive = (mode: Mode, url: string): void =>
  saveUrl(url, fileName(mode, null, '', isPdf(url) ? 'application/pdf' : 'application/zip'))
