import { useEffect, useState } from 'react'

/** The small version of a picture until the picture itself has been loaded. */
export function useSharper(url: string, light: string | undefined): string {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (!light) return
    const whole = Object.assign(new Image(), { src: url })
    const show = () => setLoaded(url)
    whole.decode().then(show, show)
  }, [url, light])
  return light && loaded !== url ? light : url
}
