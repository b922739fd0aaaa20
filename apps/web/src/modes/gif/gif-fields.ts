import { DURATIONS, GIF_LIMITS, GIF_SIZES, type GifSettings, tooLong } from '@ufaro/contract/tools/gif.ts'
import type { FieldList } from '#web/ui/fields/field-list.ts'

const SIZES = [
  { value: 'small', label: 'Small', hint: `${GIF_SIZES.small}px` },
  { value: 'medium', label: 'Medium', hint: `${GIF_SIZES.medium}px` },
  { value: 'large', label: 'Large', hint: `${GIF_SIZES.large}px` },
] as const
const QUALITIES = { low: 'Low: smallest file', medium: 'Medium', high: 'High: most colours' }
const TEXT_STYLES = { bold: 'Bold', elegant: 'Elegant', playful: 'Playful', minimal: 'Minimal' }
const ANIMATIONS = { none: 'Just there', fade: 'Fades in', slide: 'Slides in', pop: 'Pops up' }
const POSITIONS = { top: 'Top', center: 'Centre', bottom: 'Bottom' }
const FRAMES = { none: 'None', thin: 'Thin line', rounded: 'Rounded corners', polaroid: 'Polaroid' }
const GROUNDS = { solid: 'One colour', gradient: 'Gradient', blur: 'Blurred picture' }
const GROUND_STYLES = { light: 'Light', dark: 'Dark', brand: 'Brand colours' }

const addsText = ({ addText }: GifSettings) => addText
const isBranded = ({ marketingStyle }: GifSettings) => marketingStyle
const hasGround = ({ useAestheticBackground }: GifSettings) => useAestheticBackground

export const TEXT_AND_TIMING: FieldList<GifSettings> = [
  {
    type: 'cards',
    name: 'duration',
    label: 'Each picture stays',
    options: DURATIONS.map((value) => ({ value, label: `${value} s` })),
    className: 'grid-cols-4',
  },
  { type: 'cards', name: 'size', label: 'Size', options: SIZES, className: 'grid-cols-3' },
  { type: 'select', name: 'quality', label: 'Quality', options: QUALITIES },
  { type: 'switch', name: 'loop', label: 'Loop', hint: 'Starts again at its end.' },
  {
    type: 'switch',
    name: 'enhanceTransitions',
    label: 'Smooth transitions',
    hint: 'Pictures fade into each other; the file grows.',
  },
  { type: 'switch', name: 'optimizeFrames', label: 'Optimise frames', hint: 'Stores only what changes.' },
  {
    type: 'group',
    title: 'Text',
    summary: ({ addText, textContent }) => (addText ? textContent || 'On' : 'Off'),
    fields: [
      { type: 'switch', name: 'addText', label: 'Add text' },
      {
        type: 'paragraph',
        name: 'textContent',
        label: 'Text',
        // Accept a pasted text that is too long, so that the user decides how to shorten it.
        max: GIF_LIMITS.text * 10,
        rows: 2,
        aside: ({ textContent }) => `${textContent.length}/${GIF_LIMITS.text}`,
        error: tooLong,
        placeholder: 'Ẹ káàbọ̀! 20% off today',
        when: addsText,
      },
      { type: 'select', name: 'textStyle', label: 'Style of the text', options: TEXT_STYLES, when: addsText },
      { type: 'select', name: 'textAnimation', label: 'How it comes in', options: ANIMATIONS, when: addsText },
      { type: 'select', name: 'textPosition', label: 'Position', options: POSITIONS, when: addsText },
    ],
  },
]

export const MARKETING: FieldList<GifSettings> = [
  {
    type: 'switch',
    name: 'marketingStyle',
    label: 'Marketing style',
    hint: 'Your name on every picture and a card at the end.',
  },
  {
    type: 'text',
    name: 'businessName',
    label: 'Business name',
    hint: 'The card at the end needs it.',
    max: GIF_LIMITS.name,
    when: isBranded,
  },
  { type: 'text', name: 'businessTagline', label: 'Tagline', max: GIF_LIMITS.tagline, when: isBranded },
  { type: 'text', name: 'callToAction', label: 'Call to action', max: GIF_LIMITS.callToAction, when: isBranded },
  { type: 'text', name: 'website', label: 'Website', max: GIF_LIMITS.website, when: isBranded },
]

export const LETTERING: FieldList<GifSettings> = [
  {
    type: 'switch',
    name: 'inferFontFromLogo',
    label: 'Font after the logo',
    hint: 'Picks the font whose strokes and serifs fit its lettering. Without a logo the first picture is looked at.',
  },
]

export const LOOK: FieldList<GifSettings> = [
  {
    type: 'group',
    title: 'Frame and background',
    summary: (settings) => (hasGround(settings) ? GROUNDS[settings.backgroundType] : FRAMES[settings.frameStyle]),
    fields: [
      { type: 'select', name: 'frameStyle', label: 'Frame', options: FRAMES },
      {
        type: 'switch',
        name: 'useAestheticBackground',
        label: 'Background',
        hint: 'Around pictures that do not fill the frame; white without it.',
      },
      { type: 'select', name: 'backgroundType', label: 'Kind of background', options: GROUNDS, when: hasGround },
      { type: 'select', name: 'backgroundStyle', label: 'Its colours', options: GROUND_STYLES, when: hasGround },
    ],
  },
]
