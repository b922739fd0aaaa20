import { Download, RotateCcw } from 'lucide-react'
import { useTheme } from '#web/lib/site-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccentField } from './accent-field.tsx'
import { FontFields } from './font-fields.tsx'
import { ThemeDrop } from './theme-drop.tsx'
import { useThemeEditor } from './use-theme-editor.ts'

export function ThemeDialog({ onClose }: { onClose: () => void }) {
  const { data } = useTheme()
  if (data) return <Editor saved={data} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="Theme settings">
      <Skeleton className="h-64" />
    </Dialog>
  )
}

function Editor({ saved, onClose }: { saved: Parameters<typeof useThemeEditor>[0]; onClose: () => void }) {
  const editor = useThemeEditor(saved)
  const { draft, busy, message } = editor
  const close = () => {
    editor.leave()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title="Theme settings"
      description="What you change shows here at once, and to visitors once you apply it. A file and a reset apply to everybody at once."
      footer={
        <>
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} onClick={editor.apply}>
            Apply to everybody
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {message && <Notice tone={message.tone}>{message.text}</Notice>}
        <AccentField theme={draft} onChange={editor.preview} />
        <FontFields theme={draft} onChange={editor.preview} />
        <ThemeDrop onFile={editor.importFile} />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={editor.exportFile}>
            <Download aria-hidden />
            Export Theme
          </Button>
          <Button look="secondary" disabled={busy} onClick={editor.reset}>
            <RotateCcw aria-hidden />
            Reset to Default
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
