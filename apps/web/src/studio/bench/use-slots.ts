import { useCallback } from 'react'
import { into, type Parcel, SETTINGS } from '../hand-over/hand-over.ts'
import type { Picture } from '../upload/take-picture.ts'
import { useBlobUrl } from '../upload/use-blob-url.ts'
import { type Intake, usePictureIntake } from '../upload/use-picture-intake.ts'
import type { BenchTool, Pictures, SlotOptions } from './bench-tool.ts'

export interface PictureSlot {
  picture: Picture | null
  url: string | null
  name: string | undefined
  intake: Intake
}

export type Places = Readonly<Record<string, (parcel: Parcel) => void>>

interface FormState<Form> {
  form: Form
  change: (changes: Partial<Form>) => void
  disabled: boolean
  onTaken: () => void
}

const namesOf = <Slot extends string>(pictures: Record<Slot, unknown>) => Object.keys(pictures) as Slot[]

export function useSlots<Form extends Pictures<Slot>, Slot extends string>(
  tool: BenchTool<Form, Slot>,
  { form, change, disabled, onTaken }: FormState<Form>,
) {
  const names = namesOf(tool.pictures)
  const stray = tool.stray ? tool.stray(form) : names[0]
  const places: Record<string, (parcel: Parcel) => void> = {}
  for (const [place, changes] of Object.entries(tool.texts ?? {}))
    places[place] = ({ text = '' }) => change(changes(text))
  places[SETTINGS] = ({ settings }) => {
    if (settings)
      void import('./settings-form.ts').then(async ({ settingsForm }) => {
        change(await settingsForm(tool, settings))
        onTaken()
      })
  }
  const slots = {} as Record<Slot, PictureSlot>
  for (const name of names) {
    const options = tool.pictures[name]
    // biome-ignore lint/correctness/useHookAtTopLevel: a tool always has the same slots
    const slot = useSlot(form[name], options, { form, change, disabled, onTaken, takesStray: stray === name })
    slots[name] = slot
    places[options.place ?? name] = (parcel) => {
      if (options.landing) change(options.landing(parcel))
      into(slot.intake)(parcel)
    }
  }
  return { slots, places }
}

interface SlotState<Form> extends FormState<Form> {
  takesStray: boolean
}

function useSlot<Form>(
  picture: Picture | null,
  { label, rules, take }: SlotOptions<Form>,
  { form, change, disabled, onTaken, takesStray }: SlotState<Form>,
): PictureSlot {
  const url = useBlobUrl(picture?.blob)
  const onPicture = useCallback(
    async (taken: Picture) => {
      change(await take(taken, form))
      onTaken()
    },
    [take, form, change, onTaken],
  )
  const intake = usePictureIntake(onPicture, disabled, { label, takesStray, ...(rules && { rules }) })
  return { picture, url, name: picture?.name, intake }
}
