export const FAILURE_TITLE = 'An Error Occurred'

/** What went wrong with a text, as the server said it; a failure without a word of its own still gets a sentence. */
export const failureSentence = (error: string | null | undefined): string => error || 'An unknown error occurred.'
