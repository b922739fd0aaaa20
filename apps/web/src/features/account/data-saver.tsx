import { setDataSaver, useDataSaver } from '#web/lib/data-saver.ts'
import { Card } from '#web/ui/card.tsx'
import { SwitchRow } from '#web/ui/switch-row.tsx'

const LABEL = 'Save data'

/** The setting is stored per browser, because a user may want it on a phone but not on a desktop. */
export function DataSaver() {
  const on = useDataSaver()
  return (
    <section aria-labelledby="data-saver">
      <h2 id="data-saver" className="mb-3 font-bold">
        Data on this device
      </h2>
      <Card>
        <SwitchRow className="-m-5 gap-3 p-5" label={LABEL} checked={on} onChange={setDataSaver}>
          <span className="min-w-0">
            <span className="block font-bold">{LABEL}</span>
            <span className="block text-small text-ink-soft">
              Sends photos smaller and shows small results until you look closer or download. On by itself where your
              browser saves data.
            </span>
          </span>
        </SwitchRow>
      </Card>
    </section>
  )
}
