/** People of whom customers speak in a plot. */
export const RELATIVES = {
  who: ['mother-in-law', 'elder sister', 'aunty', 'mother', 'godmother', 'grandmother'],
  other: ['brother', 'cousin', 'nephew', 'uncle', 'brother-in-law'],
}
export const DAYS = ['Friday', 'Saturday', 'Thursday']

/** Invented customers of whom one voice tells. No speaker has one of these names. */
export const CUSTOMERS = {
  woman: { names: ['Sade', 'Ngozi', 'Halima', 'Blessing', 'Funke', 'Nneka', 'Hauwa', 'Bisi'], she: 'she', her: 'her' },
  man: { names: ['Chidi', 'Femi', 'Sani', 'Bayo', 'Musa', 'Kunle', 'Nonso', 'Tersoo'], she: 'he', her: 'his' },
}
