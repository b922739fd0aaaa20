import { asToolId, type ToolId } from '@ufaro/contract/tool-ids.ts'

const STORAGE_NAME = 'ufaro-wanted-tool'

/** Stores the tool that a visitor or a buyer came from, because signing up or paying may leave the site for a while. */
export function keepWantedTool(tool: string | null): void {
  if (asToolId(tool)) localStorage.setItem(STORAGE_NAME, String(tool))
}

export const wantedTool = (): ToolId | null => asToolId(localStorage.getItem(STORAGE_NAME))

export const forgetWantedTool = (): void => localStorage.removeItem(STORAGE_NAME)
