import type { ModeFigures } from '@ufaro/contract/http/admin-reports.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ByTool } from './by-tool.tsx'

const draw = (figures: readonly ModeFigures[]) => renderToStaticMarkup(createElement(ByTool, { figures }))
const figuresOf = (mode: ModeFigures['mode'], changes: Partial<ModeFigures> = {}): ModeFigures => ({
  ...{ mode, total: 0, successful: 0, failed: 0, revenue: 0, provider_cost: 0, verdicts: { good: 0, bad: 0 } },
  ...changes,
})

test('tools that were used or paid for have a row, and the others share one line', () => {
  const html = draw([
    figuresOf('headshot', { total: 3, successful: 3 }),
    figuresOf('gif', { revenue: 500_00 }),
    figuresOf('dp'),
    figuresOf('flyer'),
  ])
  expect(html.match(/<tr/g)).toHaveLength(3)
  expect(html).toContain('3 (100%)')
  expect(html).toContain('Not used: Profile Pics, Flyers.')
})

test('without any use there is no table, and without unused tools no line', () => {
  expect(draw([figuresOf('dp'), figuresOf('flyer')])).toBe('')
  expect(draw([figuresOf('dp', { total: 1, failed: 1 })])).not.toContain('Not used')
})
