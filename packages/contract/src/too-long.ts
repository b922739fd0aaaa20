// Without this annotation, bundlers keep schemas that a page does not use.
// @__NO_SIDE_EFFECTS__
export function tooLong(max: number): string {
  return `Please keep to ${max.toLocaleString('en')} characters`
}
