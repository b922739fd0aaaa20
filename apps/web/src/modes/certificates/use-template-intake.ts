import { useCallback } from 'react'
import { isList } from '#web/studio/names/use-name-import.ts'
import { useFileDrop } from '#web/studio/upload/use-file-drop.ts'
import { useFilePaste } from '#web/studio/upload/use-file-paste.ts'
import type { Intake } from '#web/studio/upload/use-picture-intake.ts'
import type { CertificatesTool } from './certificates.form.ts'

export function useTemplateIntake(
  { pictures, busy }: CertificatesTool,
  onList: (files: readonly File[]) => void,
): Intake {
  const { intake } = pictures.template
  const { take } = intake
  const sort = useCallback(
    (files: readonly File[]) => {
      if (busy) return
      const lists = files.filter(isList)
      const pictures = files.filter((file) => !isList(file))
      if (lists.length > 0) onList(lists)
      if (pictures.length > 0) take(pictures)
    },
    [take, onList, busy],
  )
  const dragging = useFileDrop(sort)
  useFilePaste(sort)
  return { ...intake, dragging: dragging && !busy }
}
