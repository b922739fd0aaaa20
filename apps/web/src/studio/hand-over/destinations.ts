import type { ToolId } from '@ufaro/contract/tools.ts'
import { createContext, useContext } from 'react'
import { useServices } from '#web/lib/site-queries.ts'
import { listedModes } from '../shell/mode-list.ts'
import type { ModeScreens } from '../shell/mode-screen.ts'
import { destinationsFor, type ResultKind } from './destinations-for.ts'

const Screens = createContext<ModeScreens | null>(null)
export const HandOverScreens = Screens.Provider

export function useDestinations(kind: ResultKind, from: ToolId) {
  const screens = useContext(Screens)
  const { data } = useServices()
  if (!screens) return []
  return destinationsFor(kind, from, listedModes(data)).map((place) => ({ ...place, icon: screens[place.mode].icon }))
}
