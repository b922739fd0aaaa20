import { ArrowRight } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

const SHAPES = { portrait: 'aspect-4/5', square: 'aspect-square', wide: 'aspect-7/5' } as const

const FILES = import.meta.glob<string>(['./logo.png', './made/*.webp'], { eager: true, import: 'default' })

export interface ExampleProps {
  shape: keyof typeof SHAPES
  given: readonly string[]
  made: string
  logo?: boolean
}

export function Example({ shape, logo, ...names }: ExampleProps) {
  const given = names.given.flatMap(picturesOf)
  const made = picturesOf(names.made)
  const picture = (url: string, look = 'bg-sunken object-cover object-top') => (
    <img
      key={url}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={cn('min-w-0 flex-1 rounded-card border border-line', look, SHAPES[shape])}
    />
  )
  return (
    <div className={cn('flex w-full items-center gap-2', given.length + made.length > 2 ? 'max-w-xl' : 'max-w-md')}>
      {given.map((url) => picture(url, logo ? 'bg-white object-contain p-2' : undefined))}
      <ArrowRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      {made.map((url) => picture(url))}
    </div>
  )
}

const picturesOf = (start: string): string[] =>
  Object.entries(FILES).flatMap(([file, url]) => (file.split('/').at(-1)?.startsWith(start) ? url : []))
