export const isVideo = (url: string): boolean => /^[^?#]*\.(mp4|webm)(?:[?#]|$)/.test(url)
