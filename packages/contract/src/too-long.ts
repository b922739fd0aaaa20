// Used where a schema has a text for a missing value, which it would otherwise show for a long one too. Without the
// annotation, schemas that a page does not use would stay in its scripts.
// @__NO_SIDE_EFFECTS__
export function tooLong(max: number): string {
  return `Please keep to ${max.toLocaleString('en')} characters`
}
