import { DESCRIPTION_MAX } from '@ufaro/contract/tools/copywriter.ts'
import { PenLine, ScanText } from 'lucide-react'
import { handOver } from '#web/studio/hand-over/hand-over.ts'
import { useMode } from '#web/studio/shell/use-mode.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { askedFor } from '#web/studio/words/asked-for.ts'
import { CopyButton } from '#web/studio/words/copy-button.tsx'
import { useDescription } from '#web/studio/words/use-description.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ProductTool } from './product.form.ts'

export function CopyStep({ tool }: { tool: ProductTool }) {
  const { photo, description } = tool.form
  const onChange = (text: string) => tool.change({ description: text })
  const { listed, setMode } = useMode()
  const { reading, fault, read } = useDescription(onChange)
  const canWrite = listed.includes('copywriter')

  if (!photo) return null

  function writeCopy(photo: Picture) {
    const file = new File([photo.blob], photo.name, { type: photo.blob.type })
    handOver({ to: 'copywriter', as: 'photo', file, text: description.trim() })
    setMode('copywriter')
  }

  return (
    <section aria-label="Words for your product">
      <Card className="mx-auto max-w-4xl space-y-4">
        <div>
          <h2 className="text-body font-bold">Words for your product</h2>
          <p className="text-small text-ink-soft">
            Your photo read into a description costs no credit. Add what a picture cannot tell, and take it along.
          </p>
        </div>
        {description || fault ? (
          <Field label="Description" required hint={askedFor(description)} error={fault ?? undefined}>
            <Textarea
              value={description}
              maxLength={DESCRIPTION_MAX}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </Field>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ScanText}
            look={description ? 'secondary' : 'primary'}
            loading={reading}
            onClick={() => read(photo)}
          >
            {description ? 'Read the photo again' : 'Describe the product'}
          </Button>
          {description && <CopyButton text={description} name="the description" />}
          {description && canWrite && (
            <Button icon={PenLine} onClick={() => writeCopy(photo)}>
              Write copy with it
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
