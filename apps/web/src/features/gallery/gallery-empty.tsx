import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Images, SearchX } from 'lucide-react'
import { paths, studioPath } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function GalleryEmpty({ mode, search }: { mode: ToolId | null; search: string }) {
  if (search)
    return (
      <EmptyState picture={<SearchX aria-hidden />} title="Nothing was found">
        The search looks at the name of the tool and at the words you asked with. Try fewer or other words.
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<Images aria-hidden />}
      title={mode ? `Nothing here from ${TOOLS[mode].label} yet` : 'Everything you make is kept here'}
      action={<ButtonLink to={mode ? studioPath(mode) : paths.studio}>Make something</ButtonLink>}
    >
      Results land here by themselves, to look at and download again whenever you like.
    </EmptyState>
  )
}
