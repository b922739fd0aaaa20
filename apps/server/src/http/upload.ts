export interface Upload {
  read: () => Promise<Buffer>
  oversize?: boolean
  refers?: PictureRef
}

export interface Uploads {
  parts: Record<string, Upload[]>
  /** Hash of the names and bytes of all pictures. Together with the body, the hash identifies the request. */
  digest: string
  letGo?: () => void
}

export interface PictureRef {
  kind: 'upload' | 'creation'
  id: string
}
