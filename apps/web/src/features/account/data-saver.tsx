import { setDataSaver, useDataSaver } from '#web/lib/data-saver.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

const LABEL = 'Save data'

/** Stored per browser: a phone may want it where a desktop does not. */
export function DataSaver() {
  const on = useDataSaver()
  return (
    <section aria-labelledby="data-saver">
      <h2 id="data-saver" className="mb-3 font-bold">
        Data on this device
      </h2>
      <Card className="flex items-center gap-3 p-4">
        <div className="mr-auto min-w-0">
          <p className="font-bold">{LABEL}</p>
          <p className="text-small text-ink-soft">
            Sends photos smaller and shows small results until you look closer or download. On by itself where your
            browser saves data.
          </p>
        </div>
        <Switch label={LABEL} checked={on} onChange={setDataSaver} />
      </Card>
    </section>
  )
}
