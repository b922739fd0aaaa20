import { sentenceOf } from '@ufaro/contract/errors.ts'
import { asToolId, type ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useServices } from '#web/lib/site-queries.ts'
import { notify } from '#web/ui/toast.tsx'
import { listedModes, resolveMode } from './mode-list.ts'

export function useMode() {
  const { data, isPending } = useServices()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const listed = listedModes(data)
  const address = search.get('mode')
  const mode = resolveMode(address, state?.mode, listed)

  const setMode = useCallback(
    (next: ToolId) => setSearch({ mode: next }, { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  useEffect(() => {
    // Correct the tool in the URL only on the studio page. While another page loads, the URL is already that page's.
    const stillHere = window.location.pathname === paths.studio
    if (!stillHere || !mode || isPending || address === mode) return
    const left = asToolId(address)
    if (left) notify.error(`${TOOLS[left].label}: ${sentenceOf('SERVICE_DISABLED')}`)
    setMode(mode)
  }, [mode, isPending, address, setMode])

  return { mode, listed, loading: isPending, setMode }
}
