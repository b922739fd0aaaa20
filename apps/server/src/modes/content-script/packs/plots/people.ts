/** Values for the slots `{who}` (a woman) and `{other}` (a man): relatives whom customers mention in a plot. */
export const RELATIVES = {
  who: ['mother-in-law', 'elder sister', 'aunty', 'mother', 'godmother', 'grandmother'],
  other: ['brother', 'cousin', 'nephew', 'uncle', 'brother-in-law'],
}
export const DAYS = ['Friday', 'Saturday', 'Thursday']
