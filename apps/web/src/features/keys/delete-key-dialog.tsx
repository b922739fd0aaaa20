import type { ApiKey } from '@ufaro/contract/api-key.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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
    <ConfirmDialog
      title={`Delete “${apiKey.name}”?`}
      description="Programs that use this key are refused from now on. This cannot be undone."
      confirm="Delete key"
      keep="Keep it"
      onConfirm={go}
      onClose={onClose}
    />
  )
}
