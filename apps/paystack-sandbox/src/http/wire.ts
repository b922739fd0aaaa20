const { rawJSON } = JSON as typeof JSON & { rawJSON: (text: string) => unknown }

/** Writes an id as Paystack does: as a JSON number of up to 64 bits. */
export const wireId = (id: string): unknown => rawJSON(id)

/** Escapes all characters beyond ASCII, as Paystack's webhooks do. */
export const toEscapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
