import { useSyncExternalStore } from 'react'

const STORAGE_NAME = 'ufaro-data-saver'
const listeners = new Set<() => void>()

/** Whether the browser reports the Save-Data preference. False in browsers that cannot report it. */
const asksToSave = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true

export function savesData(): boolean {
  const choice = localStorage.getItem(STORAGE_NAME)
  return choice === null ? asksToSave() : choice === 'on'
}

export function setDataSaver(on: boolean): void {
  localStorage.setItem(STORAGE_NAME, on ? 'on' : 'off')
  for (const tell of listeners) tell()
}

export const useDataSaver = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    savesData,
    () => false,
  )
