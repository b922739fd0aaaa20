export interface Upload {
  read: () => Promise<Buffer>
  oversize?: boolean
  refers?: PictureRef
}

export interface Uploads {
  parts: Record<string, Upload[]>
  /** Hash of all pictures' names and bytes. Together with the body it identifies the request. */
  digest: string
  letGo?: () => void
}

export interface PictureRef {
  kind: 'upload' | 'creation'
  id: string
}
