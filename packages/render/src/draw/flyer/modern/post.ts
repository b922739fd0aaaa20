/** 4:5, the tallest a feed shows whole. */
export const POST = { width: 1080, height: 1350, margin: 64 } as const
