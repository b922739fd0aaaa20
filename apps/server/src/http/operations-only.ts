import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics'])

export const isOperation = ({ routeOptions }: FastifyRequest): boolean => OPERATIONS.has(routeOptions.url ?? '')

export function operationsOnly(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    if (!isOperation(request)) throw new AppError('NOT_FOUND')
  })
}
