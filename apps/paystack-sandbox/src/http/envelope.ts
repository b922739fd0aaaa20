import type { FastifyInstance } from 'fastify'

export const ok = (message: string, data?: unknown, meta?: unknown) => ({
  status: true,
  message,
  ...(data !== undefined && { data }),
  ...(meta !== undefined && { meta }),
})

interface Refusal {
  status?: number
  message: string
  code: string
  type?: 'api_error' | 'validation_error' | 'processor_error'
  nextStep?: string
}

export class PaystackError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const notFound = (message: string) =>
  new PaystackError({ status: 404, message, code: 'resource_not_found', nextStep: 'Ensure that the value is correct' })

export const invalid = (message: string, code = 'invalid_params') =>
  new PaystackError({ message, code, nextStep: 'Provide all required params, each of the right form' })

export function installEnvelope(http: FastifyInstance): void {
  http.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const refusal = error instanceof PaystackError ? error.refusal : fromFramework(error)
    const { status = 400, message, code, type = 'validation_error', nextStep = 'Try again' } = refusal
    void reply.code(status).send({ status: false, message, meta: { nextStep }, type, code })
  })
  http.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send({ status: false, message: 'Endpoint not found' })
  })
}

function fromFramework({ statusCode = 500 }: { statusCode?: number }): Refusal {
  return statusCode < 500
    ? { status: statusCode, message: 'Invalid request body', code: 'invalid_params' }
    : { status: 500, message: 'An error occurred', code: 'unknown', type: 'api_error' }
}
