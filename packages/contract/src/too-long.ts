import { formatCount } from './format-count.ts'
// This annotation lets bundlers drop an unused schema that calls this function, because the call has no side effects.
// @__NO_SIDE_EFFECTS__
export function tooLong(max: number): string {
  return `Please keep to ${formatCount(max)} characters`
}
