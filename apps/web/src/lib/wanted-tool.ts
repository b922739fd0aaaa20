import { asToolId, type ToolId } from '@ufaro/contract/tool-ids.ts'

const STORAGE_NAME = 'ufaro-wanted-tool'

/** Stores the tool chosen on the landing page until the user is signed in, which may be after confirming an email. */
export function keepWantedTool(tool: string | null): void {
  if (asToolId(tool)) localStorage.setItem(STORAGE_NAME, String(tool))
}

export const wantedTool = (): ToolId | null => asToolId(localStorage.getItem(STORAGE_NAME))

export const forgetWantedTool = (): void => localStorage.removeItem(STORAGE_NAME)
