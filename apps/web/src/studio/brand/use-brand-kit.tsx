import { Stamp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { notify } from '#web/ui/toast.tsx'
import { PictureFault, type PictureRules } from '../upload/take-picture.ts'
import { type Brand, filledIn } from './brand.ts'

type Given<Part> = Partial<{ [Name in keyof Part]: NonNullable<Part[Name]> }>

interface UseBrandKitProps<Part extends object> {
  of: (brand: Brand) => Part
  form: { [Name in keyof Part]?: unknown }
  logo?: PictureRules
  disabled?: boolean
  /** True while results are shown. The button then asks before it fills in the form. */
  finished?: boolean
  onChange: (changes: Given<Part>) => void
}

export function UseBrandKit<Part extends object>({
  of,
  form,
  logo,
  disabled,
  finished = false,
  onChange,
}: UseBrandKitProps<Part>) {
  const [reading, setReading] = useState(false)
  const [before, setBefore] = useState<Given<Part>>()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const edit = { label: 'Edit brand kit', onClick: () => void navigate(paths.brandKit) }

  async function fill() {
    setAsking(false)
    setReading(true)
    try {
      const { readBrand } = await import('./read-brand.ts')
      const changes = filledIn(of(await readBrand(logo ?? null)))
      const names = Object.keys(changes) as (keyof Part)[]
      if (names.length === 0) return notify.error('Your brand kit has nothing for this tool yet.', edit)
      setBefore(Object.fromEntries(names.map((name) => [name, form[name]])) as Given<Part>)
      onChange(changes)
      notify.success('Filled in from your brand kit.')
    } catch (error) {
      notify.error(error instanceof PictureFault ? error.message : sentenceOf(error))
    } finally {
      setReading(false)
    }
  }

  function undo() {
    if (before) onChange(before)
    setBefore(undefined)
  }

  if (asking)
    return (
      <div role="alert" className="space-y-2 rounded-card bg-sunken p-3 text-small">
        <p>Your results stay as they are. Fill in the form from your brand kit for the next run?</p>
        <div className="flex gap-2">
          <Button look="secondary" className="px-3 text-small" onClick={fill}>
            Fill in
          </Button>
          <Button look="ghost" className="px-3 text-small" onClick={() => setAsking(false)}>
            Leave it
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex gap-2">
      <Button
        look="secondary"
        className="min-w-0 flex-1 px-3"
        loading={reading}
        disabled={disabled}
        onClick={finished ? () => setAsking(true) : fill}
      >
        {!reading && <Stamp aria-hidden className="size-5" />}
        Use brand kit
      </Button>
      {/* The undo button is here and not in a toast, because a toast lies under the sheet and could not be clicked. */}
      {before ? (
        <Button look="ghost" className="px-3" onClick={undo}>
          Undo
        </Button>
      ) : (
        <ButtonLink to={paths.brandKit} look="ghost" className="px-3" aria-label="Edit brand kit">
          Edit
        </ButtonLink>
      )}
    </div>
  )
}
