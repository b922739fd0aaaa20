/** Whether a link of ours leads to a video: files are named by what is in them. */
export const isVideo = (url: string): boolean => /^[^?#]*\.(mp4|webm)(?:[?#]|$)/.test(url)
