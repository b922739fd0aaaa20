import { formatCount } from '#web/lib/formats.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { RadioCards } from '../radio-cards.tsx'
import { Select } from '../select.tsx'
import { Textarea } from '../textarea.tsx'
import { Toggle } from '../toggle.tsx'
import { FieldGroup } from './field-group.tsx'
import type { Card, Choices, ControlItem, FieldItem, FieldList, ParagraphItem, TextItem } from './field-list.ts'
import { NumberField } from './number-field.tsx'

interface FormProps<Form> {
  form: Form
  onChange: (changes: Partial<Form>) => void
}

interface FieldsProps<Form> extends FormProps<NoInfer<Form>> {
  of: FieldList<Form>
}

export function Fields<Form extends object>({ of, ...rest }: FieldsProps<Form>) {
  return of
    .filter(({ when }) => !when || when(rest.form))
    .map((item) => {
      const key = keyOf(item)
      const field = <Item key={key} item={item} {...rest} />
      if (!item.wide) return field
      return (
        <div key={key} className="sm:col-span-2">
          {field}
        </div>
      )
    })
}

function keyOf<Form>(item: FieldItem<Form>): string {
  if (item.type === 'group') return item.title
  return item.type === 'row' ? item.fields.map(keyOf).join() : `${item.type} ${item.name}`
}

interface ItemProps<Form, Of = FieldItem<Form>> extends FormProps<Form> {
  item: Of
}

function Item<Form extends object>({ item, ...rest }: ItemProps<Form>) {
  if (item.type === 'row')
    return (
      <div className="grid grid-cols-2 gap-3">
        <Fields of={item.fields} {...rest} />
      </div>
    )
  if (item.type === 'group')
    return (
      <FieldGroup title={item.title} summary={item.summary(rest.form)}>
        <Fields of={item.fields} {...rest} />
      </FieldGroup>
    )
  return <Control item={item} {...rest} />
}

function Control<Form extends object>({ item, form, onChange }: ItemProps<Form, ControlItem<Form>>) {
  const { label } = item
  const hint = typeof item.hint === 'function' ? item.hint(form) : item.hint
  const value = form[item.name]
  const change = (next: unknown) => onChange({ [item.name]: next } as Partial<Form>)
  switch (item.type) {
    case 'text':
    case 'paragraph':
      return <Text item={item} form={form} hint={hint} onChange={change} />
    case 'switch':
      return <Toggle label={label} hint={hint} checked={value === true} onChange={change} />
    case 'number':
      return (
        <NumberField label={label} hint={hint} value={Number(value)} min={item.min} max={item.max} onChange={change} />
      )
    case 'color':
      return (
        <Field label={label} hint={hint} required>
          <Input
            type="color"
            value={String(value).toLowerCase()}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            className="cursor-pointer p-1"
          />
        </Field>
      )
    default:
      return <Choice {...item} hint={hint} value={String(value)} onChange={change} />
  }
}

interface TextProps<Form> {
  item: TextItem<Form> | ParagraphItem<Form>
  form: Form
  hint: string | undefined
  onChange: (text: string) => void
}

function Text<Form>({ item, form, hint, onChange }: TextProps<Form>) {
  const { label, required, max, placeholder, aside } = item
  const value = String(form[item.name])
  const common = { value, maxLength: max, placeholder }
  const field = (
    <Field
      label={label}
      required={required}
      hint={hint}
      aside={aside === 'length' ? `${formatCount(value.length)}/${formatCount(max)}` : aside?.(form)}
      error={item.error?.(form)}
    >
      {item.type === 'text' ? (
        <Input
          {...common}
          autoComplete={item.autoComplete ?? 'off'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <Textarea {...common} rows={item.rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Field>
  )
  if (item.type === 'text' || !item.ideas || value) return field
  return (
    <div className="space-y-2">
      {field}
      <div className="flex flex-wrap gap-2">
        {item.ideas.map((idea) => (
          <Button key={idea} look="secondary" className="px-3 text-small" onClick={() => onChange(idea)}>
            {idea}
          </Button>
        ))}
      </div>
    </div>
  )
}

interface ChoiceProps {
  type: 'select' | 'cards'
  label: string
  hint: string | undefined
  options: Choices<string | number>
  className?: string
  value: string
  onChange: (value: string | number) => void
}

function Choice({ type, label, hint, options, className, value, onChange }: ChoiceProps) {
  const cards = cardsOf(options)
  const choose = (chosen: string) => {
    const card = cards.find((each) => String(each.value) === chosen)
    if (card) onChange(card.value)
  }
  if (type === 'cards')
    return (
      <RadioCards
        label={label}
        value={value}
        options={cards.map((card) => ({ ...card, value: String(card.value) }))}
        onChange={choose}
        className={className}
      />
    )
  return (
    <Field label={label} hint={hint} required>
      <Select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {cards.map((card) => (
          <option key={card.value} value={card.value}>
            {card.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function cardsOf(options: Choices<string | number>): Card[] {
  if (!Array.isArray(options)) return Object.entries(options).map(([value, label]) => ({ value, label }))
  return options.map((option) => (typeof option === 'object' ? option : { value: option, label: String(option) }))
}
