import type { FastifyInstance } from 'fastify'
import { controlPage } from '#sandbox/control/control.page.ts'
import { CONTROL_SCRIPT } from '#sandbox/control/control.script.ts'
import type { Faults } from '#sandbox/control/faults.ts'
import { invalid, ok } from '#sandbox/http/envelope.ts'
import { needText, readFields, textOf } from '#sandbox/http/fields.ts'
import { sendPage } from '#sandbox/http/page.ts'
import type { Refunds } from '#sandbox/refunds/refunds.ts'
import type { Table } from '#sandbox/store/journal.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

interface Deps {
  faults: Faults
  webhooks: Webhooks
  transactions: Transactions
  refunds: Refunds
  settings: Table<string>
  folder: string
}

export function controlRoutes(control: FastifyInstance, deps: Deps): void {
  const { faults, webhooks, transactions, refunds, settings, folder } = deps
  const webhook_url = () => settings.get('webhook_url') ?? null

  control.get('/', async (_request, reply) => reply.redirect('/control'))
  control.get('/control', async (_request, reply) =>
    sendPage(
      reply,
      controlPage({
        webhookUrl: webhook_url(),
        faults: faults.now(),
        transactions: transactions.list().reverse().slice(0, 50),
        refunds: refunds.list().slice(0, 20),
        hooks: webhooks.list().slice(0, 50),
      }),
    ),
  )
  control.get('/assets/control.js', async (_request, reply) => reply.type('text/javascript').send(CONTROL_SCRIPT))
  control.get('/control/health', async () => ok('Running', { folder, pid: process.pid }))

  control.get('/control/faults', async () => ok('Faults', faults.now()))
  control.put('/control/faults', async ({ body }) => ok('Faults set', faults.set(body)))

  control.get('/control/settings', async () => ok('Settings', { webhook_url: webhook_url() }))
  control.put('/control/settings', async ({ body }) => {
    const url = needText(readFields(body), 'webhook_url', 'webhook_url')
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw invalid('webhook_url must be an http or https URL')
    settings.put('webhook_url', url)
    webhooks.resume(true)
    return ok('Settings set', { webhook_url: url })
  })

  control.get('/control/webhooks', async () => ok('Webhooks', webhooks.list().slice(0, 200)))
  /**
   * Sends an event of any kind, or the text in `raw`, with a signature. `answer` is the status of the merchant's reply,
   * 0 without a reply, or null if a fault drops or delays the event.
   */
  control.post('/control/webhooks', async ({ body }) => {
    const fields = readFields(body)
    const event = textOf(fields.event)
    if (typeof fields.raw !== 'string' && !event) throw invalid('event is required', 'missing_params')
    const answer =
      typeof fields.raw === 'string'
        ? await webhooks.emitBody(event ?? 'raw', fields.raw)
        : await webhooks.emit(event ?? '', fields.data ?? {})
    return ok('Webhook sent', { answer: answer ?? null })
  })
  control.post<{ Params: { id: string } }>('/control/webhooks/:id/resend', async ({ params }) =>
    ok('Webhook sent', { answer: (await webhooks.resend(params.id)) ?? null }),
  )
}
