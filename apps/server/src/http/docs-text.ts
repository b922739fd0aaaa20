const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escaped = (value = ''): string => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string)
