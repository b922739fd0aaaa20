import { useEffect } from 'react'
import { useTheme } from '../lib/site-queries.ts'
import { applyTheme } from '../lib/theme/apply-theme.ts'

/** Before the theme is loaded, the default or the last visit's applies. */
export function useSiteTheme(): void {
  const { data } = useTheme()
  useEffect(() => {
    if (data) applyTheme(data)
  }, [data])
}
