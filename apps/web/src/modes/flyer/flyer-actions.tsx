import type { Card } from '#web/studio/run/run-view.ts'
import { AnotherDesignButton } from './another-design-button.tsx'
import type { FlyerTool } from './flyer.form.ts'
import { PdfButton } from './pdf-button.tsx'

export function FlyerActions({ card, tool }: { card: Card; tool: FlyerTool }) {
  return (
    <>
      <AnotherDesignButton card={card} runId={tool.view?.runId ?? null} onDrawn={tool.run.readNow} />
      <PdfButton card={card} />
    </>
  )
}
