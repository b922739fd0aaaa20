import { setMaintenance } from '../http/maintenance-store.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'maintenance on|off'

export const maintenance: Operation = {
  usage: USAGE,
  run: async ([wished, ...rest], context) => {
    if ((wished !== 'on' && wished !== 'off') || rest.length > 0) throw new UsageFault(USAGE)
    await withDatabase(context, ({ db, bus }) => setMaintenance(db, bus, wished === 'on'))
    context.say(wished === 'on' ? 'Closed to everybody but admins.' : 'Open to everybody again.')
    return 0
  },
}
