import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

interface ConfirmDialogProps {
  title: string
  description?: ReactNode
  children?: ReactNode
  confirm: string
  keep?: string
  busy?: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ confirm, keep = 'Cancel', busy = false, error, ...props }: ConfirmDialogProps) {
  const { title, description, children, onConfirm, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button look="danger" loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <div className="space-y-4">
          {children}
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
      )}
    </Dialog>
  )
}
