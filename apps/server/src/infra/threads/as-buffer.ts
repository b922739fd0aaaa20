/** Undoes the conversion of a Buffer to a Uint8Array when it is sent to another process. */
export const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length)
