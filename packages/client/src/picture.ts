/** A string is a data URL, `upload:<id>` or `creation:<id>`. */
export type Picture = Blob | Uint8Array | string

const CHUNK = 0x8000

export async function asDataUrl(picture: Picture): Promise<string> {
  if (typeof picture === 'string') return picture
  const bytes = picture instanceof Uint8Array ? picture : new Uint8Array(await picture.arrayBuffer())
  let text = ''
  // JavaScript engines limit the number of arguments of a call.
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  // The server detects the type from the bytes.
  return `data:application/octet-stream;base64,${btoa(text)}`
}
