/** Last section of the report. It marks each statement that was not measured. */
export const TIERS = `## What follows, tier by tier

Figures above are measured; what this section says beyond them is worked out or known of PostgreSQL, and marked.

1. **One machine, \`npm start\`.** The built-in engine is the first thing that runs out: a core makes as many pictures a
   minute as 60,000 divided by the processor milliseconds above. *Worked out.*
2. **Two api, two workers, PostgreSQL and a bucket beside them.** Work that waits for an engine grows with the workers, as
   measured above. Built-in work grows with cores. *The latter was not measured on more than one machine.*
3. **A larger PostgreSQL, more workers.** What breaks first, in this order, *not measured*:
   - Connections: a process holds up to about 30. Beyond some ten processes put a transaction pooler in front and set
     \`DATABASE_DIRECT_URL\`: LISTEN, session locks and migrations do not survive such a pooler.
   - NOTIFY inside transactions: such commits wait for each other in the whole server. Events outside of transactions are
     sent in bundles for that reason.
   - The queue's rate above. Beyond it, a queue of its own PostgreSQL; the job is then no longer in the transaction of its
     cause, and an outbox table has to take that place.
   - The nightly audit reads every ledger row: run it on a replica.
4. **Sharding by user.** Every row of credits, runs and files hangs on a user; plans, settings and the queue do not. Two shards
   are two installations behind one sign-in. *Nothing of it is built.*

## Not measured

Event pages a core, webhooks a second, several machines, a managed PostgreSQL, a real S3. The ledger of 10⁷ rows is measured only
with \`SCALE_ROWS=10000000\`, which takes ten minutes and 5 GB.
`
