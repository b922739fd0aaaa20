import type { Verification } from '@ufaro/contract/http/certificates.ts'
import { Award, FileText, Image, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { linkedInUrl } from './linkedin.ts'

interface TakeAwayProps {
  certificate: Verification
  code: string
}

export function TakeAway({ certificate, code }: TakeAwayProps) {
  const { drawn, serial } = certificate
  const file = (name: string) => `/api/verify/${encodeURIComponent(code)}/${name}`
  return (
    <section aria-labelledby="take-away" className="mt-6 space-y-3">
      <h2 id="take-away" className="text-title font-bold">
        Is it yours?
      </h2>
      <div className="grid gap-2 sm:grid-cols-2">
        {drawn && (
          <>
            <Copy href={file('certificate.jpg')} name={`certificate-${serial}.jpg`} icon={<Image aria-hidden />}>
              Save as picture
            </Copy>
            <Copy href={file('certificate.pdf')} name={`certificate-${serial}.pdf`} icon={<FileText aria-hidden />}>
              Save as PDF
            </Copy>
            <Copy href={file('badge.png')} name={`badge-${serial}.png`} icon={<Award aria-hidden />}>
              Open Badge
            </Copy>
          </>
        )}
        <a
          href={linkedInUrl(certificate, code, window.location.origin)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook('secondary')}
        >
          <Share2 aria-hidden className="size-5" />
          Add to LinkedIn
        </a>
      </div>
      <p className="text-small text-ink-soft">
        The Open Badge is a picture with a signed credential inside, which other sites can check by themselves.{' '}
        <a className="link" href={file('credential.jwt')} download={`credential-${serial}.jwt`}>
          The credential alone
        </a>
      </p>
    </section>
  )
}

interface CopyProps {
  href: string
  name: string
  icon: ReactNode
  children: ReactNode
}

function Copy({ href, name, icon, children }: CopyProps) {
  return (
    <a href={href} download={name} className={buttonLook('secondary', '[&>svg]:size-5')}>
      {icon}
      {children}
    </a>
  )
}
