import type { ServiceStatus } from '@ufaro/contract/service.ts'
import { asToolId, TOOL_IDS, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { isToolEnabled } from '#web/lib/plan-words.ts'

export function listedModes(services: readonly ServiceStatus[] | undefined): readonly ToolId[] {
  return TOOL_IDS.filter((mode) => isToolEnabled(mode, services))
}

/**
 * The tool in the URL, else the tool in the navigation state, else the first tool. If it is disabled, the first enabled
 * tool. Null if no tool is enabled.
 */
export function resolveMode(address: unknown, carried: unknown, listed: readonly ToolId[]): ToolId | null {
  const wanted = asToolId(address) ?? asToolId(carried) ?? TOOL_IDS[0]
  return listed.includes(wanted) ? wanted : (listed[0] ?? null)
}
