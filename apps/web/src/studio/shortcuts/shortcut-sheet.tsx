import { Dialog } from '#web/ui/dialog.tsx'
import { SHORTCUTS } from './keys.ts'

export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-2.5">
            <dt className="text-small">{does}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-tight border border-line-strong px-1.5 py-0.5 text-center font-mono text-small"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
