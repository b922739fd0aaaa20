import { getCustomer, listCustomerRuns } from '@ufaro/contract/http/admin-customer.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { CustomerService } from './customer.service.ts'

export function customerRoutes(app: FastifyInstance, { customers }: { customers: CustomerService }) {
  route(app, getCustomer, ({ params }) => customers.read(params.id))

  route(app, listCustomerRuns, ({ params, query }) => customers.listRuns(params.id, query))
}
