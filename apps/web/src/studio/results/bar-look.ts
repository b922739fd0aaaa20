/** On a phone a line of words, then rows of buttons without ragged ends. */
export const barLook = 'flex min-h-11 flex-wrap items-center gap-2 max-sm:[&>p]:w-full max-sm:[&>:not(p)]:grow'
