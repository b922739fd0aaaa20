/** `a***@example.com`: recognizable, but not usable as an address. */
export function maskEmail(email: string | null): string {
  if (email === null) return '***'
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}***${email.slice(at)}`
}
