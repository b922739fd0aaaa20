import { useState } from 'react'
import { FullScreenPicture } from './full-screen-picture.tsx'
import { PICTURES, type Picture } from './pictures.ts'

export function Gallery() {
  const [shown, setShown] = useState<Picture>()
  return (
    <section aria-labelledby="made-here" className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-8 sm:py-12">
        <h2 id="made-here" className="text-title font-bold">
          Made here, from one logo and a few words
        </h2>
        <ul className="mt-6 flex snap-x gap-3 overflow-x-auto pb-2 sm:grid sm:grid-cols-3 sm:overflow-visible sm:pb-0 lg:grid-cols-5">
          {PICTURES.map((picture) => (
            <li key={picture.url} className="w-3/5 shrink-0 snap-start sm:w-auto">
              <button
                type="button"
                onClick={() => setShown(picture)}
                className="group block w-full text-left"
                aria-label={`${picture.title}: ${picture.text}`}
              >
                <span className="block aspect-square overflow-hidden rounded-card border border-line bg-sunken">
                  <img
                    src={picture.url}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                    decoding="async"
                    className="size-full object-contain transition-transform duration-150 group-hover:scale-[1.02] motion-reduce:transition-none"
                  />
                </span>
                <span className="mt-2 block text-small text-ink-soft">{picture.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {shown && <FullScreenPicture picture={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
