/** All links of the server have a file extension. */
export const isStill = (url: string): boolean => /^[^?#]*\.(jpe?g|png|webp)(?:[?#]|$)/.test(url)
