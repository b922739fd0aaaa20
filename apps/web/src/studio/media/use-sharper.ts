import { useEffect, useState } from 'react'
import { useDataSaver } from '#web/lib/data-saver.ts'

/**
 * Returns the URL of the small picture `light` until the full picture `url` is loaded.
 * @param closer true if details matter. With data saving, the full picture is loaded only then
 */
export function useSharper(url: string, light: string | undefined, closer: boolean): string {
  const saving = useDataSaver()
  const waits = !light || (saving && !closer)
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (waits) return
    const whole = Object.assign(new Image(), { src: url })
    const show = () => setLoaded(url)
    whole.decode().then(show, show)
  }, [url, waits])
  return light && loaded !== url ? light : url
}
