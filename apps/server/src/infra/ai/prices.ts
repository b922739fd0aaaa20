export interface Tokens {
  input: number
  output: number
}

/** US dollars per million tokens, or micro-dollars per token, which is the same number. */
interface Price {
  input: number
  output: number
}

export type PriceTable = Readonly<Record<string, Price>>

export const LIST_PRICES: PriceTable = {
  'gemini-2.5-flash-image': { input: 0.3, output: 30 },
  'gemini-3-pro-image': { input: 2, output: 120 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
  'gpt-image-1': { input: 10, output: 40 },
  'gpt-image-1-mini': { input: 2.5, output: 8 },
  'gpt-image-1.5': { input: 8, output: 32 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
}

export function costOf(model: string, tokens: Tokens, prices: PriceTable = LIST_PRICES): number {
  const price = prices[model] ?? prices[model.replace(/-preview$/, '')]
  return price ? Math.round(tokens.input * price.input + tokens.output * price.output) : 0
}
