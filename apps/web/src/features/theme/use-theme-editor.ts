import { DEFAULT_THEME } from '@ufaro/contract/default-theme.ts'
import { updateTheme } from '@ufaro/contract/http/admin-site.ts'
import type { Theme } from '@ufaro/contract/theme.ts'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { keepTheme } from '#web/lib/site-queries.ts'
import { applyTheme, showTheme } from '#web/lib/theme/apply-theme.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { readThemeFile, themeFile } from './theme-file.ts'
import { staysMs, type ThemeMessage } from './theme-message.ts'

export function useThemeEditor(saved: Theme) {
  const [draft, setDraft] = useState(saved)
  const [busy, setBusy] = useState(false)
  const [message, say] = useFadingMessage()

  const preview = (fields: Partial<Theme>) => {
    const next = { ...draft, ...fields }
    setDraft(next)
    showTheme(next)
  }

  async function save(theme: Theme, done: string): Promise<void> {
    setBusy(true)
    try {
      const kept = await call(updateTheme, { body: theme })
      setDraft(kept)
      applyTheme(kept)
      keepTheme(kept)
      say({ tone: 'success', text: done })
    } catch (error) {
      say({ tone: 'danger', text: sentenceOf(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    draft,
    busy,
    message,
    preview,
    apply: () => save(draft, 'Theme applied successfully!'),
    reset: () => save(DEFAULT_THEME, 'Reset to environment theme!'),
    leave: () => showTheme(saved),
    exportFile: () => {
      const file = themeFile(draft)
      saveBlob(file, file.name)
      say({ tone: 'success', text: 'Theme exported successfully!' })
    },
    importFile: async (file: File) => {
      try {
        await save(await readThemeFile(file), 'Theme applied successfully!')
      } catch (error) {
        say({ tone: 'danger', text: (error as Error).message })
      }
    },
  }
}

function useFadingMessage() {
  const [message, setMessage] = useState<ThemeMessage>()
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), staysMs(message))
    return () => clearTimeout(timer)
  }, [message])
  return [message, setMessage] as const
}
