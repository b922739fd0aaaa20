import type { Db } from '../db/db.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import type { Bus } from '../infra/db/bus.ts'

const KEY = 'maintenance'
const FRESH_MS = 5000

export async function setMaintenance(db: Db, bus: Pick<Bus, 'publish'>, value: boolean): Promise<void> {
  await writeSetting(db, KEY, value)
  await bus.publish(db, { topic: 'services', userId: null, id: KEY })
}

export function createMaintenance({ db, bus }: { db: Db; bus: Pick<Bus, 'subscribe'> }) {
  let known = false
  let freshUntil = 0
  let reading: Promise<boolean> | undefined
  const forget = () => {
    freshUntil = 0
  }
  bus.subscribe('services', ({ id }) => id === KEY && forget(), forget)

  const read = async (): Promise<boolean> => {
    try {
      known = (await readSetting(db, KEY)) === true
      freshUntil = performance.now() + FRESH_MS
    } catch {
      // A failed read leaves the known state unchanged: while the database is unreachable, every call fails anyway.
    } finally {
      reading = undefined
    }
    return known
  }

  return {
    isOn(): boolean | Promise<boolean> {
      if (performance.now() < freshUntil) return known
      reading ??= read()
      return reading
    },
  }
}
export type Maintenance = ReturnType<typeof createMaintenance>
