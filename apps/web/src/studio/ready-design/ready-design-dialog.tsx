import type { TemplateKind, TemplateValues } from '@ufaro/contract/template.ts'
import type { Ctx } from '@ufaro/render/draw/canvas.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { PreviewCanvas } from '../preview/preview-canvas.tsx'
import { useDraft } from '../use-draft.ts'
import type { Design } from './compose-design.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplatePicker, useTemplates } from './template-picker.tsx'
import { useDesign } from './use-design.ts'

interface ReadyDesignDialogProps {
  kind: TemplateKind
  onTake: (file: File) => void
  onClose: () => void
}

const UNTOUCHED: { picked: string | null; values: TemplateValues } = { picked: null, values: {} }

export function ReadyDesignDialog({ kind, onTake, onClose }: ReadyDesignDialogProps) {
  const query = useTemplates(kind)
  const {
    value: { picked, values },
    change,
  } = useDraft(`ready-design:${kind}`, UNTOUCHED)
  const template = query.data?.find(({ id }) => id === picked) ?? query.data?.[0]
  const design = useDesign(template?.id, values)

  async function take() {
    if (!design || !template) return
    try {
      onTake(await printed(design, `${template.name}.png`))
      onClose()
    } catch {
      notify.error('The design could not be drawn. Please try another logo or signature.')
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="A ready design"
      description="Name, number and QR code are printed on it afterwards."
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!design} onClick={take}>
            Use this design
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <TemplatePicker query={query} value={template?.id ?? null} onChange={({ id }) => change({ picked: id })} />
        {design && template && (
          <PreviewCanvas {...design} label={`Preview of ${template.name}`} className="w-full rounded-card" />
        )}
        {template && <TemplateFields template={template} values={values} onChange={(values) => change({ values })} />}
      </div>
    </Dialog>
  )
}

async function printed({ width, height, draw }: Design, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  draw(ctx as unknown as Ctx)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}
