import { useQuery } from '@tanstack/react-query'
import { getRun } from '@ufaro/contract/http/generations.ts'
import { isEnded, type Run } from '@ufaro/contract/run.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { paths } from '#web/lib/paths.ts'
import { runKey } from '#web/lib/query-keys.ts'
import { call } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

const LOOK_AGAIN_MS = 2000

export function RunWatch({ runId }: { runId: string }) {
  const { data: run } = useQuery({
    queryKey: runKey(runId),
    queryFn: ({ signal }) => call(getRun, { params: { id: runId }, signal }),
    refetchInterval: ({ state }) => (state.data && isEnded(state.data.status) ? false : LOOK_AGAIN_MS),
  })
  if (!run) return null
  const { label } = TOOLS[run.mode]
  const done = run.outputs.filter(({ status }) => status === 'done')
  if (!isEnded(run.status)) return <AtWork run={run} label={label} />
  if (done.length === 0)
    return (
      <Notice tone="danger" title={`${label}: nothing could be made`}>
        {run.outputs[0]?.error && <p>{run.outputs[0].error}</p>}
        {run.refunded && <p>Your credit came back.</p>}
      </Notice>
    )
  return (
    <Notice tone="success" title={`${label}: ready`}>
      <div className="flex flex-wrap gap-2">
        {done.map(({ index, url, label: name }) =>
          url ? (
            <a key={index} href={url} download className={buttonLook('primary')}>
              Download {name}
            </a>
          ) : null,
        )}
        <ButtonLink to={paths.gallery} look="secondary">
          Open the gallery
        </ButtonLink>
      </div>
    </Notice>
  )
}

function AtWork({ run: { progress }, label }: { run: Run; label: string }) {
  return (
    <Notice tone="info" title={`${label} are being made. You may leave this page.`}>
      <ProgressBar label={`${label} made`} className="w-full" max={progress?.total} value={progress?.done} />
    </Notice>
  )
}
