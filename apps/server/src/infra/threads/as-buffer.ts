/** Crossing the thread boundary turns a Buffer into a Uint8Array. */
export const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length)
