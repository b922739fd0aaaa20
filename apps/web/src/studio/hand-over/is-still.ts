/** Whether a link of ours leads to a picture that tools take in: files are named by what is in them. */
export const isStill = (url: string): boolean => /^[^?#]*\.(jpe?g|png|webp)(?:[?#]|$)/.test(url)
