export const BANKS: [code: string, name: string][] = [
  ['044', 'Access Bank'],
  ['063', 'Access Bank (Diamond)'],
  ['035A', 'ALAT by WEMA'],
  ['401', 'ASO Savings and Loans'],
  ['023', 'Citibank Nigeria'],
  ['050', 'Ecobank Nigeria'],
  ['562', 'Ekondo Microfinance Bank'],
  ['070', 'Fidelity Bank'],
  ['011', 'First Bank of Nigeria'],
  ['214', 'First City Monument Bank'],
  ['00103', 'Globus Bank'],
  ['058', 'Guaranty Trust Bank'],
  ['030', 'Heritage Bank'],
  ['301', 'Jaiz Bank'],
  ['082', 'Keystone Bank'],
  ['50211', 'Kuda Bank'],
  ['50515', 'Moniepoint MFB'],
  ['999992', 'OPay Digital Services Limited (OPay)'],
  ['526', 'Parallex Bank'],
  ['999991', 'PalmPay'],
  ['076', 'Polaris Bank'],
  ['101', 'Providus Bank'],
  ['125', 'Rubies MFB'],
  ['51310', 'Sparkle Microfinance Bank'],
  ['221', 'Stanbic IBTC Bank'],
  ['068', 'Standard Chartered Bank'],
  ['232', 'Sterling Bank'],
  ['100', 'Suntrust Bank'],
  ['302', 'TAJ Bank'],
  ['102', 'Titan Bank'],
  ['032', 'Union Bank of Nigeria'],
  ['033', 'United Bank For Africa'],
  ['215', 'Unity Bank'],
  ['566', 'VFD Microfinance Bank Limited'],
  ['035', 'Wema Bank'],
  ['057', 'Zenith Bank'],
]

/** A bank that lost its licence. Paystack still lists it, as deleted. */
export const CLOSED_BANK = '030'
/** A bank that Paystack lists twice, the second time as a pay-with-bank channel. */
export const BANK_LISTED_TWICE = '044'

export const bankName = (code: string): string | undefined => BANKS.find((bank) => bank[0] === code)?.[1]
