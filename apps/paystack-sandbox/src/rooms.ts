import type { FastifyInstance } from 'fastify'
import { bankRoutes } from './banks/banks.routes.ts'
import { createCheckout } from './checkout/checkout.ts'
import { createFaults } from './control/faults.ts'
import { disputeRoutes } from './disputes/disputes.routes.ts'
import { createDisputes } from './disputes/disputes.ts'
import { planRoutes } from './plans/plans.routes.ts'
import { refundRoutes } from './refunds/refunds.routes.ts'
import { createRefunds } from './refunds/refunds.ts'
import { createNextId } from './store/ids.ts'
import type { Journal } from './store/journal.ts'
import { createLater } from './store/later.ts'
import type { Plan, Recipient } from './store/records.ts'
import { transactionRoutes } from './transactions/transactions.routes.ts'
import { createTransactions } from './transactions/transactions.ts'
import { recipientRoutes } from './transfers/recipients.routes.ts'
import { transferRoutes } from './transfers/transfers.routes.ts'
import { createTransfers } from './transfers/transfers.ts'
import { createWebhooks } from './webhooks/webhooks.ts'

interface Deps {
  journal: Journal
  secretKey: string
  timeScale: number
  webhookUrl: () => string | undefined
}

export function createRooms({ journal, secretKey, timeScale, webhookUrl }: Deps) {
  const nextId = createNextId(journal)
  const faults = createFaults(journal)
  const later = createLater(timeScale)
  const webhooks = createWebhooks({ journal, nextId, faults, secretKey, timeScale, url: webhookUrl })
  const transactions = createTransactions({ journal, nextId })
  const refunds = createRefunds({ journal, nextId, transactions, webhooks, later })
  const disputes = createDisputes({ journal, nextId, transactions, webhooks })
  const transfers = createTransfers({ journal, nextId, faults, webhooks, later })
  const checkout = createCheckout({ transactions, webhooks, faults })
  const plans = journal.table<Plan>('plans')
  const recipients = journal.table<Recipient>('recipients')

  return {
    ...{ faults, webhooks, transactions, refunds, disputes, transfers, checkout },

    register: (api: FastifyInstance, checkoutUrl: (code: string) => string): void => {
      transactionRoutes(api, { transactions, findPlan: plans.get, checkoutUrl })
      planRoutes(api, { plans, nextId })
      bankRoutes(api)
      recipientRoutes(api, { recipients, nextId })
      transferRoutes(api, { transfers })
      refundRoutes(api, { refunds })
      disputeRoutes(api, { disputes })
    },
    resume: (): void => {
      webhooks.resume()
      refunds.resume()
      transfers.resume()
    },
    close: (): void => {
      later.close()
      webhooks.close()
    },
  }
}
