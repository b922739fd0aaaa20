import { createAuditLog } from './audit-log.service.ts'

export const createAuditLogRoom = () => ({ audit: createAuditLog() })
