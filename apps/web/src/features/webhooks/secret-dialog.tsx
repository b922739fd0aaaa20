import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your signing secret"
      description="Your server checks our calls with it. Copy it now: it is not shown again. A secret from before keeps working for 24 hours."
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <div className="space-y-2 rounded-card bg-sunken p-3">
        <pre className="text-small whitespace-pre-wrap wrap-anywhere">
          <code>{secret}</code>
        </pre>
        <CopyButton text={secret} name="secret" />
      </div>
    </Dialog>
  )
}
