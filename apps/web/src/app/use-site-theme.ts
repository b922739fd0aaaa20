import { useEffect } from 'react'
import { useTheme } from '../lib/site-queries.ts'
import { applyTheme } from '../lib/theme/apply-theme.ts'

export function useSiteTheme(): void {
  const { data } = useTheme()
  useEffect(() => {
    if (data) applyTheme(data)
  }, [data])
}
