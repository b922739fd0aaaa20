/** 4:5 is the tallest format that a feed shows uncropped. */
export const POST = { width: 1080, height: 1350, margin: 64 } as const
