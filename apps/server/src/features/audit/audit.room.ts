import { createAuditService } from './audit.service.ts'

export const createAuditRoom = () => ({ audit: createAuditService() })
