import type { Args } from './tool.ts'

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const NAMED = /^(?:creation|upload):\S{1,100}$/
const DATA_URL = /^data:[^,]{0,200};base64,/i

const named = (value: unknown): unknown => (typeof value === 'string' && ID.test(value) ? `creation:${value}` : value)

/**
 * Accepts data URLs and ids of stored pictures. Never fetches a URL.
 * @returns pictures for the API call, and error messages by field
 */
export function readPictures(args: Args, names: readonly string[]) {
  const pictures: Args = {}
  const faults: Record<string, string> = {}
  for (const name of names) {
    const value = args[name]
    if (value === undefined || value === null || value === '') continue
    const all = [value].flat().map(named)
    const good = all.every((one) => typeof one === 'string' && (NAMED.test(one) || DATA_URL.test(one)))
    if (good) pictures[name] = Array.isArray(value) ? all : all[0]
    else faults[name] = 'Please send the picture as a data URL, or as creation:<id>. Addresses are not fetched.'
  }
  return { pictures, faults }
}
