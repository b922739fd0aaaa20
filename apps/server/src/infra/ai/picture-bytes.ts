/** Decodes with Node, several times as fast as the SDK's decoder, which works byte by byte. */
export const bytesOf = ({ base64 }: { base64: string }): Buffer => Buffer.from(base64, 'base64')
