import { formatCount } from './format-count.ts'
// Without this annotation, bundlers keep schemas that a page does not use.
// @__NO_SIDE_EFFECTS__
export function tooLong(max: number): string {
  return `Please keep to ${formatCount(max)} characters`
}
