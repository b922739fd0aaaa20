import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../../test/people.ts'

// The session module reads localStorage on import, so replace it before the imports.
vi.stubGlobal('window', { localStorage: memoryStorage() })
const { bodyOf, EMPTY_PAGE } = await import('./event-page.form.ts')

test('a template prints the typed hour in any time zone of the browser, and the venue on its own line', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const typed = { title: 'Book night', startsAt: '2026-12-19T14:00', venue: ' Ilesa Town Hall ' }
  expect(bodyOf({ ...EMPTY_PAGE, ...typed, source: 'template', templateId: 'event-poster' })).toMatchObject({
    starts_at: '2026-12-19T13:00:00.000Z',
    templateValues: { title: 'Book night', text: '19 Dec 2026, 14:00\nIlesa Town Hall' },
  })
  vi.unstubAllEnvs()
})
