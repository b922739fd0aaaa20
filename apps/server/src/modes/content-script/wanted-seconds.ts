/** Units and their length in seconds. A word is a unit as well, because people speak about 140 words per minute. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:s|secs?|seconds?)$/u, 1],
  [/^(?:m|mins?|minutes?)$/u, 60],
  [/^(?:h|hrs?|hours?)$/u, 3600],
  [/^words?$/u, 60 / 140],
]

/**
 * Reads the wanted length in seconds from free text: `60 seconds`, `1-2 min`, `1:30`, `about 300 words`. Null if the
 * text names no length.
 */
export function wantedSeconds(duration: string): number | null {
  const said = duration.toLowerCase()
  const clock = /\b(\d{1,2}):(\d{2})\b/u.exec(said)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const parts = [...said.matchAll(/(\d+(?:[.,]\d+)?)\s*-?\s*(\p{L}+)/gu)]
  const seconds = parts.flatMap(([, number = '', unit = '']) => {
    const factor = UNITS.find(([name]) => name.test(unit))?.[1]
    return factor ? [Number(number.replace(',', '.')) * factor] : []
  })
  const sum = Math.round(seconds.reduce((total, each) => total + each, 0))
  return sum > 0 ? sum : null
}
