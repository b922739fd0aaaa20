/** How a description begins that was measured from a photo, without anybody who understood it. */
export const MEASURED = 'Measured from the picture:'
/** What no measuring tells: asked for beside the field, never part of its text. */
export const PLEASE_ADD = 'Please add what it is, what it is made of and who it is for.'

const NOTES = new RegExp(`${MEASURED}[^.\\n]*(?:\\.|$)|${PLEASE_ADD.replaceAll('.', '\\.')}`, 'gmu')

/** A description without what was only measured: nobody advertises a colour and a shape. */
export const withoutMeasured = (text: string): string =>
  text
    .replace(NOTES, '')
    .replace(/[^\S\n]{2,}/gu, ' ')
    .trim()
