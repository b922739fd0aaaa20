/** By file extension, which our links always have. */
export const isStill = (url: string): boolean => /^[^?#]*\.(jpe?g|png|webp)(?:[?#]|$)/.test(url)
