import { z } from 'zod/mini'
import { TOOLS, type ToolId, toolOf } from './tools.ts'

export type Mode = ToolId
export const MODES = Object.keys(TOOLS) as [Mode, ...Mode[]]
export const Mode = z.enum(MODES)

/** For addresses and storage, where anything may stand. */
export const asMode = (value: unknown): Mode | null => MODES.find((mode) => mode === value) ?? null

/** The flyer's one switch appears under both of its ids in the public status. */
export const PUBLIC_SERVICE_ALIASES: Readonly<Record<string, string>> = { flyer_mode: 'flyer_generation' }

export function switchOfService(serviceId: string): string {
  return Object.hasOwn(PUBLIC_SERVICE_ALIASES, serviceId) ? PUBLIC_SERVICE_ALIASES[serviceId]! : serviceId
}

export function modeOfService(serviceId: string): Mode | undefined {
  const id = switchOfService(serviceId)
  return MODES.find((mode) => TOOLS[mode].service === id)
}

export function slotLabel(mode: Mode, slot: number): string {
  const { label, slots } = toolOf(mode)
  return slots?.labels[slot - 1] ?? label
}
