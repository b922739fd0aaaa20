import { AppError } from '../../http/app-error.ts'
import { StorageFailure } from '../../infra/storage/storage.ts'

const SENTENCE = 'Files cannot be stored at the moment. Please try again in a few minutes.'

export const storeIsAway = (error: unknown): unknown =>
  error instanceof StorageFailure ? new AppError('OVERLOADED', SENTENCE, { cause: error }) : error
