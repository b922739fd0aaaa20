import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from './button-link.tsx'

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink to={to} look="ghost" className="max-sm:-ml-4">
    <ArrowLeft aria-hidden className="size-5" />
    {children}
  </ButtonLink>
)
