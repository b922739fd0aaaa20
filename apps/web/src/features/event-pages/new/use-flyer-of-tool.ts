import { useEffect } from 'react'
import { EMPTY_FORM } from '#web/modes/events/events.form.ts'
import { useDraft } from '#web/studio/use-draft.ts'
import type { PageForm } from './event-page.form.ts'

export function useFlyerOfTool(form: PageForm, ready: boolean, change: (changes: Partial<PageForm>) => void): void {
  const tool = useDraft('events', EMPTY_FORM)
  const untouched = ready && tool.ready && form.source === 'flyer' && !form.flyer
  const { flyer, hole, placement } = tool.value
  useEffect(() => {
    if (untouched && flyer) change({ flyer, hole, placement })
  }, [untouched, flyer, hole, placement, change])
}
