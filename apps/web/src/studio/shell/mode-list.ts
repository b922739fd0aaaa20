import { asMode, MODES, type Mode } from '@ufaro/contract/modes.ts'
import type { ServiceStatus } from '@ufaro/contract/service.ts'
import { isModeEnabled } from '#web/lib/plan-words.ts'

export function listedModes(services: readonly ServiceStatus[] | undefined): readonly Mode[] {
  return MODES.filter((mode) => isModeEnabled(mode, services))
}

/** From the URL, else from navigation state, else the first; null if none is enabled. */
export function resolveMode(address: unknown, carried: unknown, listed: readonly Mode[]): Mode | null {
  const wanted = asMode(address) ?? asMode(carried) ?? MODES[0]
  return listed.includes(wanted) ? wanted : (listed[0] ?? null)
}
