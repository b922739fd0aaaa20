import type { RefObject } from 'react'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  accept: string
  capture?: 'user' | 'environment'
  label: string
  multiple?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

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
