import { MOCKUP_ITEMS, MODEL_OPTIONS, type MockupItem, type MockupScene } from '@ufaro/contract/tools/mockup.ts'
import { PROMPT_MAX } from '@ufaro/contract/tools/prompt.ts'
import {
  BottleWine,
  Camera,
  Cap,
  Coffee,
  IdCard,
  type LucideIcon,
  Package,
  PencilLine,
  RectangleHorizontal,
  Shirt,
  ShoppingBag,
  Store,
  Wand,
} from 'lucide-react'
import type { FieldList } from '#web/ui/fields/field-list.ts'
import type { MockupForm, ModelChoice } from './mockup.form.ts'

const card = <Value extends string>(value: Value, label: string, Icon: LucideIcon) => ({
  value,
  label,
  icon: <Icon aria-hidden className="size-5 shrink-0" />,
})

export const WAY: FieldList<MockupForm> = [
  {
    type: 'cards',
    name: 'input',
    label: 'Put it on',
    options: [card('prompt', 'What I describe', PencilLine), card('item_photo', 'My item photo', Camera)],
  },
  {
    type: 'paragraph',
    name: 'prompt',
    label: 'Description',
    required: true,
    max: PROMPT_MAX,
    rows: 3,
    placeholder: 'A navy T-shirt on a wall',
    hint: 'An item, a place and colours. Write in English.',
    when: ({ input }) => input === 'prompt',
  },
]

const ITEMS: Record<MockupItem, [label: string, icon: LucideIcon]> = {
  mug: ['Mug', Coffee],
  shirt: ['T-shirt', Shirt],
  tote: ['Tote bag', ShoppingBag],
  cap: ['Cap', Cap],
  box: ['Box', Package],
  card: ['Cards', IdCard],
  bottle: ['Bottle', BottleWine],
  sign: ['Shop sign', Store],
  billboard: ['Billboard', RectangleHorizontal],
}

export const BY_WORDS = 'words'
export const ITEM_CARDS = [
  card(BY_WORDS, 'As described', Wand),
  ...MOCKUP_ITEMS.map((item) => card(item, ...ITEMS[item])),
]

export const SCENES: Record<MockupScene, string> = {
  studio: 'Studio',
  wood: 'Wood',
  marble: 'Marble',
  dark: 'Dark',
  garden: 'Garden',
  sunset: 'Sunset',
  pastel: 'Pastel',
  office: 'Desk',
  street: 'Street',
  wall: 'Sunlit wall',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const namesOf = <Name extends string>(names: readonly Name[]) => [
  { value: '' as const, label: 'Not set' },
  ...names.map((value) => ({ value, label: capital(value) })),
]

export const PERSON: FieldList<ModelChoice> = [
  { type: 'select', name: 'gender', label: 'Gender', options: namesOf(MODEL_OPTIONS.gender) },
  { type: 'select', name: 'race', label: 'Race', options: namesOf(MODEL_OPTIONS.race) },
  { type: 'select', name: 'age', label: 'Age', options: namesOf(MODEL_OPTIONS.age) },
  { type: 'select', name: 'interaction', label: 'Interaction', options: namesOf(MODEL_OPTIONS.interaction) },
]
