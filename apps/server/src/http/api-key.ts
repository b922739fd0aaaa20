import { KEY_PREFIX, type Scope } from '@ufaro/contract/api-key.ts'
import type { Endpoint } from '@ufaro/contract/http/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

export interface CallerKey {
  id: string
  scopes: readonly Scope[]
}

const BEARER = new RegExp(`^Bearer +(${KEY_PREFIX}\\S*) *$`, 'i')

export const keySecretOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? null

export function admitKey({ scopes = [] }: Pick<Endpoint, 'scopes'>, granted: readonly Scope[]): void {
  if (scopes.some((scope) => granted.includes(scope))) return
  const needed = scopes.map((scope) => `“${scope}”`).join(' or ')
  throw new AppError('NOT_ALLOWED', needed ? `This API key needs the scope ${needed}.` : 'No API key may do this.')
}
