import { useEffect } from 'react'
import { useTheme } from '../lib/site-queries.ts'
import { applyTheme } from '../lib/theme/apply-theme.ts'

/** Loads and applies the site's theme. Until it is loaded, the theme of the last visit applies, or the default one. */
export function useSiteTheme(): void {
  const { data } = useTheme()
  useEffect(() => {
    if (data) applyTheme(data)
  }, [data])
}
