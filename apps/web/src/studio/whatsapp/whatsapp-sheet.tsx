import { useState } from 'react'
import { toClipboard } from '#web/lib/copy-text.ts'
import { logFailure } from '#web/lib/log.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { fileName } from '../files/file-name.ts'
import { saveBlob } from '../files/save.ts'
import { share } from '../files/share.ts'
import type { ViewerItem } from '../viewer/viewer-item.ts'
import { CaptionFields, useCaption } from './caption-fields.tsx'
import { PACK, type PackFile, type PackPart } from './make-pack.ts'
import { PackRow } from './pack-row.tsx'
import { usePack } from './use-pack.ts'

const COPIED = 'The caption is on your clipboard. Paste it under the picture in WhatsApp.'

export function WhatsAppSheet({ item, onClose }: { item: ViewerItem; onClose: () => void }) {
  const pack = usePack(item)
  const caption = useCaption()
  const [copied, setCopied] = useState(false)

  function send(part: PackPart, { blob }: PackFile, by: 'share' | 'save') {
    const name = fileName(item.mode, item.slot, `${item.label} ${part}`, blob.type)
    // Copy the text, because WhatsApp drops files that are shared together with a text. Do not wait, because browsers
    // allow sharing only immediately after the click.
    if (caption.text) void toClipboard(caption.text).then(setCopied)
    if (by === 'save') return saveBlob(blob, name)
    share(blob, name).catch((error) => {
      logFailure('The pack could not be shared', error)
      notify.error('Sorry, this could not be shared.')
    })
  }

  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="WhatsApp pack"
      description="Made on your device, without a credit. Share one at a time."
    >
      <div className="space-y-4">
        <CaptionFields {...caption} />
        <p role="status" className="text-small font-bold text-accent-text empty:hidden">
          {copied && COPIED}
        </p>
        {pack.failed ? (
          <Notice tone="danger">This picture could not be read. Close it and open it again.</Notice>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {PACK.map((part) => (
              <PackRow
                key={part}
                part={part}
                file={pack.files[part]}
                share={pack.share}
                onSend={(file, by) => send(part, file, by)}
              />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
