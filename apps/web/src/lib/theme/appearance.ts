import { useSyncExternalStore } from 'react'

export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

const STORAGE_NAME = 'ufaro-appearance'
const listeners = new Set<() => void>()
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function stored(): Appearance {
  const value = localStorage.getItem(STORAGE_NAME)
  return value === 'light' || value === 'dark' ? value : 'system'
}

function show(): void {
  const choice = stored()
  const dark = choice === 'dark' || (choice === 'system' && systemDark().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  for (const tell of listeners) tell()
}

/** Stores the choice for this browser, where boot.js reads it before the first paint, and applies it. */
export function setAppearance(choice: Appearance): void {
  if (choice === 'system') localStorage.removeItem(STORAGE_NAME)
  else localStorage.setItem(STORAGE_NAME, choice)
  show()
}

export function followAppearance(): void {
  systemDark().addEventListener('change', show)
  window.addEventListener('storage', ({ key }) => key === STORAGE_NAME && show())
}

export const useAppearance = (): Appearance =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    stored,
    () => 'system',
  )
