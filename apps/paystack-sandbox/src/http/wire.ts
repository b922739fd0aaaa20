const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown }

/** The provider writes ids as bare digits of up to 64 bits. */
export const wireId = (id: string): unknown => rawJSON(id)

/** Escapes everything beyond ASCII, as the provider's webhooks do. */
export const toEscapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
