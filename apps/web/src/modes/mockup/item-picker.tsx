import { MOCKUP_ITEMS, type MockupItem } from '@ufaro/contract/tools/mockup.ts'
import {
  BottleWine,
  Coffee,
  IdCard,
  type LucideIcon,
  Package,
  RectangleHorizontal,
  Shirt,
  ShoppingBag,
  Store,
  Wand,
} from 'lucide-react'
import { RadioCards } from '#web/ui/radio-cards.tsx'

const ITEMS: Record<MockupItem, [label: string, icon: LucideIcon]> = {
  mug: ['Mug', Coffee],
  shirt: ['T-shirt', Shirt],
  tote: ['Tote bag', ShoppingBag],
  box: ['Box', Package],
  card: ['Cards', IdCard],
  bottle: ['Bottle', BottleWine],
  sign: ['Shop sign', Store],
  billboard: ['Billboard', RectangleHorizontal],
}

const BY_WORDS = 'words'

interface ItemPickerProps {
  value: MockupItem | null
  onChange: (item: MockupItem | null) => void
}

export function ItemPicker({ value, onChange }: ItemPickerProps) {
  const items = MOCKUP_ITEMS.map((item) => {
    const [label, Icon] = ITEMS[item]
    return { value: item, label, icon: <Icon aria-hidden className="size-5 shrink-0" /> }
  })
  const words = {
    value: BY_WORDS,
    label: 'As described',
    icon: <Wand aria-hidden className="size-5 shrink-0" />,
  } as const
  return (
    <RadioCards<MockupItem | typeof BY_WORDS>
      label="Item"
      value={value ?? BY_WORDS}
      options={[words, ...items]}
      onChange={(item) => onChange(item === BY_WORDS ? null : item)}
    />
  )
}
