/** A picture as bytes or as a file, a data URL, or the name of one that is there: `upload:<id>`, `creation:<id>`. */
export type Picture = Blob | Uint8Array | string

const CHUNK = 0x8000

export async function asDataUrl(picture: Picture): Promise<string> {
  if (typeof picture === 'string') return picture
  const bytes = picture instanceof Uint8Array ? picture : new Uint8Array(await picture.arrayBuffer())
  let text = ''
  // A call takes only so many arguments.
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  // What it is, its bytes tell.
  return `data:application/octet-stream;base64,${btoa(text)}`
}
