import { z } from 'zod/mini'
import { type ToolId as IdOfTool, TOOLS, toolOf } from './tools.ts'

export type ToolId = IdOfTool
export const TOOL_IDS = Object.keys(TOOLS) as [ToolId, ...ToolId[]]
export const ToolId = z.enum(TOOL_IDS)

/** Returns a value from a URL or from storage as a tool id, or null if it is none. */
export const asToolId = (value: unknown): ToolId | null => TOOL_IDS.find((id) => id === value) ?? null

/** The public status lists the flyer tool under two ids, which share one switch. */
export const PUBLIC_SERVICE_ALIASES: Readonly<Record<string, string>> = { flyer_mode: 'flyer_generation' }

export function switchOfService(serviceId: string): string {
  return Object.hasOwn(PUBLIC_SERVICE_ALIASES, serviceId) ? PUBLIC_SERVICE_ALIASES[serviceId]! : serviceId
}

export function toolOfService(serviceId: string): ToolId | undefined {
  const id = switchOfService(serviceId)
  return TOOL_IDS.find((tool) => TOOLS[tool].service === id)
}

export function slotLabel(tool: ToolId, slot: number): string {
  const { label, slots } = toolOf(tool)
  return slots?.labels[slot - 1] ?? label
}
