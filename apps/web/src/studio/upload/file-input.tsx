import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  /** What to offer in the picker; the bytes are looked at in any case. */
  accept: string
  /** Opens the camera on phones. */
  capture?: 'user' | 'environment'
  label: string
  multiple?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

/** A file input worked by a button elsewhere. Choosing the same file again counts again. */
export function FileInput({ ref, accept, capture, label, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      capture={capture}
      multiple={multiple}
      aria-label={label}
      hidden
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    />
  )
}
