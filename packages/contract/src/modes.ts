import { z } from 'zod/mini'
import { TOOLS, type ToolId, toolOf } from './tools.ts'

export type Mode = ToolId
export const MODES = Object.keys(TOOLS) as [Mode, ...Mode[]]
export const Mode = z.enum(MODES)

/** The public status lists the flyer's one switch under both of its ids. */
export const PUBLIC_SERVICE_ALIASES: Readonly<Record<string, string>> = { flyer_mode: 'flyer_generation' }

/** Id of the switch behind a public service id. */
export function switchOfService(serviceId: string): string {
  return Object.hasOwn(PUBLIC_SERVICE_ALIASES, serviceId) ? PUBLIC_SERVICE_ALIASES[serviceId]! : serviceId
}

/** The mode behind a service id (either id of the flyer), or undefined for services that are not modes. */
export function modeOfService(serviceId: string): Mode | undefined {
  const id = switchOfService(serviceId)
  return MODES.find((mode) => TOOLS[mode].service === id)
}

/** Label of a slot (from 1), the tool's label where its outputs have no names of their own. */
export function slotLabel(mode: Mode, slot: number): string {
  const { label, slots } = toolOf(mode)
  return slots?.labels[slot - 1] ?? label
}
