import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'

/** For columns of a table: two decimals always, so that digits stand below their like. */
export const columnMoney = (kobo: number): string => formatNaira(nairaOf(kobo), 'always')
