import { SEARCH_MAX } from '@ufaro/contract/http/generations.ts'
import type { Creation } from '@ufaro/contract/run.ts'
import { asToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, type ToolId } from '@ufaro/contract/tools.ts'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { saveArchive } from '#web/studio/files/archive.ts'
import { downloadOne, downloadZip } from '#web/studio/files/downloads.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import { MakeAgain } from '#web/studio/hand-over/make-again.tsx'
import { UsePictureIn } from '#web/studio/hand-over/use-picture-in.tsx'
import { LazyViewer } from '#web/studio/viewer/lazy-viewer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { byRun } from './by-run.ts'
import { CreationTile } from './creation-tile.tsx'
import { askArchive, useCreations } from './creations-query.ts'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryEmpty } from './gallery-empty.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { useDeletions } from './use-deletions.ts'
import { useSelection } from './use-selection.ts'

const WordsDialog = lazy(async () => ({ default: (await import('./words-dialog.tsx')).WordsDialog }))

const IssuedDialog = lazy(async () => ({
  default: (await import('#web/studio/issued/issued-dialog.tsx')).IssuedDialog,
}))

export function GalleryPage() {
  const [address, setAddress] = useSearchParams()
  const mode = asToolId(address.get('mode'))
  const search = (address.get('search') ?? '').slice(0, SEARCH_MAX)
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useCreations(mode, search)
  const { hidden, remove } = useDeletions()
  const { chosen, setSelecting, toggle } = useSelection()
  const [openId, setOpenId] = useState<string | null>(null)
  const [readId, setReadId] = useState<string | null>(null)
  const [issuedRun, setIssuedRun] = useState<string | null>(null)
  const [zipping, setZipping] = useState(false)

  const all = (data?.pages ?? []).flatMap((page) => page.creations)
  const creations = byRun(all.filter(({ id }) => !hidden.has(id)))
  const ids = creations.filter(({ id }) => chosen?.has(id)).map(({ id }) => id)

  const read = creations.find(({ id }) => id === readId)
  function open(creation: Creation) {
    if (creation.content) setReadId(creation.id)
    else if (isArchive(creation)) setIssuedRun(creation.runId)
    else if (creation.width) setOpenId(creation.id)
    else void download(creation)
  }

  const filtered = mode !== null || search !== ''
  const filter = (wanted: { mode: ToolId | null; search: string }) => {
    const next = new URLSearchParams(
      Object.entries(wanted).filter((each): each is [string, string] => Boolean(each[1])),
    )
    setAddress(next, { replace: true })
  }

  async function zip() {
    setZipping(true)
    await downloadZip(ids.length, () => askArchive(ids))
    setZipping(false)
  }

  return (
    <Page title="Gallery">
      {(creations.length > 0 || filtered) && (
        <GalleryBar
          mode={mode}
          search={search}
          onFilter={(next) => filter({ mode, search, ...next })}
          chosen={chosen && ids.length}
          onSelecting={setSelecting}
          zipping={zipping}
          onZip={zip}
          onDelete={() => remove(ids)}
        />
      )}
      {error && (
        <Notice tone="danger" title="Your gallery could not be loaded">
          <p>{sentenceOf(error)}</p>
          <Reference error={error} />
          <Button look="secondary" onClick={() => refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      {isPending && <GallerySkeleton />}
      {data && creations.length === 0 && <GalleryEmpty mode={mode} search={search} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {creations.map((creation) => (
          <CreationTile
            key={creation.id}
            creation={creation}
            selected={chosen?.has(creation.id) ?? null}
            onOpen={() => open(creation)}
            onToggle={() => toggle(creation.id)}
            onDownload={() => void download(creation)}
            onDelete={() => remove([creation.id])}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 text-center">
          <Button look="secondary" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
      {read && (
        <Suspense fallback={null}>
          <WordsDialog creation={read} onClose={() => setReadId(null)} />
        </Suspense>
      )}
      {issuedRun && (
        <Suspense fallback={null}>
          <IssuedDialog runId={issuedRun} onClose={() => setIssuedRun(null)} />
        </Suspense>
      )}
      <LazyViewer
        items={creations.flatMap(viewerItem)}
        openId={openId}
        extra={(item) => <UsePictureIn {...item} />}
        below={(item) => <MakeAgain creation={item} />}
        onClose={() => setOpenId(null)}
      />
    </Page>
  )
}

const isArchive = ({ mode }: Creation) => TOOLS[mode].result === 'archive'

const download = async (creation: Creation) =>
  isArchive(creation) && creation.url ? saveArchive(creation.mode, creation.url) : downloadOne(fileOf(creation))

const fileOf = ({ url, mode, label }: Creation) => ({
  url: url ?? '',
  name: (type: string) => fileName(mode, null, label, type),
})

const viewerItem = (creation: Creation) => {
  const { id, runId, url, previews, width, label, mode } = creation
  return url && width && !isArchive(creation)
    ? [{ id, url, light: previews?.w640, label, mode, slot: null, runId }]
    : []
}
