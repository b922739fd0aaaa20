import { formatNaira, nairaOf } from '../money.ts'

export const priceText = (kobo: number): string => formatNaira(nairaOf(kobo))

/** As the feed of a commerce catalogue writes it. */
export const feedPrice = (kobo: number): string => `${nairaOf(kobo).toFixed(2)} NGN`
