import { expect, test } from 'vitest'
import { renderLetter } from './letter-layout.ts'

test('texts of a letter are never read as markup, in plain text and in HTML', () => {
  const { text, html } = renderLetter({
    subject: 'A & B',
    heading: '<script>alert(1)</script>',
    paragraphs: ['"quoted" & <b>bold</b>'],
    button: { label: 'Go', url: 'https://studio.example/x?a=1&b="2"' },
    notes: ['Bye'],
  })
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('href="https://studio.example/x?a=1&amp;b=&quot;2&quot;"')
  expect(text).toContain('"quoted" & <b>bold</b>')
  expect(text).toContain('Go:\nhttps://studio.example/x?a=1&b="2"\n')
})
