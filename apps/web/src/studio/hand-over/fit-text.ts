type Fits = (text: string) => boolean

export function fitText(text: string, fits: Fits): string {
  const whole = text.trim()
  if (fits(whole)) return whole
  return longest(whole, fits, 'sentence') || longest(whole, fits, 'word') || longest(whole, fits, 'grapheme')
}

function longest(text: string, fits: Fits, granularity: Intl.SegmenterOptions['granularity']): string {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    if (!fits((kept + segment).trim())) break
    kept += segment
  }
  return kept.trim()
}
