import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as contract from '@ufaro/contract/http/webhooks.ts'
import type { Webhook, WebhookEvent } from '@ufaro/contract/webhook.ts'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { notify } from '#web/ui/toast.tsx'

const KEY = ['webhooks']
export const deliveriesKey = (id: string) => [...KEY, id, 'deliveries'] as const

export interface NewWebhook {
  url: string
  events: WebhookEvent[]
}

export function useWebhooks() {
  const cache = useQueryClient()
  const list = useQuery({
    queryKey: KEY,
    queryFn: () => call(contract.listWebhooks),
    select: ({ webhooks }) => webhooks,
  })
  const refresh = () => cache.invalidateQueries({ queryKey: KEY })

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      notify.success(done)
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      await refresh()
    }
  }

  return {
    list,

    async create(webhook: NewWebhook) {
      const made = await call(contract.createWebhook, { body: webhook })
      void refresh()
      return made
    },

    rotate: async ({ id }: Webhook): Promise<string> => (await call(contract.rotateWebhook, { params: { id } })).secret,

    setActive: ({ id }: Webhook, active: boolean) =>
      attempt(
        () => call(contract.updateWebhook, { params: { id }, body: { active } }),
        active ? 'Switched on.' : 'Switched off.',
      ),

    remove: ({ id }: Webhook) => attempt(() => call(contract.deleteWebhook, { params: { id } }), 'Deleted.'),

    test: ({ id }: Webhook) => attempt(() => call(contract.testWebhook, { params: { id } }), 'A test is on its way.'),
  }
}
export type Webhooks = ReturnType<typeof useWebhooks>
