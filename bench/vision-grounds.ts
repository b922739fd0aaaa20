import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sharp } from '../packages/render/src/node/sharp.ts'

/** npm packages whose photos are the backgrounds. The photos are under the MIT licence and used for measuring only. */
export const GROUND_PACKAGES = { rooms: '@tabler/preview@1.2.0', places: 'tabler-ui@0.0.34' }

/** Only photos without people, hands or shadows of people, because a background must not contain a person. */
const ROOMS = [
  'blue-sofa-with-pillows-in-a-designer-living-room-interior',
  'color-palette-guide-sample-colors-catalog-',
  'colorful-exotic-flowers-and-greenery',
  'contemporary-black-and-white-home-decor',
  'stone-texture-high-resolution-background-2',
  'stylish-workspace-with-macbook-pro-2',
  'tropical-palm-leaves-floral-pattern-background',
].map((name) => `dist/static/photos/${name}.jpg`)
const PLACES = [
  'adrian-infernus-281832',
  'ales-krivec-107499',
  'andrew-neel-141710',
  'christian-joudrey-96208',
  'christoph-bengtsson-lissalde-80291',
  'eberhard-grossgasteiger-311213',
  'ilnur-kalimullin-218996',
  'jeremy-bishop-330225',
  'oskar-vertetics-53043',
  'sean-afnan-244576',
  'sweet-ice-cream-photography-143023',
  'wil-stewart-18242',
].map((name) => `dist/demo/photos/${name}-1500.jpg`)

export function readGrounds(rooms: string, places: string, frame: { width: number; height: number }) {
  const files = [...ROOMS.map((name) => path.join(rooms, name)), ...PLACES.map((name) => path.join(places, name))]
  return Promise.all(
    files.map((file) =>
      sharp(readFileSync(file))
        .resize({ ...frame, fit: 'cover' })
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer(),
    ),
  )
}
