import { Upload } from 'lucide-react'
import { type DragEvent, useId } from 'react'

export function ThemeDrop({ onFile }: { onFile: (file: File) => void }) {
  const id = useId()
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  }
  return (
    <label
      htmlFor={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex min-h-16 cursor-pointer items-center justify-center gap-2 rounded-card border border-dashed border-line-strong px-4 text-center text-small hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent-text [&_svg]:size-5"
    >
      <Upload aria-hidden />
      Upload a theme file, or drop it here
      <input
        id={id}
        type="file"
        accept=".json"
        className="sr-only"
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
