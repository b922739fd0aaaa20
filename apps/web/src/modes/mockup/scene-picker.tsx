import type { MockupItem, MockupScene } from '@ufaro/contract/tools/mockup.ts'
import { scenesOf } from '@ufaro/render/draw/mockup/mockup.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'

const LABELS: Record<MockupScene, string> = {
  studio: 'Sunlit wall',
  wood: 'Wood',
  marble: 'Marble',
  dark: 'Dark',
  garden: 'Garden',
  sunset: 'Sunset',
  pastel: 'Pastel',
  office: 'Desk',
  street: 'Street',
  wall: 'Hanging',
}

interface ScenePickerProps {
  item: MockupItem
  value: MockupScene
  onChange: (scene: MockupScene) => void
}

export function ScenePicker({ item, value, onChange }: ScenePickerProps) {
  const options = scenesOf(item).map((scene) => ({ value: scene, label: LABELS[scene] }))
  return (
    <RadioCards
      label="Scene"
      value={value}
      options={options}
      onChange={onChange}
      className="grid-cols-3 text-center text-small sm:grid-cols-4"
    />
  )
}
