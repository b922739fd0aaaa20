export type ImageFaultCode = 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'BAD_SIDES' | 'UNREADABLE_IMAGE'

export class ImageFault extends Error {
  readonly code: ImageFaultCode

  constructor(code: ImageFaultCode, why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'ImageFault'
    this.code = code
  }
}
