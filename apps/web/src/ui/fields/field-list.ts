import type { RadioCard } from '../radio-cards.tsx'

/** The fields of a form as data, in reading order; `Fields` renders them. */
export type FieldList<Form> = readonly FieldItem<Form>[]

export type FieldItem<Form> = ControlItem<Form> | RowItem<Form> | GroupItem<Form>

export type ControlItem<Form> =
  | TextItem<Form>
  | SwitchItem<Form>
  | NumberItem<Form>
  | ColorItem<Form>
  | ChoiceItem<Form>

type NamesOf<Form, Value> = { [Name in keyof Form]-?: Form[Name] extends Value ? Name : never }[keyof Form] & string

interface Item<Form> {
  when?: (form: Form) => boolean
  /** In a grid of two columns: takes both. */
  wide?: boolean
}

interface Labelled<Form> extends Item<Form> {
  label: string
  hint?: string | ((form: Form) => string | undefined)
}

export interface TextItem<Form> extends Labelled<Form> {
  type: 'text' | 'paragraph'
  name: NamesOf<Form, string>
  max: number
  required?: boolean
  placeholder?: string
  /** Off by default. Single lines only. */
  autoComplete?: string
  /** Paragraphs only. */
  rows?: number
  /** What is said beside the label; `length` counts the characters. */
  aside?: 'length' | ((form: Form) => string)
  error?: (form: Form) => string | undefined
}

export interface SwitchItem<Form> extends Labelled<Form> {
  type: 'switch'
  name: NamesOf<Form, boolean>
}

export interface NumberItem<Form> extends Labelled<Form> {
  type: 'number'
  name: NamesOf<Form, number>
  min: number
  max: number
}

export interface ColorItem<Form> extends Labelled<Form> {
  type: 'color'
  name: NamesOf<Form, string>
}

export type ChoiceItem<Form> = { [Name in NamesOf<Form, string | number>]: ChoiceOf<Form, Name> }[NamesOf<
  Form,
  string | number
>]

interface ChoiceOf<Form, Name extends keyof Form> extends Labelled<Form> {
  type: 'select' | 'cards'
  name: Name
  options: Choices<Form[Name] & (string | number)>
  /** Cards only. */
  className?: string
}

/** Values that are their own labels, labels by value, or cards. */
export type Choices<Value extends string | number> =
  | readonly Value[]
  | Readonly<Record<Value, string>>
  | readonly (Omit<RadioCard<string>, 'value'> & { value: Value })[]

export interface RowItem<Form> extends Item<Form> {
  type: 'row'
  fields: FieldList<Form>
}

export interface GroupItem<Form> extends Item<Form> {
  type: 'group'
  title: string
  summary: (form: Form) => string
  fields: FieldList<Form>
}
