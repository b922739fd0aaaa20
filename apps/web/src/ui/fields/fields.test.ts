import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldList } from './field-list.ts'
import { Fields } from './fields.tsx'

interface Form {
  title: string
  story: string
  mails: boolean
  size: number
  ink: string
  font: 'Inter' | 'Tinos'
  seconds: number
}

const FORM: Form = { title: '', story: 'Bread', mails: false, size: 80, ink: '#FF8800', font: 'Tinos', seconds: 2 }

const TITLE: FieldList<Form> = [
  {
    type: 'text',
    name: 'title',
    label: 'Title',
    hint: ({ mails }) => (mails ? 'Also the subject of the mail.' : undefined),
    required: true,
    max: 120,
    error: ({ title }) => (title.trim() ? undefined : 'Please write a title.'),
  },
]

const draw = (of: FieldList<Form>, changes: Partial<Form> = {}): string =>
  renderToStaticMarkup(createElement(Fields<Form>, { of, form: { ...FORM, ...changes }, onChange: () => {} }))

function controlOf(html: string, label: string): string {
  const [, id] = html.match(new RegExp(`<label for="([^"]+)"[^>]*>${label}(?=<)`)) ?? []
  return html.match(new RegExp(`<(?:input|textarea|select) [^>]*id="${id}"[^>]*>`))?.[0] ?? ''
}

test('a required field without a value is marked as invalid with the reason, until it has a value', () => {
  const missing = draw(TITLE)
  expect(controlOf(missing, 'Title')).toContain('aria-invalid="true"')
  const [, reason] = controlOf(missing, 'Title').match(/aria-describedby="(\S+)"/) ?? []
  expect(missing.split(`id="${reason}"`)[1]).toContain('Please write a title.')
  expect(missing).not.toContain('(optional)')

  const written = draw(TITLE, { title: 'Baking' })
  expect(controlOf(written, 'Title')).toContain('value="Baking"')
  expect(written).not.toContain('aria-invalid="true"')
  expect(written).not.toContain('Please write a title.')
})

test('a hint may depend on the form', () => {
  expect(draw(TITLE)).not.toContain('Also the subject')
  expect(draw(TITLE, { mails: true })).toContain('Also the subject of the mail.')
})

test('a text has a maximum length, a paragraph says how much of it is used', () => {
  expect(controlOf(draw(TITLE), 'Title')).toMatch(/^<input .*maxLength="120"/)
  const story = draw([{ type: 'paragraph', name: 'story', label: 'Story', max: 2000, rows: 3, aside: 'length' }])
  expect(controlOf(story, 'Story')).toMatch(/^<textarea .*maxLength="2000" .*rows="3"/)
  expect(story).toContain('>Bread</textarea>')
  expect(story).toContain('5/2,000')
  expect(story).toContain('(optional)')
})

test('a number has its bounds, a switch its state, a colour the browser’s lower case', () => {
  const size = draw([{ type: 'number', name: 'size', label: 'Size', min: 4, max: 2000 }])
  expect(controlOf(size, 'Size')).toMatch(/type="number" .*min="4" max="2000" step="1" .*value="80"/)
  const mails: FieldList<Form> = [{ type: 'switch', name: 'mails', label: 'Mail it' }]
  expect(draw(mails)).toContain('role="switch" aria-label="Mail it" aria-checked="false"')
  expect(draw(mails, { mails: true })).toContain('aria-checked="true"')
  const ink = draw([{ type: 'color', name: 'ink', label: 'Ink' }])
  expect(controlOf(ink, 'Ink')).toMatch(/type="color" .*value="#ff8800"/)
})

test('a choice shows what is chosen: by values, by labels or as cards', () => {
  const font = draw([{ type: 'select', name: 'font', label: 'Font', options: { Inter: 'Plain', Tinos: 'Serif' } }])
  expect(controlOf(font, 'Font')).toMatch(/^<select/)
  expect(font).toContain('<option value="Tinos" selected="">Serif</option>')
  expect(font).toContain('<option value="Inter">Plain</option>')

  const seconds = draw([{ type: 'cards', name: 'seconds', label: 'Each stays', options: [1, 2, 4] }])
  expect(seconds).toMatch(/<legend[^>]*>Each stays<\/legend>/)
  expect(seconds.match(/<input type="radio"/g)).toHaveLength(3)
  expect(seconds.match(/checked="" value="\d"/g)).toEqual(['checked="" value="2"'])
})

test('rows and groups hold fields; a field that does not apply is left out', () => {
  const list: FieldList<Form> = [
    {
      type: 'group',
      title: 'Letters',
      summary: ({ font }) => font,
      fields: [
        {
          type: 'row',
          fields: [
            { type: 'number', name: 'size', label: 'Size', min: 4, max: 2000 },
            { type: 'color', name: 'ink', label: 'Ink', when: ({ mails }) => mails },
          ],
        },
      ],
    },
  ]
  expect(draw(list)).toMatch(/<details.*<summary.*Letters.*Tinos.*<\/summary>.*Size.*<\/details>/)
  expect(draw(list)).not.toContain('Ink')
  expect(draw(list, { mails: true })).toContain('Ink')
})
