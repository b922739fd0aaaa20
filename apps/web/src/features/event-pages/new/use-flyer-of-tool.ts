import { useEffect } from 'react'
import { EMPTY_FORM } from '#web/modes/events/events.form.ts'
import { useHeld } from '#web/studio/use-held.ts'
import type { PageForm } from './event-page.form.ts'

export function useFlyerOfTool(form: PageForm, ready: boolean, change: (changes: Partial<PageForm>) => void): void {
  const tool = useHeld('events', EMPTY_FORM)
  const untouched = ready && tool.ready && form.source === 'flyer' && !form.flyer
  const { flyer, hole, placement } = tool.held
  useEffect(() => {
    if (untouched && flyer) change({ flyer, hole, placement })
  }, [untouched, flyer, hole, placement, change])
}
