import type { Verification } from '@ufaro/contract/http/certificates.ts'
import { verifyPath } from '@ufaro/contract/tools/certificates.ts'

/** LinkedIn receives nothing until the user opens the link. */
export function linkedInUrl({ title, issuer, issued_at }: Verification, code: string, origin: string): string {
  const issued = new Date(issued_at)
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName: issuer,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: origin + verifyPath(code),
    certId: code,
  }
  return `https://www.linkedin.com/profile/add?${new URLSearchParams(fields)}`
}
