import type { RadioCard } from '../radio-cards.tsx'

/** The fields of a form as data, in reading order. The component `Fields` renders them. */
export type FieldList<Form> = readonly FieldItem<Form>[]

export type FieldItem<Form> = ControlItem<Form> | RowItem<Form> | GroupItem<Form>

export type ControlItem<Form> =
  | TextItem<Form>
  | ParagraphItem<Form>
  | SwitchItem<Form>
  | NumberItem<Form>
  | ColorItem<Form>
  | ChoiceItem<Form>

type NamesOf<Form, Value> = { [Name in keyof Form]-?: Form[Name] extends Value ? Name : never }[keyof Form] & string

interface Item<Form> {
  when?: (form: Form) => boolean
  wide?: boolean
}

interface Labelled<Form> extends Item<Form> {
  label: string
  hint?: string | ((form: Form) => string | undefined)
}

interface Written<Form> extends Labelled<Form> {
  name: NamesOf<Form, string>
  max: number
  required?: boolean
  placeholder?: string
  aside?: 'length' | ((form: Form) => string)
  error?: (form: Form) => string | undefined
}

export interface TextItem<Form> extends Written<Form> {
  type: 'text'
  autoComplete?: string
}

export interface ParagraphItem<Form> extends Written<Form> {
  type: 'paragraph'
  rows?: number
  ideas?: readonly string[]
}

interface SwitchItem<Form> extends Labelled<Form> {
  type: 'switch'
  name: NamesOf<Form, boolean>
}

interface NumberItem<Form> extends Labelled<Form> {
  type: 'number'
  name: NamesOf<Form, number>
  min: number
  max: number
}

interface ColorItem<Form> extends Labelled<Form> {
  type: 'color'
  name: NamesOf<Form, string>
}

type Chosen<Form> = NamesOf<Form, string | number>
type ChoiceItem<Form> = { [Name in Chosen<Form>]: SelectItem<Form, Name> | CardsItem<Form, Name> }[Chosen<Form>]

interface SelectItem<Form, Name extends keyof Form> extends Labelled<Form> {
  type: 'select'
  name: Name
  options: Choices<Form[Name] & (string | number)>
}

interface CardsItem<Form, Name extends keyof Form> extends Labelled<Form> {
  type: 'cards'
  name: Name
  hint?: never
  options: Choices<Form[Name] & (string | number)>
  className?: string
}

export type Card<Value = string | number> = Omit<RadioCard<string>, 'value'> & { value: Value }

export type Choices<Value extends string | number> =
  | readonly Value[]
  | Readonly<Record<Value, string>>
  | readonly Card<Value>[]

interface RowItem<Form> extends Item<Form> {
  type: 'row'
  fields: FieldList<Form>
}

interface GroupItem<Form> extends Item<Form> {
  type: 'group'
  title: string
  summary: (form: Form) => string
  fields: FieldList<Form>
}
