const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown }

/** An id as the provider writes it: bare digits, of up to 64 bits. */
export const wireId = (id: string): unknown => rawJSON(id)

/** JSON in which everything beyond ASCII is escaped, as the provider's webhooks are. */
export const toEscapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
