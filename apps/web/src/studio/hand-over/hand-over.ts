import type { ToolId } from '@ufaro/contract/tools.ts'
import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { notify } from '#web/ui/toast.tsx'
import type { Intake } from '../upload/use-picture-intake.ts'

export type PlacedFiles = Readonly<Record<string, readonly File[]>>

export interface Settings {
  request: Record<string, unknown>
  files: PlacedFiles
}

export interface Parcel {
  to: ToolId
  as: string
  file?: File
  text?: string
  settings?: Settings
  words?: string
}

export const SETTINGS = 'settings'

const STILL_AT_WORK = 'This tool is still at work. Please hand it over again once it has finished.'

const store = createStore<{ parcel: Parcel | null }>(() => ({ parcel: null }))

export const handOver = (parcel: Parcel): void => store.setState({ parcel })

export function collect(mode: ToolId): Parcel | null {
  const { parcel } = store.getState()
  if (parcel?.to !== mode) return null
  store.setState({ parcel: null })
  return parcel
}

interface Landing {
  /** False until the draft and the run are restored. Restoring them would overwrite an earlier hand-over. */
  ready: boolean
  busy: boolean
  run?: { clear: () => void }
  onLand?: () => void
}

/**
 * Accepts a file or text that another tool hands over, as if the user had chosen or typed it.
 * @param places handlers by slot name
 */
export function useParcel(
  mode: ToolId,
  { ready, busy, run, onLand }: Landing,
  places: Readonly<Record<string, (parcel: Parcel) => void>>,
): void {
  useEffect(() => {
    const parcel = ready ? collect(mode) : null
    const land = parcel && places[parcel.as]
    if (!parcel || !land) return
    if (busy) return notify.error(STILL_AT_WORK)
    run?.clear()
    onLand?.()
    land(parcel)
    notify.success(parcel.words ?? `Brought along as the ${parcel.as}.`)
  }, [mode, ready, busy, run, onLand, places])
}

export const into =
  (intake: Pick<Intake, 'take'>) =>
  ({ file }: Parcel): void => {
    if (file) intake.take([file])
  }
