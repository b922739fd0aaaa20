import { DP_SIZES } from '@ufaro/contract/tools/dp.ts'
import { Download } from 'lucide-react'
import { DOWNLOAD_FAILED, orNotify } from '#web/studio/files/downloads.ts'
import { fileName } from '#web/studio/files/file-name.ts'
import type { Card as Result } from '#web/studio/run/run-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { notify } from '#web/ui/toast.tsx'
import { saveSquare } from './save-square.ts'

const SHOWN = [144, 64, 32] as const

interface NetworkSizesProps {
  result: Pick<Result, 'slot'> & { url: string }
}

export function NetworkSizes({ result: { slot, url } }: NetworkSizesProps) {
  const save = (network: string, side: number) =>
    orNotify(DOWNLOAD_FAILED, async () => {
      await saveSquare(url, side, fileName('dp', slot, network))
      notify.success('Downloaded 1 image')
    })

  return (
    <section aria-label="As networks show it">
      <Card className="mx-auto max-w-xl space-y-4">
        <h2 className="text-body font-bold">As networks show it</h2>
        <div
          role="img"
          aria-label="Your picture in a circle, large, small and tiny"
          className="flex items-end justify-center gap-4"
        >
          {SHOWN.map((side) => (
            <img
              key={side}
              src={url}
              alt=""
              style={{ width: side, height: side }}
              className="rounded-full border border-line object-cover"
            />
          ))}
        </div>
        <ul className="grid grid-cols-2 gap-2">
          {Object.entries(DP_SIZES).map(([network, side]) => (
            <li key={network}>
              <Button
                look="secondary"
                className="w-full justify-start px-3 text-left"
                onClick={() => save(network, side)}
              >
                <Download aria-hidden className="size-5 shrink-0" />
                <span>
                  <span className="sr-only">Download for </span>
                  <span className="block text-small">{network}</span>
                  <span className="block text-small font-normal whitespace-nowrap text-ink-soft">
                    {side} × {side}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
