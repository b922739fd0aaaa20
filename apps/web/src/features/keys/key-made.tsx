import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { examplesFor } from './examples.ts'

export function KeyMade({
  made: { key, secret },
  onClose,
}: {
  made: { key: ApiKey; secret: string }
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your new key"
      description="Copy it now and keep it safe: it is not shown again."
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <div className="space-y-5">
        <Copyable name="key" text={secret} />
        {examplesFor(window.location.origin, secret, key.scopes).map(({ name, code }) => (
          <section key={name} aria-label={`Try it with ${name}`}>
            <h3 className="mb-1 text-small font-bold">Try it with {name}</h3>
            <Copyable name={`${name} example`} text={code} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Copyable({ name, text }: { name: string; text: string }) {
  return (
    <div className="space-y-2 rounded-card bg-sunken p-3">
      <pre className="text-small whitespace-pre-wrap wrap-anywhere">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} name={name} />
    </div>
  )
}
