import { Copy, Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ShareLink } from '#web/ui/share-link.tsx'
import { WORDS } from './affiliate-words.ts'
import { useGenerateCode } from './use-generate-code.ts'

interface CodeCardProps {
  code: { code: string | null; link: string | null; is_active: boolean }
}

export function CodeCard({ code: { code, link, is_active } }: CodeCardProps) {
  const { generate, failure, isAsking } = useGenerateCode()
  return (
    <Card className="space-y-4">
      {code && link ? (
        <>
          <h2 className="text-body font-bold">Your link</h2>
          {!is_active && (
            <Notice tone="info">
              Your code is switched off and brings nobody new. What you have earned stays yours, and earns on.
            </Notice>
          )}
          <CopyRow label="Affiliate link" value={link} copied={WORDS.linkCopied} action="Copy link">
            <ShareLink
              title="Ufaro"
              text="Make pictures and words for your business with Ufaro."
              url={link}
              className="max-sm:flex-1"
            />
          </CopyRow>
          <CopyRow label="Affiliate code" value={code} copied={WORDS.codeCopied} action="Copy code" />
        </>
      ) : (
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
          <span className="rounded-full bg-sunken p-3">
            <Gift aria-hidden className="size-6" />
          </span>
          <div className="flex-1">
            <h2 className="text-body font-bold">Bring a friend, earn from what they buy</h2>
            <p className="text-small text-ink-soft">
              Get a code of your own. Whoever signs up with it earns you a commission each time they buy a plan.
            </p>
          </div>
          <Button loading={isAsking} onClick={generate}>
            Generate code
          </Button>
        </div>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </Card>
  )
}

interface CopyRowProps {
  label: string
  value: string
  copied: string
  action: string
  children?: ReactNode
}

function CopyRow({ label, value, copied, action, children }: CopyRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-small text-ink-soft">{label}</p>
        <p className="font-mono text-body break-all">{value}</p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        {children}
        <Button look="secondary" icon={Copy} onClick={() => copyText(value, copied)} className="max-sm:flex-1">
          {action}
        </Button>
      </div>
    </div>
  )
}
