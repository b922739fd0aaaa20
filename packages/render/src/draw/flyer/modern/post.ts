/** Feeds of social networks show the ratio 4:5 uncropped. */
export const POST = { width: 1080, height: 1350, margin: 64 } as const
