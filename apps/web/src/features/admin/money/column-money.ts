import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'

/** Always two decimals, so that digits align. */
export const columnMoney = (kobo: number): string => formatNaira(nairaOf(kobo), 'always')
