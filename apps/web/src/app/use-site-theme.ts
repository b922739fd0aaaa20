import { useEffect } from 'react'
import { useTheme } from '../lib/site-queries.ts'
import { applyTheme } from '../lib/theme/apply-theme.ts'

/** Until the site's theme is known the default one stands, or the one of the last visit. */
export function useSiteTheme(): void {
  const { data } = useTheme()
  useEffect(() => {
    if (data) applyTheme(data)
  }, [data])
}
