import { formatNaira, nairaOf } from '@ufaro/contract/money.ts'

export const columnMoney = (kobo: number): string => formatNaira(nairaOf(kobo), 'always')
