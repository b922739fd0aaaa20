/** Judges a link by its file extension, which all links of the server have. */
export const isStill = (url: string): boolean => /^[^?#]*\.(jpe?g|png|webp)(?:[?#]|$)/.test(url)
