/** The SDK decodes byte by byte, which takes several times as long. */
export const bytesOf = ({ base64 }: { base64: string }): Buffer => Buffer.from(base64, 'base64')
