import type { FastifyRequest } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import type { Device } from './sessions.service.ts'

const USER_AGENT_MAX = 300

export const deviceOf = (request: FastifyRequest): Device => ({
  ip: clientOf(request),
  userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) || null,
})
