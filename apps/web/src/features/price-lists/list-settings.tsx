import {
  CARD_STYLES,
  type CardStyle,
  type PageTemplate,
  PRICE_LIST_LIMITS,
  type PriceListChanges,
  type PriceListDetail,
} from '@ufaro/contract/price-list/price-list.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useListChanges } from './price-lists.queries.ts'

const STYLES: Record<CardStyle, string> = {
  clean: 'Clean',
  bold: 'Bold',
  market: 'Market',
  night: 'Night',
  tag: 'Price tag',
  frame: 'Frame',
}
const TEMPLATES: { value: PageTemplate; label: string; hint: string }[] = [
  { value: 'rows', label: 'Rows', hint: 'Ten a page' },
  { value: 'grid', label: 'Cards', hint: 'Four a page' },
]

export function ListSettings({ list }: { list: PriceListDetail }) {
  const changes = useListChanges()
  const [name, setName] = useState(list.name)
  const [look, setLook] = useState({ style: list.style, template: list.template })
  const save = (change: PriceListChanges) => {
    // Update the form before the server answers, because connections may be slow.
    setLook({ style: change.style ?? look.style, template: change.template ?? look.template })
    return changes.update(list.id, change).catch((error: unknown) => {
      setLook(look)
      notify.error(sentenceOf(error))
    })
  }
  return (
    <section aria-labelledby="look" className="space-y-4">
      <h2 id="look" className="text-body font-bold">
        Look
      </h2>
      <Field label="Name of the list" required>
        <Input
          value={name}
          maxLength={PRICE_LIST_LIMITS.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onBlur={() => name.trim() && name !== list.name && save({ name })}
        />
      </Field>
      <RadioCards
        label="Style of the cards"
        value={look.style}
        className="sm:grid-cols-3"
        options={CARD_STYLES.map((style) => ({ value: style, label: STYLES[style] }))}
        onChange={(style) => save({ style })}
      />
      <RadioCards label="Pages" value={look.template} options={TEMPLATES} onChange={(template) => save({ template })} />
      <p className="text-small text-ink-soft">
        Colours, logo and contact come from your <Link to={paths.brandKit}>brand kit</Link>.
      </p>
    </section>
  )
}
