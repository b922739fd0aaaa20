const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that is text in HTML, whatever it holds. */
export const escaped = (value = ''): string => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string)
