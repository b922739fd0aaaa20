/** `₦5000`, `N5,000`, `NGN 5k`, `5000 naira`, and `for 5k` in the context of a price. */
const AMOUNT =
  /(?:₦|\bNGN|(?<![\p{L}\p{N}])N(?=\s?(?:\d[\d,]{2}|\d+(?:\.\d+)?[km]\b))|#(?=\d{3}))\s?(\d+(?:,\d{3})*(?:\.\d+)?)\s?([km])?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.,])(\d+(?:,\d{3})*(?:\.\d+)?)\s?([km])?\s?naira\b|(?:(?<=\b(?:for|at|from|only|price|na)\s)(\d{1,3}(?:\.\d)?)(k)\b|(?<=[,\s])(\d{1,3}(?:\.\d)?)(k)(?= (?:only|each|per)\b))/giu
const TIMES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

export const withNaira = (text: string): string =>
  text.replace(AMOUNT, (...match: (string | undefined)[]) => {
    const [figures = '0', unit = ''] = [
      match[1] ?? match[3] ?? match[5] ?? match[7],
      match[2] ?? match[4] ?? match[6] ?? match[8],
    ]
    const value = Number(figures.replaceAll(',', '')) * (TIMES[unit.toLowerCase()] ?? 1)
    return `₦${value.toLocaleString('en')}`
  })
