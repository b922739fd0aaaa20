export interface Markup {
  text: string
}

type Value = Markup | string | number | null | readonly Markup[]

export const raw = (text: string): Markup => ({ text })

/** Escapes interpolated text. Inserts values of type Markup, and lists of them, unchanged. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Markup =>
  raw(parts.map((part, n) => part + (n < values.length ? written(values[n]!) : '')).join(''))

function written(value: Value): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map(({ text }: Markup) => text).join('')
  if (typeof value === 'object') return (value as Markup).text
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
