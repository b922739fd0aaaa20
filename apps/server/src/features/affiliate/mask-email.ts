/** `a***@example.com`: the owner recognizes the address, but nobody can write to it. */
export function maskEmail(email: string | null): string {
  if (email === null) return '***'
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}***${email.slice(at)}`
}
