import { creationSettings } from '@ufaro/contract/http/generations.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS, toolOf } from '@ufaro/contract/tools.ts'
import { Repeat2 } from 'lucide-react'
import { call } from '#web/lib/session.ts'
import { useServices } from '#web/lib/site-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchBlob } from '../files/save.ts'
import { labelsOf } from '../run/run-inputs.ts'
import { listedModes } from '../shell/mode-list.ts'
import { type PlacedFiles, SETTINGS } from './hand-over.ts'
import { useHandOver } from './use-hand-over.ts'

const FAILED = 'Sorry, the settings could not be brought back.'
const ALL_BACK = 'Everything is as it was. Change what you like.'
const PICTURE_GONE = 'The settings are as they were. Please add the picture again.'

interface MakeAgainProps {
  creation: { id: string; mode: ToolId; label: string }
}

export function MakeAgain({ creation: { id, mode, label } }: MakeAgainProps) {
  const { going, go } = useHandOver(FAILED)
  const { data } = useServices()
  // Exclude results that the tool's form did not make: those of price lists and photo batches, which have other labels.
  // Also exclude certificates (archives), because their form cannot be filled in from a stored request.
  const isOfTool = labelsOf(mode).includes(label) && TOOLS[mode].result !== 'archive'
  if (!isOfTool || !listedModes(data).includes(mode)) return null

  const open = () =>
    go(async () => {
      const { request, pictures } = await call(creationSettings, { params: { id } })
      const files = await fetchFiles(mode, pictures)
      const words = Object.keys(files).length === Object.keys(pictures).length ? ALL_BACK : PICTURE_GONE
      return { to: mode, as: SETTINGS, settings: { request, files }, words }
    })

  return (
    <Button look="secondary" loading={going} onClick={open}>
      {!going && <Repeat2 aria-hidden className="size-5 shrink-0" />}
      <span>
        Make again<span className="sr-only"> with these settings</span>
      </span>
    </Button>
  )
}

async function fetchFiles(mode: ToolId, pictures: Readonly<Record<string, string[]>>): Promise<PlacedFiles> {
  const tool = toolOf(mode)
  const places = Object.entries(tool.accepts?.pictures ?? {})
  const files: Record<string, readonly File[]> = {}
  for (const [slot, { part }] of Object.entries(tool.pictures)) {
    const [place] = places.find(([, taken]) => taken === slot) ?? [slot]
    const blobs = await Promise.all((pictures[part] ?? []).map(fetchBlob)).catch(() => [])
    if (blobs.length > 0) files[place] = blobs.map((blob) => new File([blob], `Your ${place}`, { type: blob.type }))
  }
  return files
}
