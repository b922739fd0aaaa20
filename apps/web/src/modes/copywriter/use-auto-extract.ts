import { useEffect, useRef } from 'react'
import { useDescription } from '#web/studio/words/use-description.ts'
import { type CopywriterForm, readsItself } from './copywriter.form.ts'

/** Describes each photo once, unless there is a description. Text that the user types meanwhile is kept. */
export function useAutoExtract(
  form: CopywriterForm,
  ready: boolean,
  change: (changes: Partial<CopywriterForm>) => void,
) {
  const seen = useRef<Blob>(undefined)
  const { reading, fault, read } = useDescription((description) => {
    if (readsItself(form)) change({ description })
  })
  const { photo } = form
  const due = ready && readsItself(form)
  useEffect(() => {
    if (!due || !photo || seen.current === photo.blob) return
    seen.current = photo.blob
    void read(photo)
  }, [due, photo, read])
  return { reading, fault }
}
