import { traced } from '../tracing/tracing.ts'
import { type Storage, StorageFailure } from './storage.ts'

type Operation = keyof Storage

export function watchedStorage(storage: Storage, onFailure: (operation: Operation) => void): Storage {
  const watched =
    <Args extends unknown[], Result>(operation: Operation, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await traced(`storage ${operation}`, { kind: 'client' }, () => work(...args))
      } catch (error) {
        if (error instanceof StorageFailure && !error.missing) onFailure(operation)
        throw error
      }
    }
  return {
    put: watched('put', storage.put),
    get: watched('get', storage.get),
    size: watched('size', storage.size),
    delete: watched('delete', storage.delete),
    ready: watched('ready', storage.ready),
  }
}
