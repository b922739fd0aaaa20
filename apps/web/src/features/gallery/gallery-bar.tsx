import { SEARCH_MAX } from '@ufaro/contract/http/generations.ts'
import { asToolId, TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, type ToolId } from '@ufaro/contract/tools.ts'
import { CheckSquare, Download, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchText } from '#web/ui/use-search-text.ts'

interface GalleryBarProps {
  mode: ToolId | null
  search: string
  onFilter: (changes: { mode?: ToolId | null; search?: string }) => void
  chosen: number | null
  onSelecting: (selecting: boolean) => void
  zipping: boolean
  onZip: () => void
  onDelete: () => void
}

export function GalleryBar({ mode, search, onFilter, chosen, onSelecting, zipping, onZip, onDelete }: GalleryBarProps) {
  const { text, setText } = useSearchText(search, (typed) => onFilter({ search: typed }))
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Input
        type="search"
        aria-label="Search"
        placeholder="Search what you made"
        maxLength={SEARCH_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="sm:w-64"
      />
      <div className="mr-auto w-44">
        <Select
          aria-label="Show"
          value={mode ?? ''}
          onChange={({ currentTarget }) => onFilter({ mode: asToolId(currentTarget.value) })}
        >
          <option value="">All tools</option>
          {TOOL_IDS.map((each) => (
            <option key={each} value={each}>
              {TOOLS[each].label}
            </option>
          ))}
        </Select>
      </div>
      {chosen === null ? (
        <Button look="secondary" onClick={() => onSelecting(true)}>
          <CheckSquare aria-hidden className="size-5" />
          Select
        </Button>
      ) : (
        <>
          <p role="status" className="w-full text-small text-ink-soft sm:w-auto">
            {chosen} selected
          </p>
          <Button look="secondary" disabled={chosen === 0} onClick={onDelete} aria-label="Delete selected">
            <Trash2 aria-hidden className="size-5" />
          </Button>
          <Button disabled={chosen === 0} loading={zipping} onClick={onZip}>
            {!zipping && <Download aria-hidden className="size-5" />}
            Download ZIP
          </Button>
          <Button look="ghost" onClick={() => onSelecting(false)}>
            Done
          </Button>
        </>
      )}
    </div>
  )
}
