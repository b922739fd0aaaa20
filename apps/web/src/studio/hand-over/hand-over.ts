import type { Mode } from '@ufaro/contract/modes.ts'
import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { notify } from '#web/ui/toast.tsx'
import type { Intake } from '../upload/use-picture-intake.ts'

/** What one tool gives another to go on with. */
export interface Parcel {
  to: Mode
  /** Which of the places that the tool says it takes things at. */
  as: string
  file?: File
  text?: string
}

const STILL_AT_WORK = 'This tool is still at work. Please hand it over again once it has finished.'

const store = createStore<{ parcel: Parcel | null }>(() => ({ parcel: null }))

/** Leaves a parcel for a tool, which is to be opened next. */
export const handOver = (parcel: Parcel): void => store.setState({ parcel })

/** The parcel for a tool, once. */
export function collect(mode: Mode): Parcel | null {
  const { parcel } = store.getState()
  if (parcel?.to !== mode) return null
  store.setState({ parcel: null })
  return parcel
}

interface Landing {
  /** The tool's own draft and run have been read: earlier a parcel would be lost. */
  ready: boolean
  /** A run is being made of what is there now. */
  busy: boolean
  /** Lets go of results that stand in the place of the input. */
  run?: { clear: () => void }
}

/**
 * Takes in what was left for this tool: the file or text lands where the person would have put it.
 * @param places by the names that the tool's screen says it takes things at
 */
export function useParcel(
  mode: Mode,
  { ready, busy, run }: Landing,
  places: Readonly<Record<string, (parcel: Parcel) => void>>,
): void {
  useEffect(() => {
    const parcel = ready ? collect(mode) : null
    const land = parcel && places[parcel.as]
    if (!parcel || !land) return
    if (busy) return notify.error(STILL_AT_WORK)
    run?.clear()
    land(parcel)
    notify.success(`Brought along as the ${parcel.as}.`)
  }, [mode, ready, busy, run, places])
}

/** A file goes the way of one that was chosen: with the same rules, and the same words where it is refused. */
export const into =
  (intake: Pick<Intake, 'take'>) =>
  ({ file }: Parcel): void => {
    if (file) intake.take([file])
  }
