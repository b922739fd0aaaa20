/** A picture as it came, not looked at yet. */
export interface Upload {
  read: () => Promise<Buffer>
  /** Longer than any picture may be: what was read of it is worth nothing. */
  oversize?: boolean
  /** A picture that lies here already, named in place of bytes. Then there is nothing to read. */
  refers?: PictureRef
}

/** Pictures by the name of their part, in the order they came. */
export interface Uploads {
  parts: Record<string, Upload[]>
  /** Of names and bytes in order: with the body it tells one request from another. */
  digest: string
  /** To be called when the bytes are not needed any more, where they lie in memory. */
  letGo?: () => void
}

export interface PictureRef {
  kind: 'upload' | 'creation'
  id: string
}
