const FILES = import.meta.glob<string>('./scenes/*.webp', { query: '?url', import: 'default', eager: true })

/** What a scene looks like; the button beside it says its name. */
export function ScenePicture({ of }: { of: string }) {
  return (
    <img
      src={FILES[`./scenes/${of}.webp`]}
      alt=""
      width={84}
      height={84}
      loading="lazy"
      decoding="async"
      className="aspect-square w-full max-w-21 rounded-tight object-cover"
    />
  )
}
