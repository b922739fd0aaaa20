const MAX_BYTES = 120

/**
 * Makes a file name that every operating system accepts: no separators, reserved or control characters, no leading dot,
 * NFC, at most 120 bytes of UTF-8 including the extension.
 */
export function safeName(stem: string, extension: string): string {
  const clean = stem
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file names must not contain control characters
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '_')
    .replace(/^\.+/, (dots) => '_'.repeat(dots.length))
  const room = MAX_BYTES - Buffer.byteLength(extension) - 1
  return `${cut(clean, room).trim() || '_'}.${extension}`
}

/** Appends ` (2)`, ` (3)` and so on to names that occur more than once, ignoring case. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  // The next number to try for each name, so that the search does not start at 2 again when thousands of people share a
  // name.
  const next = new Map<string, number>()
  return names.map((name) => {
    const clash = name.toLowerCase()
    let free = name
    let n = next.get(clash) ?? 2
    while (taken.has(free.toLowerCase())) free = numbered(name, n++)
    next.set(clash, n)
    taken.add(free.toLowerCase())
    return free
  })
}

function numbered(name: string, n: number): string {
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  const mark = ` (${n})${extension}`
  return cut(stem, MAX_BYTES - Buffer.byteLength(mark)) + mark
}

function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > bytes) break
    kept += segment
  }
  return kept
}
