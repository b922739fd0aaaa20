import { randomBytes } from 'node:crypto'
import { Email, TEXTS } from '@ufaro/contract/account-rules.ts'
import { type Tx, transaction } from '../db/db.ts'
import type { UserRow } from '../db/schema/users.ts'
import { StartFault } from '../infra/start-fault.ts'
import type { Operation } from './operation.ts'
import { UsageFault } from './usage-fault.ts'
import { OPERATOR, type Rooms, withRooms } from './with-rooms.ts'

const USAGE = 'user create|promote|reset-password|deactivate|activate <email>'

type Act = (rooms: Rooms, email: string) => Promise<string>

const ACTS: Readonly<Record<string, Act | undefined>> = {
  create: async ({ db, users, identity, credits, audit }, email) => {
    const password = newPassword()
    const passwordHash = await identity.hashPassword(password)
    const nobody = { firstName: null, lastName: null, mobilePhone: null, referredByCode: null }
    await transaction(db, async (tx) => {
      if (await users.findByEmail(tx, email)) throw new StartFault(`${email} has an account already.`)
      const id = await identity.createPerson(tx, { ...nobody, email, role: 'user', emailVerified: true }, passwordHash)
      await credits.grantSignup(tx, id)
      await audit.write(tx, OPERATOR, 'user.create', { type: 'user', id })
    })
    return `${email} has an account now, with the password ${password} (shown this once).`
  },

  promote: (rooms, email) =>
    change(rooms, email, 'user.admin', async (tx, person) => {
      await rooms.users.update(tx, person.id, { role: 'primary', emailVerified: true })
      await rooms.credits.publishPlan(tx, person.id)
      return `${email} is a primary admin now.`
    }),

  'reset-password': async (rooms, email) => {
    const password = newPassword()
    const passwordHash = await rooms.identity.hashPassword(password)
    return change(rooms, email, 'user.reset-password', async (tx, { id }) => {
      await rooms.identity.setPassword(tx, id, passwordHash)
      await rooms.identity.endSessionsOf(tx, id)
      return `${email} logs in with the password ${password} from now on (shown this once).`
    })
  },

  deactivate: (rooms, email) =>
    change(rooms, email, 'user.deactivate', async (tx, { id }) => {
      const primaries = await rooms.users.lockPrimaries(tx)
      if (primaries.length === 1 && primaries[0] === id) {
        throw new StartFault(`${email} is the only primary admin: promote somebody else first.`)
      }
      await rooms.users.update(tx, id, { deactivatedAt: new Date() })
      await rooms.identity.endSessionsOf(tx, id)
      return `${email} is signed out everywhere and cannot log in any more.`
    }),

  activate: (rooms, email) =>
    change(rooms, email, 'user.activate', async (tx, { id }) => {
      await rooms.users.update(tx, id, { deactivatedAt: null })
      return `${email} can log in again.`
    }),
}

export const user: Operation = {
  usage: USAGE,
  run: async ([name = '', address, ...rest], context) => {
    const act = ACTS[name]
    if (!act || !address || rest.length > 0) throw new UsageFault(USAGE)
    const email = Email.safeParse(address)
    if (!email.success) throw new StartFault(TEXTS.emailInvalid)
    context.say(await withRooms(context, (rooms) => act(rooms, email.data)))
    return 0
  },
}

const newPassword = () => randomBytes(12).toString('base64url')

const change = (
  { db, users, audit }: Rooms,
  email: string,
  action: string,
  work: (tx: Tx, person: UserRow) => Promise<string>,
): Promise<string> =>
  transaction(db, async (tx) => {
    const known = await users.findByEmail(tx, email)
    const person = known && (await users.lock(tx, known.id))
    if (!person) throw new StartFault(`Nobody has an account with ${email}.`)
    await audit.write(tx, OPERATOR, action, { type: 'user', id: person.id })
    return work(tx, person)
  })
