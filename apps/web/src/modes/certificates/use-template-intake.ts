import { useCallback } from 'react'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { useFileDrop } from '#web/studio/upload/use-file-drop.ts'
import { useFilePaste } from '#web/studio/upload/use-file-paste.ts'
import { type Intake, usePictureIntake } from '#web/studio/upload/use-picture-intake.ts'
import { TEMPLATE_RULES } from './certificates.form.ts'
import { isList } from './use-name-import.ts'

/** The template by click, drop or paste; a list of names that is dropped or pasted goes where it belongs. */
export function useTemplateIntake(
  onPicture: (picture: Picture) => void,
  onList: (files: readonly File[]) => void,
  disabled: boolean,
): Intake {
  const intake = usePictureIntake(onPicture, disabled, { label: 'Template', takesStray: false, rules: TEMPLATE_RULES })
  const { take } = intake
  const sort = useCallback(
    (files: readonly File[]) => {
      if (disabled) return
      const lists = files.filter(isList)
      const pictures = files.filter((file) => !isList(file))
      if (lists.length > 0) onList(lists)
      if (pictures.length > 0) take(pictures)
    },
    [take, onList, disabled],
  )
  const dragging = useFileDrop(sort)
  useFilePaste(sort)
  return { ...intake, dragging: dragging && !disabled }
}
