/** Two transactions that waited for each other: the database ended this one, and nothing of it stands. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '40P01') || isDeadlock(error.cause)
}

/** @param work a whole transaction; by the second time the other one is through */
export async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDeadlock(error)) throw error
    return work()
  }
}
