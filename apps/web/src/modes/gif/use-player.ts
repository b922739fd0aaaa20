import type { GifFrame } from '@ufaro/render/draw/gif/timeline.ts'
import { useEffect, useState } from 'react'

const prefersRest = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export function usePlayer(frames: readonly GifFrame[], loop: boolean) {
  const [playing, setPlaying] = useState(() => !prefersRest())
  const [index, setIndex] = useState(0)
  const at = Math.min(index, Math.max(0, frames.length - 1))
  const last = at === frames.length - 1
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (last && !loop) setPlaying(false)
      else setIndex((at + 1) % frames.length)
    }, frames[at]?.delay ?? 500)
    return () => clearTimeout(timer)
  }, [playing, at, last, loop, frames])

  return {
    at,
    playing,
    toggle: () => {
      if (!playing && last) setIndex(0)
      setPlaying(!playing)
    },
    show: (frame: number) => {
      setPlaying(false)
      setIndex(frame)
    },
  }
}
