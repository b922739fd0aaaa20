/** Prefix of a description that was measured from a photo without a vision model. */
export const MEASURED = 'Measured from the picture:'
/** Hint beside the description field. The web app never writes it into the description, but API clients may. */
export const PLEASE_ADD = 'Please add what it is, what it is made of and who it is for.'

const NOTES = new RegExp(`${MEASURED}[^.\\n]*(?:\\.|$)|${PLEASE_ADD.replaceAll('.', '\\.')}`, 'gmu')

/** Removes the measured part and the hint from a description, because neither of them advertises a product. */
export const withoutMeasured = (text: string): string =>
  text
    .replace(NOTES, '')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim()
