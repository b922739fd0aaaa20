import type { RecordFailure } from '../../http/error-door.ts'
import type { ErrorsService } from './errors.service.ts'
import { messageOf } from './message-of.ts'

export const recordUnexpected =
  (errors: ErrorsService): RecordFailure =>
  ({ error, requestId, userId, route }) =>
    void errors.record({
      severity: 'error',
      service_type: 'http',
      code: 'INTERNAL',
      message: `${route}: ${messageOf(error)}`,
      request_id: requestId,
      user_id: userId,
    })
