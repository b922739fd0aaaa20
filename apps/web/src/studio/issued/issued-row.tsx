import type { IssuedCertificate } from '@ufaro/contract/http/certificates.ts'
import { serialText, verifyPath } from '@ufaro/contract/tools/certificates.ts'
import { Ban, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useRevoke } from './issued-query.ts'

interface IssuedRowProps {
  certificate: IssuedCertificate
  runId: string
}

export function IssuedRow({ certificate: { code, name, serial, revoked }, runId }: IssuedRowProps) {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useRevoke(runId)
  const who = `${name}, ${serialText(serial)}`
  const revoke = () =>
    mutate(code, {
      onSuccess: () => notify.success(`The certificate of ${name} is revoked.`),
      onError: (error) => notify.error(sentenceOf(error)),
      onSettled: () => setAsking(false),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1">
      <p className="min-w-0 flex-1 basis-36 py-1">
        <span className="block truncate text-left" dir="auto">
          {name}
        </span>
        <span className="block font-mono text-small text-ink-soft">{serialText(serial)}</span>
      </p>
      {revoked && <Badge tone="danger">Revoked</Badge>}
      {asking ? (
        <>
          <Button look="secondary" className="px-3 text-small" onClick={() => setAsking(false)}>
            Keep
          </Button>
          <Button look="danger" className="px-3 text-small" loading={isPending} onClick={revoke}>
            Revoke
          </Button>
        </>
      ) : (
        <>
          {!revoked && (
            <IconButton label={`Revoke the certificate of ${who}`} onClick={() => setAsking(true)}>
              <Ban aria-hidden />
            </IconButton>
          )}
          <Link
            to={verifyPath(code)}
            target="_blank"
            aria-label={`Page of ${who}`}
            className="tap flex size-11 items-center justify-center rounded-card hover:bg-sunken"
          >
            <ExternalLink aria-hidden className="size-5" />
          </Link>
        </>
      )}
    </li>
  )
}
