/** `a***@example.com`: enough to know a friend by, too little to write to. */
export function maskEmail(email: string | null): string {
  if (email === null) return '***'
  const at = email.lastIndexOf('@')
  const [first = ''] = email.slice(0, at)
  return `${first}***${email.slice(at)}`
}
