/** Whether the link's file extension is that of a still picture. All links to the server's files have an extension. */
export const isStill = (url: string): boolean => /^[^?#]*\.(jpe?g|png|webp)(?:[?#]|$)/.test(url)
