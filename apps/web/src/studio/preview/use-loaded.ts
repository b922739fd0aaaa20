import { useEffect, useState } from 'react'
import { logFailure } from '#web/lib/log.ts'

/** @param load must not change between renders */
export function useLoaded<Of, Made>(
  of: Of | null,
  load: (of: Of) => Promise<Made>,
  failure = 'Failed to load image',
): Made | null {
  const [loaded, setLoaded] = useState<{ of: Of; made: Made } | null>(null)
  useEffect(() => {
    if (of === null) return setLoaded(null)
    let current = true
    load(of)
      .then((made) => current && setLoaded({ of, made }))
      .catch((error) => logFailure(failure, error))
    return () => {
      current = false
    }
  }, [of, load, failure])
  return loaded && loaded.of === of ? loaded.made : null
}
