export const WORDS = {
  loadFailed: 'Failed to load affiliate data',
  haveCode: 'You already have an active affiliate code',
  codeFailed: 'Failed to generate affiliate code',
  codeMade: 'Affiliate code generated successfully!',
  codeLoaded: 'Your existing affiliate code has been loaded',
  codeCopied: 'Code copied to clipboard!',
  linkCopied: 'Affiliate link copied to clipboard!',
  bankSaved: 'Bank details saved successfully!',
  bankFailed: 'Failed to save bank details',
  deniedTitle: 'Access Denied',
  denied: 'Please log in to access the affiliate program',
} as const

export const TERMS = [
  ['Hourly plans', '10%'],
  ['Monthly plans', '10%'],
  ['Yearly plans', '5%'],
] as const

export const CONDITIONS = ['Commissions paid monthly', 'Minimum payout 5,000 naira', 'Subject to review'] as const
