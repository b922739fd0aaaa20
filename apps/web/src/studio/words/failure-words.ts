export const FAILURE_TITLE = 'An Error Occurred'

export const failureSentence = (error: string | null | undefined): string => error || 'An unknown error occurred.'
