import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  apiKey: ApiKey
  remove: (key: ApiKey) => Promise<void>
  onClose: () => void
}

export function DeleteKeyDialog({ apiKey, remove, onClose }: Props) {
  const go = () => {
    onClose()
    void remove(apiKey)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${apiKey.name}”?`}
      description="Programs that use this key are refused from now on. This cannot be undone."
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button look="danger" onClick={go}>
            Delete key
          </Button>
        </>
      }
    />
  )
}
