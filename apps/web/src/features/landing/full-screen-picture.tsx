import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import type { Picture } from './pictures.ts'

export function FullScreenPicture({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-50 w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 animate-appear focus:outline-none"
        >
          <Dialog.Title className="sr-only">{picture.title}</Dialog.Title>
          <img
            src={picture.url}
            alt={picture.text}
            width={picture.width}
            height={picture.height}
            className="max-h-[calc(100dvh-2rem)] w-auto max-w-full rounded-card object-contain"
          />
          <Dialog.Close asChild>
            <IconButton label="Close" className="absolute top-2 right-2 bg-surface">
              <X aria-hidden />
            </IconButton>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
